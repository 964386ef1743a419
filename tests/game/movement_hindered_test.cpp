#include "game/core/course.h"
#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "support/in_play.h"

/// Moves that end before their minimum, and moves in several parts.
using namespace game;
using namespace support;

namespace {

/// Blue's stand 1 faces up the map from (24, 24); a cliff crosses its way.
GameBuilder before_a_cliff(OrderChit chit, Inches away) {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(an_area(rules::Terrain::Cliff, {0_in, 24_in + away}, {72_in, 26_in + away}))
        .with(a_stand(1).under(chit))
        .with(a_stand(1001).at({60_in, 4_in}));
}
Result<Events> moves_up(const Game& game, Inches distance) {
    return decide(game, Side::Blue, MoveStand{StandId{1}, {{24_in, 24_in + distance}}});
}

}  // namespace

TEST_CASE("R-17 S-04 a stand left standing under Disengage does not go toward the enemy",
          "[movement][R-17][S-04][S-24]") {
    auto dice = dice_always_show(5);
    const auto past = [&](Point enemy) {
        Game game = a_game()
                        .in(Subphase::SideAMoves)
                        .with(a_stand(1).under(OrderChit::Disengage))
                        .with(a_stand(1001).at(enemy).visible());
        happens(game, Actor::Blue, Commit{}, dice);
        return stand(game, 1).at;
    };
    CHECK(past({24_in, 40_in}) == Point{24_in, 24_in});
    CHECK(past({24_in, 10_in}) == Point{24_in, 30_in});
}

TEST_CASE("S-04 a crew that has left its gun goes the minimum like others",
          "[movement][S-04][ABND-01]") {
    auto dice = dice_always_show(5);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).of("gun").under(OrderChit::HastyAdvance).set([](Stand& s) {
                        s.crew_left_gun = true;
                    }))
                    .with(a_stand(1001).at({60_in, 60_in}))
                    .set([](Game& g) {
                        g.abandoned_guns = {
                            {MarkerId{1}, StandId{1}, {50_in, 10_in}, 0_deg}
                        };
                    });
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK(stand(game, 1).at == Point{24_in, 30_in});
}

TEST_CASE("MOVE-12 S-12 the detours of a turn count together, in however many parts",
          "[movement][MOVE-12][S-12]") {
    auto dice = dice_always_show(5);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({60_in, 60_in}));
    const auto to = [](Point at) { return MoveStand{StandId{1}, {at}}; };
    happens(game, Actor::Blue, to({25_in, 24_in}), dice);
    CHECK_THAT(decide(game, Side::Blue, to({26_in, 24_in})),
               IsRefused("too_much_detour", {"MOVE-12"}));
    CHECK_THAT(decide(game, Side::Blue, to({25.2_in, 24_in})), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, to({25_in, 27_in})), IsAccepted());
    SECTION("the next turn has its own") {
        game.subphase = Subphase::EndOfTurn;
        Course course{game, dice};
        course.happen(TurnBegun{2});
        CHECK_FALSE(stand(game, 1).detoured);
    }
}

TEST_CASE("S-24 a stand before ground that it may not enter declares the way up to it",
          "[movement][S-24][ORD-48][ORD-51]") {
    const auto chit = GENERATE(OrderChit::HastyAdvance, OrderChit::Disengage);
    const Game game = before_a_cliff(chit, 3_in);
    CHECK_THAT(moves_up(game, 2.99_in), IsAccepted());
    CHECK_THAT(moves_up(game, 1.5_in), IsRefused("too_short"));
    CHECK_THAT(moves_up(game, 4_in), IsRefused("prohibited_terrain"));
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.moves.size() == 1);
    REQUIRE_FALSE(choices.moves.front().paths.empty());
    for (const auto& path : choices.moves.front().paths)
        CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{1}, path}), IsAccepted());
}

TEST_CASE("S-24 friends that stand close together end the minimum, the ban of the pinned too",
          "[movement][S-24][MOVE-14][R-11]") {
    auto builder = a_game()
                       .in(Subphase::SideAMoves)
                       .with(a_stand(1).under(OrderChit::HastyAdvance))
                       .with(a_stand(1001).at({60_in, 4_in}));
    SECTION("a jam up to the end of the minimum") {
        for (std::uint16_t i = 0; i < 4; ++i)
            builder.with(a_stand(static_cast<std::uint16_t>(2 + i))
                             .at({24_in, 27_in + 1.05_in * static_cast<int>(i)}));
        CHECK_THAT(moves_up(builder, 1.9_in), IsAccepted());
        CHECK_THAT(moves_up(builder, 1_in), IsRefused("too_short"));
    }
    SECTION("one friend, and room behind him") {
        builder.with(a_stand(2).at({24_in, 27_in}));
        CHECK_THAT(moves_up(builder, 1.9_in), IsRefused("too_short"));
    }
}

TEST_CASE("S-73 FACE-03 a stand forced back in 1C has no order, so it turns in 2B",
          "[movement][S-73][FACE-03]") {
    const auto lost = [](Stand& s) { s.forced_back = s.may_not_move = s.moved = true; };
    Game game = a_game()
                    .in(Subphase::PrepFireA)
                    .with(a_stand(1).under(OrderChit::HastyAdvance).set(lost))
                    .with(a_stand(2).at({30_in, 24_in}).under(OrderChit::HastyAdvance));
    CHECK(choices_of(game, Side::Blue).may_turn == std::vector{StandId{1}});
    CHECK_THAT(decide(game, Side::Blue, TurnStand{StandId{1}, 90_deg}), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, TurnStand{StandId{2}, 90_deg}), IsRefused("will_move"));
    game.scenario.options.fb_loses_order = false;
    CHECK_THAT(decide(game, Side::Blue, TurnStand{StandId{1}, 90_deg}), IsRefused("will_move"));
}
