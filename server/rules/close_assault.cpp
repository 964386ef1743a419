#include "rules/close_assault.h"

#include "base/refusal_code.h"

namespace rules {

bool is_close_assault(const AssaultQuery& query) {
    const bool fires_gun = query.gun_class != GunClass::None && !query.small_arms;
    return query.in_contact && query.firer == Kind::Personnel && !fires_gun;
}

Result<void> may_assault(const AssaultDeclaration& declaration) {
    if (declaration.firer_in_contact && !declaration.target_in_contact)
        return refuse(RefusalCode::OnlyInContact);
    if (declaration.firer_assaults_afv) return refuse(RefusalCode::AssaultsAfv);
    if (!is_afv(declaration.target)) return {};
    if (declaration.afv_has_attacker) return refuse(RefusalCode::OneAttacker);
    if (declaration.firer_has_other_attack)
        return refuse(RefusalCode::AssaultsAfv,
                      "A stand that assaults an AFV makes no other attack.", {"CA-09"});
    return {};
}

}  // namespace rules
