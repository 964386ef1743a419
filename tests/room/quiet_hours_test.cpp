#include <algorithm>

#include <catch2/catch.hpp>

#include "room/counted_time.h"
#include "room/deadlines.h"
#include "room/times.h"

/// How quiet hours are left out of a step's time.
namespace {

constexpr std::int64_t kMidnight = 20'000 * kDay;
constexpr int kNight = 0b1100'0000'0000'0000'0011'1111;  // 22-6
/// Of that day.
constexpr std::int64_t at(int hour, int minute = 0) {
    return kMidnight + hour * kHour + minute * kHour / 60;
}

/// The times of a battle whose steps take three hours.
struct Timed {
    room::Deadlines deadlines;
    rules::Options options;

    explicit Timed(std::vector<store::Outage> outages = {}) : deadlines(std::move(outages)) {
        options.step_seconds.every = 3 * 3600;
        options.window_seconds = 2 * 3600;
    }
    void happens(const game::Event& event, std::int64_t when) {
        deadlines.follow(event, when, options);
    }
    void opens(std::int64_t when) {
        happens(game::StepOpened{game::Subphase::GeneralFire, false, true, kNight}, when);
    }
    [[nodiscard]] std::int64_t ends() const { return deadlines.ends().value_or(0); }
};

}  // namespace

TEST_CASE("S-112 quiet hours count for nobody, over midnight", "[room][S-112]") {
    Timed timed;
    timed.opens(at(21));
    CHECK(timed.ends() == at(24 + 8));
    timed.opens(at(23, 30));
    CHECK(timed.ends() == at(24 + 9));
    timed.opens(at(24 + 2));
    CHECK(timed.ends() == at(24 + 9));
    timed.opens(at(12));
    CHECK(timed.ends() == at(15));
    timed.opens(at(19));  // until they begin, not until they end
    CHECK(timed.ends() == at(22));
}

TEST_CASE("S-112 a week of sixteen hours a day", "[room][S-112]") {
    Timed timed;
    timed.options.step_seconds.every = 7 * 16 * 3600;
    timed.opens(at(12, 15));
    CHECK(timed.ends() == at(7 * 24 + 12, 15));
}

TEST_CASE("S-112 the least time of a window runs on in quiet hours", "[room][S-112][S-107]") {
    Timed timed;
    timed.opens(at(23));
    CHECK(timed.deadlines.window_ends() == at(24 + 1));
}

TEST_CASE("REL-54 whoever has not decided is called three hours that count before the end",
          "[room][S-112]") {
    Timed timed;
    timed.options.step_seconds.every = 16 * 3600;
    timed.opens(at(17));  // five hours that day, eleven after the night
    CHECK(timed.ends() == at(24 + 17));
    CHECK(timed.deadlines.calls() == at(24 + 14));
    timed.opens(at(24 + 8));  // fourteen hours until the night, two of the next day
    CHECK(timed.ends() == at(48 + 8));
    CHECK(timed.deadlines.calls() == at(24 + 21));
}

TEST_CASE("REL-54 a pause late in a long step takes that call from nobody",
          "[room][REL-54][S-111]") {
    Timed timed;
    timed.options.step_seconds.every = 12 * 3600;
    const auto paused_after = GENERATE(2, 7, 10);
    timed.happens(game::StepOpened{game::Subphase::GeneralFire}, at(0));
    timed.happens(game::Paused{}, at(paused_after));
    CHECK_FALSE(timed.deadlines.calls());
    timed.happens(game::Resumed{}, at(20));
    const int left = 12 - paused_after;
    CHECK(timed.ends() == at(20 + left));
    CHECK(timed.deadlines.calls() == at(20 + std::max(left - 3, 0)));
    timed.happens(game::GraceBegun{12 * 3600}, at(20 + left));
    CHECK_FALSE(timed.deadlines.calls());  // who is late has been told so
}

TEST_CASE("S-112 grace does not run in quiet hours", "[room][S-112][S-110]") {
    Timed timed;
    timed.opens(at(18));
    timed.happens(game::GraceBegun{2 * 3600}, at(21));
    CHECK(timed.ends() == at(24 + 7));
}

TEST_CASE("S-112 a pause in quiet hours costs nobody anything more", "[room][S-112][S-99]") {
    Timed timed;
    timed.opens(at(21));
    timed.happens(game::Paused{}, at(23));
    CHECK(timed.ends() == 0);
    timed.happens(game::Resumed{}, at(24 + 5));
    CHECK(timed.ends() == at(24 + 8));
    timed.happens(game::StepExtended{3600, {}, {}}, at(24 + 5));
    CHECK(timed.ends() == at(24 + 9));
}

TEST_CASE("S-112 the server's downtime is not taken out of quiet hours twice",
          "[room][S-112][S-99]") {
    SECTION("in them") {
        Timed timed({
            {at(23), at(24 + 4)}
        });
        timed.opens(at(21));
        CHECK(timed.ends() == at(24 + 8));
    }
    SECTION("over their beginning") {
        Timed timed({
            {at(21, 30), at(23)}
        });
        timed.opens(at(21));
        CHECK(timed.ends() == at(24 + 8, 30));
    }
    SECTION("over their end") {
        Timed timed({
            {at(24 + 5), at(24 + 7)}
        });
        timed.opens(at(21));
        CHECK(timed.ends() == at(24 + 9));
        timed.happens(game::Paused{}, at(24 + 8));
        timed.happens(game::Resumed{}, at(24 + 8));
        CHECK(timed.ends() == at(24 + 9));
    }
}

TEST_CASE("S-112 what has been counted and what is left are the whole", "[room][S-112]") {
    const std::vector<store::Outage> outages{
        {at(3), at(5)},
        {at(21), at(23, 30)},
        {at(40), at(80)}
    };
    for (int quiet : {0, kNight, 0b1010'1010'1010'1010'1010'1010})
        for (int begins = 0; begins < 30; ++begins)
            for (std::int64_t left = 1; left < 4 * kDay; left += 5 * kHour + 7) {
                const auto end = room::when_counted(outages, quiet, at(begins, 13), left);
                CHECK(room::counted_between(outages, quiet, at(begins, 13), end) == left);
                CHECK(room::counted_between(outages, quiet, at(begins, 13), end - 1) == left - 1);
            }
}
