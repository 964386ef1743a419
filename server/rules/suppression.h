#pragma once
#include "rules/equipment.h"
#include "rules/vocabulary.h"

/// Suppression: what causes it. What it does is in direct_fire, indirect_fire and spotting. [SUPP]
namespace rules {

/// H effect, or hollow charge: what may Prep Fire and what suppresses. [PREP-02, R-03, S-43]
bool is_h_or_hc(const WeaponLine& line, Effect effect);
/// Direct H and HC fire in Prep and Op Fire suppresses its target, hit or not; General Fire nobody.
/// [SUPP-02, GENF-06, R-37]
bool suppresses(FireKind kind, const WeaponLine& line, Effect effect);

/// A vehicle and an enemy stand near it. [SUPP-06]
struct Proximity {
    Kind vehicle = Kind::SoftVehicle;
    Kind enemy = Kind::Personnel;
    bool within_12 = false;
    bool enemy_visible = false;  ///< spotted by the vehicle's side and in its LOS [R-04]
    Cover enemy_cover =
        Cover::None;  ///< terrain or fieldwork; standing still does not count [SUPP-08]
    MoraleState enemy_state =
        MoraleState::Steady;  ///< Demoralized personnel do not suppress [R-05]
};
bool suppressed_by_proximity(const Proximity& proximity);
/// At the end of 2C and of 3A.
constexpr bool tests_proximity(FireKind kind) {
    return kind == FireKind::Prep || kind == FireKind::Opportunity;
}

}  // namespace rules
