#include <future>
#include <set>

#include <catch2/catch.hpp>

#include "store/deletion.h"
#include "store/digest.h"
#include "store/writer.h"
#include "support/temporary_folder.h"

using namespace store;
using Catch::Matchers::Contains;

namespace {

constexpr std::int64_t kMadeThen = 1'700'000'000'000;

/// Battles with something in every table that names one.
struct FullShelf {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path, "db"};
    Writer writer{folder};
    Database db{folder.file(), Access::ReadWrite};

    Outcome write(Batch batch) {
        std::promise<Outcome> told;
        batch.done = [&](Outcome outcome) { told.set_value(outcome); };
        writer.append(std::move(batch));
        return told.get_future().get();
    }
    Battle begin(bool by_person, Stage stage = {1, 8, false, false}, bool has_maker = true) {
        return begin(new_battle("demo", "A battle", kMadeThen), by_person, stage, has_maker);
    }
    Battle begin(Battle battle, bool by_person, Stage stage, bool has_maker) {
        Batch batch;
        batch.battle = battle.id;
        batch.begins = battle;
        if (has_maker) batch.maker = Maker{{}, hash_of_token("key"), true};
        batch.seats = {
            {"public", hash_of_token(battle.id)}
        };
        batch.links = {
            {"blue", hash_of_token("b" + battle.id)}
        };
        auto head = empty_journal(battle.id, battle.commitment);
        batch.rows = seal(head, kMadeThen, {"blue", "c1", "{}"}, {game::TurnBegun{1}});
        batch.reply = Reply{"blue", "c1", 1, "yes"};
        batch.snapshot = Snapshot{1, "digest", "{}"};
        batch.chat = ChatRow{1, kMadeThen, "blue", "all", "Good day."};
        batch.aside = SetAside{kMadeThen, "a mistake"};
        batch.stage = stage;
        batch.by_person = by_person;
        REQUIRE(write(std::move(batch)) == Outcome::Written);
        return battle;
    }
    std::set<std::string> tables_with(const std::string& battle) {
        std::set<std::string> names;
        const auto all = db.prepare("SELECT m.name FROM sqlite_schema AS m JOIN "
                                    "pragma_table_info(m.name) AS c ON c.name = 'battle'");
        while (all->step()) {
            const std::string name{all->text(0)};
            if (db.prepare("SELECT 1 FROM " + name + " WHERE battle = ?")->with(battle).step())
                names.insert(name);
        }
        return names;
    }
    Outcome remove(const std::string& battle) {
        Batch batch;
        batch.battle = battle;
        batch.also = [battle](Database& in) { delete_battle(in, battle, kMadeThen + 1); };
        return write(std::move(batch));
    }
};

}  // namespace

TEST_CASE("a battle that is deleted leaves its id, its commitment and its last hash, and no more",
          "[store][deletion]") {
    FullShelf shelf;
    const auto other = shelf.begin(true);
    const auto battle = shelf.begin(true);
    const auto all = shelf.tables_with(other.id);
    CHECK(all.size() == 9);
    const auto hash = progress_of(shelf.db, battle.id)->hash;
    CHECK_FALSE(is_gone(shelf.db, battle.id));
    REQUIRE(shelf.remove(battle.id) == Outcome::Written);
    CHECK(shelf.tables_with(battle.id).empty());
    CHECK_FALSE(find_battle(shelf.db, battle.id));
    CHECK(is_gone(shelf.db, battle.id));
    const auto left = shelf.db.prepare("SELECT at, commitment, hash FROM gone WHERE id = ?");
    REQUIRE(left->with(std::string_view(battle.id)).step());
    CHECK(left->whole(0) == kMadeThen + 1);
    CHECK(left->text(1) == battle.commitment);
    CHECK(left->text(2) == hash);
    CHECK(shelf.tables_with(other.id) == all);
    CHECK(shelf.remove("nobody's") == Outcome::Written);
    CHECK_FALSE(is_gone(shelf.db, "nobody's"));
}

TEST_CASE("nothing is written to a battle that is gone, and the others are written",
          "[store][deletion]") {
    FullShelf shelf;
    const auto other = shelf.begin(true);
    const auto battle = shelf.begin(true);
    REQUIRE(shelf.remove(battle.id) == Outcome::Written);
    for (const auto& [id, outcome] : {
             std::pair{battle.id, Outcome::Damaged},
             std::pair{other.id,  Outcome::Written}
    }) {
        Batch batch;
        batch.battle = id;
        batch.chat = ChatRow{2, kMadeThen, "red", "all", "Is anybody there?"};
        CHECK(shelf.write(std::move(batch)) == outcome);
    }
    CHECK(shelf.tables_with(battle.id).empty());
}

TEST_CASE("what is kept of a battle cannot be taken away but by its deletion",
          "[store][deletion]") {
    FullShelf shelf;
    const auto battle = shelf.begin(true);
    shelf.db.run("PRAGMA foreign_keys = OFF");
    for (const auto* table : {"battle", "journal", "reply"})
        CHECK_THROWS_WITH(shelf.db.run("DELETE FROM " + std::string(table)),
                          Contains("kept") || Contains("append-only"));
    REQUIRE(shelf.remove(battle.id) == Outcome::Written);
    CHECK_THROWS_WITH(shelf.db.run("DELETE FROM gone"), Contains("is kept"));
    CHECK_THROWS_WITH(shelf.db.run("UPDATE gone SET at = 0"), Contains("is kept"));
}

TEST_CASE("a battle that no person has played is kept for fourteen days", "[store][deletion]") {
    FullShelf shelf;
    const auto unplayed = shelf.begin(false);
    shelf.begin(true);
    shelf.begin(false, {1, 8, false, true});
    shelf.begin(false, {1, 8, false, false}, false);
    const auto due = kMadeThen + std::int64_t{14} * 24 * 3600 * 1000;
    CHECK(expired_battles(shelf.db, due - 1).empty());
    CHECK(expired_battles(shelf.db, due) == std::vector{unplayed.id});
    CHECK_FALSE(has_expired(shelf.db, unplayed.id, due - 1));
    CHECK(has_expired(shelf.db, unplayed.id, due));
    CHECK_FALSE(has_expired(shelf.db, "nobody's", due));
}

TEST_CASE("who made a battle is kept, of the demo nobody", "[store]") {
    FullShelf shelf;
    const auto made = shelf.begin(true);
    const auto demo = shelf.begin(true, {}, false);
    CHECK(maker_of(shelf.db, made.id)->key_hash == hash_of_token("key"));
    CHECK(maker_of(shelf.db, made.id)->is_listed);
    CHECK_FALSE(maker_of(shelf.db, demo.id));
    CHECK(all_makers(shelf.db).size() == 1);
}

TEST_CASE("a campaign leaves with all its battles, and with no other", "[store][deletion]") {
    FullShelf shelf;
    const auto book_of = [&](BookKind kind, const std::string& parent) {
        auto book = new_battle("demo", "A book", kMadeThen);
        book.kind = kind;
        book.parent = parent;
        return shelf.begin(book, true, {1, 8, false, false}, true);
    };
    const auto campaign = book_of(BookKind::Campaign, "");
    const auto first = book_of(BookKind::Battle, campaign.id);
    const auto second = book_of(BookKind::Battle, campaign.id);
    const auto other = shelf.begin(true);
    CHECK(battles_of(shelf.db, campaign.id).size() == 2);
    CHECK(find_battle(shelf.db, first.id)->parent == campaign.id);
    REQUIRE(shelf.remove(campaign.id) == Outcome::Written);
    for (const auto& id : {campaign.id, first.id, second.id}) {
        CHECK(shelf.tables_with(id).empty());
        CHECK(is_gone(shelf.db, id));
    }
    CHECK(find_battle(shelf.db, other.id));
}

TEST_CASE("a campaign is no battle, and neither it nor its battles leave by themselves",
          "[store][deletion]") {
    FullShelf shelf;
    const Stage due{1, 8, false, false, kMadeThen};
    auto campaign = new_battle("ryasna", "A campaign", kMadeThen);
    campaign.kind = BookKind::Campaign;
    shelf.begin(campaign, false, due, true);
    auto battle = new_battle("demo", "A battle of it", kMadeThen);
    battle.parent = campaign.id;
    shelf.begin(battle, false, due, true);
    const auto alone = shelf.begin(false, due);
    shelf.db.run("DELETE FROM set_aside");
    CHECK_FALSE(find_battle(shelf.db, campaign.id));
    CHECK(all_battles(shelf.db).battles.size() == 2);
    CHECK(due_battles(shelf.db, kMadeThen).size() == 2);
    const auto later = kMadeThen + 2 * kKeptUnplayed;
    CHECK(expired_battles(shelf.db, later) == std::vector{alone.id});
    CHECK_FALSE(has_expired(shelf.db, battle.id, later));
    CHECK_FALSE(has_expired(shelf.db, campaign.id, later));
}
