#pragma once
#include <array>

#include "rules/vocabulary.h"

/// The Orders Summary as printed, with the advanced forms below it. [ORD-46, R-19, R-20]
namespace rules {

/// What an order grants. Factors are multiples of the allowance, for Road March of the road
/// allowance.
struct OrderRow {
    OrderChit chit;
    int min_factor;  ///< the printed minimum; early stops are other rules [ORD-46]
    int max_factor;
    bool prep_or_op_fire;  ///< [ORD-56]
    MayFire general_fire;
    int fire_modifier;    ///< to hit, in General Fire [ORD-49, R-19]
    bool needs_arrow;     ///< [ORD-45]
    bool leadership;      ///< placed like Rally and Take Command [ORD-24, ORD-45]
    bool may_load;        ///< loading, limbering and riding need it [S-25]
    bool may_man_handle;  ///< [R-21]
};

// clang-format off
inline constexpr std::array kOrdersChart = {
    //       order                        movement  Prep or Op  General Fire          arrow  lead.  load   man-handle
    OrderRow{OrderChit::CautiousAdvance,  0, 1,     false,      MayFire::Yes,      0, true,  false, true,  true },
    OrderRow{OrderChit::HastyAdvance,     1, 2,     false,      MayFire::Yes,     -2, true,  false, true,  true },
    OrderRow{OrderChit::Disengage,        1, 2,     false,      MayFire::Contact, -2, true,  false, true,  false},
    OrderRow{OrderChit::Hold,             0, 0,     true,       MayFire::Yes,      0, false, false, false, false},
    OrderRow{OrderChit::TakeCommand,      0, 0,     false,      MayFire::Contact, -2, false, true,  false, false},
    OrderRow{OrderChit::Rally,            0, 0,     false,      MayFire::Contact, -2, false, true,  false, false},
    OrderRow{OrderChit::RoadMarch,        1, 5,     false,      MayFire::No,       0, true,  false, false, false},
    OrderRow{OrderChit::Entrench,         0, 0,     false,      MayFire::No,       0, false, false, false, false},
    OrderRow{OrderChit::Banzai,           1, 2,     false,      MayFire::Contact,  0, true,  false, false, false},
    OrderRow{OrderChit::Regroup,          0, 0,     false,      MayFire::Contact, -2, false, true,  false, false},
};
// clang-format on

/// Ask the chart, not the name: `allows(chit).prep_or_op_fire`.
constexpr const OrderRow& allows(OrderChit chit) {
    return kOrdersChart[static_cast<std::size_t>(chit)];
}

namespace detail {
constexpr bool only_hold_prepares() {
    for (const auto& row : kOrdersChart)
        if (row.prep_or_op_fire != (row.chit == OrderChit::Hold)) return false;
    return true;
}
}  // namespace detail
static_assert(detail::only_hold_prepares(), "ORD-56: Hold alone permits Prep and Op Fire");
static_assert(allows(OrderChit::HastyAdvance).fire_modifier == -2, "ORD-49");
static_assert(allows(OrderChit::Disengage).min_factor == 1, "ORD-51");
static_assert(allows(OrderChit::RoadMarch).max_factor == 5, "ADV-RM-02");

}  // namespace rules
