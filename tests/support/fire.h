#pragma once
#include "game/fire/fire.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

/// Short words for declaring and resolving fire in tests.
namespace support {

/// Declares it in this game; the test fails when it is refused.
inline void declared(game::Game& game, Side side, const game::DeclareFire& command) {
    const auto events = game::decide(game, side, command);
    REQUIRE_THAT(events, IsAccepted());
    game::evolve_all(game, *events);
}
inline game::Events resolved(game::Game& game, Dice& dice, rules::FireKind kind) {
    game::Course course{game, dice};
    game::resolve_fire(course, kind);
    return course.take();
}
inline game::DeclareFire at(std::uint16_t firer, std::uint16_t target, int line = 0, int dice = 0) {
    return {.firer = StandId{firer},
            .line = line,
            .target = "m" + std::to_string(target),
            .dice = dice,
            .path_point = {},
            .cover_category = {}};
}
inline game::DeclareFire along(std::uint16_t firer, std::uint16_t target, Point point) {
    auto command = at(firer, target);
    command.path_point = point;
    return command;
}
inline const game::Stand& stand(const game::Game& game, std::uint16_t id) {
    return *game::find_stand(game, StandId{id});
}
/// A tank at (24, 20) looks up at rifles at (24, 30), in step 4B.
inline GameBuilder tank_and_rifles() {
    return a_game()
        .with(a_stand(1).of("tank").at({24_in, 20_in}).under(OrderChit::Hold))
        .with(a_stand(1001).at({24_in, 30_in}).visible());
}

/// In any step of fire, whoever decides.
inline game::Choices fires_offered_to_blue(const game::Game& game, game::Looks& looks) {
    game::Choices choices;
    auto targets = game::targets_of(game, game::Side::Blue, looks.lines_of_fire, looks.targets);
    for (const auto& stand : game.stands)
        if (auto fire = targets ? game::fire_choice(*targets, stand) : std::nullopt)
            choices.fires.push_back(std::move(*fire));
    return choices;
}
inline game::Choices fires_offered_to_blue(const game::Game& game) {
    game::Looks looks;
    return fires_offered_to_blue(game, looks);
}

}  // namespace support
