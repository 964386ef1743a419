#pragma once
#include <optional>
#include <string>
#include <vector>

#include "fog/told.h"
#include "game/core/state.h"

namespace fog {

using game::Side;

/// The ground: the same for everybody and for the whole battle, except for the own deployment
/// zones.
struct AreaSeen {
    std::string name;
    rules::Terrain terrain = rules::Terrain::Open;
    rules::Visibility visibility = rules::Visibility::Clear;
    rules::Cover cover = rules::Cover::None;
    int height = 0;
    Polygon outline;
    bool operator==(const AreaSeen&) const = default;
};
struct ContourSeen {
    int level = 1;
    Polygon outline;
    bool operator==(const ContourSeen&) const = default;
};
struct RoadSeen {
    std::string name;
    std::vector<Point> line;
    Inches half_width;
    bool operator==(const RoadSeen&) const = default;
};
struct CrossingSeen {
    Point at;
    Inches reach;
    bool bridge = false;
    bool operator==(const CrossingSeen&) const = default;
};
struct WaterSeen {
    std::string name;
    rules::Terrain terrain = rules::Terrain::Creek;
    std::vector<Point> line;
    Inches half_width;
    std::vector<CrossingSeen> crossings;
    bool operator==(const WaterSeen&) const = default;
};
struct CoverLineSeen {
    std::string name;
    rules::CoverLineKind kind = rules::CoverLineKind::Wall;
    std::vector<Point> line;
    rules::Cover cover = rules::Cover::None;  ///< of whoever is behind it [S-92]
    bool hides_hulls = false;                 ///< of AFVs behind it [S-47]
    bool operator==(const CoverLineSeen&) const = default;
};
struct ZoneSeen {
    std::string name;
    Side side = Side::Blue;
    Polygon outline;
    bool operator==(const ZoneSeen&) const = default;
};
struct MapFacts {
    Inches width, height;
    std::vector<ContourSeen> contours;
    std::vector<AreaSeen> areas;
    std::vector<RoadSeen> roads;
    std::vector<WaterSeen> waters;
    std::vector<CoverLineSeen> cover_lines;
    std::vector<ZoneSeen> zones;  ///< own
    bool operator==(const MapFacts&) const = default;
};
struct ObjectiveSeen {
    std::string name;
    Point at;
    Inches reach;
    int points_blue = 0;
    int points_red = 0;
    std::optional<Side> held_by;  ///< as far as this audience can tell [REL-21]
    bool operator==(const ObjectiveSeen&) const = default;
};

}  // namespace fog
