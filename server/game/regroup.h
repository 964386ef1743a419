#pragma once
#include "base/result.h"
#include "game/state.h"

/// A Rally order that also brings back one of two lost stands. [ADV-REG, S-69]
namespace game {

/// Two stands of one type that their company has lost: the lesser one comes back.
struct LostPair {
    StandId returns;
    StandId gone;
    bool operator==(const LostPair&) const = default;
};
// events
struct Regrouped {
    StandId stand;
    StandId gone;
    Point at;
    Facing facing;
    MoraleState state = MoraleState::Pinned;
    int pinned_in_turn = 0;
};

/// What this issuer could bring back with a Regroup order; nothing near visible enemies.
std::vector<LostPair> lost_pairs(const Game& game, const Stand& issuer);
/// Does a Regroup order name such a pair, and no other order one?
Result<void> judge_regroup(const Game& game, const Order& order);

}  // namespace game
