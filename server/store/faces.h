#pragma once
#include <vector>

#include "game/play/events.h"

/// The faces that an event shows, beside the dice that it was made by.
namespace store {

/// Does it show a face, 1 to 10, that none of these dice has? Each is shown once: what is shown is
/// taken from them. [S-103]
bool shows_unrolled_face(const game::Event& event, std::vector<game::RolledDie>& dice);

}  // namespace store
