#pragma once
#include "game/turn/shares.h"
#include "support/fire.h"

/// Short words for tests that play on from step to step.
namespace support {

/// Dice with which Blue becomes Side A.
inline ScriptedDice blue_begins(int otherwise) {
    auto dice = dice_always_show(otherwise);
    dice.when("initiative/0/blue", 9).when("initiative/0/red", 2);
    return dice;
}
/// What this command makes happen; the test fails when it is refused.
inline game::Events happens(game::Game& game, game::Actor actor, const game::Command& command,
                            Dice& dice) {
    const auto events = game::play(game, actor, command, dice);
    REQUIRE_THAT(events, IsAccepted());
    return *events;
}
/// Both sides promise their shares in the dice. [S-102]
inline void promise_shares(game::Game& game, const std::string& blue, const std::string& red,
                           Dice& dice) {
    using game::Side;
    happens(game, game::Actor::Blue, game::PromiseShare{game::promise_for(Side::Blue, blue)}, dice);
    happens(game, game::Actor::Red, game::PromiseShare{game::promise_for(Side::Red, red)}, dice);
}
/// Nobody does anything but commit until this step is open.
inline void commit_until(game::Game& game, Subphase subphase, Dice& dice) {
    for (int i = 0; i < 100 && game.subphase != subphase; ++i)
        for (const auto actor : {game::Actor::Blue, game::Actor::Red})
            if (game.subphase != subphase && game::is_deciding(game, game::side_of(actor)))
                happens(game, actor, game::Commit{}, dice);
    REQUIRE(game.subphase == subphase);
}
/// How many events of this kind happened in a step that was opened among these events.
template <class E> int during(const game::Events& events, Subphase step) {
    int found = 0;
    bool open = false;
    for (const auto& event : events) {
        if (const auto* opened = get_if<game::StepOpened>(&event)) open = opened->subphase == step;
        if (open && holds_alternative<E>(event)) ++found;
    }
    return found;
}
/// Is there a die in the books of these events?
inline bool rolled_anything(const game::Events& events) {
    return std::ranges::any_of(events, [](const auto& event) { return !event.rolled.empty(); });
}

}  // namespace support
