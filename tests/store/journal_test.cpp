#include <fstream>
#include <future>

#include <catch2/catch.hpp>

#include "base/dice.h"
#include "game/turn/shares.h"
#include "store/keeper.h"
#include "store/state_json.h"

using namespace store;

TEST_CASE("an event reads back as it was written", "[journal]") {
    game::StandMoved moved;
    moved.stand = StandId{7};
    moved.path = {
        {1_in,    2_in},
        {-3.5_in, 4_in}
    };
    moved.facing = 90_deg;
    moved.aboard = {StandId{8}};
    const auto text = write_event(game::Event{moved});
    CHECK(text.starts_with("{\"stand_moved\":{\"stand\":7,\"path\":[[1000,2000],[-3500,4000]]"));
    const auto read = read_event(text);
    REQUIRE(read);
    CHECK(write_event(*read) == text);
}

TEST_CASE("an event of an older journal reads without the card that it did not name", "[journal]") {
    const auto event = read_event(R"({"card_taken_back":{"played":7}})");
    REQUIRE(event);
    CHECK(get<game::CardTakenBack>(*event).card.empty());
}

TEST_CASE("a journal that is half understood is not read", "[journal]") {
    CHECK(read_event("{\"turn_begun\":{\"turn\":3}}"));
    CHECK_FALSE(read_event("{\"turn_begun\":{}}"));
    CHECK_FALSE(read_event("{\"turn_begun\":{\"turn\":3,\"more\":1}}"));
    CHECK_FALSE(read_event("{\"turn_begun\":{\"turn\":3.5}}"));
    CHECK_FALSE(read_event("{\"turn_begun\":{\"turn\":99999999999}}"));
    CHECK_FALSE(read_event("{\"step_opened\":{\"subphase\":\"tea\"}}"));
    CHECK_FALSE(read_event("{\"tea_served\":{}}"));
    CHECK_FALSE(read_event("{\"turn_begun\":"));
}

TEST_CASE("the whole state reads back as it was written, options too", "[snapshots]") {
    game::Game game;
    game.turn = 4;
    game.committed = {true, false};
    game.winner = game::Side::Red;
    game.scenario.options.fow_hand_limit = 5;
    game.scenario.options.camouflage_allowed = false;
    game.stands.emplace_back().id = StandId{1001};
    game.stands.back().fired_in = game::Subphase::GeneralFire;
    game.forced_dice = {
        {"t1/4B/hit", 7}
    };
    const auto read = read_state(write_state(game));
    REQUIRE(read);
    CHECK(*read == game);
    CHECK(digest_of(*read) == digest_of(game));
    game.stands.back().suppressed = true;
    CHECK(digest_of(*read) != digest_of(game));
}

TEST_CASE("what was acknowledged is there after the program is gone", "[journal]") {
    Keeper keeper;
    REQUIRE(keeper.begin() == Outcome::Written);
    for (int turn = 1; turn <= 5; ++turn)
        REQUIRE(keeper.act(turn, "c" + std::to_string(turn)) == Outcome::Written);
    keeper.writer.reset();
    const auto history = keeper.read();
    CHECK(history.damage.empty());
    CHECK(history.head.seq == 15);
    CHECK(history.head.hash == keeper.head.hash);
    CHECK(history.events[3].cause.cmd_id == "c2");
    CHECK(history.events[4].cause.cmd_id.empty());
    CHECK(replayed(history.events) == keeper.game);
    auto db = open_to_read(keeper.temporary.path);
    CHECK(replies_of(db, keeper.battle.id).size() == 5);
    const auto verdict = verify_battle(db, keeper.battle);
    CHECK(verdict.damage.empty());
    CHECK(verdict.snapshots == 5);
}

TEST_CASE("a flipped bit is found, and the last good event is named", "[journal]") {
    const auto* sql = GENERATE("UPDATE journal SET event = replace(event, '3', '2') WHERE seq = 7",
                               "UPDATE journal SET cause = cause || ' ' WHERE seq = 7",
                               "UPDATE journal SET at = at + 1 WHERE seq = 7",
                               "UPDATE journal SET hash = zeroblob(32) WHERE seq = 7",
                               "DELETE FROM journal WHERE seq = 7");
    Keeper keeper;
    keeper.begin();
    for (int turn = 1; turn <= 5; ++turn) keeper.act(turn, "c" + std::to_string(turn));
    keeper.damage(sql);
    const auto history = keeper.read();
    CHECK(history.head.seq == 6);
    CHECK(history.damage.find('7') != std::string::npos);
}

TEST_CASE("a snapshot that a replay does not come to is found", "[snapshots]") {
    Keeper keeper;
    keeper.begin();
    keeper.act(1, "c1");
    keeper.damage("UPDATE snapshot SET state = replace(state, '\"turn\":1', '\"turn\":2')");
    auto db = open_to_read(keeper.temporary.path);
    CHECK_FALSE(verify_battle(db, keeper.battle).damage.empty());
}

TEST_CASE("S-102 a share that is not the promised one is found", "[snapshots][S-102]") {
    Keeper keeper;
    keeper.begin();
    const std::string promised(32, 'a');
    const auto share = GENERATE(std::string(32, 'a'), std::string(32, 'c'));
    Batch batch;
    batch.rows =
        seal(keeper.head, 1000,
             {
    },
             {game::SharePromised{game::Side::Blue, game::promise_for(game::Side::Blue, promised)},
              game::SharePromised{game::Side::Red, std::string(64, 'e')},
              game::ContributionGiven{game::Side::Blue, share}});
    REQUIRE(keeper.write(std::move(batch)) == Outcome::Written);
    auto db = open_to_read(keeper.temporary.path);
    CHECK(verify_battle(db, keeper.battle).damage ==
          (share == promised ? "" : "a share is not as promised at event 3"));
}

TEST_CASE("S-103 dice that were left out are found by what they came to, though the chain is whole",
          "[snapshots][S-103]") {
    Keeper keeper;
    keeper.begin();
    const std::string kind = "t1/2A/initiative/0/";
    SeededDice dice(keeper.battle.seed);
    const int blue = dice.d10(kind + "blue"), red = dice.d10(kind + "red");
    game::InitiativeRolled shown;
    shown.rolls = {
        {blue, red}
    };
    game::Event event = shown;
    std::string damage;
    SECTION("both are there") {
        event.rolled = {
            {kind + "blue", blue},
            {kind + "red",  red }
        };
    }
    SECTION("one is left out") {
        event.rolled = {
            {kind + "blue", blue}
        };
        damage = "a die is missing at event 1";
    }
    SECTION("all are") { damage = "a die is missing at event 1"; }
    CHECK(keeper.damage_of({}, {event}) == damage);
}

TEST_CASE(
    "S-103 before ADR 31 the dice of a command stood in its first event, with or without shares",
    "[snapshots][S-103]") {
    Keeper keeper;
    keeper.begin();
    const std::string kind = "t1/2A/initiative/0/";
    SeededDice dice(keeper.battle.seed);
    const int blue = dice.d10(kind + "blue"), red = dice.d10(kind + "red");
    game::Event first = game::StepOpened{game::Subphase::Initiative};
    first.rolled = {
        {kind + "blue", blue},
        {kind + "red",  red }
    };
    game::InitiativeRolled shown;
    shown.rolls = {
        {blue, red}
    };
    std::string damage;
    SECTION("as it was written") {}
    SECTION("one is left out") {
        first.rolled.pop_back();
        damage = blue == red ? "" : "a die is missing at event 2";
    }
    CHECK(keeper.damage_of({"clock", {}, {}}, {first, shown}) == damage);
}

TEST_CASE("a torn tail leaves whole commands and nothing half", "[journal]") {
    Keeper keeper;
    keeper.begin();
    for (int turn = 1; turn <= 6; ++turn) keeper.act(turn, "c" + std::to_string(turn));
    auto wal = keeper.folder.file();
    wal += "-wal";
    const auto size = std::filesystem::file_size(wal);
    REQUIRE(size > 4096);
    for (std::uintmax_t cut = 0; cut < size; cut += size / 23 + 1) {
        TemporaryFolder copy;
        const auto file = DataFolder::file_of(copy.path);
        std::filesystem::copy_file(keeper.folder.file(), file);
        std::filesystem::copy_file(wal, file.string() + "-wal");
        std::filesystem::resize_file(file.string() + "-wal", cut);
        Database db(file, Access::ReadWrite);
        if (db.one_number("SELECT count(*) FROM sqlite_schema") == 0) continue;
        const auto history = read_history(db, keeper.battle.id, keeper.battle.commitment);
        CHECK(history.damage.empty());
        CHECK(history.head.seq % 3 == 0);
        CHECK(replies_of(db, keeper.battle.id).size() ==
              static_cast<std::size_t>(history.head.seq / 3));
    }
}

TEST_CASE("the journal can only be appended to, without gaps", "[journal]") {
    Keeper keeper;
    keeper.begin();
    keeper.act(1, "c1");
    Database db(keeper.folder.file(), Access::ReadWrite);
    CHECK_THROWS_AS(db.run("UPDATE journal SET event = '{}'"), DatabaseError);
    CHECK_THROWS_AS(db.run("DELETE FROM journal"), DatabaseError);
    CHECK_THROWS_AS(db.run("UPDATE reply SET reply = ''"), DatabaseError);
    keeper.head.seq += 1;
    CHECK(keeper.act(2, "c2") == Outcome::Damaged);
    CHECK(keeper.read().head.seq == 3);
}

TEST_CASE("the same command is never kept twice", "[journal]") {
    Keeper keeper;
    keeper.begin();
    CHECK(keeper.act(1, "same") == Outcome::Written);
    CHECK(keeper.act(2, "same") == Outcome::Damaged);
    CHECK(keeper.read().head.seq == 3);
}

TEST_CASE("after a failed commit nothing more is acknowledged", "[writer]") {
    int commits = 0;
    Keeper keeper([&] {
        if (++commits == 3) throw DatabaseError(10, "the disk failed");
    });
    CHECK(keeper.begin() == Outcome::Written);
    CHECK(keeper.act(1, "c1") == Outcome::Written);
    CHECK(keeper.act(2, "c2") == Outcome::Broken);
    CHECK(keeper.act(3, "c3") == Outcome::Broken);
    CHECK(keeper.writer->health() == Outcome::Broken);
    CHECK(keeper.read().head.seq == 3);
}

TEST_CASE("a full disk refuses, and is written to again when there is room", "[writer]") {
    std::atomic<bool> full = false;
    Keeper keeper([&] {
        if (full) throw DatabaseError(13, "database or disk is full");
    });
    keeper.begin();
    keeper.act(1, "c1");
    const auto head = keeper.head;
    full = true;
    CHECK(keeper.act(2, "c2") == Outcome::DiskFull);
    CHECK(keeper.writer->health() == Outcome::DiskFull);
    full = false;
    keeper.head = head;
    CHECK(keeper.act(2, "c2") == Outcome::Written);
    CHECK(keeper.read().head.seq == 6);
}

TEST_CASE("a file that another program holds is written to once it lets go", "[writer]") {
    bool held = false;
    Keeper keeper([&] {
        if (held) throw DatabaseError(5, "database is locked");
    });
    keeper.begin();
    const auto head = keeper.head;
    held = true;
    CHECK(keeper.act(1, "c1") == Outcome::DiskFull);
    held = false;
    keeper.head = head;
    CHECK(keeper.act(1, "c1") == Outcome::Written);
    CHECK(keeper.writer->health() == Outcome::Written);
}

TEST_CASE("a mistake of ours over one battle writes nothing of it, and stops no other",
          "[writer]") {
    Keeper keeper;
    keeper.begin();
    Batch mistaken;
    mistaken.also = [](Database& db) {
        db.run("DELETE FROM seat");
        throw std::logic_error("a mistake for this test");
    };
    CHECK(keeper.write(std::move(mistaken)) == Outcome::Damaged);
    CHECK(keeper.writer->health() == Outcome::Written);
    auto db = open_to_read(keeper.temporary.path);
    CHECK(seats_of(db, keeper.battle.id).size() == 1);
    CHECK(keeper.act(1, "c1") == Outcome::Written);
}

TEST_CASE("what is queued together is committed together", "[writer]") {
    Keeper keeper;
    keeper.begin();
    const auto commits = keeper.writer->figures().commits;
    std::promise<void> last;
    for (int turn = 1; turn <= 500; ++turn) {
        Batch batch;
        batch.battle = keeper.battle.id;
        batch.rows =
            seal(keeper.head, turn, {"blue", std::to_string(turn), "{}"}, some_events(turn));
        if (turn == 500) batch.done = [&](Outcome) { last.set_value(); };
        keeper.writer->append(std::move(batch));
    }
    last.get_future().wait();
    const auto figures = keeper.writer->figures();
    CHECK(figures.rows == 1500);
    CHECK(figures.commits - commits < 250);
    CHECK(keeper.read().head.seq == 1500);
}
