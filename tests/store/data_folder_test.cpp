#include <filesystem>
#include <map>
#include <regex>

#include <catch2/catch.hpp>

#include "store/battles.h"
#include "store/data_folder.h"
#include "store/digest.h"
#include "store/older_file.h"
#include "support/temporary_folder.h"

using namespace store;
using Catch::Matchers::Contains;

TEST_CASE("a second server on one data folder is refused with a sentence", "[data_folder]") {
    TemporaryFolder temporary;
    const DataFolder first(temporary.path, "db");
    CHECK_THROWS_WITH(DataFolder(temporary.path, "db"), Contains("Another server is using"));
}

TEST_CASE("each start is a new life", "[data_folder]") {
    TemporaryFolder temporary;
    for (int life = 1; life <= 3; ++life) CHECK(DataFolder(temporary.path, "db").life() == life);
}

TEST_CASE("a database of a newer program is refused with a sentence", "[data_folder]") {
    TemporaryFolder temporary;
    {
        const DataFolder first(temporary.path, "db");
    }
    Database(DataFolder::file_of(temporary.path), Access::ReadWrite)
        .run("PRAGMA user_version = 999");
    CHECK_THROWS_WITH(DataFolder(temporary.path, "db"), Contains("newer ordercap"));
}

TEST_CASE("a database of the first version is brought up to date, and a copy of it kept",
          "[data_folder]") {
    TemporaryFolder temporary;
    const auto battle = new_battle("demo", "Kept", 1);
    {
        const DataFolder first(temporary.path, "db");
        Database db(first.file(), Access::ReadWrite);
        insert_battle(db, battle,
                      {
                          {"red", hash_of_token("t")}
        });
        older::make(db, 1);
    }
    const DataFolder now(temporary.path, "db");
    auto db = Database(now.file(), Access::ReadWrite);
    CHECK(db.one_number("PRAGMA user_version") == 16);
    CHECK(seats_of(db, battle.id).size() == 1);
    db.run("INSERT INTO seat SELECT battle, 'red2', zeroblob(32) FROM seat");
    CHECK(seats_of(db, battle.id).size() == 2);
    CHECK(std::filesystem::exists(now.file().string() + ".before-16"));
}

TEST_CASE("a database that was brought up to date has the tables and triggers of a new one",
          "[data_folder]") {
    const auto schema_of = [](const TemporaryFolder& folder) {
        const DataFolder opened(folder.path, "db");
        Database db(opened.file(), Access::ReadOnly);
        std::map<std::string, std::string> schema;
        const auto select = db.prepare("SELECT name, sql FROM sqlite_schema");
        while (select->step()) {
            const std::string sql{select->text(1)};
            const auto plain = std::regex_replace(sql, std::regex("--[^\n]*\n|\\s"), "");
            schema.emplace(select->text(0), plain);
        }
        return schema;
    };
    const TemporaryFolder fresh;
    const TemporaryFolder old;
    const auto wanted = schema_of(fresh);
    REQUIRE(schema_of(old) == wanted);
    Database db(DataFolder::file_of(old.path), Access::ReadWrite);
    older::make(db, 1);
    CHECK(schema_of(old) == wanted);
}

TEST_CASE("another program's database is refused", "[data_folder]") {
    TemporaryFolder temporary;
    Database(DataFolder::file_of(temporary.path), Access::ReadWrite).run("CREATE TABLE t (x)");
    CHECK_THROWS_WITH(DataFolder(temporary.path, "db"), Contains("not a database of ordercap"));
}
