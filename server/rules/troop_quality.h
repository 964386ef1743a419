#pragma once
#include "rules/troop_quality_chart.h"

/// Troop quality: where it enters, and nowhere else. The results row is in `fire_results.h`.
/// [QUAL-01 .. QUAL-07]
namespace rules {

/// Direct fire, to hit: Veteran and Elite +1, Trained and Green -1. [HIT-14, HIT-15]
constexpr int quality_to_hit(TroopQuality quality) { return quality_row(quality).to_hit; }
/// Direct fire, dice: Elite +1. [ROF-02]
constexpr int quality_rate_of_fire(TroopQuality quality) {
    return quality_row(quality).rate_of_fire;
}
/// Artillery response. [IDF-07]
constexpr int quality_response(TroopQuality quality) { return quality_row(quality).response; }
/// Entrenching. [ADV-ENT-04]
constexpr int quality_entrenching(TroopQuality quality) { return quality_row(quality).entrenching; }

}  // namespace rules
