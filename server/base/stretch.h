#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "base/geometry.h"

/// A place on a straight line, as an exact fraction of its length; den > 0.
struct Ratio {
    std::int64_t num = 0;
    std::int64_t den = 1;
};
int compare(const Ratio& a, const Ratio& b);
inline bool operator<(const Ratio& a, const Ratio& b) { return compare(a, b) < 0; }

/// Does the segment pass from one side of an edge to the other, and not only touch it? Then some of
/// it lies inside; but it may also where this is not so. Exact.
bool crosses_border(Point a, Point b, std::span<const Point> polygon);

/// A part of a straight line.
struct Portion {
    Ratio from;
    Ratio to;
};
/// The parts of the line that run through the inside of the polygon, in order, appended to `out`.
/// Exact.
void portions_inside(Point a, Point b, std::span<const Point> polygon, std::vector<Portion>& out);
/// The point there, rounded to thousandths.
Point point_at(Point a, Point b, const Ratio& place);

/// A part of a straight line, in millionths of an inch from its start.
struct Stretch {
    std::int64_t from = 0;
    std::int64_t to = 0;
    bool operator==(const Stretch&) const = default;
};
/// Its length in millionths of an inch.
std::int64_t millionths(Point a, Point b);
std::vector<Stretch> stretches_inside(Point a, Point b, std::span<const Point> polygon);
/// The parts at most `half_width` from the polyline; a single point is a disc.
std::vector<Stretch> stretches_along(Point a, Point b, std::span<const Point> polyline,
                                     Inches half_width);
/// The point so many millionths ahead, rounded to thousandths.
Point point_after(Point a, Point b, std::int64_t distance);
/// The point of the line a-b that is closest to p, rounded to thousandths.
Point closest_on_line(Point p, Point a, Point b);
