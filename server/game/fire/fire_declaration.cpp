#include "game/fire/fire_declaration.h"

#include <algorithm>

#include "base/contains.h"
#include "game/ammunition/ammunition.h"
#include "game/command/firers.h"
#include "game/command/orders_in_force.h"
#include "game/command/weapon_lines.h"
#include "game/core/bodies.h"
#include "game/core/sight.h"
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

/// All that the rules ask of one of its lines before it is aimed.
void ask_of_line(const Game& game, const Firer& firer, std::size_t number,
                 rules::FireQuery& query) {
    const auto& line = (*firer.lines)[number];
    query.weapon_fired = contains(firer.stand->weapons_fired, line.weapon);
    query.depleted = is_out_of_ammunition(game, *firer.stand, number);
    query.flame = line.flame;
    query.rof_star = line.rof_star;
    query.h_or_hc = may_be_h_or_hc(line);
}

rules::FireQuery query_of(const Aim& aim, std::size_t number) {
    const auto& firer = *aim.firer;
    const auto& at = *aim.at;
    auto query = firer.queries[number];
    query.target_in_contact = aim.contact;
    query.target_is_passenger = at.is_passenger;
    query.target_disengages = at.disengages;
    query.target_came_closer = aim.came_closer;
    query.line_of_fire = aim.line_of_fire && is_within(at.sight_limit, firer.base, at.place.base);
    query.in_arc = bears(aim, static_cast<int>(number));
    return query;
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
    const auto& firer = *aim.firer->stand;
    const auto& target = the_stand(game, aim.at->target);
    declaration.target = line_of(game, target).kind;
    declaration.target_in_contact = aim.contact;
    declaration.firer_in_contact = aim.firer->queries.front().in_contact;
    declaration.firer_has_other_attack = !aim.firer->declared.empty();
    declaration.firer_assaults_afv = std::ranges::any_of(
        aim.firer->declared, [&](const Shot* shot) { return assaults_afv(game, *shot, kind); });
    if (!is_assault(game, firer, line, aim.contact) && !declaration.firer_assaults_afv) return {};
    declaration.afv_has_attacker = std::ranges::any_of(game.shots, [&](const Shot& shot) {
        return shot.firer != firer.id && shot.target == target.id && assaults_afv(game, shot, kind);
    });
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

Firer firer_of(const Game& game, const Stand& stand, FireKind kind) {
    Firer firer;
    firer.stand = &stand;
    firer.lines = &weapon_lines_of(game, stand);
    firer.base = base_of(game, body_of(game, stand));
    for (const auto& shot : game.shots)
        if (shot.firer == stand.id) firer.declared.push_back(&shot);
    firer.queries.resize(firer.lines->size(), firer_query(game, stand, kind));
    for (std::size_t i = 0; i < firer.queries.size(); ++i)
        ask_of_line(game, firer, i, firer.queries[i]);
    const auto aims_by_arc = [&](const rules::WeaponLine& line) {
        return !bears_on(game, stand, line, rules::Arc::Flank, false);
    };
    if (std::ranges::any_of(*firer.lines, aims_by_arc)) firer.arcs = arcs_of_fire(game, stand);
    return firer;
}

AimPoint aim_point(const Game& game, const Contact& contact, FireKind kind,
                   std::optional<Point> path_point) {
    const auto& target = the_stand(game, contact.stand);
    AimPoint at;
    at.target = target.id;
    at.path_point = path_point;
    at.place = place_of_target(game, target, kind, path_point);
    if (const auto& seen = contact.shown.path; !seen.empty()) at.seen_from = seen.front();
    at.is_passenger = is_passenger(game, target);
    at.disengages = effective_order(game, target) == OrderChit::Disengage;
    at.sight_limit = sight_limit(game, target);
    return at;
}

Aim take_aim(const Game& game, const Firer& firer, const AimPoint& at) {
    Aim aim{&firer, &at};
    aim.contact = in_contact_at(game, *firer.stand, the_stand(game, at.target), at.place);
    aim.all_round = fires_all_round(game, *firer.stand, aim.contact);
    if (firer.arcs) aim.arc = firer.arcs->towards(at.place.base);
    aim.came_closer =
        at.disengages && at.seen_from && rules::is_closer(at.place.at, *at.seen_from, firer.base);
    return aim;
}

bool bears(const Aim& aim, int line) {
    const auto& fired = (*aim.firer->lines)[static_cast<std::size_t>(line)];
    return aim.all_round || rules::bears_on(fired.mount, aim.arc);
}

Result<void> may_declare(const Game& game, const Aim& aim, int line_number, FireKind kind) {
    const auto number = static_cast<std::size_t>(line_number);
    const auto& firer = *aim.firer;
    const auto& line = (*firer.lines)[number];
    const auto& options = game.scenario.options;
    if (auto may = rules::may_fire(query_of(aim, number), options); !may) return may;
    if (auto may = may_assault(game, aim, line, kind); !may) return may;
    const auto use = use_of(line, kind, aim.at->target);
    for (const auto* shot : firer.declared) {
        const auto other = use_of(line_of_shot(game, *shot), kind, shot->target);
        if (auto may = rules::may_use_both(other, use); !may) return may;
    }
    return {};
}

std::vector<rules::Cover> covers_in_area(const Game& game, const Aim& aim,
                                         const rules::WeaponLine& line,
                                         const std::vector<InArea>& area,
                                         const std::function<bool(const Corners&)>& has_line) {
    const auto& firer = *aim.firer->stand;
    if (is_assault(game, firer, line, aim.contact)) return {};
    const auto harms = [&](rules::Kind target) {
        return std::ranges::any_of(line.bands, [&](const rules::RangeBand& band) {
            return rules::can_harm(band.effect, target, false);
        });
    };
    std::vector<rules::Cover> covers;
    for (const auto& seen : covers_seen(game, firer, area, {harms, has_line}))
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
