#include "rules/indirect_fire.h"

#include <algorithm>
#include <array>

#include "base/refusal_code.h"
#include "game/cards/card_windows.h"
#include "game/cards/cards_in_force.h"
#include "game/core/refusals.h"
#include "game/effects/messages.h"
#include "game/shelling/mission_facts.h"
#include "game/shelling/shelling.h"
#include "rules/direct_fire.h"
#include "rules/movement.h"

namespace game {
namespace {

Result<void> may_observe(const Game& game, Side side, const RequestMission& command) {
    if (!command.observer) {
        if (command.kind == rules::MissionKind::Harassing) return {};
        return refuse(RefusalCode::NoObserver);
    }
    const auto* observer = own_stand(game, side, command.observer);
    if (!observer) return no_such_stand_of_yours();
    if (auto may = may_call(game, *observer); !may) return may;
    const bool smoke = command.kind == rules::MissionKind::Smoke;
    if (smoke && !observes_place(observer_at(game, *observer), command.target))
        return refuse(RefusalCode::NoLineOfSight);
    return {};
}

Result<void> enough_batteries(const Game& game, const RequestMission& command) {
    if (command.batteries.empty())
        return refuse(RefusalCode::NoBattery, "Name the stands that shall fire.", {"S-55"});
    if (command.kind == rules::MissionKind::TimeOnTarget &&
        std::ssize(command.batteries) < game.scenario.tot_batteries.value_or(1))
        return refuse(RefusalCode::TooFewBatteries);
    return {};
}

Result<void> may_fire(const Game& game, Side side, const RequestMission& command, StandId id) {
    const auto* battery = own_stand(game, side, id);
    if (!battery) return no_such_stand_of_yours();
    const auto* observer = find_stand(game, command.observer);
    const bool spotted =
        observer && spots_target_at(game, observer_at(game, *observer), command.target);
    return may_take_mission(game, *battery, command.kind, spotted);
}

}  // namespace

/// One request of an observer, for one or several firing stands at a point. [IDF-03, S-55, S-56]
Result<Events> decide(const Game& game, Side side, const RequestMission& command) {
    if (!is_time_for_missions(game)) return wrong_subphase(game, {Subphase::ArtilleryResponse});
    if (!rules::on_table(game.scenario.field, command.target))
        return refuse(RefusalCode::OffTable, "That point is off the table.", {"IDF-13"});
    if (auto may = may_observe(game, side, command); !may) return tl::unexpected(may.error());
    if (auto enough = enough_batteries(game, command); !enough)
        return tl::unexpected(enough.error());
    Events events;
    auto id = game.next_mission[static_cast<std::size_t>(side)];
    for (const auto battery : command.batteries) {
        if (std::ranges::count(command.batteries, battery) > 1)
            return refuse(RefusalCode::RequestMade);
        if (auto may = may_fire(game, side, command, battery); !may)
            return tl::unexpected(may.error());
        events.push_back(MissionRequested{
            {MissionId{id++}, side, command.observer, battery, command.kind, command.target}
        });
    }
    return events;
}

Result<Events> decide(const Game& game, Side side, const WithdrawMission& command) {
    const auto found = std::ranges::find(game.missions, command.mission, &Mission::id);
    if (found == game.missions.end() || found->side != side)
        return refuse(RefusalCode::NoSuchMission);
    if (game.card_window) return wrong_subphase(game, {card_step(game).subphase});
    return Events{MissionWithdrawn{command.mission}};
}

namespace {

/// The company's formation or one above it. [IDF-06]
bool belongs_to(const Game& game, const Stand& stand, FormationId formation) {
    const auto* company = find_company(game, stand.company);
    auto at = company ? company->formation : FormationId{};
    for (std::size_t i = 0; at && i <= game.scenario.formations.size(); ++i) {
        if (at == formation) return true;
        const auto found = std::ranges::find(game.scenario.formations, at, &FormationPlan::id);
        at = found == game.scenario.formations.end() ? FormationId{} : found->parent;
    }
    return false;
}

rules::ResponseQuery query_of(const Game& game, const Mission& mission) {
    const auto& battery = the_stand(game, mission.battery);
    const auto* observer = find_stand(game, mission.observer);
    const bool dedicated =
        observer && battery.dedicated_to && belongs_to(game, *observer, battery.dedicated_to);
    return {.asset = battery.artillery,  // IDF-01
            .dedicated = dedicated,
            .quality = battery.quality,
            .suppressed = battery.suppressed,
            .mission = mission.kind};
}

bool reaches(const Game& game, const Mission& mission) {
    const auto& battery = the_stand(game, mission.battery);
    const auto& entry = line_of(game, battery).indirect;
    if (battery.presence == Presence::OffBoard) return true;
    const std::array<Point, 1> point{mission.target};
    return entry && polygons_within(base_of(game, battery), point, entry->range);
}

/// A point beyond the range, or behind what nobody has seen, is no refusal, which would tell of it;
/// the request comes to nothing. [MEAS-01, S-32, S-55]
bool comes_down(const Game& game, const Mission& mission) {
    return reaches(game, mission) && !is_cut_off_by_the_unseen(game, mission);
}

ResponseRolled response_of(Course& course, const Mission& mission) {
    const auto& game = course.game();
    const auto& battery = the_stand(game, mission.battery);
    const auto query = query_of(game, mission);
    ResponseRolled e;
    e.mission = mission;
    e.self_observed = mission.observer == mission.battery;
    if (!rules::needs_response(e.self_observed)) {
        e.success = comes_down(game, mission);
        return e;
    }
    e.base = rules::response_base(query);
    e.working = rules::response_modifiers(query);
    const auto cards =
        card_modifiers(game, CardTouches::Response, battery.side, battery.id, battery.company);
    e.working.insert(e.working.end(), cards.begin(), cards.end());
    e.needs = std::max(0, e.base + rules::total(e.working));
    e.die = course.roll("response/" + std::to_string(mission.observer.value) + "/" +
                        std::to_string(mission.battery.value));
    e.success = rules::succeeds(e.die, e.needs, game.scenario.options) && comes_down(game, mission);
    return e;
}

Template template_of(const Game& game, const Mission& mission) {
    const auto& entry = line_of(game, the_stand(game, mission.battery)).indirect;
    Template placed;
    placed.id = MarkerId{game.next_marker};
    placed.side = mission.side;
    placed.battery = mission.battery;
    placed.kind = mission.kind;
    placed.centre = mission.target;
    placed.size = entry ? entry->template_size : Inches{};
    placed.turn_placed = game.turn;
    return placed;
}

/// A TOT with fewer batteries than it takes is an ordinary mission of those that answer. [S-83]
bool falls_short(const Game& game, const std::vector<ResponseRolled>& answers,
                 const Mission& mission) {
    if (mission.kind != rules::MissionKind::TimeOnTarget) return false;
    const auto joined = std::ranges::count_if(answers, [&](const ResponseRolled& e) {
        return e.success && e.mission.kind == mission.kind &&
               e.mission.observer == mission.observer;
    });
    return joined < game.scenario.tot_batteries.value_or(1);
}

/// A card that forbids a battery to fire takes its calls away. [FOW-01, S-87]
void withdraw_forbidden_calls(Course& course) {
    std::vector<MissionId> forbidden;
    for (const auto& mission : course.game().missions)
        if (card_forbids(course.game(), CardTouches::Fire,
                         the_stand(course.game(), mission.battery)))
            forbidden.push_back(mission.id);
    for (const auto id : forbidden) course.happen(MissionWithdrawn{id});
}

}  // namespace

/// Each firing stand has its own answer; what arrives lies on the table. [IDF-05, IDF-09, IDF-28,
/// AIR-01, REL-16]
void resolve_requests(Course& course) {
    withdraw_forbidden_calls(course);
    auto missions = course.game().missions;
    std::ranges::sort(missions, {}, &Mission::id);  // who asked first is told to nobody
    std::vector<ResponseRolled> answers;
    answers.reserve(missions.size());
    for (const auto& mission : missions) {
        answers.push_back(response_of(course, mission));
        course.keep_dice();
    }
    for (const auto& e : answers) {
        course.happen_as_rolled(e);
        if (!e.success) continue;
        TemplatePlaced placed{template_of(course.game(), e.mission)};
        placed.smoke_used = e.mission.kind == rules::MissionKind::Smoke ? 1 : 0;
        placed.flown = e.mission.kind == rules::MissionKind::AirStrike;
        if (falls_short(course.game(), answers, e.mission))
            placed.placed.kind = rules::MissionKind::HighExplosive;
        course.happen(placed);
    }
}

/// Last turn's templates and smoke, and all suppression. [IDF-10, SUPP-09]
void clear_markers(Course& course) {
    Events cleared;
    for (const auto& marker : course.game().templates)
        if (marker.turn_placed < course.game().turn) cleared.push_back(TemplateRemoved{marker.id});
    for (const auto& stand : course.game().stands)
        if (stand.suppressed) cleared.push_back(SuppressionRemoved{stand.id});
    course.happen_all(cleared);
}

}  // namespace game
