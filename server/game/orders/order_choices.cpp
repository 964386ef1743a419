#include <algorithm>

#include "game/command/order_facts.h"
#include "game/orders/choices.h"
#include "game/orders/regroup.h"

namespace game {
namespace {

constexpr std::array kPlaceable = {
    OrderChit::CautiousAdvance, OrderChit::HastyAdvance, OrderChit::Disengage, OrderChit::Hold,
    OrderChit::TakeCommand,     OrderChit::Rally,        OrderChit::Regroup};

/// Spots worth offering: at the issuer, and at each stand under its command.
std::vector<Point> spots_for(const Stand& issuer, const Subordinates& subordinates) {
    std::vector<Point> spots{issuer.at};
    for (const auto* stand : subordinates)
        if (stand->id != issuer.id) spots.push_back(stand->at);
    return spots;
}

OrderReach reach_of(const Stand& issuer, OrderChit chit) {
    if (rules::allows(chit).leadership) return OrderReach::Adjacent;
    switch (issuer.issuer) {
    case rules::Issuer::Staff: return OrderReach::Anywhere;
    case rules::Issuer::Commander:
    case rules::Issuer::CompanyPure: return OrderReach::InSight;
    case rules::Issuer::CompanyJoint:
    case rules::Issuer::Self:
    case rules::Issuer::None: return OrderReach::Adjacent;
    }
    return OrderReach::Adjacent;
}

void add_spots(const Game& game, const Stand& issuer, OrderChoice& choice) {
    const auto subordinates = subordinates_of(game, issuer);
    for (const auto marker : spots_for(issuer, subordinates)) {
        if (!may_place(game, issuer, OrderChit::Hold, marker).allowed) continue;
        Order order;
        order.side = issuer.side;
        order.issuer = issuer.id;
        order.marker = marker;
        auto followers = reached_by(game, order, subordinates);
        const bool offered = std::ranges::any_of(
            choice.spots, [&](const OrderSpot& s) { return s.followers == followers; });
        if (!followers.empty() && !offered) choice.spots.push_back({marker, std::move(followers)});
    }
}

/// Whom Take Command may name. [S-16, ORD-61]
std::vector<StandId> recipients_for(const Game& game, const Stand& issuer) {
    std::vector<StandId> recipients;
    for (const auto& stand : game.stands)
        if (stand.side == issuer.side && stand.id != issuer.id && on_table(stand) &&
            rules::may_be_taken(stand.state) && is_in_order_reach(game, issuer.at, stand) &&
            !is_subordinate(game, issuer, stand))
            recipients.push_back(stand.id);
    return recipients;
}

/// Nothing when it cannot be placed with what the choice has to offer.
std::optional<OrderOffer> offer_of(const Game& game, const Stand& issuer, OrderChit chit,
                                   const OrderChoice& choice) {
    const auto& row = rules::allows(chit);
    const bool regroups = chit == OrderChit::Regroup;
    const bool takes = chit == OrderChit::TakeCommand;
    if (regroups && choice.lost_pairs.empty()) return std::nullopt;
    if (takes && choice.recipients.empty()) return std::nullopt;
    if (row.leadership ? !may_place(game, issuer, chit, issuer.at).allowed : choice.spots.empty())
        return std::nullopt;
    const bool takes_arrow = row.needs_arrow || chit == OrderChit::Hold;
    return OrderOffer{chit, reach_of(issuer, chit), takes_arrow, row.needs_arrow, takes, regroups};
}

bool may_issue(const Game& game, const Stand& stand) {
    return orders_are_placed(game) && stand.issuer != rules::Issuer::None &&
           can_be_ordered(game, stand) && stand.state == MoraleState::Steady &&
           orders_left(game, stand) > 0;
}

}  // namespace

bool orders_are_placed(const Game& game) {
    return game.subphase == Subphase::Orders || game.subphase == Subphase::FirstOrders;
}

std::optional<OrderChoice> order_choice(const Game& game, const Stand& issuer) {
    if (!may_issue(game, issuer)) return std::nullopt;
    OrderChoice choice;
    choice.issuer = issuer.id;
    add_spots(game, issuer, choice);
    choice.recipients = recipients_for(game, issuer);
    if (game.scenario.options.adv_regroup) choice.lost_pairs = lost_pairs(game, issuer);
    for (const auto chit : kPlaceable)
        if (auto offer = offer_of(game, issuer, chit, choice)) choice.offers.push_back(*offer);
    if (choice.offers.empty()) return std::nullopt;
    return choice;
}

}  // namespace game
