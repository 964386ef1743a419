#include "rules/sight_proof.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/exact.h"

namespace rules {

namespace {

constexpr Inches kBeyond = 0.1_in;  ///< how far the chord reaches past the outermost lines

/// The corner farthest to one side of a direction: 1 for left, -1 for right.
Point outermost(const Corners& base, Point direction, int side) {
    return *std::max_element(base.begin(), base.end(), [&](Point l, Point r) {
        return cross(direction, l) * side < cross(direction, r) * side;
    });
}

/// The middle of the first part of the line that lies inside.
std::optional<Point> middle_inside(Point a, Point b, std::span<const Point> outline) {
    thread_local std::vector<Portion> inside;
    inside.clear();
    portions_inside(a, b, outline, inside);
    if (inside.empty()) return std::nullopt;
    const auto from = point_at(a, b, inside.front().from), to = point_at(a, b, inside.front().to);
    return Point{(from.x + to.x) / 2, (from.y + to.y) / 2};
}

/// The end of a chord, moved on by about `kBeyond`.
Point moved_on(Point from, Point end) {
    const Point d = end - from;
    const auto size = std::max(std::abs(d.x.thousandths), std::abs(d.y.thousandths));
    if (size == 0) return end;
    const auto part = [&](Inches n) {
        return Inches{static_cast<std::int32_t>(wide(n.thousandths) * kBeyond.thousandths / size)};
    };
    return end + Point{part(d.x), part(d.y)};
}

bool all_on_side(const SightEnd& end, Point a, Point b, int side) {
    return std::all_of(end.points.begin(), end.points.end(),
                       [&](Point p) { return sign_of(side_of(a, b, p)) == side; });
}

/// Of points before a place, the one that lies farthest round it to one side: 1 for left, -1 for
/// right.
Point farthest_round(Point place, std::span<const Point> points, int side) {
    return *std::ranges::max_element(
        points, [&](Point l, Point r) { return side_of(place, l, r) * side > 0; });
}

/// Does every line between the two ends cross the chord?
bool crosses_all(const SightEnd& a, const SightEnd& b, Point left, Point right) {
    if (!all_on_side(a, left, right, -1) || !all_on_side(b, left, right, 1)) return false;
    const auto passes = [&](Point end, int side) {
        const auto p = farthest_round(end, a.points, -side),
                   q = farthest_round(end, b.points, side);
        return sign_of(side_of(p, q, end)) == side;
    };
    return passes(left, 1) && passes(right, -1);
}

/// What hangs together and has a corner on either side of a line meets it; if its box holds neither
/// end, it does so between the two whenever its chord does.
bool cuts_all_far_off(const SightEnd& low, const SightEnd& high, std::span<const Point> outline) {
    const auto from = low.points.front(), to = high.points.front();
    Point left = from, right = from;
    std::int64_t most_left = 0, most_right = 0;
    for (const auto corner : outline) {
        const auto side = side_of(from, to, corner);
        if (side > most_left) left = corner;
        if (side < most_right) right = corner;
        most_left = std::max(most_left, side);
        most_right = std::min(most_right, side);
    }
    return most_left > 0 && most_right < 0 && crosses_all(low, high, left, right);
}

bool line_inside(Point a, Point b, std::span<const Point> outline) {
    thread_local std::vector<Portion> inside;
    inside.clear();
    portions_inside(a, b, outline, inside);
    return inside.size() == 1 && inside.front().from.num == 0 &&
           compare(inside.front().to, {1, 1}) == 0;
}

Point half_width(const SightEnd& end) {
    const auto centre = end.points.front();
    const auto below = centre - end.box.low, above = end.box.high - centre;
    return {std::max(below.x, above.x), std::max(below.y, above.y)};
}

}  // namespace

SightLane::SightLane(const SightEnd& a, const SightEnd& b)
    : SightLane(a.points.front(), b.points.front()) {
    const auto one = half_width(a), other = half_width(b);
    const Point half{std::max(one.x, other.x), std::max(one.y, other.y)};
    width_ += std::abs(std::int64_t{along_.x.thousandths} * half.y.thousandths) +
              std::abs(std::int64_t{along_.y.thousandths} * half.x.thousandths);
    box_ = box_around(std::array{a.box.low, a.box.high, b.box.low, b.box.high});
}

/// Without a direction it leads everywhere in its box.
SightLane::SightLane(Point from, Point to)
    : from_(from), along_(to - from), width_(from == to ? 1 : 0), box_(box_around(from, to)) {}

bool cuts_all_lines(const SightEnd& low, const SightEnd& high, std::span<const Point> outline,
                    const Box& box) {
    if (!boxes_touch(low.box, box) && !boxes_touch(high.box, box))
        return cuts_all_far_off(low, high, outline);
    const Point direction = high.points[0] - low.points[0];
    const auto lies_outside = [&](const SightEnd& end) {
        return !boxes_touch(end.box, box) || !touches_inside(end, outline);
    };
    const auto side = [&](int which) -> std::optional<Point> {
        const auto from = outermost(low.base, direction, which),
                   to = outermost(high.base, direction, which);
        return may_cross(from, to, box) ? middle_inside(from, to, outline) : std::nullopt;
    };
    const auto left = side(1);
    if (!left) return false;
    const auto right = side(-1);
    if (!right) return false;
    const auto far_left = moved_on(*right, *left), far_right = moved_on(*left, *right);
    return crosses_all(low, high, far_left, far_right) &&
           line_inside(far_left, far_right, outline) && lies_outside(low) && lies_outside(high);
}

SightShadow::SightShadow(Point from, std::span<const Point> outline)
    : from_(from), left_(outline.front()), right_(outline.front()) {
    for (const auto corner : outline) {
        if (side_of(from, left_, corner) > 0) left_ = corner;
        if (side_of(from, right_, corner) < 0) right_ = corner;
    }
}

bool is_convex(std::span<const Point> outline) {
    bool left = false, right = false;
    auto before = outline[outline.size() - 2], at = outline.back();
    for (const auto next : outline) {
        const auto turn = side_of(before, at, next);
        left |= turn > 0;
        right |= turn < 0;
        before = std::exchange(at, next);
    }
    return left != right;
}

bool is_screened(const Battlefield& field, const SightEnd& a, const SightEnd& b) {
    const bool a_is_low = a.level <= b.level;
    const auto &low = a_is_low ? a : b, &high = a_is_low ? b : a;
    const SightLane middle(low.points.front(), high.points.front());
    const auto hides = [&](int top, std::span<const Point> outline, const Box& box) {
        return top > low.level && top >= high.level && middle.reaches(box) &&
               cuts_all_lines(low, high, outline, box);
    };
    const auto hill_hides = [&](const Contour& hill) {
        return hides(hill.level, hill.outline, hill.box);
    };
    const auto area_hides = [&](const TerrainArea& area) {
        return area.visibility != Visibility::OpenBlocking &&
               hides(area.height, area.outline, area.box);
    };
    return field.contours.any_near(middle.box(), hill_hides) ||
           field.areas.any_near(middle.box(), area_hides);
}

bool lies_inside(const SightEnd& end, std::span<const Point> outline) {
    return std::all_of(end.points.begin(), end.points.end(),
                       [&](Point p) { return strictly_inside(p, outline); });
}

bool touches_inside(const SightEnd& end, std::span<const Point> outline) {
    return std::any_of(end.points.begin(), end.points.end(),
                       [&](Point p) { return strictly_inside(p, outline); });
}

}  // namespace rules
