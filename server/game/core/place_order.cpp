#include "game/core/place_order.h"

#include <algorithm>

#include "game/core/bodies.h"

namespace game {

PlaceInOrder place_in_order(const Game& game, StandId id) {
    const auto& stand = the_stand(game, id);
    return {body_of(game, stand).at, stand.presence == Presence::Aboard, stand.line, id};
}

void sort_by_place(const Game& game, std::vector<StandId>& stands) {
    std::ranges::sort(stands, {}, [&](StandId id) { return place_in_order(game, id); });
}

std::vector<StandId> stands_by_place(const Game& game) {
    std::vector<StandId> stands;
    stands.reserve(game.stands.size());
    for (const auto& stand : game.stands) stands.push_back(stand.id);
    sort_by_place(game, stands);
    return stands;
}

}  // namespace game
