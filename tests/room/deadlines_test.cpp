#include <algorithm>

#include <catch2/catch.hpp>

#include "base/contains.h"
#include "room/hall.h"
#include "room/times.h"

namespace {

void pass(Hall& hall, std::int64_t time) {
    hall.now.steady += time;
    hall.now.wall += time;
    hall.room->tick(hall.now);
    hall.commit();
}
bool happened(const Hall& hall, const auto& is_it) {
    return std::ranges::any_of(hall.kept.history.events,
                               [&](const auto& recorded) { return is_it(recorded.event); });
}
template <class E> bool happened(const Hall& hall) {
    return happened(hall, [](const game::Event& event) { return holds_alternative<E>(event); });
}
nlohmann::json ruling(const char* what, int seconds = 0) {
    nlohmann::json command{
        {"do",     what },
        {"reason", "tea"}
    };
    if (seconds > 0) command["seconds"] = seconds;
    return command;
}

}  // namespace

TEST_CASE("S-04 when the time is up, the clock decides for who has not", "[room][S-04]") {
    Hall hall(60);
    Guest blue(hall, "blue");
    const auto step = hall.room->game().subphase;
    pass(hall, 59'999);
    CHECK(hall.room->game().subphase == step);
    pass(hall, 1);
    CHECK(hall.room->game().subphase != step);
    CHECK(hall.kept.history.events.back().cause.text.empty());
}

TEST_CASE("REF-02 time that the referee gives is added to the open step", "[room][REF-02]") {
    Hall hall(60);
    Guest referee(hall, "referee");
    const auto step = hall.room->game().subphase;
    pass(hall, 50'000);
    REQUIRE(referee.command("c1", ruling("extend_step", 30)) == room::Heard::Accepted);
    pass(hall, 39'999);
    CHECK(hall.room->game().subphase == step);
    pass(hall, 1);
    CHECK(hall.room->game().subphase != step);
}

TEST_CASE("S-99 an opening of the battle gives no time anew", "[room][S-99]") {
    Hall hall(60);
    const auto opened = hall.now.wall;
    const auto step = hall.room->game().subphase;
    for (const auto gone : {20'000, 20'000, 19'999}) {
        pass(hall, gone);
        hall.restart();
    }
    CHECK(hall.room->stage_written().due == opened + 60 * kSecond);
    CHECK(hall.room->game().subphase == step);
    pass(hall, 1);
    CHECK(hall.room->game().subphase != step);
}

TEST_CASE("S-99 a deadline that passed while nobody looked has come", "[room][S-99]") {
    Hall hall(3600);
    const auto step = hall.room->game().subphase;
    hall.restart();
    pass(hall, kDay);
    CHECK(hall.room->game().subphase != step);
}

TEST_CASE("S-99 time in which the server was down is nobody's", "[room][S-99]") {
    Hall hall(60);
    const auto step = hall.room->game().subphase;
    const auto opened = hall.now.wall;
    pass(hall, 10'000);
    hall.outages = {
        {opened - kDay,     opened - 1          }, // before this step
        {hall.now.wall,     hall.now.wall + kDay},
        {opened + 3 * kDay, opened + 4 * kDay   }  // after it
    };
    hall.now.wall += kDay;
    hall.restart();
    pass(hall, 49'999);
    CHECK(hall.room->game().subphase == step);
    pass(hall, 1);
    CHECK(hall.room->game().subphase != step);
}

TEST_CASE("S-99 a pause costs nobody his time, whether the server is up or down in it",
          "[room][S-99][REF-02]") {
    Hall hall(60);
    const auto step = hall.room->game().subphase;
    {
        Guest referee(hall, "referee");
        pass(hall, 10'000);
        REQUIRE(referee.command("c1", ruling("pause")) == room::Heard::Accepted);
        pass(hall, kDay);
        CHECK_FALSE(referee.view["prompt"].contains("deadline"));
    }
    hall.outages = {
        {hall.now.wall, hall.now.wall + kDay}
    };
    hall.now.wall += kDay;
    hall.restart();
    Guest referee(hall, "referee");
    REQUIRE(referee.command("c2", ruling("resume")) == room::Heard::Accepted);
    pass(hall, 49'999);
    CHECK(hall.room->game().subphase == step);
    pass(hall, 1);
    CHECK(hall.room->game().subphase != step);
}

TEST_CASE("S-99 after a leap of the wall clock the deadline waits for the referee",
          "[room][S-99]") {
    Hall hall(60);
    Guest blue(hall, "blue");
    const auto step = hall.room->game().subphase;
    hall.now.wall += 365 * kDay;
    hall.room->stop_deadline();
    pass(hall, kSecond);
    CHECK(hall.room->game().subphase == step);
    CHECK(happened<game::DeadlineStopped>(hall));
    CHECK(blue.view["prompt"]["deadline_stopped"] == true);
    CHECK_FALSE(blue.view["prompt"].contains("deadline"));
    hall.restart();
    pass(hall, kDay);
    CHECK(hall.room->game().subphase == step);
    Guest referee(hall, "referee");
    SECTION("who gives it time from now on") {
        REQUIRE(referee.command("c1", ruling("extend_step", 30)) == room::Heard::Accepted);
        pass(hall, 29'999);
        CHECK(hall.room->game().subphase == step);
        pass(hall, 1);
    }
    SECTION("or ends the step") {
        REQUIRE(referee.command("c1", ruling("end_step")) == room::Heard::Accepted);
        pass(hall, 0);
    }
    CHECK(hall.room->game().subphase != step);
    CHECK(referee.view["prompt"]["deadline_stopped"] == false);
}

TEST_CASE("S-99 a leap stops no deadline where there is none", "[room][S-99]") {
    Hall hall;
    hall.room->stop_deadline();
    pass(hall, kSecond);
    CHECK_FALSE(happened<game::DeadlineStopped>(hall));
}

TEST_CASE("S-99 after three steps in a row that the clock ended the battle pauses itself",
          "[room][S-99]") {
    Hall hall(60);
    pass(hall, 60'000);
    pass(hall, 60'000);
    CHECK_FALSE(hall.room->game().paused);
    hall.restart();  // it is counted in the journal
    pass(hall, 60'000);
    REQUIRE(hall.room->game().paused);
    const auto step = hall.room->game().subphase;
    pass(hall, kDay);
    CHECK(hall.room->game().subphase == step);
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    CHECK(blue.view["battle"]["paused_by_clock"] == true);
    CHECK(blue.view["choices"]["may_resume"] == true);
    REQUIRE(blue.command("c1", ruling("resume")) == room::Heard::Accepted);
    hall.commit();
    CHECK(red.view["battle"]["paused"] == false);
    CHECK(red.view["choices"]["may_resume"] == false);
    pass(hall, 59'999);
    CHECK(hall.room->game().subphase == step);
    pass(hall, 1);
    CHECK(hall.room->game().subphase != step);
    CHECK_FALSE(hall.room->game().paused);
}

TEST_CASE("S-99 when a battle pauses itself does not depend on who had decided in its steps",
          "[room][S-99][REL-31]") {
    const auto decides =
        GENERATE(std::vector<int>{}, std::vector{0}, std::vector{1, 2}, std::vector{0, 1, 2});
    Hall hall(60);
    Guest blue(hall, "blue");
    for (int step = 0; step < 3; ++step) {
        CHECK_FALSE(hall.room->game().paused);
        REQUIRE(is_deciding(hall.room->game(), game::Side::Blue));
        REQUIRE(is_deciding(hall.room->game(), game::Side::Red));
        if (contains(decides, step))
            REQUIRE(blue.command("c" + std::to_string(step), kCommit) == room::Heard::Accepted);
        pass(hall, 60'000);
    }
    CHECK(hall.room->game().paused);
}

TEST_CASE("S-99 a step that its players ended begins the count anew", "[room][S-99]") {
    Hall hall(60);
    Guest blue(hall, "blue"), red(hall, "red");
    pass(hall, 60'000);
    pass(hall, 60'000);
    for (auto* guest : {&blue, &red})
        REQUIRE(guest->command("c", kCommit) == room::Heard::Accepted);
    hall.commit();
    pass(hall, 60'000);
    pass(hall, 60'000);
    CHECK_FALSE(hall.room->game().paused);
    pass(hall, 60'000);
    CHECK(hall.room->game().paused);
}

TEST_CASE("REL-30 whoever sits there is told at once how many pages of his seat are open",
          "[room][REL-30]") {
    Hall hall;
    const auto pages_of = [](const Guest& guest) {
        std::vector<int> told;
        for (const auto& text : guest.heard)
            if (const auto message = nlohmann::json::parse(text); message["type"] == "pages")
                told.push_back(message["open"]);
        return told;
    };
    const Guest blue(hall, "blue"), red(hall, "red"), referee(hall, "referee");
    std::optional<Guest> phone(std::in_place, hall, "blue");
    CHECK(pages_of(blue) == std::vector{2});
    CHECK(pages_of(*phone) == std::vector{2});
    phone.reset();
    CHECK(pages_of(blue) == std::vector{2, 1});
    const Guest watcher(hall, "public"), other(hall, "public");
    for (const auto* guest : {&red, &referee, &watcher, &other}) CHECK(pages_of(*guest).empty());
}

TEST_CASE("REL-30 presence is shown coarsely", "[room][REL-30]") {
    Hall hall;
    Guest blue(hall, "blue");
    hall.room->tick(hall.now);
    CHECK(blue.view["seats"]["blue"]["connected"] == true);
    {
        Guest red(hall, "red");
        hall.now.steady += 3000;
        hall.room->tick(hall.now);
        CHECK(blue.view["seats"]["red"]["connected"] == false);
    }
    hall.now.steady += 9000;
    hall.room->tick(hall.now);
    CHECK(blue.view["seats"]["red"]["connected"] == false);
    const Guest red(hall, "red");
    hall.now.steady += 9000;
    hall.room->tick(hall.now);
    CHECK(blue.view["seats"]["red"]["connected"] == true);
}
