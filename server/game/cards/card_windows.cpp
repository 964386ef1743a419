#include "game/cards/card_windows.h"

#include <algorithm>

#include "base/contains.h"
#include "game/cards/cards.h"

namespace game {
namespace {

/// The second half of a lettered step that the sides decide in turn.
bool is_second_half(Subphase step) {
    return step_of(step).acts == Acts::SideB &&
           step_of(static_cast<Subphase>(static_cast<int>(step) - 1)).printed ==
               step_of(step).printed;
}

}  // namespace

const Step& card_step(const Game& game) {
    return step_of(game.card_window ? game.card_window->step : game.subphase);
}

bool is_playable_now(const Game& game, const CardPlan& plan) {
    if (game.scenario.options.fow == rules::FowUse::Off) return false;  // S-66
    const auto printed = card_step(game).printed;
    return game.card_window ? concerns(plan, printed) : contains(plan.windows, printed);
}

bool has_card_window(const Game& game, Subphase step) {
    const auto& options = game.scenario.options;
    const auto phase = step_of(step).phase;
    return options.fow == rules::FowUse::On &&
           options.fow_windows == rules::FowWindows::EveryStep && phase != Phase::SetUp &&
           phase != Phase::Over && !is_second_half(step) &&
           a_deck_names(game.scenario, step_of(step).printed);
}

bool has_window_before_rolls(const Game& game) {
    const auto step = game.subphase;
    const bool rolls = step == Subphase::ArtilleryResponse || step == Subphase::OpportunityFire ||
                       step == Subphase::GeneralFire;
    return rolls && has_card_window(game, step);
}

}  // namespace game
