#pragma once
#include <optional>
#include <vector>

#include "game/ammunition/messages.h"
#include "game/core/course.h"
#include "game/hits/messages.h"

/// Ammunition that runs out and comes again. [ADV-AMMO, ADV-FLAME, S-70, S-84, S-85]
namespace game {

void apply(Game& game, const AmmunitionUsed& e);
void apply(Game& game, const Resupplied& e);

/// Direct fire, at the end of its step. [ADV-AMMO]
void use_ammunition(Course& course, Subphase fired_in);
/// 1C, 3A.
void use_shells(Course& course, const std::vector<TemplateAttack>& rolled);
/// 5F.
void resupply(Course& course);
void resupply_by_card(Course& course, StandId stand);
void deplete_by_card(Course& course, StandId stand);

/// Can this line not be fired for want of ammunition? `line`: of the lines that it uses now.
bool is_out_of_ammunition(const Game& game, const Stand& stand, std::size_t line);
/// Firings that are left of what is counted; nothing of all else. `line`: of its own type.
std::optional<int> rounds_left(const Game& game, const Stand& stand, std::size_t line);
/// By the referee: every line but small arms.
std::vector<Ammunition> emptied(const Game& game, const Stand& stand);

}  // namespace game
