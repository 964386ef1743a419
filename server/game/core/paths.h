#pragma once
#include <optional>
#include <vector>

#include "base/stretch.h"

/// Paths as rows of points, and places on them. [MOVE, S-50]
namespace game {

Inches length_of(const std::vector<Point>& path);
/// Its first part.
std::vector<Point> cut_after(const std::vector<Point>& path, Inches distance);
/// Points of a path at most this far apart, both ends included.
std::vector<Point> points_along(const std::vector<Point>& path, Inches apart);
/// The point so far along the path.
Point point_at(const std::vector<Point>& path, Inches distance);
/// The leg of a path on which a point lies, the earlier one at a corner; nothing when it is off the
/// path.
std::optional<std::size_t> leg_of(const std::vector<Point>& path, Point at);

}  // namespace game
