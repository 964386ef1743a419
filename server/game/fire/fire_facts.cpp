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
#include "rules/sight_line.h"

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
    if (!on_table(firer) || is_passenger(game, target)) return false;
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

rules::Cover cover_at(const Game& game, const Stand& target, const ShotPlace& place,
                      Point firer_at) {
    const auto kind = line_of(game, target).kind;
    auto ground = rules::cover_towards(game.scenario.field, place.base, firer_at);
    if (ground == rules::Cover::None && kind == rules::Kind::Personnel &&
        is_behind_wreck(game, place.base, place.at, firer_at))
        ground = rules::Cover::Light;
    return rules::cover_against_fire(
        {.kind = kind,
         .ground = ground,
         .moved = target.moved,
         .in_motion = place.in_motion,
         .order = effective_order(game, target).value_or(OrderChit::Hold),
         .rider = is_rider(game, target)});
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

namespace {

struct FriendInTheWay {
    Corners base{};
    bool supported = false;  ///< personnel in contact with the firer
};

/// No base reaches farther.
Box room_of(const Stand& stand) {
    const Point half{kBeyondContact / 2, kBeyondContact / 2};
    return {stand.at - half, stand.at + half};
}

/// Friends only: neither enemies nor open blocking terrain hinder fire. [LOS-11, LOS-13]
std::vector<FriendInTheWay> friends_in_the_way(const Game& game, const Stand& firer,
                                               const Corners& from, const Corners& to) {
    std::vector<Point> both{from.begin(), from.end()};
    both.insert(both.end(), to.begin(), to.end());
    const auto lane = box_around(both);
    const bool foot = on_table(firer) && line_of(game, firer).kind == rules::Kind::Personnel;
    const bool supports = game.scenario.options.supporting_fire == rules::SupportingFire::Contact;
    std::vector<FriendInTheWay> found;
    for (const auto& other : game.stands) {
        if (other.side != firer.side || !on_table(other)) continue;
        if (other.id == body_of(game, firer).id || !boxes_touch(lane, room_of(other))) continue;
        const auto base = base_of(game, other);
        if (!boxes_touch(box_around(base), lane)) continue;
        const bool personnel = line_of(game, other).kind == rules::Kind::Personnel;
        const bool through = supports && foot && personnel && in_contact(game, from, base);
        found.push_back({base, through});
    }
    return found;
}

}  // namespace

bool has_line_of_fire(const Game& game, const std::vector<rules::SightObstacle>& obstacles,
                      const Stand& firer, const Corners& target) {
    const auto& field = game.scenario.field;
    const auto& options = game.scenario.options;
    const auto from_base = base_of(game, body_of(game, firer));
    const auto from = rules::sight_end(field, from_base);
    const auto to = rules::sight_end(field, target);
    const auto friends = friends_in_the_way(game, firer, from_base, target);
    const auto sees = [&](std::optional<std::size_t> without) {
        auto in_the_way = obstacles;
        for (std::size_t i = 0; i < friends.size(); ++i)
            if (i != without) in_the_way.push_back(rules::friend_obstacle(friends[i].base));
        return rules::sight(field, from, to, in_the_way, options);
    };
    if (sees(std::nullopt)) return true;
    for (std::size_t i = 0; i < friends.size(); ++i)
        if (friends[i].supported && sees(i)) return true;
    return false;
}

rules::Arc arc_of_fire(const Game& game, const Stand& firer, const Corners& target) {
    const auto& body = body_of(game, firer);
    const auto& line = line_of(game, body);
    return rules::arc_towards(line.kind, line.gun_class, body.facing, body.at, target);
}

bool bears_on(const Game& game, const Stand& firer, const rules::WeaponLine& line, rules::Arc arc,
              bool contact) {
    const bool personnel = line_of(game, firer).kind == rules::Kind::Personnel;
    const bool all_round = is_passenger(game, firer) || is_rider(game, firer) ||
                           !rules::facing_matters(personnel, contact);
    return all_round || rules::bears_on(line.mount, arc);
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
