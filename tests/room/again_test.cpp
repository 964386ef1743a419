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

TEST_CASE("REL-28 whoever comes is shown his table at once, whatever of others is on its way",
          "[room][REL-28]") {
    Hall hall;
    Guest red(hall, "red");
    {
        const Guest blue(hall, "blue");
    }  // somebody has looked: his table is kept
    REQUIRE(red.command("r1", kCommit) == room::Heard::Accepted);
    const Guest blue(hall, "blue");
    CHECK(blue.count("view") == 1);
    CHECK(red.count("answer") == 0);
    const Guest other(hall, "red");
    CHECK(other.count("view") == 0);  // what he may see is not on the disk yet
    hall.commit();
    CHECK(other.count("view") == 1);
}
