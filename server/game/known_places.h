#pragma once
#include "game/course.h"

/// Places are looked for by what the owner's side knows: whoever stands there unseen is met, as in
/// a move. [REL-26, S-23, S-53]
namespace game {

/// The battle with those enemies, wrecks and fieldworks alone that this side knows of, as it knows
/// them.
Game as_known_to(const Game& game, Side side);
/// Who was put where somebody or something unseen is meets it: both are seen, and it stands on the
/// nearest free place instead. [SPOT-04, S-32]
void meet_unseen(Course& course, StandId stand);

}  // namespace game
