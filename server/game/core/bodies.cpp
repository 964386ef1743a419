#include "game/core/bodies.h"

#include <algorithm>
#include <array>

namespace game {

bool is_rider(const Game& game, const Stand& stand) {
    const auto* carrier = find_stand(game, stand.aboard);
    if (!carrier || stand.limbered) return false;
    const auto& line = line_of(game, *carrier);
    return line.kind == rules::Kind::StrongAfv && !line.transport;
}

bool is_passenger(const Game& game, const Stand& stand) {
    return stand.presence == Presence::Aboard && !is_rider(game, stand);
}

const Stand& body_of(const Game& game, const Stand& stand) {
    const auto* carrier = find_stand(game, stand.aboard);
    return carrier ? body_of(game, *carrier) : stand;
}

std::vector<const Stand*> carried_stands(const Game& game) {
    std::vector<const Stand*> found;
    for (const auto& stand : game.stands)
        if (stand.presence == Presence::Aboard) found.push_back(&stand);
    return found;
}

std::vector<const Stand*> aboard_of(const Game& game, StandId vehicle) {
    std::vector<const Stand*> found;
    for (const auto& stand : game.stands)
        if (stand.presence == Presence::Aboard && stand.aboard == vehicle) found.push_back(&stand);
    return found;
}

bool touches_enemy(const Game& game, const Stand& stand) {
    return std::ranges::any_of(game.stands, [&](const Stand& enemy) {
        return enemy.side != stand.side && on_table(enemy) && in_contact(game, stand, enemy);
    });
}

std::vector<StandId> all_aboard(const Game& game, StandId vehicle) {
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (stand.presence == Presence::Aboard && stand.aboard == vehicle) {
            found.push_back(stand.id);
            for (const auto id : all_aboard(game, stand.id)) found.push_back(id);
        }
    return found;
}

}  // namespace game
