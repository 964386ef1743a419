#include "game/fire/fire_facts.h"

#include <algorithm>
#include <array>

#include "game/command/orders_in_force.h"
#include "game/command/weapon_lines.h"
#include "game/core/bodies.h"
#include "game/core/paths.h"
#include "rules/close_assault.h"
#include "rules/cover_lines.h"
#include "rules/facing.h"

namespace game {

std::optional<rules::FireKind> fire_declared_in(Subphase subphase) {
    if (subphase == Subphase::PrepFireA || subphase == Subphase::PrepFireB)
        return rules::FireKind::Prep;
    if (subphase == Subphase::OpportunityFire) return rules::FireKind::Opportunity;
    if (subphase == Subphase::GeneralFire) return rules::FireKind::General;
    return std::nullopt;
}

ShotPlace place_of_target(const Game& game, const Stand& target, rules::FireKind kind,
                          std::optional<Point> path_point) {
    const auto& body = body_of(game, target);
    const bool moved = kind == rules::FireKind::Opportunity && body.path.size() > 1;
    ShotPlace place{body.at, body.facing, {}, moved};
    if (const auto leg = moved && path_point ? leg_of(body.path, *path_point) : std::nullopt) {
        place.at = *path_point;
        if (*path_point != body.path.back())
            place.facing = bearing(body.path[*leg], body.path[*leg + 1]);
    }
    place.base = base_at(body, place.at, place.facing);
    return place;
}

bool in_contact_at(const Game& game, const Stand& firer, const Stand& target,
                   const ShotPlace& place) {
    if (!on_table(firer) || !within(firer.at, place.at, kBeyondContact)) return false;
    if (is_passenger(game, target)) return false;
    return in_contact(game, base_of(game, firer), place.base);
}

namespace {

/// A wreck between the firer and personnel that touches it. [S-32]
bool is_behind_wreck(const Game& game, const Corners& base, Point at, Point firer_at) {
    return std::ranges::any_of(game.wrecks, [&](const Wreck& wreck) {
        const auto size = rules::base_dimensions(wreck.base);
        const auto outline = base_corners(wreck.at, size.width, size.depth, wreck.facing);
        return in_contact(game, base, outline) && crosses_inside(firer_at, at, outline);
    });
}

}  // namespace

rules::CoverQuery cover_all_round(const Game& game, const Stand& target, const ShotPlace& place) {
    return {.kind = line_of(game, target).kind,
            .ground = rules::cover_of(game.scenario.field, place.base),
            .moved = target.moved,
            .in_motion = place.in_motion,
            .order = effective_order(game, target).value_or(OrderChit::Hold),
            .rider = is_rider(game, target)};
}

rules::Cover cover_from(const Game& game, rules::CoverQuery all_round, const ShotPlace& place,
                        Point firer_at) {
    auto& ground = all_round.ground;
    ground = rules::cover_towards(game.scenario.field, place.base, ground, firer_at);
    if (ground == rules::Cover::None && all_round.kind == rules::Kind::Personnel &&
        is_behind_wreck(game, place.base, place.at, firer_at))
        ground = rules::Cover::Light;
    return rules::cover_against_fire(all_round);
}

rules::Cover cover_at(const Game& game, const Stand& target, const ShotPlace& place,
                      Point firer_at) {
    return cover_from(game, cover_all_round(game, target, place), place, firer_at);
}

bool is_hull_down(const Game& game, const Stand& target, const ShotPlace& place,
                  const Stand& firer) {
    const auto order = effective_order(game, target);
    if (!rules::is_afv(line_of(game, target).kind)) return false;
    if (target.moved && order != OrderChit::CautiousAdvance) return false;
    return is_hull_hidden(game, place.base, firer);
}

bool is_hull_hidden(const Game& game, const Corners& base, const Stand& firer) {
    const auto& from = body_of(game, firer);
    const auto& field = game.scenario.field;
    return rules::is_hull_hidden(field, base, from.at, rules::level_of(field, base_of(game, from)));
}

rules::Arcs arcs_of_fire(const Game& game, const Stand& firer) {
    const auto& body = body_of(game, firer);
    const auto& line = line_of(game, body);
    return {line.kind, line.gun_class, body.facing, body.at};
}

bool fires_all_round(const Game& game, const Stand& firer, bool contact) {
    const bool personnel = line_of(game, firer).kind == rules::Kind::Personnel;
    return is_passenger(game, firer) || is_rider(game, firer) ||
           !rules::facing_matters(personnel, contact);
}

bool bears_on(const Game& game, const Stand& firer, const rules::WeaponLine& line, rules::Arc arc,
              bool contact) {
    return fires_all_round(game, firer, contact) || rules::bears_on(line.mount, arc);
}

/// Direct fire with a band and a rate of its own. [CA-02]
bool is_assault(const Game& game, const Stand& firer, const rules::WeaponLine& line, bool contact) {
    const auto& own = line_of(game, firer);
    return rules::is_close_assault({.firer = own.kind,
                                    .gun_class = own.gun_class,
                                    .small_arms = line.small_arms,
                                    .in_contact = contact});
}

/// What has been declared for the same weapon, wherever it is aimed. [ROF-07, ROF-08]
OtherTargets other_targets(const Game& game, const Stand& firer, const rules::WeaponLine& line,
                           rules::FireKind kind, StandId target) {
    const auto& lines = weapon_lines_of(game, firer);
    OtherTargets others;
    for (const auto& shot : game.shots) {
        if (shot.firer != firer.id || shot.target == target ||
            lines[static_cast<std::size_t>(shot.line)].weapon != line.weapon)
            continue;
        const auto& other = the_stand(game, shot.target);
        const auto place = place_of_target(game, other, kind, shot.path_point);
        others.any = true;
        others.out_of_contact |= !in_contact_at(game, firer, other, place);
    }
    return others;
}

/// With whom else the firer is in contact matters where its dice are divided. [ROF-08]
/// Op Fire has its bonus, Prep Fire has none, a Human Wave in assault. Whoever is in a vehicle is a
/// passenger; cavalry is mounted on its horses only. [OPF-09, PREP-04, ADV-BAN-04, ROF-06]
rules::RateOfFire rate_of_fire(const Game& game, const Stand& firer, const rules::WeaponLine& line,
                               rules::FireKind kind, const Stand& target, bool contact,
                               OtherTargets others) {
    const auto& own = line_of(game, firer);
    const auto target_kind = line_of(game, target).kind;
    const bool on_foot_at_afv = rules::is_one_die_assault(own.kind, target_kind);
    return rules::dice(
        {.rof = line.rof,
         .rof_contact = line.rof_contact,
         .close_assault = is_assault(game, firer, line, contact),
         .op_fire = kind == rules::FireKind::Opportunity,
         .quality = firer.quality,
         .human_wave = is_human_wave(game, firer),
         .passenger = is_passenger(game, firer),
         .multiple_targets = others.any,
         .other_out_of_contact = others.out_of_contact,
         .in_contact = contact,
         .firer_in_contact = others.any && on_table(firer) && touches_enemy(game, firer),
         .split_in_contact = game.scenario.options.split_in_contact,
         .personnel_vs_afv = on_foot_at_afv,
         .battalion_gun = line.battalion_gun});
}

}  // namespace game
