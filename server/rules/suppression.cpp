#include "rules/suppression.h"

namespace rules {

bool is_h_or_hc(const WeaponLine& line, Effect effect) {
    return effect.letter == EffectLetter::H || effect.letter == EffectLetter::HC ||
           line.hollow_charge;
}

bool suppresses(FireKind kind, const WeaponLine& line, Effect effect) {
    const bool in_time = kind == FireKind::Prep || kind == FireKind::Opportunity;
    return in_time && is_h_or_hc(line, effect);
}

bool suppressed_by_proximity(const Proximity& proximity) {
    return is_vehicle(proximity.vehicle) && proximity.enemy == Kind::Personnel &&
           proximity.within_12 && proximity.enemy_visible && proximity.enemy_cover != Cover::None &&
           proximity.enemy_state != MoraleState::Demoralized;
}

}  // namespace rules
