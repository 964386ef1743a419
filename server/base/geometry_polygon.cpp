#include <algorithm>

#include "base/exact.h"
#include "base/geometry.h"
#include "base/stretch.h"

namespace {

Point corner_after(std::span<const Point> polygon, std::size_t i) {
    return polygon[i + 1 == polygon.size() ? 0 : i + 1];
}

bool between(Inches low, Inches value, Inches high) {
    return std::min(low, high) <= value && value <= std::max(low, high);
}

bool on_line(Point p, Point a, Point b) {
    return between(a.x, p.x, b.x) && between(a.y, p.y, b.y) && side_of(a, b, p) == 0;
}

/// Twice the area, positive if the corners run counter-clockwise.
Wide twice_area(std::span<const Point> polygon) {
    Wide sum = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        sum += cross(polygon[i] - polygon[0], corner_after(polygon, i) - polygon[0]);
    return sum;
}

/// Do two edges share a stretch, with the insides of their polygons on the same side?
bool same_border(Point a, Point b, Point c, Point d, bool same_sense) {
    if (side_of(a, b, c) != 0 || side_of(a, b, d) != 0 || a == b || c == d) return false;
    if ((dot(b - a, d - c) > 0) != same_sense) return false;
    const auto from = dot(b - a, c - a), to = dot(b - a, d - a);
    return std::max(std::min(from, to), std::int64_t{0}) <
           std::min(std::max(from, to), dot(b - a, b - a));
}

bool edges_enter(std::span<const Point> a, std::span<const Point> b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (crosses_inside(a[i], corner_after(a, i), b)) return true;
    return false;
}

bool share_inside_border(std::span<const Point> a, std::span<const Point> b) {
    const Wide area_a = twice_area(a), area_b = twice_area(b);
    if (area_a == 0 || area_b == 0) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            if (same_border(a[i], corner_after(a, i), b[j], corner_after(b, j),
                            (area_a > 0) == (area_b > 0)))
                return true;
    return false;
}

/// A line has one edge.
std::size_t edges_of(std::span<const Point> polygon) {
    return polygon.size() == 2 ? 1 : polygon.size();
}

bool touch_or_overlap(std::span<const Point> a, std::span<const Point> b) {
    if (where_is(a.front(), b) != Side3::Outside || where_is(b.front(), a) != Side3::Outside)
        return true;
    for (std::size_t i = 0; i < edges_of(a); ++i)
        for (std::size_t j = 0; j < edges_of(b); ++j)
            if (lines_touch(a[i], corner_after(a, i), b[j], corner_after(b, j))) return true;
    return false;
}

/// From the nearest of these corners to the nearest edge.
Square square_from_corners(std::span<const Point> corners, std::span<const Point> polygon) {
    auto least = square_to_line(corners.front(), polygon.front(), polygon.front());
    for (const auto corner : corners)
        for (std::size_t i = 0; i < edges_of(polygon); ++i)
            least = std::min(least, square_to_line(corner, polygon[i], corner_after(polygon, i)));
    return least;
}

}  // namespace

Square square_to_line(Point p, Point a, Point b) {
    const auto along = dot(p - a, b - a), whole = dot(b - a, b - a);
    if (along <= 0) return {dot(p - a, p - a), 1};
    if (along >= whole) return {dot(p - b, p - b), 1};
    const Wide off = side_of(a, b, p);
    return {off * off, whole};
}

bool lines_touch(Point a, Point b, Point c, Point d) {
    const int s1 = sign_of(side_of(a, b, c)), s2 = sign_of(side_of(a, b, d));
    const int s3 = sign_of(side_of(c, d, a)), s4 = sign_of(side_of(c, d, b));
    if (s1 * s2 < 0 && s3 * s4 < 0) return true;
    return on_line(c, a, b) || on_line(d, a, b) || on_line(a, c, d) || on_line(b, c, d);
}

Square square_between(std::span<const Point> a, std::span<const Point> b) {
    if (boxes_touch(box_around(a), box_around(b)) && touch_or_overlap(a, b)) return {};
    return std::min(square_from_corners(a, b), square_from_corners(b, a));
}

Side3 where_is(Point p, std::span<const Point> polygon) {
    bool inside = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i], b = corner_after(polygon, i);
        if (std::min(a.y, b.y) > p.y || std::max(a.y, b.y) < p.y) continue;  // above it or below
        if (on_line(p, a, b)) return Side3::Border;
        if ((a.y > p.y) != (b.y > p.y) && (side_of(a, b, p) > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside ? Side3::Inside : Side3::Outside;
}

bool polygons_within(std::span<const Point> a, std::span<const Point> b, Inches d) {
    auto reach = box_around(a);
    reach.low = reach.low - Point{d, d};
    reach.high = reach.high + Point{d, d};
    if (!boxes_touch(reach, box_around(b))) return false;
    const Point apart = a.front() - b.front();  // no nearer than the polygons are
    return at_most(Square{dot(apart, apart), 1}, d) || at_most(square_between(a, b), d);
}

bool polygons_overlap(std::span<const Point> a, std::span<const Point> b) {
    if (!boxes_touch(box_around(a), box_around(b))) return false;
    return edges_enter(a, b) || edges_enter(b, a) || share_inside_border(a, b);
}

Inches polygon_distance(std::span<const Point> a, std::span<const Point> b) {
    const auto square = square_between(a, b);
    Wide whole = root(square.num / square.den);
    while (whole * whole * square.den < square.num) ++whole;
    return {static_cast<std::int32_t>(whole)};
}

Point closest_on_line(Point p, Point a, Point b) {
    const auto along = dot(p - a, b - a), whole = dot(b - a, b - a);
    if (along <= 0) return a;
    if (along >= whole) return b;
    const auto part = [&](Inches d) {
        return Inches{static_cast<std::int32_t>(rounded(wide(d.thousandths) * along, whole))};
    };
    return a + Point{part((b - a).x), part((b - a).y)};
}

Point closest_point(Point p, std::span<const Point> polygon) {
    if (where_is(p, polygon) == Side3::Inside) return p;
    Point best = polygon.front();
    auto least = square_to_line(p, best, best);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const auto square = square_to_line(p, polygon[i], corner_after(polygon, i));
        if (!(square < least)) continue;
        least = square;
        best = closest_on_line(p, polygon[i], corner_after(polygon, i));
    }
    return best;
}
