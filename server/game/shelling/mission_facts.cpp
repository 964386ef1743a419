#include "game/shelling/mission_facts.h"

#include <algorithm>
#include <array>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/ammunition/ammunition.h"
#include "game/command/firers.h"
#include "game/core/sight.h"
#include "rules/indirect_fire.h"

namespace game {
namespace {

bool moved_with_fixed_rate(const Game& game, const Stand& battery) {
    const auto& weapons = line_of(game, battery).weapons;
    return battery.moved_last_turn && std::ranges::any_of(weapons, &rules::WeaponLine::rof_star);
}

}  // namespace

bool is_time_for_missions(const Game& game) {
    const bool called = game.subphase == Subphase::OpportunityFire;
    return game.subphase == Subphase::ArtilleryResponse ||
           (called && game.scenario.options.opfire_idf_calls);
}

namespace {

/// As Opportunity Fire: under Hold or Overwatch, Good, not yet fired, no `rof_star`. [R-24,
/// FIRE-19, S-87]
Result<void> may_answer_in_op_fire(const Game& game, const Stand& battery,
                                   rules::MissionKind kind) {
    const auto& weapons = line_of(game, battery).weapons;
    if (kind != rules::MissionKind::HighExplosive) return refuse(RefusalCode::NotInOpFire);
    if (!on_table(battery) || std::ranges::any_of(weapons, &rules::WeaponLine::rof_star))
        return refuse(RefusalCode::NotInOpFire, "That stand fires no Opportunity Fire.",
                      {"FIRE-19", "S-87"});
    return may_take_part_in_fire(game, battery, rules::FireKind::Opportunity);
}

}  // namespace

Result<void> may_call(const Game& game, const Stand& observer) {
    const bool called =
        contains(game.observers_used, observer.id) ||
        std::ranges::find(game.missions, observer.id, &Mission::observer) != game.missions.end();
    return rules::may_observe({.issuer = observer.issuer,
                               .observer = observer.observer || line_of(game, observer).observer,
                               .barred_from_observing = observer.barred_from_observing,
                               .state = observer.state,
                               .request_made = called});
}

namespace {

/// Aircraft that have come have so many sorties left. [S-59]
int sorties_of(const Game& game, const Stand& stand) {
    return stand.entry_turn <= game.turn ? stand.sorties.value_or(0) : 0;
}

}  // namespace

Result<void> may_take_mission(const Game& game, const Stand& battery, rules::MissionKind kind,
                              bool target_spotted) {
    const bool there = on_table(battery) || battery.presence == Presence::OffBoard;
    const bool taken =
        contains(game.batteries_used, battery.id) ||
        std::ranges::find(game.missions, battery.id, &Mission::battery) != game.missions.end();
    if (battery.crew_left_gun) return refuse(RefusalCode::Abandoned);
    if (moved_with_fixed_rate(game, battery)) return refuse(RefusalCode::StationaryWeapon);
    if (game.subphase == Subphase::OpportunityFire)
        if (auto may = may_answer_in_op_fire(game, battery, kind); !may) return may;
    if (is_out_of_ammunition(game, battery, rules::shell_line(line_of(game, battery))))
        return refuse(RefusalCode::Depleted);
    return rules::may_fire_mission(
        {.state = battery.state,
         .limbered = battery.limbered,
         .has_indirect_entry = there && line_of(game, battery).indirect.has_value(),
         .request_made = taken,
         .in_range = true,
         .mission = kind,
         .target_spotted = target_spotted,
         .smoke_missions = battery.smoke_missions,
         .aircraft = line_of(game, battery).aircraft,
         .sorties = sorties_of(game, battery),
         .air_allowed = !game.no_air,
         .tot_allowed = game.scenario.tot_batteries.has_value()},
        game.scenario.options);
}

Lookout observer_at(const Game& game, const Stand& observer) {
    return {game, observer, known_obstacles(game, observer.side)};
}

std::vector<SpottedEnemy> spotted_near(const Game& game, Side side, Point target) {
    const std::array<Point, 1> point{target};
    std::vector<SpottedEnemy> found;
    for (const auto* enemy : visible_enemies(game, side))
        if (within(enemy->at, target, rules::kTargetPointReach + kBeyondContact) &&
            polygons_within(base_of(game, *enemy), point, rules::kTargetPointReach))
            found.push_back({sight_end_of(game, *enemy), sight_limit(game, *enemy)});
    return found;
}

bool sees_any(const Lookout& observer, const std::vector<SpottedEnemy>& enemies) {
    return on_table(observer.stand()) &&
           std::ranges::any_of(enemies, [&](const SpottedEnemy& enemy) {
               return observer.sees(enemy.end, enemy.limit);
           });
}

bool spots_target_at(const Game& game, const Lookout& observer, Point target) {
    return sees_any(observer, spotted_near(game, observer.stand().side, target));
}

bool observes_place(const Lookout& observer, Point place) {
    return on_table(observer.stand()) && observer.sees(place);
}

bool is_cut_off_by_the_unseen(const Game& game, const Mission& mission) {
    const auto* observer = find_stand(game, mission.observer);
    if (!observer) return false;
    const auto looks = [&](const Lookout& lookout) {
        return mission.kind == rules::MissionKind::Smoke
                   ? observes_place(lookout, mission.target)
                   : spots_target_at(game, lookout, mission.target);
    };
    return looks(observer_at(game, *observer)) && !looks({game, *observer, sight_obstacles(game)});
}

bool goes_anywhere(const Game& game, StandId observer, rules::MissionKind kind) {
    if (kind == rules::MissionKind::Harassing) return true;
    const auto* stand = find_stand(game, observer);
    return kind == rules::MissionKind::Smoke && !game.scenario.options.smoke_needs_target &&
           stand && observes_place(observer_at(game, *stand), stand->at);
}

}  // namespace game
