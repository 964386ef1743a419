#pragma once
#include "game/core/course.h"
#include "game/transport/messages.h"

/// Loading, towing, transports off the table. [TRANS, S-25, S-26, S-27]
namespace game {

Result<Events> decide(const Game& game, Side side, const Load& command);
Result<Events> decide(const Game& game, Side side, const Unload& command);
Result<Events> decide(const Game& game, Side side, const Limber& command);
Result<Events> decide(const Game& game, Side side, const Unlimber& command);
Result<Events> decide(const Game& game, Side side, const ReturnTransport& command);
Result<Events> decide(const Game& game, Side side, const TakeOffTransport& command);

void apply(Game& game, const TransportRemoved& e);
void apply(Game& game, const TransportReturned& e);

/// Emptied transports leave the table when their side has moved. [TRANS-21]
void remove_unloaded(Course& course, Side side);

}  // namespace game
