#include <catch2/catch.hpp>

#include "room/hall.h"

TEST_CASE("REL-29 a side's chat is nothing to the other side, not even a number",
          "[room][REL-29]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    Guest referee(hall, "referee");
    for (int i = 0; i < 3; ++i) blue.say(R"({"type":"chat","to":"side","words":"left flank"})");
    CHECK(red.count("chat") == 0);
    CHECK(referee.count("chat") == 3);
    blue.say(R"({"type":"chat","to":"all","words":"good luck"})");
    REQUIRE(red.count("chat") == 1);
    CHECK(red.last()["n"] == 1);
    CHECK(blue.last()["n"] == 4);
    CHECK(red.last()["from"] == "blue");
}

TEST_CASE("what was said is there for who comes later, and after a restart", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    blue.say(R"({"type":"chat","to":"all","words":"one"})");
    blue.say(R"({"type":"chat","to":"side","words":"two"})");
    hall.commit();
    CHECK(Guest(hall, "red").count("chat") == 1);
    blue.seat.reset();
    hall.restart();
    CHECK(Guest(hall, "blue").count("chat") == 2);
    CHECK(Guest(hall, "red").count("chat") == 1);
}
