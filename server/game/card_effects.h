#pragma once
#include "game/course.h"

/// What cards do: at once when they are opened, or as long as they lie open. [FOW-01 .. FOW-03,
/// rules/data.md]
namespace game {

const CardPlan* find_card(const Game& game, std::string_view id);
/// Effects that happen at once: markers, sight, smoke, cards drawn.
void take_effect(Course& course, const PlayedCard& played);
/// Cards above the limit, in whatever step; with the option `choice` their side names those that go
/// before it commits. [FOW-09, FOW-10]
int surplus(const Game& game, Side side);
int must_discard(const Game& game, Side side);
/// Does an open card forbid this stand to fire or to move? [FOW-01]
bool card_forbids(const Game& game, CardTouches touches, const Stand& stand);
/// How far open cards let it go, in per cent of its budget. [FOW-01]
int card_percent(const Game& game, const Stand& stand);
/// Orders beyond its own one that a card of this step, still unopened, lets it place. [FOW-01,
/// ORD-03]
bool grants_order(const CardPlan& plan);
int further_orders(const Game& game, const Stand& issuer);

}  // namespace game
