#pragma once
#include "game/state.h"
#include "rules/sight_line.h"

/// Lines of sight in a battle: the ground, smoke and wrecks. [LOS-05, LOS-15, S-34]
namespace game {

/// All that stands in the way of sight besides the ground.
std::vector<rules::SightObstacle> sight_obstacles(const Game& game);
/// The same, as far as this side knows of it: smoke is open, wrecks only when seen. [R27]
std::vector<rules::SightObstacle> known_obstacles(const Game& game, Side side);

rules::SightEnd sight_end_of(const Game& game, const Stand& stand);
/// As if the stand stood there.
rules::SightEnd sight_end_at(const Game& game, const Stand& stand, Point at, Facing facing);
/// Is there a line of sight between these stands where they stand? [LOS-03]
bool in_sight(const Game& game, const Stand& a, const Stand& b);
/// From any of the stand's nine points to the place. [S-33]
bool in_sight(const Game& game, const Stand& a, Point place);
/// Is the stand out of the line of sight of every enemy that its side sees? [MOR-16, R-17]
bool out_of_sight(const Game& game, const Stand& stand);

}  // namespace game
