#include <algorithm>

#include "base/contains.h"
#include "fog/view_parts.h"
#include "game/command/orders_in_force.h"
#include "game/ground/movement_facts.h"
#include "game/spotting/messages.h"
#include "rules/orders.h"
#include "rules/orders_chart.h"

namespace fog {
namespace {

/// Only of an order that has a direction, or of a Hold that was given one. [ORD-45]
std::optional<Facing> arrow_of(const game::Order& order) {
    if (!rules::allows(order.chit).needs_arrow && !order.turns) return std::nullopt;
    return order.arrow;
}

OrderSeen own_order(const game::Game& game, const game::Order& order, bool sealed) {
    OrderSeen seen{
        .side = order.side,
        .chit = order.chit,
        .arrow = arrow_of(order),
        .members = {},
        .sealed = sealed,
        .revealed = order.revealed,
        .issuer = {},
        .marker = order.marker,
        .destination = order.destination,
        .overwatch = order.overwatch,
        .recipient = {},
        .plain = order.plain,
        .named = {},
    };
    for (const auto& [stand, named] : game.named)
        if (named == order.id) seen.named.push_back(stand);
    for (const auto id : order.followers) seen.members.push_back(id_text(id));
    if (order.issuer) seen.issuer = order.issuer;
    if (order.recipient) seen.recipient = order.recipient;
    return seen;
}

/// Of an order of the other side: what it is and where it points, for members that are in sight.
/// [S-13, REL-14]
OrderSeen revealed_order(const Eyes& eyes, const game::Order& order) {
    OrderSeen seen;
    seen.side = order.side;
    seen.chit = order.chit;
    seen.arrow = arrow_of(order);
    seen.revealed = true;
    for (const auto id : order.followers)
        if (!contains(order.plain, id))
            if (const auto* contact = game::contact_of(eyes.game(), eyes.watcher(), id))
                seen.members.push_back(contact->handle);
    std::ranges::sort(seen.members);
    return seen;
}

/// Those of its members that cannot comply with its form: they follow a plain one, which nobody has
/// declared. [S-68]
game::Order plain_part(const game::Game& game, const game::Order& order) {
    auto part = order;
    part.chit = rules::OrderChit::HastyAdvance;
    part.followers.clear();
    if (game::orders_lie_open(game, order.side)) part.followers = order.plain;
    part.plain.clear();
    return part;
}

void add_own(Keyed<OrderSeen>& seen, const Eyes& eyes, const std::vector<game::Order>& orders,
             bool sealed) {
    for (const auto& order : orders)
        if (eyes.owns(order.side))
            seen.emplace("o" + std::to_string(order.id.value),
                         own_order(eyes.game(), order, sealed));
}

/// Could somebody who is in sight follow it? [S-13, ORD-30]
bool lies_near_contact(const Eyes& eyes, const game::Order& order) {
    return std::ranges::any_of(eyes.contacts(), [&](const game::Contact& contact) {
        const auto& shown = contact.shown;
        return contact.in_sight && shown.side == order.side &&
               rules::in_order_reach(
                   order.marker, base_corners(shown.at, shown.width, shown.depth, shown.facing));
    });
}

}  // namespace

ContactSeen contact_seen(const game::Contact& contact) {
    const auto& shown = contact.shown;
    return {
        .side = shown.side,
        .type = shown.type,
        .symbol = shown.symbol,
        .kind = shown.kind,
        .width = shown.width,
        .depth = shown.depth,
        .at = shown.at,
        .facing = shown.facing,
        .state = shown.state,
        .suppressed = shown.suppressed,
        .limbered = shown.limbered,
        .crew_left_gun = shown.crew_left_gun,
        .towing = shown.towing,
        .riders = shown.riders,
        .quality = shown.quality,
        .path = shown.path,
        .in_sight = contact.in_sight,
        .turn = contact.turn,
        .step = contact.subphase,
    };
}

Keyed<ContactSeen> contacts_seen(const Eyes& eyes) {
    Keyed<ContactSeen> seen;
    if (eyes.is_referee()) return seen;
    for (const auto& contact : eyes.contacts()) seen.emplace(contact.handle, contact_seen(contact));
    return seen;
}

Keyed<OrderSeen> orders_seen(const Eyes& eyes) {
    Keyed<OrderSeen> seen;
    add_own(seen, eyes, eyes.game().orders, false);
    add_own(seen, eyes, eyes.game().placed, true);
    for (const auto& order : eyes.game().orders) {
        if (eyes.owns(order.side) || !order.revealed) continue;
        for (const auto& part : {order, plain_part(eyes.game(), order)}) {
            auto revealed = revealed_order(eyes, part);
            if (revealed.members.empty()) continue;
            const auto key = "of/" + revealed.members.front();
            seen.emplace(free_key(seen, key), std::move(revealed));
        }
    }
    return seen;
}

/// Orders of the other side that are in force and not yet revealed: that there is one, and where.
/// No cap lies for an order by ruling. [S-13, S-95]
Keyed<CapSeen> caps_seen(const Eyes& eyes) {
    Keyed<CapSeen> seen;
    const auto visible = eyes.game().scenario.options.order_caps_visible;
    if (visible == rules::OrderCapsVisible::None) return seen;
    for (const auto& order : eyes.game().orders) {
        if (eyes.owns(order.side) || order.revealed || !order.issuer) continue;
        if (visible == rules::OrderCapsVisible::VisibleStands && !lies_near_contact(eyes, order))
            continue;
        seen.emplace(free_key(seen, key_of_place(order.marker)), CapSeen{order.side, order.marker});
    }
    return seen;
}

}  // namespace fog
