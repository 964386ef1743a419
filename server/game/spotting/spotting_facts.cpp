#include "game/spotting/spotting_facts.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/contains.h"
#include "game/core/paths.h"
#include "game/spotting/watch.h"

namespace game {
namespace {

constexpr Inches kBetweenTests = 1_in;

constexpr Inches kFinestTest = 0.05_in;  ///< where nothing is known to hide it

constexpr Inches kWorthProving = 0.5_in;  ///< shorter stretches are looked at, not proven

constexpr Inches kRounding = 0.002_in;

using WhoMaySee = Eyes(const Watch&, const Eyes&, Point, Point);

bool is_in_view_of(const Watch& watch, const Eyes& eyes, const SpottedAt& place) {
    return who_has_in_view(watch, eyes, place) != nullptr;
}

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

bool is_spotted_along(const Watch& watch, const std::vector<Point>& path) {
    if (path.size() < 2) return false;
    const auto facing = watch.target.facing;
    const auto is_seen = [&](const Eyes& by, const SpottedAt& place) {
        return is_spotted_by(watch, by, place);
    };
    return is_seen(watch.eyes, {path.front(), facing}) ||
           std::ranges::adjacent_find(path, [&](Point start, Point end) {
               const auto near_leg = who_may_spot(watch, watch.eyes, start, end);
               const auto places = points_along({start, end}, kBetweenTests);
               return std::ranges::any_of(
                          places, [&](Point at) { return is_seen(near_leg, {at, facing}); }) ||
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
        : watch_(watch), visible_(visible), shown_(shown), shows_itself_(shows_itself) {}

    std::vector<Point> seen_along(const std::vector<Point>& path) {
        if (path.size() < 2) return {};
        look_at(path.front(), watch_.eyes);
        for (std::size_t leg = 1; leg < path.size(); ++leg) go_to(path[leg - 1], path[leg]);
        return std::move(seen_);
    }

  private:
    /// Whoever sees nothing of the whole leg sees nothing of its parts; nor does, as long as it has
    /// not shown itself, who is too far away to spot it.
    void go_to(Point start, Point end) {
        std::optional<Eyes> who_see, who_spot;
        const auto places = points_along({start, end}, kBetweenTests);
        for (std::size_t i = 1; i < places.size(); ++i) {
            if (is_still_in_view(places[i])) {
                note(places[i], true);
                continue;
            }
            const bool must_be_spotted = !visible_ && shown_.empty();
            auto& of_leg = must_be_spotted ? who_spot : who_see;
            if (!of_leg)
                of_leg = (must_be_spotted ? who_may_see_and_spot : who_may_see)(watch_, watch_.eyes,
                                                                                start, end);
            look_at(places[i], who_may_see(watch_, *of_leg, places[i - 1], places[i]));
        }
    }
    /// `eyes`: those who may see it there; as long as it must be spotted, those who may spot it.
    void look_at(Point at, const Eyes& eyes) {
        const SpottedAt place{at, watch_.target.facing};
        const bool shows = shows_itself(eyes, place);
        bool in_view = shows && is_in_view(eyes, place);
        if (unseen_ && !in_view)
            if (const auto between = seen_after(eyes, *unseen_, at)) {
                seen_.push_back(*between);
                in_view = !visible_ && is_in_view(watch_.eyes, place);
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
    Eyes last_;
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

bool is_spotted_at(const Lookers& lookers, const Stand& target, const SpottedAt& place) {
    const auto watch = watch_on(lookers, target);
    return is_spotted_by(watch, watch.eyes, place);
}

bool is_spotted(const Lookers& lookers, const Stand& target) {
    const auto watch = watch_on(lookers, target);
    return is_spotted_by(watch, watch.eyes, {target.at, target.facing}) ||
           is_spotted_along(watch, target.path) || is_spotted_along(watch, target.forced_path);
}

bool is_spotted_when_forced(const Lookers& lookers, const Stand& target) {
    if (target.forced_path.size() < 2) return false;
    return is_spotted_along(watch_on(lookers, target), target.forced_path);
}

std::vector<Point> seen_on_move(const Lookers& lookers, const Stand& mover,
                                const std::vector<Point>& path, bool known) {
    const auto watch = watch_on(lookers, mover);
    const auto shows_itself = [&](const Eyes& eyes, const SpottedAt& place) {
        const bool in_the_open =
            !is_hidden_at(watch.game, mover, place) && is_spotted_by(watch, eyes, place);
        return in_the_open || (!mover.phantom && touches_enemy_at(watch.game, mover, place));
    };
    return WaySeen(watch, known, {}, shows_itself).seen_along(path);
}

std::vector<Point> seen_in_2f(const Lookers& lookers, const Stand& mover,
                              const std::vector<Point>& seen_before, bool known) {
    const auto watch = watch_on(lookers, mover);
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

bool shows_itself(const Lookers& lookers, const Stand& target) {
    const SpottedAt here{target.at, target.facing};
    return !is_hidden_at(lookers.game, target, here) && is_spotted_at(lookers, target, here);
}

bool is_in_view(const Lookers& lookers, const Stand& target) {
    const auto watch = watch_on(lookers, target);
    return is_in_view_of(watch, watch.eyes, {target.at, target.facing});
}

bool is_in_enemy_sight(const Lookers& lookers, const Stand& target) {
    const auto watch = watch_on(lookers, target);
    return who_sees(watch, watch.eyes, {target.at, target.facing}) != nullptr;
}

}  // namespace game
