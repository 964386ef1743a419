#include "game/effects/retreat.h"

#include <algorithm>
#include <array>

#include "game/command/orders_in_force.h"
#include "game/core/paths.h"
#include "game/core/sight.h"
#include "game/ground/known_battle.h"
#include "game/ground/movement_facts.h"
#include "game/ground/obstacle_facts.h"
#include "game/ground/places.h"
#include "rules/cover_lines.h"
#include "rules/fire_results.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"

namespace game {
namespace {

constexpr Inches kStride = 0.25_in;  ///< places tried along a path

constexpr Inches kShortLeg = 0.05_in;  ///< less than this is no progress

constexpr Inches kRoomToTurn = 1_in;  ///< it turns so far before a hindrance

/// Turns that pass a hindrance, least first. [S-53]
constexpr std::array<std::int32_t, 6> kTurns{15000, -15000, 30000, -30000, 45000, -45000};

/// One forced-back stand and what is around it, as its side knows it. [REL-26]
struct Flight {
    const Game& now;
    const Game& before;
    const Stand& stand;
    rules::Mover mover;
    rules::ForcedBackMove bound;
    const Stand* enemy = nullptr;  ///< from whom it flees
    Corners enemy_base{};
    Inches from_enemy;  ///< from where it stands
    Facing away;
};

Inches from_enemy(const Flight& flight, Point at) {
    const std::array<Point, 1> place{at};
    return polygon_distance(place, flight.enemy_base);
}

/// Those of the enemies it sees among whom the nearest is.
std::vector<rules::EnemySeen> enemies_seen(const Game& before, const Stand& stand) {
    std::vector<rules::EnemySeen> seen;
    const auto enemies = visible_enemies(before, stand.side);
    std::optional<Inches> nearest;
    for (const auto* enemy : enemies)
        if (!nearest || within(stand.at, enemy->at, *nearest))
            nearest = length(stand.at, enemy->at);
    const auto base = base_of(before, stand);
    for (const auto* enemy : enemies)
        if (within(stand.at, enemy->at, *nearest + kBeyondContact))
            seen.push_back({.stand = enemy->id,
                            .distance = polygon_distance(base, base_of(before, *enemy)),
                            .fired_at_it = enemy->fired_in == before.subphase});
    return seen;
}

Flight flight_of(const Game& now, const Game& before, const Stand& stand) {
    const auto seen = enemies_seen(before, stand);
    const auto& line = line_of(now, stand);
    const auto near = [](const rules::EnemySeen& e) {
        return e.distance <= rules::kCloseProximity;
    };
    Flight flight{
        .now = now,
        .before = before,
        .stand = stand,
        .mover = fugitive_for(now, stand),
        .bound = rules::forced_back({.cross_country = line.move_cross_country,
                                     .state = stand.state,
                                     .visible_enemy = !seen.empty(),
                                     .visible_enemy_within_12 = std::ranges::any_of(seen, near),
                                     .human_wave = is_human_wave(before, stand)}),
        .enemy = find_stand(before, rules::flees_from(seen)),
        .enemy_base = {},
        .from_enemy = {},
        .away = stand.facing};
    if (!flight.enemy) return flight;
    flight.enemy_base = base_of(before, *flight.enemy);
    flight.from_enemy = from_enemy(flight, stand.at);
    const auto from = closest_point(stand.at, flight.enemy_base);
    if (from != stand.at) flight.away = rules::away_from(from, stand.at);
    return flight;
}

/// From the enemy that it flees, if it sees one. [FB-08, S-92]
rules::Cover cover_there(const Flight& flight, Point at, Facing facing) {
    const auto& field = flight.now.scenario.field;
    const auto base = base_at(flight.stand, at, facing);
    return flight.enemy ? rules::cover_towards(field, base, flight.enemy->at)
                        : rules::cover_of(field, base);
}

/// How much farther it gets from the end of the path in this direction: allowance, ground, edge.
Inches reach_from(const Flight& flight, const std::vector<Point>& path, Facing direction) {
    const auto& scenario = flight.now.scenario;
    return rules::reach_from(scenario.field, flight.mover, {}, path, direction,
                             flight.bound.distance, scenario.options.edge_exit);
}

/// Before it touches an enemy that it may not pass; friends do not stop it. [S-53, MOVE-16]
Inches free_run(const Game& game, const Stand& stand, Point from, Point to, Inches run) {
    const auto size = rules::base_dimensions(stand.base);
    for (const auto& other : game.stands) {
        if (other.side == stand.side || !on_table(other)) continue;
        if (rules::passes_enemy(line_of(game, stand).kind, line_of(game, other).kind)) continue;
        run = std::min(run, rules::run_before_contact(from, to, size, base_of(game, other),
                                                      game.scenario.options.contact_gap));
    }
    return run;
}

/// How much farther it runs in this direction, and whether an enemy ends that.
struct Run {
    Inches distance;
    bool is_stopped;
};
Run run_of(const Flight& flight, const std::vector<Point>& path, Facing direction) {
    const auto reach = reach_from(flight, path, direction);
    const auto to = ahead(path.back(), direction, reach);
    const auto run = free_run(flight.now, flight.stand, path.back(), to, reach);
    return {run, run < reach};
}

Inches run_from(const Flight& flight, const std::vector<Point>& path, Facing direction) {
    return run_of(flight, path, direction).distance;
}

bool is_off_table(const Flight& flight, Point at) {
    return !rules::on_table(flight.now.scenario.field, at);
}

void go_on(const Flight& flight, std::vector<Point>& path, Facing way) {
    if (is_off_table(flight, path.back())) return;
    const auto run = run_from(flight, path, way);
    if (run >= kShortLeg) path.push_back(ahead(path.back(), way, run));
}

/// Does an enemy or prohibited ground end the straight run?
bool is_hindered(const Flight& flight, Facing direction, const Run& run) {
    if (run.is_stopped) return true;
    const auto start = flight.stand.at;
    const std::array<Point, 2> beyond{start, ahead(start, direction, run.distance + kStride)};
    return rules::path_cost(flight.now.scenario.field, flight.mover, direction, beyond)
        .stop.has_value();
}

/// Straight on; where that is hindered, past it with the turn that gets farthest, the least first.
/// [FB-03, S-53]
std::vector<Point> run_away(const Flight& flight, Facing direction) {
    const auto start = flight.stand.at;
    const auto straight = run_of(flight, {start}, direction);
    const auto run = straight.distance;
    std::vector<Point> best{start};
    if (run >= kShortLeg) best.push_back(ahead(start, direction, run));
    if (is_off_table(flight, best.back()) || !is_hindered(flight, direction, straight)) return best;
    for (const auto turn : kTurns) {
        const auto way = turned(std::int64_t{direction.millidegrees} + turn);
        std::vector<Point> path{start};
        if (run > kRoomToTurn) path.push_back(ahead(start, direction, run - kRoomToTurn));
        go_on(flight, path, way);
        go_on(flight, path, direction);
        if (length(start, path.back()) > length(start, best.back())) best = path;
    }
    return best;
}

/// The way it went. [FACE-14]
Facing facing_at_end(const std::vector<Point>& path, Facing otherwise) {
    return path.size() < 2 ? otherwise : bearing(path[path.size() - 2], path.back());
}

/// The part of a path up to one of its points.
std::vector<Point> cut(const std::vector<Point>& path, Point at) {
    const auto leg = leg_of(path, at);
    if (!leg) return path;
    std::vector<Point> kept(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(*leg) + 1);
    if (kept.back() != at) kept.push_back(at);
    return kept;
}

/// The last free place of the path, or none at all. [MOVE-14]
std::vector<Point> to_free_place(const Flight& flight, const std::vector<Point>& path) {
    const auto places = points_along(path, kStride);
    for (auto i = places.size(); i-- > 1;) {
        auto kept = cut(path, places[i]);
        const auto facing = facing_at_end(kept, flight.stand.facing);
        if (is_free_place(flight.now, flight.stand, places[i], facing)) return kept;
    }
    return {flight.stand.at};
}

/// The first free place at which `shelters` holds, once it has left the shelter it was in. [FB-08]
template <class Shelters>
std::optional<std::vector<Point>>
to_first_shelter(const Flight& flight, const std::vector<Point>& path, Shelters shelters) {
    bool outside = false;
    for (const auto place : points_along(path, kStride)) {
        auto kept = cut(path, place);
        const auto facing = facing_at_end(kept, flight.stand.facing);
        const bool inside = shelters(place, facing);
        if (outside && inside && is_free_place(flight.now, flight.stand, place, facing))
            return kept;
        outside = outside || !inside;
    }
    return std::nullopt;
}

bool is_concealed_or_covered(const Flight& flight, Point at, Facing facing) {
    const auto& field = flight.now.scenario.field;
    return cover_there(flight, at, facing) != rules::Cover::None ||
           rules::in_concealing_terrain(field, base_at(flight.stand, at, facing));
}

/// Areas of cover, or of concealment where `concealing`, and fieldworks that its side knows.
std::vector<const Polygon*> shelters_known(const Flight& flight, bool concealing) {
    const auto& field = flight.now.scenario.field;
    std::vector<const Polygon*> found;
    for (const auto& area : field.areas)
        if (area.cover != rules::Cover::None ||
            (concealing && area.visibility != rules::Visibility::Clear))
            found.push_back(&area.outline);
    const auto watcher = watcher_of(flight.stand.side);
    for (const int work : knowledge_of(flight.now, watcher).fieldworks_seen)
        found.push_back(&field.fieldworks[static_cast<std::size_t>(work)].outline);
    return found;
}

/// No visible enemy: the shortest way to cover or concealment. [FB-06]
std::vector<Point> to_nearest_cover(const Flight& flight) {
    const auto shelters = [&](Point at, Facing facing) {
        return is_concealed_or_covered(flight, at, facing);
    };
    if (shelters(flight.stand.at, flight.stand.facing)) return {flight.stand.at};
    std::optional<Point> nearest;
    for (const auto* outline : shelters_known(flight, true)) {
        const auto at = closest_point(flight.stand.at, *outline);
        if (!nearest || length(flight.stand.at, at) < length(flight.stand.at, *nearest))
            nearest = at;
    }
    if (!nearest) return {flight.stand.at};
    const auto path = run_away(flight, bearing(flight.stand.at, *nearest));
    if (const auto shelter = to_first_shelter(flight, path, shelters)) return *shelter;
    return to_free_place(flight, path);
}

/// Than it was to the enemy that it flees. [FB-01, S-53]
bool is_farther(const Flight& flight, Point at) {
    return flight.from_enemy < from_enemy(flight, at);
}

bool is_nearer(const Flight& flight, Point at) {
    return flight.enemy && from_enemy(flight, at) < flight.from_enemy;
}

/// Can it stand there, in this cover, reached in a straight run?
bool is_covered_place(const Flight& flight, const std::vector<const Polygon*>& covers, Facing way,
                      Inches distance) {
    const auto at = ahead(flight.stand.at, way, distance);
    if (is_nearer(flight, at)) return false;
    const auto facing = bearing(flight.stand.at, at);
    const auto base = base_at(flight.stand, at, facing);
    return std::ranges::any_of(covers, [&](const Polygon* c) { return half_inside(base, *c); }) &&
           is_free_place(flight.now, flight.stand, at, facing) &&
           run_from(flight, {flight.stand.at}, way) >= distance;
}

/// A free place in the same cover that no visible enemy sees, straight behind it if there is one
/// there; nothing when there is none. [FB-01, FB-09, FB-10]
std::optional<std::vector<Point>> deeper_into_cover(const Flight& flight) {
    const auto base = base_of(flight.now, flight.stand);
    auto covers = shelters_known(flight, false);
    std::erase_if(covers, [&](const Polygon* c) { return !half_inside(base, *c); });
    if (covers.empty()) return std::nullopt;
    const auto start = flight.stand.at;
    const SeenEnemies enemies(flight.now, flight.stand, sight_obstacles(flight.now));
    for (const auto turn : kAllRound) {
        const auto way = turned(std::int64_t{flight.away.millidegrees} + turn);
        for (Inches distance = 1_in; distance <= flight.bound.distance; distance += 1_in)
            if (const auto at = ahead(start, way, distance);
                is_covered_place(flight, covers, way, distance) &&
                enemies.lose_sight_of(at, bearing(start, at)))
                return std::vector{start, at};
    }
    if (enemies.lose_sight_of(start, flight.stand.facing)) return std::vector{start};
    return std::nullopt;
}

/// No other enemy turns it aside; near the enemy a Demoralized stand runs on through cover. [FB-05,
/// FB-11]
std::vector<Point> path_of(const Flight& flight) {
    if (!flight.bound.moves) return {flight.stand.at};
    if (flight.bound.to_nearest_cover) return to_nearest_cover(flight);
    if (flight.bound.may_go_deeper)
        if (const auto deeper = deeper_into_cover(flight)) return *deeper;
    const auto path = run_away(flight, flight.away);
    const bool stops = flight.bound.may_stop_in_cover &&
                       flight.stand.when_forced_back == WhenForcedBack::StopInCover;
    const auto covered = [&](Point at, Facing facing) {
        return cover_there(flight, at, facing) != rules::Cover::None;
    };
    if (stops)
        if (const auto shelter = to_first_shelter(flight, path, covered)) return *shelter;
    return is_off_table(flight, path.back()) ? path : to_free_place(flight, path);
}

/// Obstacles that it did not know of end it. [S-82]
std::vector<Point> over_obstacles(const Flight& flight, const std::vector<Point>& path) {
    if (path.size() < 2) return path;
    const Walk walk{.side = flight.stand.side, .mover = flight.mover, .facing = flight.away};
    const auto run = run_over_obstacles(flight.now, walk, path);
    return run < length_of(path) ? to_free_place(flight, cut_after(path, run)) : path;
}

/// As it is really gone: who was not seen stops it, as in a move. [S-23, S-32, S-53]
std::vector<Point> as_it_is_gone(const Game& game, const Stand& stand,
                                 const std::vector<Point>& path, std::vector<StandId>& ran_into) {
    Inches run;
    bool free = true;
    for (std::size_t leg = 1; leg < path.size() && free; ++leg) {
        const auto whole = length(path[leg - 1], path[leg]);
        const auto gone = free_run(game, stand, path[leg - 1], path[leg], whole);
        free = gone == whole;
        run += free ? gone : std::min(whole, gone + game.scenario.options.contact_gap / 2);
    }
    const auto up_to = [&] {
        return run < kShortLeg ? std::vector{path.front()} : cut_after(path, run);
    };
    if (!free)
        note_run_into(game, stand, base_at(stand, cut_after(path, run).back(), stand.facing),
                      ran_into);
    auto kept = free ? path : up_to();
    while (kept.size() > 1) {
        const auto facing = facing_at_end(kept, stand.facing);
        if (is_free_place(game, stand, kept.back(), facing)) break;
        note_run_into(game, stand, base_at(stand, kept.back(), facing), ran_into);
        run = run > kStride ? run - kStride : 0_in;
        kept = up_to();
    }
    return kept;
}

/// Room for a base that cannot stay: straight behind it, as far as it could run; else beside it,
/// not toward the enemy that it flees, but that it must get off its vehicle. [FB-01, S-53, S-89]
Point place_beside(const Flight& flight) {
    const auto& stand = flight.stand;
    if (!flight.enemy) return nearest_free_place(flight.now, stand, stand.at);
    if (is_free_place(flight.now, stand, stand.at, stand.facing)) return stand.at;
    const auto is_free = [&](Point at, Facing way) {
        return !is_nearer(flight, at) && rules::on_table(flight.now.scenario.field, at) &&
               may_stand_on(flight.now, stand, at) && is_free_place(flight.now, stand, at, way);
    };
    const auto run = run_from(flight, {stand.at}, flight.away);
    for (auto back = kStride; back <= run; back += kStride)
        if (const auto at = ahead(stand.at, flight.away, back); is_free(at, bearing(stand.at, at)))
            return at;
    if (const auto at = first_place_around(stand.at, flight.away, is_free)) return *at;
    const auto* was = find_stand(flight.before, stand.id);
    const bool got_off = was && was->presence == Presence::Aboard;
    return got_off ? nearest_free_place(flight.now, stand, stand.at) : stand.at;
}

}  // namespace

Retreat retreat_of(const Game& now, const Game& before, const Stand& stand) {
    const auto known = as_known_to(now, stand.side);
    const auto flight = flight_of(known, before, stand);
    const auto path = over_obstacles(flight, path_of(flight));
    Retreat retreat;
    retreat.path = as_it_is_gone(now, stand, path, retreat.ran_into);
    retreat.is_stopped = retreat.path.back() != path.back();
    if (retreat.path.size() == 1)
        if (const auto place = place_beside(flight); place != stand.at)
            retreat.path.push_back(place);
    retreat.facing = facing_at_end(retreat.path, stand.facing);
    retreat.off_table = is_off_table(flight, retreat.path.back());
    retreat.gets_away = !flight.enemy || !flight.bound.moves || retreat.off_table ||
                        is_farther(flight, retreat.path.back());
    return retreat;
}

}  // namespace game
