#pragma once
#include <optional>

#include "rules/equipment.h"
#include "rules/orders_chart.h"
#include "rules/vocabulary.h"

/// Who carries, tows, pushes and rides, and what becomes of passengers. [TRANS, PASS]
namespace rules {

/// Halves of both budgets that getting in or out, limbering or unlimbering takes. [TRANS-04,
/// TRANS-05, TRANS-06]
inline constexpr int kLoadingHalves = 1;

/// Do both stands have an order under which they may load? [S-25]
bool may_load(OrderChit stand, OrderChit carrier);
/// Has the vehicle room for one more passenger? [TRANS-01, TRANS-02]
bool has_room(const DataLine& carrier, int carried);
/// Guns up to the class that it can tow. [TRANS-02]
bool may_tow(const DataLine& tow, const DataLine& gun);
/// May this personnel stand ride on that AFV, with so many riders on it already? [TRANS-16,
/// TRANS-17, TRANS-18]
bool may_ride(const DataLine& rider, const DataLine& afv, int riders);

/// May this stand push that unlimbered gun under this order? Contact is another question.
/// [TRANS-12, TRANS-13, TRANS-14, S-27]
bool may_man_handle(const DataLine& pusher, const DataLine& gun, OrderChit order);

/// What drives a gun crew from its unlimbered gun.
enum class CrewDrivenBy : std::uint8_t { Fire, Shaken, Demoralized };
enum class GunFate : std::uint8_t { Abandoned, LimbersAndGoes };
/// `vehicle_within_one_inch`: its tow stands on the table that close to the crew. [TRANS-07,
/// TRANS-08, TRANS-09, TRANS-10, R-33]
struct CrewFacts {
    CrewDrivenBy by = CrewDrivenBy::Fire;
    bool vehicle_within_one_inch = false;
};
GunFate gun_fate(const CrewFacts& facts);

/// Is it taken off the table when it has unloaded? An unarmed soft transport is. [TRANS-21, S-26]
bool leaves_when_empty(const DataLine& carrier);

/// May passengers of this vehicle fire from it? [PASS-08]
bool passengers_may_fire(const DataLine& carrier);
/// Cavalry, bicycle and motorcycle troops, which no tank carries. [TRANS-16]
bool is_mounted(const DataLine& line);

}  // namespace rules
