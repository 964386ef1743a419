#include <algorithm>

#include "base/contains.h"
#include "game/command/orders_in_force.h"
#include "game/ground/movement_facts.h"
#include "game/ground/obstacle_facts.h"
#include "game/ground/places.h"
#include "game/movement/movement.h"
#include "game/transport/choices.h"
#include "game/transport/transport.h"
#include "game/transport/transport_facts.h"

namespace game {
namespace {

constexpr std::size_t kPlacesBeside = 3;

void add_getting_in(const Game& game, const Stand& stand, std::vector<TransportChoice>& choices) {
    for (const auto* vehicle : stands_on_table(game, stand.side)) {
        if (vehicle->id == stand.id || !within(vehicle->at, stand.at, 4_in)) continue;
        if (decide(game, stand.side, Load{stand.id, vehicle->id}))
            choices.push_back({TransportAct::Load, stand.id, vehicle->id, {}});
        if (decide(game, stand.side, Limber{stand.id, vehicle->id}))
            choices.push_back({TransportAct::Limber, stand.id, vehicle->id, {}});
    }
}

template <class Command>
void add_getting_out(const Game& game, const Stand& stand, TransportAct act,
                     std::vector<TransportChoice>& choices) {
    const auto* vehicle = find_stand(game, stand.aboard);
    if (!vehicle || !on_table(*vehicle)) return;
    TransportChoice choice{act, stand.id, vehicle->id, {}};
    for (const auto at : places_beside(game, stand, *vehicle, kPlacesBeside))
        if (decide(game, stand.side, Command{stand.id, at, vehicle->facing}))
            choice.places.push_back(at);
    if (!choice.places.empty()) choices.push_back(std::move(choice));
}

/// As far as it goes along the pusher's arrow, as its side knows the ground, and leaves room for
/// both. [REL-27]
void add_push(const Game& game, const Stand& stand, const Stand& gun, Point from,
              std::vector<TransportChoice>& choices) {
    const auto arrow = arrow_of(game, stand);
    const auto mover = as_known(rules::man_handled(line_of(game, gun)), game, stand.side);
    const auto reach =
        rules::reach_along(game.scenario.field, mover, budget_for(game, stand), from, arrow);
    constexpr auto kBetweenPushes = 0.5_in;
    for (auto push = reach; push > 0_in; push -= std::min(push, kBetweenPushes)) {
        const auto end = ahead(from, arrow, push);
        const ManHandle command{
            stand.id, gun.id, {from, end}
        };
        if (!decide(game, stand.side, command)) continue;
        choices.push_back({TransportAct::ManHandle, stand.id, gun.id, {end}});
        return;
    }
}

/// Its own gun, and one beside it that its crew has left. [TRANS-12, ABND-05]
void add_pushing(const Game& game, const Stand& stand, std::vector<TransportChoice>& choices) {
    if (!moves_under_order(game, stand)) return;
    if (line_of(game, stand).man_handling > 0_in) add_push(game, stand, stand, stand.at, choices);
    for (const auto& left : game.abandoned_guns) {
        const auto& crew = the_stand(game, left.crew);
        if (crew.side == stand.side && within(left.at, stand.at, kBeyondContact))
            add_push(game, stand, crew, left.at, choices);
    }
}

void add_returns_to(const Game& game, const Stand& vehicle, const Stand& stand,
                    std::vector<TransportChoice>& choices) {
    TransportChoice choice{TransportAct::Return, vehicle.id, stand.id, {}};
    for (const auto at : places_beside(game, vehicle, stand, kPlacesBeside))
        if (decide(game, vehicle.side, ReturnTransport{vehicle.id, at, stand.facing}))
            choice.places.push_back(at);
    if (!choice.places.empty()) choices.push_back(std::move(choice));
}

void add_returns(const Game& game, Side side, std::vector<TransportChoice>& choices) {
    for (const auto& vehicle : game.stands) {
        if (vehicle.side != side || vehicle.presence != Presence::OffTable) continue;
        for (const auto* stand : stands_on_table(game, side))
            if (contains(vehicle.carried, stand->id))
                add_returns_to(game, vehicle, *stand, choices);
    }
}

}  // namespace

void add_transport_choices(const Game& game, Side side, std::vector<TransportChoice>& choices) {
    if (game.subphase == Subphase::PrepFireA || game.subphase == Subphase::PrepFireB)
        return add_returns(game, side, choices);
    if (game.subphase != Subphase::SideAMoves && game.subphase != Subphase::SideBMoves) return;
    for (const auto& stand : game.stands) {
        if (stand.side != side) continue;
        if (on_table(stand)) {
            add_getting_in(game, stand, choices);
            add_pushing(game, stand, choices);
            if (may_leave_table(game, stand))
                choices.push_back({TransportAct::TakeOff, stand.id, {}, {}});
        } else if (stand.limbered) {
            add_getting_out<Unlimber>(game, stand, TransportAct::Unlimber, choices);
        } else if (stand.presence == Presence::Aboard) {
            add_getting_out<Unload>(game, stand, TransportAct::Unload, choices);
        }
    }
}

}  // namespace game
