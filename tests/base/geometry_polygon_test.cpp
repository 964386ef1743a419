#include <random>

#include <catch2/catch.hpp>

#include "base/exact.h"
#include "base/geometry.h"
#include "shapes.h"

namespace {}  // namespace

TEST_CASE("MEAS-02 distance runs between closest points, equality included",
          "[base][geometry][MEAS-02]") {
    const auto a = square_of(0, 0, 1), b = square_of(4, 5, 1);
    CHECK(polygons_within(a, b, 5_in));
    CHECK_FALSE(polygons_within(a, b, 4.999_in));
    CHECK(polygon_distance(a, b) == 5_in);
    CHECK(polygons_within(a, square_of(1, 1, 2), 0_in));
    CHECK(polygons_within(square_of(0, 0, 9), square_of(3, 3, 1), 0_in));
    CHECK(polygon_distance(square_of(0, 0, 9), square_of(3, 3, 1)) == 0_in);
}

TEST_CASE("SCALE-01 a hair's breadth is seen", "[base][geometry][SCALE-01]") {
    // From (0,0) to the line x + y = 1.001: 0.70781...
    const Polygon slope{fine(1001, 0), fine(0, 1001), fine(2000, 2000)};
    const Polygon point{fine(0, 0)};
    CHECK(polygon_distance(point, slope).thousandths == 708);
    CHECK(polygons_within(point, slope, {708}));
    CHECK_FALSE(polygons_within(point, slope, {707}));
}

TEST_CASE("Crossing edges are 0 apart though no corner is inside", "[base][geometry]") {
    const Polygon tall{at(4, -5), at(5, -5), at(5, 5), at(4, 5)};
    const Polygon broad{at(0, 0), at(9, 0), at(9, 1), at(0, 1)};
    CHECK(polygons_within(tall, broad, 0_in));
    CHECK(polygons_overlap(tall, broad));
}

TEST_CASE("Touching is no overlap", "[base][geometry]") {
    const auto a = square_of(0, 0, 2);
    CHECK_FALSE(polygons_overlap(a, square_of(2, 0, 2)));
    CHECK_FALSE(polygons_overlap(a, square_of(2, 2, 2)));
    CHECK(polygons_overlap(a, a));
    CHECK(polygons_overlap(a, Polygon(a.rbegin(), a.rend())));
    CHECK(polygons_overlap(a, square_of(1, 1, 5)));
    CHECK(polygons_overlap(square_of(-1, -1, 9), a));
    const Polygon inner_corner{at(0, 0), at(2, 0), at(0, 2)};
    CHECK(polygons_overlap(a, inner_corner));
}

TEST_CASE("A line crosses the inside only where it is not on the border", "[base][geometry]") {
    const auto square = square_of(0, 0, 4);
    CHECK(crosses_inside(at(-1, 2), at(5, 2), square));
    CHECK_FALSE(crosses_inside(at(-1, 4), at(5, 4), square));
    CHECK_FALSE(crosses_inside(at(3, 5), at(5, 3), square));  // through the corner
    CHECK(crosses_inside(at(0, 0), at(4, 4), square));
    CHECK(crosses_inside(at(1, 1), at(2, 2), square));
    CHECK_FALSE(crosses_inside(at(-2, 2), at(0, 2), square));
    CHECK(crosses_inside(fine(-1, 3999), fine(1, 4000), square));
    const Polygon notched{at(0, 0), at(6, 0), at(6, 6), at(3, 2), at(0, 6)};
    CHECK_FALSE(crosses_inside(at(3, 2), at(3, 9), notched));
    CHECK(crosses_inside(at(0, 2), at(6, 2), notched));
    CHECK_FALSE(crosses_inside(at(0, 6), at(3, 2), notched));
}

TEST_CASE("Closest points, as a player would mark them", "[base][geometry]") {
    const auto square = square_of(0, 0, 4);
    CHECK(closest_point(at(6, 2), square) == at(4, 2));
    CHECK(closest_point(at(7, 8), square) == at(4, 4));
    CHECK(closest_point(at(1, 2), square) == at(1, 2));
}

TEST_CASE("Distance is symmetric and agrees with itself", "[base][geometry]") {
    std::mt19937 random{20261121};
    const auto draw = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int i = 0; i < 400; ++i) {
        const auto a = base_corners(fine(draw(9000), draw(9000)), {500 + draw(1500)}, 1_in,
                                    turned(draw(360000)));
        const auto b = base_corners(fine(draw(9000), draw(9000)), 1_in, {500 + draw(1500)},
                                    turned(draw(360000)));
        const auto d = polygon_distance(a, b);
        REQUIRE(polygon_distance(b, a) == d);
        REQUIRE(polygons_within(a, b, d));
        if (d > 0_in) REQUIRE_FALSE(polygons_within(a, b, d - Inches{1}));
        if (polygons_overlap(a, b)) REQUIRE(d == 0_in);
        REQUIRE(polygons_overlap(a, b) == polygons_overlap(b, a));
    }
}

TEST_CASE("Fractions too large to multiply are compared", "[base][geometry]") {
    const Wide big = Wide{1} << 120;
    CHECK(compare_fractions(big, big - 1, big + 1, big) == 1);
    CHECK(compare_fractions(big + 1, big, big, big - 1) == -1);
    CHECK(compare_fractions(big, 3, big * 2, 6) == 0);
    CHECK(compare_fractions(0, 5, 0, 9) == 0);
    CHECK(compare_fractions(1, 3, 0, 9) == 1);
    // As far as products of 128 bits go, and just beyond.
    constexpr Wide kNum = Wide{1} << 84, kDen = Wide{1} << 42;
    CHECK(compare_fractions(kNum - 1, kDen - 1, kNum - 2, kDen - 1) == 1);
    CHECK(compare_fractions(kNum - 1, kDen - 1, kNum, kDen) == 1);
    CHECK(compare_fractions(kNum, kDen, kNum - 1, kDen - 1) == -1);
    CHECK(compare_fractions(kNum, kDen, kNum - kDen, kDen - 1) == 0);
    CHECK(root(Wide{1} << 100) == Wide{1} << 50);
    CHECK(root((Wide{1} << 100) - 1) == (Wide{1} << 50) - 1);
}
