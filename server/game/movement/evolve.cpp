#include <algorithm>

#include "base/contains.h"
#include "game/movement/movement.h"

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

void apply(Game& game, const MoveAsked& e) {
    std::erase_if(game.asked_moves, [&](const AskedMove& m) { return m.stand == e.move.stand; });
    game.asked_moves.push_back(e.move);
}

void apply(Game& game, const AskedMoveJudged& e) {
    std::erase_if(game.asked_moves, [&](const AskedMove& m) { return m.stand == e.stand; });
}

}  // namespace game
