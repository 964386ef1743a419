#pragma once
#include <optional>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "base/ids.h"
#include "rules/fire_results_chart.h"
#include "rules/vocabulary.h"

/// What hits do: the results roll, small-arms distribution, forced back. [RES, SA, FB]
namespace rules {

/// `modified` is the die that was looked up; the natural one where nothing modifies it. [DIE-05]
struct HitResult {
    HitOutcome outcome = HitOutcome::NoEffect;
    int modified = 0;
    Working working = {};
};
/// One hit with its working. [RES-01 .. RES-12, CA-05, S-43]
HitResult resolve_hit(const ResultQuery& query);
/// One hit. The same function without the working.
HitOutcome hit_result(const ResultQuery& query);
/// A passenger stand of an eliminated vehicle: one roll in its own row. [PASS-04]
HitOutcome passenger_result(int die, TroopQuality quality);
/// Results rolls for each hit: two on a Human Wave. [DIE-08, ADV-BAN-07]
constexpr int results_per_hit(bool target_is_human_wave) { return target_is_human_wave ? 2 : 1; }
/// An eliminated vehicle leaves a burning wreck. [RES-16]
constexpr bool leaves_wreck(Kind kind) { return is_vehicle(kind); }

/// All hits of firers that used the same cover modifier. [SA-04, SA-06]
struct SmallArmsPool {
    Cover category = Cover::None;
    int hits = 0;
};
/// An enemy stand in the target area, hidden ones included. [SA-01, SA-10]
struct SmallArmsCandidate {
    StandId stand = {};
    Inches distance = {};       ///< to the nearest firer of the pool [SA-02]
    int choice = 0;             ///< the firer's choice among equals: lower first
    Cover cover = Cover::None;  ///< as it counts against this fire
    bool line_of_fire = true;   ///< from at least one firer [SA-09]
};
/// Hits for each candidate, in the order given. Hits nobody can take are lost. [SA-02 .. SA-09]
/// The cover of an enemy in the area that the fire can hit.
struct CoverSeen {
    StandId stand = {};
    Cover cover = Cover::None;
    Inches distance;  ///< from the point aimed at
    bool is_target = false;
};
/// Whose cover the fire uses: in the declared category if somebody there has it, the target before
/// the nearest to it; nobody's where nobody is seen that can be hit. [SA-03, S-48]
std::optional<CoverSeen> cover_fired_at(std::optional<Cover> declared,
                                        std::span<const CoverSeen> covers);

std::vector<int> distribute(SmallArmsPool pool, std::span<const SmallArmsCandidate> candidates);
/// Every pool for itself, added up. [SA-04]
std::vector<int> distribute(std::span<const SmallArmsPool> pools,
                            std::span<const SmallArmsCandidate> candidates);

struct ForcedBackQuery {
    Inches cross_country = {};  ///< its allowance
    MoraleState state = MoraleState::Steady;
    bool visible_enemy = false;
    bool visible_enemy_within_12 = false;
    bool human_wave = false;
};
/// What binds a forced-back move; the place itself is found by the game. [FB-01 .. FB-13]
struct ForcedBackMove {
    bool moves = true;              ///< a Human Wave does not [ADV-BAN-02]
    bool to_nearest_cover = false;  ///< no visible enemy [FB-06]
    bool may_stop_in_cover = true;  ///< [FB-08]
    bool may_go_deeper = true;      ///< [FB-09]
    Inches distance = {};           ///< of allowance, terrain paid from it [FB-07]
};
ForcedBackMove forced_back(const ForcedBackQuery& query);

struct EnemySeen {
    StandId stand = {};
    Inches distance = {};
    bool fired_at_it = false;
};
/// The enemy to move away from: nearest, then the one that fired, then the lowest id; none is zero.
/// [FB-02]
StandId flees_from(std::span<const EnemySeen> enemies);
/// As straight away as can be: from the enemy's closest point through the stand's centre. [FB-03]
Facing away_from(Point enemy, Point centre);

}  // namespace rules
