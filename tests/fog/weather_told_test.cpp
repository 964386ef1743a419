#include <catch2/catch.hpp>

#include "fog/view_of.h"
#include "game/turn/turn.h"
#include "skirmish.h"

using namespace support;

TEST_CASE("WX-01 the weather lies open to all", "[fog][WX-01][S-02][S-80]") {
    const game::WeatherRow night{.name = "Night", .max_visibility = 6_in, .night = true};
    Game game = a_skirmish();
    game.weather = night.name;
    game.max_visibility = night.max_visibility;
    game.night = game.no_air = true;
    for (const auto audience :
         {Audience::Blue, Audience::Red, Audience::Referee, Audience::Public}) {
        const auto rolled = told(game, game::weather_of(night, 9), audience);
        REQUIRE(rolled.size() == 1);
        CHECK(rolled.front().what == "Night");
        CHECK(rolled.front().dice.front().face == 9);
        const auto set = told(game, game::WeatherSet{night, "dusk", {}}, audience);
        REQUIRE(set.size() == 1);
        CHECK(set.front().kind == Saying::WeatherSet);
        const auto battle = fog::view_of(game, fog::Chronicle{audience}, {}).battle;
        CHECK(battle.night);
        CHECK_FALSE(battle.air_allowed);
        CHECK(battle.max_visibility == 6_in);
        CHECK(battle.wheeled_factor == 1);
    }
}
