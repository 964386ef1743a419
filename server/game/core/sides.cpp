#include "game/core/sides.h"

#include <algorithm>

#include "base/contains.h"

namespace game {

std::vector<int> other_players(const Scenario& scenario, Side side) {
    std::vector<int> players;
    for (const auto& company : scenario.companies)
        if (company.side == side && company.player && !contains(players, *company.player))
            players.push_back(*company.player);
    std::ranges::sort(players);
    return players;
}

bool shares_sight(const Game& game, Side side) {
    return game.scenario.options.shared_spotting || other_players(game.scenario, side).empty();
}

std::vector<const Stand*> present_stands(const Game& game, CompanyId company) {
    std::vector<const Stand*> present;
    for (const auto& stand : game.stands)
        if (stand.company == company &&
            (stand.presence == Presence::OnTable || stand.presence == Presence::Aboard))
            present.push_back(&stand);
    return present;
}

}  // namespace game
