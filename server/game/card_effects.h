#pragma once
#include "game/course.h"

/// What cards do: at once when they are opened, or as long as they lie open. [FOW-01 .. FOW-03]
namespace game {

const CardPlan* find_card(const Game& game, std::string_view id);
/// Does anything of it last while it lies open? Else it is over when it is opened. [FOW-03]
bool lasts(const CardPlan& plan);
/// Does nothing of it happen at the opening? [S-93]
bool only_lasts(const CardPlan& plan);
/// The steps of play in which it can be played, and the phases with which it can end. [FOW-03,
/// FOW-12]
std::vector<Subphase> steps_to_play(const CardPlan& plan);
std::vector<Phase> phases_of_effect(const CardPlan& plan);
/// The later step that it waits for.
std::optional<Subphase> step_of_effect(const CardPlan& plan);
/// Why this card of its hand cannot be played now, by what the side knows itself: wrong_window,
/// paused, committed, not_your_turn, no_target. Nothing when it can. [FOW-12, S-65]
std::string_view hindrance_of(const Game& game, Side side, const CardPlan& plan);
/// Effects that happen at once: markers, sight, smoke, cards drawn.
void take_effect(Course& course, const PlayedCard& played);
/// Cards above the limit, in whatever step; with the option `choice` their side names those that go
/// before it commits. [FOW-09, FOW-10]
int surplus(const Game& game, Side side);
int must_discard(const Game& game, Side side);
/// Is there a stand that both cards concern? [FOW-18, S-93]
bool act_on_the_same(const Game& game, const PlayedCard& a, const PlayedCard& b);
/// Does an open card forbid this stand to fire or to move? [FOW-01]
bool card_forbids(const Game& game, CardTouches touches, const Stand& stand);
/// How far open cards let it go, in per cent of its budget. [FOW-01]
int card_percent(const Game& game, const Stand& stand);
/// Orders beyond its own one that cards let it place, until they end. [FOW-01, FOW-03, ORD-03]
bool grants_order(const CardPlan& plan);
int further_orders(const Game& game, const Stand& issuer);

}  // namespace game
