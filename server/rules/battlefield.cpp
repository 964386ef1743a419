#include "rules/battlefield.h"

#include <algorithm>

#include "rules/movement_chart.h"

namespace rules {

namespace {

/// How costly ground is for everybody together, to find the worst of several. [S-21]
int hardship(Terrain terrain) {
    constexpr int kWorse = 10;
    int sum = 0;
    for (const auto mobility : {Mobility::Personnel, Mobility::Tracked, Mobility::Wheeled})
        sum += terrain_factor(mobility, terrain, AtFord::No).value_or(kWorse);
    return sum;
}

bool box_holds(const Box& box, Point p) { return boxes_touch(box, {p, p}); }

template <class Area> bool holds_half(const Area& area, const Corners& base) {
    return boxes_touch(area.box, box_around(base)) && half_inside(base, area.outline);
}

template <class Test>
bool any_area_holds(const Battlefield& field, const Corners& base, Test test) {
    return std::any_of(field.areas.begin(), field.areas.end(), [&](const TerrainArea& area) {
        return test(area) && holds_half(area, base);
    });
}

}  // namespace

int level_at(const Battlefield& field, Point at) {
    int level = 0;
    for (const auto& contour : field.contours)
        if (contour.level > level && box_holds(contour.box, at) &&
            strictly_inside(at, contour.outline))
            level = contour.level;
    return level;
}

int level_of(const Battlefield& field, const Corners& base) {
    int level = 0;
    for (const auto point : nine_points(base)) level = std::max(level, level_at(field, point));
    return level;
}

Cover cover_of(const Battlefield& field, const Corners& base) {
    auto best = Cover::None;
    for (const auto& area : field.areas)
        if (area.cover > best && holds_half(area, base)) best = area.cover;
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

Terrain terrain_at(const Battlefield& field, Point at) {
    auto worst = Terrain::Open;
    for (const auto& area : field.areas)
        if (box_holds(area.box, at) && strictly_inside(at, area.outline) &&
            hardship(area.terrain) > hardship(worst))
            worst = area.terrain;
    for (const auto& water : field.waters)
        if (hardship(water.terrain) > hardship(worst) &&
            on_polyline(at, water.line, water.half_width))
            worst = water.terrain;
    return worst;
}

}  // namespace rules
