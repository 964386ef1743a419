#include <catch2/catch.hpp>

#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/transport/transport.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// Blue moves; a truck at (24, 24), rifles in contact beside it.
GameBuilder beside_a_truck(OrderChit chit) {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).at({25.05_in, 24_in}).under(chit))
        .with(a_stand(2).of("truck").at({24_in, 24_in}).under(chit))
        .with(a_stand(1001).at({60_in, 60_in}));
}

}  // namespace

TEST_CASE("TRANS-04 TRANS-06 getting in takes half of the movement of both",
          "[transport][TRANS-01][TRANS-04][TRANS-06][S-25]") {
    Game game = beside_a_truck(OrderChit::CautiousAdvance);
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, Load{StandId{1}, StandId{2}}, dice));
    CHECK(find_stand(game, StandId{1})->aboard == StandId{2});
    CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{2}, {{24_in, 30_in}}}), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{2}, {{24_in, 30.1_in}}}),
               IsRefused("too_far"));
}

TEST_CASE("S-25 nobody loads under Hold", "[transport][S-25]") {
    const Game game = beside_a_truck(OrderChit::Hold);
    CHECK_THAT(decide(game, Side::Blue, Load{StandId{1}, StandId{2}}),
               IsRefused("order_forbids", {"S-25"}));
}

TEST_CASE("TRANS-02 a full vehicle takes nobody else", "[transport][TRANS-02]") {
    const Game game =
        beside_a_truck(OrderChit::CautiousAdvance).with(a_stand(3).aboard(2).at({24_in, 24_in}));
    CHECK_THAT(decide(game, Side::Blue, Load{StandId{1}, StandId{2}}), IsRefused("no_room"));
}

TEST_CASE("TRANS-16 cavalry that is to ride on a tank is told why it cannot",
          "[transport][TRANS-16][TRANS-18]") {
    const auto chit = OrderChit::CautiousAdvance;
    const Game game = a_game()
                          .in(Subphase::SideAMoves)
                          .with(a_stand(1).of("cavalry").at({25.05_in, 24_in}).under(chit))
                          .with(a_stand(2).of("tank").at({24_in, 24_in}).under(chit));
    CHECK_THAT(decide(game, Side::Blue, Load{StandId{1}, StandId{2}}),
               IsRefused("no_room", {"TRANS-16", "TRANS-17", "TRANS-18"}));
}

TEST_CASE("TRANS-11 no limbering with an enemy in contact", "[transport][TRANS-05][TRANS-11]") {
    auto game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(a_stand(1).of("gun").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
            .with(a_stand(2).of("truck").at({25.05_in, 24_in}).under(OrderChit::CautiousAdvance));
    CHECK_THAT(decide(game, Side::Blue, Limber{StandId{1}, StandId{2}}), IsAccepted());
    game.with(a_stand(1001).at({24_in, 25.3_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, Limber{StandId{1}, StandId{2}}),
               IsRefused("in_contact", {"TRANS-11"}));
}

TEST_CASE("TRANS-12 TRANS-14 TRANS-15 a crew pushes its gun by the gun's allowance",
          "[transport][TRANS-12][TRANS-13][TRANS-14][TRANS-15][S-27]") {
    const Game game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(an_area(rules::Terrain::Broken, {20_in, 24.5_in}, {30_in, 40_in}))
            .with(a_stand(1).of("gun").at({24_in, 24_in}).under(OrderChit::CautiousAdvance));
    const auto push = [&](Point to) {
        return decide(game, Side::Blue, ManHandle{StandId{1}, StandId{1}, {to}});
    };
    // Half an inch of open ground and three quarters of broken ground at two each: 2".
    CHECK_THAT(push({24_in, 25.25_in}), IsAccepted());
    CHECK_THAT(push({24_in, 25.3_in}), IsRefused("bad_push", {"TRANS-15"}));
}

TEST_CASE("SPOT-03 S-27 a gun pushed through the open is seen on its way, its camouflage gone",
          "[transport][SPOT-03][CAMO-01][S-27]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).of("gun").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({24_in, 60_in}))
                    .set([](Game& g) { find_stand(g, StandId{1})->camouflaged = true; });
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, ManHandle{StandId{1}, StandId{1}, {{24_in, 25_in}}}, dice));
    const auto& gun = *find_stand(game, StandId{1});
    CHECK_FALSE(gun.camouflaged);
    CHECK(gun.visible);
    CHECK(gun.path == std::vector<Point>{
                          {24_in, 24_in},
                          {24_in, 25_in}
    });
}

TEST_CASE("TRANS-19 TRANS-20 a transport returns beside whom it carried and does not move",
          "[transport][TRANS-19][TRANS-20][S-26]") {
    Game game = beside_a_truck(OrderChit::CautiousAdvance).in(Subphase::PrepFireA).set([](Game& g) {
        auto& truck = *find_stand(g, StandId{2});
        truck.presence = Presence::OffTable;
        truck.carried = {StandId{1}};
    });
    auto dice = dice_show({}).otherwise(5);
    CHECK_THAT(decide(game, Side::Blue,
                      ReturnTransport{
                          StandId{2},
                          {10_in, 10_in},
                          0_deg
    }),
               IsRefused("not_beside", {"TRANS-19"}));
    REQUIRE(play(game, Actor::Blue,
                 ReturnTransport{
                     StandId{2},
                     {24_in, 24_in},
                     0_deg
    },
                 dice));
    game.subphase = Subphase::SideAMoves;
    CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{2}, {{24_in, 26_in}}}),
               IsRefused("may_not_move", {"TRANS-20"}));
}

TEST_CASE("TRANS-21 an unarmed transport that has unloaded leaves the table",
          "[transport][TRANS-21][SEQ-13][S-26]") {
    Game game = beside_a_truck(OrderChit::CautiousAdvance).set([](Game& g) {
        find_stand(g, StandId{2})->carried = {StandId{1}};
    });
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    remove_unloaded(course, Side::Blue);
    CHECK(find_stand(game, StandId{2})->presence == Presence::OffTable);
}

TEST_CASE("every offered transport act is accepted", "[transport][S-25]") {
    const Game game = beside_a_truck(OrderChit::CautiousAdvance);
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE_FALSE(choices.transport.empty());
    CHECK(choices.transport.front().act == TransportAct::Load);
}

TEST_CASE("S-26 a transport is offered once to a stand that it carried twice",
          "[transport][S-26][TRANS-19]") {
    const Game game =
        beside_a_truck(OrderChit::CautiousAdvance).in(Subphase::PrepFireA).set([](Game& g) {
            auto& truck = *find_stand(g, StandId{2});
            truck.presence = Presence::OffTable;
            truck.carried = {StandId{1}, StandId{1}};
        });
    CHECK(std::ranges::count(choices_of(game, Side::Blue).transport, TransportAct::Return,
                             &TransportChoice::act) == 1);
}

TEST_CASE("ABND-02 ABND-03 an abandoned gun is lost to an enemy's touch, manned by its own crew's",
          "[abandoned][ABND-02][ABND-03]") {
    auto with_gun = [](StandBuilder mover) {
        return a_game()
            .in(Subphase::SideAMoves)
            .with(mover.under(OrderChit::CautiousAdvance))
            .set([&](Game& g) {
                g.abandoned_guns = {
                    {MarkerId{1}, StandId{1}, {24_in, 28_in}, 0_deg}
                };
            });
    };
    auto dice = dice_show({}).otherwise(5);
    SECTION("its crew comes back") {
        Game game = with_gun(a_stand(1).of("gun").set([](Stand& s) { s.crew_left_gun = true; }));
        REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 26.5_in}}}, dice));
        CHECK(game.abandoned_guns.empty());
        CHECK_FALSE(find_stand(game, StandId{1})->crew_left_gun);
    }
    SECTION("an enemy comes") {
        Game game =
            with_gun(a_stand(2)).with(a_stand(1).of("gun").at({60_in, 60_in}).set([](Stand& s) {
                s.crew_left_gun = true;
                s.side = Side::Red;
                s.company = CompanyId{101};
            }));
        const auto events =
            play(game, Actor::Blue, MoveStand{StandId{2}, {{24_in, 26.8_in}}}, dice);
        REQUIRE(events);
        CHECK(count<GunLost>(*events) == 1);
    }
}

TEST_CASE("ABND-06 S-64 a stand that was in contact occupies the ground that was left",
          "[abandoned][ABND-06][ABND-07][S-64][SEQ-23]") {
    Game game = a_game()
                    .in(Subphase::AbandonedGroundA)
                    .with(a_stand(1))
                    .with(a_stand(2).at({30_in, 24_in}))
                    .set([](Game& g) {
                        g.vacated = {
                            {{24_in, 25.1_in}, {StandId{1}}}
                        };
                    });
    auto dice = dice_show({}).otherwise(5);
    CHECK_THAT(decide(game, Side::Blue,
                      OccupyGround{
                          StandId{2},
                          {24_in, 25.1_in},
                          0_deg
    }),
               IsRefused("not_vacated"));
    REQUIRE(choices_of(game, Side::Blue).occupy.size() == 1);
    REQUIRE(play(game, Actor::Blue,
                 OccupyGround{
                     StandId{1},
                     {24_in, 25.1_in},
                     0_deg
    },
                 dice));
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 25.1_in});
    CHECK_FALSE(find_stand(game, StandId{1})->moved);
}

TEST_CASE("TRANS-02 a vehicle tows one gun", "[transport][TRANS-02]") {
    const Game game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(a_stand(1).of("gun").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
            .with(a_stand(2).of("truck").at({25.05_in, 24_in}).under(OrderChit::CautiousAdvance))
            .with(a_stand(3).of("gun").aboard(2).limbered().at({25.05_in, 24_in}));
    CHECK_THAT(decide(game, Side::Blue, Limber{StandId{1}, StandId{2}}),
               IsRefused("no_room", {"TRANS-02"}));
    const auto choices = choices_of(game, Side::Blue);
    for (const auto& choice : choices.transport) CHECK(choice.act != TransportAct::Limber);
}

TEST_CASE("TRANS-05 TRANS-06 limbering takes half of the gun's movement too",
          "[transport][TRANS-05][TRANS-06]") {
    Game game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(a_stand(1).of("gun").at({24_in, 24_in}).under(OrderChit::HastyAdvance))
            .with(a_stand(2).of("truck").at({25.05_in, 26_in}).under(OrderChit::HastyAdvance))
            .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_show({}).otherwise(5);
    SECTION("a gun that has been pushed has none left") {
        REQUIRE(play(game, Actor::Blue, ManHandle{StandId{1}, StandId{1}, {{24_in, 26_in}}}, dice));
        CHECK_THAT(decide(game, Side::Blue, Limber{StandId{1}, StandId{2}}),
                   IsRefused("no_movement_left"));
    }
    SECTION("limbered and unlimbered it has spent all") {
        find_stand(game, StandId{2})->at = {25.05_in, 24_in};
        REQUIRE(play(game, Actor::Blue, Limber{StandId{1}, StandId{2}}, dice));
        CHECK(find_stand(game, StandId{1})->halves_spent == 1);
        REQUIRE(play(game, Actor::Blue,
                     Unlimber{
                         StandId{1},
                         {24_in, 24_in},
                         0_deg
        },
                     dice));
        CHECK(find_stand(game, StandId{1})->halves_spent == 2);
    }
}

TEST_CASE("S-26 transport_removal: who takes an unloaded transport off the table?",
          "[transport][S-26]") {
    using rules::TransportRemoval;
    const auto option =
        GENERATE(TransportRemoval::Auto, TransportRemoval::Choice, TransportRemoval::Off);
    Game game = beside_a_truck(OrderChit::CautiousAdvance).set([&](Game& g) {
        g.scenario.options.transport_removal = option;
        find_stand(g, StandId{2})->carried = {StandId{1}};
    });
    const auto offered = choices_of(game, Side::Blue).transport;
    const bool is_offered =
        std::ranges::count(offered, TransportAct::TakeOff, &TransportChoice::act) == 1;
    CHECK(is_offered == (option != TransportRemoval::Off));
    CHECK(decide(game, Side::Blue, TakeOffTransport{StandId{2}}).has_value() == is_offered);
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    remove_unloaded(course, Side::Blue);
    const bool is_gone = find_stand(game, StandId{2})->presence == Presence::OffTable;
    CHECK(is_gone == (option == TransportRemoval::Auto));
}

TEST_CASE("S-64 who rallies or is taken under command occupies nothing, nor bad ground",
          "[abandoned][S-64][ABND-06]") {
    const auto occupies = [](const Game& game) {
        return decide(game, Side::Blue,
                      OccupyGround{
                          StandId{1},
                          {24_in, 25.1_in},
                          0_deg
        });
    };
    const auto on = [](StandBuilder stand) {
        return a_game().in(Subphase::AbandonedGroundA).with(stand).set([](Game& g) {
            g.vacated = {
                {{24_in, 25.1_in}, {StandId{1}}}
            };
        });
    };
    const auto chit = GENERATE(OrderChit::Rally, OrderChit::TakeCommand);
    CHECK_THAT(occupies(on(a_stand(1).under(chit))), IsRefused("not_vacated", {"S-64"}));
    CHECK_THAT(occupies(on(a_stand(1).under(OrderChit::Hold))), IsAccepted());
    CHECK_THAT(
        occupies(
            on(a_stand(1)).with(an_area(rules::Terrain::Cliff, {20_in, 25_in}, {30_in, 26_in}))),
        IsRefused("prohibited_terrain", {"S-64"}));
}
