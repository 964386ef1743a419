#include "rules/fire_results.h"

#include <algorithm>
#include <map>

#include "game/core/bodies.h"
#include "game/core/place_order.h"
#include "game/core/sight.h"
#include "game/effects/company_lost.h"
#include "game/effects/effects.h"
#include "game/effects/forced_back.h"
#include "game/effects/passengers.h"
#include "rules/morale.h"

namespace game {
namespace {

using rules::HitOutcome;

/// The worst result only, by stand. [RES-17, S-49]
std::vector<std::pair<StandId, HitOutcome>> worst_of(const Game& game,
                                                     const std::vector<ResultRoll>& results) {
    std::map<StandId, HitOutcome> worst;
    for (const auto& result : results) {
        auto& known = worst.try_emplace(result.target, HitOutcome::NoEffect).first->second;
        known = rules::worse_of(known, result.outcome);
    }
    std::vector<std::pair<StandId, HitOutcome>> sorted(worst.begin(), worst.end());
    std::ranges::sort(sorted, {}, [&](const auto& of) { return place_in_order(game, of.first); });
    return sorted;
}

/// Visible enemy personnel or AFV within 12" and LOS: it surrenders. [S-63]
bool surrenders(const Game& game, const Stand& stand, Cause cause) {
    if (cause != Cause::Company && cause != Cause::Morale) return false;
    const auto enemies = visible_enemies(game, stand.side);
    return std::ranges::any_of(enemies, [&](const Stand* enemy) {
        return line_of(game, *enemy).kind != rules::Kind::SoftVehicle &&
               polygons_within(base_of(game, *enemy), base_of(game, stand),
                               rules::kCloseProximity) &&
               in_sight(game, stand, *enemy);
    });
}

/// A transport off the table is lost with the last of its passengers. [S-26]
void lose_waiting_transports(Course& course, StandId lost) {
    std::vector<StandId> transports;
    for (const auto& vehicle : course.game().stands) {
        if (vehicle.presence != Presence::OffTable) continue;
        if (std::ranges::find(vehicle.carried, lost) == vehicle.carried.end()) continue;
        const bool all_lost = std::ranges::all_of(vehicle.carried, [&](StandId id) {
            const auto* stand = find_stand(course.game(), id);
            return !stand || is_lost(stand->presence);
        });
        if (all_lost) transports.push_back(vehicle.id);
    }
    for (const auto id : transports) course.happen(StandEliminated{id, Cause::Carrier, false});
}

bool burns(const Game& game, const Stand& stand, Cause cause) {
    return is_by_fire(cause) && on_table(stand) && rules::leaves_wreck(line_of(game, stand).kind);
}

/// The stand goes; a vehicle burns, those aboard see what becomes of them. [RES-14, RES-16,
/// PASS-04]
void eliminate_one(Course& course, const Game& before, StandId id, Cause cause,
                   std::vector<StandId>& forced) {
    const Stand stand = the_stand(course.game(), id);
    if (is_lost(stand.presence)) return;
    const auto aboard = all_aboard(course.game(), id);
    const bool wreck = burns(course.game(), stand, cause);
    course.happen(StandEliminated{id, cause, surrenders(course.game(), stand, cause)});
    note_loss(course, id);
    if (wreck) {
        const MarkerId marker{course.game().next_marker};
        course.happen(WreckPlaced{
            {marker, id, stand.at, stand.facing, stand.base}
        });
    }
    lose_vehicle_under(course, aboard, stand, cause, forced);
    lose_waiting_transports(course, id);
    if (!wreck)
        if (const auto* left = find_stand(before, id)) vacate(course, before, *left);
}

}  // namespace

/// Who is forced back goes at once, who is eliminated is gone. [RES-13, RES-15]
void apply_results(Course& course, const std::vector<ResultRoll>& results, Cause cause) {
    const Game before = course.game();
    std::vector<StandId> forced;
    for (const auto& [id, outcome] : worst_of(before, results)) {
        if (outcome == HitOutcome::ForcedBack) forced.push_back(id);
        if (outcome == HitOutcome::Eliminated) eliminate_one(course, before, id, cause, forced);
    }
    std::ranges::sort(forced);
    forced.erase(std::unique(forced.begin(), forced.end()), forced.end());
    force_back_all(course, before, forced, cause);
}

void eliminate(Course& course, StandId stand, Cause cause) {
    const Game before = course.game();
    std::vector<StandId> forced;
    eliminate_one(course, before, stand, cause, forced);
    force_back_all(course, before, forced, cause);
}

}  // namespace game
