#pragma once
#include "game/core/course.h"

/// Wrecks, guns without a crew and fieldworks, as each side finds them. [REL-20, ABND-05, S-88]
namespace game {

/// Does this watcher know the fieldwork, and its cover as it is now?
bool knows_as_it_is(const Game& game, Watcher watcher, int fieldwork);
void see_markers(Course& course);

}  // namespace game
