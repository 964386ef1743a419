#include <catch2/catch.hpp>

#include "room/hall.h"

/// What a room tells the list of battles, and what it costs while nobody looks.
using room::Heard;

namespace {

const nlohmann::json kEnd{
    {"do",     "end_battle"},
    {"reason", "it is late"}
};

const nlohmann::json kOpenAgain{
    {"do",       "open_step"         },
    {"subphase", "artillery_response"},
    {"reason",   "once more"         }
};

void time_goes(Hall& hall, std::int64_t milliseconds) {
    hall.now.steady += milliseconds;
    hall.room->tick(hall.now);
}

}  // namespace

TEST_CASE("the list of battles tells what is on the disk", "[room]") {
    Hall hall;
    Guest referee(hall, "referee");
    REQUIRE(referee.command("c1", kEnd) == Heard::Accepted);
    CHECK(hall.room->game().subphase == game::Subphase::BattleOver);
    CHECK_FALSE(hall.room->stage_written().over);
    SECTION("once it is there") {
        hall.commit();
        CHECK(hall.room->stage_written().over);
    }
    SECTION("and never what the disk did not take") {
        hall.commit(store::Outcome::DiskFull);
        CHECK(hall.room->has_stopped());
        CHECK_FALSE(hall.room->stage_written().over);
    }
}

TEST_CASE("a line of chat moves nothing in the list of battles", "[room]") {
    Hall hall;
    Guest referee(hall, "referee");
    referee.say(R"({"type":"chat","to":"all","words":"Good evening."})");
    hall.commit();
    CHECK(hall.room->stage_written().turns > 0);
}

TEST_CASE("an audience that nobody has looked at for a minute sleeps", "[room]") {
    Hall hall;
    hall.room->tick(hall.now);
    std::int64_t last = 0;
    {
        const Guest red(hall, "red");
        last = red.n;
    }
    time_goes(hall, 1);
    SECTION("for less it is kept, and who comes back has missed nothing") {
        time_goes(hall, 59'998);
        const Guest red(hall, "red", last);
        CHECK(red.count("view") == 0);
        CHECK(red.n == last);
    }
    SECTION(
        "then it is made anew; who shows just that view is told nothing, as though it had not") {
        time_goes(hall, 59'999);
        const Guest red(hall, "red", last);
        CHECK(red.count("view") == 0);
        CHECK(red.n == last);
    }
    SECTION("what has changed meanwhile is told by the whole view, under a number never sent") {
        time_goes(hall, 59'999);
        REQUIRE(set_option(hall, "occupy_ground", "false") == room::Heard::Accepted);
        const Guest red(hall, "red", last);
        CHECK(red.count("view") == 1);
        CHECK(red.n != last);
        const Guest as_well(hall, "red", red.n);
        CHECK(as_well.count("view") == 0);
    }
    SECTION("not while somebody looks") {
        const Guest tab(hall, "red");
        for (int minute = 0; minute < 3; ++minute) time_goes(hall, 60'000);
        const Guest red(hall, "red", last);
        CHECK(red.count("view") == 0);
    }
}

TEST_CASE("REL-30 who comes back to watch does not learn whether anybody looked on meanwhile",
          "[room][REL-30]") {
    const auto told_after_a_while = [](bool is_looked_at) {
        Hall hall;
        {
            const Guest watcher(hall, "public");
        }
        std::optional<Guest> other;
        if (is_looked_at) other.emplace(hall, "public");
        time_goes(hall, 1);
        time_goes(hall, 60'000);
        REQUIRE(set_option(hall, "occupy_ground", "false") == room::Heard::Accepted);
        const Guest back(hall, "public", 0);
        auto message = nlohmann::json::parse(back.heard.front());
        message["view"]["dice"].erase("commitment");  // each battle has its own
        return std::pair(back.heard.size(), message);
    };
    CHECK(told_after_a_while(true) == told_after_a_while(false));
}

TEST_CASE("what happens while an audience sleeps is in its next view", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    {
        const Guest red(hall, "red");
    }
    time_goes(hall, 1);
    time_goes(hall, 60'000);
    blue.command("c1", kCommit);
    hall.commit();
    const Guest red(hall, "red");
    CHECK(red.view["battle"] == [&] {
        Hall awake;
        Guest his(awake, "blue");
        his.command("c1", kCommit);
        awake.commit();
        return Guest(awake, "red").view["battle"];
    }());
}

TEST_CASE("a commit that travels while the step changes does not count for the next", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    const auto opening = blue.view["battle"]["opening"];
    const auto commit_for = [](const nlohmann::json& which) {
        auto commit = kCommit;
        commit["opening"] = which;
        return commit;
    };
    REQUIRE(blue.command("c1", commit_for(opening)) == Heard::Accepted);
    REQUIRE(red.command("c1", commit_for(opening)) == Heard::Accepted);
    hall.commit();
    REQUIRE(blue.view["battle"]["opening"] > opening);
    CHECK(blue.command("c2", commit_for(opening)) == Heard::Refused);
    CHECK(blue.last()["code"] == "step_changed");
    CHECK_FALSE(hall.room->game().committed[0]);
    SECTION("nor when the referee opens the same step again") {
        Guest referee(hall, "referee");
        for (int n = 0; blue.view["battle"]["step"] != "artillery_response"; ++n) {
            REQUIRE(n < 9);
            blue.command("b" + std::to_string(n), kCommit);
            red.command("b" + std::to_string(n), kCommit);
            hall.commit();
        }
        const auto before = blue.view["battle"]["opening"];
        referee.command("r1", kOpenAgain);
        hall.commit();
        CHECK(blue.view["battle"]["step"] == "artillery_response");
        CHECK(blue.command("c3", commit_for(before)) == Heard::Refused);
        CHECK(blue.last()["code"] == "step_changed");
        CHECK(blue.command("c4", commit_for(blue.view["battle"]["opening"])) == Heard::Accepted);
    }
    SECTION("pages of before name no step, and mean the open one") {
        CHECK(blue.command("c3", kCommit) == Heard::Accepted);
    }
}
