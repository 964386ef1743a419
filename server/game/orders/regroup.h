#pragma once
#include <vector>

#include "game/orders/messages.h"

/// A Rally order that also brings back one of two lost stands. [ADV-REG, S-69]
namespace game {

/// What this issuer could bring back with a Regroup order; nothing near visible enemies.
std::vector<LostPair> lost_pairs(const Game& game, const Stand& issuer);
/// Does a Regroup order name such a pair, and no other order one?
Result<void> judge_regroup(const Game& game, const Order& order);

}  // namespace game
