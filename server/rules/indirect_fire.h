#pragma once
#include <array>

#include "base/geometry.h"
#include "rules/indirect_fire_chart.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// Indirect fire: response, templates, to hit; air strikes alike. [IDF, AIR]
namespace rules {

/// 5 organic, 3 supporting, 3 harassing. An air strike is supporting. [IDF-05, IDF-11, S-59]
int response_base(const ResponseQuery& query);
Working response_modifiers(const ResponseQuery& query);
/// The base number, the modifiers, and what keeps it from falling below 0: adds up to
/// `response_number`.
Working response_working(const ResponseQuery& query);
/// The highest die that succeeds, at least 0. [IDF-05]
int response_number(const ResponseQuery& query);
/// A stand that observes for itself needs no roll. [IDF-03]
constexpr bool needs_response(bool self_observed) { return !self_observed; }

/// The indirect chart: no light cover, patrol, hull down, quality or suppression. [IDF-17, IDF-18,
/// IDF-20]
Working indirect_modifiers(const IndirectShot& shot);
int idf_to_hit(int he_number, const Working& modifiers);

/// Dice of one firing stand against one stand: its rate in 1C, one against a mover in 3A. [IDF-22,
/// IDF-23, S-57]
constexpr int indirect_dice(FireKind step, int rof) {
    return step == FireKind::Opportunity ? 1 : rof;
}
/// Smoke makes no attack and suppresses nobody. [SUPP-04, SUPP-05, IDF-25, IDF-29]
constexpr bool is_he_mission(MissionKind mission) { return mission != MissionKind::Smoke; }
/// Aircraft are gone after 1C: who comes to the place later is not attacked. [S-81]
constexpr bool attacks_movers(MissionKind mission) {
    return is_he_mission(mission) && mission != MissionKind::AirStrike;
}
/// Harassing fire and aircraft take nothing from a battery's ammunition. [ADV-AMMO-06, S-81]
constexpr bool takes_ammunition(MissionKind mission) {
    return mission == MissionKind::HighExplosive || mission == MissionKind::TimeOnTarget;
}
/// Is this base so near the target point of an air attack that its company feels it? [AIR-03]
bool feels_air_attack(const Corners& base, Point target_point);

/// The burst area: an axis-parallel square centred on the target point. [IDF-12, S-56]
std::array<Point, 4> burst_area(Point centre, Inches size);
/// Every stand wholly or partly inside may be hit. [IDF-14]
bool is_in_burst(const Corners& base, Point centre, Inches size);

struct ObserverQuery {
    Issuer issuer = Issuer::None;
    bool observer = false;
    bool barred_from_observing = false;  ///< the scenario takes the role away
    MoraleState state = MoraleState::Steady;
    bool request_made = false;  ///< this turn, failed ones included
};
/// Commanders, staff and observers, one request a turn, not while Demoralized. [IDF-02, S-55]
Result<void> may_observe(const ObserverQuery& query);
struct BatteryQuery {
    MoraleState state = MoraleState::Steady;
    bool limbered = false;
    bool has_indirect_entry = true;
    bool request_made = false;
    bool in_range = true;  ///< off-board batteries always are
    MissionKind mission = MissionKind::HighExplosive;
    bool target_spotted = true;  ///< a visible enemy stand within 1" of the point [IDF-13]
    int smoke_missions = 0;
    bool aircraft = false;
    int sorties = 0;          ///< of aircraft that have come: still to be flown
    bool air_allowed = true;  ///< by the weather [S-02]
    bool tot_allowed = true;  ///< the scenario says how many batteries it takes [S-58]
};
/// Pinned and Shaken batteries may, Demoralized ones not; H&I and smoke need no spotted target.
/// [AIR-02, IDF-04, IDF-11, R-25, S-34, S-55, S-58, S-59]
Result<void> may_fire_mission(const BatteryQuery& query,
                              const Options& options = default_options());

}  // namespace rules
