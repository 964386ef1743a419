#include "rules/road_march.h"

#include <algorithm>

#include "base/stretch.h"

namespace rules {
namespace {

using Way = std::vector<Point>;

void add_to_way(Way& way, Point p) {
    if (way.back() != p) way.push_back(p);
}

/// Both ways along the middle of the road, from the place that is nearest.
std::array<Way, 2> ways_along(const Road& road, Point at) {
    std::size_t leg = 0;
    Point foot = road.line.front();
    for (std::size_t i = 0; i + 1 < road.line.size(); ++i) {
        const auto place = closest_on_line(at, road.line[i], road.line[i + 1]);
        if (length(at, place) >= length(at, foot)) continue;
        leg = i;
        foot = place;
    }
    Way forth{at}, back{at};
    add_to_way(forth, foot);
    add_to_way(back, foot);
    for (std::size_t i = leg + 1; i < road.line.size(); ++i) add_to_way(forth, road.line[i]);
    for (std::size_t i = leg + 1; i-- > 0;) add_to_way(back, road.line[i]);
    return {forth, back};
}

/// How far its beginning lies off the arrow; what leads nowhere lies farthest off.
std::int32_t off_arrow_of(const Way& way, Point at, Facing arrow) {
    constexpr std::int32_t kNowhere = 360'000;
    const auto ahead_of_it =
        std::ranges::find_if(way, [&](Point p) { return p != at && length(at, p) > kContactGap; });
    return ahead_of_it == way.end() ? kNowhere : angle_between(arrow, bearing(at, *ahead_of_it));
}

Way as_far_as(const Way& way, Inches distance) {
    Way gone{way.front()};
    for (std::size_t i = 1; i < way.size() && distance > 0_in; ++i) {
        const auto leg = length(way[i - 1], way[i]);
        gone.push_back(leg <= distance ? way[i]
                                       : ahead(way[i - 1], bearing(way[i - 1], way[i]), distance));
        distance -= leg;
    }
    return gone;
}

}  // namespace

bool is_on_road(const Battlefield& field, Point at) {
    return field.roads.any_near(
        {at, at}, [&](const Road& road) { return on_polyline(at, road.line, road.half_width); });
}

std::vector<Point> way_along_road(const Battlefield& field, Point at, Facing arrow,
                                  Inches distance) {
    Way best{at};
    field.roads.for_each_near({at, at}, [&](const Road& road) {
        if (road.line.size() < 2 || !on_polyline(at, road.line, road.half_width)) return;
        for (const auto& way : ways_along(road, at))
            if (off_arrow_of(way, at, arrow) < off_arrow_of(best, at, arrow)) best = way;
    });
    return as_far_as(best, distance);
}

}  // namespace rules
