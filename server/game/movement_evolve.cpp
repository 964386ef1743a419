#include <algorithm>

#include "base/contains.h"
#include "game/evolve_arms.h"

namespace game {
namespace {

void bring_along(Game& game, const std::vector<StandId>& aboard, Point at, Facing facing) {
    for (const auto id : aboard) {
        auto& stand = the_stand(game, id);
        stand.at = at;
        stand.facing = facing;
        stand.moved = stand.moved_in_vehicle = true;
    }
}

/// Who has to come in beside the road advances plainly. [ADV-RM-03, S-68]
void leave_march(Game& game, Stand& stand) {
    for (auto& order : game.orders)
        if (order.chit == OrderChit::RoadMarch && contains(order.followers, stand.id) &&
            !contains(order.plain, stand.id)) {
            order.plain.push_back(stand.id);
            stand.form.reset();
        }
}

/// Its crew stays where it is. [ABND-05]
void push_left_gun(Game& game, const GunManHandled& e) {
    const auto gun = std::ranges::find(game.abandoned_guns, e.gun, &AbandonedGun::crew);
    gun->at = e.path.back();
    gun->facing = e.facing;
    gun->turn_pushed = game.turn;
}

}  // namespace

void apply(Game& game, const StandMoved& e) {
    auto& stand = the_stand(game, e.stand);
    if (stand.path.empty()) stand.path.push_back(e.path.front());
    stand.path.insert(stand.path.end(), e.path.begin() + 1, e.path.end());
    stand.at = e.path.back();
    stand.facing = e.facing;
    stand.moved = true;
    stand.moved_distance += e.distance;
    stand.spent = e.spent;
    stand.detoured = e.detoured;
    stand.finished_moving = e.stopped_by != StoppedBy::Nothing;
    bring_along(game, e.aboard, stand.at, stand.facing);
}

void apply(Game& game, const StandTurned& e) {
    the_stand(game, e.stand).facing = e.facing;
    std::erase_if(game.turns_declared, [&](const auto& t) { return t.first == e.stand; });
}

void apply(Game& game, const FacingDeclared& e) {
    std::erase_if(game.turns_declared, [&](const auto& t) { return t.first == e.stand; });
    game.turns_declared.emplace_back(e.stand, e.facing);
}

void apply(Game& game, const WhenForcedBackSet& e) {
    the_stand(game, e.stand).when_forced_back = e.when_forced_back;
}

void apply(Game& game, const StandEntered& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = presence_on_table(stand.phantom);
    stand.at = e.at;
    stand.facing = e.facing;
    if (e.on_road == false) leave_march(game, stand);
}

void apply(Game& game, const GroundOccupied& e) {
    auto& stand = the_stand(game, e.stand);
    stand.at = e.at;
    stand.facing = e.facing;
    std::erase_if(game.vacated, [&](const VacatedGround& v) { return v.at == e.at; });
}

void apply(Game& game, const TemplateEntered& e) {
    the_stand(game, e.stand).templates_entered.push_back({e.marker, e.at});
}

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

void apply(Game& game, const GunManHandled& e) {
    auto& gun = the_stand(game, e.gun);
    auto& stand = the_stand(game, e.stand);
    stand.path = {stand.at, e.stand_at};
    stand.at = e.stand_at;
    stand.facing = e.facing;
    stand.moved = stand.finished_moving = true;
    if (gun.crew_left_gun) return push_left_gun(game, e);
    gun.path = e.path;  // last: a crew that pushes its own gun is the gun
    gun.at = e.path.back();
    gun.facing = e.facing;
    gun.moved = gun.finished_moving = true;
}

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
