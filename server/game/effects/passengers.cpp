#include "game/effects/passengers.h"

#include <algorithm>

#include "game/cards/cards_in_force.h"
#include "game/effects/abandoned.h"
#include "game/effects/effects.h"
#include "game/effects/met_unseen.h"
#include "game/ground/known_battle.h"
#include "game/ground/places.h"
#include "game/spotting/spotting.h"
#include "rules/fire_results.h"

namespace game {
namespace {

constexpr std::size_t kSidesTried = 8;

/// The nearest free place that touches the lost vehicle, as far as its side knows. [PASS-05,
/// REL-26]
Point place_beside(const Game& game, const Stand& passenger, const Stand& vehicle) {
    for (const auto at : places_beside(game, passenger, vehicle, kSidesTried))
        if (is_free_place(game, passenger, at, vehicle.facing)) return at;
    return nearest_free_place(game, passenger, vehicle.at, vehicle.facing);
}

/// The die as it falls, looked up with what cards make of it. [FOW-01, PASS-04]
rules::HitOutcome roll_passenger(Course& course, const Stand& passenger, StandId vehicle) {
    const int die = course.roll("result/" + std::to_string(passenger.id.value) + "/aboard/" +
                                std::to_string(vehicle.value));
    const auto cards = card_modifiers(course.game(), CardTouches::Results, passenger.side,
                                      passenger.id, passenger.company);
    const int read = std::clamp(die + rules::total(cards), rules::kLowestDie, rules::kHighestDie);
    const auto outcome = rules::passenger_result(read, passenger.quality);
    course.happen(PassengerRolled{passenger.id, vehicle, die, cards, outcome});
    return outcome;
}

void get_out(Course& course, const Stand& passenger, const Stand& vehicle, Point at) {
    const bool gun = passenger.limbered;
    course.happen(Dismounted{passenger.id, vehicle.id, at, vehicle.facing});
    if (gun) lose_towed_gun(course, passenger.id, vehicle.at, vehicle.facing);
}

}  // namespace

bool is_by_fire(Cause cause) {
    return cause == Cause::Fire || cause == Cause::IndirectFire || cause == Cause::Mines;
}

void lose_vehicle_under(Course& course, const std::vector<StandId>& aboard, const Stand& vehicle,
                        Cause cause, std::vector<StandId>& forced) {
    std::vector<StandId> out;
    for (const auto id : aboard) {
        const auto& passenger = the_stand(course.game(), id);
        if (is_lost(passenger.presence)) continue;
        const auto outcome = is_by_fire(cause) ? roll_passenger(course, passenger, vehicle.id)
                                               : rules::HitOutcome::NoEffect;
        switch (outcome) {
        case rules::HitOutcome::NoEffect:
            get_out(course, passenger, vehicle,
                    place_beside(as_known_to(course.game(), vehicle.side), passenger, vehicle));
            meet_unseen(course, id);
            out.push_back(id);
            break;
        case rules::HitOutcome::ForcedBack:
            get_out(course, passenger, vehicle, vehicle.at);  // PASS-06
            out.push_back(id);
            forced.push_back(id);
            break;
        case rules::HitOutcome::Eliminated: eliminate(course, id, Cause::Carrier); break;
        }
    }
    if (vehicle.visible) see_all(course, std::move(out), "S-79");
}

}  // namespace game
