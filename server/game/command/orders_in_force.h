#pragma once
#include <optional>

#include "game/core/state.h"

/// Which order binds a stand, and what that makes of it for movement and fire. [ORD-33 .. ORD-36]
namespace game {

/// The order in force that this stand follows or is exempted from; aboard, the vehicle's. Null
/// without one.
const Order* order_followed_by(const Game& game, const Stand& stand);
/// From the movement of the side until new orders take force. A form is open before, as far as it
/// is declared. [ORD-44, S-68]
bool orders_lie_open(const Game& game, Side side);
/// Its issuer; of an order by ruling, the stand that follows it. [S-95]
StandId answers_for(const Order& order);
bool on_overwatch(const Game& game, const Stand& stand);
/// The chit that counts: Hold under Overwatch; nothing without an order. [ORD-36, S-09]
std::optional<OrderChit> effective_order(const Game& game, const Stand& stand);
/// May this stand make the moves of its order in this turn? [ORD-42, S-73, TRANS-20]
bool moves_under_order(const Game& game, const Stand& stand);
/// The order that counts for fire: none for a stand that was forced back before its move. [S-09,
/// S-73]
std::optional<OrderChit> order_for_fire(const Game& game, const Stand& stand);
bool is_human_wave(const Game& game, const Stand& stand);

}  // namespace game
