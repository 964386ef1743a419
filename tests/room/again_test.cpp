#include <catch2/catch.hpp>

#include "room/hall.h"

TEST_CASE(
    "REL-28 an old command sent again is answered at once, whatever of others is on its way to "
    "the disk",
    "[room][REL-28]") {
    const bool commits = GENERATE(false, true);
    Hall hall;
    Guest red(hall, "red"), blue(hall, "blue");
    REQUIRE(red.command("r1", kCommit) == room::Heard::Accepted);
    hall.commit();
    REQUIRE(red.count("answer") == 1);
    if (commits) REQUIRE(blue.command("b1", kCommit) == room::Heard::Accepted);
    CHECK(red.command("r1", kCommit) == room::Heard::Other);
    CHECK(red.count("answer") == 2);
    CHECK(blue.count("answer") == 0);
}

TEST_CASE("a command sent again before it is on the disk is answered when it is", "[room]") {
    Hall hall;
    Guest red(hall, "red"), blue(hall, "blue");
    REQUIRE(red.command("r1", kCommit) == room::Heard::Accepted);
    REQUIRE(blue.command("b1", kCommit) == room::Heard::Accepted);
    CHECK(red.command("r1", kCommit) == room::Heard::Other);
    CHECK(red.count("answer") == 0);
    hall.commit();
    CHECK(red.count("answer") == 2);
}
