#include <algorithm>

#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "support/in_play.h"

/// When stands move, and when an early end or a way round is allowed.
using namespace game;
using namespace support;

namespace {

/// A Blue tank under a Cautious Advance of 12" meets a Red one 6" up the map.
GameBuilder tank_meets_tank(bool seen) {
    auto enemy = a_stand(1001).of("tank").at({24_in, 30_in});
    if (seen) enemy.visible();
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).of("tank").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
        .with(enemy);
}
MoveStand round_it(Inches aside) {
    return {
        StandId{1},
        {{24_in + aside, 26_in}, {24_in + aside, 35_in}}
    };
}
/// Blue rifles retire down the map from an enemy in sight, towards something on the way.
Result<Events> disengages(const rules::TerrainArea& area, Point to,
                          OrderChit chit = OrderChit::Disengage) {
    const Game game = a_game()
                          .in(Subphase::SideAMoves)
                          .with(area)
                          .with(a_stand(1).at({24_in, 24_in}).facing(180_deg).under(chit))
                          .with(a_stand(1001).at({24_in, 40_in}).visible());
    return decide(game, Side::Blue, MoveStand{StandId{1}, {to}});
}

}  // namespace

TEST_CASE("MOVE-01 stands move in their side's part of the Movement Phase and in no other step",
          "[movement][MOVE-01]") {
    auto dice = dice_show({});
    for (const auto& step : kSequenceOfPlay) {
        const Game game = a_game()
                              .in(step.subphase)
                              .with(a_stand(1).under(OrderChit::CautiousAdvance))
                              .with(a_stand(1001).at({60_in, 60_in}));
        const auto move = decide(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 26_in}}}, dice);
        INFO(step.title);
        CHECK(move.has_value() == (step.subphase == Subphase::SideAMoves));
    }
}

TEST_CASE("MOVE-22 Side A has finished moving before Side B moves; each in the sequence it likes",
          "[movement][MOVE-22]") {
    const auto mover = [](std::uint16_t id, Point place) {
        return a_stand(id)
            .at(place)
            .under(OrderChit::CautiousAdvance)
            .that_issues_as(rules::Issuer::CompanyJoint);
    };
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(mover(1, {24_in, 24_in}))
                    .with(mover(2, {40_in, 24_in}))
                    .with(mover(1001, {60_in, 60_in}));
    auto dice = blue_begins(5);
    const MoveStand red{StandId{1001}, {{60_in, 58_in}}};
    happens(game, Actor::Blue, MoveStand{StandId{2}, {{40_in, 26_in}}}, dice);
    CHECK_THAT(decide(game, Actor::Red, red, dice), IsRefused("not_deciding"));
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 26_in}}}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK_THAT(decide(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 28_in}}}, dice),
               IsRefused("not_deciding"));
    happens(game, Actor::Red, red, dice);
    CHECK(stand(game, 1001).at == Point{60_in, 58_in});
}

TEST_CASE("MOVE-17 a tank goes round an enemy tank that it has seen, within the share of detours",
          "[movement][MOVE-17]") {
    auto dice = dice_show({});
    Game seen = tank_meets_tank(true);
    CHECK_THAT(decide(seen, Side::Blue, round_it(2_in)), IsRefused("too_much_detour", {"MOVE-12"}));
    const auto events = happens(seen, Actor::Blue, round_it(1.2_in), dice);
    CHECK(the<StandMoved>(events).stopped_by == StoppedBy::Nothing);
    CHECK(stand(seen, 1).at == Point{25.2_in, 35_in});
}

TEST_CASE("MOVE-17 S-23 straight into an enemy tank it stops, seen or not", "[movement][MOVE-17]") {
    const bool is_seen = GENERATE(true, false);
    auto dice = dice_show({});
    Game game = tank_meets_tank(is_seen);
    const auto events = happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 35_in}}}, dice);
    CHECK(the<StandMoved>(events).stopped_by == StoppedBy::Contact);
    CHECK(in_contact(game, stand(game, 1), stand(game, 1001)));
    CHECK(stand(game, 1001).visible);
}

TEST_CASE("ORD-52 who disengages may stop early in cover and out of the enemy's sight, both",
          "[movement][ORD-52]") {
    const auto copse = an_area(rules::Terrain::Woods, {18_in, 14_in}, {30_in, 20.5_in},
                               rules::Cover::Medium, rules::Visibility::Dense, 2);
    const auto screen = an_area(rules::Terrain::Woods, {18_in, 20_in}, {30_in, 22_in},
                                rules::Cover::Medium, rules::Visibility::Dense, 2);
    const Point early{24_in, 19.4_in};
    CHECK_THAT(disengages(copse, early), IsAccepted());
    // On the edge it is in cover and seen; behind the screen it is unseen and in the open.
    CHECK_THAT(disengages(copse, {24_in, 20_in}), IsRefused("too_short"));
    CHECK_THAT(disengages(screen, early), IsRefused("too_short"));
    CHECK_THAT(disengages(screen, {24_in, 18_in}), IsAccepted());  // its whole allowance
    CHECK_THAT(disengages(copse, early, OrderChit::HastyAdvance), IsRefused("too_short"));
}

TEST_CASE("MOVE-08 ready paths go along the arrow, the longest first", "[movement][MOVE-08]") {
    const auto chit = GENERATE(OrderChit::CautiousAdvance, OrderChit::HastyAdvance);
    const Game game = a_game()
                          .in(Subphase::SideAMoves)
                          .with(a_stand(1).at({24_in, 12_in}).under(chit))
                          .with(a_stand(1001).at({60_in, 60_in}));
    const auto paths = choices_of(game, Side::Blue).moves.front().paths;
    REQUIRE(paths.size() > 2);
    for (std::size_t i = 1; i < paths.size(); ++i) CHECK(paths[i].back().y < paths[i - 1].back().y);
}

TEST_CASE("TERR-07 S-22 the cost table says what a crossing counts at least and what a ford costs",
          "[movement][TERR-07][S-22]") {
    const Game game = a_game()
                          .in(Subphase::SideAMoves)
                          .with(a_stand(1).under(OrderChit::CautiousAdvance))
                          .with(a_stand(1001).at({60_in, 60_in}));
    const auto costs = choices_of(game, Side::Blue).costs;
    const auto row = [&](rules::Terrain terrain) {
        return *std::ranges::find_if(costs, [&](const CostRow& one) {
            return one.mobility == rules::Mobility::Personnel && one.terrain == terrain;
        });
    };
    CHECK(row(rules::Terrain::River) ==
          CostRow{rules::Mobility::Personnel, rules::Terrain::River, 0, 2, 1_in});
    CHECK(row(rules::Terrain::Broken).at_ford == 2);
    CHECK(row(rules::Terrain::Broken).at_least == 0_in);
}

TEST_CASE("S-02 ADV-RM-03 a move's choice says what weather does to its price, and a march's road",
          "[movement][S-02][ADV-RM-03]") {
    const auto chosen = [](const char* line, OrderChit chit) {
        const Game game = a_game()
                              .in(Subphase::SideAMoves)
                              .with(a_stand(1).of(line).under(chit))
                              .with(a_stand(1001).at({60_in, 60_in}))
                              .set([](Game& g) { g.wheeled_factor = 2; });
        return choices_of(game, Side::Blue).moves.front();
    };
    CHECK(chosen("truck", OrderChit::CautiousAdvance).weather_factor == 2);
    CHECK(chosen("tank", OrderChit::CautiousAdvance).weather_factor == 1);
    CHECK_FALSE(chosen("truck", OrderChit::CautiousAdvance).road_only);
    CHECK(chosen("truck", OrderChit::RoadMarch).road_only);
}
