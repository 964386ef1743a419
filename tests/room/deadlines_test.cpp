#include <catch2/catch.hpp>

#include "room/hall.h"

TEST_CASE("S-04 when the time is up, the clock decides for who has not", "[room][S-04]") {
    Hall hall(60);
    Guest blue(hall, "blue");
    const auto step = hall.room->game().subphase;
    hall.now.steady += 59'999;
    hall.room->tick();
    CHECK(hall.room->game().subphase == step);
    hall.now.steady += 1;
    hall.room->tick();
    hall.commit();
    CHECK(hall.room->game().subphase != step);
    CHECK(hall.kept.history.events.back().cause.text.empty());
}

TEST_CASE("REF-02 time that the referee gives is added to the open step", "[room][REF-02]") {
    Hall hall(60);
    Guest referee(hall, "referee");
    const auto step = hall.room->game().subphase;
    hall.now.steady += 50'000;
    REQUIRE(referee.command("c1",
                            {
                                {"do",      "extend_step"},
                                {"seconds", 30           },
                                {"reason",  "tea"        }
    }) ==
            room::Heard::Accepted);
    hall.now.steady += 39'000;
    hall.room->tick();
    CHECK(hall.room->game().subphase == step);
    hall.now.steady += 1'000;
    hall.room->tick();
    CHECK(hall.room->game().subphase != step);
}

TEST_CASE("a leap of the wall clock costs nobody his time", "[room]") {
    Hall hall(60);
    const auto step = hall.room->game().subphase;
    hall.now.wall += 365LL * 24 * 3600 * 1000;
    hall.room->tick();
    CHECK(hall.room->game().subphase == step);
}

TEST_CASE("a restart gives the whole time again", "[room]") {
    Hall hall(60);
    const auto step = hall.room->game().subphase;
    hall.now.steady += 50'000;
    hall.restart();
    hall.now.steady += 50'000;
    hall.room->tick();
    CHECK(hall.room->game().subphase == step);
}

TEST_CASE("REL-30 presence is shown coarsely", "[room][REL-30]") {
    Hall hall;
    Guest blue(hall, "blue");
    hall.room->tick();
    CHECK(blue.view["seats"]["blue"]["connected"] == true);
    {
        Guest red(hall, "red");
        hall.now.steady += 3000;
        hall.room->tick();
        CHECK(blue.view["seats"]["red"]["connected"] == false);
    }
    hall.now.steady += 9000;
    hall.room->tick();
    CHECK(blue.view["seats"]["red"]["connected"] == false);
    const Guest red(hall, "red");
    hall.now.steady += 9000;
    hall.room->tick();
    CHECK(blue.view["seats"]["red"]["connected"] == true);
}
