#pragma once
#include <optional>
#include <vector>

#include "game/core/course.h"
#include "game/obstacles/messages.h"
#include "rules/obstacles.h"

/// Man-made obstacles: found, walked into, cleared, laid by the referee. [OBST, S-72, S-82]
namespace game {

void apply(Game& game, const ObstacleSeen& e);
void apply(Game& game, const ObstacleCleared& e);
void apply(Game& game, const MineAttack& e);
void apply(Game& game, const ObstacleAdded& e);
void apply(Game& game, const ObstacleRemoved& e);

/// When the battle begins.
void know_own_obstacles(Course& course);
/// Everybody, in set-up and in 2F. [OBST-01]
void look_for_obstacles(Course& course);
/// Everybody, for one that the referee has laid.
void look_for_obstacle(Course& course, int number);
/// One stand, after its move.
void look_for_obstacles(Course& course, StandId id);
/// Whatever its base or this path touches. [REL-26]
void meet_obstacles(Course& course, StandId id, const std::vector<Point>& path);
/// The first attack that does something ends the move where it fell. [S-50, S-82]
struct MinesMet {
    std::vector<ResultRoll> results;
    std::optional<rules::ObstacleEntry> stop;
};
MinesMet enter_minefields(Course& course, StandId id, const std::vector<Point>& path);
/// 5A opens.
void clear_obstacles(Course& course);

}  // namespace game
