#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "rules/battlefield.h"
#include "rules/equipment.h"
#include "rules/movement_chart.h"
#include "rules/options.h"

/// What a path costs, how far a stand gets, which paths an order allows. [MOVE, TERR]
namespace rules {

/// What moves: its class and its allowances for this turn. [MOVE-02, MOVE-03]
struct Mover {
    Mobility mobility = Mobility::Personnel;
    Inches cross_country;
    Inches road;
    int weather_factor = 1;                 ///< on every inch off the road [S-02]
    std::vector<std::size_t> ignores = {};  ///< obstacles that do not count, by number [S-82]
};
Mover mover_of(const DataLine& line);
/// A gun moved by hand: its own allowance, terrain as personnel. [TRANS-14, TERR-08]
Mover man_handled(const DataLine& gun);
/// A stand driven back: the cross-country allowance, on the road too. [FB-07]
Mover driven_back(const DataLine& line);

/// What a turn grants: multiples of the allowance, less halves of the greatest one spent on
/// loading. [MOVE-08, TRANS-04]
struct Budget {
    int min_factor = 0;
    int max_factor = 1;
    int halves_spent = 0;    ///< 0, 1 or 2 [TRANS-06, S-25]
    bool road_only = false;  ///< Road March: all on the road [ADV-RM-03]
    int percent = 100;       ///< what a card makes of all this [FOW-01]
};
constexpr Inches granted(const Budget& budget, Inches allowance) {
    return allowance * budget.max_factor * budget.percent / 100;
}

/// Does the cost, with what loading took, fit the budget; does it reach the minimum? Shares are
/// added exactly. [MOVE-08, S-20, S-24]
bool affordable(const Mover& mover, const Budget& budget, Cost cost);
bool reaches_minimum(const Mover& mover, const Budget& budget, Cost cost);
/// Do the detours stay within `detour_share` of the budget? [MOVE-12, S-12]
bool detour_fits(const Mover& mover, const Budget& budget, Cost detour,
                 const Options& options = default_options());

/// Where a path becomes impossible: the last point that may still be reached.
struct PathStop {
    std::size_t leg = 0;
    Point at;
    std::string rule;
};
/// The cost of a polyline of the stand's centre; what lies behind a stop is not counted. [TERR-02,
/// S-12, S-21, S-22]
struct PathCost {
    Cost along;
    Cost detour;  ///< legs that leave the arrow's direction
    std::optional<PathStop> stop;
    [[nodiscard]] Cost total() const { return along + detour; }
};
/// Directions by `arrow_tolerance_deg`. [MOVE-12, S-12]
PathCost path_cost(const Battlefield& field, const Mover& mover, Facing arrow,
                   std::span<const Point> path, const Budget& budget = {},
                   const Options& options = default_options());

/// The first thing that is wrong with an ordered path.
enum class PathFault : std::uint8_t {
    None,
    OffTable,
    Prohibited,     ///< TERR-03
    LeavesRoad,     ///< ADV-RM-03
    AgainstArrow,   ///< a leg more than 90 degrees from the arrow [S-12]
    TooMuchDetour,  ///< MOVE-12; with a referee it is his to judge [REF-03]
    TooFar,         ///< MOVE-08
    TooShort,       ///< ORD-48, ORD-51; forgiven where something stopped it [S-24]
};
struct PathVerdict {
    PathFault fault = PathFault::None;
    PathCost cost;
};
/// `path` begins where the stand is. Contacts, friends and the pinned ban are other questions.
PathVerdict judge_path(const Battlefield& field, const Mover& mover, const Budget& budget,
                       Facing arrow, std::span<const Point> path,
                       const Options& options = default_options());

/// How far a stand gets straight ahead within `max_factor` of the budget, before prohibited ground.
/// [S-04, FB-07]
Inches reach_along(const Battlefield& field, const Mover& mover, const Budget& budget, Point from,
                   Facing direction, EdgeExit edge = EdgeExit::Stop);
/// How much farther than the end of `path` it gets straight in this direction, at most this far.
Inches reach_from(const Battlefield& field, const Mover& mover, const Budget& budget,
                  std::vector<Point> path, Facing direction, Inches most, EdgeExit edge);
bool on_table(const Battlefield& field, Point p);
/// Is every corner on the table?
bool on_table(const Battlefield& field, const Corners& base);

}  // namespace rules
