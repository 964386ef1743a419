#include "game/core/refusals.h"

#include "base/refusal_code.h"

namespace game {

const Stand* own_stand(const Game& game, Side side, StandId id) {
    const auto* stand = find_stand(game, id);
    return stand && stand->side == side && !is_lost(stand->presence) ? stand : nullptr;
}

tl::unexpected<Refusal> no_such_stand_of_yours() {
    return refuse(RefusalCode::NoSuchStand, "That is not one of your stands.");
}

tl::unexpected<Refusal> wrong_subphase(const Game& game, std::initializer_list<Subphase> needed) {
    std::string reason = "That belongs to step ";
    std::size_t left = needed.size();
    for (const auto subphase : needed) {
        reason += step_of(subphase).printed;
        if (--left > 0) reason += left > 1 ? ", " : " or ";
    }
    reason += "; this is ";
    reason += step_of(game.subphase).printed;
    reason += '.';
    return refuse(RefusalCode::WrongSubphase, reason, {"SEQ-02"});
}

}  // namespace game
