#pragma once
#include "base/dice.h"
#include "game/play/commands.h"
#include "game/play/events.h"

/// The gate and the play: what a command does, and what follows from it until somebody has to
/// decide again.
namespace game {

/// What this command would make happen, or why not; changes nothing. Judged on what the actor's
/// side knows.
Result<Events> decide(const Game& game, Actor actor, const Command& command, Dice& dice);
/// Makes it happen: evolves the game, then everything that follows by rule. Refused: the game is as
/// before.
Result<Events> play(Game& game, Actor actor, const Command& command, Dice& dice);
/// The first event of a battle, and its set-up until somebody has to decide.
Events begin(Game& game, const Scenario& scenario, Dice& dice);

}  // namespace game
