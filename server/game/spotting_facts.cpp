#include "game/spotting_facts.h"

#include <algorithm>

#include "base/contains.h"
#include "game/fire_facts.h"
#include "game/movement_facts.h"
#include "game/sight.h"
#include "rules/spotting.h"

namespace game {
namespace {

constexpr Inches kBetweenTests = 1_in;

bool can_spot(const Stand& spotter) { return on_table(spotter); }

/// Camouflage hides who fires as well. [CAMO-03]
bool is_hidden_at(const Game& game, const Stand& target, const SpottedAt& place) {
    if (target.form == OrderChit::RoadMarch && target.moved) return false;  // S-68
    const auto base = base_at(target, place.at, place.facing);
    const auto& field = game.scenario.field;
    return rules::is_concealed({rules::in_concealing_terrain(field, base),
                                rules::fieldwork_at(field, base).has_value(), target.camouflaged});
}

struct Look {
    const Game& game;
    const Stand& target;
    rules::SightEnd end;
    bool concealed;
    std::vector<rules::SightObstacle> obstacles;
};

rules::SpotQuery query_for(const Look& look, const Stand& spotter, int spotter_level) {
    rules::SpotQuery query;
    query.target = rules::spot_class(line_of(look.game, look.target));
    query.concealed = look.concealed;
    query.moved = look.target.moved;
    query.fired = look.target.fired_in.has_value();
    query.spotter = rules::spotter_kind(line_of(look.game, spotter));
    query.spotter_pinned = spotter.state >= MoraleState::Pinned;
    query.spotter_suppressed = spotter.suppressed;
    query.levels_higher = std::max(0, spotter_level - look.end.level);  // ELEV-08
    query.elevation_spot_max = look.game.scenario.options.elevation_spot_max;
    query.weather_percent = look.game.spot_percent;
    query.max_visibility = sight_limit(look.game, look.target);
    return query;
}

/// The range first, since it is cheap; then the line of sight, which may halve it. [SPOT-15,
/// DIE-09]
bool spots(const Look& look, const Stand& spotter) {
    const auto base = base_of(look.game, spotter);
    const int level = rules::level_of(look.game.scenario.field, base);
    const auto contact_gap = look.game.scenario.options.contact_gap;
    auto query = query_for(look, spotter, level);
    if (!rules::within_spotting(base, look.end.base, rules::spotting_distance(query).range,
                                contact_gap))
        return false;
    const auto end = sight_end_of(look.game, spotter);
    const auto sight = rules::look(look.game.scenario.field, end, look.end, look.obstacles,
                                   look.game.scenario.options);
    if (sight == rules::Sight::None) return false;  // LOS-02
    if (sight == rules::Sight::Clear) return true;
    query.open_blocking = true;
    return rules::within_spotting(base, look.end.base, rules::spotting_distance(query).range,
                                  contact_gap);
}

bool anybody_spots(const Look& look) {
    return std::ranges::any_of(look.game.stands, [&](const Stand& spotter) {
        return spotter.side != look.target.side && can_spot(spotter) && spots(look, spotter);
    });
}

Look look_at(const Game& game, const Stand& target, const SpottedAt& place) {
    return {game, target, sight_end_at(game, target, place.at, place.facing),
            is_hidden_at(game, target, place), sight_obstacles(game)};
}

bool touches_enemy_at(const Game& game, const Stand& stand, const SpottedAt& place) {
    const auto base = base_at(stand, place.at, place.facing);
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side != stand.side && on_table(other) &&
               in_contact(game, base, base_of(game, other));
    });
}

bool is_in_enemy_sight_at(const Game& game, const Stand& target, const SpottedAt& place) {
    const auto end = sight_end_at(game, target, place.at, place.facing);
    const auto obstacles = sight_obstacles(game);
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side != target.side && can_spot(other) &&
               is_within(sight_limit(game, target), base_of(game, other), end.base) &&
               rules::sight(game.scenario.field, sight_end_of(game, other), end, obstacles,
                            game.scenario.options);
    });
}

/// Would it stay visible there? [S-36]
bool is_in_view_at(const Game& game, const Stand& target, const SpottedAt& place) {
    return game.scenario.options.rehide == rules::Rehide::OutOfRange
               ? is_spotted_at(game, target, place)
               : is_in_enemy_sight_at(game, target, place);
}

bool is_spotted_along(const Game& game, const Stand& target, const std::vector<Point>& path) {
    if (path.size() < 2) return false;
    return std::ranges::any_of(points_along(path, kBetweenTests), [&](Point at) {
        return is_spotted_at(game, target, {at, target.facing});
    });
}

/// From where it shows itself on, wherever it is in view.
template <class ShowsItself>
std::vector<Point> seen_along(const Game& game, const Stand& mover, const std::vector<Point>& path,
                              bool visible, const ShowsItself& shows_itself) {
    std::vector<Point> seen;
    if (path.size() < 2) return seen;
    for (const auto at : points_along(path, kBetweenTests)) {
        const SpottedAt place{at, mover.facing};
        visible = visible || shows_itself(place);
        if (visible && is_in_view_at(game, mover, place)) seen.push_back(at);
    }
    return seen;
}

/// What has been seen of its path, as far as it has not been set back on it; a rider's is that of
/// its AFV. [REL-03, OPF-05, S-28]
std::vector<Point> path_shown(const Game& game, const Stand& stand, const Contact& contact) {
    const auto& body = body_of(game, stand);
    const auto* known = body.id == stand.id
                            ? &contact
                            : contact_of(game, watcher_of(rules::enemy_of(body.side)), body.id);
    if (!known) return {};
    auto path = known->shown.path;
    std::erase_if(path, [&](Point at) { return !leg_of(body.path, at); });
    return path;
}

}  // namespace

bool is_spotted_at(const Game& game, const Stand& target, const SpottedAt& place) {
    return anybody_spots(look_at(game, target, place));
}

bool is_spotted(const Game& game, const Stand& target) {
    return is_spotted_at(game, target, {target.at, target.facing}) ||
           is_spotted_along(game, target, target.path) || is_spotted_when_forced(game, target);
}

bool is_spotted_when_forced(const Game& game, const Stand& target) {
    return is_spotted_along(game, target, target.forced_path);
}

std::vector<Point> seen_on_move(const Game& game, const Stand& mover,
                                const std::vector<Point>& path, bool known) {
    return seen_along(game, mover, path, known, [&](const SpottedAt& place) {
        const bool in_the_open =
            !is_hidden_at(game, mover, place) && is_spotted_at(game, mover, place);
        return in_the_open || (!mover.phantom && touches_enemy_at(game, mover, place));
    });
}

std::vector<Point> seen_in_2f(const Game& game, const Stand& mover,
                              const std::vector<Point>& seen_before, bool known) {
    const auto now = seen_along(game, mover, mover.path, known, [&](const SpottedAt& place) {
        return contains(seen_before, place.at) || is_spotted_at(game, mover, place);
    });
    auto both = points_along(mover.path, kBetweenTests);
    std::erase_if(both, [&](Point at) { return !contains(seen_before, at) && !contains(now, at); });
    return both;
}

bool shows_itself(const Game& game, const Stand& target) {
    const SpottedAt here{target.at, target.facing};
    return !is_hidden_at(game, target, here) && is_spotted_at(game, target, here);
}

bool is_in_view(const Game& game, const Stand& target) {
    return is_in_view_at(game, target, {target.at, target.facing});
}

bool is_in_enemy_sight(const Game& game, const Stand& target) {
    return is_in_enemy_sight_at(game, target, {target.at, target.facing});
}

Shown shown_of(const Game& game, const Stand& stand, const Contact& contact) {
    const auto& line = line_of(game, stand);
    const auto& body = body_of(game, stand);  // of a rider: its AFV
    const auto size = rules::base_dimensions(stand.base);
    Shown shown;
    shown.side = stand.side;
    shown.type = line.name;
    shown.symbol = line.symbol;
    shown.kind = line.kind;
    shown.width = size.width;
    shown.depth = size.depth;
    shown.at = body.at;
    shown.facing = body.facing;
    shown.state = stand.state;
    shown.suppressed = stand.suppressed;
    shown.limbered = stand.limbered;
    shown.crew_left_gun = stand.crew_left_gun;
    if (game.scenario.options.reveal_quality) shown.quality = stand.quality;  // S-41
    for (const auto& other : game.stands) {
        if (other.presence != Presence::Aboard || other.aboard != stand.id) continue;
        if (other.limbered)
            shown.towing = true;
        else if (rules::is_afv(line.kind) && !line.transport)
            shown.riders = true;
    }
    shown.path = path_shown(game, stand, contact);
    return shown;
}

}  // namespace game
