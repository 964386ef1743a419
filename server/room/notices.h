#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "game/play/events.h"
#include "room/seats.h"
#include "store/outbox.h"

/// What those who are away are told, and when: only at moments that are public to both sides, and
/// nothing that they may not know. Whoever looks at a page of his seat is told nothing. [REL-54]
namespace room {

/// A step as everybody knows it.
struct OpenStep {
    int opening = 0;                   ///< counted over the battle
    std::optional<std::int64_t> ends;  ///< milliseconds since 1970
};
/// After a command: a step has opened in which they decide; their time is over, and the referee is
/// told so too; the battle has paused itself; it is over.
std::vector<store::Notice> notices_after(const game::Events& events, const game::Game& game,
                                         const Seats& seats, const OpenStep& step);
/// To those who have not decided; nothing: there is nobody.
std::optional<store::Notice> notice_to_deciding(store::NoticeKind kind, const game::Game& game,
                                                const Seats& seats, const OpenStep& step);

}  // namespace room
