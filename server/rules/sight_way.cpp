#include "rules/sight_way.h"

#include <algorithm>

#include "rules/sight_scene.h"

namespace rules {

SightEnd end_around(const Battlefield& field, const Corners& from, const Corners& to) {
    constexpr Inches kRounding = 0.002_in;
    std::vector<Point> both{from.begin(), from.end()};
    both.insert(both.end(), to.begin(), to.end());
    auto box = box_around(both);
    box.low = box.low - Point{kRounding, kRounding};
    box.high = box.high + Point{kRounding, kRounding};
    SightEnd end;
    end.base = {
        box.low, {box.low.x,  box.high.y},
         box.high, {box.high.x, box.low.y }
    };
    end.points.fill({(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2});
    std::copy(end.base.begin(), end.base.end(), end.points.begin() + 1);
    end.count = 1 + static_cast<int>(end.base.size());
    end.box = box;
    field.contours.for_each_near(box, [&](const Contour& contour) {
        if (boxes_touch(contour.box, box)) end.level = std::max(end.level, contour.level);
    });
    return end;
}

bool hides_all(const Battlefield& field, const SightEnd& from, const SightEnd& places,
               std::span<const SightObstacle> obstacles, const Options& options) {
    return SightScene(field, from, places, obstacles, options.edge_depth).hides_all(from, places);
}

bool hinders_all(const Battlefield& field, const SightEnd& from, const SightEnd& places) {
    return SightScene(field, from, places, {}, {}).hinders_all(from, places);
}

}  // namespace rules
