#include "game/known_places.h"

#include <algorithm>

#include "base/contains.h"
#include "game/chapters.h"
#include "game/movement_facts.h"
#include "game/retreat.h"

namespace game {
namespace {

void keep_known_fieldworks(Game& game, Watcher watcher) {
    auto& known = knowledge_of(game, watcher);
    std::vector<rules::Fieldwork> works;
    for (const auto number : known.fieldworks_seen) {
        works.push_back(game.scenario.field.fieldworks[static_cast<std::size_t>(number)]);
        works.back().cover = cover_known(game, watcher, number);
    }
    game.scenario.field.fieldworks = std::move(works);
    known.covers_seen.clear();
    for (std::size_t i = 0; i < known.fieldworks_seen.size(); ++i)
        known.fieldworks_seen[i] = static_cast<int>(i);
}

/// Its own, those it has found, and those that burn before its eyes. [S-32, REL-20]
bool knows_wreck(const Game& game, Side side, const Wreck& wreck) {
    const auto* vehicle = find_stand(game, wreck.vehicle);
    return contains(knowledge_of(game, watcher_of(side)).wrecks_seen, wreck.id) ||
           (vehicle && vehicle->side == side) || contact_of(game, watcher_of(side), wreck.vehicle);
}

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

Game as_known_to(const Game& game, Side side) {
    auto known = game;
    for (auto& stand : known.stands)
        if (stand.side != side && is_placed(stand) && !stand.visible)
            stand.presence = Presence::OffBoard;
    std::erase_if(known.wrecks, [&](const Wreck& w) { return !knows_wreck(game, side, w); });
    keep_known_fieldworks(known, watcher_of(side));
    return known;
}

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
