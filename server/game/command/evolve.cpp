#include <algorithm>

#include "game/command/command.h"

namespace game {

void apply(Game& game, const OrderCancelled& e) {
    std::erase_if(game.orders, [&](const Order& o) { return o.id == e.order; });
    std::erase_if(game.placed, [&](const Order& o) { return o.id == e.order; });
    std::erase_if(game.named, [&](const auto& n) { return n.second == e.order; });
}

}  // namespace game
