#pragma once
#include "game/state.h"

/// Each side's share in the dice: promised by its hash, then opened. [S-05, S-102]
namespace game {

// commands
/// The hash of this side's share, in 64 hexadecimal digits: `promise_for`. [S-102]
struct PromiseShare {
    std::string promise;
};
/// This side's share in the dice: 32 hexadecimal digits that nobody else chose. [S-05]
struct ContributeToDice {
    std::string contribution;
};
// events
struct SharePromised {
    Side side = Side::Blue;
    std::string promise;
};
struct ContributionGiven {
    Side side = Side::Blue;
    std::string contribution;
};
/// What was given counts no more: it could have been kept back by who knew the other's. [S-102]
struct SharesLapsed {
    std::vector<Side> wanting;  ///< whose share was not opened in time
};

/// SHA-256 of "blue:<share>" or "red:<share>".
std::string promise_for(Side side, const std::string& share);

/// The hash that this side has promised, if any.
std::string promise_of(const Game& game, Side side);

/// Before the first roll, while no share lies open; again in the place of the one before. [S-102]
bool may_promise(const Game& game, Side side);

/// Once, before the first roll, and not before both have promised, where dice can be checked.
/// [S-05, S-102]
bool may_contribute(const Game& game, Side side);

}  // namespace game
