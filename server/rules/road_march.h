#pragma once
#include <vector>

#include "rules/battlefield.h"

/// The way of a Road March: along the road that one stands on, and nowhere else. [ADV-RM-03,
/// ADV-RM-04, S-68]
namespace rules {

/// Is this place on a road?
bool is_on_road(const Battlefield& field, Point at);
/// The way along the road from here, in the direction that is nearest to the arrow, at most this
/// far; less where the road ends. Only the start when there is no road.
std::vector<Point> way_along_road(const Battlefield& field, Point at, Facing arrow,
                                  Inches distance);

}  // namespace rules
