#include <future>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/rooms.h"
#include "room/times.h"
#include "room/turning_loop.h"
#include "store/deletion.h"
#include "store/digest.h"
#include "store/seat_links.h"
#include "support/temporary_folder.h"

/// Deadlines of battles that nobody looks at.
namespace {

/// A server whose loop turns when it is told to, on a clock that stands still.
struct Life {
    Life(const std::filesystem::path& path, room::Moment& moment)
        : now(moment), folder(path, "db") {}
    room::Moment& now;
    store::DataFolder folder;
    store::Writer writer{folder};
    std::function<void()> after_look = [] {};  ///< at the clock
    room::Lobby lobby{folder, writer, "db", [this] { return look(); }, "seed"};
    TurningLoop loop;
    room::Rooms rooms{lobby, loop.post()};

    ~Life() {
        lobby.flush();
        work();
    }
    room::Moment look() {
        const auto seen = now;
        std::exchange(after_look, [] {})();
        return seen;
    }
    std::string make(int step_seconds, bool dice_audit = false) {
        std::promise<room::Made> told;
        const nlohmann::json options{
            {"step_seconds", std::to_string(step_seconds) },
            {"dice_audit",   dice_audit ? "true" : "false"}
        };
        const nlohmann::json request{
            {"scenario", "tutorial"},
            {"options",  options   }
        };
        lobby.make(request.dump(), "", "http://localhost",
                   [&](room::Made answer) { told.set_value(std::move(answer)); });
        const auto made = told.get_future().get();
        REQUIRE(made.status == 201);
        return made.battle;
    }
    void work() {
        writer.flush();
        loop.turn();
    }
    void pass(std::int64_t time) {
        now.steady += time;
        now.wall += time;
        turn();
    }
    void turn() {
        rooms.tick();
        work();
    }
    std::int64_t seq(const std::string& battle) const {
        auto db = store::open_to_read(folder.folder());
        return store::progress_of(db, battle)->seq;
    }
    store::Stage stage(const std::string& battle) const {
        auto db = store::open_to_read(folder.folder());
        return store::progress_of(db, battle)->stage;
    }
};

struct OneMachine {
    TemporaryFolder temporary;
    room::Moment now{1'000'000, 1'700'000'000'000};
    std::optional<Life> life{std::in_place, temporary.path, now};

    void restart_after(std::int64_t time) {
        life.reset();
        now.steady = 5'000;  // of another machine
        now.wall += time;
        life.emplace(temporary.path, now);
    }
};

constexpr auto kHello = R"({"type":"hello","protocol":1,"token":"key"})";

/// Blue's, with the key of `kHello`.
void take_seat(Life& life, const std::string& battle) {
    store::Batch batch;
    batch.battle = battle;
    batch.also = [&](store::Database& db) {
        const auto link = store::hash_of_token("link");
        store::give_seat_anew(db, battle, {"blue", link}, 0);
        store::redeem_link(db, battle, link, store::hash_of_token("key"));
    };
    life.writer.append(std::move(batch));
    life.work();
}

}  // namespace

TEST_CASE("S-99 the clock ends a step though nobody ever opened its battle", "[room][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600);
    const auto begun = life.seq(battle);
    life.turn();
    life.pass(kHour - 1);
    CHECK(life.rooms.size() == 0);
    CHECK(life.seq(battle) == begun);
    life.pass(kSecond);
    CHECK(life.rooms.size() == 1);
    CHECK(life.seq(battle) > begun);
}

TEST_CASE("S-99 a battle that nobody looks at pauses itself, is left alone then, and expires",
          "[room][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600);
    for (int hour = 0; hour < 48; ++hour) life.pass(kHour + kSecond);
    CHECK(life.stage(battle).due == 0);
    CHECK(life.rooms.size() == 0);
    const auto room = life.rooms.open(battle);
    REQUIRE(room);
    CHECK((*room)->game().paused_by_clock);
    auto db = store::open_to_read(life.folder.folder());
    const auto expired = life.now.wall + store::kKeptUnplayed;
    CHECK(store::expired_battles(db, expired) == std::vector{battle});
}

TEST_CASE("S-102 a battle that waits for shares in the dice has no deadline, and is left alone",
          "[room][S-102][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600, true);
    for (int hour = 0; hour < 48; ++hour) life.pass(kHour + kSecond);
    CHECK(life.stage(battle).due == 0);
    CHECK(life.rooms.size() == 0);
    const auto room = life.rooms.open(battle);
    REQUIRE(room);
    CHECK((*room)->game().subphase == game::Subphase::DiceContributions);
    CHECK_FALSE((*room)->game().paused);
}

TEST_CASE("S-99 a restart gives no time, and takes none", "[room][S-99]") {
    OneMachine house;
    const auto battle = house.life->make(3600);
    const auto begun = house.life->seq(battle);
    const auto due = house.life->stage(battle).due;
    house.life->pass(kHour / 2);
    house.restart_after(24 * kHour);
    house.life->turn();
    REQUIRE(house.life->rooms.open(battle));
    house.life->work();
    CHECK(house.life->stage(battle).due == due + 24 * kHour);
    house.life->pass(kHour / 2 - 1);
    CHECK(house.life->seq(battle) == begun);
    house.life->pass(kSecond);
    CHECK(house.life->seq(battle) > begun);
}

TEST_CASE("S-99 where the wall clock leaps, no step ends, also of battles that nobody looks at",
          "[room][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600);
    life.turn();
    const auto leap = GENERATE(365 * 24 * kHour, -365 * 24 * kHour, 61 * kSecond);
    life.now.wall += leap;
    life.turn();
    life.pass(2 * kHour);
    life.pass(2 * kHour);
    CHECK(life.stage(battle).turn == 0);
    CHECK(life.stage(battle).due == 0);
    const auto room = life.rooms.open(battle);
    REQUIRE(room);
    CHECK_FALSE((*room)->game().paused);
}

TEST_CASE("S-99 a wall clock that leaps while rooms look at it ends no step", "[room][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600);
    life.turn();
    REQUIRE(life.rooms.open(battle));
    life.turn();
    const auto before = life.seq(battle);
    life.after_look = [&] { life.now.wall += 2 * kHour; };
    life.turn();
    life.turn();
    CHECK(life.seq(battle) == before + 1);
    CHECK(life.stage(battle).due == 0);
}

TEST_CASE("S-99 a wall clock that is slightly off is no leap", "[room][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600);
    life.turn();
    const auto due = life.stage(battle).due;
    life.now.wall += 60 * kSecond;
    life.turn();
    CHECK(life.stage(battle).due == due);
}

TEST_CASE("S-99 a clock that went back while the server was down stops the deadlines",
          "[room][S-99]") {
    OneMachine house;
    const auto battle = house.life->make(3600);
    house.life->pass(kSecond);
    house.restart_after(-24 * kHour);
    house.life->turn();
    house.life->turn();
    CHECK(house.life->stage(battle).due == 0);
}

TEST_CASE("S-99 each loop opens its own battles only", "[room][S-99]") {
    OneMachine house;
    auto& life = *house.life;
    life.make(3600);
    room::Rooms elsewhere(
        life.lobby, [](const std::function<void()>&) {}, [](std::string_view) { return false; });
    life.now.steady += 2 * kHour;
    life.now.wall += 2 * kHour;
    elsewhere.tick();
    CHECK(elsewhere.size() == 0);
}

TEST_CASE("who sat in a battle that stopped sits nowhere", "[room]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(3600);
    take_seat(life, battle);
    const auto room = life.rooms.open(battle);
    REQUIRE(room);
    const auto seat = (*room)->enter(kHello, [](const room::Text&) {}, [] {});
    REQUIRE(seat);
    const auto seated = [&] {
        return nlohmann::json::parse(life.lobby.battle(battle).text).at("seated");
    };
    life.turn();
    CHECK(seated() == nlohmann::json{"blue"});
    store::Batch foreign;
    foreign.battle = battle;
    store::Head head{life.seq(battle), {}};
    foreign.rows = store::seal(head, life.now.wall, {}, {game::TurnBegun{9}});
    life.writer.append(std::move(foreign));
    life.work();
    life.pass(kHour + kSecond);
    REQUIRE((*room)->has_stopped());
    life.rooms.tick();
    CHECK(seated().empty());
}

TEST_CASE("REL-29 after a restart no number tells how much the other side wrote",
          "[room][REL-29]") {
    OneMachine house;
    auto& life = *house.life;
    const auto battle = life.make(0);
    auto say = [&, number = 0](const char* channel) mutable {
        store::Batch batch;
        batch.battle = battle;
        batch.chat = store::ChatRow{++number, life.now.wall, "red", channel, "words"};
        life.writer.append(std::move(batch));
    };
    say("all");
    for (int i = 0; i < 600; ++i) say("side");
    say("all");
    life.work();
    take_seat(life, battle);
    const auto room = life.rooms.open(battle);
    REQUIRE(room);
    std::vector<std::int64_t> numbers;
    const auto told = [&](const room::Text& text) {
        const auto message = nlohmann::json::parse(*text);
        if (message.at("type") == "chat") numbers.push_back(message.at("n"));
    };
    const auto seat = (*room)->enter(kHello, told, [] {});
    REQUIRE(seat);
    CHECK(numbers == std::vector<std::int64_t>{1, 2});
}
