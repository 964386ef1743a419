#pragma once
#include "rules/battlefield.h"

/// Small grounds to test on, in whole inches.
namespace ground {

constexpr Point at(int x, int y) { return {{x * 1000}, {y * 1000}}; }
constexpr Point fine(int x, int y) { return {{x}, {y}}; }
inline Polygon rectangle(int left, int bottom, int right, int top) {
    return {at(left, bottom), at(right, bottom), at(right, top), at(left, top)};
}
inline rules::Battlefield table(int width = 60, int height = 60) {
    rules::Battlefield field;
    field.width = {width * 1000};
    field.height = {height * 1000};
    return field;
}
inline rules::TerrainArea area(rules::Terrain terrain, rules::Visibility visibility, int height,
                               Polygon outline) {
    rules::TerrainArea result;
    result.terrain = terrain;
    result.visibility = visibility;
    result.height = height;
    result.box = box_around(outline);
    result.outline = std::move(outline);
    return result;
}
inline rules::TerrainArea woods(Polygon outline) {
    return area(rules::Terrain::Woods, rules::Visibility::Dense, 2, std::move(outline));
}
inline rules::TerrainArea orchard(Polygon outline) {
    return area(rules::Terrain::Orchard, rules::Visibility::OpenBlocking, 1, std::move(outline));
}
inline rules::Contour hill(int level, Polygon outline) {
    const auto box = box_around(outline);
    return {level, std::move(outline), box};
}
/// A full personnel base.
inline Corners stand(Point centre, Facing facing = {}) {
    return base_corners(centre, 1_in, 1_in, facing);
}

}  // namespace ground
