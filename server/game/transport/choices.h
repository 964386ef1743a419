#pragma once
#include <optional>
#include <vector>

#include "game/changes/changed.h"
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
/// In this step stands return to the table that left it with nobody aboard. [S-26]
bool takes_transport_back(const Game& game);
/// What this stand may do: get in or out, push a gun, leave the table or return to it.
std::vector<TransportChoice> transport_choices(const Game& game, const Stand& stand);
/// What they depend on.
LookedAt transport_looked_at(const Game& game, const Stand& stand);

}  // namespace game
