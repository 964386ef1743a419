#pragma once
#include "game/core/state.h"
#include "scenario/scenario_texts.h"

/// The library's cards in a battle of a test.
namespace support {

/// Both sides hold all of them and may keep them; nobody draws.
inline void with_the_library(game::Game& game) {
    game.scenario.options.dice_audit = false;
    game.scenario.options.fow_discard = rules::FowDiscard::None;
    game.scenario.turns = 8;
    game.scenario.cards = scenario::library().cards;
    for (auto& hand : game.hands)
        for (const auto& card : game.scenario.cards) hand.cards.push_back(card.id);
}
inline game::Subphase step_printed(std::string_view printed) {
    return std::ranges::find(game::kSequenceOfPlay, printed, &game::Step::printed)->subphase;
}

}  // namespace support
