#include "game/spotting/spotting_facts.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/contains.h"
#include "game/core/paths.h"
#include "game/core/sight.h"
#include "rules/sight_way.h"
#include "rules/spotting.h"

namespace game {
namespace {

constexpr Inches kBetweenTests = 1_in;

constexpr Inches kFinestTest = 0.05_in;  ///< where nothing is known to hide it

constexpr Inches kWorthProving = 0.5_in;  ///< shorter stretches are looked at, not proven

constexpr Inches kRounding = 0.002_in;

/// Camouflage hides who fires as well. [CAMO-03]
bool is_hidden_at(const Game& game, const Stand& target, const SpottedAt& place) {
    if (target.form == OrderChit::RoadMarch && target.moved) return false;  // S-68
    const auto base = base_at(target, place.at, place.facing);
    const auto& field = game.scenario.field;
    return rules::is_concealed({rules::in_concealing_terrain(field, base),
                                rules::fieldwork_at(field, base).has_value(), target.camouflaged});
}

/// An enemy that looks, from where it stands.
struct Eye {
    const Stand* stand;
    rules::SightEnd end;
};

using Eyes = std::vector<const Eye*>;

/// All that does not change from one place of the target to the next.
struct Watch {
    const Game& game;
    const Stand& target;
    std::vector<Eye> eyes;
    std::vector<rules::SightObstacle> obstacles;
};

Watch watch_on(const Game& game, const Stand& target) {
    Watch watch{game, target, {}, sight_obstacles(game)};
    auto enemies = stands_on_table(game, rules::enemy_of(target.side));
    sort_nearest_first(enemies, target.at);
    for (const auto* enemy : enemies) watch.eyes.push_back({enemy, sight_end_of(game, *enemy)});
    return watch;
}

Eyes all_of(const Watch& watch) {
    Eyes eyes;
    for (const auto& eye : watch.eyes) eyes.push_back(&eye);
    return eyes;
}

struct Look {
    const Watch& watch;
    rules::SightEnd end;
    bool concealed;
};

rules::SpotQuery query_for(const Look& look, const Eye& eye) {
    const auto& [game, target, eyes, obstacles] = look.watch;
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
    const auto sight = rules::look(game.scenario.field, eye.end, look.end, look.watch.obstacles,
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
               rules::sight(game.scenario.field, eye->end, end, watch.obstacles,
                            game.scenario.options);
    });
}

/// To whom it would stay visible there. [S-36]
const Eye* who_has_in_view(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    return watch.game.scenario.options.rehide == rules::Rehide::OutOfRange
               ? who_spots(watch, eyes, place)
               : who_sees(watch, eyes, place);
}

bool is_in_view_of(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    return who_has_in_view(watch, eyes, place) != nullptr;
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

/// Those who may spot it between these two; all of them where somebody might be touched, since
/// contact shows it to anybody. [SPOT-04]
Eyes who_may_spot(const Watch& watch, const Eyes& eyes, Point from, Point to) {
    auto way = way_between(watch, from, to);
    way.level = 0;
    const Look look{watch, way, false};
    const auto gap = watch.game.scenario.options.contact_gap;
    const auto touches = [&](const Eye& eye) {
        return polygons_within(eye.end.base, way.base, gap);
    };
    if (std::ranges::any_of(watch.eyes, touches)) return eyes;
    Eyes near;
    for (const auto* eye : eyes)
        if (may_spot(look, *eye)) near.push_back(eye);
    return near;
}

/// Those for whom no obstacle hides all places between these two.
Eyes who_may_see(const Watch& watch, const Eyes& eyes, Point from, Point to) {
    const auto& [game, target, all, obstacles] = watch;
    const auto& field = game.scenario.field;
    const auto way = way_between(watch, from, to);
    Eyes may_see;
    for (const auto* eye : eyes)
        if (!rules::hides_all(field, eye->end, way, watch.obstacles, game.scenario.options))
            may_see.push_back(eye);
    return may_see;
}

Eyes who_may_see_and_spot(const Watch& watch, const Eyes& eyes, Point from, Point to) {
    return who_may_spot(watch, who_may_see(watch, eyes, from, to), from, to);
}

using WhoMaySee = Eyes(const Watch&, const Eyes&, Point, Point);

/// A place between two at which it is seen, however narrow the gap. [SPOT-03, S-38]
template <class IsSeen>
std::optional<Point> seen_between(const Watch& watch, const Eyes& eyes, Point from, Point to,
                                  WhoMaySee& who_may, const IsSeen& is_seen) {
    if (length(from, to) <= kFinestTest) return std::nullopt;
    const bool short_way = length(from, to) < kWorthProving;
    const auto near = short_way ? eyes : who_may(watch, eyes, from, to);
    if (near.empty()) return std::nullopt;
    const Point middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
    if (is_seen(near, SpottedAt{middle, watch.target.facing})) return middle;
    if (const auto at = seen_between(watch, near, from, middle, who_may, is_seen)) return at;
    return seen_between(watch, near, middle, to, who_may, is_seen);
}

bool is_spotted_along(const Game& game, const Stand& target, const std::vector<Point>& path) {
    if (path.size() < 2) return false;
    const auto watch = watch_on(game, target);
    const auto eyes = all_of(watch);
    const auto is_seen = [&](const Eyes& by, const SpottedAt& place) {
        return is_spotted_by(watch, by, place);
    };
    return is_seen(eyes, {path.front(), target.facing}) ||
           std::ranges::adjacent_find(path, [&](Point start, Point end) {
               const auto near_leg = who_may_spot(watch, eyes, start, end);
               const auto places = points_along({start, end}, kBetweenTests);
               return std::ranges::any_of(
                          places,
                          [&](Point at) { return is_seen(near_leg, {at, target.facing}); }) ||
                      std::ranges::adjacent_find(places, [&](Point from, Point to) {
                          return seen_between(watch, near_leg, from, to, who_may_see_and_spot,
                                              is_seen)
                              .has_value();
                      }) != places.end();
           }) != path.end();
}

/// From where it shows itself on, wherever it is in view: every inch and corner, and between two of
/// them that are not a place that is.
template <class ShowsItself> class WaySeen {
  public:
    /// `shown`: where it has shown itself before.
    WaySeen(const Watch& watch, bool visible, const std::vector<Point>& shown,
            const ShowsItself& shows_itself)
        : watch_(watch), eyes_(all_of(watch)), visible_(visible), shown_(shown),
          shows_itself_(shows_itself) {}

    std::vector<Point> seen_along(const std::vector<Point>& path) {
        if (path.size() < 2) return {};
        look_at(path.front(), eyes_);
        for (std::size_t leg = 1; leg < path.size(); ++leg) go_to(path[leg - 1], path[leg]);
        return std::move(seen_);
    }

  private:
    /// Whoever sees nothing of the whole leg sees nothing of its parts.
    void go_to(Point start, Point end) {
        std::optional<Eyes> of_leg;
        const auto places = points_along({start, end}, kBetweenTests);
        for (std::size_t i = 1; i < places.size(); ++i) {
            if (is_still_in_view(places[i])) {
                note(places[i], true);
                continue;
            }
            if (!of_leg) of_leg = who_may_see(watch_, eyes_, start, end);
            look_at(places[i], who_may_see(watch_, *of_leg, places[i - 1], places[i]));
        }
    }
    void look_at(Point at, const Eyes& eyes) {
        const SpottedAt place{at, watch_.target.facing};
        const bool shows = shows_itself(eyes, place);
        bool in_view = shows && is_in_view(eyes, place);
        if (unseen_ && !in_view)
            if (const auto between = seen_after(eyes, *unseen_, at)) {
                seen_.push_back(*between);
                in_view = !visible_ && is_in_view(eyes, place);
                visible_ = true;
            }
        visible_ = visible_ || shows;
        note(at, in_view);
    }
    [[nodiscard]] bool shows_itself(const Eyes& eyes, const SpottedAt& place) const {
        return visible_ || contains(shown_, place.at) || shows_itself_(eyes, place);
    }
    [[nodiscard]] bool has_shown_between(Point from, Point to) const {
        const std::array<Point, 2> leg{from, to};
        return std::ranges::any_of(shown_,
                                   [&](Point at) { return on_polyline(at, leg, kRounding); });
    }
    [[nodiscard]] bool is_still_in_view(Point at) const {
        return visible_ && !last_.empty() &&
               is_in_view_of(watch_, last_, {at, watch_.target.facing});
    }
    void note(Point at, bool in_view) {
        if (in_view) seen_.push_back(at);
        unseen_ = in_view ? std::nullopt : std::optional(at);
    }
    /// Who sees it at one place often does at the next.
    bool is_in_view(const Eyes& eyes, const SpottedAt& place) {
        const auto* by = who_has_in_view(watch_, eyes, place);
        if (by) last_ = {by};
        return by != nullptr;
    }
    std::optional<Point> seen_after(const Eyes& eyes, Point from, Point to) {
        const bool in_range_only = watch_.game.scenario.options.rehide == rules::Rehide::OutOfRange;
        const bool must_be_spotted = in_range_only || (!visible_ && !has_shown_between(from, to));
        auto& who_may = must_be_spotted ? who_may_see_and_spot : who_may_see;
        return seen_between(watch_, eyes, from, to, who_may,
                            [&](const Eyes& by, const SpottedAt& place) {
                                return shows_itself(by, place) && is_in_view_of(watch_, by, place);
                            });
    }

    const Watch& watch_;
    Eyes eyes_, last_;
    bool visible_;
    const std::vector<Point>& shown_;
    const ShowsItself& shows_itself_;
    std::optional<Point> unseen_;  ///< the place before, if it is not in view there
    std::vector<Point> seen_;
};

/// The points of a path every inch, with others that lie between them, in order.
std::vector<Point> with_those_between(const std::vector<Point>& path,
                                      const std::vector<Point>& others) {
    const auto places = points_along(path, kBetweenTests);
    std::vector<Point> all;
    for (std::size_t i = 0; i < places.size(); ++i) {
        all.push_back(places[i]);
        if (i + 1 == places.size()) break;
        const std::array<Point, 2> leg{places[i], places[i + 1]};
        for (const auto at : others)
            if (!contains(places, at) && !contains(all, at) && on_polyline(at, leg, kRounding))
                all.push_back(at);
    }
    return all;
}

}  // namespace

bool is_spotted_at(const Game& game, const Stand& target, const SpottedAt& place) {
    const auto watch = watch_on(game, target);
    return is_spotted_by(watch, all_of(watch), place);
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
    const auto watch = watch_on(game, mover);
    const auto shows_itself = [&](const Eyes& eyes, const SpottedAt& place) {
        const bool in_the_open =
            !is_hidden_at(game, mover, place) && is_spotted_by(watch, eyes, place);
        return in_the_open || (!mover.phantom && touches_enemy_at(game, mover, place));
    };
    return WaySeen(watch, known, {}, shows_itself).seen_along(path);
}

std::vector<Point> seen_in_2f(const Game& game, const Stand& mover,
                              const std::vector<Point>& seen_before, bool known) {
    const auto watch = watch_on(game, mover);
    const auto shows_itself = [&](const Eyes& eyes, const SpottedAt& place) {
        return is_spotted_by(watch, eyes, place);
    };
    const auto now = WaySeen(watch, known, seen_before, shows_itself).seen_along(mover.path);
    auto either = seen_before;
    either.insert(either.end(), now.begin(), now.end());
    auto both = with_those_between(mover.path, either);
    std::erase_if(both, [&](Point at) { return !contains(either, at); });
    return both;
}

bool shows_itself(const Game& game, const Stand& target) {
    const SpottedAt here{target.at, target.facing};
    return !is_hidden_at(game, target, here) && is_spotted_at(game, target, here);
}

bool is_in_view(const Game& game, const Stand& target) {
    const auto watch = watch_on(game, target);
    return is_in_view_of(watch, all_of(watch), {target.at, target.facing});
}

bool is_in_enemy_sight(const Game& game, const Stand& target) {
    const auto watch = watch_on(game, target);
    return who_sees(watch, all_of(watch), {target.at, target.facing}) != nullptr;
}

}  // namespace game
