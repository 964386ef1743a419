#include <future>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/rooms.h"
#include "room/times.h"
#include "room/up_time.h"
#include "store/deletion.h"
#include "support/temporary_folder.h"

namespace {

constexpr std::int64_t kWeeks = 14 * kDay;

/// A server that is started again and again on one folder, at whatever time its clock has.
struct Machine {
    TemporaryFolder temporary;
    room::Moment now{1000, 1'700'000'000'000};

    struct Life {
        store::DataFolder folder;
        store::Writer writer{folder};
        room::Lobby lobby;
        explicit Life(Machine& house)
            : folder(house.temporary.path, "db"),
              lobby(folder, writer, "db", [&house] { return house.now; }, "seed") {}
        ~Life() { lobby.flush(); }
        std::string make() {
            std::promise<room::Made> told;
            lobby.make(R"({"scenario":"tutorial"})", "somebody", "http://localhost",
                       [&](room::Made answer) { told.set_value(std::move(answer)); });
            return told.get_future().get().battle;
        }
        bool has(const std::string& battle) {
            lobby.keep_up();
            lobby.expire();
            writer.flush();
            return lobby.battle(battle, "").status == 200;
        }
    };
    std::optional<Life> life;
    void start() {
        life.reset();
        now.steady = 5;
        life.emplace(*this);
    }
    void pass(std::int64_t time) {
        now.steady += time;
        now.wall += time;
        life->lobby.keep_up();
    }
};

}  // namespace

TEST_CASE("REL-35 what passes while a server is up counts, and three days of each outage",
          "[room][REL-35]") {
    const room::UpTime none({});
    CHECK(none.after(kDay, 7 * kDay) == 8 * kDay);
    const room::UpTime short_one({
        {2 * kDay, 4 * kDay}
    });
    CHECK(short_one.after(kDay, 7 * kDay) == 8 * kDay);
    const room::UpTime long_one({
        {2 * kDay, 42 * kDay}
    });
    CHECK(long_one.after(kDay, 7 * kDay) == 45 * kDay);  // a day, three of the outage, three more
    CHECK(long_one.after(50 * kDay, 7 * kDay) == 57 * kDay);
}

TEST_CASE("REL-35 nothing of a leap of the clock counts; a step back and a late look are none",
          "[room][REL-35]") {
    room::UpTime up({});
    CHECK_FALSE(up.look({0, 100 * kDay}));
    CHECK_FALSE(up.look({kDay, 101 * kDay}));  // nobody looked for a day
    CHECK_FALSE(up.look({kDay, 101 * kDay + 60'000}));
    CHECK_FALSE(up.look({kDay + 1, 100 * kDay}));
    const auto leap = up.look({kDay + 2, 110 * kDay});
    REQUIRE(leap);
    CHECK(leap->to - leap->from == 10 * kDay - 1);
    CHECK_FALSE(up.look({kDay + 3, 110 * kDay + 1}));
    CHECK(up.after(100 * kDay, 7 * kDay) == 117 * kDay - 1);
}

TEST_CASE("REL-35 no leaps open, however many and however much has passed before",
          "[room][REL-35]") {
    room::UpTime up({});
    room::Moment now{0, 100 * kDay};
    up.look(now);
    std::int64_t leapt = 0;
    for (const auto leap : {4, 4, 4, 8}) {
        now.steady += kDay;
        now.wall += kDay + leap * kDay;
        leapt += leap * kDay;
        REQUIRE(up.look(now));
        CHECK(up.after(100 * kDay, 7 * kDay) == 107 * kDay + leapt);
        CHECK(up.while_up(100 * kDay, 7 * kDay) == 107 * kDay + leapt);
    }
}

TEST_CASE("a battle expires after 14 days of a server, and not by a clock that is set wrong",
          "[room][deletion]") {
    Machine house;
    house.start();
    const auto battle = house.life->make();
    SECTION("a start forty days ahead") {
        house.life.reset();
        house.now.wall += 40 * kDay;
        house.start();
        CHECK(house.life->has(battle));
        house.pass(kWeeks - 4 * kDay);  // three days of the outage count
        CHECK(house.life->has(battle));
        house.pass(kDay);
        CHECK_FALSE(house.life->has(battle));
    }
    SECTION("a leap of forty days, and another server after it") {
        house.life->lobby.keep_up();
        house.now.wall += 40 * kDay;
        CHECK(house.life->has(battle));
        house.start();
        CHECK(house.life->has(battle));
        house.pass(kWeeks - kDay);  // nothing of the leap counts, also for the server after it
        CHECK(house.life->has(battle));
        house.pass(kDay);
        CHECK_FALSE(house.life->has(battle));
    }
    SECTION("a leap that nobody saw before the server ended") {
        house.now.wall += 40 * kDay;
        house.start();
        CHECK(house.life->has(battle));
    }
    SECTION("a server that is up") {
        for (int day = 0; day < 13; ++day) house.pass(kDay);
        CHECK(house.life->has(battle));
        house.pass(kDay);
        CHECK_FALSE(house.life->has(battle));
    }
}
