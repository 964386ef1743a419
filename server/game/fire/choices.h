#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/fire/fire_declaration.h"
#include "game/fire/lines_of_fire.h"
#include "game/fire/target_area.h"
#include "rules/direct_fire.h"

/// What a side may do now in this chapter, as data. [REL-27]
namespace game {

struct TargetChoice {
    std::string target;  ///< handle
    std::vector<Point>
        path_points;  ///< Op Fire at a mover: where it was in sight; empty: where it stands
    std::vector<rules::Cover> covers;  ///< small arms: categories that can be declared
    bool operator==(const TargetChoice&) const = default;
};
struct WeaponChoice {
    int line = 0;
    std::string name;
    int dice = 1;  ///< the full rate at one target
    std::vector<TargetChoice> targets;
    bool operator==(const WeaponChoice&) const = default;
};
struct FireChoice {
    StandId firer;
    std::vector<WeaponChoice> weapons;
    bool operator==(const FireChoice&) const = default;
};
/// A place at which an enemy may be shot at, and who else is hit there by small arms.
struct TargetPlace {
    AimPoint at;
    std::optional<std::vector<InArea>> area;  ///< looked up when it is asked for
};
struct TargetSeen {
    std::size_t contact = 0;          ///< which of those that the side knows of
    std::vector<TargetPlace> places;  ///< where it stands; in Op Fire where it was seen moving
};
/// Looked up once for all firers of a side; nothing: not yet, or no more.
using TargetsSeen = std::optional<std::vector<TargetSeen>>;
/// Whom a side may fire at in a step of fire.
struct Targets {
    const Game& game;
    Side side;
    rules::FireKind kind;
    LinesOfFire& lines_of_fire;
    std::vector<TargetSeen>& seen;
};
/// Nothing in a step in which nobody fires.
std::optional<Targets> targets_of(const Game& game, Side side, LinesOfFire& lines,
                                  TargetsSeen& seen);
std::optional<FireChoice> fire_choice(Targets& targets, const Stand& firer);
/// Those that it touches, where they stand or somewhere on the way on which they were seen: what it
/// may declare depends on the shots of others at them. [S-52]
std::vector<StandId> whom_it_could_assault(const Targets& targets, const Stand& firer);

}  // namespace game
