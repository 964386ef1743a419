#pragma once
#include <vector>

#include "game/core/course.h"

/// Stands that move are seen where they go: by whom they touch, in the open at once, else in 2F.
/// [SPOT-03, SPOT-04, S-38, REL-03]
namespace game {

/// A move of its own, or the part of it that was made just now. `ran_into`: enemies on whom it
/// would have ended, touched though it stands before them now. [S-23]
void watch_move(Course& course, StandId mover, const std::vector<Point>& path,
                const std::vector<StandId>& ran_into = {});
/// Who ran into these enemies and saw some of them not: contact shows them. [SPOT-04, S-23]
void meet(Course& course, StandId mover, const std::vector<StandId>& ran_into);
struct ForcedMove {
    StandId stand;
    std::vector<Point> path = {};
    std::vector<StandId> ran_into = {};
};
/// Forced moves that happened together. Nobody fires along them. [S-50]
void watch_forced_moves(Course& course, const std::vector<ForcedMove>& moves);
/// In 2F, from where everybody stands now: the paths of those that are visible. [S-38]
void watch_paths(Course& course);

}  // namespace game
