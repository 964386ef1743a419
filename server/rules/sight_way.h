#pragma once
#include <span>

#include "rules/sight_line.h"

/// Sight along a way: what is hidden at every place of it need not be looked at place by place.
namespace rules {

/// All places between two of a base that goes straight on, as one end that is a little too large.
SightEnd end_around(const Battlefield& field, const Corners& from, const Corners& to);
/// Does one obstacle hide all these places from the other end? Some that it hides are not found.
/// [S-38]
bool hides_all(const Battlefield& field, const SightEnd& from, const SightEnd& places,
               std::span<const SightObstacle> obstacles, const Options& options);

/// Does open blocking terrain hinder every line from the other end to all these places? Some that
/// it does are not found. [LOS-10, S-38]
bool hinders_all(const Battlefield& field, const SightEnd& from, const SightEnd& places);

}  // namespace rules
