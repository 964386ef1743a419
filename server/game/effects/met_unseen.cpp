#include "game/effects/met_unseen.h"

#include <algorithm>

#include "game/core/bodies.h"
#include "game/effects/messages.h"
#include "game/ground/known_battle.h"
#include "game/ground/places.h"
#include "game/spotting/spotting.h"

namespace game {
namespace {

std::vector<StandId> unseen_enemies_under(const Game& game, const Stand& stand) {
    std::vector<StandId> found;
    for (const auto& other : game.stands)
        if (other.side != stand.side && on_table(other) && !other.visible &&
            polygons_overlap(base_of(game, stand), base_of(game, other)))
            found.push_back(other.id);
    return found;
}

std::vector<MarkerId> unseen_wrecks_under(const Game& game, const Stand& stand) {
    std::vector<MarkerId> found;
    for (const auto& wreck : game.wrecks)
        if (!knows_wreck(game, stand.side, wreck) &&
            polygons_overlap(base_of(game, stand), base_of(wreck)))
            found.push_back(wreck.id);
    return found;
}

/// Does somebody or something unseen lie under it? Then it is seen.
bool meets(Course& course, StandId id) {
    const auto& stand = the_stand(course.game(), id);
    auto met = unseen_enemies_under(course.game(), stand);
    const auto wrecks = unseen_wrecks_under(course.game(), stand);
    for (const auto wreck : wrecks) course.happen(WreckSeen{watcher_of(stand.side), wreck});
    if (met.empty()) return !wrecks.empty();
    met.push_back(id);
    see_all(course, std::move(met), "SPOT-04");
    return true;
}

}  // namespace

void meet_unseen(Course& course, StandId id) {
    if (!on_table(the_stand(course.game(), id))) return;
    while (meets(course, id)) {
        const auto& stand = the_stand(course.game(), id);
        const auto known = as_known_to(course.game(), stand.side);
        const auto at = nearest_free_place(known, stand, stand.at, stand.facing);
        if (at == stand.at) return;
        course.happen(
            StandStoppedAt{id, at, stand.facing, stand.path, all_aboard(course.game(), id)});
    }
}

}  // namespace game
