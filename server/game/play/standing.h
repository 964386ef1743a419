#pragma once
#include <string>
#include <vector>

#include "game/core/course.h"
#include "game/turn/messages.h"

/// What is decided beforehand, and what is taken back: standing passes, windows that last however
/// they are answered, commits taken back. [S-107 .. S-109]
namespace game {

/// Steps, as printed, that this player can pass beforehand.
std::vector<std::string> steps_to_pass(const Game& game, Player player);
Result<Events> decide(const Game& game, Player player, const PassAlways& command);
Result<Events> decide(const Game& game, Player player, const PassNoMore& command);
/// Is it the standing discard of the open 5D? Then its decision may go with it. [S-107]
bool takes_discard_back(const Game& game, const PassNoMore& command);
/// Only where it has been decided and the step is still open.
bool may_take_back_commit(const Game& game, Player player);
Result<Events> decide(const Game& game, Player player, const TakeBackCommit& command);

/// Must both sides say that they have done with 5D? [S-108]
bool waits_for_discards(const Game& game);
/// Whoever has a standing pass for the open step decides.
void pass_beforehand(Course& course);
/// All that this player has decided beforehand.
Events end_passes_of(const Game& game, Player player, PassEnds why);
/// Standing passes for this step end when the referee opens it himself.
void end_passes_for(Course& course, Subphase subphase);

}  // namespace game
