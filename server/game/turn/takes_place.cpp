#include "game/turn/takes_place.h"

#include "game/cards/cards.h"
#include "game/turn/shares.h"

namespace game {

bool lasts(const Game& game, Subphase subphase) {
    return game.scenario.options.window_seconds > 0 && can_be_passed(step_of(subphase).printed);
}

bool has_deadline(Subphase subphase) {
    const auto acts = step_of(subphase).acts;
    return acts != Acts::Server && acts != Acts::Nobody && subphase != Subphase::DiceContributions;
}

bool is_leaders_own(const Game& game, Subphase subphase) {
    if (subphase == Subphase::CardWindow)
        return game.scenario.options.fow_player != rules::FowPlayer::Any;
    return subphase == Subphase::DiceContributions || subphase == Subphase::FogOfWar;
}

namespace {

/// Everybody has seen that there is nothing to decide. [S-108]
bool is_empty(const Game& game, Subphase subphase) {
    const bool is_ground =
        subphase == Subphase::AbandonedGroundA || subphase == Subphase::AbandonedGroundB;
    return is_ground && game.vacated.empty() && game.scenario.options.shared_spotting &&
           !a_deck_names(game.scenario, step_of(subphase).printed);
}

}  // namespace

bool takes_place(const Game& game, Subphase subphase) {
    return is_part(game, subphase) && !is_empty(game, subphase);
}

bool is_part(const Game& game, Subphase subphase) {
    const auto& options = game.scenario.options;
    if (subphase == Subphase::Deployment) return !game.scenario.zones.empty();
    if (subphase == Subphase::FirstOrders) return options.setup_orders;
    if (subphase == Subphase::DiceContributions) return !are_shares_settled(game);
    if (subphase == Subphase::AbandonedGroundA || subphase == Subphase::AbandonedGroundB)
        return options.occupy_ground;
    if (subphase == Subphase::FogOfWar)
        return options.fow == rules::FowUse::On &&
               (!game.scenario.deck_blue.empty() || !game.scenario.deck_red.empty());
    if (subphase == Subphase::DeclarationsA || subphase == Subphase::DeclarationsB)
        return options.adv_road_march || options.adv_entrench || options.adv_human_wave;
    if (subphase == Subphase::Ammunition) return options.adv_ammo || options.adv_flame;
    if (subphase == Subphase::CardWindow) return false;
    return true;
}

}  // namespace game
