#pragma once
#include "base/describe.h"
#include "base/geometry.h"
#include "base/ids.h"
#include "rules/battlefield.h"
#include "rules/equipment.h"
#include "rules/movement.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// The fields of the rules' values as the journal keeps them. Point, Inches, Facing, ids and
/// options have texts of their own in write_json.h.

DESCRIBE(Box, low, high)

namespace rules {

DESCRIBE(Contribution, rule, value)
DESCRIBE(Cost, road, cross_country)
DESCRIBE(Effect, letter, penetration)
DESCRIBE(RangeBand, band, range, hit, effect)
DESCRIBE(WeaponLine, name, weapon, mount, calibre_mm, rof, rof_contact, rof_star, small_arms,
         hollow_charge, battalion_gun, flame, rocket_launcher, flame_trailer, limited, rounds,
         bands)
DESCRIBE(IndirectEntry, range, hit, template_size)
DESCRIBE(DataLine, id, nation, name, year, provenance, symbol, kind, base, mobility,
         move_cross_country, move_road, weight_class, armor_front, armor_flank, gun_class,
         man_handling, cargo, can_tow, tows, transport, passengers_fire, recon, engineer,
         infantry_anti_tank, heavy_infantry, cavalry, bicycle, motorcycle, patrol, armored_car,
         tank, observer, aircraft, supply, armed, other_line, weapons, indirect)

DESCRIBE(TerrainArea, name, terrain, visibility, cover, height, outline, box)
DESCRIBE(Contour, level, outline, box)
DESCRIBE(Road, name, line, half_width)
DESCRIBE(Crossing, at, reach, bridge)
DESCRIBE(Water, name, terrain, line, half_width, crossings)
DESCRIBE(CoverLine, name, kind, line, box)
DESCRIBE(Obstacle, name, kind, factors, outline, box, owner, concealment, hit, cleared_by,
         turns_to_clear, gone)
DESCRIBE(Fieldwork, cover, outline, box)
DESCRIBE(Battlefield, width, height, contours, areas, roads, waters, cover_lines, obstacles,
         fieldworks)

}  // namespace rules
