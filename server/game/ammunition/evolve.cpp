#include <algorithm>

#include "game/ammunition/ammunition.h"

namespace game {
namespace {

void keep_ammunition(Game& game, StandId id, const std::vector<Ammunition>& left) {
    auto& all = the_stand(game, id).ammunition;
    for (const auto& entry : left) {
        std::erase_if(all, [&](const Ammunition& a) { return a.line == entry.line; });
        all.insert(std::ranges::lower_bound(all, entry.line, {}, &Ammunition::line), entry);
    }
}

}  // namespace

void apply(Game& game, const AmmunitionUsed& e) { keep_ammunition(game, e.stand, e.left); }

void apply(Game& game, const Resupplied& e) { keep_ammunition(game, e.stand, e.left); }

}  // namespace game
