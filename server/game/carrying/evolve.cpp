#include <algorithm>

#include "game/carrying/carrying.h"

namespace game {

// transport

void apply(Game& game, const Loaded& e) {
    auto& stand = the_stand(game, e.stand);
    auto& vehicle = the_stand(game, e.vehicle);
    stand.presence = Presence::Aboard;
    stand.aboard = e.vehicle;
    stand.at = vehicle.at;
    stand.facing = vehicle.facing;
    stand.moved = true;
    stand.halves_spent = e.stand_halves;
    vehicle.halves_spent = e.vehicle_halves;
    vehicle.loading = e.loading;
}

void apply(Game& game, const Unloaded& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = Presence::OnTable;
    stand.aboard = {};
    stand.at = e.at;
    stand.facing = e.facing;
    stand.moved = true;
    stand.halves_spent = e.stand_halves;
    auto& vehicle = the_stand(game, e.vehicle);
    vehicle.halves_spent = e.vehicle_halves;
    vehicle.loading = e.loading;
    vehicle.carried.push_back(e.stand);
}

void apply(Game& game, const Limbered& e) {
    auto& gun = the_stand(game, e.gun);
    auto& vehicle = the_stand(game, e.vehicle);
    gun.presence = Presence::Aboard;
    gun.aboard = e.vehicle;
    gun.limbered = gun.moved = true;
    gun.at = vehicle.at;
    gun.facing = vehicle.facing;
    gun.halves_spent = e.gun_halves.value_or(gun.halves_spent);
    vehicle.halves_spent = e.vehicle_halves;
    vehicle.loading = e.loading;
}

void apply(Game& game, const Unlimbered& e) {
    auto& gun = the_stand(game, e.gun);
    gun.presence = Presence::OnTable;
    gun.aboard = {};
    gun.limbered = false;
    gun.moved = true;
    gun.at = e.at;
    gun.facing = e.facing;
    gun.halves_spent = e.gun_halves.value_or(gun.halves_spent);
    auto& vehicle = the_stand(game, e.vehicle);
    vehicle.halves_spent = e.vehicle_halves;
    vehicle.loading = e.loading;
    vehicle.carried.push_back(e.gun);
}

}  // namespace game
