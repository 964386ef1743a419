#pragma once
#include "game/play/events.h"

/// The faces that an event shows, beside the dice that it was made by.
namespace store {

/// Does it show a face, 1 to 10, that none of its own dice has? Then dice were left out of the
/// journal, or it was written before ADR 31: there the dice of a step stood in its first event.
/// [S-103]
bool shows_unrolled_face(const game::Event& event);

}  // namespace store
