#pragma once
#include <vector>

#include "game/core/state.h"

/// The forms of Hasty Advance that are declared in 5E: Road March, Entrench, Human Wave.
/// [ADV-RM, ADV-ENT, ADV-BAN, S-67, S-68]
namespace game {

constexpr bool is_form(OrderChit chit) {
    return chit == OrderChit::RoadMarch || chit == OrderChit::Entrench || chit == OrderChit::Banzai;
}
/// Does this battle have this form? [SEQ-25]
bool has_form(const Game& game, OrderChit form);
/// Followers of this order that could not comply with the form. [S-67, S-68]
std::vector<StandId> cannot_comply(const Game& game, const Order& order, OrderChit form);
/// The own order of which a form can be declared now; null when there is none.
const Order* order_for_form(const Game& game, Side side, OrderId id);

}  // namespace game
