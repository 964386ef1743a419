#include "game/core/refusals.h"

namespace game {

const Stand* own_stand(const Game& game, Side side, StandId id) {
    const auto* stand = find_stand(game, id);
    return stand && stand->side == side && !is_lost(stand->presence) ? stand : nullptr;
}

tl::unexpected<Refusal> no_such_stand_of_yours() {
    return refuse("no_such_stand", "That is not one of your stands.");
}

tl::unexpected<Refusal> wrong_subphase(const Game& game, std::string_view needed) {
    std::string reason = "That belongs to step ";
    reason += needed;
    reason += "; this is ";
    reason += step_of(game.subphase).printed;
    reason += '.';
    return refuse("wrong_subphase", reason, {"SEQ-02"});
}

}  // namespace game
