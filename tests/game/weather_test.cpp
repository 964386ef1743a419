#include <catch2/catch.hpp>

#include "game/core/sight.h"
#include "game/effects/effects.h"
#include "game/fire/fire.h"
#include "game/ground/movement_facts.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/referee/referee.h"
#include "game/shelling/mission_facts.h"
#include "game/spotting/spotting.h"
#include "game/turn/turn.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

const WeatherRow kNight{
    .name = "Night", .max_visibility = 6_in, .air_allowed = false, .night = true};
const WeatherRow kFog{.name = "Fog", .max_visibility = 6_in};
const WeatherRow kBad{
    .name = "Bad", .max_visibility = 12_in, .wheeled_factor = 2, .air_allowed = false};

GameBuilder in_weather(const WeatherRow& row) {
    return a_game().set([&](Game& g) {
        auto dice = dice_show({});
        Course{g, dice}.happen(weather_of(row, 1));
    });
}
StandBuilder that_fired(StandBuilder stand) {
    return stand.set([](Stand& s) { s.fired_in = Subphase::OpportunityFire; });
}
bool is_in_sight(const Game& game, std::uint16_t id) {
    return find_stand(game, StandId{id})->visible;
}
Game after_spotting(Game game) {
    game.subphase = Subphase::Spotting;
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    spot_all(course);
    hide_unseen(course);
    return game;
}
Result<Events> fire_at_1001(const Game& game) {
    return decide(game, Side::Blue, DeclareFire{.firer = StandId{1}, .line = 0, .target = "m1001"});
}

}  // namespace

TEST_CASE("WX-02 at night nobody who has not fired is spotted beyond 6\"",
          "[weather][WX-02][S-02][S-80]") {
    const auto apart = GENERATE(7_in, 7.001_in);  // of centres: bases are an inch deep
    const Game game = after_spotting(in_weather(kNight)
                                         .with(a_stand(1).at({24_in, 24_in}))
                                         .with(a_stand(1001).at({24_in, 24_in + apart})));
    CHECK(is_in_sight(game, 1001) == (apart == 7_in));
}

TEST_CASE("S-80 fire shows in the dark, and not in fog", "[weather][S-80][S-02]") {
    const bool night = GENERATE(true, false);
    const Game game = after_spotting(in_weather(night ? kNight : kFog)
                                         .with(a_stand(1).at({24_in, 24_in}))
                                         .with(that_fired(a_stand(1001).at({24_in, 60_in}))));
    CHECK(is_in_sight(game, 1001) == night);
}

TEST_CASE("S-80 in the dark a stand that has fired can be fired at from afar, another not",
          "[weather][S-80][FIRE-14]") {
    const auto game = [](bool fired) -> Game {
        const auto target = a_stand(1001).at({24_in, 36_in}).visible();
        return in_weather(kNight)
            .with(a_stand(1).at({24_in, 24_in}))
            .with(fired ? that_fired(target) : target);
    };
    CHECK_THAT(fire_at_1001(game(true)), IsAccepted());
    CHECK_THAT(fire_at_1001(game(false)), IsRefused("no_line_of_fire", {"FIRE-14"}));
    CHECK(choices_of(game(true), Side::Blue).fires.size() == 1);
    CHECK(choices_of(game(false), Side::Blue).fires.empty());
}

TEST_CASE("S-80 the fire of the last turn shows a stand until 2F", "[weather][S-80][S-36][S-65]") {
    Game game = in_weather(kNight)
                    .in(Subphase::EndOfTurn)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(that_fired(a_stand(1001).at({24_in, 40_in}).visible()));
    auto dice = dice_show({}).otherwise(4);
    Course{game, dice}.happen(TurnBegun{2});
    game.subphase = Subphase::ArtilleryResponse;
    const auto spots = [&] {
        return spots_target_at(game, observer_at(game, the_stand(game, StandId{1})),
                               {24_in, 40_in});
    };
    CHECK(spots());
    auto while_cards_are_played = game;  // S-65: before 2F it is what it was
    while_cards_are_played.subphase = Subphase::CardWindow;
    while_cards_are_played.card_window = CardWindow{Subphase::Spotting, false};
    CHECK(sight_limit(while_cards_are_played, *find_stand(game, StandId{1001})) ==
          sight_limit(game, *find_stand(game, StandId{1001})));
    CHECK_FALSE(is_in_sight(after_spotting(game), 1001));
    Course{game, dice}.happen(TurnBegun{3});
    CHECK_FALSE(spots());
}

TEST_CASE("S-02 in bad weather nothing is seen beyond 12\", and who was seen is lost from sight",
          "[weather][WX-02][S-02][S-36]") {
    const auto apart = GENERATE(13_in, 13.001_in);
    const Game game =
        after_spotting(in_weather(kBad)
                           .with(a_stand(1).at({24_in, 24_in}))
                           .with(that_fired(a_stand(1001).at({24_in, 24_in + apart}).visible())));
    CHECK(is_in_sight(game, 1001) == (apart == 13_in));
}

TEST_CASE("S-02 in bad weather wheels pay twice off the road", "[weather][S-02][WX-01]") {
    const Game game = in_weather(kBad)
                          .with(a_stand(1).of("truck"))
                          .with(a_stand(2).of("tank").at({30_in, 24_in}));
    CHECK(mover_for(game, *find_stand(game, StandId{1})).weather_factor == 2);
    CHECK(mover_for(game, *find_stand(game, StandId{2})).weather_factor == 1);
}

TEST_CASE("S-80 a table of a single row holds from set-up on", "[weather][S-80]") {
    const Game open_table = a_game();
    Scenario scenario = open_table.scenario;
    scenario.weather = {kNight};
    Game game;
    auto dice = dice_show({}).otherwise(4);
    begin(game, scenario, dice);
    CHECK(game.night);
    CHECK(game.max_visibility == 6_in);
    scenario.weather = {kBad, kNight};
    begin(game, scenario, dice);
    CHECK_FALSE(game.night);
}

TEST_CASE("S-02 weather_roll turn rolls anew each turn, none never", "[weather][S-02][WX-01]") {
    const auto option = GENERATE(rules::WeatherRoll::Turn, rules::WeatherRoll::None);
    Game game = a_game().in_turn(3).with(a_stand(1)).set([&](Game& g) {
        g.scenario.options.weather_roll = option;
        g.scenario.weather = {kNight, kBad};
        g.scenario.weather.edit().front().up_to = 9;
    });
    auto dice = dice_show({10, 9});
    Course course{game, dice};
    roll_weather(course);
    const bool rolls = option == rules::WeatherRoll::Turn;
    CHECK(game.weather == (rolls ? "Bad" : ""));
    CHECK(game.no_air == rolls);
    roll_weather(course);
    CHECK(game.night == rolls);
    CHECK_FALSE(game.wheeled_factor);
}

TEST_CASE("REF-01 the referee sets the weather", "[weather][REF-01][WX-01][S-80]") {
    Game game = a_game().with(a_stand(1));
    auto dice = dice_show({});
    CHECK_THAT(play(game, Actor::Referee, SetWeather{"bad", "rain"}, dice), IsAccepted());
    CHECK(game.max_visibility == 12_in);
    CHECK(game.no_air);
    CHECK_THAT(decide(game, Actor::Referee, SetWeather{"clear", ""}, dice),
               IsRefused("needs_reason"));
    CHECK_THAT(decide(game, Actor::Referee, SetWeather{"Night", "dusk"}, dice),
               IsRefused("no_such_weather", {"S-02"}));
    CHECK_THAT(decide(game, Actor::Blue, SetWeather{"clear", "sun"}, dice),
               IsRefused("referee_only"));
    game.scenario.weather = {kNight};
    CHECK_THAT(play(game, Actor::Referee, SetWeather{"Night", "dusk"}, dice), IsAccepted());
    CHECK(game.night);
}

TEST_CASE("S-80 a table of a single row is not rolled for: what the referee sets stays",
          "[weather][S-80][WX-01]") {
    Game game = a_game().in_turn(1).with(a_stand(1)).set([](Game& g) {
        g.scenario.options.weather_roll = rules::WeatherRoll::Turn;
        g.scenario.weather = {kNight};
    });
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    roll_weather(course);
    CHECK(dice.asked().empty());
    CHECK_FALSE(game.night);
}

TEST_CASE("S-02 in bad weather wheels that are driven back pay twice off the road, too",
          "[weather][S-02][WX-01][FB-07]") {
    const auto line = GENERATE("truck", "tank");
    Game game = in_weather(kBad)
                    .with(a_stand(1).of(line).at({36_in, 36_in}))
                    .with(a_stand(1001).at({36_in, 42_in}).visible());
    const auto allowance = line_of(game, *find_stand(game, StandId{1})).move_cross_country;
    auto dice = dice_show({});
    Course course{game, dice};
    force_back(course, StandId{1}, Cause::Morale);
    const bool wheels = line == std::string{"truck"};
    CHECK(find_stand(game, StandId{1})->at == Point{36_in, 36_in - allowance / (wheels ? 2 : 1)});
}
