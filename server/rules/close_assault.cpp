#include "rules/close_assault.h"

namespace rules {

bool is_close_assault(const AssaultQuery& query) {
    const bool fires_gun = query.gun_class != GunClass::None && !query.small_arms;
    return query.in_contact && query.firer == Kind::Personnel && !fires_gun;
}

Result<void> may_assault(const AssaultDeclaration& declaration) {
    if (declaration.firer_in_contact && !declaration.target_in_contact)
        return refuse("only_in_contact", "In contact it fires only at stands in contact.",
                      {"S-52"});
    if (declaration.firer_assaults_afv)
        return refuse("assaults_afv", "It assaults an AFV and makes no other attack.", {"CA-09"});
    if (!is_afv(declaration.target)) return {};
    if (declaration.afv_has_attacker)
        return refuse("one_attacker", "Another stand assaults that AFV already.", {"CA-08"});
    if (declaration.firer_has_other_attack)
        return refuse("assaults_afv", "A stand that assaults an AFV makes no other attack.",
                      {"CA-09"});
    return {};
}

}  // namespace rules
