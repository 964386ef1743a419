#include "game/transport/transport_facts.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "game/core/bodies.h"
#include "game/ground/movement_facts.h"
#include "rules/movement.h"
#include "rules/transport.h"

namespace game {

Result<void> has_half_left(const Game& game, const Stand& stand) {
    auto budget = budget_for(game, stand);
    budget.halves_spent += rules::kLoadingHalves;
    if (budget.max_factor == 0 || budget.halves_spent > 2 ||
        !rules::affordable(mover_for(game, stand), budget, stand.spent))
        return refuse(RefusalCode::NoMovementLeft, "Loading takes half of the movement.",
                      {"TRANS-04"});
    return {};
}

bool may_leave_table(const Game& game, const Stand& vehicle) {
    if (game.scenario.options.transport_removal == rules::TransportRemoval::Off) return false;
    return on_table(vehicle) && line_of(game, vehicle).transport && !vehicle.carried.empty() &&
           aboard_of(game, vehicle.id).empty();
}

}  // namespace game
