#include "game/command/firers.h"

#include <algorithm>

#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "rules/transport.h"

namespace game {

/// Order, state, and what the stand has done: no weapon and no target yet.
rules::FireQuery firer_query(const Game& game, const Stand& firer, rules::FireKind kind) {
    const bool passenger = is_passenger(game, firer);
    const bool rider = is_rider(game, firer);
    const auto& line = line_of(game, firer);
    const auto& body = body_of(game, firer);
    rules::FireQuery query;
    query.kind = kind;
    query.order = order_for_fire(game, firer);
    query.state = std::max(firer.state, body.state);
    query.fired_in_other_step = firer.fired_in.has_value();
    query.abandoned = firer.crew_left_gun;
    query.limbered = firer.limbered;
    query.moved = kind == rules::FireKind::Prep ? firer.moved_last_turn : firer.moved;
    query.passenger = passenger;
    query.carrier_lets_fire = passenger && rules::passengers_may_fire(line_of(game, body));
    query.rider = rider;
    query.personnel = line.kind == rules::Kind::Personnel;
    query.in_contact = on_table(firer) && touches_enemy(game, firer);
    return query;
}

Result<void> may_take_part_in_fire(const Game& game, const Stand& firer, rules::FireKind kind) {
    return rules::may_take_part(firer_query(game, firer, kind), game.scenario.options);
}

}  // namespace game
