#pragma once
#include <optional>
#include <vector>

#include "game/orders/messages.h"

/// What a side may do now in this chapter, as data. [REL-27]
namespace game {

/// A place for a marker, with the stands that would follow an order there.
struct OrderSpot {
    Point marker;
    std::vector<StandId> followers;
    bool operator==(const OrderSpot&) const = default;
};
enum class OrderReach : std::uint8_t { Anywhere, InSight, Adjacent };
struct OrderOffer {
    OrderChit chit = OrderChit::Hold;
    OrderReach reach = OrderReach::Adjacent;
    bool takes_arrow = false;  ///< it can have a direction [ORD-45]
    bool needs_arrow = false;  ///< it must have one
    bool needs_recipient = false;
    bool needs_pair = false;
    bool operator==(const OrderOffer&) const = default;
};
/// One order slot of one issuer. [ORD-03, ORD-10]
struct OrderChoice {
    StandId issuer;
    std::vector<OrderOffer> offers;
    std::vector<OrderSpot> spots;  ///< good places; any other within the offer's reach is legal too
    std::vector<StandId> recipients;   ///< of Take Command
    std::vector<LostPair> lost_pairs;  ///< of Regroup: of each, the first comes back [ADV-REG-01]
    bool operator==(const OrderChoice&) const = default;
};
struct DeployChoice {
    StandId stand;
    std::vector<Point> places;  ///< some free places in the zones, facing as the stand does
    bool operator==(const DeployChoice&) const = default;
};
/// Forms that a placed Hasty Advance can take, by declaration. [SEQ-25]
struct FormChoice {
    OrderId order;
    std::vector<OrderChit> forms;
    bool operator==(const FormChoice&) const = default;
};
void add_deployment_choices(const Game& game, Side side, std::vector<DeployChoice>& choices);
bool orders_are_placed(const Game& game);  ///< in 0 and 5A
/// Nothing when it issues none now.
std::optional<OrderChoice> order_choice(const Game& game, const Stand& issuer);
void add_form_choices(const Game& game, Side side, std::vector<FormChoice>& choices);

}  // namespace game
