#pragma once
#include "game/core/course.h"
#include "game/fire/messages.h"
#include "rules/fire_results.h"

/// One declared shot with its rate, its number and its dice. [RNG, HIT, ROF]
namespace game {

/// Rolls the shot on the state as it is; a shot out of range has no dice. Small arms leave their
/// hits to the pools. [FIRE-06, RNG-01]
ShotResolved roll_shot(Course& course, rules::FireKind kind, const Shot& shot);
/// The cover that the shot was aimed at, and who has it: its target; for small arms a stand in
/// their area that they can hit. [SA-03, S-48]
rules::CoverSeen aimed_at(const Game& game, rules::FireKind kind, const Shot& shot,
                          rules::Effect effect);
/// Small arms at a distance are spread over an area; in contact they hit their target. [SA-01,
/// CA-01]
inline bool is_spread(const ShotResolved& shot) {
    return shot.small_arms && !shot.close_assault && shot.in_range;
}

}  // namespace game
