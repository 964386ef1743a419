#include "rules/sight_scene.h"

#include <algorithm>
#include <iterator>

#include "base/exact.h"

namespace rules {

namespace {

bool at_start(const Portion& portion) { return portion.from.num == 0; }
bool at_end(const Portion& portion) { return compare(portion.to, {1, 1}) == 0; }

/// All of these places lie inside, farther than this from the border.
bool holds_all(std::span<const Point> outline, const SightEnd& places, Inches depth) {
    if (!lies_inside(places, outline)) return false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const auto next = outline[(i + 1) % outline.size()];
        if (at_most(square_between(outline[i], next, places.base), depth)) return false;
    }
    return true;
}

}  // namespace

SightScene::SightScene(const Battlefield& field, const SightEnd& a, const SightEnd& b,
                       std::span<const SightObstacle> obstacles, Inches edge_depth)
    : low_(a.level <= b.level ? a : b), high_(a.level <= b.level ? b : a), edge_depth_(edge_depth),
      lane_(low_, high_) {
    gather(field);
    of_ground_ = blockers_.size();
    for (const auto& obstacle : obstacles) add(obstacle);
}

void SightScene::add(const Blocker& blocker) {
    if (blockers_.empty()) close_ = polygons_within(low_.base, high_.base, kDenseSight);
    blockers_.push_back(blocker);
}

void SightScene::add(const SightObstacle& obstacle) {
    if (lane_.reaches(obstacle.box))
        add({obstacle.outline, obstacle.box, obstacle.height,
             obstacle.smoke ? Within::Never : Within::SeesOut});
}

void SightScene::gather(const TerrainArea& area) {
    const bool dense = area.visibility == Visibility::Dense;
    if (area.visibility == Visibility::OpenBlocking)
        hinderers_.push_back({area.outline, area.box});
    else if (dense || area.height > 0)
        add({area.outline, area.box, area.height, dense ? Within::FromEdge : Within::SeesOut});
}

void SightScene::gather(const Battlefield& field) {
    field.areas.for_each_near(lane_.box(), [&](const TerrainArea& area) {
        if (lane_.reaches(area.box)) gather(area);
    });
    field.contours.for_each_near(lane_.box(), [&](const Contour& contour) {
        if (lane_.reaches(contour.box))
            hills_.push_back({contour.outline, contour.box, contour.level});
    });
}

SightScene::Line SightScene::line_of(Point low, Point high) const {
    return {
        {low,  low_.level },
        {high, high_.level},
        {low,  high       }
    };
}

bool SightScene::clear(Point low, Point high) {
    auto line = line_of(low, high);
    const auto stops = [&](std::size_t i) {
        return line.lane.reaches(blockers_[i].box) && blocked_by(blockers_[i], line);
    };
    if (last_blocker_ < blockers_.size() && stops(last_blocker_)) return false;
    for (std::size_t i = 0; i < blockers_.size(); ++i) {
        if (!stops(i)) continue;
        last_blocker_ = i;
        return false;
    }
    return !hill_stops(line);
}

bool SightScene::hill_stops(Line& line) {
    find_hills(line);
    return std::any_of(on_line_.begin(), on_line_.end(),
                       [&](const HillPortion& hill) { return hill_blocks(hill, line); });
}

bool SightScene::hindered(Point low, Point high) const {
    const auto line = line_of(low, high);
    return std::any_of(hinderers_.begin(), hinderers_.end(), [&](const Hinderer& hinderer) {
        return line.lane.reaches(hinderer.box) && is_left_or_entered(low, high, hinderer.outline);
    });
}

void SightScene::find_hills(Line& line) {
    if (line.hills_found) return;
    line.hills_found = true;
    on_line_.clear();
    std::vector<Portion> inside;
    for (const auto& hill : hills_) {
        if (!line.lane.reaches(hill.box)) continue;
        inside.clear();
        portions_inside(line.low.at, line.high.at, hill.outline, inside);
        for (const auto& portion : inside) on_line_.push_back({portion, hill.level});
    }
}

/// The ground that an end stands on does not hide it. [S-32]
bool SightScene::hill_blocks(const HillPortion& hill, const Line& line) const {
    if (at_start(hill.portion) && line.low.level >= hill.level) return false;
    if (at_end(hill.portion) && line.high.level >= hill.level) return false;
    return blocks(line.low, line.high, hill.portion.from, hill.level);
}

/// Higher than both ends, and neither lies in it: then where it is crossed does not matter.
bool SightScene::stops_all_across(Blocker& blocker) const {
    const auto lies_in_it = [&](const SightEnd& end) {
        return boxes_touch(end.box, blocker.box) && touches_inside(end, blocker.outline);
    };
    if (!blocker.stops_all_across)
        blocker.stops_all_across = blocks_wherever(low_.level, high_.level, blocker.height) &&
                                   !lies_in_it(low_) && !lies_in_it(high_);
    return *blocker.stops_all_across;
}

/// Nobody at the ends can be in a bay of it.
bool SightScene::is_apart(const Box& box) const {
    return !boxes_touch(low_.box, box) && !boxes_touch(high_.box, box);
}

bool SightScene::casts_shadows(Blocker& blocker) const {
    if (!blocker.casts_shadows)
        blocker.casts_shadows =
            stops_all_across(blocker) && (is_apart(blocker.box) || is_convex(blocker.outline));
    return *blocker.casts_shadows;
}

void SightScene::find_shadows(Point from) {
    shadows_.clear();
    for (auto& blocker : blockers_)
        if (casts_shadows(blocker)) shadows_.emplace_back(from, blocker.outline);
}

bool SightScene::is_in_shadow(Point p) const {
    return std::ranges::any_of(shadows_, [&](const SightShadow& s) { return s.holds(p); });
}

bool SightScene::blocked_by(Blocker& blocker, Line& line) {
    if (stops_all_across(blocker) && crosses_border(line.low.at, line.high.at, blocker.outline))
        return true;
    inside_.clear();
    portions_inside(line.low.at, line.high.at, blocker.outline, inside_);
    return std::any_of(inside_.begin(), inside_.end(), [&](const Portion& portion) {
        return portion_blocks(blocker, line, portion);
    });
}

bool SightScene::portion_blocks(const Blocker& blocker, Line& line, const Portion& portion) {
    const Point low = line.low.at, high = line.high.at;
    const bool low_in = at_start(portion) && strictly_inside(low, blocker.outline);
    const bool high_in = at_end(portion) && strictly_inside(high, blocker.outline);
    if (!low_in && !high_in) return stands_over(blocker, line, portion);
    if (blocker.within == Within::SeesOut) return false;
    if (share_area(blocker, low, high)) return !close_;
    if (blocker.within == Within::Never) return true;
    if (low_in) return !leaves_by_edge(blocker, low, point_at(low, high, portion.to));
    return !leaves_by_edge(blocker, high, point_at(low, high, portion.from));
}

/// Or the whole line lies in it.
bool SightScene::share_area(const Blocker& blocker, Point low, Point high) const {
    return (inside_.size() == 1 && at_start(inside_.front()) && at_end(inside_.front())) ||
           (close_ && strictly_inside(low, blocker.outline) &&
            strictly_inside(high, blocker.outline));
}

/// The top follows the ground under the obstacle, step by step. Higher ground never hides less.
/// [S-32]
bool SightScene::stands_over(const Blocker& blocker, Line& line, const Portion& portion) {
    if (blocks(line.low, line.high, portion.from, blocker.height)) return true;
    if (hills_.empty()) return false;
    find_hills(line);
    const auto hides_at = [&](const Ratio& place) {
        return blocks(line.low, line.high, place, ground_at(place) + blocker.height);
    };
    if (hides_at(portion.from)) return true;
    return std::any_of(on_line_.begin(), on_line_.end(), [&](const HillPortion& hill) {
        const auto& step = hill.portion.from;
        return portion.from < step && step < portion.to && hides_at(step);
    });
}

/// Across a border that is near enough, not through the terrain behind. [S-31]
bool SightScene::leaves_by_edge(const Blocker& blocker, Point inside, Point exit) const {
    for (std::size_t i = 0; i < blocker.outline.size(); ++i)
        if (near_edge(blocker, inside, i) && near_edge(blocker, exit, i)) return true;
    return false;
}

bool SightScene::near_edge(const Blocker& blocker, Point p, std::size_t edge) const {
    const auto next = edge + 1 == blocker.outline.size() ? 0 : edge + 1;
    return at_most(square_to_line(p, blocker.outline[edge], blocker.outline[next]), edge_depth_);
}

int SightScene::ground_at(const Ratio& place) const {
    int level = 0;
    for (const auto& hill : on_line_)
        if (!(place < hill.portion.from) && place < hill.portion.to)
            level = std::max(level, hill.level);
    return level;
}

/// What of the ground is higher than both, `is_screened` has asked; who is deep in it has no
/// points.
bool SightScene::proven_blocked() const {
    return of_ground_ <= last_blocker_ && last_blocker_ < blockers_.size() &&
           stands_across(blockers_[last_blocker_]);
}

bool SightScene::stands_across(const Blocker& blocker) const {
    return blocker.height > low_.level && blocker.height >= high_.level &&
           cuts_all_lines(low_, high_, blocker.outline, blocker.box);
}

bool SightScene::stands_across(const Hill& hill) const {
    return hill.level > low_.level && hill.level >= high_.level &&
           cuts_all_lines(low_, high_, hill.outline, hill.box);
}

/// Beyond the edge of dense terrain, with all of its points. [LOS-07, R-45]
bool SightScene::holds_deep(const Blocker& blocker, const SightEnd& end) const {
    if (!boxes_touch(blocker.box, end.box) || !lies_inside(end, blocker.outline)) return false;
    return std::none_of(end.points.begin(), end.points.end(),
                        [&](Point p) { return near_any_edge(blocker, p); });
}

bool SightScene::near_any_edge(const Blocker& blocker, Point p) const {
    for (std::size_t i = 0; i < blocker.outline.size(); ++i)
        if (near_edge(blocker, p, i)) return true;
    return false;
}

/// Without those that see nothing and are not seen, since they lie beyond the edge of dense
/// terrain. [LOS-07, R-45]
SightScene::Few<Point> SightScene::points_not_deep(const SightEnd& end) const {
    const auto hides = [&](const Blocker& blocker, Point p) {
        return blocker.within == Within::FromEdge && boxes_touch(blocker.box, end.box) &&
               strictly_inside(p, blocker.outline) && !near_any_edge(blocker, p);
    };
    const auto is_deep = [&](Point p) {
        return std::ranges::any_of(blockers_, [&](const Blocker& one) { return hides(one, p); });
    };
    const auto all = std::span(end.points).first(static_cast<std::size_t>(end.count));
    Few<Point> points;
    std::ranges::copy_if(all, std::back_inserter(points),
                         [&](Point p) { return close_ || !is_deep(p); });
    return points;
}

bool SightScene::hides_all(const SightEnd& from, const SightEnd& places) const {
    const auto lies_apart = [&](std::span<const Point> outline) {
        return !polygons_overlap(places.base, outline);
    };
    const auto hides = [&](const Blocker& blocker) {
        if (blocker.within == Within::FromEdge && !close_ &&
            (holds_deep(blocker, from) || holds_all(blocker.outline, places, edge_depth_)))
            return true;
        return stands_across(blocker) && lies_apart(blocker.outline);
    };
    return std::any_of(blockers_.begin(), blockers_.end(), hides) ||
           std::any_of(hills_.begin(), hills_.end(), [&](const Hill& hill) {
               return stands_across(hill) && lies_apart(hill.outline);
           });
}

bool SightScene::hinders_all(const SightEnd& from, const SightEnd& places) const {
    return std::ranges::any_of(hinderers_, [&](const Hinderer& hinderer) {
        const auto& outline = hinderer.outline;
        if (holds_all(outline, places, 0_in)) return !touches_inside(from, outline);
        return !polygons_overlap(places.base, outline) &&
               (lies_inside(from, outline) || cuts_all_lines(low_, high_, outline, hinderer.box));
    });
}

bool SightScene::proven_hindered() const {
    return std::any_of(hinderers_.begin(), hinderers_.end(), [&](const Hinderer& hinderer) {
        const auto leaves = [&](const SightEnd& from, const SightEnd& to) {
            return boxes_touch(from.box, hinderer.box) && lies_inside(from, hinderer.outline) &&
                   !touches_inside(to, hinderer.outline);
        };
        return leaves(low_, high_) || leaves(high_, low_) ||
               cuts_all_lines(low_, high_, hinderer.outline, hinderer.box);
    });
}

/// Tries the lines in turn until one is good enough, but for those that end in a shadow; the first
/// joins the centres.
template <class GoodEnough> bool SightScene::any_line(GoodEnough good_enough) {
    const auto is_good = [&](Point low, Point high) {
        return clear(low, high) && good_enough(low, high);
    };
    if (is_good(low_.points.front(), high_.points.front())) return true;
    if (low_.count * high_.count == 1 || proven_blocked()) return false;
    const auto lows = points_not_deep(low_), highs = points_not_deep(high_);
    return std::ranges::any_of(lows, [&](Point low) {
        find_shadows(low);
        return std::ranges::any_of(
            highs, [&](Point high) { return !is_in_shadow(high) && is_good(low, high); });
    });
}

bool SightScene::any_clear() {
    if (blockers_.empty() && hills_.empty()) return true;
    return any_line([](Point, Point) { return true; });
}

Sight SightScene::best_clear() {
    if (hinderers_.empty()) return any_clear() ? Sight::Clear : Sight::None;
    bool found = false, hopeless = false;
    const bool clear = any_line([&](Point low, Point high) {
        if (!hindered(low, high)) return true;
        if (!found) hopeless = proven_hindered();
        found = true;
        return hopeless;
    });
    if (clear && !hopeless) return Sight::Clear;
    return found ? Sight::Hindered : Sight::None;
}

bool sight(const Battlefield& field, const SightEnd& a, const SightEnd& b,
           std::span<const SightObstacle> obstacles, const Options& options) {
    return !is_screened(field, a, b) &&
           SightScene(field, a, b, obstacles, options.edge_depth).any_clear();
}

Sight look(const Battlefield& field, const SightEnd& a, const SightEnd& b,
           std::span<const SightObstacle> obstacles, const Options& options) {
    if (is_screened(field, a, b)) return Sight::None;
    return SightScene(field, a, b, obstacles, options.edge_depth).best_clear();
}

}  // namespace rules
