#include <algorithm>
#include <map>

#include "base/contains.h"
#include "game/ammunition/ammunition.h"
#include "game/cards/cards_in_force.h"
#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/core/paths.h"
#include "game/effects/effects.h"
#include "game/effects/undone_loading.h"
#include "game/fire/fire.h"
#include "game/fire/fire_facts.h"
#include "game/fire/shot_working.h"
#include "game/fire/small_arms.h"
#include "game/shelling/templates.h"
#include "rules/suppression.h"

/// A fire step as one simultaneous batch: dice, then all results together. [FIRE-06, FIRE-07,
/// FIRE-08, FIRE-11, R-36, R-46]
namespace game {
namespace {

using rules::FireKind;

/// A place on a path: how far along it lies.
struct Along {
    std::size_t leg = 0;
    Inches into;
    auto operator<=>(const Along&) const = default;
};

Along along(const std::vector<Point>& path, Point at) {
    const auto leg = leg_of(path, at).value_or(path.size() - 1);
    return {leg, length(path[leg], at)};
}

/// Where a hit that stops fell. [S-50]
struct Stop {
    StandId stand;
    Point at;
};

/// A card that forbids a stand to fire takes its declarations away. [FOW-01, FOW-13]
void withdraw_forbidden(Course& course) {
    std::vector<ShotId> forbidden;
    for (const auto& shot : course.game().shots)
        if (card_forbids(course.game(), CardTouches::Fire, the_stand(course.game(), shot.firer)))
            forbidden.push_back(shot.id);
    for (const auto id : forbidden) course.happen(FireWithdrawn{id});
}

std::optional<FireKind> fire_of(Subphase step) {
    return step == Subphase::PrepFireResolved ? FireKind::Prep : fire_declared_in(step);
}

std::vector<ShotResolved> roll_shots(Course& course, FireKind kind) {
    std::vector<Shot> shots;
    for (const auto& shot : course.game().shots) {
        const auto* firer = find_stand(course.game(), shot.firer);
        if (firer && !is_lost(firer->presence)) shots.push_back(shot);
    }
    std::ranges::sort(shots, {}, &Shot::id);
    std::vector<ShotResolved> rolled;
    rolled.reserve(shots.size());
    for (const auto& shot : shots) {
        rolled.push_back(roll_shot(course, kind, shot));
        course.keep_dice();
    }
    return rolled;
}

void collect(std::vector<ResultRoll>& all, const std::vector<ResultRoll>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

/// A Human Wave ignores Forced Back. [OPF-06, ADV-BAN-02]
bool stops(const Game& game, const ResultRoll& result) {
    if (result.outcome == rules::HitOutcome::ForcedBack)
        return !is_human_wave(game, the_stand(game, result.target));
    return result.outcome == rules::HitOutcome::Eliminated;
}

/// Points of paths at which something Forced Back or worse fell. Others in an area are taken where
/// they stand.
std::vector<Stop> stops_of(const Game& game, const std::vector<ShotResolved>& shots,
                           const std::vector<HitsDistributed>& spread,
                           const std::vector<TemplateAttack>& shelled) {
    std::vector<Stop> found;
    const auto note = [&](const std::vector<ResultRoll>& results, StandId stand, Point at) {
        for (const auto& result : results)
            if (result.target == stand && stops(game, result)) found.push_back({stand, at});
    };
    for (const auto& e : shots) note(e.results, e.shot.target, e.target_at);
    for (const auto& e : spread) {
        const auto shot = std::ranges::find(shots, e.shots.front(),
                                            [](const ShotResolved& s) { return s.shot.id; });
        note(e.results, e.aimed_at, shot->target_at);
    }
    for (const auto& e : shelled) note(e.results, e.target, e.at);
    return found;
}

/// Is it a point of the stand's own way? Who rides since then may be hit on that of its vehicle.
bool is_on_own_way(const Stand& stand, Point at) {
    if (stand.path.size() < 2) return false;
    return on_table(stand) || stand.presence == Presence::OffTable ||
           leg_of(stand.path, at).has_value();
}

/// The earliest point at which each mover was stopped.
std::map<StandId, PathPlace> earliest_of(const Game& game, const std::vector<Stop>& stops) {
    std::map<StandId, PathPlace> earliest;
    for (const auto& stop : stops) {
        const auto& stand = the_stand(game, stop.stand);
        if (!is_on_own_way(stand, stop.at)) continue;
        const auto where = along(stand.path, stop.at);
        const auto known = earliest.find(stop.stand);
        if (known != earliest.end() && along(stand.path, known->second.at) <= where) continue;
        earliest[stop.stand] = {where.leg, stop.at};
    }
    return earliest;
}

void stop_mover(Course& course, StandId id, const PathPlace& stop) {
    const auto& stand = the_stand(course.game(), id);
    if (stop.at == stand.at && on_table(stand)) return;
    if (stand.presence == Presence::Aboard)  // it got in farther on
        course.happen(Dismounted{id, stand.aboard, stand.path.back(), stand.facing});
    const auto place = place_of_target(course.game(), stand, FireKind::Opportunity, stop.at);
    const auto legs = static_cast<std::ptrdiff_t>(stop.leg) + 1;
    std::vector<Point> path(stand.path.begin(), stand.path.begin() + legs);
    if (path.back() != stop.at) path.push_back(stop.at);
    course.happen(StandStoppedAt{id, stop.at, place.facing, path, all_aboard(course.game(), id)});
}

/// The mover goes back to the earliest point at which it was stopped; what it took up or set down
/// after that is undone, and fire at those who are aboard again does nothing. [OPF-05, OPF-06,
/// S-50]
void stop_movers(Course& course, const std::vector<Stop>& stops, std::vector<ResultRoll>& results) {
    const auto earliest = earliest_of(course.game(), stops);
    std::vector<StandId> aboard_again;
    for (const auto& [id, stop] : earliest)
        for (const auto undone : undo_loading(course, id, stop)) aboard_again.push_back(undone);
    for (const auto& [id, stop] : earliest)
        if (!contains(aboard_again, id)) stop_mover(course, id, stop);
    std::erase_if(results,
                  [&](const ResultRoll& result) { return contains(aboard_again, result.target); });
}

}  // namespace

/// In 3A templates attack movers, too. [OPF-11]
void resolve_fire(Course& course, FireKind kind) {
    withdraw_forbidden(course);
    auto shots = roll_shots(course, kind);
    const auto spread = spread_small_arms(course, kind, shots);
    const auto shelled = kind == FireKind::Opportunity ? roll_attacks_on_movers(course)
                                                       : std::vector<TemplateAttack>{};
    const auto stopped = kind == FireKind::Opportunity
                             ? stops_of(course.game(), shots, spread, shelled)
                             : std::vector<Stop>{};
    std::vector<ResultRoll> results;
    for (const auto& e : shots) collect(results, e.results), course.happen_as_rolled(e);
    for (const auto& e : spread) collect(results, e.results), course.happen_as_rolled(e);
    for (const auto& e : shelled) collect(results, e.results), course.happen_as_rolled(e);
    // After all dice: it counts from now on. [SUPP-03, PREP-05, OPF-10]
    for (const auto& e : shots)
        if (e.suppresses) suppress(course, e.shot.target, SuppressedBy::DirectFire);
    for (const auto& e : shelled) suppress(course, e.target, SuppressedBy::Template);
    stop_movers(course, stopped, results);
    apply_results(course, results, Cause::Fire);
    if (rules::tests_proximity(kind)) suppress_near_personnel(course);
    if (kind == FireKind::General) return;  // in 4C [SEQ-19]
    use_ammunition(course, course.game().subphase);
    if (kind == FireKind::Opportunity) use_shells(course, shelled);
}

void withdraw_shots(Course& course, Subphase left, Subphase opened) {
    if (fire_of(left) == fire_of(opened)) return;
    const auto shots = course.game().shots;
    for (const auto& shot : shots) course.happen(FireWithdrawn{shot.id});
}

}  // namespace game
