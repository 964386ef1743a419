#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/core/state.h"

/// What is ordered, as far as an audience may know it, and what its side has declared.
namespace fog {

using game::OrderChit;
using game::Side;

/// An own order in full; of a revealed order of the other side only side, chit, arrow and its
/// visible members. [S-13, REL-14]
struct OrderSeen {
    Side side = Side::Blue;
    OrderChit chit = OrderChit::Hold;
    std::optional<Facing> arrow;
    std::vector<std::string> members;  ///< who follows it: own stands, or handles
    bool sealed = false;               ///< placed for the next turn [ORD-09]
    bool revealed = false;
    std::optional<StandId> issuer;
    std::optional<Point> marker;
    std::optional<Point> destination;
    std::vector<StandId> overwatch;
    std::optional<StandId> recipient;
    std::vector<StandId> plain;  ///< own members that cannot comply with its form [S-68]
    std::vector<StandId> named;  ///< own members that are to follow it of several placed [S-10]
    bool operator==(const OrderSeen&) const = default;
};
/// A cap over an order of the other side: where it lies, with the option order_caps_visible. [S-13]
struct CapSeen {
    Side side = Side::Blue;
    Point at;
    bool operator==(const CapSeen&) const = default;
};
/// Own declarations of the open step.
struct ShotSeen {
    Side side = Side::Blue;
    StandId firer;
    int line = 0;
    std::string weapon;
    std::string target;  ///< handle
    int dice = 0;        ///< 0: the full rate
    std::optional<Point> path_point;
    std::optional<rules::Cover> cover_category;
    bool operator==(const ShotSeen&) const = default;
};
struct MissionSeen {
    Side side = Side::Blue;
    std::optional<StandId> observer;
    StandId battery;
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    Point target;
    bool operator==(const MissionSeen&) const = default;
};
/// A path that waits for the referee. [REF-03]
struct AskedMoveSeen {
    Side side = Side::Blue;
    std::vector<Point> path;
    bool operator==(const AskedMoveSeen&) const = default;
};

}  // namespace fog
