#pragma once
#include <optional>
#include <vector>

#include "game/changes/changed.h"
#include "game/core/state.h"

/// What a side may do now in this chapter, as data. [REL-27]
namespace game {

/// What the ground costs a mover: multiplier, 0 where it may not go. [TERR-04]
struct CostRow {
    rules::Mobility mobility = rules::Mobility::Personnel;
    rules::Terrain terrain = rules::Terrain::Open;
    int factor = 1;
    int at_ford = 1;  ///< the same at a ford; as `factor` where there is none
    Inches at_least;  ///< every crossing counts as so long [TERR-07, S-22]
    bool operator==(const CostRow&) const = default;
};
struct MoveChoice {
    StandId stand;
    OrderChit chit = OrderChit::Hold;
    Facing arrow;
    rules::Mobility mobility = rules::Mobility::Personnel;
    Inches least;            ///< cost that it must spend, across country
    Inches most;             ///< cost that it may still spend, across country
    Inches most_road;        ///< the same on a road
    int weather_factor = 1;  ///< on every inch off the road [S-02]
    bool road_only = false;  ///< Road March [ADV-RM-03]
    std::vector<std::vector<Point>>
        paths;  ///< ready legal paths along the arrow, the longest first
    bool operator==(const MoveChoice&) const = default;
};
struct OccupyChoice {
    StandId stand;
    Point at;  ///< free for it facing as it does now
    bool operator==(const OccupyChoice&) const = default;
};
/// Nothing when it does not move now.
std::optional<MoveChoice> move_choice(const Game& game, const Stand& stand);
/// What its paths depend on.
LookedAt looked_at(const Game& game, const Stand& stand, const MoveChoice& choice);
/// What the ground costs its movers; nothing when it moves nobody.
std::vector<CostRow> movement_costs(const Game& game, Side side);
std::vector<StandId> stands_to_turn(const Game& game, Side side);
std::vector<OccupyChoice> grounds_to_occupy(const Game& game, Side side);

}  // namespace game
