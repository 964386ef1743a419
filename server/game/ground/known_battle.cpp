#include "game/ground/known_battle.h"

#include <algorithm>

#include "base/contains.h"

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

}  // namespace

/// Its own, those it has found, and those that burn before its eyes. [S-32, REL-20]
bool knows_wreck(const Game& game, Side side, const Wreck& wreck) {
    const auto* vehicle = find_stand(game, wreck.vehicle);
    return contains(knowledge_of(game, watcher_of(side)).wrecks_seen, wreck.id) ||
           (vehicle && vehicle->side == side) || contact_of(game, watcher_of(side), wreck.vehicle);
}

Game as_known_to(const Game& game, Side side) {
    auto known = game;
    for (auto& stand : known.stands)
        if (stand.side != side && is_placed(stand) && !stand.visible)
            stand.presence = Presence::OffBoard;
    std::erase_if(known.wrecks, [&](const Wreck& w) { return !knows_wreck(game, side, w); });
    keep_known_fieldworks(known, watcher_of(side));
    return known;
}

}  // namespace game
