#include "game/referee/referee.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

/// A battle that is over is opened by consent, or goes on.
using namespace game;
using namespace support;

namespace {

Game over_by_concession(Dice& dice) {
    Game game =
        a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    happens(game, Actor::Blue, Concede{}, dice);
    REQUIRE(game.subphase == Subphase::BattleOver);
    return game;
}
const ReopenBattle kSlip{Subphase::Orders, "a slip of the hand", {}};

}  // namespace

TEST_CASE("REL-35 a battle that goes on is opened by nobody", "[referee][REL-35]") {
    auto dice = dice_always_show(5);
    const Game game = a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001));
    for (const auto actor : {Actor::Blue, Actor::Red, Actor::Referee, Actor::Clock})
        CHECK_THAT(decide(game, actor, LiftFog{}, dice), IsRefused("battle_goes_on"));
}

TEST_CASE("REL-35 everything opens when both leaders have agreed, and not before",
          "[referee][REL-35]") {
    auto dice = dice_always_show(5);
    auto game = over_by_concession(dice);
    for (const auto actor : {Actor::Blue2, Actor::Referee})
        CHECK_THAT(decide(game, actor, LiftFog{}, dice), IsRefused("leaders_own"));
    happens(game, Actor::Red, LiftFog{}, dice);
    CHECK_FALSE(game.fog_lifted);
    CHECK_FALSE(may_lift_fog(game, Side::Red));
    CHECK_THAT(decide(game, Actor::Red, LiftFog{}, dice), IsRefused("agreed"));
    CHECK(may_lift_fog(game, Side::Blue));
    const auto events = happens(game, Actor::Blue, LiftFog{}, dice);
    CHECK(count<FogLifted>(events) == 1);
    CHECK(game.fog_lifted);
    CHECK_THAT(decide(game, Actor::Blue, LiftFog{}, dice), IsRefused("fog_lifted"));
}

TEST_CASE("REL-35 the clock opens everything without the leaders", "[referee][REL-35]") {
    auto dice = dice_always_show(5);
    auto game = over_by_concession(dice);
    happens(game, Actor::Clock, LiftFog{}, dice);
    CHECK(game.fog_lifted);
}

TEST_CASE("REL-37 a battle that is over is reopened by the referee while its dice are closed",
          "[referee][REL-37][REF-02]") {
    auto dice = dice_always_show(5);
    auto game = over_by_concession(dice);
    CHECK_THAT(decide(game, Actor::Blue, kSlip, dice), IsRefused("battle_over"));
    CHECK(std::ranges::count(steps_to_open(game), Subphase::Orders) == 1);
    CHECK(std::ranges::count(steps_to_open(game), Subphase::Morale) == 0);
    happens(game, Actor::Red, LiftFog{}, dice);
    happens(game, Actor::Referee, kSlip, dice);
    CHECK(game.subphase == Subphase::Orders);
    CHECK_FALSE(game.winner);
    CHECK(game.ending.empty());
    CHECK(game.lift_agreed.empty());
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsAccepted());
    CHECK_THAT(decide(game, Actor::Referee, kSlip, dice), IsRefused("battle_goes_on"));
}

TEST_CASE("REL-37 a battle that was given up in set-up is reopened there", "[referee][REL-37]") {
    auto dice = dice_always_show(5);
    Game game = a_game().in_turn(0).in(Subphase::FirstOrders).with(a_stand(1)).with(a_stand(1001));
    happens(game, Actor::Blue, Concede{}, dice);
    CHECK(steps_to_open(game) == std::vector{Subphase::FirstOrders});
    happens(game, Actor::Referee, ReopenBattle{Subphase::FirstOrders, "a slip", {}}, dice);
    CHECK(game.subphase == Subphase::FirstOrders);
}

TEST_CASE("REL-37 a battle whose dice lie open does not go on", "[referee][REL-37][S-05]") {
    auto dice = dice_always_show(5);
    auto game = over_by_concession(dice);
    happens(game, Actor::Clock, LiftFog{}, dice);
    CHECK_THAT(decide(game, Actor::Referee, kSlip, dice), IsRefused("fog_lifted"));
    CHECK(steps_to_open(game).empty());
}
