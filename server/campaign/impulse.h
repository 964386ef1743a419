#pragma once
#include <string>
#include <vector>

#include "campaign/course.h"

/// One impulse of a march: all who march spend their points together. [CAM-04]
namespace campaign {

/// A formation on its way, and how far it would come in this impulse if it met nobody.
struct Stride {
    std::string formation;
    Side side = Side::Blue;
    const RoadPlan* road = nullptr;
    std::string from, to;
    int before = 0, after = 0;  ///< from the road's own `from` on
    int left = 0;               ///< to `to`; 0: it arrives
    bool is_done = false;       ///< it has met somebody on the road
};

/// Enemies who learned of each other in this impulse, at which place.
struct Encounter {
    std::string one, other;
    std::string place;
};

std::vector<Stride> strides_of(const Campaign& campaign);
/// Those who meet between two places.
void meet_on_roads(Course& course, std::vector<Stride>& strides, int impulse,
                   std::vector<Encounter>& met);
/// Those who come to a place, where an enemy may be.
void arrive(Course& course, const std::vector<Stride>& strides, int impulse,
            std::vector<Encounter>& met);
/// What scouts and contact tell each side. [CAM-06]
void look(Course& course, const std::vector<Encounter>& met, int impulse);

}  // namespace campaign
