#pragma once
#include <functional>
#include <string>
#include <vector>

#include "game/play/events.h"
#include "store/battles.h"
#include "store/dice_heads.h"

/// Every die of a battle, for whoever wants to check them when it is over. [S-05, REL-37]
namespace store {

/// A battle that is over opens when its leaders have agreed, and without them after this time, in
/// milliseconds. [REL-35]
inline constexpr std::int64_t kClosedAfterTheEnd = std::int64_t{7} * 24 * 3600 * 1000;

struct DiceRecord {
    bool is_open = false;  ///< everything is, and its dice can be checked (`dice_audit`)
    std::string blue;      ///< what the sides have mixed in, in hexadecimal; empty: nothing
    std::string red;
    std::string promise_blue;  ///< what they were promised by; empty: nothing [S-102]
    std::string promise_red;
    std::vector<game::RolledDie> rolled;  ///< in order; none before it is open
    std::string digest;                   ///< over all of them, in hexadecimal [S-103]
    std::vector<DiceHead> heads;  ///< over those of each turn and before; none before it is open
};
/// What two who were given the same dice of a battle have in common; with one die left out, added,
/// changed or in another place it is another. [S-103]
std::string digest_of_dice(const Battle& battle, const DiceRecord& record);

/// `is_past`: has the time after the end passed, of an end at this moment?
DiceRecord dice_record_of(Database& db, const Battle& battle,
                          const std::function<bool(std::int64_t ended)>& is_past);

}  // namespace store
