#include "game/core/events.h"
#include "game/play/commands.h"
#include "game/referee/referee.h"
#include "game/turn/shares.h"
#include "game/turn/takes_place.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

using namespace game;
using namespace support;

namespace {

const std::string kOfBlue = "0f5c1e9a77b2d4086613ca5be9f2a418";
const std::string kOfRed = "b7d04c1135aa90ee42f8a6c05d1b7e93";

Game in_first_orders() {
    return a_game()
        .in(Subphase::FirstOrders)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}));
}
Game with_promises(Dice& dice) {
    auto game = in_first_orders();
    promise_shares(game, kOfBlue, kOfRed, dice);
    return game;
}

}  // namespace

TEST_CASE("S-05 each side gives its share once, before anything is rolled",
          "[dice_contributions][S-05]") {
    auto dice = dice_always_show(5);
    Game game = with_promises(dice);
    CHECK(may_contribute(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{"lucky"}, dice),
               IsRefused("bad_contribution"));
    CHECK_THAT(decide(game, Actor::Referee, ContributeToDice{kOfBlue}, dice),
               IsRefused("not_a_side"));
    happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
    CHECK(contribution_of(game, Side::Blue) == kOfBlue);
    CHECK_FALSE(may_contribute(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{kOfRed}, dice),
               IsRefused("no_contribution_wanted"));
    CHECK(may_contribute(game, Side::Red));
    game.subphase = Subphase::ArtilleryResponse;
    CHECK_THAT(decide(game, Actor::Red, ContributeToDice{kOfRed}, dice),
               IsRefused("no_contribution_wanted"));
}

TEST_CASE("S-05 play waits for a share that is not given yet, and for no other",
          "[dice_contributions][S-05]") {
    auto dice = blue_begins(5);
    Game game = with_promises(dice);
    happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(game.subphase == Subphase::DiceContributions);
    CHECK_FALSE(is_deciding(game, Side::Blue));
    SECTION("given, the first turn begins") {
        happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    }
    SECTION("or the other goes on without it") {
        happens(game, Actor::Blue, GoWithoutShare{}, dice);
    }
    CHECK(game.subphase == Subphase::ArtilleryResponse);
    CHECK(game.turn == 1);
}

TEST_CASE("S-05 nobody is asked when dice are not to be checked, or both have given",
          "[dice_contributions][S-05]") {
    auto dice = blue_begins(5);
    Game game = in_first_orders();
    SECTION("dice_audit is false") {
        game.scenario.options.dice_audit = false;
        CHECK_FALSE(may_promise(game, Side::Blue));
        CHECK_FALSE(may_contribute(game, Side::Blue));
    }
    SECTION("both have given theirs") {
        promise_shares(game, kOfBlue, kOfRed, dice);
        happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
        happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    }
    CHECK_FALSE(takes_place(game, Subphase::DiceContributions));
}

TEST_CASE("S-05 every die is rolled for the shares of both and its purpose, and is in the books",
          "[dice_contributions][S-05][REF-01]") {
    SeededDice dice("seed");
    Game game = with_promises(dice);
    happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    happens(game, Actor::Referee, SetDie{"t1/2A/initiative/0/red", 3, "teaching"}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    for (const auto& event : happens(game, Actor::Red, Commit{}, dice)) {
        if (!holds_alternative<InitiativeRolled>(event)) continue;
        const std::string purpose = "t1/2A/initiative/0/";
        REQUIRE(event.rolled.size() >= 2);
        const auto blue = dice.d10(kOfBlue + ":" + kOfRed + ":" + purpose + "blue");
        CHECK(event.rolled[0] == RolledDie{purpose + "blue", blue, false});
        CHECK(event.rolled[1] == RolledDie{purpose + "red", 3, true});
        return;
    }
    FAIL("initiative was not rolled");
}
