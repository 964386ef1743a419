#include "game/play/looks.h"

namespace game {
namespace {

/// What observers see does not depend on these.
constexpr auto kUnseenByObservers = Field::Missions | Field::Committed | Field::Dice;

}  // namespace

std::vector<StandId> Looks::forget(const Changed& changed) {
    if (changed.fields.without(kUnseenByObservers).any()) observers.forget_all();
    if (!changed.fields.has(Field::Scenario) && !changed.fields.has(Field::Enlisted))
        return lines_of_fire.forget(changed.places);
    lines_of_fire.forget_all();
    return {};
}

void Looks::forget_all() {
    lines_of_fire.forget_all();
    observers.forget_all();
}

}  // namespace game
