#include <catch2/catch.hpp>

#include "base/stretch.h"
#include "shapes.h"

namespace {

constexpr std::int64_t kInch = 1'000'000;

std::int64_t length_of(const std::vector<Stretch>& stretches) {
    std::int64_t length = 0;
    for (const auto& stretch : stretches) length += stretch.to - stretch.from;
    return length;
}

}  // namespace

TEST_CASE("Portions inside are exact fractions", "[base][stretch]") {
    std::vector<Portion> inside;
    portions_inside(at(0, 1), at(9, 1), square_of(3, 0, 3), inside);
    REQUIRE(inside.size() == 1);
    CHECK(compare(inside[0].from, {1, 3}) == 0);
    CHECK(compare(inside[0].to, {2, 3}) == 0);
}

TEST_CASE("A concave outline gives several portions", "[base][stretch]") {
    const Polygon fork{at(0, 0), at(9, 0), at(9, 5), at(6, 5),
                       at(6, 2), at(3, 2), at(3, 5), at(0, 5)};
    CHECK(stretches_inside(at(-1, 4), at(11, 4), fork) ==
          std::vector<Stretch>{
              {1 * kInch, 4 * kInch },
              {7 * kInch, 10 * kInch}
    });
    // Along the notch's floor the line touches the border from above: one portion on each side of
    // it.
    CHECK(length_of(stretches_inside(at(-1, 2), at(11, 2), fork)) == 6 * kInch);
    CHECK(length_of(stretches_inside(at(-1, 1), at(11, 1), fork)) == 9 * kInch);
}

TEST_CASE("A corner that touches the line from within does not cut it", "[base][stretch]") {
    const Polygon dented{at(0, 0), at(8, 0), at(8, 4), at(4, 2), at(0, 4)};
    std::vector<Portion> inside;
    portions_inside(at(0, 2), at(8, 2), dented, inside);
    CHECK(inside.size() == 1);
    CHECK(length_of(stretches_inside(at(0, 2), at(8, 2), dented)) == 8 * kInch);
}

TEST_CASE("A line that crosses the border has a portion inside", "[base][stretch]") {
    const Polygon dented{at(1, 1), at(7, 1), at(7, 5), at(4, 2), at(1, 5)};
    int crossing = 0;
    for (int number = 0; number < 9 * 7 * 9 * 7; ++number) {
        const auto from = at(number % 9, number / 9 % 7);
        const auto to = at(number / 63 % 9, number / 567);
        if (!crosses_border(from, to, dented)) continue;
        ++crossing;
        std::vector<Portion> inside;
        portions_inside(from, to, dented, inside);
        CHECK_FALSE(inside.empty());
    }
    CHECK(crossing > 500);
    CHECK(crosses_border(at(0, 3), at(8, 3), dented));
    CHECK_FALSE(crosses_border(at(0, 1), at(8, 1), dented));  // along an edge
    CHECK_FALSE(crosses_border(at(3, 0), at(5, 0), dented));
    CHECK_FALSE(crosses_border(at(2, 2), at(3, 2), dented));  // lies in it
}

TEST_CASE("A road is a band with round ends", "[base][stretch]") {
    const std::vector<Point> road{at(0, 0), at(10, 0)};
    CHECK(length_of(stretches_along(at(-5, 0), at(15, 0), road, 0.5_in)) == 11 * kInch);
    CHECK(length_of(stretches_along(at(5, -3), at(5, 3), road, 0.5_in)) == 1 * kInch);
    CHECK(length_of(stretches_along(at(0, 2), at(10, 2), road, 0.5_in)) == 0 * kInch);
    CHECK(length_of(stretches_along(at(2, 0), at(7, 0), road, 0.5_in)) == 5 * kInch);
    CHECK(length_of(stretches_along(at(-1, 0), at(-1, 5), road, 1_in)) == 0 * kInch);
}

TEST_CASE("A bend in a road has no gap", "[base][stretch]") {
    const std::vector<Point> road{at(0, 0), at(10, 0), at(10, 10)};
    CHECK(stretches_along(at(0, 0), at(10, 0), road, 0.25_in) == std::vector<Stretch>{
                                                                     {0, 10 * kInch}
    });
    CHECK(stretches_along(at(10, 0), at(10, 10), road, 0.25_in) == std::vector<Stretch>{
                                                                       {0, 10 * kInch}
    });
    CHECK(on_polyline(at(10, 4), road, 0_in));
    CHECK(on_polyline({10.5_in, 4_in}, road, 0.5_in));
    CHECK_FALSE(on_polyline({10.501_in, 4_in}, road, 0.5_in));
}

TEST_CASE("A single point is a disc", "[base][stretch]") {
    const Point ford = at(5, 5);
    CHECK(length_of(stretches_along(at(0, 5), at(10, 5), {&ford, 1}, 2_in)) == 4 * kInch);
    CHECK(length_of(stretches_along(at(0, 8), at(10, 8), {&ford, 1}, 2_in)) == 0 * kInch);
    CHECK(length_of(stretches_along(at(5, 5), at(9, 8), {&ford, 1}, 2_in)) == 2 * kInch);
}

TEST_CASE("Points along a line", "[base][stretch]") {
    CHECK(millionths(at(0, 0), at(3, 4)) == 5 * kInch);
    CHECK(point_after(at(0, 0), at(6, 8), 5 * kInch) == at(3, 4));
    CHECK(point_at(at(0, 0), at(9, 3), {1, 3}) == at(3, 1));
    CHECK(closest_on_line(at(4, 9), at(0, 0), at(9, 0)) == at(4, 0));
    CHECK(closest_on_line(at(-4, 9), at(0, 0), at(9, 0)) == at(0, 0));
}
