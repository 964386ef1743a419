#pragma once
#include "game/core/course.h"
#include "game/morale/messages.h"

/// Morale of companies, rally, pins. [MOR, RALLY]
namespace game {

void apply(Game& game, const MoraleChecked& e);
void apply(Game& game, const StateChanged& e);
void apply(Game& game, const Rallied& e);

/// 2D, 2E (2). [RALLY-02]
void rally(Course& course, Side side);
/// 5B.
void check_morale(Course& course);
/// Sets it; who is Pinned or worse has issued nothing. [ORD-40, R-10]
void change_state(Course& course, StandId id, MoraleState state, int pinned_in);
/// Wherever stands touch.
void eliminate_demoralized_in_contact(Course& course);

}  // namespace game
