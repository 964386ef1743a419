#pragma once
#include <span>

#include "base/geometry.h"
#include "rules/equipment.h"
#include "rules/vocabulary.h"

/// What stops a mover: stands in its way, the pinned ban, the direction of Disengage. [MOVE-13..20,
/// S-23]
namespace rules {

/// An AFV passes enemies that are no AFV; nobody else passes an enemy. Friends are always passed.
/// [MOVE-13, MOVE-15, MOVE-16, MOVE-17, MOVE-18]
bool passes_enemy(Kind mover, Kind enemy);

/// How far the centre gets from a towards b before the base, facing that way, is in contact with
/// the other base; the whole length if it never is. Contact at the start does not hinder moving
/// off, only moving onto. [MOVE-15, S-19, S-23, S-52]
Inches run_before_contact(Point a, Point b, BaseDimensions base, std::span<const Point> other,
                          Inches gap);
/// Is the place free of all these bases? Touching is allowed. [MOVE-14, MOVE-19]
bool may_end_at(const Corners& base, std::span<const Corners> others);

/// A Pinned or Shaken stand: its distance to the closest of these enemies never decreases along the
/// path. Measured from the stand's centre; no enemy, no limit. [MOVE-20, R-11]
bool keeps_away(std::span<const Point> path, std::span<const Corners> visible_enemies);

/// Does the arrow point away from the enemy within 60 degrees?
bool arrow_leads_away(Point centre, Facing arrow, std::span<const Point> closest_enemy);
/// Is no point of the path closer to that enemy than its first?
bool never_closer(std::span<const Point> path, std::span<const Point> enemy);
/// Is this point closer to the firer than the start was? [ORD-53, R-18]
bool is_closer(Point now, Point start, std::span<const Point> firer);

}  // namespace rules
