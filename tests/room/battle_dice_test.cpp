#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/timed_lobby.h"
#include "room/times.h"

/// The dice of a battle are looked for once, until it goes on or opens.
namespace {

using nlohmann::json;

struct DiceHouse : TimedLobby {
    std::string battle;
    std::string blue;

    DiceHouse() {
        lobby.reuse_links();
        const auto made = json::parse(answer([&](auto done) {
                                          lobby.make(R"({"scenario":"tutorial"})", "",
                                                     "http://localhost", std::move(done));
                                      }).text);
        battle = made.at("battle");
        blue = made.at("seats").at(0).at("token");
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
