#include <catch2/catch.hpp>

#include "room/hall.h"

using room::Heard;

namespace {

const nlohmann::json kTakeUp{
    {"do", "take_up_companies"}
};
const nlohmann::json kTakeOver{
    {"do",     "take_over_companies"},
    {"player", 2                    }
};

/// Blue has two players.
struct HallOfTwo : Hall {
    HallOfTwo() : Hall(0, false, "tests/playthroughs/scenarios", "two-players") {
        kept.seats.push_back({"blue2", store::hash_of_token("blue2")});
        open();
    }
};

}  // namespace

TEST_CASE("S-06 a second player of a side has a seat and a view of his own", "[room][S-06]") {
    HallOfTwo hall;
    Guest leader(hall, "blue"), second(hall, "blue2"), red(hall, "red");
    REQUIRE(second.seat);
    CHECK(second.view["battle"]["player"] == 2);
    CHECK(leader.view["battle"]["player"] == 1);
    CHECK(second.view["stands"] == leader.view["stands"]);
    REQUIRE(second.command("c1", kTakeUp) == Heard::Accepted);
    const auto heard = red.heard.size();
    hall.commit();
    CHECK(red.heard.size() == heard);
    CHECK(leader.view["players"]["blue2"]["up"] == true);
    CHECK(leader.view["choices"]["orders"].contains("s1"));
    CHECK_FALSE(leader.view["choices"]["orders"].contains("s2"));
    CHECK(second.view["choices"]["orders"].contains("s2"));
}

TEST_CASE("S-06 companies are taken over from a player who is away, not from one who is here",
          "[room][S-06]") {
    HallOfTwo hall;
    Guest leader(hall, "blue");
    {
        Guest second(hall, "blue2");
        REQUIRE(second.command("c1", kTakeUp) == Heard::Accepted);
        CHECK(leader.command("c2", kTakeOver) == Heard::Refused);
        CHECK(leader.last()["code"] == "player_present");
    }
    CHECK(leader.command("c2", kTakeOver) == Heard::Accepted);
    hall.restart();
    Guest again(hall, "blue2");
    CHECK(again.view["choices"]["may_take_up"] == true);
}

TEST_CASE("S-06 a side's chat is read by all of its players", "[room][S-06]") {
    HallOfTwo hall;
    Guest leader(hall, "blue"), second(hall, "blue2"), red(hall, "red");
    second.say(R"({"type":"chat","to":"side","words":"left flank"})");
    hall.commit();
    CHECK(leader.count("chat") == 1);
    CHECK(leader.last()["from"] == "blue2");
    CHECK(red.count("chat") == 0);
}
