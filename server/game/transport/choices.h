#pragma once
#include <vector>

#include "game/movement/messages.h"
#include "game/transport/messages.h"

/// What a side may do now in this chapter, as data. [REL-27]
namespace game {

enum class TransportAct : std::uint8_t {
    Load,
    Unload,
    Limber,
    Unlimber,
    ManHandle,
    Return,
    TakeOff
};
struct TransportChoice {
    TransportAct act = TransportAct::Load;
    StandId stand;              ///< passenger, gun, or the vehicle itself for Return and TakeOff
    StandId vehicle;            ///< or the man-handled gun; for Return, a stand that it carried
    std::vector<Point> places;  ///< where it can be set down beside that, facing as it does
    bool operator==(const TransportChoice&) const = default;
};
void add_transport_choices(const Game& game, Side side, std::vector<TransportChoice>& choices);

}  // namespace game
