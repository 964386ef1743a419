#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/hits/messages.h"

/// Direct fire: declared in secret, resolved in one batch. [FIRE, PREP, OPF, GENF, CA] What is
/// asked and what happens.
namespace game {

struct DeclareFire {
    StandId firer = {};
    int line = 0;
    std::string target = {};  ///< the firer's side's handle of the target
    int dice = 0;             ///< 0: full rate
    std::optional<Point> path_point = {};
    std::optional<rules::Cover> cover_category = {};
};
struct WithdrawFire {
    ShotId shot;
};
struct FireDeclared {
    Shot shot;
};
struct FireWithdrawn {
    ShotId shot;
};
/// Why a shot came to nothing before a die was rolled.
enum class Wasted : std::uint8_t { OutOfRange, OutOfArc, NoLine };
/// A shot with all its dice. Shots that are wasted have none. [RNG-01]
struct ShotResolved {
    Shot shot;
    rules::FireKind kind = rules::FireKind::General;
    std::string weapon;
    int weapon_number = 0;
    Point target_at;
    bool in_range = true;  ///< false: it was wasted
    bool close_assault = false;
    rules::Band band = rules::Band::Close;
    rules::Effect effect;
    bool small_arms = false;
    rules::Working rate;
    int hit_number = 0;
    rules::Working to_hit_working;
    int needs = 0;
    std::vector<int> dice = {};
    int hits = 0;
    std::vector<ResultRoll>
        results;  ///< direct hits on the target; small arms come in HitsDistributed
    bool suppresses = false;
    std::vector<StandId> fired_at = {};  ///< whose companies check for it [S-51]
    bool other_line = false;             ///< of its nation's "other" line, not of its own [RNG-09]
    std::optional<Wasted> wasted = {};   ///< older journals do not say why
};
/// Small-arms hits of a pool, spread over the stands in its area. [SA-01 .. SA-10]
struct HitsDistributed {
    Side side = Side::Blue;  ///< of the firers
    std::vector<ShotId> shots = {};
    StandId aimed_at;
    int hits = 0;
    std::vector<ResultRoll> results = {};
};

}  // namespace game
