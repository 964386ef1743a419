#pragma once
#include <string_view>

#include "game/core/course.h"

/// What cards do: at once when they are opened, or as long as they lie open. [FOW-01 .. FOW-03]
namespace game {

/// Why this card of its hand cannot be played now, by what the side knows itself: wrong_window,
/// paused, committed, not_your_turn, no_target. Nothing when it can. [FOW-12, S-65]
std::string_view hindrance_of(const Game& game, Side side, const CardPlan& plan);
/// Effects that happen at once: markers, sight, smoke, cards drawn.
void take_effect(Course& course, const PlayedCard& played);
/// Cards above the limit, in whatever step; with the option `choice` their side names those that go
/// before it commits. [FOW-09, FOW-10]
int surplus(const Game& game, Side side);
int must_discard(const Game& game, Side side);

}  // namespace game
