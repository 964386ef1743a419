#pragma once
#include <string>

#include "game/core/state.h"

/// Each side's share in the dice: promised by its hash, then opened. [S-05, S-102]
namespace game {

/// As a server takes them: 32 small hexadecimal digits, and 64. [S-102]
bool is_share(const std::string& text);
bool is_promise(const std::string& text);
/// SHA-256 of "blue:<share>" or "red:<share>".
std::string promise_for(Side side, const std::string& share);
/// The hash that this side has promised, if any.
std::string promise_of(const Game& game, Side side);
/// This side's share in the dice; empty: none lies open. [S-05]
std::string contribution_of(const Game& game, Side side);
/// Is no share waited for any more? [S-102]
bool are_shares_settled(const Game& game);
/// What is mixed into every die, before its purpose: "<Blue's>:<Red's>:", nothing when no share
/// counts. Whose share was kept back has its promise there. [S-05, S-102]
std::string mixed_in(const Game& game);
/// Before the first roll, while no share lies open; again in the place of the one before. [S-102]
bool may_promise(const Game& game, Side side);
/// Once, before the first roll, and not before both have promised, where dice can be checked.
/// [S-05, S-102]
bool may_contribute(const Game& game, Side side);
/// In the step that waits for nothing else: its share lies open and the other's does not, or the
/// other has promised none. [S-102]
bool may_go_without(const Game& game, Side side);
/// May this side's leader agree that no share counts? [S-102]
bool may_agree_to_no_shares(const Game& game, Side side);

}  // namespace game
