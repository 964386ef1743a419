#pragma once
#include <optional>

#include "base/ids.h"
#include "base/result.h"
#include "rules/equipment.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// Who may fire when. [FIRE, PREP, OPF, GENF]
namespace rules {

/// One stand, one weapon line, one target, in one fire step.
struct FireQuery {
    FireKind kind = FireKind::General;
    std::optional<OrderChit> order = {};  ///< none: S-09
    bool overwatch = false;               ///< fires as under Hold [ORD-36]
    MoraleState state = MoraleState::Steady;
    bool fired_in_other_step = false;  ///< this turn [FIRE-03]
    bool weapon_fired = false;         ///< this weapon, this turn [S-54]
    bool abandoned = false;            ///< a gun without crew [ABND-01]
    bool limbered = false;
    bool rof_star = false;
    bool moved = false;     ///< in the Movement Phase that counts: this turn's for 3A and 4B, last
                            ///< turn's for 1C and 2C [FIRE-19]
    bool h_or_hc = false;   ///< the effect at the actual band [PREP-02]
    bool depleted = false;  ///< out of ammunition [S-70]
    bool flame = false;     ///< of a flame weapon, whose fuel is not brought up [ADV-FLAME-02]
    bool passenger = false;
    bool carrier_lets_fire = false;  ///< `passengers_fire` [PASS-08]
    bool rider = false;
    bool personnel = false;   ///< the firer, gun crews included
    bool in_contact = false;  ///< the firer touches any enemy [R-19, S-52]
    bool target_in_contact = false;
    bool target_visible = true;
    bool line_of_fire = true;
    bool in_arc = true;
    bool target_is_passenger = false;  ///< PASS-01
    bool target_disengages = false;
    bool target_came_closer = false;  ///< to this firer, at the point of fire [R-18]
};
/// In contact with its target a stand on foot fires whatever way it faces. [CA-01, S-52]
constexpr bool facing_matters(bool personnel, bool target_in_contact) {
    return !(personnel && target_in_contact);
}
/// Yes, or the first reason why not, with its rules. [FIRE-01 .. FIRE-20]
Result<void> may_fire(const FireQuery& query, const Options& options = default_options());
/// Order, marker and state alone: may the stand take part in this step, apart from weapon and
/// target?
Result<void> may_take_part(const FireQuery& query, const Options& options = default_options());

/// One use of a weapon by a stand. [FIRE-21 .. FIRE-23]
struct WeaponUse {
    Mount mount = Mount::Hand;
    bool small_arms = false;  ///< a coaxial machine gun is no main weapon
    FireKind step = FireKind::General;
    StandId target = {};
};
/// May the stand make both uses in one turn? Turret weapons on one target; rear and AA machine
/// guns. [FIRE-21, FIRE-22, FIRE-23]
Result<void> may_use_both(const WeaponUse& a, const WeaponUse& b);

/// The dice declared for a target: none named means the full rate. [FIRE-10, S-46]
Result<int> declared_dice(std::optional<int> named, int rate);

}  // namespace rules
