#pragma once
#include "rules/battlefield.h"
#include "rules/equipment.h"

/// Man-made obstacles: who finds them, what a minefield does, who takes them away. [OBST, S-72,
/// S-82]
namespace rules {

/// As the rules say where the scenario says nothing: factors, and minefields camouflaged. [S-72,
/// S-82]
Obstacle obstacle_of(ObstacleKind kind);
/// Is it spotted like a concealed vehicle: camouflaged, or most of its corners in cover? [OBST-02]
bool is_concealed(const Battlefield& field, const Obstacle& obstacle);
/// Its corners and the middles of its sides: the points that can be seen of it. [S-33]
std::vector<Point> points_of(const Obstacle& obstacle);
/// Where a path first leads into it: its start when that lies inside.
struct ObstacleEntry {
    std::size_t leg = 0;
    Point at;
};
/// Nothing when it stays out.
std::optional<ObstacleEntry> entry_of(const Obstacle& obstacle, std::span<const Point> path);

/// The attack of a minefield: indirect HE at a target without cover. [S-82, IDF-17]
Working mine_modifiers(const DataLine& target);

/// A stand beside an obstacle at the end of the turn's fire. [S-82]
struct Clearer {
    bool personnel = true;
    bool engineer = false;
    bool under_hold = false;
    bool idle = false;  ///< it has neither moved nor fired nor been forced back
    bool good = true;   ///< neither pinned or worse nor suppressed
};
bool may_clear(const Obstacle& obstacle, const Clearer& clearer);

}  // namespace rules
