#include "game/transport/transport.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "game/carrying/messages.h"
#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/core/refusals.h"
#include "game/ground/places.h"
#include "game/transport/transport_facts.h"
#include "rules/transport.h"

namespace game {
namespace {

Result<void> judge_time(const Game& game) {
    if (game.subphase == Subphase::SideAMoves || game.subphase == Subphase::SideBMoves) return {};
    return wrong_subphase(game, {Subphase::SideAMoves, Subphase::SideBMoves});
}

/// A passenger or a rider, by its own kind and the carrier's. [TRANS-02, TRANS-16 .. TRANS-18]
bool is_carried_by(const Game& game, const Stand& stand, const Stand& vehicle) {
    const auto& carrier = line_of(game, vehicle);
    const auto load = static_cast<int>(std::ranges::count_if(
        aboard_of(game, vehicle.id), [](const Stand* other) { return !other->limbered; }));
    return rules::has_room(carrier, load) || rules::may_ride(line_of(game, stand), carrier, load);
}

bool tows_a_gun(const Game& game, const Stand& vehicle) {
    return std::ranges::any_of(aboard_of(game, vehicle.id), &Stand::limbered);
}

/// What the vehicle has done this turn, with this stand taken up or set down now. [S-50]
std::vector<LoadingAct> loading_with(const Stand& vehicle, const Stand& stand) {
    auto loading = vehicle.loading;
    loading.push_back({.stand = stand.id,
                       .set_down = stand.presence == Presence::Aboard,
                       .path_points = static_cast<int>(vehicle.path.size()),
                       .at = stand.at,
                       .facing = stand.facing,
                       .seen = stand.visible});
    return loading;
}

Result<void> judge_loading_order(const Game& game, const Stand& stand, const Stand& vehicle) {
    const auto own = effective_order(game, stand);
    const auto carriers = effective_order(game, vehicle);
    if (!own || !carriers || !rules::may_load(*own, *carriers))
        return refuse(RefusalCode::OrderForbids,
                      "Loading needs Cautious, Hasty or Disengage for both.", {"S-25"});
    return {};
}

Result<void> judge_unloading(const Game& game, const Stand& stand, Point at, Facing facing) {
    if (const auto time = judge_time(game); !time) return time;
    const auto* vehicle = find_stand(game, stand.aboard);
    if (stand.presence != Presence::Aboard || !vehicle || !on_table(*vehicle))
        return refuse(RefusalCode::NotAboard);
    const auto order = effective_order(game, *vehicle);
    if (!order || !rules::allows(*order).may_load)
        return refuse(RefusalCode::OrderForbids, "The vehicle's order forbids it.", {"S-25"});
    if (const auto half = has_half_left(game, *vehicle); !half) return half;
    if (stand.halves_spent >= 2) return refuse(RefusalCode::NoMovementLeft);
    const auto base = base_at(stand, at, facing);
    if (!in_contact(game, base, base_of(game, *vehicle)))
        return refuse(RefusalCode::NotBeside, "It gets out beside the vehicle.", {"S-25"});
    if (!may_be_set_down(game, stand, at, facing))
        return refuse(RefusalCode::Occupied, "There is no room for it there.", {"MOVE-14"});
    return {};
}

}  // namespace

Result<Events> decide(const Game& game, Side side, const Load& command) {
    if (const auto time = judge_time(game); !time) return tl::unexpected(time.error());
    const auto* stand = own_stand(game, side, command.stand);
    const auto* vehicle = own_stand(game, side, command.vehicle);
    if (!stand || !vehicle || !on_table(*stand) || !on_table(*vehicle))
        return no_such_stand_of_yours();
    if (line_of(game, *stand).kind != rules::Kind::Personnel ||
        line_of(game, *stand).gun_class != rules::GunClass::None)
        return refuse(RefusalCode::CannotRide);
    if (!is_carried_by(game, *stand, *vehicle)) return refuse(RefusalCode::NoRoom);
    if (!in_contact(game, *stand, *vehicle))
        return refuse(RefusalCode::NotBeside, "The stand must touch the vehicle.", {"S-25"});
    if (const auto order = judge_loading_order(game, *stand, *vehicle); !order)
        return tl::unexpected(order.error());
    for (const auto* one : {stand, vehicle})
        if (const auto half = has_half_left(game, *one); !half) return tl::unexpected(half.error());
    return Events{
        Loaded{stand->id, vehicle->id, stand->halves_spent + rules::kLoadingHalves,
               vehicle->halves_spent + rules::kLoadingHalves, loading_with(*vehicle, *stand)}
    };
}

Result<Events> decide(const Game& game, Side side, const Unload& command) {
    const auto* stand = own_stand(game, side, command.stand);
    if (!stand || stand->limbered) return no_such_stand_of_yours();
    if (const auto judged = judge_unloading(game, *stand, command.at, command.facing); !judged)
        return tl::unexpected(judged.error());
    const auto& vehicle = the_stand(game, stand->aboard);
    return Events{
        Unloaded{stand->id, vehicle.id, command.at, command.facing,
                 stand->halves_spent + rules::kLoadingHalves,
                 vehicle.halves_spent + rules::kLoadingHalves, loading_with(vehicle, *stand)}
    };
}

Result<Events> decide(const Game& game, Side side, const Limber& command) {
    if (const auto time = judge_time(game); !time) return tl::unexpected(time.error());
    const auto* gun = own_stand(game, side, command.gun);
    const auto* vehicle = own_stand(game, side, command.vehicle);
    if (!gun || !vehicle || !on_table(*gun) || !on_table(*vehicle)) return no_such_stand_of_yours();
    if (gun->crew_left_gun || !rules::may_tow(line_of(game, *vehicle), line_of(game, *gun)))
        return refuse(RefusalCode::CannotTow);
    if (tows_a_gun(game, *vehicle))
        return refuse(RefusalCode::NoRoom, "That vehicle tows a gun already.", {"TRANS-02"});
    if (!in_contact(game, *gun, *vehicle))
        return refuse(RefusalCode::NotBeside, "The tow must touch the gun.", {"S-25"});
    if (touches_enemy(game, *gun))
        return refuse(RefusalCode::InContact, "No limbering with an enemy in contact.",
                      {"TRANS-11"});
    if (const auto order = judge_loading_order(game, *gun, *vehicle); !order)
        return tl::unexpected(order.error());
    for (const auto* one : {gun, vehicle})
        if (const auto half = has_half_left(game, *one); !half) return tl::unexpected(half.error());
    return Events{
        Limbered{gun->id, vehicle->id, vehicle->halves_spent + rules::kLoadingHalves,
                 gun->halves_spent + rules::kLoadingHalves, loading_with(*vehicle, *gun)}
    };
}

Result<Events> decide(const Game& game, Side side, const Unlimber& command) {
    const auto* gun = own_stand(game, side, command.gun);
    if (!gun || !gun->limbered) return no_such_stand_of_yours();
    if (const auto judged = judge_unloading(game, *gun, command.at, command.facing); !judged)
        return tl::unexpected(judged.error());
    const auto& vehicle = the_stand(game, gun->aboard);
    return Events{
        Unlimbered{gun->id, vehicle.id, command.at, command.facing,
                   vehicle.halves_spent + rules::kLoadingHalves,
                   gun->halves_spent + rules::kLoadingHalves, loading_with(vehicle, *gun)}
    };
}

Result<Events> decide(const Game& game, Side side, const ReturnTransport& command) {
    if (game.subphase != Subphase::PrepFireA && game.subphase != Subphase::PrepFireB)
        return wrong_subphase(game, {Subphase::PrepFireA});
    const auto* vehicle = own_stand(game, side, command.vehicle);
    if (!vehicle || vehicle->presence != Presence::OffTable) return no_such_stand_of_yours();
    const auto base = base_at(*vehicle, command.at, command.facing);
    const bool beside = std::ranges::any_of(vehicle->carried, [&](StandId id) {
        const auto* stand = find_stand(game, id);
        return stand && on_table(*stand) && in_contact(game, base, base_of(game, *stand));
    });
    if (!beside)
        return refuse(RefusalCode::NotBeside, "It returns beside a stand that it carried.",
                      {"TRANS-19", "S-26"});
    if (!may_be_set_down(game, *vehicle, command.at, command.facing))
        return refuse(RefusalCode::Occupied, "There is no room for it there.", {"S-26"});
    return Events{
        TransportReturned{command.vehicle, command.at, command.facing}
    };
}

Result<Events> decide(const Game& game, Side side, const TakeOffTransport& command) {
    if (const auto time = judge_time(game); !time) return tl::unexpected(time.error());
    const auto* vehicle = own_stand(game, side, command.vehicle);
    if (!vehicle) return no_such_stand_of_yours();
    if (!may_leave_table(game, *vehicle)) return refuse(RefusalCode::NotUnloaded);
    return Events{
        TransportRemoved{command.vehicle, vehicle->carried}
    };
}

void remove_unloaded(Course& course, Side side) {
    if (course.game().scenario.options.transport_removal != rules::TransportRemoval::Auto) return;
    std::vector<StandId> leaving;
    for (const auto* vehicle : stands_on_table(course.game(), side))
        if (may_leave_table(course.game(), *vehicle) &&
            rules::leaves_when_empty(line_of(course.game(), *vehicle)))
            leaving.push_back(vehicle->id);
    for (const auto id : leaving)
        course.happen(TransportRemoved{id, the_stand(course.game(), id).carried});
}

}  // namespace game
