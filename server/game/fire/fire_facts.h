#pragma once
#include <optional>
#include <vector>

#include "game/core/state.h"
#include "rules/direct_fire.h"
#include "rules/facing.h"
#include "rules/fire_steps.h"

/// The facts that direct fire rests on, as plain values for the rules. [FIRE, RNG, HIT]
namespace game {

/// The fire that is declared in this step; nothing in all others.
std::optional<rules::FireKind> fire_declared_in(Subphase subphase);
/// Where a target is shot at. [OPF-03, OPF-05]
struct ShotPlace {
    Point at;
    Facing facing;
    Corners base{};
    bool in_motion = false;  ///< a point of its path [OPF-07]
};
/// Where it stands, or that point of its path in the facing of the leg. [FACE-13, S-50]
ShotPlace place_of_target(const Game& game, const Stand& target, rules::FireKind kind,
                          std::optional<Point> path_point);
/// Are the bases in contact, the firer's own and the target at that place?
bool in_contact_at(const Game& game, const Stand& firer, const Stand& target,
                   const ShotPlace& place);
/// Its cover at the place from wherever it is shot at. [HIT-11, OPF-07, S-30]
rules::CoverQuery cover_all_round(const Game& game, const Stand& target, const ShotPlace& place);
/// With what covers it on the firer's side. [S-32, S-92]
rules::Cover cover_from(const Game& game, rules::CoverQuery all_round, const ShotPlace& place,
                        Point firer_at);
/// Cover at the place, before the kind of target matters. [HIT-11, OPF-07, S-30, S-32, S-92]
rules::Cover cover_at(const Game& game, const Stand& target, const ShotPlace& place,
                      Point firer_at);
/// A crest, wall or emplacement across the line of fire within 1" of an AFV that stood still or
/// went cautiously. [S-47, S-92]
bool is_hull_down(const Game& game, const Stand& target, const ShotPlace& place,
                  const Stand& firer);
/// The same, whatever stands there and moved how. [S-47]
bool is_hull_hidden(const Game& game, const Corners& base, const Stand& firer);
/// The arcs of the firer, or of what carries it.
rules::Arcs arcs_of_fire(const Game& game, const Stand& firer);
/// Does it fire all round, whichever way it faces? Who is carried does, and who touches its target
/// on foot. [FIRE-15, CA-01, S-52]
bool fires_all_round(const Game& game, const Stand& firer, bool contact);
/// Does the weapon bear that way? [FIRE-15]
bool bears_on(const Game& game, const Stand& firer, const rules::WeaponLine& line, rules::Arc arc,
              bool contact);
/// At what else a weapon's dice go, when they are divided. [S-46]
struct OtherTargets {
    bool any = false;
    bool out_of_contact = false;  ///< one of them at least
};
OtherTargets other_targets(const Game& game, const Stand& firer, const rules::WeaponLine& line,
                           rules::FireKind kind, StandId target);
/// Dice at one target with one line. [ROF-01, S-46]
rules::RateOfFire rate_of_fire(const Game& game, const Stand& firer, const rules::WeaponLine& line,
                               rules::FireKind kind, const Stand& target, bool contact,
                               OtherTargets others);
bool is_assault(const Game& game, const Stand& firer, const rules::WeaponLine& line, bool contact);

}  // namespace game
