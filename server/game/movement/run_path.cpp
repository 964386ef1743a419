#include "game/movement/run_path.h"

#include <algorithm>

#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/core/paths.h"
#include "game/ground/movement_facts.h"
#include "game/ground/obstacle_facts.h"
#include "game/ground/places.h"
#include "rules/indirect_fire.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"

namespace game {
namespace {

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

}  // namespace game
