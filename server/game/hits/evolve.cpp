#include <algorithm>

#include "game/hits/hits.h"

namespace game {

void apply(Game& game, const TemplateAttack& e) {
    for (auto& stand : game.stands)
        stand.fired_at = stand.fired_at || stand.id == e.target || stand.aboard == e.target;
    for (auto& marker : game.templates)
        if (marker.id == e.marker) marker.attacked.push_back(e.target);
}

}  // namespace game
