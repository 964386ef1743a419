#pragma once
#include "game/state.h"

/// Orders placed in secret, revealed when their side moves. [ORD]
namespace game {

// commands
struct PlaceOrder {
    StandId issuer = {};
    OrderChit chit = OrderChit::Hold;
    Point marker = {};
    std::optional<Facing> arrow = {};
    std::optional<Point> destination = {};
    std::vector<StandId> overwatch = {};
    StandId recipient = {};
    std::vector<StandId> regroup = {};  ///< who comes back, and who is gone for good [ADV-REG-01]
};
struct WithdrawOrder {
    OrderId order;
};
/// Which of two orders a stand follows. [S-10]
struct NameOrder {
    StandId stand;
    OrderId order;
};
// events
struct OrderPlaced {
    Order order;
};
struct OrderWithdrawn {
    OrderId order;
};
struct OrderNamed {
    StandId stand;
    OrderId order;
};
/// 5A closes for both: the former orders are gone, the placed ones are in force with their
/// followers. [ORD-04, S-11]
struct OrdersTakeForce {
    std::vector<Order> orders = {};
    std::vector<StandId> moved_cautiously = {};  ///< AFVs, under the former orders [S-60]
};
struct OrdersRevealed {
    Side side = Side::Blue;
    std::vector<Order> orders = {};  ///< with followers tested again [S-11]
};
/// In force or still sealed: its issuer was pinned or worse, or is lost. [ORD-40, R-10]
struct OrderCancelled {
    OrderId order;
};
/// A card takes a stand's order away, or makes it Hold. [FOW-01, ORD-36]
struct OrderChanged {
    StandId stand;
    bool holds = false;
};
/// Who takes over the order slot of a lost commander. [S-15, S-86]
struct CommandSucceeded {
    StandId lost;
    StandId successor;
    rules::Issuer issuer = rules::Issuer::None;
    bool commands_company = false;
};
struct CommandTaken {
    StandId issuer;
    StandId recipient;
    CompanyId company;
    CompanyId own_company = {};  ///< to which it returns when the turn ends [S-16]
};

}  // namespace game
