#include "room/lifting.h"

#include <algorithm>

namespace room {

void Lifting::follow(const game::Event& event, std::int64_t at) {
    if (holds_alternative<game::BattleEnded>(event)) ended_ = at;
    if (holds_alternative<game::BattleReopened>(event)) ended_.reset();
}

std::optional<std::int64_t> Lifting::since() const {
    if (!ended_ || standing_.is_shut) return std::nullopt;
    return std::max(*ended_, standing_.opened.value_or(0));
}

}  // namespace room
