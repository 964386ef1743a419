#include "game/command/weapon_lines.h"

#include <algorithm>
#include <array>

#include "game/command/orders_in_force.h"
#include "rules/direct_fire.h"

namespace game {

/// A command vehicle's are its own. [ORD-26]
const std::vector<rules::WeaponLine>& weapon_lines_of(const Game& game, const Stand& stand) {
    const auto& own = line_of(game, stand);
    if (own.other_line.empty()) return own.weapons;
    const bool other = rules::uses_other_line({.kind = own.kind,
                                               .heavy_infantry = own.heavy_infantry,
                                               .moved = stand.moved,
                                               .order = effective_order(game, stand),
                                               .issuer = stand.issuer});
    if (!other) return own.weapons;
    const auto& lines = game.scenario.lines;
    const auto found = std::ranges::find(lines, own.other_line, &rules::DataLine::id);
    return found == lines.end() ? own.weapons : found->weapons;
}

}  // namespace game
