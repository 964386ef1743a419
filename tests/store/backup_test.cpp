#include <filesystem>
#include <set>
#include <string>

#include <catch2/catch.hpp>
#include <sys/stat.h>

#include "store/backup.h"
#include "store/battles.h"
#include "store/data_folder.h"
#include "store/digest.h"
#include "store/older_file.h"
#include "store/progress.h"
#include "store/ruined_file.h"
#include "support/temporary_folder.h"

using namespace store;
using Catch::Matchers::Contains;

namespace {

/// A backup that somebody has had his hands on, and where it is put back.
struct ForeignBackup {
    TemporaryFolder temporary;
    std::filesystem::path file = temporary.path / "a.backup";
    std::filesystem::path to = temporary.path / "to";
    Battle battle = new_battle("demo", "Kept", 1);

    explicit ForeignBackup(const std::string& sql = "") {
        const DataFolder folder(temporary.path / "from", "db");
        Database db(folder.file(), Access::ReadWrite);
        insert_battle(db, battle,
                      {
                          {"red", hash_of_token("t")}
        });
        for (int n = 1; n <= 400; ++n)
            db.run("INSERT INTO chat VALUES ('" + battle.id + "', " + std::to_string(n) +
                   ", 1, 'red', 'all', 'a line of many words that fills its page')");
        back_up(folder.file(), file);
        if (!sql.empty()) Database(file, Access::ReadWrite).run(sql);
    }
    [[nodiscard]] std::int64_t restored(const std::string& count) const {
        auto db = open_to_read(to);
        return db.one_number("SELECT count(*) FROM " + count);
    }
};

/// All that a database would run of itself.
std::vector<std::string> sql_in(const std::filesystem::path& folder) {
    std::vector<std::string> sql;
    auto db = open_to_read(folder);
    const auto select = db.prepare("SELECT sql FROM sqlite_schema ORDER BY name");
    while (select->step()) sql.emplace_back(select->text(0));
    return sql;
}

}  // namespace

TEST_CASE("a backup is private, complete, and never overwrites", "[backup]") {
    TemporaryFolder temporary;
    const auto from = temporary.path / "from";
    const auto to = temporary.path / "to";
    const auto file = temporary.path / "copy.backup";
    const DataFolder folder(from, "db");
    const auto battle = new_battle("demo", "Kept", 1);
    {
        Database db(folder.file(), Access::ReadWrite);
        insert_battle(db, battle,
                      {
                          {"blue", hash_of_token("t")}
        });
    }
    back_up(folder.file(), file);
    struct stat facts{};
    REQUIRE(::stat(file.c_str(), &facts) == 0);
    CHECK((facts.st_mode & 0777) == 0600);
    CHECK_THROWS_WITH(back_up(folder.file(), file), Contains("exists already"));
    CHECK(restore(file, to, "db").empty());
    CHECK_THROWS_WITH(restore(file, to, "db"), Contains("exists already"));
    auto db = open_to_read(to);
    REQUIRE(find_battle(db, battle.id));
    CHECK(find_battle(db, battle.id)->commitment == battle.commitment);
    CHECK(seats_of(db, battle.id).size() == 1);
}

TEST_CASE(
    "S-106 each restore has a word of its own, so that what is told after it has another address",
    "[backup][S-106]") {
    const ForeignBackup backup;
    std::set<std::string> words;
    for (const auto* folder : {"one", "two"}) {
        CHECK(restore(backup.file, backup.temporary.path / folder, "db").empty());
        auto db = open_to_read(backup.temporary.path / folder);
        words.insert(word_of_restore(db));
    }
    CHECK(words.size() == 2);
    CHECK_FALSE(words.contains(""));
    auto never = open_to_read(backup.temporary.path / "from");
    CHECK(word_of_restore(never).empty());
}

TEST_CASE("a file that is no backup is not restored", "[backup]") {
    TemporaryFolder temporary;
    const auto file = temporary.path / "x";
    Database(file, Access::ReadWrite).run("CREATE TABLE t (x)");
    CHECK_THROWS_WITH(restore(file, temporary.path / "to", "db"),
                      Contains("not a database of ordercap"));
    CHECK_THROWS_WITH(restore(temporary.path / "y", temporary.path / "to", "db"),
                      Contains("There is no"));
}

TEST_CASE("SQL of a file that is restored does not run, and is not taken over", "[backup]") {
    const ForeignBackup foreign(
        "CREATE TRIGGER more AFTER INSERT ON battle BEGIN DELETE FROM seat; END;"
        "CREATE VIEW another AS SELECT * FROM battle;"
        "CREATE TABLE more (x DEFAULT (random()));"
        "CREATE INDEX odd ON chat (upper(words));"
        "DROP TRIGGER journal_is_kept");
    CHECK(restore(foreign.file, foreign.to, "db").empty());
    const TemporaryFolder fresh;
    {
        const DataFolder made(fresh.path, "db");
    }
    CHECK(sql_in(foreign.to) == sql_in(fresh.path));
    CHECK(foreign.restored("seat") == 1);
    CHECK(foreign.restored("chat") == 400);
}

TEST_CASE("a table that would compute its rows is not restored", "[backup]") {
    const std::string columns = "battle, number, at, sender, channel, words";
    const auto made = GENERATE_COPY(
        as<std::string>{},
        "CREATE VIEW chat AS SELECT id AS battle, 1 AS number, 1 AS at, 'red' AS sender, 'all' AS "
        "channel, hex(seed) AS words FROM battle",
        "CREATE TABLE chat (battle, number, at, sender, channel, words AS (upper(sender)))",
        "CREATE VIRTUAL TABLE chat USING fts5(" + columns + ")");
    INFO(made);
    const ForeignBackup foreign("DROP TABLE chat; " + made);
    CHECK_THROWS(restore(foreign.file, foreign.to, "db"));
    CHECK_FALSE(std::filesystem::exists(DataFolder::file_of(foreign.to)));
}

TEST_CASE("a backup of an older version is restored into the tables of this one", "[backup]") {
    const auto version = GENERATE(1, 2, 3, 4, 5, 6);
    const ForeignBackup foreign;
    {
        Database db(foreign.file, Access::ReadWrite);
        older::make(db, version);
    }
    CHECK(restore(foreign.file, foreign.to, "db").empty());
    const DataFolder opened(foreign.to, "db");
    CHECK(foreign.restored("seat") == 1);
    auto db = open_to_read(foreign.to);
    CHECK(progress_of(db, foreign.battle.id));
}

TEST_CASE("a backup of a newer program is not restored", "[backup]") {
    const ForeignBackup foreign("PRAGMA user_version = 999");
    CHECK_THROWS_WITH(restore(foreign.file, foreign.to, "db"), Contains("newer ordercap"));
}

TEST_CASE("of a ruined backup what can be read is restored, and the rest told", "[backup]") {
    const ForeignBackup foreign;
    SECTION("a page is ruined") {
        ruin::page(foreign.file, ruin::root_of(foreign.file, "seat"));
        CHECK_FALSE(restore(foreign.file, foreign.to, "db").empty());
        CHECK(foreign.restored("seat") == 0);
    }
    SECTION("a row contradicts its table") {
        Database(foreign.file, Access::ReadWrite)
            .run("PRAGMA ignore_check_constraints = ON;"
                 "UPDATE seat SET role = 'green'");
        CHECK_THAT(restore(foreign.file, foreign.to, "db"), Contains("CHECK"));
        CHECK(foreign.restored("seat") == 0);
    }
    CHECK(foreign.restored("chat") == 400);
    CHECK(foreign.restored("battle") == 1);
}

TEST_CASE("pages that are entered twice do not make more rows than there are", "[backup]") {
    const ForeignBackup foreign;
    const auto root = ruin::root_of(foreign.file, "chat");
    ruin::enter_one_child(foreign.file, root);
    CHECK_FALSE(restore(foreign.file, foreign.to, "db").empty());
    CHECK(foreign.restored("chat") < 400);
    CHECK(foreign.restored("battle") == 1);
}
