#include "rules/sight_line.h"

#include <algorithm>
#include <utility>

#include "base/exact.h"

namespace rules {

bool in_contact(std::span<const Point> a, std::span<const Point> b, Inches gap) {
    return polygons_within(a, b, gap);
}

bool blocks(LineEnd low, LineEnd high, const Ratio& entry, int top) {
    if (top <= low.level) return false;
    const bool nearer_to_high = wide(entry.num) * 2 > entry.den;
    if (high.level >= top + kSeesOverNear && nearer_to_high) return false;
    if (high.level < top + kSeesOverAny) return true;
    const Wide limit = kObstacleNearLower.thousandths,
               line = dot(high.at - low.at, high.at - low.at);
    return compare_fractions(wide(entry.num) * entry.num, wide(entry.den) * entry.den,
                             limit * limit, line) <= 0;
}

bool blocks_wherever(int low, int high, int top) {
    return top > low && high < top + std::min(kSeesOverNear, kSeesOverAny);
}

bool line_clear(LineEnd from, LineEnd to, std::span<const LineObstacle> obstacles) {
    if (from.level > to.level) std::swap(from, to);
    std::vector<Portion> inside;
    for (const auto& obstacle : obstacles) {
        if (obstacle.top <= from.level) continue;
        inside.clear();
        portions_inside(from.at, to.at, obstacle.outline, inside);
        if (!inside.empty() && blocks(from, to, inside.front().from, obstacle.top)) return false;
    }
    return true;
}

SightEnd sight_end(const Battlefield& field, const Corners& base) {
    return {nine_points(base), 9, base, box_around(base), level_of(field, base)};
}

SightEnd sight_end(const Battlefield& field, Point point) {
    SightEnd end;
    end.points.fill(point);
    end.count = 1;
    end.base.fill(point);
    end.box = {point, point};
    end.level = level_at(field, point);
    return end;
}

bool is_left_or_entered(Point a, Point b, std::span<const Point> outline) {
    thread_local std::vector<Portion> inside;
    inside.clear();
    portions_inside(a, b, outline, inside);
    if (inside.empty()) return false;
    return inside.front().from.num > 0 || compare(inside.front().to, {1, 1}) < 0;
}

SightObstacle smoke_obstacle(Polygon outline) {
    const auto box = box_around(outline);
    return {std::move(outline), box, height_of(Obstruction::Smoke), true};
}

SightObstacle wreck_obstacle(const Corners& base) {
    return {Polygon(base.begin(), base.end()), box_around(base), height_of(Obstruction::Wreck),
            false};
}

SightObstacle friend_obstacle(const Corners& base) {
    return {Polygon(base.begin(), base.end()), box_around(base), height_of(Obstruction::Stand),
            false};
}

}  // namespace rules
