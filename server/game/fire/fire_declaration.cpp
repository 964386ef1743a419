#include "game/fire/fire_declaration.h"

#include <algorithm>

#include "game/ammunition/ammunition.h"
#include "game/command/firers.h"
#include "game/command/orders_in_force.h"
#include "game/command/weapon_lines.h"
#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "game/fire/target_area.h"
#include "rules/close_assault.h"
#include "rules/facing.h"
#include "rules/movement_limits.h"
#include "rules/suppression.h"

namespace game {
namespace {

using rules::FireKind;

/// Can it be H or HC at any range? At which, nobody knows before the shot. [PREP-02, MEAS-01]
bool may_be_h_or_hc(const rules::WeaponLine& line) {
    return std::ranges::any_of(line.bands, [&](const rules::RangeBand& band) {
        return rules::is_h_or_hc(line, band.effect);
    });
}

rules::FireQuery query_of(const Game& game, const Aim& aim, int line_number) {
    const auto number = static_cast<std::size_t>(line_number);
    const auto& line = weapon_lines_of(game, *aim.firer)[number];
    auto query = aim.query;
    const auto& fired = aim.firer->weapons_fired;
    query.weapon_fired = std::ranges::find(fired, line.weapon) != fired.end();
    query.depleted = is_out_of_ammunition(game, *aim.firer, number);
    query.flame = line.flame;
    query.rof_star = line.rof_star;
    query.h_or_hc = may_be_h_or_hc(line);
    query.line_of_fire =
        aim.line_of_fire && is_within(sight_limit(game, *aim.target),
                                      base_of(game, body_of(game, *aim.firer)), aim.place.base);
    query.in_arc = bears_on(game, *aim.firer, line, aim.arc, aim.contact);
    return query;
}

void ask_of_target(const Game& game, const Aim& aim, rules::FireQuery& query) {
    query.target_in_contact = aim.contact;
    query.target_is_passenger = is_passenger(game, *aim.target);
    query.target_disengages = effective_order(game, *aim.target) == OrderChit::Disengage;
    query.target_came_closer =
        query.target_disengages && aim.seen_from &&
        rules::is_closer(aim.place.at, *aim.seen_from, base_of(game, body_of(game, *aim.firer)));
}

const rules::WeaponLine& line_of_shot(const Game& game, const Shot& shot) {
    const auto& lines = weapon_lines_of(game, the_stand(game, shot.firer));
    return lines[static_cast<std::size_t>(shot.line)];
}

bool assaults(const Game& game, const Shot& shot, FireKind kind) {
    const auto& firer = the_stand(game, shot.firer);
    const auto& target = the_stand(game, shot.target);
    const auto place = place_of_target(game, target, kind, shot.path_point);
    return is_assault(game, firer, line_of_shot(game, shot),
                      in_contact_at(game, firer, target, place));
}

bool assaults_afv(const Game& game, const Shot& shot, FireKind kind) {
    return rules::is_afv(line_of(game, the_stand(game, shot.target)).kind) &&
           assaults(game, shot, kind);
}

Result<void> may_assault(const Game& game, const Aim& aim, const rules::WeaponLine& line,
                         FireKind kind) {
    rules::AssaultDeclaration declaration;
    declaration.target = line_of(game, *aim.target).kind;
    declaration.target_in_contact = aim.contact;
    declaration.firer_in_contact = aim.query.in_contact;
    for (const auto& shot : game.shots) {
        if (shot.firer == aim.firer->id) {
            declaration.firer_has_other_attack = true;
            if (assaults_afv(game, shot, kind)) declaration.firer_assaults_afv = true;
        } else if (shot.target == aim.target->id && assaults_afv(game, shot, kind)) {
            declaration.afv_has_attacker = true;
        }
    }
    if (!is_assault(game, *aim.firer, line, aim.contact) && !declaration.firer_assaults_afv)
        return {};
    return rules::may_assault(declaration);
}

rules::WeaponUse use_of(const rules::WeaponLine& line, FireKind kind, StandId target) {
    return {.mount = line.mount, .small_arms = line.small_arms, .step = kind, .target = target};
}

}  // namespace

bool can_be_target(const Game& game, const Stand& target, FireKind kind) {
    if (on_table(target) || is_rider(game, target)) return true;
    return kind == FireKind::Opportunity && target.presence == Presence::OffTable &&
           target.path.size() > 1;
}

Aim aim_of(const Game& game, const Stand& firer) {
    const auto kind = fire_declared_in(game.subphase).value_or(FireKind::General);
    Aim aim;
    aim.firer = &firer;
    aim.query = firer_query(game, firer, kind);
    return aim;
}

Aim take_aim(const Game& game, const Aim& own, const Contact& contact,
             std::optional<Point> path_point) {
    auto aim = own;
    aim.target = find_stand(game, contact.stand);
    aim.path_point = path_point;
    aim.place = place_of_target(game, *aim.target, own.query.kind, path_point);
    aim.contact = in_contact_at(game, *aim.firer, *aim.target, aim.place);
    aim.arc = arc_of_fire(game, *aim.firer, aim.place.base);
    if (const auto& seen = contact.shown.path; !seen.empty()) aim.seen_from = seen.front();
    ask_of_target(game, aim, aim.query);
    return aim;
}

Aim take_aim(const Game& game, const std::vector<rules::SightObstacle>& obstacles,
             const Stand& firer, const Contact& contact, std::optional<Point> path_point) {
    auto aim = take_aim(game, aim_of(game, firer), contact, path_point);
    aim.line_of_fire = has_line_of_fire(game, obstacles, firer, aim.place.base);
    return aim;
}

Result<void> may_declare(const Game& game, const Aim& aim, int line_number, FireKind kind) {
    const auto& lines = weapon_lines_of(game, *aim.firer);
    const auto& line = lines[static_cast<std::size_t>(line_number)];
    const auto& options = game.scenario.options;
    if (auto may = rules::may_fire(query_of(game, aim, line_number), options); !may) return may;
    if (auto may = may_assault(game, aim, line, kind); !may) return may;
    const auto use = use_of(line, kind, aim.target->id);
    for (const auto& shot : game.shots) {
        if (shot.firer != aim.firer->id) continue;
        const auto other = use_of(line_of_shot(game, shot), kind, shot.target);
        if (auto may = rules::may_use_both(other, use); !may) return may;
    }
    return {};
}

std::vector<rules::Cover> covers_in_area(const Game& game, const Aim& aim,
                                         const rules::WeaponLine& line, FireKind kind,
                                         const std::function<bool(const Corners&)>& has_line) {
    if (is_assault(game, *aim.firer, line, aim.contact)) return {};
    const auto harms = [&](rules::Kind target) {
        return std::ranges::any_of(line.bands, [&](const rules::RangeBand& band) {
            return rules::can_harm(band.effect, target, false);
        });
    };
    std::vector<rules::Cover> covers;
    const TargetArea area{*aim.firer, *aim.target, aim.place, kind};
    for (const auto& seen : covers_seen(game, area, {harms, has_line}))
        covers.push_back(seen.cover);
    std::ranges::sort(covers);
    covers.erase(std::unique(covers.begin(), covers.end()), covers.end());
    return covers;
}

std::vector<ShotId> shots_off_bearing(const Game& game, const Stand& firer) {
    std::vector<ShotId> lost;
    const auto kind = fire_declared_in(game.subphase);
    if (!kind || !on_table(firer)) return lost;
    const auto& own = line_of(game, firer);
    for (const auto& shot : game.shots) {
        if (shot.firer != firer.id) continue;
        const auto& target = the_stand(game, shot.target);
        const auto place = place_of_target(game, target, *kind, shot.path_point);
        const auto arc =
            rules::arc_towards(own.kind, own.gun_class, firer.facing, firer.at, place.base);
        const bool contact = in_contact_at(game, firer, target, place);
        if (!bears_on(game, firer, line_of_shot(game, shot), arc, contact)) lost.push_back(shot.id);
    }
    return lost;
}

}  // namespace game
