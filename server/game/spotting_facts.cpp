#include "game/spotting_facts.h"

#include <algorithm>

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
    auto query = query_for(look, spotter, level);
    if (!rules::within_spotting(base, look.end.base, rules::spotting_distance(query).range))
        return false;
    const auto end = sight_end_of(look.game, spotter);
    const auto sight = rules::look(look.game.scenario.field, end, look.end, look.obstacles);
    if (sight == rules::Sight::None) return false;  // LOS-02
    if (sight == rules::Sight::Clear) return true;
    query.open_blocking = true;
    return rules::within_spotting(base, look.end.base, rules::spotting_distance(query).range);
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

}  // namespace

bool is_spotted_at(const Game& game, const Stand& target, const SpottedAt& place) {
    return anybody_spots(look_at(game, target, place));
}

bool is_spotted(const Game& game, const Stand& target) {
    if (is_spotted_at(game, target, {target.at, target.facing})) return true;
    if (target.path.size() < 2) return false;
    return std::ranges::any_of(points_along(target.path, kBetweenTests), [&](Point at) {
        return is_spotted_at(game, target, {at, target.facing});
    });
}

bool is_seen_moving(const Game& game, StandId mover) {
    const auto& stand = *find_stand(game, mover);
    if (stand.visible || stand.path.size() < 2) return false;
    return std::ranges::any_of(points_along(stand.path, kBetweenTests), [&](Point at) {
        const SpottedAt place{at, stand.facing};
        return !is_hidden_at(game, stand, place) && is_spotted_at(game, stand, place);
    });
}

bool is_in_enemy_sight(const Game& game, const Stand& target) {
    const auto end = sight_end_of(game, target);
    const auto obstacles = sight_obstacles(game);
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side != target.side && can_spot(other) &&
               is_within(sight_limit(game, target), base_of(game, other), end.base) &&
               rules::sight(game.scenario.field, sight_end_of(game, other), end, obstacles);
    });
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
    if (game.scenario.options.reveal_quality) shown.quality = stand.quality;  // S-41
    for (const auto& other : game.stands) {
        if (other.presence != Presence::Aboard || other.aboard != stand.id) continue;
        if (other.limbered)
            shown.towing = true;
        else if (rules::is_afv(line.kind) && !line.transport)
            shown.riders = true;
    }
    const bool seen_before_it_moved =
        contact.since_turn < game.turn || contact.since < Subphase::SideAMoves;
    if (seen_before_it_moved) shown.path = body.path;
    return shown;
}

}  // namespace game
