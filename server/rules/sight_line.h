#pragma once
#include <array>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "base/stretch.h"
#include "rules/battlefield.h"
#include "rules/options.h"
#include "rules/sight_line_chart.h"

/// Line of sight and of fire, elevation, measuring. [LOS, ELEV, MEAS]
namespace rules {

/// Are two bases in contact, which is also adjacency? [S-19]
bool in_contact(std::span<const Point> a, std::span<const Point> b, Inches gap);

/// An obstacle of known top on a single line of sight.
struct LineObstacle {
    std::span<const Point> outline;
    int top = 0;  ///< ground level under it and its height
};
struct LineEnd {
    Point at;
    int level = 0;
};
/// Is one line clear of these obstacles, judged one by one? Ends lie outside every obstacle or on
/// its border. [ELEV-01 to ELEV-07]
bool line_clear(LineEnd from, LineEnd to, std::span<const LineObstacle> obstacles);

/// Does an obstacle with this top block the line? `entry` is where the line first enters it, seen
/// from the lower end. [ELEV-02 to ELEV-05]
bool blocks(LineEnd low, LineEnd high, const Ratio& entry, int top);

/// The same, wherever the line enters it.
bool blocks_wherever(int low_level, int high_level, int top);

/// One end of sight: a stand with its nine points, or a mere point. Make it once for each place.
/// [S-33]
struct SightEnd {
    std::array<Point, 9> points;
    int count = 9;  ///< 1 for a mere point
    Corners base;
    Box box;
    int level = 0;  ///< the highest ground under it [S-32]
};
SightEnd sight_end(const Battlefield& field, const Corners& base);
SightEnd sight_end(const Battlefield& field, Point point);

enum class Sight : std::uint8_t {
    None,
    Hindered,  ///< every clear line goes in, out of or through open blocking terrain [LOS-10,
               ///< SPOT-15]
    Clear,
};
/// Can one see the other at all? Terrain, hills, and the markers given: smoke, wrecks; for the line
/// of fire also friendly bases of height 1, without the firer, the target and the one that
/// supporting fire goes through. [LOS-03, LOS-12, S-33, S-35]
bool sight(const Battlefield& field, const SightEnd& a, const SightEnd& b,
           std::span<const SightObstacle> obstacles, const Options& options);
/// As `sight`, and whether open blocking terrain hinders the best line.
Sight look(const Battlefield& field, const SightEnd& a, const SightEnd& b,
           std::span<const SightObstacle> obstacles, const Options& options);

/// Does this line go in, out of or through open blocking terrain? Not if it stays inside one area.
/// [LOS-09, LOS-10]
bool is_left_or_entered(Point a, Point b, std::span<const Point> outline);

/// Smoke as an obstacle. [S-34]
SightObstacle smoke_obstacle(Polygon outline);
SightObstacle wreck_obstacle(const Corners& base);
/// A friendly stand, to the line of fire only. [LOS-12, ELEV-06]
SightObstacle friend_obstacle(const Corners& base);

}  // namespace rules
