#pragma once
#include "game/state.h"

/// The forms of Hasty Advance that are declared in 5E: Road March, Entrench, Human Wave.
/// [ADV-RM, ADV-ENT, ADV-BAN, S-67, S-68]
namespace game {

// commands
struct DeclareForm {
    OrderId order;
    OrderChit form = OrderChit::RoadMarch;
};
// events
struct FormDeclared {
    OrderId order;
    OrderChit form = OrderChit::RoadMarch;
    std::vector<StandId> plain = {};  ///< followers that cannot comply: plain Hasty Advance
};
/// A try at digging, and what it made. [ADV-ENT-02, ADV-ENT-03]
struct Entrenched {
    StandId stand;
    int die = 0;
    int needs = 0;
    rules::Working working = {};
    rules::Cover cover = rules::Cover::None;  ///< None: nothing was dug
    int fieldwork = 0;                        ///< its number; the next one: a new fieldwork
    Polygon outline = {};                     ///< of a new one
};
struct FieldworkSeen {
    Watcher watcher = Watcher::Blue;
    int fieldwork = 0;
    std::optional<rules::Cover> cover = {};  ///< as it is seen now
};

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
