#include <future>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/rooms.h"
#include "room/times.h"
#include "room/turning_loop.h"
#include "support/temporary_folder.h"

/// The dice of a battle are looked for once, until it goes on or opens.
namespace {

using nlohmann::json;

struct DiceHouse {
    TemporaryFolder temporary;
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    TurningLoop loop;
    room::Moment now{1'000'000, 1'700'000'000'000};
    room::Lobby lobby{folder, writer, "db", [this] { return now; }, "seed"};
    std::optional<room::Rooms> rooms{std::in_place, lobby, loop.post()};
    std::string battle;
    std::string blue;

    DiceHouse() {
        lobby.reuse_links();
        std::promise<room::Made> told;
        lobby.make(R"({"scenario":"tutorial"})", "", "http://localhost",
                   [&](room::Made made) { told.set_value(std::move(made)); });
        const auto made = json::parse(told.get_future().get().text);
        battle = made.at("battle");
        blue = made.at("seats").at(0).at("token");
    }
    ~DiceHouse() {
        rooms.reset();
        lobby.flush();
        loop.turn();
    }
    void does(const json& command) {
        const json hello{
            {"type",     "hello"},
            {"protocol", 1      },
            {"token",    blue   }
        };
        auto seat = (*rooms->open(battle))->enter(hello.dump(), [](const room::Text&) {}, [] {});
        REQUIRE(seat);
        const json message{
            {"type",    "command"    },
            {"cmd_id",  command["do"]},
            {"command", command      }
        };
        CHECK(seat->hear(message.dump()) == room::Heard::Accepted);
        writer.flush();
        loop.turn();
    }
    void pass(std::int64_t time) {
        now.steady += time;
        now.wall += time;
        lobby.keep_up();
    }
    [[nodiscard]] json dice() const {
        const auto told = lobby.dice(battle);
        REQUIRE(told.status == 200);
        return json::parse(told.text);
    }
};

}  // namespace

TEST_CASE("S-05 what a battle's dice say follows each event of it", "[room][S-05]") {
    DiceHouse house;
    CHECK_FALSE(house.dice().contains("promise_blue"));
    house.does({
        {"do", "promise_share"},
        {"promise", std::string(64, 'a')}
    });
    CHECK(house.dice().at("promise_blue") == std::string(64, 'a'));
}

TEST_CASE("S-05 a battle that opens by its clock opens its dice, though they were asked for before",
          "[room][S-05][REL-35]") {
    DiceHouse house;
    house.does({
        {"do", "concede"}
    });
    CHECK_FALSE(house.dice().contains("seed"));
    house.pass(7 * kDay);
    CHECK(house.dice().contains("seed"));
    CHECK(house.dice() == house.dice());
}
