#include <algorithm>
#include <tuple>

#include "base/contains.h"
#include "fog/page.h"
#include "game/command/orders_in_force.h"
#include "rules/orders.h"
#include "rules/orders_chart.h"

/// What is released of the other side as long as somebody of it is in sight.
namespace fog {
namespace {

/// Handles of those that are in sight, in order. [REL-14]
std::vector<std::string> handles_of(const Page& page, const std::vector<StandId>& stands) {
    std::vector<std::string> handles;
    for (const auto id : stands)
        if (const auto* contact = game::contact_of(page.game(), page.watcher(), id))
            handles.push_back(contact->handle);
    std::ranges::sort(handles);
    return handles;
}

void add_order(std::vector<Value>& orders, const Page& page, const game::Order& order,
               rules::OrderChit chit, const std::vector<StandId>& followers) {
    const auto handles = handles_of(page, followers);
    if (handles.empty()) return;
    Fields fields;
    add(fields, "side", order.side);
    add(fields, "chit", chit);
    if (rules::allows(chit).needs_arrow || order.turns) add(fields, "arrow", order.arrow);
    add(fields, "members", handles);
    orders.push_back(value(std::move(fields)));
}

bool follower_may_be_in_sight(const Page& page, const game::Order& order) {
    return std::ranges::any_of(page.contacts(), [&](const game::Contact& contact) {
        const auto& [shown, in_sight] = std::tie(contact.shown, contact.in_sight);
        return in_sight && shown.side == order.side &&
               rules::in_order_reach(
                   order.marker, base_corners(shown.at, shown.width, shown.depth, shown.facing));
    });
}

}  // namespace

/// As it shows, and nothing that does not. [REL-02, REL-03, S-41]
Fields contact_fields(const game::Shown& shown) {
    Fields fields;
    add(fields, "side", shown.side);
    add(fields, "type", shown.type);
    add(fields, "symbol", shown.symbol);
    add(fields, "kind", shown.kind);
    add(fields, "width", shown.width);
    add(fields, "depth", shown.depth);
    add(fields, "at", shown.at);
    add(fields, "facing", shown.facing);
    add(fields, "state", shown.state);
    add(fields, "suppressed", shown.suppressed);
    add(fields, "limbered", shown.limbered);
    add(fields, "crew_left_gun", shown.crew_left_gun);
    add(fields, "towing", shown.towing);
    add(fields, "riders", shown.riders);
    add(fields, "quality", shown.quality);
    add(fields, "path", shown.path);
    return fields;
}

/// Who cannot comply with a form follows a plain one, once the orders lie open. [S-13, S-68]
Fields orders_in_sight(const Page& page) {
    const auto& game = page.game();
    std::vector<Value> orders;
    for (const auto& order : game.orders) {
        if (page.owns(order.side) || !order.revealed) continue;
        auto complying = order.followers;
        std::erase_if(complying, [&](StandId id) { return contains(order.plain, id); });
        add_order(orders, page, order, order.chit, complying);
        if (game::orders_lie_open(game, order.side))
            add_order(orders, page, order, rules::OrderChit::HastyAdvance, order.plain);
    }
    Fields fields;
    if (!orders.empty()) fields.push_back({"orders", {std::move(orders)}});
    return fields;
}

/// As the option says: none, those near stands in sight, all. [S-13, S-95]
Fields caps_in_sight(const Page& page) {
    const auto shows = page.game().scenario.options.order_caps_visible;
    Fields fields;
    if (shows == rules::OrderCapsVisible::None) return fields;
    std::vector<std::pair<rules::Side, Point>> lying;
    for (const auto& order : page.game().orders) {
        if (page.owns(order.side) || order.revealed || !order.issuer) continue;
        if (shows == rules::OrderCapsVisible::VisibleStands &&
            !follower_may_be_in_sight(page, order))
            continue;
        lying.emplace_back(order.side, order.marker);
    }
    std::ranges::sort(lying);  // whose were laid first is nobody's to know
    std::vector<Value> caps;
    for (const auto& [side, at] : lying) {
        Fields cap;
        add(cap, "side", side);
        add(cap, "at", at);
        caps.push_back(value(std::move(cap)));
    }
    if (!caps.empty()) fields.push_back({"caps", {std::move(caps)}});
    return fields;
}

/// What a card is played on, to whoever sees it. [REL-23]
Fields card_targets(Page& page) {
    Fields fields;
    for (const auto& played : page.game().played) {
        const bool own = page.owns(played.side);
        if (!own && !played.open) continue;
        const auto who = page.who(played.stand);
        if (!who) continue;
        const auto name =
            own ? "p" + std::to_string(played.id.value) : page.name_of("k", played.id.value);
        fields.push_back({name, value(who->id)});
    }
    return fields;
}

}  // namespace fog
