#include "room/lifting.h"

#include "store/dice_record.h"

namespace room {

void Lifting::follow(const game::Event& event, std::int64_t at) {
    if (holds_alternative<game::BattleEnded>(event)) ended_ = at;
    if (holds_alternative<game::BattleReopened>(event)) ended_.reset();
}

std::optional<std::int64_t> Lifting::opens_at() const {
    return ended_ ? std::optional(*ended_ + store::kClosedAfterTheEnd) : std::nullopt;
}

bool Lifting::is_due(const game::Game& game, std::int64_t now) const {
    return game.subphase == game::Subphase::BattleOver && !game.fog_lifted && ended_ &&
           now >= *opens_at();
}

}  // namespace room
