#include <algorithm>

#include "base/contains.h"
#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/ground/movement_facts.h"
#include "game/ground/obstacle_facts.h"
#include "game/ground/places.h"
#include "game/movement/movement.h"
#include "game/transport/choices.h"
#include "game/transport/transport.h"
#include "game/transport/transport_facts.h"
#include "rules/movement.h"

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

/// A gun that a stand may push, and where it is.
struct Pushed {
    const Stand* gun;
    Point from;
};

/// Its own gun, and those beside it that their crews have left. [TRANS-12, ABND-05]
std::vector<Pushed> guns_to_push(const Game& game, const Stand& stand) {
    std::vector<Pushed> guns;
    if (!on_table(stand) || !moves_under_order(game, stand)) return guns;
    if (line_of(game, stand).man_handling > 0_in) guns.push_back({&stand, stand.at});
    for (const auto& left : game.abandoned_guns) {
        const auto& crew = the_stand(game, left.crew);
        if (crew.side == stand.side && within(left.at, stand.at, kBeyondContact))
            guns.push_back({&crew, left.at});
    }
    return guns;
}

/// Along the pusher's arrow, as its side knows the ground. [REL-27]
Inches reach_of_push(const Game& game, const Stand& stand, const Pushed& pushed) {
    const auto mover = as_known(rules::man_handled(line_of(game, *pushed.gun)), game, stand.side);
    return rules::reach_along(game.scenario.field, mover, budget_for(game, stand), pushed.from,
                              arrow_of(game, stand));
}

/// As far as it goes and leaves room for both.
void add_push(const Game& game, const Stand& stand, const Pushed& pushed,
              std::vector<TransportChoice>& choices) {
    constexpr auto kBetweenPushes = 0.5_in;
    auto push = reach_of_push(game, stand, pushed);
    for (; push > 0_in; push -= std::min(push, kBetweenPushes)) {
        const auto end = ahead(pushed.from, arrow_of(game, stand), push);
        const ManHandle command{
            stand.id, pushed.gun->id, {pushed.from, end}
        };
        if (!decide(game, stand.side, command)) continue;
        choices.push_back({TransportAct::ManHandle, stand.id, pushed.gun->id, {end}});
        return;
    }
}

void add_returns(const Game& game, const Stand& vehicle, std::vector<TransportChoice>& choices) {
    for (const auto* stand : stands_on_table(game, vehicle.side)) {
        if (!contains(vehicle.carried, stand->id)) continue;
        TransportChoice choice{TransportAct::Return, vehicle.id, stand->id, {}};
        for (const auto at : places_beside(game, vehicle, *stand, kPlacesBeside))
            if (decide(game, vehicle.side, ReturnTransport{vehicle.id, at, stand->facing}))
                choice.places.push_back(at);
        if (!choice.places.empty()) choices.push_back(std::move(choice));
    }
}

/// It may come back onto the table.
bool is_away(const Game& game, const Stand& stand) {
    return takes_transport_back(game) && stand.presence == Presence::OffTable &&
           !stand.carried.empty();
}

}  // namespace

bool takes_transport_back(const Game& game) {
    return game.subphase == Subphase::PrepFireA || game.subphase == Subphase::PrepFireB;
}

std::vector<TransportChoice> transport_choices(const Game& game, const Stand& stand) {
    std::vector<TransportChoice> choices;
    if (is_away(game, stand)) add_returns(game, stand, choices);
    if (game.subphase != Subphase::SideAMoves && game.subphase != Subphase::SideBMoves)
        return choices;
    if (on_table(stand)) {
        add_getting_in(game, stand, choices);
        for (const auto& gun : guns_to_push(game, stand)) add_push(game, stand, gun, choices);
        if (may_leave_table(game, stand))
            choices.push_back({TransportAct::TakeOff, stand.id, {}, {}});
    } else if (stand.limbered) {
        add_getting_out<Unlimber>(game, stand, TransportAct::Unlimber, choices);
    } else if (stand.presence == Presence::Aboard) {
        add_getting_out<Unload>(game, stand, TransportAct::Unload, choices);
    }
    return choices;
}

/// Those beside it or its vehicle, and the way of what it pushes; pinned, that keeps away from
/// enemies wherever they are. [MOVE-20]
LookedAt transport_looked_at(const Game& game, const Stand& stand) {
    if (is_away(game, stand)) return {};
    const auto at = body_of(game, stand).at;
    const Point beside{kFarthestBeside, kFarthestBeside};
    std::vector<Point> corners{at - beside, at + beside};
    const auto guns = guns_to_push(game, stand);
    for (const auto& gun : guns) {
        corners.push_back(gun.from);
        corners.push_back(ahead(gun.from, arrow_of(game, stand), reach_of_push(game, stand, gun)));
    }
    return {box_around(corners), !guns.empty() && stand.state >= MoraleState::Pinned};
}

}  // namespace game
