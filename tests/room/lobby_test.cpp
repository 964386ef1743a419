#include <future>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/refusal_code.h"
#include "room/rooms.h"
#include "store/deletion.h"
#include "support/temporary_folder.h"

using nlohmann::json;

namespace {

constexpr std::int64_t kOneDay = std::int64_t{24} * 3600 * 1000;

/// A lobby whose clock stands where it is put.
struct LobbyHouse {
    TemporaryFolder temporary;
    room::Moment now{1'000'000, 1'700'000'000'000};
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    room::Clock clock = [this] { return now; };
    room::Lobby lobby{folder, writer, "db", clock, "seed"};

    room::Made make(const json& request =
                        {
                            {"scenario", "tutorial"                   },
                            {"options",  {{"spectator_delay", "none"}}}
    },
                    const char* address = "") {
        return answer([&](auto done) {
            lobby.make(request.dump(), address, "http://localhost", std::move(done));
        });
    }
    room::Made remove(const std::string& battle, const std::string& key) {
        const json request{
            {"key", key}
        };
        return answer([&](auto done) { lobby.unmake(battle, request.dump(), std::move(done)); });
    }
    [[nodiscard]] json list() const { return json::parse(lobby.battles()).at("battles"); }
    static std::string maker_key(const room::Made& made) {
        return json::parse(made.text).at("maker_key");
    }
    static std::string code(const room::Made& made) {
        return json::parse(made.text).at("error").at("code");
    }

  private:
    static room::Made answer(const std::function<void(room::Lobby::Done)>& ask) {
        std::promise<room::Made> made;
        ask([&](room::Made answer) { made.set_value(std::move(answer)); });
        return made.get_future().get();
    }
};

json with_bot(const char* which) {
    return {
        {"scenario", "tutorial"},
        {"bot",      which     }
    };
}

}  // namespace

TEST_CASE("after a restart the list of battles says the same of a battle that nobody opened",
          "[room][lobby]") {
    LobbyHouse house;
    REQUIRE(house.make().status == 201);
    const auto before = house.list();
    REQUIRE(before.size() == 1);
    CHECK(before[0].at("turns") > 0);
    const room::Lobby again{house.folder, house.writer, "db", house.clock, "seed"};
    CHECK(json::parse(again.battles()).at("battles") == before);
}

TEST_CASE("a battle that is not to be listed is not, also after a restart, and can be played",
          "[room][lobby]") {
    LobbyHouse house;
    const auto made = house.make({
        {"scenario", "tutorial"},
        {"listed",   false     }
    });
    REQUIRE(made.status == 201);
    CHECK(house.list().empty());
    room::Lobby again{house.folder, house.writer, "db", house.clock, "seed"};
    CHECK(json::parse(again.battles()).at("battles").empty());
    room::Rooms rooms{again, [](const auto& work) { work(); }};
    CHECK(rooms.open(made.battle));
    CHECK(json::parse(again.battle(made.battle).text).at("id") == made.battle);
    CHECK(again.battle("nobody's").status == 404);
}

TEST_CASE("an address has so many battles; another has its own, and this machine has no bound",
          "[room][lobby][quotas]") {
    LobbyHouse house;
    room::Quotas quotas;
    quotas.battles_of_address = 2;
    house.lobby.limit(quotas);
    const auto first = house.make(
        {
            {"scenario", "tutorial"}
    },
        "192.0.2.1");
    REQUIRE(first.status == 201);
    REQUIRE(house
                .make(
                    {
                        {"scenario", "tutorial"}
    },
                    "192.0.2.1")
                .status == 201);
    const auto third = house.make(
        {
            {"scenario", "tutorial"}
    },
        "192.0.2.1");
    CHECK(third.status == 429);
    CHECK(LobbyHouse::code(third) == "too_many_battles");
    CHECK(house
              .make(
                  {
                      {"scenario", "tutorial"}
    },
                  "192.0.2.2")
              .status == 201);
    for (int i = 0; i < 4; ++i) CHECK(house.make().status == 201);

    SECTION("one that is deleted makes room") {
        REQUIRE(house.remove(first.battle, LobbyHouse::maker_key(first)).status == 200);
        CHECK(house
                  .make(
                      {
                          {"scenario", "tutorial"}
        },
                      "192.0.2.1")
                  .status == 201);
    }
    SECTION("a restart forgets none") {
        room::Lobby again{house.folder, house.writer, "db", house.clock, "seed"};
        again.limit(quotas);
        int status = 0;
        again.make(R"({"scenario":"tutorial"})", "192.0.2.1", "http://localhost",
                   [&](const room::Made& made) { status = made.status; });
        CHECK(status == 429);
    }
}

TEST_CASE("bots play so many battles of an address, and so many in all", "[room][lobby][quotas]") {
    LobbyHouse house;
    room::Quotas quotas;
    quotas.bot_battles_of_address = 1;
    quotas.bot_battles = 2;
    house.lobby.limit(quotas);
    const auto first = house.make(with_bot("red"), "192.0.2.1");
    REQUIRE(first.status == 201);
    CHECK(LobbyHouse::code(house.make(with_bot("blue"), "192.0.2.1")) == "too_many_bots");
    CHECK(house
              .make(
                  {
                      {"scenario", "tutorial"}
    },
                  "192.0.2.1")
              .status == 201);
    CHECK(house.make(with_bot("both"), "192.0.2.2").status == 201);
    CHECK(LobbyHouse::code(house.make(with_bot("red"), "192.0.2.3")) == "too_many_bots");
    CHECK(LobbyHouse::code(house.make(with_bot("red"))) == "too_many_bots");
    REQUIRE(house.remove(first.battle, LobbyHouse::maker_key(first)).status == 200);
    CHECK(house.make(with_bot("red"), "192.0.2.1").status == 201);
}

TEST_CASE("a battle is deleted by the key that its making was answered with, and no other",
          "[room][lobby][deletion]") {
    LobbyHouse house;
    const auto made = house.make();
    const auto other = house.make();
    const auto key = LobbyHouse::maker_key(made);
    CHECK(house.remove(made.battle, LobbyHouse::maker_key(other)).status == 403);
    CHECK(house.remove(made.battle, {}).status == 403);
    CHECK(house.remove("nobody's", key).status == 404);
    CHECK(house.list().size() == 2);
    CHECK(house.remove(made.battle, key).status == 200);
    CHECK(LobbyHouse::code(house.remove(made.battle, key)) == "battle_deleted");
    REQUIRE(house.list().size() == 1);
    CHECK(house.list()[0].at("id") == other.battle);
    CHECK(house.lobby.dice(made.battle).status == 404);
}

TEST_CASE("whoever sits in a battle that is deleted is told so, and it opens no more",
          "[room][lobby][deletion]") {
    LobbyHouse house;
    house.lobby.reuse_links();
    const auto made = house.make();
    room::Rooms rooms{house.lobby, [](const auto& work) { work(); }};
    const auto room = rooms.open(made.battle);
    REQUIRE(room);
    std::string heard;
    bool dropped = false;
    const auto seat = (*room)->enter(
        R"({"type":"hello","protocol":1,"token":"public"})",
        [&](const room::Text& text) { heard = *text; }, [&] { dropped = true; });
    REQUIRE(seat);
    REQUIRE(house.remove(made.battle, LobbyHouse::maker_key(made)).status == 200);
    house.now.steady += 1000;
    rooms.tick();
    CHECK(json::parse(heard).at("code") == "battle_deleted");
    CHECK(dropped);
    const auto again = rooms.open(made.battle);
    REQUIRE_FALSE(again);
    CHECK(again.error().code == RefusalCode::BattleDeleted);
}

TEST_CASE("a battle that nobody has played is gone after fourteen days, unless somebody watches",
          "[room][lobby][deletion]") {
    LobbyHouse house;
    house.lobby.demo("http://localhost");
    const auto made = house.make();
    const auto watched = house.make();
    room::Rooms rooms{house.lobby, [](const auto& work) { work(); }};
    const auto room = rooms.open(watched.battle);
    REQUIRE(room);
    const auto seat = (*room)->enter(
        R"({"type":"hello","protocol":1,"token":"public"})", [](const room::Text&) {}, [] {});
    rooms.tick();
    const auto look = [&](std::int64_t days) {
        house.now.steady = 1'000'000 + days * kOneDay;
        house.now.wall = 1'700'000'000'000 + days * kOneDay;
        house.lobby.expire();
        house.writer.flush();
        return house.list().size();
    };
    CHECK(look(13) == 3);
    CHECK(look(14) == 2);
    auto db = store::open_to_read(house.folder.folder());
    CHECK(store::is_gone(db, made.battle));
    CHECK_FALSE(store::is_gone(db, watched.battle));
}

TEST_CASE("battles that cannot leave do not keep those behind them", "[room][lobby][deletion]") {
    LobbyHouse house;
    std::vector<std::string> battles;
    for (int i = 0; i < 52; ++i) battles.push_back(house.make().battle);
    std::ranges::sort(battles);
    {
        store::Database db(house.folder.file(), store::Access::ReadWrite);
        const auto spoil = db.prepare("INSERT INTO gone VALUES (?, 0, zeroblob(32), zeroblob(32))");
        for (std::size_t i = 0; i < 50; ++i) spoil->with(battles[i]).run();
    }
    house.now.steady += 14 * kOneDay;
    house.now.wall += 14 * kOneDay;
    const auto look = [&] {
        house.lobby.expire();
        house.writer.flush();
        return house.list().size();
    };
    CHECK(look() == 52);
    CHECK(look() == 50);
    auto db = store::open_to_read(house.folder.folder());
    CHECK(store::is_gone(db, battles.back()));
    CHECK(store::find_battle(db, battles.front()));
}
