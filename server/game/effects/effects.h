#pragma once
#include <vector>

#include "game/core/course.h"
#include "game/effects/messages.h"

/// What hits and morale do to stands: suppressed, forced back, eliminated; guns, wrecks,
/// passengers. [RES, FB, PASS, ABND, SUPP]
namespace game {

void apply(Game& game, const StandSuppressed& e);
void apply(Game& game, const SuppressionRemoved& e);
void apply(Game& game, const StandForcedBack& e);
void apply(Game& game, const StandEliminated& e);
void apply(Game& game, const StandDrivenOff& e);
void apply(Game& game, const StandStoppedAt& e);
void apply(Game& game, const WreckPlaced& e);
void apply(Game& game, const GunAbandoned& e);
void apply(Game& game, const GunManned& e);
void apply(Game& game, const GunLost& e);
void apply(Game& game, const Dismounted& e);
void apply(Game& game, const PassengerRolled& e);
void apply(Game& game, const GroundVacated& e);
void apply(Game& game, const CompanyEliminated& e);
void apply(Game& game, const EliminationSeen& e);

void apply_results(Course& course, const std::vector<ResultRoll>& results, Cause cause);
void force_back(Course& course, StandId stand, Cause cause);
void eliminate(Course& course, StandId stand, Cause cause);
void suppress(Course& course, StandId stand, SuppressedBy by);
/// Personnel near what was fired at.
void suppress_near_personnel(Course& course);

}  // namespace game
