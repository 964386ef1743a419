#include "game/core/paths.h"

#include <algorithm>
#include <array>

namespace game {

Inches length_of(const std::vector<Point>& path) {
    Inches sum;
    for (std::size_t leg = 1; leg < path.size(); ++leg) sum += length(path[leg - 1], path[leg]);
    return sum;
}

std::vector<Point> cut_after(const std::vector<Point>& path, Inches distance) {
    std::vector<Point> kept{path.front()};
    for (std::size_t leg = 1; leg < path.size(); ++leg) {
        const auto leg_length = length(path[leg - 1], path[leg]);
        if (distance <= leg_length) {
            kept.push_back(ahead(path[leg - 1], bearing(path[leg - 1], path[leg]), distance));
            return kept;
        }
        kept.push_back(path[leg]);
        distance -= leg_length;
    }
    return kept;
}

std::vector<Point> points_along(const std::vector<Point>& path, Inches apart) {
    std::vector<Point> points{path.front()};
    for (std::size_t leg = 1; leg < path.size(); ++leg) {
        const auto leg_length = length(path[leg - 1], path[leg]);
        const auto direction = bearing(path[leg - 1], path[leg]);
        for (auto gone = apart; gone < leg_length; gone += apart)
            points.push_back(ahead(path[leg - 1], direction, gone));
        points.push_back(path[leg]);
    }
    return points;
}

/// The point so far along the path.
Point point_at(const std::vector<Point>& path, Inches distance) {
    for (std::size_t leg = 1; leg < path.size(); ++leg) {
        const auto leg_length = length(path[leg - 1], path[leg]);
        if (distance <= leg_length)
            return ahead(path[leg - 1], bearing(path[leg - 1], path[leg]), distance);
        distance -= leg_length;
    }
    return path.back();
}

namespace {

/// Points of a divided leg are rounded to thousandths.
constexpr Inches kRounding = 0.002_in;

}  // namespace

std::optional<std::size_t> leg_of(const std::vector<Point>& path, Point at) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::array<Point, 2> leg{path[i], path[i + 1]};
        if (on_polyline(at, leg, kRounding)) return i;
    }
    return std::nullopt;
}

}  // namespace game
