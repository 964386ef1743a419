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

DESCRIBE_ENUM(Side, Blue, Red)
DESCRIBE_ENUM(TroopQuality, Green, Trained, Regular, Experienced, Veteran, Elite)
DESCRIBE_ENUM(MoraleState, Steady, Pinned, Shaken, Demoralized)
DESCRIBE_ENUM(Cover, None, Light, Medium, Hard, Fortification)
DESCRIBE_ENUM(Kind, Personnel, SoftVehicle, WeakAfv, StrongAfv)
DESCRIBE_ENUM(Mobility, Personnel, Tracked, Wheeled)
DESCRIBE_ENUM(Terrain, Open, Woods, Forest, Bua, Broken, Sand, Rubble, SteepSlope, Swamp, Cliff,
              Creek, River, Brush, Orchard, Crops, StoneBua, Escarpment, Canal)
DESCRIBE_ENUM(ObstacleKind, Wire, Roadblock, Minefield)
DESCRIBE_ENUM(CoverLineKind, Wall, Hedge, Emplacement)
DESCRIBE_ENUM(Concealment, Open, Camouflaged, Buried)
DESCRIBE_ENUM(ClearedBy, Nobody, Engineers, Personnel)
DESCRIBE_ENUM(Visibility, Clear, OpenBlocking, Dense)
DESCRIBE_ENUM(OrderChit, CautiousAdvance, HastyAdvance, Disengage, Hold, TakeCommand, Rally,
              RoadMarch, Entrench, Banzai, Regroup)
DESCRIBE_ENUM(Issuer, None, Staff, Commander, CompanyPure, CompanyJoint, Self)
DESCRIBE_ENUM(EffectLetter, Blank, A, W, H, HC, FL, Penetration)
DESCRIBE_ENUM(HitOutcome, NoEffect, ForcedBack, Eliminated)
DESCRIBE_ENUM(MoraleOutcome, Pass, Pinned, Shaken, Demoralized, Eliminated)
DESCRIBE_ENUM(Band, Contact, Close, Medium, Long, Extreme)
DESCRIBE_ENUM(GunClass, None, I, II, III, IV, V, VI)
DESCRIBE_ENUM(BaseSize, Half, Full, Double, Vehicle)
DESCRIBE_ENUM(FireKind, Indirect, Prep, Opportunity, General)
DESCRIBE_ENUM(Mount, Turret, Fixed, RearMg, AaMg, Hand)
DESCRIBE_ENUM(ArtilleryType, Organic, Supporting)
DESCRIBE_ENUM(MissionKind, HighExplosive, Smoke, Harassing, AirStrike, TimeOnTarget)

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
