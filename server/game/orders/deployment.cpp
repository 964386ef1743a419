#include <algorithm>

#include "base/refusal_code.h"
#include "game/core/refusals.h"
#include "game/ground/places.h"
#include "game/obstacles/obstacles.h"
#include "game/orders/orders.h"
#include "game/orders/reserve.h"
#include "game/spotting/spotting.h"
#include "rules/movement_limits.h"

namespace game {
namespace {

/// Stands without a fixed place are their side's to deploy, again and again until it commits.
bool may_be_deployed(const Game& game, const Stand& stand) {
    if (stand.presence == Presence::Undeployed) return true;
    const auto plan = std::ranges::find(game.scenario.stands, stand.id, &StandPlan::id);
    return plan != game.scenario.stands.end() && is_placed(stand) && !plan->at;
}

bool in_a_zone(const Game& game, Side side, const Corners& base) {
    return std::ranges::any_of(game.scenario.zones, [&](const Zone& zone) {
        return zone.side == side && std::ranges::none_of(base, [&](Point corner) {
                   return where_is(corner, zone.outline) == Side3::Outside;
               });
    });
}

bool is_free(const Game& game, const Stand& stand, Point at, Facing facing) {
    std::vector<Corners> others;
    for (const auto& other : game.stands)
        if (other.side == stand.side && other.id != stand.id && is_placed(other))
            others.push_back(base_of(game, other));
    return rules::may_end_at(base_at(stand, at, facing), others);
}

bool is_a_place_for(const Game& game, const Stand& stand, Point at, Facing facing) {
    return in_a_zone(game, stand.side, base_at(stand, at, facing)) &&
           may_stand_on(game, stand, at) && is_free(game, stand, at, facing);
}

/// Row by row, an inch apart.
std::vector<Point> grid_of(const Polygon& outline) {
    std::vector<Point> points;
    const auto box = box_around(outline);
    for (auto y = box.low.y + 1_in; y < box.high.y; y += 1_in)
        for (auto x = box.low.x + 1_in; x < box.high.x; x += 1_in) points.push_back({x, y});
    return points;
}

/// The first free places in the side's zones.
std::vector<Point> free_places(const Game& game, const Stand& stand, std::size_t at_most) {
    std::vector<Point> places;
    for (const auto& zone : game.scenario.zones) {
        if (zone.side != stand.side) continue;
        for (const auto& point : grid_of(zone.outline)) {
            if (places.size() >= at_most) return places;
            if (is_a_place_for(game, stand, point, stand.facing)) places.push_back(point);
        }
    }
    return places;
}

}  // namespace

Result<Events> decide(const Game& game, Side side, const DeployStand& command) {
    if (game.subphase == Subphase::Orders) return deploy_reserve(game, side, command);
    if (game.subphase != Subphase::Deployment)
        return wrong_subphase(game, {Subphase::Deployment, Subphase::Orders});
    const auto* stand = own_stand(game, side, command.stand);
    if (!stand) return no_such_stand_of_yours();
    if (!may_be_deployed(game, *stand)) return refuse(RefusalCode::FixedPlace);
    if (!in_a_zone(game, side, base_at(*stand, command.at, command.facing)))
        return refuse(RefusalCode::OutsideZone);
    if (!may_stand_on(game, *stand, command.at)) return refuse(RefusalCode::ProhibitedTerrain);
    if (!is_free(game, *stand, command.at, command.facing))
        return refuse(RefusalCode::Occupied, "Another stand is in the way.", {"MOVE-14"});
    return Events{
        StandDeployed{command.stand, command.at, command.facing}
    };
}

/// Stands that the scenario does not hide are on the table for everybody from the start; those that
/// come later are not. [REF-04, SPOT-01, S-07]
void show_open_stands(Course& course) {
    std::vector<StandId> open;
    for (const auto& plan : course.game().scenario.stands)
        if (!plan.start_hidden && on_table(the_stand(course.game(), plan.id)))
            open.push_back(plan.id);
    see_all(course, std::move(open), "REF-04");
}

void close_deployment(Course& course) {
    for (const auto& plan : course.game().scenario.stands) {
        const auto* stand = find_stand(course.game(), plan.id);
        if (stand->presence != Presence::Undeployed) continue;
        const auto places = free_places(course.game(), *stand, 1);
        if (places.empty()) continue;  // it waits until the referee puts it down [S-98]
        course.happen(StandDeployed{plan.id, places.front(), stand->facing});
    }
    show_open_stands(course);
    spot_all(course);
    look_for_obstacles(course);
}

void add_deployment_choices(const Game& game, Side side, std::vector<DeployChoice>& choices) {
    if (game.subphase == Subphase::Orders) return add_reserve_choices(game, side, choices);
    if (game.subphase != Subphase::Deployment) return;
    for (const auto& stand : game.stands)
        if (stand.side == side && may_be_deployed(game, stand))
            choices.push_back({stand.id, free_places(game, stand, 6)});
}

}  // namespace game
