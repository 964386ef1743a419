#include <algorithm>

#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/times.h"

/// What the clock does with windows that can be passed beforehand, and a commit taken back.
namespace {

constexpr std::int64_t kWindow = 600'000;

/// A battle whose windows last ten minutes.
struct Slow : Hall {
    explicit Slow(int step_seconds = 0) : Hall(step_seconds) {
        REQUIRE(set_option(*this, "window_seconds", "600") == room::Heard::Accepted);
    }
    void pass_time(std::int64_t time) {
        now.steady += time;
        now.wall += time;
        room->tick(now);
        commit();
    }
    [[nodiscard]] game::Subphase step() const { return room->game().subphase; }
};

nlohmann::json doing(const char* what) {
    return {
        {"do", what}
    };
}
/// Nothing is deployed or ordered.
void to_first_window(Slow& hall, Guest& blue, Guest& red) {
    for (int i = 0; hall.step() < game::Subphase::ArtilleryResponse && i < 4; ++i)
        for (auto* guest : {&blue, &red}) guest->command("o" + std::to_string(i), doing("commit"));
    hall.commit();
    REQUIRE(hall.step() == game::Subphase::ArtilleryResponse);
}
nlohmann::json pass_always(const char* step) {
    return {
        {"do",   "pass_always"},
        {"step", step         }
    };
}

}  // namespace

TEST_CASE("S-99 a leap of the clock ends the least time of a window: no commit waits for it",
          "[room][S-99][S-107]") {
    Slow hall;
    Guest blue(hall, "blue"), red(hall, "red");
    to_first_window(hall, blue, red);
    hall.now.wall -= kDay;
    hall.room->stop_deadline();
    hall.pass_time(kSecond);
    CHECK(hall.step() == game::Subphase::ArtilleryResponse);
    for (auto* guest : {&blue, &red})
        REQUIRE(guest->command("c", doing("commit")) == room::Heard::Accepted);
    hall.commit();
    CHECK(hall.step() > game::Subphase::ArtilleryResponse);
}

TEST_CASE("S-107 a window that both have answered closes when its time is over", "[room][S-107]") {
    Slow hall;
    Guest blue(hall, "blue"), red(hall, "red");
    for (auto* guest : {&blue, &red})
        REQUIRE(guest->command("p", pass_always("1A")) == room::Heard::Accepted);
    to_first_window(hall, blue, red);
    CHECK(blue.view["prompt"]["window_ends"] == hall.now.wall + kWindow);
    CHECK(hall.room->stage_written().due == hall.now.wall + kWindow);
    hall.pass_time(kWindow - 1);
    hall.restart();
    CHECK(hall.step() == game::Subphase::ArtilleryResponse);
    hall.pass_time(1);
    CHECK(hall.step() > game::Subphase::ArtilleryResponse);
}

TEST_CASE("S-107 a window that nobody answers stays open for who comes later", "[room][S-107]") {
    Slow hall;
    Guest blue(hall, "blue"), red(hall, "red");
    to_first_window(hall, blue, red);
    hall.pass_time(kWindow);
    CHECK(hall.step() == game::Subphase::ArtilleryResponse);
    CHECK(hall.room->stage_written().due == 0);
    for (auto* guest : {&blue, &red}) guest->command("c", doing("commit"));
    CHECK(hall.step() > game::Subphase::ArtilleryResponse);
}

TEST_CASE("S-107 no least time is longer than its step", "[room][S-107][S-04]") {
    Slow hall(601);
    Guest referee(hall, "referee");
    const auto set = [&](const char* option, const char* value) {
        auto ruling = doing("set_option");
        ruling.update({
            {"option", option},
            {"value",  value },
            {"reason", "days"}
        });
        return referee.command(std::string(option) + value, ruling);
    };
    CHECK(set("window_seconds", "601") == room::Heard::Refused);
    CHECK(referee.last().at("code") == "not_permitted");
    CHECK(set("step_seconds", "600") == room::Heard::Refused);
    CHECK(set("step_seconds", "0") == room::Heard::Accepted);
}

TEST_CASE("S-107 a pause costs nobody his window", "[room][S-107][S-99]") {
    Slow hall;
    Guest blue(hall, "blue"), red(hall, "red"), referee(hall, "referee");
    to_first_window(hall, blue, red);
    hall.pass_time(kWindow - 1);
    for (const auto* what : {"pause", "resume"}) {
        auto ruling = doing(what);
        ruling["reason"] = "tea";
        REQUIRE(referee.command(what, ruling) == room::Heard::Accepted);
        hall.pass_time(kWindow);
        CHECK(hall.room->game().window_runs == (std::string_view(what) == "pause"));
    }
}

TEST_CASE("S-107 the other side hears nothing of a standing pass, nor of one taken back",
          "[room][S-107][REL-53]") {
    Slow hall;
    Guest blue(hall, "blue"), red(hall, "red"), watcher(hall, "public");
    const auto before = red.heard.size();
    for (const auto* command : {"pass_always", "pass_no_more"}) {
        auto what = pass_always("3A");
        what["do"] = command;
        REQUIRE(blue.command(command, what) == room::Heard::Accepted);
        hall.commit();
    }
    CHECK(blue.count("update") == 2);
    CHECK(red.heard.size() == before);
    CHECK(watcher.count("update") == 0);
}

TEST_CASE("S-109 nothing is taken back in another step, nor after its time", "[room][S-109]") {
    Slow hall(1200);
    Guest blue(hall, "blue"), red(hall, "red");
    const int opening = blue.view["battle"]["opening"];
    auto take_back = doing("take_back_commit");
    take_back["opening"] = opening;
    REQUIRE(blue.command("c1", doing("commit")) == room::Heard::Accepted);
    REQUIRE(blue.command("t1", take_back) == room::Heard::Accepted);
    REQUIRE(blue.command("c2", doing("commit")) == room::Heard::Accepted);
    SECTION("its time has run out, and the clock has not struck yet") {
        hall.now.wall += 1'200'000;
    }
    SECTION("the other side has closed the step") {
        red.command("c", doing("commit"));
        REQUIRE(blue.command("c3", doing("commit")) == room::Heard::Accepted);
    }
    CHECK(blue.command("t2", take_back) == room::Heard::Refused);
    hall.commit();
    CHECK(std::ranges::any_of(blue.heard, [](const std::string& text) {
        return text.find("\"t2\"") != std::string::npos &&
               text.find("too_late") != std::string::npos;
    }));
}
