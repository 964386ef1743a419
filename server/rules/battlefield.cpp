#include "rules/battlefield.h"

#include <algorithm>

namespace rules {

namespace {

bool box_holds(const Box& box, Point p) { return boxes_touch(box, {p, p}); }

/// All that is at most so far from a line.
Box box_along(const std::vector<Point>& line, Inches half_width) {
    if (line.empty()) return {};
    const auto box = box_around(line);
    const Point margin{half_width, half_width};
    return {box.low - margin, box.high + margin};
}

template <class Area> bool holds_half(const Area& area, const Corners& base) {
    return boxes_touch(area.box, box_around(base)) && half_inside(base, area.outline);
}

template <class Test>
bool any_area_holds(const Battlefield& field, const Corners& base, Test test) {
    return field.areas.any_near(box_around(base), [&](const TerrainArea& area) {
        return test(area) && holds_half(area, base);
    });
}

}  // namespace

Box box_of(const Road& road) { return box_along(road.line, road.half_width); }
Box box_of(const Water& water) { return box_along(water.line, water.half_width); }

int level_at(const Battlefield& field, Point at) {
    int level = 0;
    field.contours.for_each_near({at, at}, [&](const Contour& contour) {
        if (contour.level > level && box_holds(contour.box, at) &&
            strictly_inside(at, contour.outline))
            level = contour.level;
    });
    return level;
}

int level_of(const Battlefield& field, const Corners& base) {
    int level = 0;
    for (const auto point : nine_points(base)) level = std::max(level, level_at(field, point));
    return level;
}

Cover cover_of(const Battlefield& field, const Corners& base) {
    auto best = Cover::None;
    field.areas.for_each_near(box_around(base), [&](const TerrainArea& area) {
        if (area.cover > best && holds_half(area, base)) best = area.cover;
    });
    if (const auto work = fieldwork_at(field, base))
        best = std::max(best, field.fieldworks[*work].cover);
    return best;
}

std::optional<std::size_t> fieldwork_at(const Battlefield& field, const Corners& base) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < field.fieldworks.size(); ++i) {
        const auto& work = field.fieldworks[i];
        if (best && work.cover <= field.fieldworks[*best].cover) continue;
        if (holds_half(work, base)) best = i;
    }
    return best;
}

bool in_concealing_terrain(const Battlefield& field, const Corners& base) {
    return any_area_holds(
        field, base, [](const TerrainArea& area) { return area.visibility != Visibility::Clear; });
}

bool in_built_up_area(const Battlefield& field, const Corners& base) {
    return any_area_holds(field, base, [](const TerrainArea& area) {
        return area.terrain == Terrain::Bua || area.terrain == Terrain::StoneBua;
    });
}

}  // namespace rules
