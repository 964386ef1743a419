#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/length.h"

/// A place on the table. x grows to the right, y up the map. |x|, |y| stay below 1,000 inches.
struct Point {
    Inches x;
    Inches y;
    constexpr auto operator<=>(const Point&) const = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }

/// Thousandths of a degree, 0 is up the map, clockwise, 0 <= value < 360000. [FACE-01]
struct Facing {
    std::int32_t millidegrees = 0;
    constexpr auto operator<=>(const Facing&) const = default;
};
/// `90_deg`: whole degrees.
consteval Facing operator""_deg(unsigned long long degrees) {
    return {static_cast<std::int32_t>(degrees % 360 * 1000)};
}
/// Brings any number of millidegrees into 0..359999.
constexpr Facing turned(std::int64_t millidegrees) {
    const auto full = std::int64_t{360000};
    return {static_cast<std::int32_t>(((millidegrees % full) + full) % full)};
}
/// The smaller angle between two facings, 0..180000.
constexpr std::int32_t angle_between(Facing a, Facing b) {
    const auto d = turned(std::int64_t{a.millidegrees} - b.millidegrees).millidegrees;
    return d > 180000 ? 360000 - d : d;
}

/// The facing that looks from a to b, rounded to the nearest thousandth of a degree; a == b gives
/// 0. Integer arithmetic only.
Facing bearing(Point from, Point to);
/// The point `distance` away in that direction, each offset rounded to the nearest thousandth,
/// halves away from zero.
Point ahead(Point from, Facing facing, Inches distance);
/// Length of a straight line, rounded to the nearest thousandth (for budgets; comparisons use
/// `within`).
Inches length(Point a, Point b);
/// Is the straight distance at most d? Squares in 64 bits, exact.
constexpr bool within(Point a, Point b, Inches d) {
    const std::int64_t dx = std::int64_t{a.x.thousandths} - b.x.thousandths;
    const std::int64_t dy = std::int64_t{a.y.thousandths} - b.y.thousandths;
    return dx * dx + dy * dy <= std::int64_t{d.thousandths} * d.thousandths;
}
static_assert(within({0_in, 0_in}, {3_in, 4_in}, 5_in));
static_assert(!within({0_in, 0_in}, {3_in, 4_in}, 4.999_in));

/// Corners in order, either sense, closed by itself, simple.
using Polygon = std::vector<Point>;
/// The four corners of a base, clockwise from front left.
using Corners = std::array<Point, 4>;

/// Corners of a base: depth along the facing, width across it; each corner's offset rounded to the
/// nearest thousandth, halves away from the centre; multiples of 90 degrees exact. [MEAS-02, S-19]
Corners base_corners(Point centre, Inches width, Inches depth, Facing facing);
/// Centre, four corners, four edge midpoints (rounded). [S-33]
std::array<Point, 9> nine_points(const Corners& corners);

enum class Side3 { Outside, Border, Inside };
Side3 where_is(Point p, std::span<const Point> polygon);
inline bool strictly_inside(Point p, std::span<const Point> polygon) {
    return where_is(p, polygon) == Side3::Inside;
}
/// Closest distance between two convex or concave polygons (or a point as a one-corner polygon) at
/// most d? Overlap is 0. Exact (128 bits inside).
bool polygons_within(std::span<const Point> a, std::span<const Point> b, Inches d);
/// Do the interiors overlap? Touching borders do not count.
bool polygons_overlap(std::span<const Point> a, std::span<const Point> b);
/// Distance between closest points, rounded up to the next thousandth: never less than the true
/// one. For ordering and for showing after the act.
Inches polygon_distance(std::span<const Point> a, std::span<const Point> b);
/// Closest point of a polygon (its border, or p itself when inside) to p, rounded to thousandths.
Point closest_point(Point p, std::span<const Point> polygon);
/// Does the open segment pass through the inside of the polygon? Touching or running along the
/// border does not count. Exact.
bool crosses_inside(Point a, Point b, std::span<const Point> polygon);

/// A box around corners; a first, cheap test.
struct Box {
    Point low, high;
    bool operator==(const Box&) const = default;
};
Box box_around(std::span<const Point> points);
constexpr Box box_around(Point a, Point b) {
    return {
        {std::min(a.x, b.x), std::min(a.y, b.y)},
        {std::max(a.x, b.x), std::max(a.y, b.y)}
    };
}
constexpr bool boxes_touch(const Box& a, const Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}
/// At least half of the base's area inside the polygon? Exact. [S-21]
bool half_inside(const Corners& base, std::span<const Point> polygon);
/// Is p at most `half_width` from the polyline? Exact.
bool on_polyline(Point p, std::span<const Point> polyline, Inches half_width);
