#include <catch2/catch.hpp>

#include "store/agreement.h"
#include "store/file_checks.h"
#include "store/keeper.h"
#include "store/older_file.h"
#include "store/ruined_file.h"

using namespace store;
using Catch::Matchers::Contains;

namespace {

/// Five commands, links in all their states, and some lines of chat.
struct Told : Keeper {
    Told() {
        begin();
        for (int turn = 1; turn <= 5; ++turn) act(turn, "c" + std::to_string(turn));
        writer.reset();
        run("INSERT INTO link VALUES ($, zeroblob(32), 'red', 1, NULL),"
            " ($, randomblob(32), 'blue', 1, randomblob(32));"
            "INSERT INTO chat VALUES ($, 1, 1, 'blue', 'side', 'one'), ($, 2, 1, 'referee', 'all', "
            "'two')");
    }
    /// $ is the battle.
    void run(std::string sql) {
        for (auto at = sql.find('$'); at != std::string::npos; at = sql.find('$'))
            sql.replace(at, 1, "'" + battle.id + "'");
        Database(folder.file(), Access::ReadWrite).run(sql);
    }
    std::string found_at_opening() {
        auto db = open_to_read(temporary.path);
        return disagreement(db, battle, read_history(db, battle.id, battle.commitment),
                            replies_of(db, battle.id));
    }
    std::string found_by_verify() {
        auto db = open_to_read(temporary.path);
        return verify_battle(db, battle).damage;
    }
    std::string file_found() {
        auto db = open_to_read(temporary.path);
        return file_damage(db, "db");
    }
};

}  // namespace

TEST_CASE("a battle with spent links, links that nobody opened, and no key is healthy",
          "[agreement]") {
    Told told;
    told.run("DELETE FROM seat");
    CHECK(told.found_at_opening().empty());
    CHECK(told.found_by_verify().empty());
    CHECK(told.file_found().empty());
}

TEST_CASE("what contradicts the journal is found when a battle is opened and by verify",
          "[agreement]") {
    const auto [sql, found] = GENERATE(table<const char*, const char*>({
        {"INSERT INTO reply SELECT $, 'red', 'c1', 3, reply FROM reply WHERE cmd_id = 'c1'",
         "red/c1 belongs to no command"                                                                                    },
        {"INSERT INTO reply SELECT $, 'blue', 'c9', 3, reply FROM reply WHERE cmd_id = 'c1'",
         "blue/c9 belongs to no command"                                                                                   },
        {"UPDATE reply SET seq = 99 WHERE cmd_id = 'c1'",                                           "blue/c1 belongs to no"},
        {"UPDATE reply SET seq = -1 WHERE cmd_id = 'c1'",                                           "blue/c1 belongs to no"},
        {"UPDATE reply SET reply = 'yes' WHERE cmd_id = 'c2'",                                      "blue/c2 is not what"  },
        {"UPDATE reply SET reply = replace(reply, 'c2', 'c3')",                                     "blue/c2 is not what"  },
        {"DELETE FROM reply WHERE cmd_id = 'c3'",                                                   "has no answer"        },
        {"UPDATE link SET role = 'green'",                                                          "no seat green"        },
        {"UPDATE link SET role = 'blue2'",                                                          "no seat blue2"        },
        {"UPDATE chat SET sender = 'public' WHERE number = 1",                                      "chat is not what"     },
        {"UPDATE chat SET channel = 'Side' WHERE number = 1",                                       "chat is not what"     },
        {"DELETE FROM journal WHERE seq > 12",                                                      "ends with event 12"   },
        {"DELETE FROM journal WHERE seq > 12; DELETE FROM reply WHERE seq > 12;"
         "UPDATE progress SET seq = 12, hash = (SELECT hash FROM journal WHERE seq = 12)", "a snapshot is later"  },
        {"UPDATE progress SET hash = zeroblob(32)",                                                 "ends with event 15"   },
    }));
    INFO(sql);
    Told told;
    told.damage("");
    told.run(sql);
    CHECK_THAT(told.found_at_opening(), Contains(found));
    CHECK_THAT(told.found_by_verify(), Contains(found));
}

TEST_CASE("a lost line of chat is found by verify, and the battle goes on", "[agreement]") {
    const auto* sql = GENERATE("DELETE FROM chat WHERE number = 1",
                               "UPDATE chat SET number = 9 WHERE number = 1");
    INFO(sql);
    Told told;
    told.damage("");
    told.run(sql);
    CHECK(told.found_at_opening().empty());
    CHECK_THAT(told.found_by_verify(), Contains("chat is missing"));
}

TEST_CASE("verify finds what is wrong with the file as a whole", "[agreement]") {
    const auto [sql, found] = GENERATE(table<const char*, const char*>({
        {"DROP TRIGGER journal_is_kept",                                                        "journal_is_kept is missing" },
        {"CREATE TRIGGER more AFTER INSERT ON seat BEGIN DELETE FROM chat; END",
         "more is no table or trigger"                                                                                       },
        {"DROP TRIGGER journal_is_kept; CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal "
         "BEGIN SELECT 1; END",                                                        "journal_is_kept is not made"},
        {"CREATE VIEW another AS SELECT * FROM battle",                                         "another is no table"        },
        {"ALTER TABLE chat ADD COLUMN more TEXT",                                               "chat is not made"           },
        {"PRAGMA foreign_keys = OFF; DROP TRIGGER battle_is_fixed; UPDATE battle SET id = 'x'",
         "belongs to no battle"                                                                                              },
    }));
    INFO(sql);
    Told told;
    CHECK(told.file_found().empty());
    told.run(sql);
    CHECK_THAT(told.file_found(), Contains(found));
}

TEST_CASE("verify finds a ruined index, which no battle may have met", "[agreement]") {
    Told told;
    const auto file = told.folder.file();
    ruin::page(file, ruin::root_of(file, "sqlite_autoindex_seat_1"));
    CHECK_FALSE(told.file_found().empty());
}

TEST_CASE("a database that was brought up to date step by step is made like a new one",
          "[agreement]") {
    const TemporaryFolder temporary;
    {
        const DataFolder first(temporary.path, "db");
        Database db(first.file(), Access::ReadWrite);
        older::make(db, 1);
    }
    const DataFolder now(temporary.path, "db");
    auto db = open_to_read(temporary.path);
    CHECK(file_damage(db, "db").empty());
}
