#include "game/play/looks.h"

#include <algorithm>

namespace game {
namespace {

/// What observers see does not depend on these.
constexpr auto kUnseenByObservers = Field::Missions | Field::Committed | Field::Dice;

bool has_stand_of(const Game& game, const Changed& changed, Side side) {
    return std::ranges::any_of(changed.stands,
                               [&](StandId id) { return the_stand(game, id).side == side; });
}

}  // namespace

Fields known_to_enemy(Side side) { return field_of(watcher_of(rules::enemy_of(side))); }

std::vector<StandId> Looks::forget(const Game& game, const Changed& changed, Side side) {
    if (changed.fields.without(kUnseenByObservers).any()) observers.forget_all();
    if (changed.fields.without(kOfSingleStands | known_to_enemy(side)).any() ||
        has_stand_of(game, changed, rules::enemy_of(side)))
        targets.reset();
    if (changed.fields.has(Field::Scenario) || changed.fields.has(Field::Enlisted)) {
        lines_of_fire.forget_all();
        return {};
    }
    if (changed.fields.has(Field::Markers)) lines_of_fire.follow(game, side);
    std::vector<Point> friends;
    for (const auto& place : changed.places)
        if (place.side == side) friends.push_back(place.at);
    return lines_of_fire.forget(friends);
}

}  // namespace game
