#pragma once
#include <vector>

#include "game/core/state.h"
#include "game/spotting/spotting_facts.h"
#include "rules/sight_line.h"

/// Who of those that look at a stand spots or sees it at a place, and who may on a stretch of its
/// way. [SPOT-14, S-36, S-38]
namespace game {

using Eyes = std::vector<const Eye*>;

/// One that is looked at: all that does not change from one of its places to the next. Keeps
/// references to what it is made of.
struct Watch {
    const Game& game;
    const Stand& target;
    const std::vector<rules::SightObstacle>& in_the_way;
    Eyes eyes;  ///< the nearest first
};
Watch watch_on(const Lookers& lookers, const Stand& target);

/// Camouflage hides who fires as well. [CAMO-03]
bool is_hidden_at(const Game& game, const Stand& target, const SpottedAt& place);
bool is_spotted_by(const Watch& watch, const Eyes& eyes, const SpottedAt& place);
/// The first of these with a line of sight to it, whatever the distance; or nobody.
const Eye* who_sees(const Watch& watch, const Eyes& eyes, const SpottedAt& place);
/// To whom it would stay visible there. [S-36]
const Eye* who_has_in_view(const Watch& watch, const Eyes& eyes, const SpottedAt& place);
bool touches_enemy_at(const Game& game, const Stand& stand, const SpottedAt& place);

/// Those who may spot it between these two, as near as they are; all of them where somebody might
/// be touched, since contact shows it to anybody. [SPOT-04]
Eyes who_may_spot(const Watch& watch, const Eyes& eyes, Point from, Point to);
/// Those for whom no obstacle hides all places between these two.
Eyes who_may_see(const Watch& watch, const Eyes& eyes, Point from, Point to);
Eyes who_may_see_and_spot(const Watch& watch, const Eyes& eyes, Point from, Point to);

}  // namespace game
