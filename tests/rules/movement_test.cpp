#include <catch2/catch.hpp>

#include "base/farthest.h"
#include "rules/ground.h"
#include "rules/movement.h"

using namespace rules;
using namespace ground;

namespace {

constexpr Mover kTruck{Mobility::Wheeled, 12_in, 24_in};
constexpr Mover kTankMover{Mobility::Tracked, 10_in, 20_in};
constexpr Mover kFoot{Mobility::Personnel, 6_in, 6_in};
constexpr Budget kCautious{0, 1}, kHasty{1, 2};

TerrainArea plain(Terrain terrain, Polygon outline) {
    return area(terrain, Visibility::Clear, 0, std::move(outline));
}
Road road(std::vector<Point> line) {
    Road result;
    result.line = std::move(line);
    result.half_width = 0.5_in;
    return result;
}
/// A stream along x = 20, an inch wide.
Water stream(Terrain terrain, std::vector<Crossing> crossings = {}) {
    Water water;
    water.terrain = terrain;
    water.line = {at(20, 0), at(20, 60)};
    water.half_width = 0.5_in;
    water.crossings = std::move(crossings);
    return water;
}
Cost cost_of(const Battlefield& field, const Mover& mover, std::vector<Point> path) {
    return path_cost(field, mover, 90_deg, path).total();
}
Inches reach(const Battlefield& field, const Mover& mover, Budget budget, Point from,
             Facing direction = 90_deg) {
    return reach_along(field, mover, budget, from, direction);
}
PathFault fault(const Battlefield& field, const Mover& mover, Budget budget,
                std::vector<Point> path, Facing arrow = 90_deg) {
    return judge_path(field, mover, budget, arrow, path).fault;
}

}  // namespace

TEST_CASE("TERR-04 the table of terrain costs", "[movement][TERR-04]") {
    using Row = std::tuple<Terrain, std::optional<int>, std::optional<int>, std::optional<int>>;
    const auto none = std::nullopt;
    const auto [terrain, foot, tracked, wheeled] = GENERATE_COPY(
        Row{Terrain::Woods, 1, 2, 4}, Row{Terrain::Bua, 2, 2, 4}, Row{Terrain::Broken, 2, 2, 4},
        Row{Terrain::Sand, 2, 2, 4}, Row{Terrain::Forest, 2, none, none},
        Row{Terrain::Rubble, 2, none, none}, Row{Terrain::SteepSlope, 2, none, none},
        Row{Terrain::Swamp, 2, none, none}, Row{Terrain::Cliff, none, none, none},
        Row{Terrain::Open, 1, 1, 1}, Row{Terrain::Creek, 2, 2, none},
        Row{Terrain::River, none, none, none}, Row{Terrain::Crops, 1, 1, 1});
    CHECK(terrain_factor(Mobility::Personnel, terrain, AtFord::No) == foot);
    CHECK(terrain_factor(Mobility::Tracked, terrain, AtFord::No) == tracked);
    CHECK(terrain_factor(Mobility::Wheeled, terrain, AtFord::No) == wheeled);
}

TEST_CASE("TERR-05 TERR-06 at a ford everybody crosses at x2", "[movement][TERR-05][TERR-06]") {
    const auto water = GENERATE(Terrain::Creek, Terrain::River, Terrain::Canal);
    const auto mobility = GENERATE(Mobility::Personnel, Mobility::Tracked, Mobility::Wheeled);
    CHECK(terrain_factor(mobility, water, AtFord::Yes) == 2);
}

TEST_CASE("TERR-02 a truck in two inches of woods gets 6 inches", "[movement][TERR-02]") {
    auto field = table();
    field.areas = {plain(Terrain::Woods, rectangle(12, 0, 14, 20))};
    const Cost six = cost_of(field, kTruck, {at(10, 10), at(16, 10)});
    CHECK(six == Cost{0, 12000});  // worked check 19
    CHECK(affordable(kTruck, kCautious, six));
    CHECK(reach(field, kTruck, kCautious, at(10, 10)) == 6_in);
    CHECK(reach(field, kTruck, kHasty, at(10, 10)) == 18_in);
}

TEST_CASE("TERR-03 prohibited terrain ends a path at its border", "[movement][TERR-03]") {
    auto field = table();
    field.areas = {plain(Terrain::Swamp, rectangle(12, 0, 14, 20))};
    const std::vector<Point> path{at(8, 10), at(10, 10), at(16, 10)};
    const auto cost = path_cost(field, kTankMover, 90_deg, path);
    REQUIRE(cost.stop);
    CHECK(cost.stop->rule == "TERR-03");
    CHECK(cost.stop->leg == 1);
    CHECK(cost.stop->at.x <= 12_in);
    CHECK(cost.stop->at.x >= 11.99_in);
    CHECK(fault(field, kTankMover, kHasty, path) == PathFault::Prohibited);
    CHECK(reach(field, kTankMover, kHasty, at(8, 10)) >= 4_in);
    CHECK(reach(field, kTankMover, kHasty, at(8, 10)) < 4.01_in);
    CHECK(cost_of(field, kFoot, path) == Cost{0, 10000});
}

TEST_CASE("S-21 overlapping areas cost the highest factor, never the product", "[movement][S-21]") {
    auto field = table();
    field.areas = {plain(Terrain::Woods, rectangle(10, 0, 20, 20)),
                   plain(Terrain::Sand, rectangle(12, 0, 16, 20))};
    CHECK(cost_of(field, kFoot, {at(8, 10), at(18, 10)}) == Cost{0, 14000});
    CHECK(cost_of(field, kTankMover, {at(8, 10), at(18, 10)}) == Cost{0, 18000});
}

TEST_CASE("S-20 road and cross-country share the budget in proportion",
          "[movement][S-20][MOVE-02]") {
    auto field = table();
    field.roads = {road({at(0, 10), at(30, 10)})};
    field.areas = {plain(Terrain::Forest, rectangle(0, 0, 60, 20))};  // beside the road it is free
    CHECK(cost_of(field, kTankMover, {at(5, 10), at(15, 10)}) == Cost{10000, 0});
    CHECK(reach(field, kTankMover, kCautious, at(5, 10)) == 20_in);
    field.areas = {};
    // 15.5" of road to its round end at 30.5, three quarters of the allowance, then a quarter of
    // 10".
    CHECK(reach(field, kTankMover, kCautious, at(15, 10)) == 17.75_in);
    CHECK(affordable(kTankMover, kCautious, Cost{15000, 2500}));
    CHECK_FALSE(affordable(kTankMover, kCautious, Cost{15001, 2500}));
    CHECK_FALSE(affordable(kTankMover, kCautious, Cost{15000, 2501}));
}

TEST_CASE("MOVE-08 order factor times allowance", "[movement][MOVE-08][MOVE-05]") {
    const auto field = table();
    CHECK(reach(field, kFoot, kCautious, at(5, 5)) == 6_in);
    CHECK(reach(field, kFoot, kHasty, at(5, 5)) == 12_in);
    CHECK(reach(field, kFoot, {1, 1}, at(5, 5), 45_deg) <= 6_in);
    CHECK(reach(field, kFoot, {1, 1}, at(5, 5), 45_deg) >= 5.998_in);
}

TEST_CASE("TRANS-06 loading takes half of the budget", "[movement][TRANS-04][TRANS-06]") {
    const Budget loaded{1, 2, 1};
    CHECK(affordable(kFoot, loaded, Cost{0, 6000}));
    CHECK_FALSE(affordable(kFoot, loaded, Cost{0, 6001}));
    CHECK(reaches_minimum(kFoot, loaded, Cost{}));
    CHECK_FALSE(affordable(kFoot, {1, 2, 2}, Cost{0, 1}));
}

TEST_CASE("FOW-01 a card changes the budget by so many per cent, and never raises the minimum",
          "[movement][FOW-01][MOVE-08]") {
    const Budget half{.min_factor = 1, .max_factor = 2, .percent = 50};
    CHECK(affordable(kFoot, half, Cost{0, 6000}));
    CHECK_FALSE(affordable(kFoot, half, Cost{0, 6001}));
    CHECK(reaches_minimum(kFoot, half, Cost{0, 3000}));
    CHECK_FALSE(reaches_minimum(kFoot, half, Cost{0, 2999}));
    const Budget more{.min_factor = 1, .max_factor = 2, .percent = 150};
    CHECK(affordable(kFoot, more, Cost{0, 18000}));
    CHECK_FALSE(affordable(kFoot, more, Cost{0, 18001}));
    CHECK(reaches_minimum(kFoot, more, Cost{0, 6000}));
    CHECK_FALSE(reaches_minimum(kFoot, more, Cost{0, 5999}));
    CHECK(reach(table(), kFoot, more, at(5, 5)) == 18_in);
}

TEST_CASE("ORD-48 Hasty goes from 1x to 2x", "[movement][ORD-48]") {
    const auto field = table();
    CHECK(fault(field, kFoot, kHasty,
                {
                    at(5, 5), {10.999_in, 5_in}
    }) == PathFault::TooShort);
    CHECK(fault(field, kFoot, kHasty, {at(5, 5), at(11, 5)}) == PathFault::None);
    CHECK(fault(field, kFoot, kHasty, {at(5, 5), at(17, 5)}) == PathFault::None);
    CHECK(fault(field, kFoot, kHasty,
                {
                    at(5, 5), {17.001_in, 5_in}
    }) == PathFault::TooFar);
    CHECK(fault(field, kFoot, kCautious, {at(5, 5)}) == PathFault::None);
}

TEST_CASE("S-12 a fifth of the budget for detours", "[movement][S-12][MOVE-12][MOVE-11][REF-03]") {
    const auto field = table();
    // Sideways 1.2" of 6".
    CHECK(fault(field, kFoot, kCautious,
                {
                    at(5, 5), {5_in, 6.2_in},
                      at(7, 6)
    }) == PathFault::None);
    CHECK(fault(field, kFoot, kCautious,
                {
                    at(5, 5), {5_in, 6.201_in}
    }) == PathFault::TooMuchDetour);
    CHECK(fault(field, kFoot, kHasty,
                {
                    at(5, 5), {5_in,  7.4_in},
                      {11_in, 7.4_in}
    }) == PathFault::None);
    Options generous;
    generous.detour_share_thousandths = 500;
    CHECK(judge_path(field, kFoot, kCautious, 90_deg, std::array{at(5, 5), at(5, 8)}, generous)
              .fault == PathFault::None);
}

TEST_CASE("S-12 within 15 degrees is along, beyond 90 is refused", "[movement][S-12][MOVE-09]") {
    const auto field = table();
    const auto from = at(20, 20);
    const auto leg = [&](Facing direction) {
        return std::vector<Point>{from, ahead(from, direction, 3_in)};
    };
    CHECK(path_cost(field, kFoot, 90_deg, leg(75_deg)).detour == Cost{});
    CHECK(path_cost(field, kFoot, 90_deg, leg(105_deg)).detour == Cost{});
    CHECK(path_cost(field, kFoot, 90_deg, leg(74_deg)).along == Cost{});
    CHECK(path_cost(field, kFoot, 90_deg, leg(106_deg)).detour.cross_country > 2900);
    CHECK(fault(field, kFoot, kCautious, leg(181_deg)) == PathFault::AgainstArrow);
    CHECK(fault(field, kFoot, kCautious, leg(180_deg)) == PathFault::TooMuchDetour);
    Options wide;
    wide.arrow_tolerance_deg = 60;
    CHECK(judge_path(field, kFoot, kCautious, 90_deg, leg(31_deg), wide).fault == PathFault::None);
}

TEST_CASE("S-22 a crossing counts an inch at least", "[movement][S-22][TERR-07]") {
    auto field = table();
    field.waters = {stream(Terrain::Creek)};
    CHECK(cost_of(field, kFoot, {at(18, 10), at(22, 10)}) == Cost{0, 5000});
    field.waters.edit([](auto& waters) { waters[0].half_width = 0.1_in; });
    CHECK(cost_of(field, kFoot, {at(18, 10), at(22, 10)}) == Cost{0, 3800 + 2000});
    // One crossing, though two legs lie in it.
    CHECK(cost_of(field, kFoot, {at(18, 10), at(20, 10), at(22, 10)}) == Cost{0, 3800 + 2000});
    CHECK(cost_of(field, kFoot, {at(18, 10), at(20, 10)}) == Cost{0, 1900 + 2000});
    CHECK(path_cost(field, kTruck, 90_deg, std::array{at(18, 10), at(22, 10)}).stop->rule ==
          "TERR-05");
}

TEST_CASE("TERR-06 rivers only at fords and bridges", "[movement][TERR-06][S-22]") {
    auto field = table();
    field.waters = {
        stream(Terrain::River, {{at(20, 10), 0.5_in, false}, {at(20, 30), 0.5_in, true}}
         )
    };
    CHECK(path_cost(field, kFoot, 90_deg, std::array{at(18, 20), at(22, 20)}).stop->rule ==
          "TERR-06");
    CHECK(cost_of(field, kTruck, {at(18, 10), at(22, 10)}) == Cost{0, 5000});
    const auto bridge = path_cost(field, kTruck, 90_deg, std::array{at(18, 30), at(22, 30)});
    CHECK_FALSE(bridge.stop);
    CHECK(bridge.total() == Cost{1000, 3000});  // the part over the water is road
}

TEST_CASE("S-72 obstacles cost by mover class, on a road too", "[movement][S-72]") {
    auto field = table();
    field.roads = {road({at(0, 10), at(60, 10)})};
    Obstacle block;
    block.factors = kObstacleFactors[static_cast<std::size_t>(ObstacleKind::Roadblock)];
    block.outline = rectangle(20, 9, 21, 11);
    block.box = box_around(block.outline);
    field.obstacles = {block};
    CHECK(path_cost(field, kTruck, 90_deg, std::array{at(15, 10), at(25, 10)}).stop->rule ==
          "S-72");
    CHECK(cost_of(field, kFoot, {at(15, 10), at(25, 10)}) == Cost{9000, 2000});
    CHECK(kObstacleFactors[0] == std::array{2, 1, 0});  // wire
}

TEST_CASE("ADV-RM-03 a Road March stays on the road and follows its bends",
          "[movement][ADV-RM-02][ADV-RM-03][ADV-RM-04]") {
    auto field = table();
    field.roads = {road({at(0, 10), at(30, 10), at(30, 40)})};
    const Budget march{1, 5, 0, true};
    CHECK(fault(field, kFoot, march, {at(5, 10), at(30, 10), at(30, 15)}, 180_deg) ==
          PathFault::None);
    CHECK(fault(field, kFoot, march, {at(5, 10), at(30, 10), at(30, 16)}) == PathFault::TooFar);
    CHECK(fault(field, kFoot, march, {at(5, 10), at(9, 10)}) == PathFault::TooShort);
    CHECK(fault(field, kFoot, march, {at(5, 10), at(15, 10), at(15, 14)}) == PathFault::LeavesRoad);
}

TEST_CASE("S-53 the table's edge stops a run, or not", "[movement][S-53][S-24]") {
    const auto field = table();
    CHECK(reach_along(field, kFoot, kCautious, at(57, 5), 90_deg) == 3_in);
    CHECK(reach_along(field, kFoot, kCautious, at(57, 5), 90_deg, EdgeExit::Out) == 6_in);
    CHECK(fault(field, kFoot, kCautious, {at(57, 5), at(61, 5)}) == PathFault::OffTable);
    CHECK(on_table(field, stand(at(1, 1))));
    CHECK_FALSE(on_table(field, stand(at(0, 1))));
}

TEST_CASE("S-02 bad weather doubles cross-country costs", "[movement][S-02]") {
    auto field = table();
    auto truck = kTruck;
    truck.weather_factor = 2;
    CHECK(cost_of(field, truck, {at(5, 5), at(8, 5)}) == Cost{0, 6000});
    field.roads = {road({at(0, 5), at(60, 5)})};
    CHECK(cost_of(field, truck, {at(5, 5), at(8, 5)}) == Cost{3000, 0});
}

TEST_CASE("MOVE-03 personnel have one allowance, FB-07 a stand driven back too",
          "[movement][MOVE-03][FB-07]") {
    DataLine line;
    line.move_cross_country = 6_in;
    line.move_road = 9_in;
    CHECK(mover_of(line).road == 6_in);
    line.kind = Kind::SoftVehicle;
    CHECK(mover_of(line).road == 9_in);
    CHECK(driven_back(line).road == 6_in);
    line.mobility = Mobility::Wheeled;
    line.man_handling = 4_in;
    CHECK(man_handled(line).cross_country == 4_in);
    CHECK(man_handled(line).mobility == Mobility::Personnel);  // TERR-08
}

TEST_CASE("MOVE-04 what has no allowance does not move", "[movement][MOVE-04]") {
    const auto field = table();
    CHECK(reach(field, Mover{}, kHasty, at(5, 5)) == 0_in);
    CHECK(fault(field, Mover{}, kCautious, {at(5, 5), at(6, 5)}) == PathFault::TooFar);
}

namespace {

/// All kinds of ground around (19, 27).
Battlefield mixed_ground() {
    auto field = table();
    field.areas = {woods(rectangle(10, 10, 30, 25)),
                   plain(Terrain::Swamp, rectangle(30, 5, 40, 12)),
                   plain(Terrain::Sand, rectangle(20, 20, 50, 50))};
    field.roads = {road({at(0, 3), at(22, 18), at(60, 33)})};
    field.waters = {
        stream(Terrain::Creek, {{at(20, 30), 1_in, true}}
         )
    };
    return field;
}

}  // namespace

TEST_CASE("What can be reached can be ordered", "[movement][S-04]") {
    const auto field = mixed_ground();
    const auto direction = turned(GENERATE(range(0, 360000, 23917)));
    const auto& mover = GENERATE(kTruck, kTankMover, kFoot);
    const auto from = at(19, 27);
    const auto far = reach_along(field, mover, {0, 2}, from, direction);
    const std::array path{from, ahead(from, direction, far)};
    CHECK(judge_path(field, mover, {0, 2}, direction, path).fault == PathFault::None);
    const std::array beyond{from, ahead(from, direction, far + 0.01_in)};
    CHECK(judge_path(field, mover, {0, 2}, direction, beyond).fault != PathFault::None);
}

TEST_CASE("What the ground leads to expect shortens the search, and changes no reach",
          "[movement][S-04][S-53]") {
    const auto field = mixed_ground();
    const auto direction = turned(GENERATE(range(0, 360000, 11923)));
    const auto& mover = GENERATE(kTruck, kTankMover, kFoot);
    const auto edge = GENERATE(EdgeExit::Stop, EdgeExit::Out);
    const auto bend = GENERATE(at(19, 27), at(16, 24), at(2, 28));
    const Budget budget{0, 2};
    const auto reaches = [&](Inches distance) {
        const std::array path{at(19, 27), bend, ahead(bend, direction, distance)};
        const auto cost = path_cost(field, mover, direction, path, budget);
        return (edge == EdgeExit::Out || on_table(field, path[2])) && !cost.stop &&
               affordable(mover, budget, cost.total());
    };
    for (const auto most : {60_in, 4_in})
        CHECK(reach_from(field, mover, budget, {at(19, 27), bend}, direction, most, edge) ==
              (reaches(most) ? most : farthest(most, reaches)));
}
