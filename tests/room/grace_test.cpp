#include <algorithm>

#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/times.h"

/// How the grace of a step is counted.
namespace {

/// A minute for each step, an hour of grace.
struct Patient : Hall {
    game::Subphase step;

    Patient() : Hall(60) {
        REQUIRE(set_option(*this, "grace_seconds", "3600") == room::Heard::Accepted);
        step = room->game().subphase;
    }
    void pass(std::int64_t time) {
        now.steady += time;
        now.wall += time;
        room->tick(now);
        commit();
    }
    [[nodiscard]] bool is_open() const { return room->game().subphase == step; }
    /// So much is left, and not a moment more.
    void ends_in(std::int64_t time) {
        pass(time - 1);
        CHECK(is_open());
        pass(1);
        CHECK_FALSE(is_open());
    }
};

nlohmann::json ruled(const char* what) {
    return {
        {"do",     what },
        {"reason", "tea"}
    };
}

nlohmann::json asking(const char* what) {
    return {
        {"do", what}
    };
}

}  // namespace

TEST_CASE("S-110 a step ends when its grace is over, whether anybody looks or not",
          "[room][S-110]") {
    Patient hall;
    hall.pass(60 * kSecond);
    CHECK(hall.room->stage_written().due == hall.now.wall + kHour);
    hall.restart();
    hall.ends_in(kHour);
}

TEST_CASE("S-110 a pause and an outage cost nobody his grace", "[room][S-110][S-99]") {
    Patient hall;
    hall.pass(60 * kSecond);
    hall.pass(kSecond);
    {
        Guest referee(hall, "referee");
        REQUIRE(referee.command("p", ruled("pause")) == room::Heard::Accepted);
        hall.pass(kDay);
        REQUIRE(referee.command("r", ruled("resume")) == room::Heard::Accepted);
        hall.commit();
    }
    hall.outages = {
        {hall.now.wall, hall.now.wall + kDay}
    };
    hall.now.wall += kDay;
    hall.restart();
    hall.ends_in(kHour - kSecond);
}

TEST_CASE("S-110 the server may be down when the time of a step would be over",
          "[room][S-110][S-99]") {
    Patient hall;
    hall.pass(30 * kSecond);
    hall.outages = {
        {hall.now.wall, hall.now.wall + kDay}
    };
    hall.now.wall += kDay;
    hall.restart();
    hall.pass(30 * kSecond);
    CHECK(hall.room->game().in_grace);
    hall.ends_in(kHour);
}

TEST_CASE("S-110 time that the referee gives is added to the grace", "[room][S-110][REF-02]") {
    Patient hall;
    Guest referee(hall, "referee");
    auto more = ruled("extend_step");
    more["seconds"] = 30;
    hall.pass(60 * kSecond);
    SECTION("while it runs") {
        REQUIRE(referee.command("e", more) == room::Heard::Accepted);
        CHECK(referee.view["prompt"]["late"].size() == 2);
        hall.ends_in(kHour + 30 * kSecond);
    }
    SECTION("and is all of it when the clock has leapt") {
        hall.room->stop_deadline();
        hall.pass(kDay);
        REQUIRE(referee.command("e", more) == room::Heard::Accepted);
        hall.ends_in(30 * kSecond);
    }
}

TEST_CASE("S-110 after three steps that the clock ended, grace and all, the battle pauses itself",
          "[room][S-110][S-99]") {
    Patient hall;
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(hall.room->game().paused);
        hall.pass(60 * kSecond);
        hall.restart();
        hall.pass(kHour);
    }
    CHECK(hall.room->game().paused);
}

TEST_CASE("S-110 who is late is told so, the other side until when it waits",
          "[room][S-110][REL-31]") {
    Patient hall;
    Guest blue(hall, "blue"), red(hall, "red"), referee(hall, "referee");
    REQUIRE(blue.command("c", kCommit) == room::Heard::Accepted);
    hall.pass(60 * kSecond);
    for (const auto* guest : {&blue, &red, &referee})
        CHECK(guest->view["prompt"]["deadline"] == hall.now.wall + kHour);
    CHECK(blue.view["prompt"]["late"].empty());
    CHECK(blue.view["choices"]["may_take_back"] == false);
    CHECK(red.view["prompt"]["late"] == nlohmann::json{"red"});
    CHECK(referee.view["prompt"]["late"] == nlohmann::json{"red"});
    REQUIRE(blue.command("t", {
                                  {"do", "take_back_commit"}
    }) == room::Heard::Refused);
    REQUIRE(red.command("c", kCommit) == room::Heard::Accepted);
    CHECK_FALSE(hall.is_open());
}

TEST_CASE("S-111 a pause by consent costs nobody his time, and everybody sees who asks",
          "[room][S-111][REL-31]") {
    Patient hall;
    Guest blue(hall, "blue"), red(hall, "red"), watcher(hall, "public");
    REQUIRE(blue.command("a", asking("ask_for_pause")) == room::Heard::Accepted);
    hall.commit();
    for (const auto* guest : {&blue, &red, &watcher})
        CHECK(guest->view["battle"]["pause_asked"] == nlohmann::json{"blue"});
    CHECK(blue.view["choices"]["may_withdraw_pause"] == true);
    REQUIRE(red.command("a", asking("ask_for_pause")) == room::Heard::Accepted);
    hall.pass(kDay);
    hall.restart();
    CHECK(hall.room->game().paused_by_consent);
    CHECK(hall.room->stage_written().due == 0);
    Guest again(hall, "red");
    CHECK(again.view["choices"]["may_resume"] == true);
    REQUIRE(again.command("r", ruled("resume")) == room::Heard::Accepted);
    hall.pass(60 * kSecond - 1);
    CHECK_FALSE(hall.room->game().in_grace);
    hall.pass(1);
    CHECK(hall.room->game().in_grace);
}
