#include <catch2/catch.hpp>

#include "room/hall.h"

// What comes back with a page must not tell who looked in meanwhile.

namespace {

constexpr std::int64_t kTenMinutes = std::int64_t{10} * 60 * 1000;

void looks_in(Hall& hall, const char* seat) {
    const Guest guest(hall, seat);
    hall.room->tick(hall.now);
}

/// What Red is told first who comes back: the room was left and opened again three times meanwhile.
std::string red_comes_back(const std::vector<const char*>& others) {
    static const auto kBattle = Hall().kept;  // the same, and its secrets
    Hall hall;
    hall.kept = kBattle;
    hall.restart();
    looks_in(hall, "red");
    for (int times = 0; times < 3; ++times) {
        hall.now.steady += kTenMinutes;
        hall.reopen();
        for (const auto* seat : others) looks_in(hall, seat);
    }
    hall.now.steady += kTenMinutes;
    hall.reopen();
    return Guest(hall, "red").heard.front();
}

}  // namespace

TEST_CASE("REL-30 who comes back is not told how often others looked in meanwhile",
          "[room][REL-30]") {
    const auto alone = red_comes_back({});
    CHECK(alone.find(R"("type":"view")") != std::string::npos);
    CHECK(red_comes_back({"blue"}) == alone);
    CHECK(red_comes_back({"blue", "referee", "public"}) == alone);
}

TEST_CASE("REL-30 whose page comes back with a number of a former opening is told all anew",
          "[room][REL-30]") {
    Hall hall;
    std::int64_t last = 0;
    {
        const Guest red(hall, "red");
        hall.room->tick(hall.now);  // presence
        last = red.n;
    }
    hall.reopen();
    const Guest blue(hall, "blue"), red(hall, "red");
    hall.room->tick(hall.now);  // another presence, after the same first view
    const Guest again(hall, "red", last);
    CHECK(again.heard.front().find(R"("type":"view")") != std::string::npos);
    CHECK(again.view == red.view);
}
