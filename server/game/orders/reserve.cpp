#include "game/orders/reserve.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "game/core/refusals.h"
#include "game/core/sight.h"
#include "game/effects/met_unseen.h"
#include "game/ground/known_battle.h"
#include "game/ground/places.h"
#include "game/orders/orders.h"
#include "rules/movement.h"

namespace game {
namespace {

constexpr std::size_t kPlacesOffered = 6;

constexpr Inches kBetweenPlaces = 4_in;

bool may_command(const Stand& stand) {
    return on_table(stand) && stand.issuer != rules::Issuer::None &&
           stand.issuer != rules::Issuer::Self;
}

bool is_near_command(const Game& game, const Stand& stand, const Corners& base) {
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side == stand.side && may_command(other) &&
               polygons_within(base_of(game, other), base, rules::kCloseProximity);
    });
}

/// Out of sight and beyond 12" of every enemy that its side sees; judged on what the side knows.
bool is_away_from_enemies(const Game& game, const Stand& stand, Point at, Facing facing) {
    const auto there = sight_end_at(game, stand, at, facing);
    const auto in_the_way = known_obstacles(game, stand.side);
    return std::ranges::none_of(visible_enemies(game, stand.side), [&](const Stand* enemy) {
        return polygons_within(base_of(game, *enemy), there.base, rules::kCloseProximity) ||
               rules::sight(game.scenario.field, sight_end_of(game, *enemy), there, in_the_way,
                            game.scenario.options);
    });
}

bool is_free_of_other_reserves(const Game& game, const Stand& stand, const Corners& base) {
    return std::ranges::none_of(game.reserves_declared, [&](const ReservePlan& plan) {
        const auto& other = the_stand(game, plan.stand);
        return other.side == stand.side && plan.stand != stand.id &&
               polygons_overlap(base, base_at(other, plan.at, plan.facing));
    });
}

Result<void> judge_place(const Game& game, const Stand& stand, Point at, Facing facing) {
    const auto base = base_at(stand, at, facing);
    if (!rules::on_table(game.scenario.field, base)) return refuse(RefusalCode::OffTable);
    if (!may_stand_on(game, stand, at)) return refuse(RefusalCode::ProhibitedTerrain);
    if (!is_near_command(game, stand, base)) return refuse(RefusalCode::NoCommandNear);
    if (!is_away_from_enemies(game, stand, at, facing)) return refuse(RefusalCode::EnemyNear);
    if (!is_free_as_known(game, stand, at, facing) || !is_free_of_other_reserves(game, stand, base))
        return refuse(RefusalCode::Occupied, "Another stand is in the way.", {"MOVE-14"});
    return {};
}

/// Round the commanders, the farthest last.
std::vector<Point> places_for(const Game& game, const Stand& stand) {
    std::vector<Point> places;
    for (const auto& commander : game.stands) {
        if (commander.side != stand.side || !may_command(commander)) continue;
        for (auto away = kBetweenPlaces; away <= rules::kCloseProximity; away += kBetweenPlaces)
            for (int eighth = 0; eighth < 8 && places.size() < kPlacesOffered; ++eighth) {
                const auto at =
                    ahead(commander.at, turned(std::int64_t{eighth} * 45000 + 180000), away);
                if (judge_place(game, stand, at, stand.facing)) places.push_back(at);
            }
    }
    return places;
}

/// The declared place, or the nearest free one within 6" of it. [S-07]
std::optional<Point> free_place(const Game& game, const ReservePlan& plan) {
    const auto& stand = the_stand(game, plan.stand);
    const auto is_free = [&](Point at) {
        return rules::on_table(game.scenario.field, base_at(stand, at, plan.facing)) &&
               may_stand_on(game, stand, at) && is_free_place(game, stand, at, plan.facing);
    };
    if (is_free(plan.at)) return plan.at;
    for (auto away = 0.5_in; away <= rules::kOrderReach; away += 0.5_in)
        for (int eighth = 0; eighth < 8; ++eighth) {
            const auto at = ahead(plan.at, turned(std::int64_t{eighth} * 45000), away);
            if (is_free(at)) return at;
        }
    return std::nullopt;
}

/// By what its side knows; somebody unseen may be there. [REL-26]
void bring_in(Course& course, const ReservePlan& plan) {
    const auto side = find_stand(course.game(), plan.stand)->side;
    const auto at = free_place(as_known_to(course.game(), side), plan);
    if (!at) return;
    course.happen(ReservePlaced{plan.stand, *at, plan.facing});
    meet_unseen(course, plan.stand);
}

}  // namespace

Result<Events> deploy_reserve(const Game& game, Side side, const DeployStand& command) {
    const auto* stand = own_stand(game, side, command.stand);
    if (!stand) return no_such_stand_of_yours();
    if (stand->presence != Presence::Reserve) return refuse(RefusalCode::NoReserve);
    const auto judged = judge_place(game, *stand, command.at, command.facing);
    if (!judged) return tl::unexpected<Refusal>(judged.error());
    return Events{ReserveDeclared{{command.stand, command.at, command.facing}}};
}

void place_reserves(Course& course) {
    const auto declared = course.game().reserves_declared;
    for (const auto& plan : declared) bring_in(course, plan);
}

void add_reserve_choices(const Game& game, Side side, std::vector<DeployChoice>& choices) {
    for (const auto& stand : game.stands) {
        if (stand.side != side || stand.presence != Presence::Reserve) continue;
        auto places = places_for(game, stand);
        if (!places.empty()) choices.push_back({stand.id, std::move(places)});
    }
}

}  // namespace game
