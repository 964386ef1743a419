#pragma once
#include <optional>

#include "rules/ammunition_chart.h"
#include "rules/equipment.h"

/// Ammunition depletion and resupply, advanced. [ADV-AMMO]
namespace rules {

struct DepletionQuery {
    int to_hit_die = 2;  ///< natural
    int caliber_mm = 0;
    Platform platform = Platform::Other;
    bool special_ammo = false;
    bool harassing = false;
    int fires = 0;   ///< flame, special ammunition: firings so far, this one included
    int rounds = 1;  ///< of special ammunition
};
/// What a weapon line counts as. [ADV-AMMO-03, ADV-AMMO-04, ADV-AMMO-08, ADV-FLAME-01]
Platform platform_of(const DataLine& line, const WeaponLine& weapon);
/// Adds up to the number when a roll is needed, else names the rule that settles it.
/// [ADV-AMMO-01 .. ADV-AMMO-12]
Working depletion_working(const DepletionQuery& query);
/// Calibre / 10, fractions dropped, and the platform. [ADV-AMMO-02 .. ADV-AMMO-04]
int depletion_number(const DepletionQuery& query);
/// Is a roll called for? [ADV-AMMO-01, ADV-AMMO-06, ADV-AMMO-12]
bool needs_depletion_roll(const DepletionQuery& query);
/// Empty by the shot itself, without a roll. [ADV-AMMO-08, ADV-AMMO-10, ADV-FLAME-01]
bool depletes_by_firing(const DepletionQuery& query);
/// `die` only counts when a roll is needed.
bool is_depleted(const DepletionQuery& query, std::optional<int> die);

struct ResupplyQuery {
    bool supply_within_reach = false;  ///< battalion truck, pack animal or porter within 6" in 5F
    int turn = 1;
    int depleted_in_turn = 1;
    Platform platform = Platform::Other;
    bool special_ammo = false;
    int resupplies = 0;  ///< so far in the game
};
/// Later turn, in reach; rocket launchers once; special ammunition and flame never. [ADV-AMMO-07,
/// ADV-AMMO-09, ADV-AMMO-11, ADV-FLAME-02]
bool is_resupplied(const ResupplyQuery& query);

}  // namespace rules
