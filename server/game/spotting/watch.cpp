#include "game/spotting/watch.h"

#include <algorithm>
#include <utility>

#include "base/exact.h"
#include "game/core/sight.h"
#include "rules/sight_way.h"
#include "rules/spotting.h"

namespace game {
namespace {

struct Look {
    const Watch& watch;
    rules::SightEnd end;
    bool concealed;
};

rules::SpotQuery query_for(const Look& look, const Eye& eye) {
    const auto& game = look.watch.game;
    const auto& target = look.watch.target;
    const auto& spotter = *eye.stand;
    rules::SpotQuery query;
    query.target = rules::spot_class(line_of(game, target));
    query.concealed = look.concealed;
    query.moved = target.moved;
    query.fired = target.fired_in.has_value();
    query.spotter = rules::spotter_kind(line_of(game, spotter));
    query.spotter_pinned = spotter.state >= MoraleState::Pinned;
    query.spotter_suppressed = spotter.suppressed;
    query.levels_higher = std::max(0, eye.end.level - look.end.level);  // ELEV-08
    query.elevation_spot_max = game.scenario.options.elevation_spot_max;
    query.weather_percent = game.spot_percent;
    query.max_visibility = sight_limit(game, target);
    return query;
}

/// The range first, since it is cheap; then the line of sight, which may halve it. [SPOT-15,
/// DIE-09]
bool spots(const Look& look, const Eye& eye) {
    const auto& game = look.watch.game;
    const auto contact_gap = game.scenario.options.contact_gap;
    auto query = query_for(look, eye);
    if (!rules::within_spotting(eye.end.base, look.end.base, rules::spotting_range(query),
                                contact_gap))
        return false;
    const auto sight = rules::look(game.scenario.field, eye.end, look.end, look.watch.in_the_way,
                                   game.scenario.options);
    if (sight == rules::Sight::None) return false;  // LOS-02
    if (sight == rules::Sight::Clear) return true;
    query.open_blocking = true;
    return rules::within_spotting(eye.end.base, look.end.base, rules::spotting_range(query),
                                  contact_gap);
}

/// The first of them, or nobody.
template <class Sees> const Eye* first_who(const Eyes& eyes, Sees sees) {
    const auto found = std::ranges::find_if(eyes, sees);
    return found == eyes.end() ? nullptr : *found;
}

const Eye* who_spots(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    const Look look{watch, sight_end_at(watch.game, watch.target, place.at, place.facing),
                    is_hidden_at(watch.game, watch.target, place)};
    return first_who(eyes, [&](const Eye* eye) { return spots(look, *eye); });
}

rules::SightEnd way_between(const Watch& watch, Point from, Point to) {
    const auto& target = watch.target;
    return rules::end_around(watch.game.scenario.field, base_at(target, from, target.facing),
                             base_at(target, to, target.facing));
}

/// Is it near enough to spot it at some place of the way, were it in the open? Through open
/// blocking terrain that is half as far. [SPOT-04, SPOT-15]
bool may_spot(const Look& way, const Eye& eye) {
    const auto& game = way.watch.game;
    auto query = query_for(way, eye);
    const auto reaches = [&] {
        return rules::within_spotting(eye.end.base, way.end.base, rules::spotting_range(query),
                                      game.scenario.options.contact_gap);
    };
    if (!reaches()) return false;
    query.open_blocking = true;
    return reaches() || !rules::hinders_all(game.scenario.field, eye.end, way.end);
}

}  // namespace

Lookers lookers_of(const Game& game, Side side) {
    Lookers lookers{game, {}, sight_obstacles(game)};
    for (const auto* stand : stands_on_table(game, side))
        lookers.eyes.push_back({stand, sight_end_of(game, *stand)});
    return lookers;
}

const Lookers& EnemyLookers::of(const Stand& target) {
    auto& lookers = looking_at_[static_cast<std::size_t>(target.side)];
    if (!lookers) lookers.emplace(lookers_of(game_, rules::enemy_of(target.side)));
    return *lookers;
}

Watch watch_on(const Lookers& lookers, const Stand& target) {
    Watch watch{lookers.game, target, lookers.in_the_way, {}};
    for (const auto& eye : lookers.eyes) watch.eyes.push_back(&eye);
    std::ranges::sort(watch.eyes, {}, [&](const Eye* eye) {
        const auto away = eye->stand->at - target.at;
        return std::pair{dot(away, away), eye->stand->id};
    });
    return watch;
}

bool is_hidden_at(const Game& game, const Stand& target, const SpottedAt& place) {
    if (target.form == OrderChit::RoadMarch && target.moved) return false;  // S-68
    const auto base = base_at(target, place.at, place.facing);
    const auto& field = game.scenario.field;
    return rules::is_concealed({rules::in_concealing_terrain(field, base),
                                rules::fieldwork_at(field, base).has_value(), target.camouflaged});
}

bool is_spotted_by(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    return who_spots(watch, eyes, place) != nullptr;
}

bool touches_enemy_at(const Game& game, const Stand& stand, const SpottedAt& place) {
    const auto base = base_at(stand, place.at, place.facing);
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side != stand.side && on_table(other) &&
               within(other.at, place.at, kBeyondContact) &&
               in_contact(game, base, base_of(game, other));
    });
}

const Eye* who_sees(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    const auto& game = watch.game;
    const auto end = sight_end_at(game, watch.target, place.at, place.facing);
    const auto limit = sight_limit(game, watch.target);
    return first_who(eyes, [&](const Eye* eye) {
        return is_within(limit, eye->end.base, end.base) &&
               rules::sight(game.scenario.field, eye->end, end, watch.in_the_way,
                            game.scenario.options);
    });
}

const Eye* who_has_in_view(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    return watch.game.scenario.options.rehide == rules::Rehide::OutOfRange
               ? who_spots(watch, eyes, place)
               : who_sees(watch, eyes, place);
}

Eyes who_may_spot(const Watch& watch, const Eyes& eyes, Point from, Point to) {
    auto way = way_between(watch, from, to);
    way.level = 0;
    const Look look{watch, way, false};
    const auto gap = watch.game.scenario.options.contact_gap;
    const auto touches = [&](const Eye* eye) {
        return polygons_within(eye->end.base, way.base, gap);
    };
    if (std::ranges::any_of(watch.eyes, touches)) return eyes;
    Eyes near;
    for (const auto* eye : eyes)
        if (may_spot(look, *eye)) near.push_back(eye);
    return near;
}

Eyes who_may_see(const Watch& watch, const Eyes& eyes, Point from, Point to) {
    const auto& scenario = watch.game.scenario;
    const auto way = way_between(watch, from, to);
    Eyes may_see;
    for (const auto* eye : eyes)
        if (!rules::hides_all(scenario.field, eye->end, way, watch.in_the_way, scenario.options))
            may_see.push_back(eye);
    return may_see;
}

Eyes who_may_see_and_spot(const Watch& watch, const Eyes& eyes, Point from, Point to) {
    return who_may_see(watch, who_may_spot(watch, eyes, from, to), from, to);
}

}  // namespace game
