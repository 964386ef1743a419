#include <algorithm>

#include "base/contains.h"
#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/core/paths.h"
#include "game/core/place_order.h"
#include "game/effects/abandoned.h"
#include "game/effects/effects.h"
#include "game/effects/met_unseen.h"
#include "game/ground/known_battle.h"
#include "game/ground/movement_facts.h"
#include "game/ground/places.h"
#include "game/movement/movement.h"
#include "game/movement/run_path.h"
#include "game/obstacles/obstacles.h"
#include "game/spotting/movers_seen.h"
#include "game/spotting/public_sight.h"
#include "game/spotting/spotting.h"
#include "rules/indirect_fire.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"
#include "rules/road_march.h"

namespace game {
namespace {

/// The mover and those who ride on it. [S-28]
std::vector<StandId> exposed_on(const Game& game, StandId mover) {
    std::vector<StandId> exposed{mover};
    for (const auto* stand : aboard_of(game, mover))
        if (is_rider(game, *stand)) exposed.push_back(stand->id);
    return exposed;
}

/// HE templates that the base touches on its way, for whoever they did not attack in 1C. [S-57]
void enter_templates(Course& course, StandId mover, const std::vector<Point>& path, Facing facing) {
    const auto templates = course.game().templates;
    for (const auto& marker : templates) {
        if (!rules::attacks_movers(marker.kind)) continue;
        const auto& stand = the_stand(course.game(), mover);
        const auto points = points_along(path, 0.25_in);
        const auto entry = std::ranges::find_if(points, [&](Point at) {
            return rules::is_in_burst(base_at(stand, at, facing), marker.centre, marker.size);
        });
        if (entry == points.end()) continue;
        for (const auto id : exposed_on(course.game(), mover))
            if (!contains(marker.attacked, id))
                course.happen(TemplateEntered{id, marker.id, *entry});
    }
}

void man(Course& course, MarkerId gun, StandId crew) {
    course.happen(GunManned{gun, crew});
    show_gun(course, crew, gun);
}

/// Guns without a crew: an enemy's touch ends them, their own crew mans them again. [ABND-02,
/// ABND-03]
void reach_guns(Course& course, StandId mover, const std::vector<Point>& path) {
    lose_guns_on_way(course, mover, path);
    const auto guns = course.game().abandoned_guns;
    for (const auto& gun : guns) {
        const auto& stand = the_stand(course.game(), mover);
        const auto base = base_at(stand, gun.at, gun.facing);
        if (gun.crew == mover && in_contact(course.game(), base_of(course.game(), stand), base))
            man(course, gun.id, mover);
    }
}

/// Disengage leads away, a pinned stand does not close in, whoever walks it. [R-17, MOVE-20]
bool is_barred_ahead(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    if (effective_order(game, stand) == OrderChit::Disengage && !leads_away(game, stand, path))
        return true;
    return stand.state >= MoraleState::Pinned &&
           !rules::keeps_away(path, visible_enemy_bases(game, stand.side));
}

/// The minimum of its order, straight along the arrow, if its owner left it standing. [S-04, S-24]
void move_minimum(Course& course, StandId id) {
    const auto& game = course.game();
    const auto& stand = the_stand(game, id);
    if (!is_placed(stand) || stand.moved || !moves_under_order(game, stand)) return;
    if (is_manned_gun(game, stand)) return;
    auto budget = budget_for(game, stand);
    if (budget.min_factor == 0) return;
    budget.max_factor = budget.min_factor;
    budget.percent = std::min(budget.percent, 100);
    auto reach = farthest_ahead(game, stand, budget);
    auto path = way_ahead(game, stand, reach);
    constexpr auto kStep = 0.25_in;
    while (path.size() > 1 &&
           !is_free_as_known(game, stand, path.back(), final_facing(game, stand, path))) {
        reach = reach > kStep ? reach - kStep : 0_in;
        path = reach > 0_in ? way_ahead(game, stand, reach) : std::vector<Point>{};
    }
    if (reach <= 0_in || path.size() < 2 || is_barred_ahead(game, stand, path)) return;
    const auto moved = run_path(game, stand, path);
    course.happen(moved);
    follow_move(course, moved);
}

/// Who was to move and stayed where it is looks along its arrow all the same. [MOVE-10, FACE-02]
void face_arrow(Course& course, StandId id) {
    const auto& game = course.game();
    const auto& stand = the_stand(game, id);
    if (!is_placed(stand) || stand.moved || !moves_under_order(game, stand)) return;
    const auto facing = final_facing(game, stand, {});
    if (facing != stand.facing) course.happen(StandTurned{id, facing});
}

/// The entry point, or the nearest free place within 6" of it. [S-07]
std::optional<Point> entry_place(const Game& game, const Stand& stand) {
    const auto is_free = [&](Point at) {
        return rules::on_table(game.scenario.field, at) &&
               is_free_place(game, stand, at, stand.facing);
    };
    if (is_free(stand.at)) return stand.at;
    for (auto away = 0.5_in; away <= rules::kOrderReach; away += 0.5_in)
        for (int eighth = 0; eighth < 8; ++eighth) {
            const auto at = ahead(stand.at, turned(std::int64_t{eighth} * 45000), away);
            if (is_free(at)) return at;
        }
    return std::nullopt;
}

std::vector<Point> up_to(const std::vector<Point>& path, std::size_t leg, Point at) {
    std::vector<Point> kept(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(leg) + 1);
    if (kept.back() != at) kept.push_back(at);
    return kept;
}

/// `path` is the last part of what it went this turn.
std::vector<Point> stop_in_mines(Course& course, StandId mover, const std::vector<Point>& path,
                                 const rules::ObstacleEntry& stop, Facing facing) {
    const auto& stand = the_stand(course.game(), mover);
    const auto before = stand.path.size() - path.size();
    course.happen(StandStoppedAt{mover, stop.at, facing,
                                 up_to(stand.path, before + stop.leg, stop.at),
                                 all_aboard(course.game(), mover)});
    return up_to(path, stop.leg, stop.at);
}

/// A dummy meets nothing; it can only be seen. [S-74]
void follow_phantom(Course& course, StandId mover, const std::vector<Point>& path) {
    lose_camouflage(course);
    watch_move(course, mover, path);
}

void follow_path(Course& course, StandId mover, std::vector<Point> path, Facing facing,
                 const std::vector<StandId>& ran_into) {
    if (the_stand(course.game(), mover).phantom) return follow_phantom(course, mover, path);
    const auto mines = enter_minefields(course, mover, path);
    if (mines.stop) path = stop_in_mines(course, mover, path, *mines.stop, facing);
    meet_obstacles(course, mover, path);
    lose_camouflage(course);
    enter_templates(course, mover, path, facing);
    reach_guns(course, mover, path);
    watch_move(course, mover, path, mines.stop ? std::vector<StandId>{} : ran_into);
    look_for_obstacles(course, mover);
    if (!mines.results.empty()) apply_results(course, mines.results, Cause::Mines);
}

}  // namespace

void follow_move(Course& course, const StandMoved& moved) {
    follow_path(course, moved.stand, moved.path, moved.facing, moved.ran_into);
}

/// The gun's way, then that of the stand behind it, if it is not its own crew. [S-27]
void follow_push(Course& course, const GunManHandled& pushed) {
    const bool is_left = the_stand(course.game(), pushed.gun).crew_left_gun;
    if (!is_left) follow_path(course, pushed.gun, pushed.path, pushed.facing, pushed.ran_into);
    if (pushed.stand == pushed.gun) return;
    const auto behind = the_stand(course.game(), pushed.stand).path;
    follow_path(course, pushed.stand, behind, pushed.facing, pushed.ran_into);
    if (is_left) show_pushed_gun(course, pushed.stand, pushed.gun);
}

/// Who was left standing moves, then unloaded transports leave. [S-04, SEQ-13]
void finish_moves(Course& course, Side side) {
    std::vector<StandId> movers;
    for (const auto* stand : placed_stands(course.game(), side)) movers.push_back(stand->id);
    sort_by_place(course.game(), movers);
    for (const auto id : movers) move_minimum(course, id);
    for (const auto id : movers) face_arrow(course, id);
}

/// Those that are due, when their side moves. [END-02, S-07]
void enter_reinforcements(Course& course, Side side) {
    std::vector<StandId> due;
    for (const auto& stand : course.game().stands)
        if (stand.side == side && stand.presence == Presence::Reinforcement &&
            stand.entry_turn <= course.game().turn)
            due.push_back(stand.id);
    sort_by_place(course.game(), due);
    for (const auto id : due) {
        const auto& stand = the_stand(course.game(), id);
        const auto place = entry_place(as_known_to(course.game(), side), stand);
        if (!place) continue;
        const bool on_road = rules::is_on_road(course.game().scenario.field, *place);
        course.happen(StandEntered{id, *place, stand.facing, on_road});
        meet_unseen(course, id);
    }
}

}  // namespace game
