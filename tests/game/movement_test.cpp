#include <catch2/catch.hpp>

#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// Blue moves; its stand 1 faces up the map from (24, 24).
GameBuilder blue_moves(OrderChit chit) {
    return a_game().in(Subphase::SideAMoves).with(a_stand(1).under(chit));
}
Result<Events> moves(const Game& game, Point to) {
    return decide(game, Side::Blue, MoveStand{StandId{1}, {to}});
}

}  // namespace

TEST_CASE("ORD-47 Cautious Advance goes from nothing up to the allowance",
          "[movement][ORD-47][MOVE-05][MOVE-08]") {
    const Game game = blue_moves(OrderChit::CautiousAdvance);
    CHECK_THAT(moves(game, {24_in, 24.5_in}), IsAccepted());
    CHECK_THAT(moves(game, {24_in, 30_in}), IsAccepted());
    CHECK_THAT(moves(game, {24_in, 30.001_in}), IsRefused("too_far", {"MOVE-08"}));
}

TEST_CASE("ORD-48 Hasty Advance goes from one to two allowances", "[movement][ORD-48]") {
    const Game game = blue_moves(OrderChit::HastyAdvance);
    CHECK_THAT(moves(game, {24_in, 29_in}), IsRefused("too_short", {"ORD-48"}));
    CHECK_THAT(moves(game, {24_in, 36_in}), IsAccepted());
    CHECK_THAT(moves(game, {24_in, 36.1_in}), IsRefused("too_far"));
}

TEST_CASE("ORD-02 a stand without an order does not move", "[movement][ORD-02][S-09]") {
    const Game game = a_game().in(Subphase::SideAMoves).with(a_stand(1));
    CHECK_THAT(moves(game, {24_in, 25_in}), IsRefused("no_order", {"ORD-02"}));
}

TEST_CASE("ORD-55 a stand under Hold stays", "[movement][ORD-55]") {
    const Game game = blue_moves(OrderChit::Hold);
    CHECK_THAT(moves(game, {24_in, 25_in}), IsRefused("order_forbids"));
}

TEST_CASE("MOVE-10 a mover ends facing along its arrow", "[movement][MOVE-10][FACE-02]") {
    Game game = blue_moves(OrderChit::CautiousAdvance);
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, {{24.5_in, 28_in}}}, dice));
    CHECK(find_stand(game, StandId{1})->facing == 0_deg);
    CHECK(find_stand(game, StandId{1})->moved);
}

TEST_CASE("MOVE-10 FACE-02 who stays put under an Advance faces its arrow when its side has moved",
          "[movement][MOVE-10][FACE-02]") {
    const auto chit = GENERATE(OrderChit::CautiousAdvance, OrderChit::Hold);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).facing(90_deg).under(chit))
                    .with(a_stand(2).at({40_in, 24_in}).facing(90_deg))
                    .with(a_stand(1001).at({24_in, 70_in}));
    for (auto& order : game.orders) order.arrow = 0_deg;
    auto dice = dice_always_show(5);
    const auto events = *play(game, Actor::Blue, Commit{}, dice);
    const bool advances = chit == OrderChit::CautiousAdvance;
    CHECK(find_stand(game, StandId{1})->facing == (advances ? 0_deg : 90_deg));
    CHECK_FALSE(find_stand(game, StandId{1})->moved);
    CHECK(find_stand(game, StandId{2})->facing == 90_deg);  // without an order
    CHECK(std::ranges::count_if(events, [](const Event& event) {
              return holds_alternative<StandTurned>(event);
          }) == (advances ? 1 : 0));
}

TEST_CASE("S-12 a leg against the arrow is refused", "[movement][MOVE-09][S-12]") {
    const Game game = blue_moves(OrderChit::CautiousAdvance);
    CHECK_THAT(moves(game, {24_in, 22_in}), IsRefused("against_arrow", {"S-12"}));
    CHECK_THAT(moves(game, {28_in, 25_in}), IsRefused("too_much_detour", {"MOVE-12"}));
}

TEST_CASE("MOVE-13 MOVE-14 friends are passed, but their place is not taken",
          "[movement][MOVE-13][MOVE-14]") {
    const Game game = blue_moves(OrderChit::CautiousAdvance).with(a_stand(2).at({24_in, 26_in}));
    CHECK_THAT(moves(game, {24_in, 26.5_in}), IsRefused("occupied", {"MOVE-14"}));
    CHECK_THAT(moves(game, {24_in, 28_in}), IsAccepted());
}

TEST_CASE("S-23 a mover stops at a hidden enemy, and both become visible",
          "[movement][MOVE-15][S-23][SPOT-04]") {
    Game game = blue_moves(OrderChit::CautiousAdvance).with(a_stand(1001).at({24_in, 28_in}));
    auto dice = dice_always_show(5);
    const auto events = play(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 30_in}}}, dice);
    REQUIRE(events);
    const auto moved = the<StandMoved>(*events);
    CHECK(moved.stopped_by == StoppedBy::Contact);
    CHECK(in_contact(game, *find_stand(game, StandId{1}), *find_stand(game, StandId{1001})));
    CHECK(find_stand(game, StandId{1})->visible);
    CHECK(find_stand(game, StandId{1001})->visible);
    CHECK_THAT(moves(game, {24_in, 30_in}), IsRefused("finished_moving"));
}

TEST_CASE("MOVE-18 S-23 an AFV runs over hidden infantry and goes on",
          "[movement][MOVE-18][S-23]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).of("tank").under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({24_in, 28_in}));
    auto dice = dice_always_show(5);
    const auto events = play(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 34_in}}}, dice);
    REQUIRE(events);
    CHECK(the<StandMoved>(*events).stopped_by == StoppedBy::Nothing);
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 34_in});
}

TEST_CASE("R-11 a pinned stand never comes closer to the closest visible enemy",
          "[movement][MOVE-20][R-11][MOR-27]") {
    auto game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(a_stand(1).under(OrderChit::CautiousAdvance).that_is(MoraleState::Pinned));
    SECTION("seen") {
        CHECK_THAT(moves(game.with(a_stand(1001).at({24_in, 40_in}).visible()), {24_in, 26_in}),
                   IsRefused("pinned", {"R-11"}));
    }
    SECTION("not seen: the refusal would betray it") {
        CHECK_THAT(moves(game.with(a_stand(1001).at({24_in, 40_in})), {24_in, 26_in}),
                   IsAccepted());
    }
}

TEST_CASE("R-17 Disengage leads away from the closest visible enemy", "[movement][ORD-50][R-17]") {
    const Game toward =
        blue_moves(OrderChit::Disengage).with(a_stand(1001).at({24_in, 40_in}).visible());
    CHECK_THAT(moves(toward, {24_in, 31_in}), IsRefused("not_away", {"R-17"}));
    const Game away =
        blue_moves(OrderChit::Disengage).with(a_stand(1001).at({24_in, 10_in}).visible());
    CHECK_THAT(moves(away, {24_in, 31_in}), IsAccepted());
}

TEST_CASE("S-04 a stand left standing goes the minimum of its order along the arrow",
          "[movement][S-04]") {
    Game game = blue_moves(OrderChit::HastyAdvance).with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, Commit{}, dice));
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 30_in});
}

TEST_CASE("FACE-03 stands that stay turn in 2B, FACE-04 all turn in 4A",
          "[movement][FACE-03][FACE-04][FACE-05][R-35][SEQ-17]") {
    auto dice = dice_always_show(5);
    SECTION("2B") {
        Game game = blue_moves(OrderChit::Hold).in(Subphase::PrepFireA);
        REQUIRE(play(game, Actor::Blue, TurnStand{StandId{1}, 90_deg}, dice));
        CHECK(find_stand(game, StandId{1})->facing == 90_deg);
    }
    SECTION("2B, but it will move") {
        const Game game = blue_moves(OrderChit::HastyAdvance).in(Subphase::PrepFireA);
        CHECK_THAT(decide(game, Side::Blue, TurnStand{StandId{1}, 90_deg}), IsRefused("will_move"));
    }
    SECTION("4A: sealed until both have committed") {
        Game game = blue_moves(OrderChit::HastyAdvance)
                        .in(Subphase::ChangeFacing)
                        .with(a_stand(1001).at({60_in, 60_in}));
        REQUIRE(play(game, Actor::Blue, TurnStand{StandId{1}, 90_deg}, dice));
        CHECK(find_stand(game, StandId{1})->facing == 0_deg);
        REQUIRE(play(game, Actor::Blue, Commit{}, dice));
        REQUIRE(play(game, Actor::Red, Commit{}, dice));
        CHECK(find_stand(game, StandId{1})->facing == 90_deg);
        CHECK_FALSE(find_stand(game, StandId{1})->moved);
    }
}

TEST_CASE("CAMO-01 the first movement ends camouflage for good", "[movement][CAMO-01]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).under(OrderChit::CautiousAdvance).set([](Stand& s) {
                        s.camouflaged = true;
                    }));
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 26_in}}}, dice));
    CHECK_FALSE(find_stand(game, StandId{1})->camouflaged);
}

TEST_CASE("S-07 reinforcements enter at their edge when their side moves",
          "[movement][S-07][END-02]") {
    Game game =
        a_game().in(Subphase::PrepFireB).with(a_stand(1).at({24_in, 0_in}).set([](Stand& s) {
            s.presence = Presence::Reinforcement;
            s.entry_turn = 1;
        }));
    auto dice = dice_always_show(5);
    Course course{game, dice};
    enter_reinforcements(course, Side::Blue);
    CHECK(find_stand(game, StandId{1})->presence == Presence::OnTable);
}

TEST_CASE("every path that is offered is accepted", "[movement][MOVE-23]") {
    const auto chit =
        GENERATE(OrderChit::CautiousAdvance, OrderChit::HastyAdvance, OrderChit::Disengage);
    const Game game =
        blue_moves(chit).with(an_area(rules::Terrain::Woods, {20_in, 26_in}, {30_in, 29_in}));
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.moves.size() == 1);
    REQUIRE_FALSE(choices.moves.front().paths.empty());
    for (const auto& path : choices.moves.front().paths)
        CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{1}, path}), IsAccepted());
}
