#include <algorithm>

#include "fog/page.h"
#include "game/ammunition/ammunition.h"
#include "game/cards/cards.h"
#include "rules/equipment.h"
#include "rules/orders_chart.h"

/// Own things in full, as their owner is given them.
namespace fog {
namespace {

/// Where it stands or will come in. [REL-24]
std::optional<Point> place_of(const game::Stand& stand) {
    const bool has_place =
        game::is_placed(stand) || stand.presence == game::Presence::Reinforcement;
    return has_place ? std::optional(stand.at) : std::nullopt;
}

/// What is counted of each weapon, and what is gone. [S-41]
Value stock_of(const game::Game& game, const game::Stand& stand) {
    std::vector<Value> stock;
    const auto& weapons = game::line_of(game, stand).weapons;
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        const auto left = game::rounds_left(game, stand, i);
        const bool depleted = game::is_out_of_ammunition(game, stand, i);
        if (!left && !depleted) continue;
        Fields fields{
            {"line", value(static_cast<int>(i))}
        };
        add(fields, "left", left);
        add(fields, "depleted", depleted);
        stock.push_back(value(std::move(fields)));
    }
    return {std::move(stock)};
}

/// Of a stand that was set up, added or edited. [REL-01, REL-32]
void add_turn_flags(Fields& fields, const game::Stand& stand) {
    add(fields, "moved", stand.moved);
    add(fields, "finished_moving", stand.finished_moving);
    add(fields, "path", stand.path);
    add(fields, "fired_in", stand.fired_in);
    add(fields, "forced_back", stand.forced_back);
    add(fields, "fired_at", stand.fired_at);
}

}  // namespace

Fields stand_fields(const game::Game& game, const game::Stand& stand) {
    const auto size = rules::base_dimensions(stand.base);
    Fields fields;
    add(fields, "name", stand.name);
    add(fields, "line", game::line_of(game, stand).id);
    add(fields, "width", size.width);
    add(fields, "depth", size.depth);
    add(fields, "quality", stand.quality);
    add(fields, "company", stand.company);
    add(fields, "own_company", stand.own_company);
    add(fields, "issuer", stand.issuer);
    add(fields, "commands_company", stand.commands_company);
    add(fields, "observer", stand.observer);
    add(fields, "presence", stand.presence);
    add(fields, "at", place_of(stand));
    add(fields, "facing", stand.facing);
    add(fields, "phantom", stand.phantom);
    add(fields, "state", stand.state);
    add(fields, "suppressed", stand.suppressed);
    add(fields, "camouflaged", stand.camouflaged);
    add(fields, "visible", stand.visible);
    add(fields, "limbered", stand.limbered);
    add(fields, "crew_left_gun", stand.crew_left_gun);
    add(fields, "aboard", stand.aboard);
    add(fields, "carried", stand.carried);
    add(fields, "tow", stand.assigned_tow);
    add(fields, "when_forced_back", stand.when_forced_back);
    add(fields, "smoke_missions", stand.smoke_missions);
    add(fields, "sorties", stand.sorties);
    if (stand.entry_turn > 0) add(fields, "entry_turn", stand.entry_turn);
    add_turn_flags(fields, stand);
    fields.push_back({"ammunition", stock_of(game, stand)});
    return fields;
}

Fields stock_fields(const game::Game& game, StandId stand) {
    return {
        {"ammunition", stock_of(game, game::the_stand(game, stand))}
    };
}

Fields order_fields(const game::Order& order) {
    Fields fields;
    add(fields, "order", order.id);
    add(fields, "chit", order.chit);
    add(fields, "issuer", order.issuer);
    add(fields, "marker", order.marker);
    if (rules::allows(order.chit).needs_arrow || order.turns) add(fields, "arrow", order.arrow);
    add(fields, "turns", order.turns);
    add(fields, "destination", order.destination);
    add(fields, "overwatch", order.overwatch);
    add(fields, "recipient", order.recipient);
    add(fields, "followers", order.followers);
    add(fields, "plain", order.plain);
    add(fields, "revealed", order.revealed);
    return fields;
}

Fields own_orders(const Page& page, const std::vector<game::Order>& orders) {
    std::vector<Value> own;
    for (const auto& order : orders)
        if (page.owns(order.side)) own.push_back(value(order_fields(order)));
    return {
        {"orders", {std::move(own)}}
    };
}

/// What stands on it, and when it can be played and acts. [REL-22, REL-23]
Fields card_fields(const game::Game& game, const std::string& card) {
    Fields fields;
    add(fields, "card", card);
    const auto plan = std::ranges::find(game.scenario.cards, card, &game::CardPlan::id);
    if (plan == game.scenario.cards.end()) return fields;
    add(fields, "title", plan->title);
    add(fields, "text", plan->text);
    add(fields, "windows", plan->windows);
    add(fields, "acts_in", plan->acts_in);
    add(fields, "target", plan->target);
    add(fields, "lasts", game::lasts(*plan));
    return fields;
}

}  // namespace fog
