#include "rules/obstacles.h"

#include <algorithm>

#include "base/stretch.h"
#include "rules/indirect_fire.h"
#include "rules/movement_chart.h"

namespace rules {
namespace {

bool is_in_cover(const Battlefield& field, Point at) {
    return field.areas.any_near({at, at}, [&](const TerrainArea& area) {
        return area.visibility != Visibility::Clear && strictly_inside(at, area.outline);
    });
}

Point middle(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

}  // namespace

Obstacle obstacle_of(ObstacleKind kind) {
    Obstacle obstacle;
    obstacle.kind = kind;
    obstacle.factors = kObstacleFactors[static_cast<std::size_t>(kind)];
    if (kind == ObstacleKind::Minefield) obstacle.concealment = Concealment::Camouflaged;
    return obstacle;
}

bool is_concealed(const Battlefield& field, const Obstacle& obstacle) {
    if (obstacle.concealment != Concealment::Open) return true;
    const auto hidden = std::count_if(obstacle.outline.begin(), obstacle.outline.end(),
                                      [&](Point corner) { return is_in_cover(field, corner); });
    return hidden * 2 > static_cast<std::ptrdiff_t>(obstacle.outline.size());
}

std::vector<Point> points_of(const Obstacle& obstacle) {
    std::vector<Point> points;
    const auto& outline = obstacle.outline;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        points.push_back(outline[i]);
        points.push_back(middle(outline[i], outline[(i + 1) % outline.size()]));
    }
    return points;
}

std::optional<ObstacleEntry> entry_of(const Obstacle& obstacle, std::span<const Point> path) {
    for (std::size_t leg = 0; leg + 1 < path.size(); ++leg) {
        const auto inside = stretches_inside(path[leg], path[leg + 1], obstacle.outline);
        if (!inside.empty())
            return ObstacleEntry{leg, point_after(path[leg], path[leg + 1], inside.front().from)};
    }
    return std::nullopt;
}

Working mine_modifiers(const DataLine& target) {
    return indirect_modifiers({
        .target = {.kind = target.kind, .weight_class = target.weight_class, .cover = Cover::None},
        .firer = {}
    });
}

bool may_clear(const Obstacle& obstacle, const Clearer& clearer) {
    if (!clearer.under_hold || !clearer.idle || !clearer.good) return false;
    switch (obstacle.cleared_by) {
    case ClearedBy::Nobody: return false;
    case ClearedBy::Engineers: return clearer.engineer;
    case ClearedBy::Personnel: return clearer.personnel;
    }
    return false;
}

}  // namespace rules
