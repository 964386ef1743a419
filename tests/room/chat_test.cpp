#include <catch2/catch.hpp>

#include "room/hall.h"

TEST_CASE("REL-29 a side's chat is nothing to the other side, not even a number",
          "[room][REL-29]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    Guest referee(hall, "referee");
    for (int i = 0; i < 3; ++i) blue.say(R"({"type":"chat","to":"side","words":"left flank"})");
    hall.commit();
    CHECK(red.count("chat") == 0);
    CHECK(referee.count("chat") == 3);
    blue.say(R"({"type":"chat","to":"all","words":"good luck"})");
    hall.commit();
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

TEST_CASE("nobody reads a line before it is on the disk", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    blue.say(R"({"type":"chat","to":"all","words":"one"})");
    const Guest late(hall, "red");
    CHECK(blue.count("chat") + red.count("chat") + late.count("chat") == 0);

    SECTION("the disk takes it") {
        hall.commit();
        for (const Guest* guest : std::initializer_list<const Guest*>{&blue, &red, &late})
            CHECK(guest->count("chat") == 1);
    }
    SECTION("the disk does not take it") {
        hall.commit(store::Outcome::Broken);
        for (const Guest* guest : std::initializer_list<const Guest*>{&blue, &red, &late}) {
            CHECK(guest->count("chat") == 0);
            CHECK(guest->dropped);
        }
    }
}

TEST_CASE("what cannot be kept is not said, and its writer is told", "[room]") {
    Hall hall;
    SECTION("the disk is full") { hall.health = store::Outcome::DiskFull; }
    SECTION("the battle is set aside") {
        hall.kept.history.damage = "event 9 is not what was written";
        hall.open();
    }
    Guest blue(hall, "blue");
    const Guest red(hall, "red");
    blue.say(R"({"type":"chat","to":"all","words":"one"})");
    CHECK(hall.queued.empty());
    CHECK(red.count("chat") == 0);
    CHECK(blue.last()["code"] == (hall.room->damage().empty() ? "cannot_write" : "set_aside"));
}
