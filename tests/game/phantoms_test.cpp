#include <catch2/catch.hpp>

#include "game/command/order_facts.h"
#include "game/fire/fire.h"
#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/referee/referee.h"
#include "game/spotting/spotting.h"
#include "game/turn/turn.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

StandBuilder a_phantom(std::uint16_t id) {
    return a_stand(id).set([](Stand& s) {
        s.phantom = true;
        s.presence = Presence::Phantom;
        s.camouflaged = true;
    });
}
/// Blue moves; its phantom 1 faces up the map from (24, 24).
GameBuilder phantom_moves(OrderChit chit) {
    return a_game().in(Subphase::SideAMoves).with(a_phantom(1).under(chit));
}
const MoveStand kForward{StandId{1}, {{24_in, 30_in}}};

}  // namespace

TEST_CASE("S-74 a phantom is ordered, turned and moved like a stand of its line",
          "[phantoms][S-74]") {
    auto dice = dice_always_show(5);
    Game game = phantom_moves(OrderChit::CautiousAdvance);
    CHECK(choices_of(game, Side::Blue).moves.size() == 1);
    CHECK_THAT(decide(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 31_in}}}, dice),
               IsRefused("too_far"));
    REQUIRE(play(game, Actor::Blue, kForward, dice));
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 30_in});
    CHECK(find_stand(game, StandId{1})->presence == Presence::Phantom);
    CHECK(can_be_ordered(game, *find_stand(game, StandId{1})));
    game.subphase = Subphase::ChangeFacing;
    CHECK_THAT(decide(game, Actor::Blue, TurnStand{StandId{1}, 90_deg}, dice), IsAccepted());
}

TEST_CASE("S-74 a phantom that would be spotted vanishes", "[phantoms][S-74][SPOT-03][SPOT-04]") {
    auto dice = dice_always_show(5);
    SECTION("moving in the open") {
        Game game =
            phantom_moves(OrderChit::CautiousAdvance).with(a_stand(1001).at({24_in, 60_in}));
        const auto events = play(game, Actor::Blue, kForward, dice);
        REQUIRE(events);
        CHECK(the<PhantomVanished>(*events).at == Point{24_in, 30_in});
        CHECK(count<ContactMade>(*events) == 0);
        CHECK(find_stand(game, StandId{1})->presence == Presence::Vanished);
        CHECK_THAT(decide(game, Actor::Blue, kForward, dice), IsRefused("no_such_stand"));
    }
    SECTION("in 2F") {
        Game game = phantom_moves(OrderChit::Hold).with(a_stand(1001).at({24_in, 25.5_in}));
        Course course{game, dice};
        spot_all(course);
        CHECK(find_stand(game, StandId{1})->presence == Presence::Vanished);
    }
    SECTION("by the referee") {
        Game game = phantom_moves(OrderChit::Hold);
        EditStand edit{.stand = StandId{1}, .visible = true, .reason = "a flare"};
        REQUIRE(play(game, Actor::Referee, edit, dice));
        CHECK(find_stand(game, StandId{1})->presence == Presence::Vanished);
    }
}

TEST_CASE("S-74 a phantom stops nobody and learns nothing, but contact shows it",
          "[phantoms][S-74][S-23]") {
    auto dice = dice_always_show(5);
    SECTION("an enemy runs through it") {
        Game game = a_game()
                        .in(Subphase::SideBMoves)
                        .with(a_phantom(1))
                        .with(a_stand(1001).at({24_in, 28_in}).under(OrderChit::CautiousAdvance));
        REQUIRE(play(game, Actor::Red, MoveStand{StandId{1001}, {{24_in, 24.2_in}}}, dice));
        CHECK(find_stand(game, StandId{1001})->at == Point{24_in, 24.2_in});
        CHECK(find_stand(game, StandId{1})->presence == Presence::Vanished);
        CHECK_FALSE(find_stand(game, StandId{1001})->visible);  // nobody real was there
    }
    SECTION("it runs through a hidden enemy") {
        Game game =
            phantom_moves(OrderChit::CautiousAdvance)
                .with(a_stand(1001).at({24_in, 27_in}).set([](Stand& s) { s.camouflaged = true; }));
        const auto events = play(game, Actor::Blue, kForward, dice);
        REQUIRE(events);
        CHECK(the<StandMoved>(*events).stopped_by == StoppedBy::Nothing);
        CHECK(count<ContactMade>(*events) == 0);
    }
}

TEST_CASE("S-74 phantoms neither spot nor fire, and count for nothing", "[phantoms][S-74][S-08]") {
    auto dice = dice_always_show(5);
    Game game = a_game()
                    .in(Subphase::GeneralFire)
                    .with(a_phantom(1))
                    .with(a_stand(2).at({70_in, 2_in}))
                    .with(a_stand(1001).at({24_in, 40_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, DeclareFire{.firer = StandId{1}, .target = "m1001"}),
               IsRefused("no_such_stand"));
    game.stands[2].visible = false;
    game.knowledge = {};
    Course course{game, dice};
    course.happen(StandForcedBack{
        StandId{1001},
        {{24_in, 40_in}, {24_in, 26_in}},
        {},
        {},
        {}
    });
    game.stands[1].presence = Presence::OffBoard;
    spot_all(course);
    CHECK_FALSE(find_stand(game, StandId{1001})->visible);
    end_turn(course);  // Blue has nobody left
    CHECK(game.winner == Side::Red);
    CHECK(points(game).second == 0);
}
