#include <span>
#include <vector>

#include "game/core/bodies.h"
#include "game/core/paths.h"
#include "game/spotting/spotting_facts.h"

namespace game {
namespace {

/// What has been seen of its path, as far as it has not been set back on it; a rider's is that of
/// its AFV. [REL-03, OPF-05, S-28]
std::vector<Point> path_shown(const Game& game, const Stand& stand, const Contact& contact) {
    const auto& body = body_of(game, stand);
    const auto* known = body.id == stand.id
                            ? &contact
                            : contact_of(game, watcher_of(rules::enemy_of(body.side)), body.id);
    if (!known) return {};
    auto path = known->shown.path;
    std::erase_if(path, [&](Point at) { return !leg_of(body.path, at); });
    return path;
}

}  // namespace

Shown shown_of(const Game& game, const Stand& stand, const Contact& contact,
               std::span<const Stand* const> carried) {
    const auto& line = line_of(game, stand);
    const auto& body = body_of(game, stand);  // of a rider: its AFV
    const auto size = rules::base_dimensions(stand.base);
    Shown shown;
    shown.side = stand.side;
    shown.type = line.name;
    shown.symbol = line.symbol;
    shown.kind = line.kind;
    shown.width = size.width;
    shown.depth = size.depth;
    shown.at = body.at;
    shown.facing = body.facing;
    shown.state = stand.state;
    shown.suppressed = stand.suppressed;
    shown.limbered = stand.limbered;
    shown.crew_left_gun = stand.crew_left_gun;
    if (game.scenario.options.reveal_quality) shown.quality = stand.quality;  // S-41
    for (const auto* other : carried) {
        if (other->aboard != stand.id) continue;
        if (other->limbered)
            shown.towing = true;
        else if (rules::is_afv(line.kind) && !line.transport)
            shown.riders = true;
    }
    shown.path = path_shown(game, stand, contact);
    return shown;
}

}  // namespace game
