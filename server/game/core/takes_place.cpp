#include "game/core/takes_place.h"

#include <algorithm>

namespace game {

bool takes_place(const Game& game, Subphase subphase) {
    const auto& options = game.scenario.options;
    if (subphase == Subphase::Deployment) return !game.scenario.zones.empty();
    if (subphase == Subphase::FirstOrders) return options.setup_orders;
    if (subphase == Subphase::DiceContributions)
        return options.dice_audit && game.contributions.size() < 2;
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
