#include <algorithm>

#include "fog/view_parts.h"
#include "game/ammunition/ammunition.h"

namespace fog {
namespace {

template <class IdType> std::optional<IdType> if_any(IdType id) {
    return id ? std::optional(id) : std::nullopt;
}

std::vector<StandId> stands_aboard(const game::Game& game, StandId vehicle) {
    std::vector<StandId> aboard;
    for (const auto& stand : game.stands)
        if (stand.aboard == vehicle) aboard.push_back(stand.id);
    return aboard;
}

std::vector<OrderId> orders_of(const game::Game& game, StandId stand) {
    std::vector<OrderId> orders;
    for (const auto& order : game.orders)
        if (std::ranges::find(order.followers, stand) != order.followers.end())
            orders.push_back(order.id);
    return orders;
}

/// What is counted, and what is gone. [S-41]
std::vector<AmmunitionSeen> ammunition_seen(const game::Game& game, const game::Stand& stand) {
    const auto& weapons = game::line_of(game, stand).weapons;
    std::vector<AmmunitionSeen> seen;
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        const auto left = game::rounds_left(game, stand, i);
        const bool depleted = game::is_out_of_ammunition(game, stand, i);
        if (left || depleted)
            seen.push_back({static_cast<int>(i), weapons[i].name, depleted, left});
    }
    return seen;
}

}  // namespace

StandSeen stand_seen(const game::Game& game, const game::Stand& stand) {
    const auto& line = game::line_of(game, stand);
    const auto size = rules::base_dimensions(stand.base);
    StandSeen seen{
        .side = stand.side,
        .name = stand.name,
        .line = line.id,
        .type = line.name,
        .symbol = line.symbol,
        .kind = line.kind,
        .quality = stand.quality,
        .company = stand.company,
        .own_company = if_any(stand.own_company),
        .issuer = stand.issuer,
        .commands_company = stand.commands_company,
        .observer = stand.observer,
        .presence = stand.presence,
        .at = {},
        .facing = stand.facing,
        .width = size.width,
        .depth = size.depth,
        .state = stand.state,
        .suppressed = stand.suppressed,
        .camouflaged = stand.camouflaged,
        .visible = stand.visible,
        .limbered = stand.limbered,
        .crew_left_gun = stand.crew_left_gun,
        .aboard = if_any(stand.aboard),
        .carries = stands_aboard(game, stand.id),
        .carried = stand.carried,
        .tow = if_any(stand.assigned_tow),
        .moved = stand.moved,
        .finished_moving = stand.finished_moving,
        .path = stand.path,
        .fired_in = stand.fired_in,
        .forced_back = stand.forced_back,
        .fired_at = stand.fired_at,
        .orders = orders_of(game, stand.id),
        .when_forced_back = stand.when_forced_back,
        .smoke_missions = stand.smoke_missions,
        .sorties = stand.sorties,
        .ammunition = ammunition_seen(game, stand),
        .entry_turn = {},
    };
    const bool comes_later = stand.presence == game::Presence::Reinforcement;
    if (game::is_placed(stand) || comes_later) seen.at = stand.at;
    for (const auto& plan : game.reserves_declared)
        if (plan.stand == stand.id) {
            seen.at = plan.at;
            seen.facing = plan.facing;
        }
    const bool flies_later = stand.sorties && stand.entry_turn > game.turn;
    if (comes_later || flies_later) seen.entry_turn = stand.entry_turn;
    return seen;
}

Keyed<FormationSeen> formations_seen(const Eyes& eyes) {
    Keyed<FormationSeen> seen;
    for (const auto& f : eyes.game().scenario.formations)
        if (eyes.owns(f.side))
            seen.emplace("f" + std::to_string(f.id.value), FormationSeen{f.side, f.name, f.parent});
    return seen;
}

Keyed<CompanySeen> companies_seen(const Eyes& eyes) {
    Keyed<CompanySeen> seen;
    for (const auto& c : eyes.game().companies)
        if (eyes.owns(c.side))
            seen.emplace("c" + std::to_string(c.id.value),
                         CompanySeen{c.side, c.name, c.morale, c.formation, c.headquarters,
                                     c.checked, c.player});
    return seen;
}

Keyed<StandSeen> stands_seen(const Eyes& eyes) {
    Keyed<StandSeen> seen;
    for (const auto& stand : eyes.game().stands)
        if (eyes.owns(stand.side)) seen.emplace(id_text(stand.id), stand_seen(eyes.game(), stand));
    return seen;
}

}  // namespace fog
