#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/core/state.h"

/// Orders and the forms of Hasty Advance, deployment, reserves. [ORD, ADV-RM, ADV-ENT, ADV-BAN,
/// ADV-REG, S-01, S-75] What is asked and what happens.
namespace game {

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
struct DeclareForm {
    OrderId order;
    OrderChit form = OrderChit::RoadMarch;
};
struct FormDeclared {
    OrderId order;
    OrderChit form = OrderChit::RoadMarch;
    std::vector<StandId> plain = {};  ///< followers that cannot comply: plain Hasty Advance
};
/// A try at digging, and what it made. [ADV-ENT-02, ADV-ENT-03]
struct Entrenched {
    StandId stand;
    int die = 0;
    int needs = 0;
    rules::Working working = {};
    rules::Cover cover = rules::Cover::None;  ///< None: nothing was dug
    int fieldwork = 0;                        ///< its number; the next one: a new fieldwork
    Polygon outline = {};                     ///< of a new one
};
/// Two stands of one type that their company has lost: the lesser one comes back.
struct LostPair {
    StandId returns;
    StandId gone;
    bool operator==(const LostPair&) const = default;
};
struct Regrouped {
    StandId stand;
    StandId gone;
    Point at;
    Facing facing;
    MoraleState state = MoraleState::Pinned;
    int pinned_in_turn = 0;
};
/// In 5A, sealed; a later one for the same stand replaces it.
struct ReserveDeclared {
    ReservePlan plan;
};
struct ReservePlaced {
    StandId stand;
    Point at;
    Facing facing;
};
struct DeployStand {
    StandId stand;
    Point at;
    Facing facing;
};
struct StandDeployed {
    StandId stand;
    Point at;
    Facing facing;
};
/// From now on the stand follows this order and no other; without one, none. [S-95]
struct SetOrder {
    StandId stand;
    std::optional<OrderChit> chit = {};
    std::optional<Facing> arrow = {};
    std::string reason;
};
/// It leaves the orders that it followed, sealed or revealed.
struct OrderSet {
    StandId stand;
    std::optional<Order> order = {};
    std::string reason;
};

}  // namespace game
