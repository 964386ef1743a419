#pragma once
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "base/result.h"
#include "fog/audience.h"
#include "game/play/commands.h"

/// How much of the disk and of the bots one address, one battle or one seat may have.
namespace room {

struct Quotas {
    int battles_of_address = 100;     ///< that are kept here
    int bot_battles_of_address = 10;  ///< that go on
    int bot_battles = 100;            ///< of all addresses, that go on
    int megabytes_of_battle = 32;
};
inline constexpr std::int64_t kUnbounded = std::numeric_limits<std::int64_t>::max();

/// What each seat has sent to one battle, in bytes: its commands that were accepted and what it
/// said. What follows from them is not counted, so that nobody reads in his own bound what others
/// did, and nobody fills it for others. [REL-29]
class Sent {
  public:
    void command(fog::Audience seat, const game::Command& command, std::size_t bytes);
    void chat(fog::Audience seat, std::size_t bytes);
    /// Who has written very much writes no more chat, letters and rulings, and is still heard in
    /// play; later only in what brings a step or the battle to its end. A commit is never refused
    /// for it. `of_battle`: what everybody together may send, in bytes.
    [[nodiscard]] std::optional<Refusal>
    too_much_for(fog::Audience seat, const game::Command& command, std::int64_t of_battle) const;
    [[nodiscard]] std::optional<Refusal> too_much_for_chat(fog::Audience seat,
                                                           std::int64_t of_battle) const;

  private:
    struct OfSeat {
        std::int64_t words = 0;
        std::int64_t all = 0;
    };
    std::array<OfSeat, fog::kSeats.size()> seats_{};
};

}  // namespace room
