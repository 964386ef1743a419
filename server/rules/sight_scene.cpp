#include "rules/sight_scene.h"

#include <algorithm>

#include "base/exact.h"

namespace rules {

namespace {

Box box_of_both(const SightEnd& a, const SightEnd& b) {
    const std::array<Point, 4> corners{a.box.low, a.box.high, b.box.low, b.box.high};
    return box_around(corners);
}

bool at_start(const Portion& portion) { return portion.from.num == 0; }
bool at_end(const Portion& portion) { return compare(portion.to, {1, 1}) == 0; }

}  // namespace

SightScene::SightScene(const Battlefield& field, const SightEnd& a, const SightEnd& b,
                       std::span<const SightObstacle> obstacles, Inches edge_depth)
    : low_(a.level <= b.level ? a : b), high_(a.level <= b.level ? b : a), edge_depth_(edge_depth) {
    gather(field, obstacles);
    if (!blockers_.empty()) close_ = polygons_within(a.base, b.base, kDenseSight);
}

void SightScene::gather(const Battlefield& field, std::span<const SightObstacle> obstacles) {
    const auto both = box_of_both(low_, high_);
    for (const auto& area : field.areas) {
        if (!boxes_touch(area.box, both)) continue;
        const bool dense = area.visibility == Visibility::Dense;
        if (area.visibility == Visibility::OpenBlocking) {
            may_hinder_ = true;
        } else if (dense || area.height > 0) {
            blockers_.push_back(
                {area.outline, area.box, area.height, dense ? Within::FromEdge : Within::SeesOut});
        }
    }
    for (const auto& obstacle : obstacles) {
        const auto box = box_around(obstacle.outline);
        if (!boxes_touch(box, both)) continue;
        blockers_.push_back({obstacle.outline, box, obstacle.height,
                             obstacle.smoke ? Within::Never : Within::SeesOut});
    }
    for (const auto& contour : field.contours)
        if (boxes_touch(contour.box, both))
            hills_.push_back({contour.outline, contour.box, contour.level});
}

bool SightScene::clear(Point low, Point high) {
    const LineEnd from{low, low_.level}, to{high, high_.level};
    const auto line = box_around(std::array<Point, 2>{low, high});
    find_hills(low, high, line);
    if (std::any_of(on_line_.begin(), on_line_.end(),
                    [&](const HillPortion& hill) { return hill_blocks(hill, from, to); }))
        return false;
    return std::none_of(blockers_.begin(), blockers_.end(), [&](const Blocker& blocker) {
        return boxes_touch(blocker.box, line) && blocked_by(blocker, from, to);
    });
}

void SightScene::find_hills(Point low, Point high, const Box& line) {
    on_line_.clear();
    for (const auto& hill : hills_) {
        if (!boxes_touch(hill.box, line)) continue;
        inside_.clear();
        portions_inside(low, high, hill.outline, inside_);
        for (const auto& portion : inside_) on_line_.push_back({portion, hill.level});
    }
}

/// The ground that an end stands on does not hide it. [S-32]
bool SightScene::hill_blocks(const HillPortion& hill, LineEnd low, LineEnd high) const {
    if (at_start(hill.portion) && low.level >= hill.level) return false;
    if (at_end(hill.portion) && high.level >= hill.level) return false;
    return blocks(low, high, hill.portion.from, hill.level);
}

bool SightScene::blocked_by(const Blocker& blocker, LineEnd low, LineEnd high) {
    inside_.clear();
    portions_inside(low.at, high.at, blocker.outline, inside_);
    return std::any_of(inside_.begin(), inside_.end(), [&](const Portion& portion) {
        return portion_blocks(blocker, low, high, portion);
    });
}

bool SightScene::portion_blocks(const Blocker& blocker, LineEnd low, LineEnd high,
                                const Portion& portion) {
    const bool low_in = at_start(portion) && strictly_inside(low.at, blocker.outline);
    const bool high_in = at_end(portion) && strictly_inside(high.at, blocker.outline);
    if (!low_in && !high_in) return stands_over(blocker, low, high, portion);
    if (blocker.within == Within::SeesOut) return false;
    if (share_area(blocker, low.at, high.at)) return !close_;
    if (blocker.within == Within::Never) return true;
    if (low_in) return !leaves_by_edge(blocker, low.at, point_at(low.at, high.at, portion.to));
    return !leaves_by_edge(blocker, high.at, point_at(low.at, high.at, portion.from));
}

/// Or the whole line lies in it.
bool SightScene::share_area(const Blocker& blocker, Point low, Point high) const {
    return (inside_.size() == 1 && at_start(inside_.front()) && at_end(inside_.front())) ||
           (close_ && strictly_inside(low, blocker.outline) &&
            strictly_inside(high, blocker.outline));
}

/// The top follows the ground under the obstacle, step by step. [S-32]
bool SightScene::stands_over(const Blocker& blocker, LineEnd low, LineEnd high,
                             const Portion& portion) const {
    if (blocks(low, high, portion.from, ground_at(portion.from) + blocker.height)) return true;
    return std::any_of(on_line_.begin(), on_line_.end(), [&](const HillPortion& hill) {
        const auto& step = hill.portion.from;
        return portion.from < step && step < portion.to &&
               blocks(low, high, step, ground_at(step) + blocker.height);
    });
}

/// Across a border that is near enough, not through the terrain behind. [S-31]
bool SightScene::leaves_by_edge(const Blocker& blocker, Point inside, Point exit) const {
    const auto near = [&](Point p, std::size_t i) {
        const auto next = i + 1 == blocker.outline.size() ? 0 : i + 1;
        return at_most(square_to_line(p, blocker.outline[i], blocker.outline[next]), edge_depth_);
    };
    for (std::size_t i = 0; i < blocker.outline.size(); ++i)
        if (near(inside, i) && near(exit, i)) return true;
    return false;
}

int SightScene::ground_at(const Ratio& place) const {
    int level = 0;
    for (const auto& hill : on_line_)
        if (!(place < hill.portion.from) && place < hill.portion.to)
            level = std::max(level, hill.level);
    return level;
}

namespace {

/// Tries the lines in turn until one is good enough; the first pair of points are the centres.
template <class GoodEnough> bool any_line(SightScene& scene, GoodEnough good_enough) {
    for (int i = 0; i < scene.low().count; ++i)
        for (int j = 0; j < scene.high().count; ++j) {
            const auto low = scene.low().points[static_cast<std::size_t>(i)];
            const auto high = scene.high().points[static_cast<std::size_t>(j)];
            if (scene.clear(low, high) && good_enough(low, high)) return true;
        }
    return false;
}

}  // namespace

bool sight(const Battlefield& field, const SightEnd& a, const SightEnd& b,
           std::span<const SightObstacle> obstacles, const Options& options) {
    SightScene scene(field, a, b, obstacles, options.edge_depth);
    return scene.is_empty() || any_line(scene, [](Point, Point) { return true; });
}

Sight look(const Battlefield& field, const SightEnd& a, const SightEnd& b,
           std::span<const SightObstacle> obstacles, const Options& options) {
    SightScene scene(field, a, b, obstacles, options.edge_depth);
    if (!scene.may_hinder()) {
        const bool seen = scene.is_empty() || any_line(scene, [](Point, Point) { return true; });
        return seen ? Sight::Clear : Sight::None;
    }
    auto best = Sight::None;
    const bool clear = any_line(scene, [&](Point low, Point high) {
        best = Sight::Hindered;
        return !crosses_open_blocking(field, low, high);
    });
    return clear ? Sight::Clear : best;
}

}  // namespace rules
