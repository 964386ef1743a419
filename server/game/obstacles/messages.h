#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/hits/messages.h"

/// Man-made obstacles: found, walked into, cleared, laid by the referee. [OBST, S-72, S-82] What is
/// asked and what happens.
namespace game {

struct AddObstacle {
    rules::ObstacleKind kind = rules::ObstacleKind::Wire;
    Polygon outline;
    std::optional<Side> side = {};  ///< who knows of it at once
    std::optional<rules::Concealment> concealment = {};
    std::optional<int> hit = {};
    std::string reason;
};
struct RemoveObstacle {
    int obstacle = 0;  ///< its number, which the referee is told
    std::string reason;
};
/// A watcher learns that it is there, or that it is there no longer. Obstacles are named by their
/// number on the battlefield.
struct ObstacleSeen {
    Watcher watcher = Watcher::Blue;
    int obstacle = 0;
    bool gone = false;
};
struct ObstacleAdded {
    rules::Obstacle obstacle;
    std::string reason;
};
struct ObstacleRemoved {
    int obstacle = 0;
    std::string reason;
};
/// A turn's work on it. [S-82]
struct ObstacleCleared {
    StandId stand;
    int obstacle = 0;
    int left = 0;  ///< turns of work; 0: it is gone
};
/// A stand came into a minefield. [S-82]
struct MineAttack {
    StandId stand;
    int obstacle = 0;
    Point at;  ///< where its path led in
    int hit_number = 0;
    rules::Working working;
    int needs = 0;
    int die = 0;
    std::vector<ResultRoll> results;
    bool stops = false;  ///< its move ends there
};

}  // namespace game
