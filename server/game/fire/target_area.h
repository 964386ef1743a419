#pragma once
#include <functional>
#include <vector>

#include "game/fire/fire_facts.h"
#include "rules/fire_results.h"

/// The area around a target on which small arms fall, as the firer's side sees it. [SA-01, S-48]
namespace game {

/// An enemy seen in the area, as it would be hit there, whoever fires.
struct InArea {
    StandId stand;
    ShotPlace place;
    rules::CoverQuery cover;  ///< all round
    Inches distance;          ///< of its base from the middle of the area
    bool is_target = false;
};
std::vector<InArea> enemies_in_area(const Game& game, const Stand& target, const ShotPlace& place,
                                    rules::FireKind kind);

/// What the fire can do, of which a declaration and a resolution know different things.
struct FireAt {
    std::function<bool(rules::Kind)> harms;
    std::function<bool(const Corners&)> has_line;
};
/// Does this base touch the area?
bool is_in_area(const Game& game, Point centre, const Corners& base);
/// Those that this firer can hit, with the cover that each has: what has no line of fire or cannot
/// be harmed lends its cover to nobody. [SA-03, S-48]
std::vector<rules::CoverSeen> covers_seen(const Game& game, const Stand& firer,
                                          const std::vector<InArea>& area, const FireAt& fire);

}  // namespace game
