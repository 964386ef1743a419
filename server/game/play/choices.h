#pragma once
#include <vector>

#include "game/fire/choices.h"
#include "game/hands/choices.h"
#include "game/movement/choices.h"
#include "game/orders/choices.h"
#include "game/play/looks.h"
#include "game/transport/choices.h"

/// What a side may do now, as data: a program that knows no rules can play from it. Computed from
/// what the side knows. [REL-27]
namespace game {

struct Choices {
    bool may_commit = false;
    bool may_promise = false;     ///< a share in the dice [S-102]
    bool may_contribute = false;  ///< to the dice [S-05]
    std::vector<DeployChoice> deploy;
    std::vector<OrderChoice> orders;
    std::vector<FormChoice> forms;
    std::vector<MoveChoice> moves;
    std::vector<CostRow> costs;
    std::vector<TransportChoice> transport;
    std::vector<StandId> may_turn;
    std::vector<FireChoice> fires;
    std::vector<MissionChoice> missions;
    std::vector<CardChoice> cards;
    int must_discard = 0;
    std::vector<OccupyChoice> occupy;
    bool operator==(const Choices&) const = default;
};
/// The choices of this side in the present step; empty when it is not deciding.
Choices choices_of(const Game& game, Side side);
/// The same, by what was looked at before.
Choices choices_of(const Game& game, Side side, Looks& looks);
/// All of it but orders, moves, transport and fires, which are made stand by stand.
Choices choices_of_side(const Game& game, Side side, Looks& looks);

}  // namespace game
