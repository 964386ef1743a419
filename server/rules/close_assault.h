#pragma once
#include "rules/equipment.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// Close assault: small-arms direct fire by personnel in contact. [CA]
namespace rules {

struct AssaultQuery {
    Kind firer = Kind::Personnel;
    GunClass gun_class = GunClass::None;
    bool small_arms = true;   ///< of the line that is fired
    bool in_contact = false;  ///< with the target
};
/// Personnel in contact; a gun, or a vehicle, fires normally. [CA-01, R-44]
bool is_close_assault(const AssaultQuery& query);
/// At most one die on an AFV. [CA-07, ROF-10]
constexpr bool is_one_die_assault(Kind firer, Kind target) {
    return firer == Kind::Personnel && is_afv(target);
}

struct AssaultDeclaration {
    Kind target = Kind::Personnel;
    bool target_in_contact = true;
    bool firer_in_contact = true;         ///< with any enemy
    bool afv_has_attacker = false;        ///< another stand assaults this AFV in this step [CA-08]
    bool firer_assaults_afv = false;      ///< it has declared an AFV already [CA-09]
    bool firer_has_other_attack = false;  ///< in this step
};
/// One attacker on an AFV, which makes no other attack; in contact only at stands in contact.
/// [CA-08, CA-09, S-52]
Result<void> may_assault(const AssaultDeclaration& declaration);

}  // namespace rules
