#include <algorithm>

#include "game/transport/transport.h"

namespace game {

void apply(Game& game, const TransportRemoved& e) {
    auto& vehicle = the_stand(game, e.vehicle);
    vehicle.presence = Presence::OffTable;
    vehicle.carried = e.carried;
}

void apply(Game& game, const TransportReturned& e) {
    auto& vehicle = the_stand(game, e.vehicle);
    vehicle.presence = Presence::OnTable;
    vehicle.at = e.at;
    vehicle.facing = e.facing;
    vehicle.may_not_move = true;
}

}  // namespace game
