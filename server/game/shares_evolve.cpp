#include <array>

#include "game/evolve_arms.h"

namespace game {

/// In the step that waits for shares the other side may then decide again.
void apply(Game& game, const SharePromised& e) {
    std::erase_if(game.promises, [&](const auto& made) { return made.first == e.side; });
    game.promises.emplace_back(e.side, e.promise);
    if (game.subphase == Subphase::DiceContributions)
        game.committed[static_cast<std::size_t>(rules::enemy_of(e.side))] = false;
}

/// Who gives it in the step that waits for it has nothing more to decide there; who would go on
/// with his promised share unopened decides once more.
void apply(Game& game, const ContributionGiven& e) {
    game.contributions.emplace_back(e.side, e.contribution);
    if (game.subphase != Subphase::DiceContributions) return;
    game.committed[static_cast<std::size_t>(e.side)] = true;
    if (game.promises.empty()) return;  // of an older program
    const auto other = rules::enemy_of(e.side);
    game.committed[static_cast<std::size_t>(other)] = !contribution_of(game, other).empty();
}

void apply(Game& game, const SharesLapsed&) {
    game.promises.clear();
    game.contributions.clear();
}

}  // namespace game
