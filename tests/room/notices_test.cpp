#include <algorithm>

#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/times.h"

/// Who is called while he is away, when, and what he is told.
namespace {

using store::NoticeKind;

std::vector<std::string> roles_called(const Hall& hall, NoticeKind kind) {
    std::vector<std::string> roles;
    for (const auto& notice : hall.notices)
        if (notice.kind == kind)
            roles.insert(roles.end(), notice.roles.begin(), notice.roles.end());
    return roles;
}
void pass_time(Hall& hall, std::int64_t time) {
    hall.now.steady += time;
    hall.now.wall += time;
    hall.room->tick(hall.now);
    hall.commit();
}

/// Blue decides and goes; Red decides, so the next step opens.
void to_next_step(Hall& hall, Guest& blue, Guest& red) {
    blue.command("b", kCommit);
    hall.commit();
    blue.seat.reset();
    hall.notices.clear();
    red.command("r", kCommit);
    hall.commit();
}

}  // namespace

TEST_CASE("REL-54 who decides in a step that has opened is called while he is away",
          "[room][REL-54]") {
    Hall hall;
    Guest blue(hall, "blue"), red(hall, "red");
    to_next_step(hall, blue, red);
    REQUIRE(hall.notices.size() == 1);
    const auto& notice = hall.notices.front();
    CHECK(notice.kind == NoticeKind::ToDecide);
    CHECK(notice.roles == std::vector<std::string>{"blue"});  // Red looks at his page
    CHECK(notice.opening == 2);
    CHECK(notice.ends == 0);
}

TEST_CASE("REL-54 whose page is open and not in sight is called", "[room][REL-54]") {
    Hall hall;
    Guest blue(hall, "blue"), red(hall, "red");
    blue.say(R"({"type":"ping","in_sight":false})");
    for (auto* guest : {&blue, &red}) guest->command("c", kCommit);
    hall.commit();
    CHECK(roles_called(hall, NoticeKind::ToDecide) == std::vector<std::string>{"blue"});
}

TEST_CASE("REL-54 a ping that says nothing changes nothing of it", "[room][REL-54]") {
    Hall hall;
    Guest blue(hall, "blue"), red(hall, "red");
    for (auto* guest : {&blue, &red}) {
        guest->say(R"({"type":"ping"})");
        guest->command("c", kCommit);
    }
    hall.commit();
    CHECK(hall.notices.empty());
}

TEST_CASE("REL-54 whoever has not decided three hours before the end is called, once a step",
          "[room][REL-54]") {
    Hall hall(24 * 3600);
    Guest blue(hall, "blue"), red(hall, "red");
    to_next_step(hall, blue, red);
    hall.notices.clear();
    red.command("r2", kCommit);
    hall.commit();
    red.seat.reset();
    CHECK(hall.room->stage_written().due == hall.now.wall + 21 * kHour);
    CHECK(hall.room->stage_written().ends == hall.now.wall + 24 * kHour);
    pass_time(hall, 21 * kHour - 1);
    CHECK(hall.notices.empty());
    pass_time(hall, 1);
    CHECK(roles_called(hall, NoticeKind::TimeRuns) == std::vector<std::string>{"blue"});
    CHECK(hall.room->stage_written().due == hall.now.wall + 3 * kHour);
    pass_time(hall, kHour);
    CHECK(hall.notices.size() == 1);
}

TEST_CASE("REL-54 a step of less than six hours calls nobody a second time", "[room][REL-54]") {
    Hall hall(5 * 3600);
    Guest blue(hall, "blue"), red(hall, "red");
    to_next_step(hall, blue, red);
    hall.notices.clear();
    pass_time(hall, 4 * kHour);
    CHECK(hall.notices.empty());
}

TEST_CASE("REL-54 all are told that a battle has paused itself, and that it is over",
          "[room][REL-54][S-99]") {
    Hall hall(60);
    for (int step = 0; step < 3 && !hall.room->game().paused; ++step) pass_time(hall, 60'000);
    REQUIRE(hall.room->game().paused);
    CHECK(roles_called(hall, NoticeKind::StandsStill) ==
          std::vector<std::string>{"blue", "red", "referee"});
    Guest referee(hall, "referee");
    referee.command("e", {
                             {"do",     "end_battle"},
                             {"winner", "blue"      },
                             {"reason", "late"      }
    });
    hall.commit();
    CHECK(roles_called(hall, NoticeKind::Over) == std::vector<std::string>{"blue", "red"});
}

TEST_CASE("REL-54 a step that the clock opens calls both sides", "[room][REL-54]") {
    Hall hall(60);
    pass_time(hall, 60'000);
    CHECK(roles_called(hall, NoticeKind::ToDecide) == std::vector<std::string>{"blue", "red"});
}

TEST_CASE("REL-30 a seat is called by its name once it is looked up", "[room][REL-30]") {
    Hall hall;
    Guest blue(hall, "blue");
    hall.room->call({
        {"red", "Anna"}
    });
    pass_time(hall, 11'000);
    CHECK(blue.view["seats"]["red"]["name"] == "Anna");
    hall.room->call({});
    pass_time(hall, 11'000);
    CHECK(blue.view["seats"]["red"]["name"] == "");
}

TEST_CASE("REL-54 who is late is told so, and the referee; who has decided is not",
          "[room][REL-54][S-110]") {
    Hall hall(60);
    REQUIRE(set_option(hall, "grace_seconds", "600") == room::Heard::Accepted);
    Guest referee(hall, "referee"), blue(hall, "blue");
    blue.command("c", kCommit);
    hall.commit();
    for (auto* guest : {&referee, &blue}) guest->seat.reset();
    pass_time(hall, 60'000);
    CHECK(roles_called(hall, NoticeKind::Late) == std::vector<std::string>{"red", "referee"});
    CHECK(hall.notices.back().ends == hall.now.wall + 600'000);
}
