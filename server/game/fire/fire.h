#pragma once
#include "game/core/course.h"
#include "game/fire/messages.h"

/// Direct fire: declared in secret, resolved in one batch. [FIRE, PREP, OPF, GENF, CA]
namespace game {

Result<Events> decide(const Game& game, Side side, const DeclareFire& command);
Result<Events> decide(const Game& game, Side side, const WithdrawFire& command);

void apply(Game& game, const FireDeclared& e);
void apply(Game& game, const FireWithdrawn& e);
void apply(Game& game, const ShotResolved& e);
void apply(Game& game, const HitsDistributed& e);

/// 2C, 3A, 4B: all dice, then all results together. [FIRE-06]
void resolve_fire(Course& course, rules::FireKind kind);
/// The referee leaves a step for another: what was declared there for another kind of fire is fired
/// nowhere. [S-96]
void withdraw_shots(Course& course, Subphase left, Subphase opened);

}  // namespace game
