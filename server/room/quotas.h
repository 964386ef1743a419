#pragma once
#include <cstdint>
#include <limits>
#include <optional>

#include "base/result.h"
#include "game/play/commands.h"

/// How much of the disk and of the bots one address or one battle may have.
namespace room {

struct Quotas {
    int battles_of_address = 100;     ///< that are kept here
    int bot_battles_of_address = 10;  ///< that go on
    int bot_battles = 100;            ///< of all addresses, that go on
    int megabytes_of_battle = 32;
};
inline constexpr std::int64_t kUnbounded = std::numeric_limits<std::int64_t>::max();

/// A battle that has grown large takes no chat and no rulings, one of twice the bound only what
/// brings a step or the battle to its end. A commit is never refused for it.
std::optional<Refusal> too_large_for(const game::Command& command, std::int64_t bytes,
                                     std::int64_t bound);
std::optional<Refusal> too_large_for_chat(std::int64_t bytes, std::int64_t bound);

}  // namespace room
