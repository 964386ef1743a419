#include "game/play/looks.h"

namespace game {
namespace {

/// In 1A missions are requested, and nothing moves.
constexpr auto kUnseenByObservers = Field::Missions | Field::Committed | Field::Dice;

}  // namespace

std::vector<StandId> Looks::forget(Side side, const Changed& changed) {
    if (changed.fields.without(kUnseenByObservers).any()) observers.forget_all();
    if (!changed.fields.has(Field::Scenario) && !changed.fields.has(Field::Enlisted))
        return lines_of_fire.forget(changed.places[static_cast<std::size_t>(side)]);
    lines_of_fire.forget_all();
    return {};
}

void Looks::forget_all() {
    lines_of_fire.forget_all();
    observers.forget_all();
}

}  // namespace game
