#include "game/movement_facts.h"

#include <algorithm>

#include "base/contains.h"
#include "game/card_effects.h"
#include "game/fire_facts.h"
#include "game/obstacle_facts.h"
#include "game/orders_in_force.h"
#include "rules/indirect_fire.h"
#include "rules/movement_limits.h"
#include "rules/orders.h"
#include "rules/road_march.h"

namespace game {
namespace {

/// The point so far along the path.
Point point_at(const std::vector<Point>& path, Inches distance) {
    for (std::size_t leg = 1; leg < path.size(); ++leg) {
        const auto leg_length = length(path[leg - 1], path[leg]);
        if (distance <= leg_length)
            return ahead(path[leg - 1], bearing(path[leg - 1], path[leg]), distance);
        distance -= leg_length;
    }
    return path.back();
}

/// How far along the path the first enemy that cannot be passed is touched; on a Road March that is
/// any. [S-23, S-68]
Inches run_before_enemies(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    const auto kind = line_of(game, stand).kind;
    const bool marches = effective_order(game, stand) == OrderChit::RoadMarch;
    const auto size = rules::base_dimensions(stand.base);
    const auto gap = game.scenario.options.contact_gap;
    auto run = length_of(path);
    for (const auto& enemy : game.stands) {
        if (enemy.side == stand.side || !on_table(enemy)) continue;
        if (!marches && rules::passes_enemy(kind, line_of(game, enemy).kind)) continue;
        const auto base = base_of(game, enemy);
        Inches gone;
        for (std::size_t leg = 1; leg < path.size() && gone < run; ++leg) {
            const auto leg_length = length(path[leg - 1], path[leg]);
            const auto free = rules::run_before_contact(path[leg - 1], path[leg], size, base, gap);
            // It goes on until the bases are within the gap that counts as contact. [S-19]
            if (free < leg_length) run = std::min(run, gone + free + gap / 2);
            gone += leg_length;
        }
    }
    return run;
}

/// A Road March enters no template, of HE or smoke. [ADV-RM-05]
Inches run_before_templates(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    constexpr auto kStep = 0.25_in;
    const auto whole = length_of(path);
    const auto touches = [&](const Template& marker, Inches gone) {
        return rules::is_in_burst(base_at(stand, point_at(path, gone), stand.facing), marker.centre,
                                  marker.size);
    };
    for (auto gone = kStep; gone <= whole; gone += kStep)
        for (const auto& marker : game.templates)
            if (touches(marker, gone) && !touches(marker, 0_in)) return gone - kStep;
    return whole;
}

bool overlaps_any_stand(const Game& game, const Stand& stand, Point at, Facing facing) {
    const auto base = base_at(stand, at, facing);
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.id != stand.id && on_table(other) &&
               polygons_overlap(base, base_of(game, other));
    });
}

}  // namespace

void note_run_into(const Game& game, const Stand& stand, const Corners& base,
                   std::vector<StandId>& ran_into) {
    for (const auto& other : game.stands)
        if (other.side != stand.side && on_table(other) && !contains(ran_into, other.id) &&
            in_contact(game, base, base_of(game, other)))
            ran_into.push_back(other.id);
}

bool is_manned_gun(const Game& game, const Stand& stand) {
    return line_of(game, stand).gun_class != rules::GunClass::None && !stand.crew_left_gun;
}

Inches length_of(const std::vector<Point>& path) {
    Inches sum;
    for (std::size_t leg = 1; leg < path.size(); ++leg) sum += length(path[leg - 1], path[leg]);
    return sum;
}

std::vector<Point> cut_after(const std::vector<Point>& path, Inches distance) {
    std::vector<Point> kept{path.front()};
    for (std::size_t leg = 1; leg < path.size(); ++leg) {
        const auto leg_length = length(path[leg - 1], path[leg]);
        if (distance <= leg_length) {
            kept.push_back(ahead(path[leg - 1], bearing(path[leg - 1], path[leg]), distance));
            return kept;
        }
        kept.push_back(path[leg]);
        distance -= leg_length;
    }
    return kept;
}

namespace {

/// With what the weather and known obstacles cost. [S-02, S-82]
rules::Mover as_things_are(const Game& game, const Stand& stand, rules::Mover mover) {
    if (mover.mobility == rules::Mobility::Wheeled)
        mover.weather_factor = game.wheeled_factor.value_or(1);
    return as_known(std::move(mover), game, stand.side);
}

}  // namespace

rules::Mover mover_for(const Game& game, const Stand& stand) {
    return as_things_are(game, stand, rules::mover_of(line_of(game, stand)));
}

rules::Mover fugitive_for(const Game& game, const Stand& stand) {
    return as_things_are(game, stand, rules::driven_back(line_of(game, stand)));
}

rules::Budget budget_for(const Game& game, const Stand& stand) {
    rules::Budget budget{0, 0, 0, false, 100};
    if (const auto chit = effective_order(game, stand); chit && moves_under_order(game, stand)) {
        const auto& row = rules::allows(*chit);
        budget = {row.min_factor, row.max_factor, stand.halves_spent, *chit == OrderChit::RoadMarch,
                  card_percent(game, stand)};
    }
    return budget;
}

bool stays(const Game& game, const Stand& stand) {
    const auto chit = order_for_fire(game, stand);
    return !chit || rules::allows(*chit).max_factor == 0;
}

Facing arrow_of(const Game& game, const Stand& stand) {
    const auto* order = order_followed_by(game, stand);
    return order ? order->arrow : stand.facing;
}

Facing final_facing(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    const bool marches = effective_order(game, stand) == OrderChit::RoadMarch && path.size() > 1;
    return marches ? bearing(path[path.size() - 2], path.back()) : arrow_of(game, stand);
}

std::vector<Point> way_ahead(const Game& game, const Stand& stand, Inches distance) {
    const auto arrow = arrow_of(game, stand);
    if (effective_order(game, stand) == OrderChit::RoadMarch)
        return rules::way_along_road(game.scenario.field, stand.at, arrow, distance);
    return {stand.at, ahead(stand.at, arrow, distance)};
}

Inches farthest_ahead(const Game& game, const Stand& stand, const rules::Budget& budget) {
    const auto mover = mover_for(game, stand);
    if (budget.road_only) return rules::granted(budget, mover.road);
    return rules::reach_along(game.scenario.field, mover, budget, stand.at, arrow_of(game, stand));
}

std::vector<StandId> all_aboard(const Game& game, StandId vehicle) {
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (stand.presence == Presence::Aboard && stand.aboard == vehicle) {
            found.push_back(stand.id);
            for (const auto id : all_aboard(game, stand.id)) found.push_back(id);
        }
    return found;
}

std::vector<Corners> visible_enemy_bases(const Game& game, Side side) {
    std::vector<Corners> bases;
    for (const auto* enemy : visible_enemies(game, side)) bases.push_back(base_of(game, *enemy));
    return bases;
}

const Stand* closest_visible_enemy(const Game& game, const Stand& stand) {
    const Stand* closest = nullptr;
    Inches nearest;
    const auto base = base_of(game, stand);
    for (const auto* enemy : visible_enemies(game, stand.side)) {
        const auto distance = polygon_distance(base, base_of(game, *enemy));
        if (closest && distance >= nearest) continue;
        closest = enemy;
        nearest = distance;
    }
    return closest;
}

bool leads_away(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    const auto* enemy = closest_visible_enemy(game, stand);
    if (!enemy) return true;
    const auto base = base_of(game, *enemy);
    return rules::arrow_leads_away(stand.at, arrow_of(game, stand), base) &&
           rules::never_closer(path, base);
}

bool may_stand_on(const Game& game, const Stand& stand, Point at) {
    constexpr auto kLittle = 0.01_in;  // a path of no length costs nothing anywhere
    const std::array<Point, 2> here{at, ahead(at, {}, kLittle)};
    return !rules::path_cost(game.scenario.field, mover_for(game, stand), {}, here).stop;
}

std::vector<Corners> known_wreck_bases(const Game& game, Side side) {
    std::vector<Corners> bases;
    for (const auto& wreck : game.wrecks)
        if (contains(knowledge_of(game, watcher_of(side)).wrecks_seen, wreck.id))
            bases.push_back(base_of(wreck));
    return bases;
}

bool is_free_place(const Game& game, const Stand& stand, Point at, Facing facing) {
    std::vector<Corners> others;
    for (const auto& other : game.stands)
        if (other.id != stand.id &&
            (on_table(other) || (is_placed(other) && other.side == stand.side)))
            others.push_back(base_of(game, other));
    for (const auto& wreck : game.wrecks) others.push_back(base_of(wreck));
    return rules::may_end_at(base_at(stand, at, facing), others);
}

bool is_free_as_known(const Game& game, const Stand& stand, Point at, Facing facing) {
    auto others = known_wreck_bases(game, stand.side);
    for (const auto& other : game.stands)
        if (other.side == stand.side && other.id != stand.id && is_placed(other))
            others.push_back(base_of(game, other));
    return rules::may_end_at(base_at(stand, at, facing), others);
}

namespace {

std::optional<rules::Cost> detoured_with(const Stand& stand, rules::Cost detour) {
    const auto sum = stand.detoured.value_or(rules::Cost{}) + detour;
    return sum == rules::Cost{} ? std::nullopt : std::optional{sum};
}

/// Nothing stops a dummy, since that would tell of what is hidden there. [S-74]
StandMoved run_of_phantom(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    StandMoved moved;
    moved.stand = stand.id;
    moved.facing = final_facing(game, stand, path);
    moved.path = path;
    moved.distance = length_of(path);
    const auto cost = rules::path_cost(game.scenario.field, mover_for(game, stand), moved.facing,
                                       path, budget_for(game, stand), game.scenario.options);
    moved.spent = stand.spent + cost.total();
    moved.detoured = detoured_with(stand, cost.detour);
    return moved;
}

}  // namespace

StandMoved run_path(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    if (stand.phantom) return run_of_phantom(game, stand, path);
    StandMoved moved;
    moved.stand = stand.id;
    moved.facing = final_facing(game, stand, path);
    const auto whole = length_of(path);
    auto run = run_before_enemies(game, stand, path);
    if (run < whole) moved.stopped_by = StoppedBy::Contact;
    if (effective_order(game, stand) == OrderChit::RoadMarch)
        if (const auto before = run_before_templates(game, stand, path); before < run) {
            moved.stopped_by = StoppedBy::Template;
            run = before;
        }
    const Walk walk{stand.side, mover_for(game, stand), budget_for(game, stand), moved.facing,
                    stand.spent};
    if (const auto over = run_over_obstacles(game, walk, path); over < run) {
        moved.stopped_by = StoppedBy::Obstacle;
        run = over;
    }
    // The last free place: an AFV that ran over hidden infantry stops before them, whoever would
    // end on an unseen wreck before that. [S-23, S-32]
    constexpr auto kStep = 0.1_in;
    while (run > 0_in && !is_free_place(game, stand, point_at(path, run), moved.facing)) {
        const bool is_stand = overlaps_any_stand(game, stand, point_at(path, run), moved.facing);
        moved.stopped_by = is_stand ? StoppedBy::Contact : StoppedBy::Obstacle;
        note_run_into(game, stand, base_at(stand, point_at(path, run), moved.facing),
                      moved.ran_into);
        run = run > kStep ? run - kStep : 0_in;
    }
    moved.path = run < whole ? cut_after(path, run) : path;
    moved.distance = run;
    const auto cost =
        rules::path_cost(game.scenario.field, as_it_is(walk.mover, game), moved.facing, moved.path,
                         walk.budget, game.scenario.options);
    moved.spent = stand.spent + cost.total();
    moved.detoured = detoured_with(stand, cost.detour);
    moved.aboard = all_aboard(game, stand.id);
    return moved;
}

std::vector<Point> points_along(const std::vector<Point>& path, Inches apart) {
    std::vector<Point> points{path.front()};
    for (std::size_t leg = 1; leg < path.size(); ++leg) {
        const auto leg_length = length(path[leg - 1], path[leg]);
        const auto direction = bearing(path[leg - 1], path[leg]);
        for (auto gone = apart; gone < leg_length; gone += apart)
            points.push_back(ahead(path[leg - 1], direction, gone));
        points.push_back(path[leg]);
    }
    return points;
}

}  // namespace game
