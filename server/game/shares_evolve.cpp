#include <array>

#include "game/evolve_arms.h"

namespace game {
namespace {

constexpr std::array kSides{Side::Blue, Side::Red};

bool& committed(Game& game, Side side) { return game.committed[static_cast<std::size_t>(side)]; }

}  // namespace

/// In the step that waits for shares the other side may then decide again.
void apply(Game& game, const SharePromised& e) {
    std::erase_if(game.promises, [&](const auto& made) { return made.first == e.side; });
    game.promises.emplace_back(e.side, e.promise);
    if (game.subphase != Subphase::DiceContributions) return;
    for (const auto side : kSides) committed(game, side) = side == e.side && committed(game, side);
}

/// Who gives it in the step that waits for it has nothing more to decide there; who would go on
/// with his promised share unopened decides once more.
void apply(Game& game, const ContributionGiven& e) {
    game.contributions.emplace_back(e.side, e.contribution);
    if (game.subphase != Subphase::DiceContributions) return;
    const bool is_older = game.promises.empty();
    for (const auto side : kSides)
        committed(game, side) =
            side == e.side ||
            (committed(game, side) && (is_older || !contribution_of(game, side).empty()));
}

void apply(Game& game, const SharesLapsed&) {
    game.promises.clear();
    game.contributions.clear();
}

}  // namespace game
