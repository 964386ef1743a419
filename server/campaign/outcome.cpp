#include "campaign/outcome.h"

#include <algorithm>

namespace campaign {
namespace {

PieceState state_of(game::Presence presence) {
    switch (presence) {
    case game::Presence::Eliminated: return PieceState::Lost;
    case game::Presence::Surrendered: return PieceState::Captured;
    case game::Presence::DrivenOff: return PieceState::Straggling;
    case game::Presence::OnTable:
    case game::Presence::Aboard:
    case game::Presence::OffTable:
    case game::Presence::Undeployed:
    case game::Presence::Reinforcement:
    case game::Presence::OffBoard:
    case game::Presence::Phantom:
    case game::Presence::Vanished:
    case game::Presence::Reserve: break;
    }
    return PieceState::Present;
}

/// Who concedes never keeps it; else whose the table's place is.
std::optional<Side> field_of(const Campaign& campaign, const Battle& battle,
                             const game::Game& game) {
    if (game.ending == "conceded") return game.winner;
    const auto* table = find_table(campaign.plan, find_place(campaign.plan, battle.place)->table);
    const auto& objectives = game.scenario.objectives;
    const auto found = std::ranges::find(objectives, table->holds_field, &game::Objective::name);
    if (found == objectives.end()) return std::nullopt;
    return game.objectives[static_cast<std::size_t>(found - objectives.begin())].by;
}

int smoke_of(const game::Game& game, StandId stand) {
    const auto plan = std::ranges::find(game.scenario.stands, stand, &game::StandPlan::id);
    return plan == game.scenario.stands.end() ? 0 : plan->smoke_missions;
}

}  // namespace

Outcome outcome_of(const Campaign& campaign, const Battle& battle, const game::Game& game) {
    Outcome outcome;
    outcome.is_over = game.subphase == game::Subphase::BattleOver;
    outcome.field = field_of(campaign, battle, game);
    for (const auto& [id, piece] : battle.stands) {
        const auto* stand = game::find_stand(game, id);
        if (!stand) continue;
        PieceOutcome one;
        one.piece = piece;
        one.state = state_of(stand->presence);
        one.ammunition = stand->ammunition;
        one.smoke_fired = std::max(0, smoke_of(game, id) - stand->smoke_missions);
        one.has_left_gun = std::ranges::find(game.abandoned_guns, id, &game::AbandonedGun::crew) !=
                           game.abandoned_guns.end();
        outcome.pieces.push_back(std::move(one));
    }
    return outcome;
}

}  // namespace campaign
