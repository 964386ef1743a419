#include <catch2/catch.hpp>

#include "rules/ground.h"
#include "rules/sight_line.h"

using namespace rules;
using namespace ground;

namespace {

/// A line along x from the high stand at 0 to the low one at 10, woods of top 2 whose part nearest
/// to the low one is at `near`.
bool clear_over_woods(int high_level, Inches near, int low_level = 0) {
    const Polygon woods{
        {near - 0.5_in, -1_in},
        {near,          -1_in},
        {near,          1_in },
        {near - 0.5_in, 1_in }
    };
    const LineObstacle obstacle{woods, height_of(Obstruction::Woods)};
    const LineEnd high{at(0, 0), high_level}, low{at(10, 0), low_level};
    const bool forth = line_clear(high, low, {&obstacle, 1});
    CHECK(line_clear(low, high, {&obstacle, 1}) == forth);
    return forth;
}

bool sees(const Battlefield& field, Point a, Point b, std::vector<SightObstacle> obstacles = {}) {
    return sight(field, sight_end(field, stand(a)), sight_end(field, stand(b)), obstacles,
                 default_options());
}
Sight looks(const Battlefield& field, Point a, Point b) {
    return look(field, sight_end(field, stand(a)), sight_end(field, stand(b)), {},
                default_options());
}

}  // namespace

TEST_CASE("ELEV-02 an obstacle no higher than both stands does not block",
          "[sight_line][ELEV-01][ELEV-02]") {
    CHECK(clear_over_woods(2, 5_in, 2));
    CHECK_FALSE(clear_over_woods(2, 5_in, 1));
}

TEST_CASE("ELEV-03 over an obstacle nearer to the higher stand", "[sight_line][ELEV-03]") {
    CHECK(clear_over_woods(4, 3_in));        // worked check 23
    CHECK_FALSE(clear_over_woods(4, 7_in));  // worked check 23
    CHECK(clear_over_woods(3, 4.999_in));
    CHECK_FALSE(clear_over_woods(3, 5_in));  // half way is not nearer
    CHECK_FALSE(clear_over_woods(2, 3_in));
}

TEST_CASE("ELEV-04 three levels above the obstacle, ELEV-05 but not within 2 inches of the lower",
          "[sight_line][ELEV-04][ELEV-05]") {
    CHECK(clear_over_woods(5, 7_in));          // worked check 24
    CHECK_FALSE(clear_over_woods(5, 8.5_in));  // worked check 24
    CHECK(clear_over_woods(5, 7.999_in));
    CHECK_FALSE(clear_over_woods(5, 8_in));
    CHECK_FALSE(clear_over_woods(4, 7.5_in));
}

TEST_CASE("ELEV-07 an obstacle higher than both blocks", "[sight_line][ELEV-07]") {
    CHECK_FALSE(clear_over_woods(1, 5_in));
    CHECK_FALSE(clear_over_woods(0, 1_in));
}

TEST_CASE("S-33 touching an obstacle's border is clear", "[sight_line][S-33]") {
    const auto outline = rectangle(3, 0, 6, 3);
    const LineObstacle obstacle{outline, 2};
    CHECK(line_clear({at(0, 0), 0}, {at(9, 0), 0}, {&obstacle, 1}));
    CHECK(line_clear({at(0, 6), 0}, {at(6, 0), 0}, {}));
    CHECK_FALSE(line_clear({at(0, 1), 0}, {at(9, 1), 0}, {&obstacle, 1}));
    CHECK_FALSE(line_clear({at(3, 0), 0}, {at(6, 3), 0}, {&obstacle, 1}));
}

TEST_CASE("LOS-04 woods between block, LOS-03 unless one pair of points is clear",
          "[sight_line][LOS-03][LOS-04][LOS-05]") {
    auto field = table();
    CHECK(sees(field, at(5, 5), at(30, 5)));
    field.areas = {woods(rectangle(10, 0, 15, 10))};
    CHECK_FALSE(sees(field, at(5, 5), at(30, 5)));
    field.areas = {woods(rectangle(10, 0, 15, 5))};
    CHECK(sees(field, at(5, 5), at(30, 5)));
}

TEST_CASE("LOS-06 a stand on the edge of dense terrain sees out", "[sight_line][LOS-06][S-31]") {
    auto field = table();
    field.areas = {woods(rectangle(10, 0, 20, 20))};
    CHECK(sees(field, {11_in, 10_in}, at(2, 10)));  // its front is 0.5" inside
    CHECK_FALSE(sees(field, {11.001_in, 10_in}, at(2, 10)));
    CHECK(sees(field, at(2, 10), {11_in, 10_in}));
    CHECK(sees(field, at(10, 10), at(2, 10)));
    // Not through the terrain behind.
    CHECK_FALSE(sees(field, {11_in, 10_in}, at(30, 10)));
    // A slanting line along the edge stays near the border.
    CHECK(sees(field, {10.6_in, 10_in}, at(9, 18)));
}

TEST_CASE("S-31 the depth of the edge is an option", "[sight_line][S-31]") {
    auto field = table();
    field.areas = {woods(rectangle(10, 0, 20, 20))};
    Options options;
    options.edge_depth = 1_in;
    CHECK(sight(field, sight_end(field, stand({11.4_in, 10_in})),
                sight_end(field, stand(at(2, 10))), {}, options));
}

TEST_CASE("LOS-07 deep inside nobody sees out, from above neither", "[sight_line][LOS-07]") {
    auto field = table();
    field.areas = {woods(rectangle(10, 0, 20, 20))};
    field.contours = {hill(8, rectangle(0, 0, 5, 20))};
    CHECK_FALSE(sees(field, at(15, 10), at(3, 10)));
    CHECK_FALSE(sees(field, at(3, 10), at(15, 10)));
    CHECK(sees(field, at(3, 10), at(8, 10)));
}

TEST_CASE("LOS-08 inside the same dense terrain up to 2 inches", "[sight_line][LOS-08][R-45]") {
    auto field = table();
    field.areas = {woods(rectangle(10, 0, 30, 20))};
    CHECK(sees(field, at(15, 10), at(18, 10)));
    CHECK_FALSE(sees(field, at(15, 10), {18.001_in, 10_in}));
    field.areas.push_back(woods(rectangle(16, 30, 30, 40)));
    CHECK_FALSE(
        sees(field, at(15, 35), at(18, 35)));  // the second is deep inside, the first outside
}

TEST_CASE("LOS-09 open blocking terrain does not block", "[sight_line][LOS-09][LOS-10]") {
    auto field = table();
    field.areas = {orchard(rectangle(10, 0, 20, 20))};
    CHECK(looks(field, at(5, 10), at(25, 10)) == Sight::Hindered);
    CHECK(looks(field, at(5, 10), at(15, 10)) == Sight::Hindered);
    CHECK(looks(field, at(12, 10), at(15, 10)) == Sight::Clear);  // inside one area
    CHECK(looks(field, at(5, 10), at(5, 15)) == Sight::Clear);
    CHECK(looks(field, at(5, 20), at(25, 20)) == Sight::Clear);  // past its edge
    field.areas.push_back(woods(rectangle(21, 0, 23, 20)));
    CHECK(looks(field, at(5, 10), at(28, 10)) == Sight::None);
}

TEST_CASE("ELEV-06 a hill hides what lies behind it, not who stands on it",
          "[sight_line][ELEV-06][S-32]") {
    auto field = table();
    field.contours = {hill(2, rectangle(20, 0, 30, 40))};
    CHECK_FALSE(sees(field, at(10, 20), at(40, 20)));
    CHECK(sees(field, at(10, 20), at(25, 20)));
    CHECK(sees(field, at(22, 20), at(28, 20)));
    field.contours.push_back(hill(4, rectangle(24, 0, 26, 40)));
    CHECK_FALSE(sees(field, at(22, 20), at(28, 20)));
    CHECK(sees(field, at(22, 20), at(25, 20)));
}

TEST_CASE("S-32 woods on a hill stand as high as the hill and themselves", "[sight_line][S-32]") {
    auto field = table();
    field.areas = {woods(rectangle(20, 0, 22, 40))};
    field.contours = {hill(5, rectangle(0, 0, 5, 40))};
    CHECK(sees(field, at(2, 20), at(30, 20)));  // three levels above, 8" from the lower
    field.contours.push_back(hill(2, rectangle(15, 0, 25, 40)));
    CHECK_FALSE(sees(field, at(2, 20), at(30, 20)));
}

TEST_CASE("S-34 smoke is dense, 3 high and without edge", "[sight_line][S-34][IDF-29]") {
    auto field = table();
    const auto smoke = smoke_obstacle(rectangle(10, 0, 14, 20));
    CHECK(smoke.height == 3);
    CHECK_FALSE(sees(field, at(5, 10), at(25, 10), {smoke}));
    CHECK_FALSE(sees(field, at(5, 10), {10.6_in, 10_in}, {smoke}));
    CHECK(sees(field, at(11, 5), at(13, 5), {smoke}));
    CHECK(sees(field, at(5, 10), at(5, 15), {smoke}));
    field.contours = {hill(4, rectangle(0, 0, 9, 20))};
    CHECK(sees(field, at(8, 10), at(40, 10), {smoke}));
}

TEST_CASE("LOS-15 a wreck is an obstacle of one level", "[sight_line][LOS-15]") {
    const auto field = table();
    const auto wreck = wreck_obstacle(base_corners(at(10, 10), 3_in, 3_in, 0_deg));
    CHECK_FALSE(sees(field, at(5, 10), at(15, 10), {wreck}));
    CHECK(sees(field, at(5, 10), at(10, 10), {wreck}));  // who passes over it is not hidden by it
}

TEST_CASE("LOS-12 friendly stands block the line of fire", "[sight_line][LOS-12][LOS-14][S-35]") {
    auto field = table();
    const auto friendly = friend_obstacle(base_corners(at(10, 10), 3_in, 1_in, 0_deg));
    CHECK_FALSE(sees(field, at(10, 5), at(10, 15), {friendly}));
    CHECK(sees(field, at(10, 5), at(10, 15)));
    field.contours = {hill(2, rectangle(5, 0, 15, 8))};
    CHECK_FALSE(sees(field, at(10, 5), at(10, 13), {friendly}));
    CHECK(sees(field, {10_in, 7_in}, at(10, 20), {friendly}));  // over their heads
}

TEST_CASE("S-33 sight to a point", "[sight_line][S-33][ORD-19]") {
    auto field = table();
    field.areas = {woods(rectangle(10, 0, 15, 10))};
    const auto from = sight_end(field, stand(at(5, 5)));
    CHECK_FALSE(sight(field, from, sight_end(field, at(20, 5)), {}, default_options()));
    CHECK(sight(field, from, sight_end(field, at(9, 5)), {}, default_options()));
    CHECK(sight_end(field, at(9, 5)).count == 1);
}

TEST_CASE("LOS-02 sight is mutual", "[sight_line][LOS-02]") {
    auto field = table();
    field.areas = {woods(rectangle(10, 10, 20, 20)), woods(rectangle(25, 12, 35, 30)),
                   orchard(rectangle(5, 30, 30, 40))};
    field.contours = {hill(2, rectangle(30, 0, 50, 50)), hill(4, rectangle(35, 10, 45, 30))};
    const int step = 7;
    for (int i = 0; i < 60; i += step)
        for (int j = 0; j < 60; j += step) {
            const auto here = at(8, 18), there = at(i, j);
            CHECK(looks(field, here, there) == looks(field, there, here));
        }
}
