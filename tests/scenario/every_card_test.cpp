#include <array>
#include <map>
#include <set>

#include <catch2/catch.hpp>

#include "game/command/order_facts.h"
#include "game/hands/hands.h"
#include "game/orders/orders.h"
#include "game/play/commands.h"
#include "scenario/library_in_play.h"
#include "support/in_play.h"

using namespace game;
using namespace support;

TEST_CASE("FOW-14 there are sixty cards", "[every_card][FOW-14]") {
    CHECK(scenario::library().cards.size() == 60);
}

TEST_CASE("FOW-01 FOW-18 a countermand takes the first card of the enemy's in its step, no other",
          "[every_card][FOW-01][FOW-18]") {
    const auto step = GENERATE(Subphase::ArtilleryResponse, Subphase::OpportunityFire,
                               Subphase::ChangeFacing, Subphase::GeneralFire, Subphase::Orders);
    const std::map<Subphase, std::array<PlayCard, 2>> of_red = {
        {Subphase::ArtilleryResponse, {PlayCard{"clear-line"}, PlayCard{"cut-wires"}}           },
        {Subphase::OpportunityFire,   {PlayCard{"sun-in-eyes"}, PlayCard{"spare-belts"}}        },
        {Subphase::ChangeFacing,      {PlayCard{"sniper", "m1"}, PlayCard{"heads-down", "m1"}}  },
        {Subphase::GeneralFire,       {PlayCard{"sun-in-eyes"}, PlayCard{"damp-rounds"}}        },
        {Subphase::Orders,            {PlayCard{"sniper", "m1"}, PlayCard{"slip-away", "s1001"}}},
    };
    Game game = a_game()
                    .in(step)
                    .with(a_stand(1).visible())
                    .with(a_stand(1001).at({60_in, 60_in}).visible())
                    .set(with_the_library);
    auto dice = blue_begins(5);
    happens(game, Actor::Blue, PlayCard{"countermand"}, dice);
    for (const auto& card : of_red.at(step)) happens(game, Actor::Red, card, dice);
    const auto first_of_red = game.played[1].id;
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(the<CardsCancelled>(events).other == first_of_red);
    CHECK(stand(game, 1).state == MoraleState::Steady);
    if (step == Subphase::ChangeFacing) CHECK(stand(game, 1).suppressed);
    if (step == Subphase::Orders) CHECK_FALSE(stand(game, 1001).visible);
}

TEST_CASE("FOW-01 ORD-03 a second runner lets one commander place a second order",
          "[every_card][FOW-01][ORD-03][S-65]") {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_stand(1).at({20_in, 20_in}).that_issues_as(rules::Issuer::CompanyJoint))
                    .with(a_stand(2).at({30_in, 20_in}))
                    .set(with_the_library);
    const PlayCard runner{.card = "second-runner", .target = "s1"};
    auto dice = dice_show({}).otherwise(5);
    const PlaceOrder hold{
        .issuer = StandId{1},
          .chit = OrderChit::Hold, .marker = {20_in, 20_in}
    };
    REQUIRE(play(game, Actor::Blue, hold, dice));
    CHECK_THAT(decide(game, Side::Blue, hold), IsRefused("slot_used", {"ORD-03"}));
    CHECK_THAT(decide(game, Side::Blue, PlayCard{.card = runner.card, .target = "s2"}),
               IsRefused("no_order_slot", {"ORD-03"}));
    REQUIRE(play(game, Actor::Blue, runner, dice));
    CHECK(orders_left(game, *find_stand(game, StandId{1})) == 1);
    REQUIRE(play(game, Actor::Blue, hold, dice));
    CHECK_THAT(decide(game, Side::Blue, hold), IsRefused("slot_used"));
    const TakeBackCard take_back{game.played.front().id};
    CHECK_THAT(decide(game, Side::Blue, take_back), IsRefused("card_used", {"S-65"}));
    REQUIRE(play(game, Actor::Blue, WithdrawOrder{game.placed.back().id}, dice));
    CHECK_THAT(decide(game, Side::Blue, take_back), IsAccepted());
}

TEST_CASE("S-66 a deck names cards that exist, each once; a scenario can take one by name",
          "[every_card][S-66]") {
    for (const auto& deck : scenario::library().decks) {
        INFO(deck.name);
        const std::set<std::string> once(deck.cards.begin(), deck.cards.end());
        CHECK(once.size() == deck.cards.size());
        for (const auto& id : once) CHECK(scenario::find_card(scenario::library(), id));
    }
}
