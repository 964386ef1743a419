#include <random>

#include <catch2/catch.hpp>

#include "base/exact.h"
#include "base/geometry.h"
#include "base/sine.h"
#include "shapes.h"

namespace {

struct CornerCase {
    int width, depth, facing;
    std::array<Point, 4> offsets;
};
// Computed with sixty digits.
const CornerCase kCornerCases[] = {
    {1000,  1500, 33333,  {fine(-6, 901), fine(830, 352), fine(6, -901), fine(-830, -352)}    },
    {1001,  1501, 45000,  {fine(177, 885), fine(885, 177), fine(-177, -885), fine(-885, -177)}},
    {99999,
     100000,      123456,
     {fine(69280, 14150), fine(14151, -69280), fine(-69280, -14150), fine(-14151, 69280)}     },
    {1000,  500,  30000,  {fine(-308, 467), fine(558, -33), fine(308, -467), fine(-558, 33)}  },
    {777,   333,  359999, {fine(-389, 166), fine(388, 167), fine(389, -166), fine(-388, -167)}},
    {2000,  1000, 210001, {fine(616, -933), fine(-1116, 67), fine(-616, 933), fine(1116, -67)}},
};

struct BearingCase {
    int x, y, millidegrees;
};
const BearingCase kBearingCases[] = {
    {1000,    1,       89943 },
    {1,       1000,    57    },
    {3,       4,       36870 },
    {-5,      12,      337380},
    {-7,      -24,     196260},
    {1,       1,       45000 },
    {1,       -999999, 180000},
    {-999999, 1,       270000},
    {0,       5,       0     },
    {5,       0,       90000 },
    {0,       -5,      180000},
    {-5,      0,       270000},
    {99999,   100000,  45000 },
    {123456,  -654321, 169315},
};

}  // namespace

TEST_CASE("S-19 corners are offsets rounded to thousandths, halves away from the centre",
          "[base][geometry][S-19]") {
    const auto& c = GENERATE(from_range(std::begin(kCornerCases), std::end(kCornerCases)));
    const Point centre = at(-7, 3);
    const auto corners = base_corners(centre, {c.width}, {c.depth}, {c.facing});
    for (std::size_t i = 0; i < 4; ++i) CHECK(corners[i] - centre == c.offsets[i]);
}

TEST_CASE("Quarter turns are exact and start at the front left", "[base][geometry]") {
    const Point o = at(0, 0);
    CHECK(base_corners(o, 1_in, 2_in, 0_deg) ==
          Corners{fine(-500, 1000), fine(500, 1000), fine(500, -1000), fine(-500, -1000)});
    CHECK(base_corners(o, 1_in, 2_in, 90_deg) ==
          Corners{fine(1000, 500), fine(1000, -500), fine(-1000, -500), fine(-1000, 500)});
    // An odd width has its half away from the centre.
    CHECK(base_corners(o, {3}, {5}, 180_deg) ==
          Corners{fine(2, -3), fine(-2, -3), fine(-2, 3), fine(2, 3)});
}

TEST_CASE("FACE-01 a bearing is the nearest thousandth of a degree", "[base][geometry][FACE-01]") {
    const auto& c = GENERATE(from_range(std::begin(kBearingCases), std::end(kBearingCases)));
    CAPTURE(c.x, c.y);
    CHECK(bearing(at(2, 2), at(2, 2) + fine(c.x, c.y)).millidegrees == c.millidegrees);
}

TEST_CASE("A bearing of nothing is up the map", "[base][geometry]") {
    CHECK(bearing(at(1, 1), at(1, 1)) == 0_deg);
}

TEST_CASE("Ahead rounds halves away from zero", "[base][geometry]") {
    CHECK(ahead(at(0, 0), 30_deg, {1}) == fine(1, 1));  // one half, and 0.866
    CHECK(ahead(at(0, 0), 210_deg, {1}) == fine(-1, -1));
    CHECK(ahead(at(0, 0), 30_deg, {3}) == fine(2, 3));  // one and a half, and 2.598
    CHECK(ahead(at(5, 5), 270_deg, 2_in) == at(3, 5));
    CHECK(ahead(at(0, 0), 45_deg, 10_in) == fine(7071, 7071));
}

TEST_CASE("Ahead and bearing agree all around", "[base][geometry]") {
    const auto facing = turned(GENERATE(range(0, 360000, 7919)));
    const auto there = bearing(at(0, 0), ahead(at(0, 0), facing, 900_in));
    CHECK(angle_between(there, facing) <= 1);
}

TEST_CASE("The smaller angle between two facings", "[base][geometry]") {
    CHECK(angle_between(350_deg, 10_deg) == 20000);
    CHECK(angle_between(0_deg, 180_deg) == 180000);
    CHECK(turned(-1).millidegrees == 359999);
}

TEST_CASE("Sine and cosine are one in their squares", "[base][geometry]") {
    const auto half = GENERATE(range(0, 720000, 9973));
    const auto s = sine_cosine(half);
    const Wide sine = s.sine >> 40, cosine = s.cosine >> 40;
    const Wide off = sine * sine + cosine * cosine - (Wide{1} << 120);
    CHECK((off < 0 ? -off : off) < Wide{1} << 62);
}

TEST_CASE("S-33 nine points: centre, corners, edge midpoints", "[base][geometry][S-33]") {
    const auto points = nine_points(base_corners(at(4, 4), 1_in, 1_in, 0_deg));
    CHECK(points[0] == at(4, 4));
    CHECK(points[1] == fine(3500, 4500));
    CHECK(points[5] == fine(4000, 4500));
    CHECK(points[6] == fine(4500, 4000));
    CHECK(points[8] == fine(3500, 4000));
}

TEST_CASE("Lengths round to the nearest thousandth", "[base][geometry]") {
    CHECK(length(at(0, 0), at(3, 4)) == 5_in);
    CHECK(length(fine(0, 0), fine(1, 1)).thousandths == 1);  // 1.414
    CHECK(length(fine(0, 0), fine(2, 2)).thousandths == 3);  // 2.828
    CHECK(length(at(-500, -500), at(500, 500)).thousandths == 1414214);
}

TEST_CASE("A point is inside, outside or on the border", "[base][geometry]") {
    const auto square = square_of(0, 0, 4);
    CHECK(where_is(at(2, 2), square) == Side3::Inside);
    CHECK(where_is(at(4, 2), square) == Side3::Border);
    CHECK(where_is(at(0, 0), square) == Side3::Border);
    CHECK(where_is(fine(4001, 2000), square) == Side3::Outside);
    const Polygon notched{at(0, 0), at(6, 0), at(6, 6), at(3, 2), at(0, 6)};
    CHECK(where_is(at(3, 3), notched) == Side3::Outside);
    CHECK(where_is(at(3, 1), notched) == Side3::Inside);
    CHECK(where_is(at(3, 2), notched) == Side3::Border);
    CHECK(where_is(at(1, 2), notched) == Side3::Inside);
}

TEST_CASE("A bearing lies between the half thousandths around it", "[base][geometry]") {
    std::mt19937 random{1187};
    for (int i = 0; i < 3000; ++i) {
        const auto draw = [&] { return static_cast<int>(random() % 2000001) - 1000000; };
        const Point d = i % 2 == 0 ? fine(draw(), draw()) : fine(draw() / 100000, draw());
        if (d == Point{}) continue;
        const auto found = std::int64_t{bearing({}, d).millidegrees} * 2;
        const auto left = sine_cosine(found - 1), right = sine_cosine(found + 1);
        REQUIRE(d.x.thousandths * left.cosine >= d.y.thousandths * left.sine);
        REQUIRE(d.x.thousandths * right.cosine <= d.y.thousandths * right.sine);
    }
}

TEST_CASE("A root is the largest whole number whose square is at most that", "[base][geometry]") {
    std::mt19937_64 random(7);
    for (int bits = 1; bits < 126; ++bits)
        for (int i = 0; i < 40; ++i) {
            const auto some = wide(static_cast<std::int64_t>(random() >> 1));
            const Wide n = (some << 63 | static_cast<std::int64_t>(random() >> 1)) >> (126 - bits);
            const auto found = root(n);
            CHECK((found * found <= n && n < (found + 1) * (found + 1)));
        }
}
