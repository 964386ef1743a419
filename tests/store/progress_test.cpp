#include <future>
#include <map>
#include <set>

#include <catch2/catch.hpp>

#include "store/older_file.h"
#include "store/ruined_file.h"
#include "store/writer.h"
#include "support/temporary_folder.h"

using namespace store;

namespace {

/// A folder whose battles are written as a room writes them.
struct Shelf {
    TemporaryFolder temporary;
    std::optional<DataFolder> folder{std::in_place, temporary.path, "db"};
    std::optional<Writer> writer{std::in_place, *folder};
    std::map<std::string, Head> heads;

    static Outcome write(Writer& to, Batch batch) {
        std::promise<Outcome> told;
        batch.done = [&](Outcome outcome) { told.set_value(outcome); };
        to.append(std::move(batch));
        return told.get_future().get();
    }
    std::string begin() {
        const auto battle = new_battle("demo", "A battle", 1000, "seed");
        Batch batch;
        batch.battle = battle.id;
        batch.begins = battle;
        heads[battle.id] = empty_journal(battle.id, battle.commitment);
        REQUIRE(write(*writer, std::move(batch)) == Outcome::Written);
        return battle.id;
    }
    Outcome act(const std::string& battle, game::Events events, const std::string& cmd_id = "c",
                bool by_person = true) {
        Batch batch;
        batch.battle = battle;
        for (const auto& event : events)
            if (const auto* turn = get_if<game::TurnBegun>(&event))
                batch.stage = Stage{turn->turn, 8, false, false, 10 * turn->turn};
        batch.by_person = by_person;
        batch.rows = seal(heads[battle], 1000, {"blue", cmd_id, "{}"}, events);
        return write(*writer, std::move(batch));
    }
    /// Ends the server, so that all stands in one file.
    std::filesystem::path close() {
        const auto file = folder->file();
        writer.reset();
        folder.reset();
        return file;
    }
    void open() {
        folder.emplace(temporary.path, "db");
        writer.emplace(*folder);
    }
    std::optional<Progress> progress(const std::string& battle) {
        auto db = open_to_read(temporary.path);
        return progress_of(db, battle);
    }
};

/// Without it no table is found; a server does not start on it.
bool has_no_schema(Database& db) {
    try {
        return db.one_number("SELECT count(*) FROM sqlite_schema") == 0;
    } catch (const DatabaseError&) {
        return true;
    }
}

}  // namespace

TEST_CASE("what the list says of a battle is written with the command that changes it", "[store]") {
    Shelf shelf;
    const auto battle = shelf.begin();
    CHECK(shelf.progress(battle)->seq == 0);
    REQUIRE(shelf.act(battle, {game::TurnBegun{9}}, "b", false) == Outcome::Written);
    auto now = *shelf.progress(battle);
    CHECK(now.stage == Stage{9, 8, false, false, 90});
    CHECK_FALSE(now.played);
    REQUIRE(shelf.act(battle,
                      {
                          game::TurnBegun{10},
                          game::Written{{}, "words"}
    }) == Outcome::Written);
    now = *shelf.progress(battle);
    CHECK(now.stage.turn == 10);
    CHECK(now.played);
    CHECK(now.seq == 3);
    CHECK(now.hash == shelf.heads[battle].hash);
    const auto bytes = now.bytes;
    REQUIRE(shelf.act(battle, {
                                  game::Written{{}, std::string(1000, 'x')}
    }) == Outcome::Written);
    CHECK(shelf.progress(battle)->bytes > bytes + 1000);
}

TEST_CASE("a look in the writer's turn writes nothing", "[writer]") {
    Shelf shelf;
    const auto battle = shelf.begin();
    std::vector<std::int64_t> written;
    for (int i = 0; i < 3; ++i) {
        Batch look;
        look.battle = battle;
        look.also = [&](Database& db) {
            written.push_back(db.one_number("SELECT total_changes()"));
        };
        REQUIRE(Shelf::write(*shelf.writer, std::move(look)) == Outcome::Written);
    }
    CHECK(written == std::vector(3, written.front()));
}

TEST_CASE("S-99 whose open step ends by the clock is found without reading a journal",
          "[store][S-99]") {
    Shelf shelf;
    std::vector<std::string> battles;
    for (int i = 0; i < 3; ++i) {
        battles.push_back(shelf.begin());
        REQUIRE(shelf.act(battles.back(), {game::TurnBegun{i}}) ==
                Outcome::Written);  // due at 10 i
    }
    auto db = open_to_read(shelf.temporary.path);
    CHECK(due_battles(db, 9).empty());
    CHECK(due_battles(db, 10) == std::vector{battles[1]});
    CHECK(due_battles(db, kToTheEnd).size() == 2);
    Batch aside;
    aside.battle = battles[1];
    aside.aside = SetAside{1000, "a mistake"};
    REQUIRE(Shelf::write(*shelf.writer, std::move(aside)) == Outcome::Written);
    CHECK(due_battles(db, kToTheEnd) == std::vector{battles[2]});
}

TEST_CASE("S-99 a ruined index stops no battle's clock", "[store][S-99]") {
    Shelf shelf;
    const auto battle = shelf.begin();
    REQUIRE(shelf.act(battle, {game::TurnBegun{1}}) == Outcome::Written);  // due at 10
    const auto file = shelf.close();
    ruin::page(file, ruin::root_of(file, "progress_by_due"));
    Database db(file, Access::ReadOnly);
    CHECK(due_battles(db, 9).empty());
    CHECK(due_battles(db, 10) == std::vector{battle});
}

TEST_CASE("battles from before the list had columns get theirs from their journals", "[store]") {
    Shelf shelf;
    const auto whole = shelf.begin();
    REQUIRE(shelf.act(whole, {game::TurnBegun{1}, game::Paused{"tea"}}, "bot17-1", false) ==
            Outcome::Written);
    REQUIRE(shelf.act(whole, {game::TurnBegun{2}}) == Outcome::Written);
    const auto flipped = shelf.begin();
    REQUIRE(shelf.act(flipped, {game::TurnBegun{3}}) == Outcome::Written);
    REQUIRE(shelf.act(flipped, {game::TurnBegun{4}}) == Outcome::Written);
    const auto head = shelf.heads[whole];
    const auto file = shelf.close();
    {
        Database db(file, Access::ReadWrite);
        older::make(db, 2);
    }
    REQUIRE(ruin::words(file, "{\"turn_begun\":{\"turn\":4}}"));
    shelf.open();
    const auto made = *shelf.progress(whole);
    CHECK(made.stage == Stage{2, 0, false, true});
    CHECK(made.played);
    CHECK(made.seq == 3);
    CHECK(made.hash == head.hash);
    CHECK(shelf.progress(flipped)->stage.turn == 3);
    CHECK(shelf.act(whole, {game::TurnBegun{3}}) == Outcome::Written);
}

TEST_CASE("a ruined page hides its own battles from the list and no others", "[store]") {
    Shelf shelf;
    std::set<std::string> made;
    for (int i = 0; i < 120; ++i) made.insert(shelf.begin());
    const auto file = shelf.close();
    const auto pages = static_cast<std::int64_t>(std::filesystem::file_size(file) / ruin::kPage);
    const auto root = ruin::root_of(file, "battle");
    std::size_t fewest = made.size();
    for (std::int64_t number = 2; number <= pages; ++number) {
        const TemporaryFolder copy;
        const auto ruined = copy.path / "x.sqlite";
        std::filesystem::copy_file(file, ruined);
        ruin::page(ruined, number);
        Database db(ruined, Access::ReadOnly);
        if (has_no_schema(db) || number == root) continue;
        const auto list = all_battles(db);
        for (const auto& battle : list.battles) CHECK(made.contains(battle.id));
        CHECK(list.damage.empty() == (list.battles.size() == made.size()));
        fewest = std::min(fewest, list.battles.size());
    }
    CHECK(fewest < made.size());
    CHECK(fewest > made.size() / 2);
}

TEST_CASE("what contradicts a battle's journal stops that battle, and the others are written",
          "[writer]") {
    Shelf shelf;
    const auto good = shelf.begin();
    const auto bad = shelf.begin();
    shelf.heads[bad].seq += 1;
    CHECK(shelf.act(bad, {game::TurnBegun{1}}) == Outcome::Damaged);
    CHECK(shelf.act(good, {game::TurnBegun{1}}) == Outcome::Written);
    CHECK(shelf.writer->health() == Outcome::Written);
}

TEST_CASE("of commands that are committed together damage takes back only those of its battle",
          "[writer]") {
    Shelf shelf;
    std::vector<std::string> battles;
    for (int i = 0; i < 8; ++i) battles.push_back(shelf.begin());
    shelf.heads[battles[3]].seq += 1;
    std::vector<std::promise<Outcome>> told(battles.size());
    for (std::size_t i = 0; i < battles.size(); ++i) {
        Batch batch;
        batch.battle = battles[i];
        batch.rows = seal(shelf.heads[battles[i]], 1000, {}, {game::TurnBegun{1}});
        batch.done = [&told, i](Outcome outcome) { told[i].set_value(outcome); };
        shelf.writer->append(std::move(batch));
    }
    for (std::size_t i = 0; i < battles.size(); ++i) {
        CHECK(told[i].get_future().get() == (i == 3 ? Outcome::Damaged : Outcome::Written));
        CHECK(shelf.progress(battles[i])->seq == (i == 3 ? 0 : 1));
    }
}
