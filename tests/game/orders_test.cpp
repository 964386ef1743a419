#include <catch2/catch.hpp>

#include "game/command/order_facts.h"
#include "game/command/orders_in_force.h"
#include "game/hands/card_effects.h"
#include "game/orders/orders.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/referee/referee.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::Issuer;

namespace {

GameBuilder a_company_in_5a() {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1).at({24_in, 24_in}).that_issues_as(Issuer::CompanyJoint))
        .with(a_stand(2).at({26_in, 24_in}))
        .with(a_stand(3).at({34_in, 24_in}));
}
PlaceOrder hold_at(Point marker) {
    return {.issuer = StandId{1}, .chit = OrderChit::Hold, .marker = marker};
}

}  // namespace

TEST_CASE("ORD-30 ORD-34 an order binds the subordinates within 6\" of its marker",
          "[orders][ORD-30][ORD-33][ORD-34][MEAS-03]") {
    const Game game = a_company_in_5a();
    const auto events = decide(game, Side::Blue, hold_at({24_in, 24_in}));
    REQUIRE(events);
    CHECK(the<OrderPlaced>(*events).order.followers == std::vector{StandId{1}, StandId{2}});
}

TEST_CASE("ORD-03 each stand issues one order a turn", "[orders][ORD-03][ORD-10]") {
    Game game = a_company_in_5a();
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, hold_at({24_in, 24_in}), dice));
    CHECK_THAT(decide(game, Side::Blue, hold_at({24_in, 24_in})),
               IsRefused("slot_used", {"ORD-03"}));
    REQUIRE(play(game, Actor::Blue, WithdrawOrder{game.placed.front().id}, dice));
    CHECK_THAT(decide(game, Side::Blue, hold_at({24_in, 24_in})), IsAccepted());
}

TEST_CASE("ORD-22 R-02 a joint company commander places his orders beside himself",
          "[orders][ORD-14][ORD-22][R-02]") {
    const Game game = a_company_in_5a();
    CHECK_THAT(decide(game, Side::Blue, hold_at({30_in, 24_in})), IsRefused("not_allowed_there"));
}

TEST_CASE("R-10 a Pinned, Shaken or Demoralized stand issues no orders", "[orders][R-10][ORD-39]") {
    const auto state = GENERATE(MoraleState::Pinned, MoraleState::Shaken, MoraleState::Demoralized);
    const Game game = a_game()
                          .in(Subphase::Orders)
                          .with(a_stand(1).that_issues_as(Issuer::CompanyJoint).that_is(state));
    CHECK_THAT(decide(game, Side::Blue, hold_at({24_in, 24_in})), IsRefused("not_allowed_there"));
    CHECK(choices_of(game, Side::Blue).orders.empty());
}

TEST_CASE("ORD-45 an order to move has an arrow", "[orders][ORD-45]") {
    const Game game = a_company_in_5a();
    auto order = hold_at({24_in, 24_in});
    order.chit = OrderChit::HastyAdvance;
    CHECK_THAT(decide(game, Side::Blue, order), IsRefused("needs_arrow", {"ORD-45"}));
    order.arrow = 90_deg;
    CHECK_THAT(decide(game, Side::Blue, order), IsAccepted());
}

TEST_CASE("ORD-08 orders are placed in 5A only", "[orders][ORD-08][SEQ-21]") {
    const Game game = a_company_in_5a().in(Subphase::GeneralFire);
    CHECK_THAT(decide(game, Side::Blue, hold_at({24_in, 24_in})), IsRefused("wrong_subphase"));
}

TEST_CASE("ORD-04 an order lasts until the next orders are opened", "[orders][ORD-04][ORD-38]") {
    Game game = a_company_in_5a().with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, hold_at({24_in, 24_in}), dice));
    CHECK_FALSE(effective_order(game, *find_stand(game, StandId{2})));
    Course course{game, dice};
    close_orders(course);
    CHECK(effective_order(game, *find_stand(game, StandId{2})) == OrderChit::Hold);
    close_orders(course);
    CHECK_FALSE(effective_order(game, *find_stand(game, StandId{2})));
}

TEST_CASE("ORD-36 a stand on Overwatch counts as under Hold", "[orders][ORD-35][ORD-36]") {
    Game game = a_company_in_5a();
    auto dice = dice_always_show(5);
    PlaceOrder order{
        .issuer = StandId{1},
        .chit = OrderChit::CautiousAdvance,
        .marker = {24_in, 24_in},
        .arrow = 0_deg,
        .overwatch = {StandId{2}}
    };
    REQUIRE(play(game, Actor::Blue, order, dice));
    Course course{game, dice};
    close_orders(course);
    CHECK(effective_order(game, *find_stand(game, StandId{1})) == OrderChit::CautiousAdvance);
    CHECK(effective_order(game, *find_stand(game, StandId{2})) == OrderChit::Hold);
}

TEST_CASE("R-43 an order that leaves everybody on Overwatch is refused", "[orders][R-43][ORD-37]") {
    const Game game = a_company_in_5a();
    auto order = hold_at({24_in, 24_in});
    order.overwatch = {StandId{1}, StandId{2}};
    CHECK_THAT(decide(game, Side::Blue, order), IsRefused("overwatch", {"R-43"}));
}

TEST_CASE("S-10 a stand follows the order that its owner names, else the nearer marker",
          "[orders][S-10]") {
    Game game =
        a_company_in_5a().with(a_stand(4).at({29_in, 24_in}).that_issues_as(Issuer::CompanyJoint));
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, hold_at({24_in, 24_in}), dice));
    PlaceOrder second{
        .issuer = StandId{4},
        .chit = OrderChit::CautiousAdvance,
        .marker = {29_in, 24_in},
        .arrow = 0_deg
    };
    REQUIRE(play(game, Actor::Blue, second, dice));
    const auto advance = game.placed.back().id;
    SECTION("unnamed: the nearer") {
        Course course{game, dice};
        close_orders(course);
        CHECK(effective_order(game, *find_stand(game, StandId{2})) == OrderChit::Hold);
    }
    SECTION("named") {
        REQUIRE(play(game, Actor::Blue, NameOrder{StandId{2}, advance}, dice));
        Course course{game, dice};
        close_orders(course);
        CHECK(effective_order(game, *find_stand(game, StandId{2})) == OrderChit::CautiousAdvance);
    }
}

TEST_CASE("S-11 a stand driven beyond 6\" before the reveal has no order",
          "[orders][S-11][ORD-44]") {
    Game game = a_company_in_5a();
    auto dice = dice_always_show(5);
    PlaceOrder order{
        .issuer = StandId{1},
        .chit = OrderChit::CautiousAdvance,
        .marker = {24_in, 24_in},
        .arrow = 0_deg
    };
    REQUIRE(play(game, Actor::Blue, order, dice));
    Course course{game, dice};
    close_orders(course);
    find_stand(game, StandId{2})->at = {40_in, 24_in};
    reveal_orders(course, Side::Blue);
    CHECK_FALSE(effective_order(game, *find_stand(game, StandId{2})));
    CHECK(effective_order(game, *find_stand(game, StandId{1})) == OrderChit::CautiousAdvance);
}

TEST_CASE("ORD-40 an order falls when its issuer is pinned", "[orders][ORD-40][R-10]") {
    Game game = a_company_in_5a();
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, hold_at({24_in, 24_in}), dice));
    Course course{game, dice};
    close_orders(course);
    cancel_orders_of(course, StandId{1});
    CHECK_FALSE(effective_order(game, *find_stand(game, StandId{2})));
}

TEST_CASE("R-10 an issuer that a card or the referee pins loses its order, sealed or in force",
          "[orders][ORD-40][R-10]") {
    const bool sealed = GENERATE(true, false);
    Game game = a_company_in_5a();
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, hold_at({24_in, 24_in}), dice));
    REQUIRE(play(game, Actor::Blue, NameOrder{StandId{2}, game.placed.front().id}, dice));
    Course course{game, dice};
    if (!sealed) close_orders(course);
    SECTION("by the referee") {
        EditStand edit{.stand = StandId{1}, .state = MoraleState::Shaken, .reason = "a stray bomb"};
        REQUIRE(play(game, Actor::Referee, edit, dice));
    }
    SECTION("by a card") {
        CardPlan panic;
        panic.id = "panic";
        panic.effects = {
            {CardTouches::State, 0, "pin"}
        };
        game.scenario.cards = {panic};
        PlayedCard played;
        played.card = panic.id;
        played.stand = StandId{1};
        take_effect(course, played);
    }
    CHECK(game.placed.empty());
    CHECK(game.named.empty());
    CHECK(game.orders.empty());
}

TEST_CASE("S-16 Take Command brings a stand within 6\" into the issuer's company",
          "[orders][ORD-59][ORD-60][S-16][MOR-04]") {
    Game game = a_company_in_5a().with(a_stand(9).at({24_in, 27_in}).in_company(2));
    auto dice = dice_always_show(5);
    PlaceOrder order{
        .issuer = StandId{1},
        .chit = OrderChit::TakeCommand,
        .marker = {24_in, 24_in},
        .recipient = StandId{9}
    };
    REQUIRE(play(game, Actor::Blue, order, dice));
    Course course{game, dice};
    close_orders(course);
    reveal_orders(course, Side::Blue);
    CHECK(find_stand(game, StandId{9})->company == CompanyId{1});
    CHECK(effective_order(game, *find_stand(game, StandId{9})) == OrderChit::TakeCommand);
}

TEST_CASE("ORD-61 a Demoralized stand is not taken under command", "[orders][ORD-61]") {
    const Game game = a_company_in_5a().with(
        a_stand(9).at({24_in, 27_in}).in_company(2).that_is(MoraleState::Demoralized));
    const PlaceOrder order{
        .issuer = StandId{1},
        .chit = OrderChit::TakeCommand,
        .marker = {24_in, 24_in},
        .recipient = StandId{9}
    };
    CHECK_THAT(decide(game, Side::Blue, order), IsRefused("demoralized", {"ORD-61"}));
}

TEST_CASE("R-28 another side's stand and no stand at all get the same answer", "[orders][REF-01]") {
    const Game game = a_company_in_5a().with(
        a_stand(1001).at({60_in, 60_in}).that_issues_as(Issuer::CompanyJoint));
    auto order = hold_at({60_in, 60_in});
    order.issuer = StandId{1001};
    const auto theirs = decide(game, Side::Blue, order);
    order.issuer = StandId{77};
    const auto nobodys = decide(game, Side::Blue, order);
    REQUIRE_FALSE(theirs);
    REQUIRE_FALSE(nobodys);
    CHECK(theirs.error() == nobodys.error());
}
