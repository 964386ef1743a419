#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "rules/ground_list.h"
#include "rules/vocabulary.h"

/// The ground of a battle: a value built from the scenario. Roads, streams and areas carry names so
/// that a log can say where.
namespace rules {

/// An area of terrain. `height` in levels above the ground. [ELEV-06, S-29, S-30, S-32]
struct TerrainArea {
    std::string name;
    Terrain terrain = Terrain::Open;
    Visibility visibility = Visibility::Clear;
    Cover cover = Cover::None;
    int height = 0;
    Polygon outline;
    Box box;
    bool operator==(const TerrainArea&) const = default;
};
/// Ground inside the outline lies at `level`; inner contours lie higher. Outside all, level 0.
/// [ELEV-06]
struct Contour {
    int level = 1;
    Polygon outline;
    Box box;
    bool operator==(const Contour&) const = default;
};
struct Road {
    std::string name;
    std::vector<Point> line;
    Inches half_width;
    bool operator==(const Road&) const = default;
};
/// Creek, river or canal. Fords and bridges are points on it with a reach. [S-22]
struct Crossing {
    Point at;
    Inches reach;
    bool bridge = false;  ///< a bridge is road; otherwise a ford
    bool operator==(const Crossing&) const = default;
};
struct Water {
    std::string name;
    Terrain terrain = Terrain::Creek;
    std::vector<Point> line;
    Inches half_width;
    std::vector<Crossing> crossings;
    bool operator==(const Water&) const = default;
};
/// A wall, hedge or emplacement: shelters whoever is close behind it, hides nobody, costs nothing
/// to cross. [S-92]
struct CoverLine {
    std::string name;
    CoverLineKind kind = CoverLineKind::Wall;
    std::vector<Point> line;
    Box box;
    bool operator==(const CoverLine&) const = default;
};
/// Wire, roadblock, minefield. A factor for each mover class; 0 is prohibited. [S-72, S-82]
struct Obstacle {
    std::string name;
    ObstacleKind kind = ObstacleKind::Wire;
    std::array<int, 3> factors{1, 1, 1};
    Polygon outline;
    Box box;
    std::optional<Side> owner;  ///< who laid it, and knows it
    Concealment concealment = Concealment::Open;
    int hit = 0;  ///< the number of its attack on whoever comes in; 0: none
    ClearedBy cleared_by = ClearedBy::Nobody;
    int turns_to_clear = 1;  ///< that are left
    bool gone = false;       ///< cleared, or taken away by the referee
    bool operator==(const Obstacle&) const = default;
};
/// Foxholes and better: cover and concealment for whoever is inside. [ADV-ENT, S-30, S-67]
struct Fieldwork {
    Cover cover = Cover::Medium;
    Polygon outline;
    Box box;
    bool operator==(const Fieldwork&) const = default;
};
inline const Box& box_of(const TerrainArea& area) { return area.box; }
inline const Box& box_of(const Contour& contour) { return contour.box; }
inline const Box& box_of(const CoverLine& cover) { return cover.box; }
Box box_of(const Road& road);
Box box_of(const Water& water);

struct Battlefield {
    Inches width, height;
    GroundList<Contour> contours;
    GroundList<TerrainArea> areas;
    GroundList<Road> roads;
    GroundList<Water> waters;
    GroundList<CoverLine> cover_lines;
    std::vector<Obstacle> obstacles;    ///< those that the referee adds come behind
    std::vector<Fieldwork> fieldworks;  ///< those that are dug later come behind
    bool operator==(const Battlefield&) const = default;
};

/// A marker on the table that sight has to deal with: smoke, a wreck, a friendly base (for fire
/// only). [LOS-05, ELEV-06]
struct SightObstacle {
    Polygon outline;
    Box box;
    int height = 0;
    bool smoke = false;
    bool operator==(const SightObstacle&) const = default;
};

/// The highest ground level under a point, or under a base (its nine points). [S-32]
int level_at(const Battlefield& field, Point at);
int level_of(const Battlefield& field, const Corners& base);
/// The best fieldwork that holds at least half of the base: its index; nothing without one. [S-21]
std::optional<std::size_t> fieldwork_at(const Battlefield& field, const Corners& base);
/// Best cover grade of the areas and fieldworks that hold at least half of the base. [S-21]
Cover cover_of(const Battlefield& field, const Corners& base);
/// Is at least half of the base in concealing (dense or open blocking) terrain? [S-29]
bool in_concealing_terrain(const Battlefield& field, const Corners& base);
bool in_built_up_area(const Battlefield& field, const Corners& base);

}  // namespace rules
