#include <catch2/catch.hpp>

#include "store/data_folder.h"
#include "store/reach.h"
#include "support/temporary_folder.h"

using namespace store;

namespace {

/// Names stand beside battles; here without any.
struct Names {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path, "db"};
    Database db{folder.file(), Access::ReadWrite};
    Names() { db.run("PRAGMA foreign_keys = OFF"); }
};

}  // namespace

TEST_CASE("nobody is called as another seat is, however it is written", "[reach]") {
    Names names;
    auto& db = names.db;
    REQUIRE(set_name(db, "abc", {"red", "\u00C4nna"}));
    for (const auto* alike :
         {"\u00C4nna", "A\u0308nna", "\u00E4nna", "\u00C4NNA", "\u00C4\uFF4Ena"}) {
        INFO(alike);
        CHECK_FALSE(set_name(db, "abc", {"blue", alike}));
        CHECK(set_name(db, "another", {"blue", alike}));
    }
    CHECK(set_name(db, "abc", {"blue", "Anna"}));
    CHECK(set_name(db, "abc", {"red", "\u00E4nna"}));  // his own
    CHECK(set_name(db, "abc", {"red", ""}));
    CHECK(set_name(db, "abc", {"blue", "\u00C4nna"}));
}

TEST_CASE("REL-45 a name is compared with those that its seat may know", "[reach][REL-45]") {
    Names names;
    auto& db = names.db;
    REQUIRE(set_name(db, "abc", {"red", "Anna"}));
    REQUIRE(set_name(db, "abc", {"blue2", "Boris"}));
    const auto of_blue = [](std::string_view role) { return role.starts_with("blue"); };
    CHECK_FALSE(set_name(db, "abc", {"blue", "boris"}, of_blue));
    CHECK(set_name(db, "abc", {"blue", "anna"}, of_blue));
    CHECK_FALSE(set_name(db, "abc", {"referee", "Anna"}));
}

TEST_CASE("a person is erased by a name, however it is written", "[store][REL-54]") {
    Names names;
    auto& db = names.db;
    REQUIRE(set_name(db, "abc", {"red", "\u00C4nna"}));
    REQUIRE(set_name(db, "another", {"blue2", "A\u0308NNA"}));
    REQUIRE(set_name(db, "abc", {"blue", "Anna"}));
    int count = 0;
    for (const auto* role : {"red", "blue"}) {
        const auto id = std::to_string(++count);
        insert_reach(db, {id,
                          "abc",
                          role,
                          ReachKind::Mail,
                          id + "@example.org",
                          "en",
                          id,
                          ReachState::Open,
                          0,
                          {}});
    }
    const auto* who =
        GENERATE("\u00C4nna", "A\u0308nna", "\u00E4nna", "\u00C4NNA", "\u00C4\uFF4Ena");
    INFO(who);
    CHECK(erase_person(db, who) == 3);
    CHECK(erase_person(db, who) == 0);
    REQUIRE(names_of(db, "abc").size() == 1);
    CHECK(names_of(db, "abc")[0].name == "Anna");
    CHECK(names_of(db, "another").empty());
    CHECK(reaches_of(db, "abc", "red").empty());
    CHECK(reaches_of(db, "abc", "blue").size() == 1);
}
