#include <future>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "room/hall.h"
#include "room/rooms.h"
#include "store/set_aside.h"
#include "support/temporary_folder.h"

using room::Heard;

namespace {

void breaks_a_promise() { ensure(false, "a promise for this test"); }

}  // namespace

TEST_CASE("a promise broken by a command writes nothing, tells nothing, and refuses the command",
          "[room][set_aside]") {
    Hall hall;
    Guest blue(hall, "blue");
    const Guest red(hall, "red");
    const auto heard = red.heard.size();
    hall.before_time = breaks_a_promise;
    CHECK(blue.command("c1", kCommit) == Heard::Refused);
    CHECK(blue.last()["code"] == "set_aside");
    REQUIRE(hall.queued.size() == 1);
    CHECK(hall.queued.front().rows.empty());
    CHECK_FALSE(hall.queued.front().reply);
    REQUIRE(hall.queued.front().aside);
    CHECK(hall.queued.front().aside->cause == "a promise for this test");
    hall.commit();
    CHECK(red.heard.size() == heard);
}

TEST_CASE("a battle that was set aside is read again, and can be looked at only",
          "[room][set_aside]") {
    Hall hall;
    Guest blue(hall, "blue");
    const auto before = store::digest_of(hall.room->game());
    const auto view = blue.view;
    hall.before_time = breaks_a_promise;
    blue.command("c1", kCommit);
    hall.commit();
    CHECK(blue.dropped);
    CHECK(hall.room->has_stopped());
    blue.seat.reset();
    for (int start = 0; start < 2; ++start) {
        hall.restart();
        CHECK(store::digest_of(hall.room->game()) == before);
        CHECK_FALSE(hall.room->damage().empty());
        Guest again(hall, "blue");
        CHECK(again.view == view);
        CHECK(again.last()["code"] == "set_aside");
        CHECK(again.command("c1", kCommit) == Heard::Refused);
        CHECK(again.last()["code"] == "set_aside");
        CHECK(hall.queued.empty());
    }
}

TEST_CASE("what was accepted before a broken promise is answered before the battle is read again",
          "[room][set_aside]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    REQUIRE(blue.command("c1", kCommit) == Heard::Accepted);
    hall.before_time = breaks_a_promise;
    CHECK(red.command("c2", kCommit) == Heard::Refused);
    CHECK(red.command("c3", kCommit) == Heard::Refused);
    const Guest late(hall, "referee");
    CHECK_FALSE(late.seat);
    CHECK(late.dropped);
    hall.commit();
    CHECK(blue.count("answer") == 1);
    CHECK(blue.dropped);
    CHECK(red.dropped);
}

TEST_CASE("a promise broken by the clock sets the battle aside", "[room][set_aside]") {
    Hall hall(60);
    Guest blue(hall, "blue");
    hall.room->tick(hall.now);
    hall.now.steady += 61'000;
    hall.before_time = breaks_a_promise;
    hall.room->tick(hall.now);
    REQUIRE(hall.queued.size() == 1);
    CHECK(hall.queued.front().aside);
    hall.room->tick(hall.now);
    CHECK(hall.queued.size() == 1);
    hall.commit();
    CHECK(blue.dropped);
}

TEST_CASE("an event that breaks a promise ends what can be looked at of a battle",
          "[room][set_aside]") {
    Hall hall;
    const auto sound = store::digest_of(hall.room->game());
    const auto seq = hall.kept.history.head.seq + 1;
    hall.kept.history.events.push_back({
        seq, 0, {},
          game::StandRemoved{StandId{9999}, "nobody"}
    });
    hall.restart();
    CHECK(store::digest_of(hall.room->game()) == sound);
    CHECK(hall.room->damage().find("cannot be followed") != std::string::npos);
    CHECK(Guest(hall, "blue").seat);
}

namespace {

struct StandingHouse {
    TemporaryFolder temporary;
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    room::Lobby lobby{folder, writer, "db", [] { return room::Moment{1'000, 2'000}; }, "seed"};
    room::Rooms rooms{lobby, [](const std::function<void()>& work) { work(); }};

    std::string make() {
        std::promise<room::Made> made;
        lobby.make(R"({"scenario":"tutorial"})", "", "http://localhost",
                   [&](room::Made answer) { made.set_value(std::move(answer)); });
        return made.get_future().get().battle;
    }
    void set_aside(const std::string& battle, bool opens) {
        store::Database db(folder.file(), store::Access::ReadWrite);
        store::set_aside(db, battle, {1, "a reason", opens});
    }
};

}  // namespace

TEST_CASE("a battle that is set aside opens to be looked at, others to be played",
          "[room][set_aside]") {
    StandingHouse house;
    const auto aside = house.make(), other = house.make();
    house.set_aside(aside, true);
    CHECK((*house.rooms.open(aside))->damage() == "a reason");
    CHECK((*house.rooms.open(other))->damage().empty());
}

TEST_CASE("a battle that ends the server by being looked at is refused with a word",
          "[room][set_aside]") {
    StandingHouse house;
    const auto aside = house.make();
    house.set_aside(aside, false);
    const auto opened = house.rooms.open(aside);
    REQUIRE_FALSE(opened);
    CHECK(opened.error().code == RefusalCode::CannotRead);
    CHECK(house.rooms.open("nowhere").error().code == RefusalCode::NoSuchBattle);
}
