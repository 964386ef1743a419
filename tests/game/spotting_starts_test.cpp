#include "game/spotting/spotting.h"
#include "support/in_play.h"

/// Who is hidden at the start, and what height and camouflage do to spotting.
using namespace game;
using namespace support;

namespace {

/// Infantry of both sides, so far apart that nobody spots anybody standing still.
Scenario one_side_open() {
    Scenario scenario;
    scenario.field.width = scenario.field.height = 72_in;
    scenario.lines = equipment_lines();
    scenario.companies = {
        {CompanyId{1},   Side::Blue, "Blue", 7, {}, false},
        {CompanyId{101}, Side::Red,  "Red",  7, {}, false}
    };
    for (const auto id : {1, 2, 1001}) {
        StandPlan plan;
        plan.id = StandId{static_cast<std::uint16_t>(id)};
        plan.side = id < 1001 ? Side::Blue : Side::Red;
        plan.company = CompanyId{static_cast<std::uint16_t>(id < 1001 ? 1 : 101)};
        plan.line = "rifles";
        plan.at = Point{{id * 50'000 % 67'000 + 2000}, id < 1001 ? 6_in : 66_in};
        plan.start_hidden = id != 2;
        scenario.stands.edit().push_back(plan);
    }
    scenario.options.dice_audit = false;
    return scenario;
}
/// Red infantry moved in the open, 63" from Blue's, which may stand on a hill of one level.
Game watched_from(bool hill, std::optional<int> most_levels) {
    return a_game()
        .in(Subphase::Spotting)
        .with(a_stand(1).at({
            24_in, 4_in
    }))
        .with(a_stand(1001).that_moved({{24_in, 70_in}, {24_in, 68_in}}))
        .set([=](Game& g) {
            g.scenario.options.elevation_spot_max = most_levels;
            const Polygon outline{
                {20_in, 2_in},
                {20_in, 5_in},
                {28_in, 5_in},
                {28_in, 2_in}
            };
            if (hill) g.scenario.field.contours.push_back({1, outline, box_around(outline)});
        });
}
bool is_spotted_in_2f(Game game) {
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    spot_all(course);
    return stand(game, 1001).visible;
}

}  // namespace

TEST_CASE("SPOT-01 stands begin hidden, or open where the scenario says so",
          "[spotting][SPOT-01]") {
    Game game;
    auto dice = dice_show({}).otherwise(4);
    begin(game, one_side_open(), dice);
    CHECK_FALSE(stand(game, 1).visible);
    CHECK(stand(game, 2).visible);
    CHECK_FALSE(stand(game, 1001).visible);
}

TEST_CASE("SPOT-01 REF-04 the referee shows a hidden stand", "[spotting][SPOT-01][REF-04]") {
    Game game;
    auto dice = dice_show({}).otherwise(4);
    begin(game, one_side_open(), dice);
    EditStand edit;
    edit.stand = StandId{1001};
    edit.visible = true;
    edit.reason = "it stands in the open";
    happens(game, Actor::Referee, edit, dice);
    CHECK(stand(game, 1001).visible);
}

TEST_CASE("ELEV-08 ten inches more for a level, as far as the scenario allows",
          "[spotting][ELEV-08]") {
    CHECK_FALSE(is_spotted_in_2f(watched_from(false, std::nullopt)));
    CHECK(is_spotted_in_2f(watched_from(true, std::nullopt)));
    CHECK_FALSE(is_spotted_in_2f(watched_from(true, 0)));
}

TEST_CASE(
    "CAMO-03 a camouflaged stand that fires is spotted as firing in concealment, and stays so",
    "[spotting][CAMO-03]") {
    const bool camouflaged = GENERATE(true, false);
    const auto apart = GENERATE(25_in, 25.001_in);  // 24" from base to base, and more
    Game game = a_game()
                    .in(Subphase::SpottingOfOpportunityFirers)
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 24_in + apart}).set([&](Stand& s) {
                        s.camouflaged = camouflaged;
                        s.fired_in = Subphase::OpportunityFire;
                    }));
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    spot_firers(course, Subphase::OpportunityFire);
    lose_camouflage(course);
    CHECK(stand(game, 1001).visible == (!camouflaged || apart == 25_in));
    CHECK(stand(game, 1001).camouflaged == camouflaged);
}
