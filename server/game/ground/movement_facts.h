#pragma once
#include <vector>

#include "game/core/state.h"
#include "rules/movement.h"

/// What a stand may move this turn, and how a path really runs. [MOVE, S-20, S-23]
namespace game {

constexpr std::size_t kLongestPath = 40;
/// A gun with its crew: it is towed or man-handled. [MOVE-04, TRANS-12]
bool is_manned_gun(const Game& game, const Stand& stand);
inline bool is_movement(const Game& game) {
    return game.subphase == Subphase::SideAMoves || game.subphase == Subphase::SideBMoves;
}
/// With the ground as its side knows it. [REL-26, REL-27]
rules::Mover mover_for(const Game& game, const Stand& stand);
/// Driven back. [FB-07]
rules::Mover fugitive_for(const Game& game, const Stand& stand);
/// Of its order, less what loading took. Zero factors without an order that moves.
rules::Budget budget_for(const Game& game, const Stand& stand);
/// It makes no ordered move, by its order or without one. [FACE-03, S-09, S-73]
bool stays(const Game& game, const Stand& stand);
Facing arrow_of(const Game& game, const Stand& stand);
/// Of the arrow; on a Road March of the road. [MOVE-10, MOVE-11, FACE-02,
/// ADV-RM-04]
Facing final_facing(const Game& game, const Stand& stand, const std::vector<Point>& path);
/// Straight ahead so far; on a Road March along the road. [MOVE-09, ADV-RM-04]
std::vector<Point> way_ahead(const Game& game, const Stand& stand, Inches distance);
/// How far it gets within this budget, straight ahead or along its road.
Inches farthest_ahead(const Game& game, const Stand& stand, const rules::Budget& budget);
/// Bases of the enemies that the stand's side sees.
std::vector<Corners> visible_enemy_bases(const Game& game, Side side);
/// The closest of them, in order of distance, then id. Null when none is seen.
const Stand* closest_visible_enemy(const Game& game, const Stand& stand);
/// Disengage: the arrow leads away from it, and the path never closer.
bool leads_away(const Game& game, const Stand& stand, const std::vector<Point>& path);

}  // namespace game
