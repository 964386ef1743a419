#pragma once
#include <optional>
#include <span>

#include "base/geometry.h"
#include "rules/equipment.h"
#include "rules/spotting_chart.h"

/// From how far a hidden stand is spotted. [SPOT, CAMO, OBST]
namespace rules {

/// The range and how it came about. The working's values are thousandths of an inch and add up to
/// the range; 0 is contact only.
struct SpottingRange {
    Inches range;
    Working why;
};
SpottingRange spotting_distance(const SpotQuery& look);

/// Within the range, or in contact. Sight is another question. [SPOT-04, SPOT-14, S-19]
bool within_spotting(std::span<const Point> spotter, std::span<const Point> target, Inches range,
                     Inches contact_gap);

/// Crews of guns of class III to VI are spotted as vehicles. [SPOT-13]
SpotClass spot_class(const DataLine& line);
Spotter spotter_kind(const DataLine& line);

/// Where a stand hides. [S-29]
struct Hiding {
    bool in_concealing_terrain = false;
    bool in_fieldwork = false;
    bool camouflaged = false;
};
bool is_concealed(const Hiding& hiding);

/// From how far a man-made obstacle is spotted; nothing means any distance in sight. The query's
/// target facts are ignored but for `concealed`. [OBST-01, OBST-02]
std::optional<Inches> obstacle_spotting_range(const SpotQuery& look);

}  // namespace rules
