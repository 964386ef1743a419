#include "game/morale/morale_facts.h"

#include <algorithm>
#include <optional>

#include "game/core/bodies.h"
#include "game/core/sides.h"
#include "game/core/sight.h"
#include "game/fire/fire_facts.h"
#include "rules/cover_lines.h"

namespace game {
namespace {

struct NearEnemies {
    bool cause = false;
    bool personnel = false;
    bool afv = false;
    bool operator==(const NearEnemies&) const = default;
};
NearEnemies operator|(NearEnemies a, NearEnemies b) {
    return {a.cause || b.cause, a.personnel || b.personnel, a.afv || b.afv};
}

NearEnemies counted_as(const Game& game, const Stand& enemy) {
    const auto kind = line_of(game, enemy).kind;
    return {rules::is_near_cause(kind, game.scenario.options), kind == rules::Kind::Personnel,
            rules::is_afv(kind)};
}

/// With the visible enemies within 12" and in sight of the stand. Whether one is seen is asked
/// last, since that is dear, and only of one who is news. [MOR-08, R-30]
NearEnemies with_near(const Game& game, const Stand& stand, NearEnemies near) {
    if (!on_table(stand)) return near;
    const auto base = base_of(game, stand);
    std::optional<Lookout> lookout;
    for (const auto* enemy : visible_enemies(game, stand.side)) {
        const auto with = near | counted_as(game, *enemy);
        if (with == near || !within(stand.at, enemy->at, rules::kCloseProximity + kBeyondContact) ||
            !polygons_within(base, base_of(game, *enemy), rules::kCloseProximity))
            continue;
        if (!lookout) lookout.emplace(game, stand, sight_obstacles(game));
        if (lookout->sees(*enemy)) near = with;
    }
    return near;
}

NearEnemies near_enemies(const Game& game, CompanyId company) {
    NearEnemies near;
    for (const auto* stand : present_stands(game, company)) near = with_near(game, *stand, near);
    return near;
}

/// An AFV that stood still, and one that went cautiously unless only fire counts it. [S-47, S-60]
bool may_be_hull_down(const Game& game, const Stand& stand) {
    const bool as_in_fire =
        game.scenario.options.hull_down_moving == rules::HullDownMoving::FireAndMorale;
    return !stand.moved || (as_in_fire && stand.moved_cautiously);
}

/// Hull down, or behind a wall or hedge. [S-60]
bool is_sheltered_from(const Game& game, const Stand& stand, const Stand& enemy) {
    const auto base = base_of(game, stand);
    if (rules::is_afv(line_of(game, stand).kind))
        return may_be_hull_down(game, stand) && is_hull_hidden(game, base, enemy);
    return rules::cover_towards(game.scenario.field, base, enemy.at) != rules::Cover::None;
}

/// Every visible enemy is out of its sight, or finds it sheltered.
bool is_sheltered_from_all(const Game& game, const Stand& stand) {
    const Lookout lookout(game, stand, sight_obstacles(game));
    return std::ranges::none_of(lookout.enemies(), [&](const Stand* enemy) {
        return lookout.sees(*enemy) && !is_sheltered_from(game, stand, *enemy);
    });
}

/// In cover, hull down, aboard an AFV, or out of sight of every visible enemy; passengers are where
/// their vehicle is. [MOR-15, MOR-16, S-60]
bool is_sheltered(const Game& game, const Stand& stand) {
    const auto* carrier = find_stand(game, stand.aboard);
    if (carrier && rules::is_afv(line_of(game, *carrier).kind)) return true;
    const auto& body = body_of(game, stand);
    return rules::cover_of(game.scenario.field, base_of(game, body)) != rules::Cover::None ||
           is_sheltered_from_all(game, body);
}

/// Is an enemy Human Wave still in contact with it? [ADV-BAN-08]
bool is_touched_by_wave(const Game& game, const Stand& stand) {
    return on_table(stand) && std::ranges::any_of(game.stands, [&](const Stand& enemy) {
               return enemy.side != stand.side && enemy.form == OrderChit::Banzai &&
                      on_table(enemy) && in_contact(game, stand, enemy);
           });
}

}  // namespace

rules::MoraleCauses causes_of(const Game& game, const Company& company) {
    rules::MoraleCauses causes;
    causes.fired_at = std::ranges::any_of(game.stands, [&](const Stand& stand) {
        return stand.company == company.id && stand.fired_at;
    });
    causes.enemy_near = near_enemies(game, company.id).cause;
    causes.air_attack_near = company.air_attack_near;
    causes.saw_company_eliminated = company.saw_elimination;
    causes.checked = company.checked;
    return causes;
}

MoraleCause first_cause(const rules::MoraleCauses& causes) {
    if (causes.fired_at) return MoraleCause::FiredAt;
    if (causes.enemy_near) return MoraleCause::EnemyNear;
    return causes.air_attack_near ? MoraleCause::AirAttack : MoraleCause::SawElimination;
}

rules::MoraleQuery morale_query(const Game& game, const Company& company) {
    const auto present = present_stands(game, company.id);
    std::vector<MoraleState> states;
    rules::CompanyCover cover;
    rules::MoraleQuery query;
    for (const auto* stand : present) {
        states.push_back(stand->state);
        ++cover.stands;
        if (is_sheltered(game, *stand)) ++cover.sheltered;
        if (stand->forced_back) ++query.forced_back;
        query.road_march |= stand->form == OrderChit::RoadMarch;  // ADV-RM-06
        query.banzai |= stand->form == OrderChit::Banzai;
        query.human_wave_contact |= is_touched_by_wave(game, *stand);
    }
    const auto near = near_enemies(game, company.id);
    query.morale = company.morale;
    query.state = rules::worst_of(states);
    query.in_cover = rules::is_company_in_cover(cover, game.scenario.options);
    query.eliminated = company.eliminated_this_turn;
    query.enemy_personnel_near = near.personnel;
    query.enemy_afv_near = near.afv;
    query.air_attack_near = company.air_attack_near;
    query.tot = company.under_tot;
    return query;
}

bool would_surrender(const Game& game, const Stand& stand) {
    const auto near = with_near(game, stand, {});
    return near.personnel || near.afv;
}

}  // namespace game
