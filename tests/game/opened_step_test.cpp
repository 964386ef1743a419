#include <set>

#include "game/fire/fire.h"
#include "game/movement/movement.h"
#include "game/orders/orders.h"
#include "game/play/commands.h"
#include "game/referee/referee.h"
#include "support/in_play.h"

/// The referee opens a step out of order.
using namespace game;
using namespace support;

namespace {

/// Blue's commander under a Hasty Advance that nobody has seen yet.
GameBuilder before_moves() {
    return a_game()
        .in(Subphase::PrepFireA)
        .with(a_stand(1)
                  .at({24_in, 24_in})
                  .that_issues_as(rules::Issuer::CompanyJoint)
                  .under(OrderChit::HastyAdvance))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& g) { g.orders.front().revealed = false; });
}
OpenStep opens(Subphase subphase) { return {subphase, "we are late"}; }

}  // namespace

TEST_CASE("S-96 a step that is still to come opens as if it had come", "[steps][S-96][REF-02]") {
    Game game = before_moves();
    auto dice = dice_show({}).otherwise(5);
    happens(game, Actor::Referee, opens(Subphase::SideAMoves), dice);
    REQUIRE(game.subphase == Subphase::SideAMoves);
    CHECK(game.orders.front().revealed);
    CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{1}, {{24_in, 32_in}}}), IsAccepted());
}

TEST_CASE("S-96 a step that was before is given again, and what its opening did stays done",
          "[steps][S-96][REF-02]") {
    Game game = before_moves();
    auto dice = dice_show({}).otherwise(5);
    happens(game, Actor::Referee, opens(Subphase::SideAMoves), dice);
    happens(game, Actor::Referee, opens(Subphase::ChangeFacing), dice);
    const auto events = play(game, Actor::Referee, opens(Subphase::SideAMoves), dice);
    REQUIRE(events);
    CHECK(count<OrdersRevealed>(*events) == 0);
    CHECK(count<StepOpened>(*events) == 1);
    CHECK(is_deciding(game, Side::Blue));
}

TEST_CASE("S-96 ORD-04 where 5A is passed over, what was placed takes force and the rest ends",
          "[steps][S-96][ORD-04]") {
    Game game = before_moves();
    auto dice = dice_show({}).otherwise(5);
    SECTION("from before it") {
        happens(game, Actor::Referee, opens(Subphase::AbandonedGroundA), dice);
        CHECK(game.orders.empty());
    }
    SECTION("from within it") {
        happens(game, Actor::Referee, opens(Subphase::Orders), dice);
        happens(game, Actor::Blue,
                PlaceOrder{
                    .issuer = StandId{1},
                      .chit = OrderChit::Hold, .marker = {24_in, 24_in}
        },
                dice);
        happens(game, Actor::Referee, opens(Subphase::AbandonedGroundA), dice);
        REQUIRE(game.orders.size() == 1);
        CHECK(game.orders.front().chit == OrderChit::Hold);
    }
}

TEST_CASE("S-96 FOW-03 a card that lasts for a phase passed over is gone",
          "[steps][S-96][FOW-03]") {
    Game game = before_moves().set([](Game& g) {
        PlayedCard card;
        card.id = CardId{1};
        card.open = true;
        card.ends_with = Phase::Movement;
        g.played = {card};
        card.id = CardId{2};
        card.ends_with = Phase::Command;
        g.played.push_back(card);
    });
    auto dice = dice_show({}).otherwise(5);
    happens(game, Actor::Referee, opens(Subphase::ChangeFacing), dice);
    CHECK(game.played.size() == 1);
}

TEST_CASE("S-96 neither set-up is passed over nor a step opened that this battle has not",
          "[steps][S-96]") {
    Game game = a_game().in(Subphase::FirstOrders).with(a_stand(1)).with(a_stand(1001));
    CHECK_THAT(decide(game, opens(Subphase::Orders)), IsRefused("no_such_step", {"S-96"}));
    game.subphase = Subphase::PrepFireA;
    CHECK_THAT(decide(game, opens(Subphase::Orders)), IsAccepted());
    CHECK_THAT(decide(game, opens(Subphase::DeclarationsA)), IsRefused("no_such_step"));
    CHECK_THAT(decide(game, opens(Subphase::Spotting)), IsRefused("automatic_step"));
}

TEST_CASE("S-96 S-05 a step that is opened again rolls none of its dice a second time",
          "[steps][S-96][S-05][REF-02]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(2).at({28_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 27_in}).visible());
    auto dice = dice_show({}).otherwise(10);
    declared(game, Side::Blue, at(1, 1001));
    happens(game, Actor::Blue, Commit{}, dice);
    std::set<std::string> rolled;
    for (const auto& event : happens(game, Actor::Red, Commit{}, dice))
        for (const auto& die : event.rolled) rolled.insert(die.purpose);
    REQUIRE(rolled.contains("t1/4B/hit/1/0/m1001/0"));
    happens(game, Actor::Referee, opens(Subphase::GeneralFire), dice);
    CHECK_FALSE(decide(game, Side::Blue, DeclareFire{.firer = StandId{1}, .target = "m1001"}));
    happens(game, Actor::Blue, DeclareFire{.firer = StandId{2}, .target = "m1001"}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    std::size_t fresh = 0;
    for (const auto& event : happens(game, Actor::Red, Commit{}, dice))
        for (const auto& die : event.rolled) {
            CHECK_FALSE(rolled.contains(die.purpose));
            ++fresh;
        }
    CHECK(fresh > 0);
}

TEST_CASE("S-96 what was declared in the step that is left is no other kind of fire",
          "[steps][S-96][FIRE-06]") {
    Game game = a_game()
                    .in(Subphase::GeneralFire)
                    .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::Hold))
                    .with(a_stand(1001).at({24_in, 30_in}).visible())
                    .set([](Game& g) {
                        g.shots = {
                            {ShotId{1}, Side::Blue, StandId{1}, 0, StandId{1001}, 0, {}, {}}
                        };
                    });
    auto dice = dice_show({}).otherwise(5);
    SECTION("it is withdrawn") {
        const auto left = GENERATE(Subphase::PrepFireB, Subphase::OpportunityFire,
                                   Subphase::ChangeFacing, Subphase::Orders);
        const auto events = play(game, Actor::Referee, opens(left), dice);
        REQUIRE(events);
        CHECK(count<FireWithdrawn>(*events) == 1);
        CHECK(game.shots.empty());
    }
    SECTION("and stands where its own step is given again") {
        happens(game, Actor::Referee, opens(Subphase::GeneralFire), dice);
        CHECK(game.shots.size() == 1);
    }
    SECTION("that of 2B stands in both halves and in 2C") {
        game.subphase = Subphase::PrepFireA;
        for (const auto half : {Subphase::PrepFireB, Subphase::PrepFireA}) {
            happens(game, Actor::Referee, opens(half), dice);
            CHECK(game.shots.size() == 1);
        }
    }
}
