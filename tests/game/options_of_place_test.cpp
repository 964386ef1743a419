#include <catch2/catch.hpp>

#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "game/play/decide.h"
#include "game/spotting/spotting.h"
#include "game/spotting/spotting_facts.h"
#include "support/builders.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// Two enemies whose bases are so far apart, in this kind of battle.
GameBuilder bases_apart(Inches apart, Inches contact_gap) {
    return a_game()
        .in(Subphase::Spotting)
        .with(a_stand(1).at({24_in, 24_in}))
        .with(a_stand(1001).at({24_in, 25_in + apart}))
        .set([&](Game& g) { g.scenario.options.contact_gap = contact_gap; });
}

/// A stand before a wood whose border is at 26", and an enemy that fired so deep in it.
GameBuilder a_stand_in_a_wood(Inches deep, Inches edge_depth) {
    return a_game()
        .in(Subphase::Spotting)
        .with(an_area(rules::Terrain::Brush, {20_in, 26_in}, {30_in, 40_in}, rules::Cover::Light,
                      rules::Visibility::Dense, 1))
        .with(a_stand(1).at({24_in, 16_in}))
        .with(a_stand(1001).at({24_in, 26.5_in + deep}).set([](Stand& s) {
            s.fired_in = Subphase::GeneralFire;
        }))
        .set([&](Game& g) { g.scenario.options.edge_depth = edge_depth; });
}

}  // namespace

TEST_CASE("S-19 contact_gap: who touches spots, counts as adjacent, and is touched",
          "[spotting][S-19][SPOT-04]") {
    const auto gap = GENERATE(0.1_in, 0.3_in);
    const Game game = bases_apart(0.2_in, gap);
    const auto& one = *find_stand(game, StandId{1});
    const auto& other = *find_stand(game, StandId{1001});
    const bool touches = gap == 0.3_in;
    CHECK(in_contact(game, one, other) == touches);
    CHECK(touches_enemy(game, one) == touches);

    Game hidden = game;
    for (auto& stand : hidden.stands) stand.visible = false;
    auto dice = dice_show({});
    Course course{hidden, dice};
    spot_in_contact(course);
    CHECK(find_stand(hidden, StandId{1})->visible == touches);
    CHECK(find_stand(hidden, StandId{1001})->visible == touches);
}

TEST_CASE("S-19 contact_gap: contact on the way stops a move", "[movement][S-19][MOVE-15]") {
    const auto gap = GENERATE(0.1_in, 0.3_in);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({24_in, 28_in}).visible())
                    .set([&](Game& g) { g.scenario.options.contact_gap = gap; });
    auto dice = dice_show({}).otherwise(4);
    REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 29_in}}}, dice));
    const auto& mover = *find_stand(game, StandId{1});
    CHECK(in_contact(game, mover, *find_stand(game, StandId{1001})));
    const auto between = 27_in - mover.at.y;
    CHECK(between <= gap);
    CHECK(between >= gap / 2 - 0.01_in);
}

TEST_CASE("S-19 contact_gap: who passes a hidden enemy closer than that stops, and both are seen",
          "[movement][S-19][S-23][SPOT-04]") {
    const auto gap = GENERATE(0.1_in, 0.3_in);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({25.2_in, 27_in}))
                    .set([&](Game& g) { g.scenario.options.contact_gap = gap; });
    auto dice = dice_show({}).otherwise(4);
    const auto events = play(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 29_in}}}, dice);
    REQUIRE(events);
    const bool touches = gap == 0.3_in;
    const auto& mover = *find_stand(game, StandId{1});
    CHECK((mover.at.y < 29_in) == touches);
    CHECK(in_contact(game, mover, *find_stand(game, StandId{1001})) == touches);
    CHECK(find_stand(game, StandId{1001})->visible == touches);
}

TEST_CASE("S-31 edge_depth: how deep in a wood a stand sees out and is seen",
          "[spotting][S-31][LOS-06]") {
    const auto depth = GENERATE(0_in, 0.5_in);
    const Game game = a_stand_in_a_wood(0.4_in, depth);
    const auto& outside = *find_stand(game, StandId{1});
    const auto& inside = *find_stand(game, StandId{1001});
    const bool at_edge = depth == 0.5_in;
    CHECK(in_sight(game, outside, inside) == at_edge);
    CHECK(in_sight(game, inside, outside) == at_edge);
    CHECK(is_spotted(lookers_of(game, Side::Blue), inside) == at_edge);
}
