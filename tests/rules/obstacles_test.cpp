#include <catch2/catch.hpp>

#include "rules/movement.h"
#include "rules/obstacles.h"

using namespace rules;

namespace {

Obstacle a_square(ObstacleKind kind, Point low, Point high) {
    auto obstacle = obstacle_of(kind);
    obstacle.outline = {
        low, {high.x, low.y },
         high, {low.x,  high.y}
    };
    obstacle.box = box_around(obstacle.outline);
    return obstacle;
}
Battlefield a_field(Obstacle obstacle) {
    Battlefield field;
    field.width = field.height = 40_in;
    field.obstacles = {std::move(obstacle)};
    return field;
}
const std::array<Point, 2> kAcross{
    Point{10_in, 5_in },
    Point{10_in, 15_in}
};

}  // namespace

TEST_CASE("S-82 minefields are camouflaged unless somebody says otherwise, others lie open",
          "[obstacles][S-82][OBST-02]") {
    CHECK(obstacle_of(ObstacleKind::Minefield).concealment == Concealment::Camouflaged);
    CHECK(obstacle_of(ObstacleKind::Wire).concealment == Concealment::Open);
    CHECK(obstacle_of(ObstacleKind::Roadblock).factors == std::array{2, 0, 0});
}

TEST_CASE("OBST-02 an obstacle is in cover with most of its corners", "[obstacles][OBST-02]") {
    const auto wire = a_square(ObstacleKind::Wire, {9_in, 9_in}, {13_in, 10_in});
    auto field = a_field(wire);
    CHECK_FALSE(is_concealed(field, wire));
    TerrainArea woods;
    woods.visibility = Visibility::Dense;
    woods.outline = {
        {8_in,  8_in },
        {12_in, 8_in },
        {12_in, 12_in},
        {8_in,  12_in}
    };
    woods.box = box_around(woods.outline);
    field.areas = {woods};
    CHECK_FALSE(is_concealed(field, wire));  // two corners of four
    woods.outline[1].x = woods.outline[2].x = 14_in;
    woods.box = box_around(woods.outline);
    field.areas = {woods};
    CHECK(is_concealed(field, wire));
}

TEST_CASE("S-82 an obstacle that a mover's side does not know costs it nothing in plans",
          "[obstacles][S-82][S-72]") {
    const auto field = a_field(a_square(ObstacleKind::Wire, {9_in, 9_in}, {11_in, 10_in}));
    Mover wheels{Mobility::Wheeled, 12_in, 24_in};
    const auto stop = path_cost(field, wheels, 0_deg, kAcross).stop;
    REQUIRE(stop);
    CHECK(stop->rule == "S-72");
    CHECK(stop->at == Point{10_in, 8.998_in});
    wheels.ignores = {0};
    CHECK_FALSE(path_cost(field, wheels, 0_deg, kAcross).stop);
}

TEST_CASE("S-82 where a path leads in: at the border, or where it begins", "[obstacles][S-82]") {
    const auto mines = a_square(ObstacleKind::Minefield, {9_in, 9_in}, {11_in, 12_in});
    REQUIRE(entry_of(mines, kAcross));
    CHECK(entry_of(mines, kAcross)->at == Point{10_in, 9_in});
    const std::array<Point, 3> from_inside{
        Point{10_in, 10_in},
        Point{10_in, 14_in},
        Point{14_in, 14_in}
    };
    CHECK(entry_of(mines, from_inside)->at == Point{10_in, 10_in});
    const std::array<Point, 2> beside{
        Point{11_in, 5_in },
        Point{11_in, 15_in}
    };
    CHECK_FALSE(entry_of(mines, beside));
}

TEST_CASE("S-82 mines hit as indirect HE without cover", "[obstacles][S-82][IDF-17]") {
    DataLine tank;
    tank.kind = Kind::StrongAfv;
    tank.weight_class = 2;
    CHECK(total(mine_modifiers(tank)) == -2);
    CHECK(total(mine_modifiers(DataLine{})) == 0);
}

TEST_CASE("S-82 whoever clears holds, is idle and Good, and is one of those who can",
          "[obstacles][S-82][S-71]") {
    auto wire = obstacle_of(ObstacleKind::Wire);
    const Clearer engineers{.engineer = true, .under_hold = true, .idle = true};
    const Clearer rifles{.under_hold = true, .idle = true};
    CHECK_FALSE(may_clear(wire, engineers));
    wire.cleared_by = ClearedBy::Engineers;
    CHECK(may_clear(wire, engineers));
    CHECK_FALSE(may_clear(wire, rifles));
    wire.cleared_by = ClearedBy::Personnel;
    CHECK(may_clear(wire, rifles));
    for (const auto unfit : {&Clearer::under_hold, &Clearer::idle, &Clearer::good}) {
        auto clearer = engineers;
        clearer.*unfit = false;
        CHECK_FALSE(may_clear(wire, clearer));
    }
}
