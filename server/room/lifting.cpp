#include "room/lifting.h"

#include <algorithm>

#include "store/dice_record.h"

namespace room {

void Lifting::follow(const game::Event& event, std::int64_t at) {
    if (holds_alternative<game::BattleEnded>(event)) ended_ = at;
    if (holds_alternative<game::BattleReopened>(event)) ended_.reset();
}

std::optional<std::int64_t> Lifting::opens_at() const {
    if (!ended_ || standing_.is_shut) return std::nullopt;
    return std::max(*ended_, standing_.opened.value_or(0)) + store::kClosedAfterTheEnd;
}

bool Lifting::is_due(const game::Game& game, std::int64_t now) const {
    return game.subphase == game::Subphase::BattleOver && !game.fog_lifted && opens_at() &&
           now >= *opens_at();
}

}  // namespace room
