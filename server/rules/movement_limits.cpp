#include "rules/movement_limits.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "base/exact.h"
#include "base/farthest.h"
#include "base/stretch.h"

namespace rules {

namespace {

constexpr std::int32_t kAwayWithin = 60000;

Square square_to(Point p, std::span<const Point> polygon) { return square_between(p, p, polygon); }

/// The point of the leg that comes closest to the polygon.
Point nearest_on_leg(Point a, Point b, std::span<const Point> polygon) {
    Point best = b;
    auto least = square_to(b, polygon);
    for (const auto corner : polygon) {
        const auto foot = closest_on_line(corner, a, b);
        const auto square = square_to(foot, polygon);
        if (!(square < least)) continue;
        least = square;
        best = foot;
    }
    return best;
}

/// Those who may be the closest somewhere on the leg: whoever is farther from its start than the
/// closest and twice the leg is not, as the closest of the start is closer all along. A corner is
/// no nearer than its base.
std::vector<Corners> closest_on_leg(Point a, Point b, std::span<const Corners> enemies) {
    constexpr Inches kRounding = 0.004_in;
    std::optional<Inches> nearest;
    for (const auto& enemy : enemies)
        if (!nearest || within(a, enemy.front(), *nearest)) nearest = length(a, enemy.front());
    std::vector<Corners> close;
    if (!nearest) return close;
    const auto reach = *nearest + length(a, b) * 2 + kRounding;
    const Point far{reach, reach};
    const Box all_near{a - far, a + far};
    std::ranges::copy_if(enemies, std::back_inserter(close), [&](const Corners& enemy) {
        return boxes_touch(all_near, box_around(enemy));
    });
    return close;
}

/// The leg leads closer to one enemy up to some point, and no other is closer there.
bool leg_keeps_away(Point a, Point b, std::span<const Corners> all) {
    const auto enemies = closest_on_leg(a, b, all);
    return std::none_of(enemies.begin(), enemies.end(), [&](const Corners& enemy) {
        const auto least = square_between(a, b, enemy);
        if (!(least < square_to(a, enemy))) return false;
        const auto place = nearest_on_leg(a, b, enemy);
        const auto there = square_to(place, enemy);
        return std::none_of(enemies.begin(), enemies.end(),
                            [&](const Corners& other) { return square_to(place, other) < there; });
    });
}

/// Whatever it comes near on its way reaches into this: no corner is farther from its centre than
/// its width and its depth.
Box reach_of_run(Point a, Point b, BaseDimensions base, Inches gap) {
    const auto near = base.width + base.depth + gap;
    const auto box = box_around(a, b);
    return {
        box.low - Point{near, near},
          box.high + Point{near, near}
    };
}

}  // namespace

bool passes_enemy(Kind mover, Kind enemy) { return is_afv(mover) && !is_afv(enemy); }

Inches run_before_contact(Point a, Point b, BaseDimensions base, std::span<const Point> other,
                          Inches gap) {
    const auto whole = length(a, b);
    if (!boxes_touch(reach_of_run(a, b, base, gap), box_around(other))) return whole;
    const auto facing = bearing(a, b);
    const auto start = base_corners(a, base.width, base.depth, facing);
    if (polygons_overlap(start, other))
        return never_closer(std::array<Point, 2>{a, b}, other) ? whole : 0_in;
    const bool touches = polygons_within(start, other, gap);
    const auto hits = [&](Inches distance) {
        const auto end = base_corners(distance == whole ? b : ahead(a, facing, distance),
                                      base.width, base.depth, facing);
        const Corners swept{end[0], end[1], start[2], start[3]};
        return touches ? polygons_overlap(swept, other) : polygons_within(swept, other, gap);
    };
    if (!hits(whole)) return whole;
    return farthest(whole, [&](Inches distance) { return !hits(distance); });
}

bool may_end_at(const Corners& base, std::span<const Corners> others) {
    return std::none_of(others.begin(), others.end(),
                        [&](const Corners& other) { return polygons_overlap(base, other); });
}

bool keeps_away(std::span<const Point> path, std::span<const Corners> visible_enemies) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (!leg_keeps_away(path[i], path[i + 1], visible_enemies)) return false;
    return true;
}

bool arrow_leads_away(Point centre, Facing arrow, std::span<const Point> closest_enemy) {
    const auto nearest = closest_point(centre, closest_enemy);
    if (nearest == centre) return true;
    return angle_between(arrow, bearing(nearest, centre)) <= kAwayWithin;
}

bool never_closer(std::span<const Point> path, std::span<const Point> enemy) {
    const auto start = square_to(path.front(), enemy);
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (square_between(path[i], path[i + 1], enemy) < start) return false;
    return true;
}

bool is_closer(Point now, Point start, std::span<const Point> firer) {
    return square_to(now, firer) < square_to(start, firer);
}

}  // namespace rules
