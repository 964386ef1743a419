#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "base/simple_polygon.h"
#include "shapes.h"

namespace {
bool simple(std::vector<Point> corners) {
    const bool forth = is_simple(corners);
    std::vector<Point> back(corners.rbegin(), corners.rend());
    CHECK(is_simple(back) == forth);
    std::rotate(corners.begin(), corners.begin() + 1, corners.end());
    CHECK(is_simple(corners) == forth);
    return forth;
}
}  // namespace

TEST_CASE("polygons that are simple and have an area", "[geometry]") {
    CHECK(simple({at(0, 0), at(1, 0), at(0, 1)}));
    CHECK(simple({at(0, 0), at(4, 0), at(4, 4), at(0, 4)}));
    CHECK(
        simple({at(0, 0), at(2, 0), at(4, 0), at(4, 4), at(0, 4)}));  // a corner on a straight edge
    CHECK(simple({at(0, 0), at(4, 0), at(4, 4), at(2, 1), at(0, 4)}));  // concave
    CHECK(simple({at(0, 0), at(6, 0), at(6, 6), at(4, 6), at(4, 2), at(2, 2), at(2, 6), at(0, 6)}));
}

TEST_CASE("polygons that are not", "[geometry]") {
    CHECK_FALSE(is_simple({}));
    CHECK_FALSE(is_simple(std::vector{at(0, 0), at(1, 0)}));
    CHECK_FALSE(simple({at(0, 0), at(1, 1), at(2, 2)}));                      // no area
    CHECK_FALSE(simple({at(0, 0), at(4, 4), at(4, 0), at(0, 4)}));            // crosses itself
    CHECK_FALSE(simple({at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(0, 0)}));  // closed by a double
    CHECK_FALSE(simple({at(0, 0), at(4, 0), at(4, 0), at(4, 4)}));  // the same corner twice
    CHECK_FALSE(simple({at(0, 0), at(4, 0), at(2, 0), at(2, 4)}));  // turns back
    CHECK_FALSE(simple({at(0, 0), at(4, 0), at(4, 4), at(2, 0), at(0, 4)}));  // touches an edge
    CHECK_FALSE(
        simple({at(0, 0), at(2, 2), at(4, 0), at(4, 4), at(2, 2), at(0, 4)}));  // touches a corner
    CHECK_FALSE(simple({at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(0, 2), at(4, 2), at(0, 2)}));
}
