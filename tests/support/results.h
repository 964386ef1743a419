#pragma once
#include "game/effects/effects.h"
#include "game/play/events.h"
#include "support/fire.h"

/// Results as if they had been rolled, and what comes of them.
namespace support {

inline game::ResultRoll result(std::uint16_t stand, rules::HitOutcome outcome) {
    return {StandId{stand}, 5, 5, {}, outcome};
}
inline game::Events applied(game::Game& game, const std::vector<game::ResultRoll>& results,
                            Dice& dice) {
    game::Course course{game, dice};
    game::apply_results(course, results, game::Cause::Fire);
    return course.take();
}
inline game::Events applied(game::Game& game, const std::vector<game::ResultRoll>& results) {
    auto dice = dice_show({});
    return applied(game, results, dice);
}
inline game::Events driven_back(game::Game& game, std::uint16_t stand, game::Cause cause) {
    auto dice = dice_show({});
    game::Course course{game, dice};
    game::force_back(course, StandId{stand}, cause);
    return course.take();
}
/// Blue rifles at (24, 24), a Red stand that they see 6" north of them.
inline GameBuilder rifles_under_fire() {
    return a_game()
        .with(a_stand(1).at({24_in, 24_in}))
        .with(a_stand(1001).at({24_in, 30_in}).visible());
}
inline rules::TerrainArea a_copse(Point low, Point high) {
    return an_area(rules::Terrain::Woods, low, high, rules::Cover::Medium, rules::Visibility::Dense,
                   2);
}

}  // namespace support
