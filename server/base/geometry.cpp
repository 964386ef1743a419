#include "base/geometry.h"

#include <algorithm>

#include "base/exact.h"
#include "base/sine.h"

namespace {

Point rounded_middle(Point a, Point b) {
    return {{static_cast<std::int32_t>(rounded(wide(a.x.thousandths) + b.x.thousandths, 2))},
            {static_cast<std::int32_t>(rounded(wide(a.y.thousandths) + b.y.thousandths, 2))}};
}

}  // namespace

Point ahead(Point from, Facing facing, Inches distance) {
    const auto direction = sine_cosine(std::int64_t{facing.millidegrees} * 2);
    const std::int64_t twice = std::int64_t{distance.thousandths} * 2;
    return from + Point{{half_of_sum(direction, twice, 0)}, {half_of_sum(direction, 0, twice)}};
}

Inches length(Point a, Point b) {
    const Wide square = dot(b - a, b - a);
    const Wide whole = root(square);
    return {static_cast<std::int32_t>(square > whole * whole + whole ? whole + 1 : whole)};
}

Corners base_corners(Point centre, Inches width, Inches depth, Facing facing) {
    const auto direction = sine_cosine(std::int64_t{facing.millidegrees} * 2);
    const std::int64_t w = width.thousandths, d = depth.thousandths;
    const auto corner = [&](std::int64_t right, std::int64_t forward) {
        return Point{{half_of_sum(direction, forward, right)},
                     {half_of_sum(direction, -right, forward)}};
    };
    const auto left = corner(-w, d), right = corner(w, d);  // and opposite to them the other two
    return {centre + left, centre + right, centre - left, centre - right};
}

std::array<Point, 9> nine_points(const Corners& c) {
    const auto centre = rounded_middle(c[0], c[2]);
    const auto edge = [&](Point a, Point b) {
        return centre + rounded_middle(a - centre, b - centre);
    };
    return {centre,
            c[0],
            c[1],
            c[2],
            c[3],
            edge(c[0], c[1]),
            edge(c[1], c[2]),
            edge(c[2], c[3]),
            edge(c[3], c[0])};
}

Box box_around(std::span<const Point> points) {
    Box box{points.front(), points.front()};
    for (const auto p : points) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}
