#pragma once
#include "game/core/state.h"

/// Windows for cards alone, with the option fow_windows = every_step. [S-65, S-78]
namespace game {

/// The step that cards are played in now: in a window, the one that it stands before.
const Step& card_step(const Game& game);
/// Can this card be played now? In a window also when it changes the step's roll. [FOW-12]
bool is_playable_now(const Game& game, const CardPlan& plan);
/// Is there a window before this step, and one before its rolls? Decks and options, which everybody
/// knows, decide alone.
bool has_card_window(const Game& game, Subphase step);
bool has_window_before_rolls(const Game& game);

}  // namespace game
