#include <algorithm>

#include "game/evolve_arms.h"

namespace game {

void apply(Game& game, const CompaniesTakenUp& e) { game.players_up.push_back(e.player); }

/// The leader has more to decide now, so he has not decided yet.
void apply(Game& game, const CompaniesTakenOver& e) {
    std::erase(game.players_up, e.player);
    std::erase(game.players_committed, e.player);
    std::erase(game.players_committed, Player{e.player.side, kLeader});
}

void apply(Game& game, const PlayerCommitted& e) { game.players_committed.push_back(e.player); }

}  // namespace game
