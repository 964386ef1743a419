#pragma once
#include <optional>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "base/ids.h"
#include "rules/battlefield.h"
#include "rules/options.h"
#include "rules/orders_chart.h"

/// Who may place which order where, whom it reaches, who obeys. [ORD]
namespace rules {

/// The facts of one placement. [ORD-14]
struct Placement {
    Issuer issuer = Issuer::None;
    OrderChit order = OrderChit::Hold;
    MoraleState state = MoraleState::Steady;  ///< of the issuer
    bool adjacent = false;                    ///< the spot touches the issuer
    bool in_los = false;                      ///< of the issuer
    bool adjacent_to_staff = false;  ///< commander beside his staff, or staff beside its commander
    bool in_moving_vehicle = false;  ///< the staff moved in or as a vehicle this turn [S-17]
    bool within_six_inches = false;  ///< of the issuer; matters to JointOrderReach::SixInLos only
    JointOrderReach joint_order_reach = JointOrderReach::Adjacent;  ///< [ORD-22, R-02]
};

/// May it be, and by which rule: the last line of `why` decided (1 allowed, 0 refused).
struct Permission {
    bool allowed = false;
    Working why;
};
Permission order_placement(const Placement& placement);

/// Does the order reach the stand? 6" from the marker's centre to the closest point of the base.
/// [ORD-30, MEAS-03]
bool in_order_reach(Point marker, std::span<const Point> base);
/// Does a marker lie beside that stand? [ORD-14, S-19]
bool marker_touches(Point marker, std::span<const Point> base, Inches contact_gap);

/// A stand of the issuer that may belong to a column.
struct ColumnStand {
    Point centre;
    Corners base;
};
/// The column at whose head the marker lies: indices into `stands`, head first, then by nearness in
/// the chain. Empty if the marker touches no head of a column on one road. [ORD-31, S-18]
std::vector<std::size_t> column_at(Point marker, Facing arrow, std::span<const ColumnStand> stands,
                                   std::span<const Road> roads, Inches contact_gap);

/// An order that claims a stand.
struct OrderClaim {
    Issuer issuer = Issuer::None;
    Inches distance;       ///< marker to base
    int levels_above = 0;  ///< formations between the issuer and the stand
};
/// Which of several orders a stand follows if its owner has not named one: self before company
/// before battalion before regiment, then the nearer marker, then the first. Empty claims give
/// nothing. [S-10]
std::optional<std::size_t> order_followed(std::span<const OrderClaim> claims);

/// A stand in reach of an order and whether its owner exempts it.
struct Follower {
    CompanyId company;
    bool overwatch = false;
};
/// Are these Overwatch markers legal? `commanded`: the company that the issuer commands directly,
/// if any. [ORD-37, R-43]
bool overwatch_is_legal(std::span<const Follower> followers, CompanyId commanded);

/// Does the order still bind a follower in this state at the reveal? [ORD-42, MOVE-21]
bool binds(OrderChit order, MoraleState follower);
/// May a stand in this state be taken under command? [ORD-61]
bool may_be_taken(MoraleState recipient);

}  // namespace rules
