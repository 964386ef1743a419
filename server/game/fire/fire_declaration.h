#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "game/fire/fire_facts.h"
#include "game/fire/target_area.h"
#include "rules/facing.h"

/// What a side may declare, judged on what it knows. Range is never asked. [FIRE-09, MEAS-01,
/// MEAS-04]
namespace game {

/// Who fires, with all that does not depend on the target.
struct Firer {
    const Stand* stand = nullptr;
    const std::vector<rules::WeaponLine>* lines = nullptr;
    std::vector<rules::FireQuery> queries;  ///< by line, but for the target
    std::vector<const Shot*> declared;      ///< its shots in this step
    Corners base{};                         ///< of the stand, or of what carries it
    std::optional<rules::Arcs> arcs;        ///< none: all of its weapons bear all round
};
Firer firer_of(const Game& game, const Stand& stand, rules::FireKind kind);

/// A place at which a contact may be shot at, with all that does not depend on who fires.
struct AimPoint {
    StandId target;
    std::optional<Point> path_point;
    ShotPlace place;
    std::optional<Point> seen_from;  ///< where the part of its path that was seen begins [R-18]
    bool is_passenger = false;
    bool disengages = false;
    std::optional<Inches> sight_limit;
};
AimPoint aim_point(const Game& game, const Contact& contact, rules::FireKind kind,
                   std::optional<Point> path_point);

/// One firer and one such place; both outlive it.
struct Aim {
    const Firer* firer = nullptr;
    const AimPoint* at = nullptr;
    bool contact = false;
    bool line_of_fire = true;
    rules::Arc arc = rules::Arc::Front;
    bool all_round = false;    ///< whatever the arc
    bool came_closer = false;  ///< who disengages, on the part that was seen [R-18]
};
/// As if nothing were in the way: whether there is a line of fire costs more than all the rest.
Aim take_aim(const Game& game, const Firer& firer, const AimPoint& at);
/// Does the weapon of this line bear that way? [FIRE-15]
bool bears(const Aim& aim, int line);
/// May this line be declared at this aim, beside what the stand has declared already? [FIRE-21,
/// CA-08, S-52]
Result<void> may_declare(const Game& game, const Aim& aim, int line, rules::FireKind kind);
/// Covers that this line of small arms can be aimed at there: those of enemies seen in the area
/// that it can harm at some range and has a line of fire to; none for an assault. [S-48]
std::vector<rules::Cover> covers_in_area(const Game& game, const Aim& aim,
                                         const rules::WeaponLine& line,
                                         const std::vector<InArea>& area,
                                         const std::function<bool(const Corners&)>& has_line);
/// What this stand has declared that its weapons do not bear on, as it stands and faces. [FIRE-15]
std::vector<ShotId> shots_off_bearing(const Game& game, const Stand& firer);
/// Is it a thing that can be shot at in this step: on the table, or gone from it after driving?
/// [S-26]
bool can_be_target(const Game& game, const Stand& target, rules::FireKind kind);

}  // namespace game
