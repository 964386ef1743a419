#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "game/core/state.h"

/// What a Fog-of-War card is, by its data. [FOW-01, FOW-03, FOW-14]
namespace game {

const CardPlan* find_card(const Game& game, std::string_view id);
/// Does anything of it last while it lies open? Else it is over when it is opened. [FOW-03]
bool lasts(const CardPlan& plan);
/// Does nothing of it happen at the opening? [S-93]
bool only_lasts(const CardPlan& plan);
/// The steps of play in which it can be played, and the phases with which it can end. [FOW-03,
/// FOW-12]
std::vector<Subphase> steps_to_play(const CardPlan& plan);
/// The later step that it waits for.
std::optional<Subphase> step_of_effect(const CardPlan& plan);
std::vector<Phase> phases_of_effect(const CardPlan& plan);
/// Orders beyond its own one that cards let it place, until they end. [FOW-01, FOW-03, ORD-03]
bool grants_order(const CardPlan& plan);
/// Can this card be played in the printed step, or does it change what happens there? [S-65]
bool concerns(const CardPlan& plan, std::string_view printed);
/// Does any card of a deck?
bool a_deck_names(const Scenario& scenario, std::string_view printed);

}  // namespace game
