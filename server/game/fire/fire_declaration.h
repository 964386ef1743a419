#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "game/fire/fire_facts.h"
#include "rules/facing.h"

/// What a side may declare, judged on what it knows. Range is never asked. [FIRE-09, MEAS-01,
/// MEAS-04]
namespace game {

/// One firer and one place of a target, with all that does not depend on the weapon.
struct Aim {
    const Stand* firer = nullptr;
    const Stand* target = nullptr;
    ShotPlace place;
    std::optional<Point> path_point;
    bool contact = false;
    bool line_of_fire = false;
    rules::Arc arc = rules::Arc::Front;
    std::optional<Point> seen_from;  ///< where the part of its path that was seen begins [R-18]
    rules::FireQuery query;          ///< but for the weapon
};
/// Who aims at nobody yet: what its order, its state and its former fire let it do.
Aim aim_of(const Game& game, const Stand& firer);
/// Without a look whether there is a line of fire, which costs more than all the rest. `own`: of
/// the firer.
Aim take_aim(const Game& game, const Aim& own, const Contact& contact,
             std::optional<Point> path_point);
/// `obstacles`: what the side knows of them.
Aim take_aim(const Game& game, const std::vector<rules::SightObstacle>& obstacles,
             const Stand& firer, const Contact& contact, std::optional<Point> path_point);
/// May this line be declared at this aim, beside what the stand has declared already? [FIRE-21,
/// CA-08, S-52]
Result<void> may_declare(const Game& game, const Aim& aim, int line, rules::FireKind kind);
/// Covers that this line of small arms can be aimed at there: those of enemies seen in the area
/// that it can harm at some range and has a line of fire to; none for an assault. [S-48]
std::vector<rules::Cover> covers_in_area(const Game& game, const Aim& aim,
                                         const rules::WeaponLine& line, rules::FireKind kind,
                                         const std::function<bool(const Corners&)>& has_line);
/// What this stand has declared that its weapons do not bear on, as it stands and faces. [FIRE-15]
std::vector<ShotId> shots_off_bearing(const Game& game, const Stand& firer);
/// Is it a thing that can be shot at in this step: on the table, or gone from it after driving?
/// [S-26]
bool can_be_target(const Game& game, const Stand& target, rules::FireKind kind);

}  // namespace game
