#pragma once
#include "game/core/course.h"

/// Fog-of-War cards: decks, hands, cards played with a commit and opened before their roll. [FOW,
/// S-65, S-66]
namespace game {

/// The window's cards are opened, and the window is closed. True: the rolls of its step come next;
/// false: the step opens.
bool close_card_window(Course& course);
/// How many cards a side is seen to hold: a card that is played but not yet open counts, since it
/// can be taken back, and nobody may notice. [REL-22, S-65]
int hand_shown(const Game& game, Side side);

}  // namespace game
