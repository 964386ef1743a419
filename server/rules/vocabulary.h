#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/length.h"

/// The rulebook's words. One word per concept; the printed names are those of the catalogue.
namespace rules {

enum class Side : std::uint8_t { Blue, Red };
constexpr Side enemy_of(Side side) { return side == Side::Blue ? Side::Red : Side::Blue; }

/// From worst to best, so that `>=` reads as "at least". [QUAL-02]
enum class TroopQuality : std::uint8_t { Green, Trained, Regular, Experienced, Veteran, Elite };
/// In order of worsening. Good is `steady` in data. [MOR-26]
enum class MoraleState : std::uint8_t { Steady, Pinned, Shaken, Demoralized };
/// Grades in order of protection. [HIT-03]
enum class Cover : std::uint8_t { None, Light, Medium, Hard, Fortification };
/// What a stand is for hits and results. [HIT-03, RES-01]
enum class Kind : std::uint8_t { Personnel, SoftVehicle, WeakAfv, StrongAfv };
constexpr bool is_afv(Kind kind) { return kind == Kind::WeakAfv || kind == Kind::StrongAfv; }
constexpr bool is_vehicle(Kind kind) { return kind != Kind::Personnel; }
/// Mover class. [TERR-01]
enum class Mobility : std::uint8_t { Personnel, Tracked, Wheeled };
/// Classes of ground; the table of TERR-04, then those that cost nothing extra but see or cover.
/// [TERR-04, S-29, S-30]
enum class Terrain : std::uint8_t {
    Open,
    Woods,
    Forest,
    Bua,
    Broken,
    Sand,
    Rubble,
    SteepSlope,
    Swamp,
    Cliff,
    Creek,
    River,
    Brush,
    Orchard,
    Crops,
    StoneBua,
    Escarpment,
    Canal,
};
/// Man-made obstacles. [S-72]
enum class ObstacleKind : std::uint8_t { Wire, Roadblock, Minefield };
/// An emplacement is a bank of earth, thrown up before a gun or a tank. [S-92]
enum class CoverLineKind : std::uint8_t { Wall, Hedge, Emplacement };
/// How well an obstacle hides; a buried one is only found by running into it. [OBST-02, S-82]
enum class Concealment : std::uint8_t { Open, Camouflaged, Buried };
/// Who takes an obstacle away. [S-82]
enum class ClearedBy : std::uint8_t { Nobody, Engineers, Personnel };
/// How an area hinders sight. [LOS-09]
enum class Visibility : std::uint8_t { Clear, OpenBlocking, Dense };
/// The order itself. Overwatch is a marker, not an order. [ORD-45, ORD-46]
enum class OrderChit : std::uint8_t {
    CautiousAdvance,
    HastyAdvance,
    Disengage,
    Hold,
    TakeCommand,
    Rally,
    RoadMarch,
    Entrench,
    Banzai,
    Regroup,
};
/// Who may place orders. [ORD-01, ORD-14]
enum class Issuer : std::uint8_t { None, Staff, Commander, CompanyPure, CompanyJoint, Self };
enum class MayFire : std::uint8_t { No, Contact, Yes };
/// The effect code of a band: a letter, blank, or armour penetration as a number. [S-43, RNG-04]
enum class EffectLetter : std::uint8_t { Blank, A, W, H, HC, FL, Penetration };
struct Effect {
    EffectLetter letter = EffectLetter::Blank;
    int penetration = 0;  ///< only with EffectLetter::Penetration
    constexpr auto operator<=>(const Effect&) const = default;
};
/// Paid distance, in thousandths of an inch: on the road, and elsewhere with terrain. [S-20]
struct Cost {
    std::int64_t road = 0;
    std::int64_t cross_country = 0;
    constexpr bool operator==(const Cost&) const = default;
};
constexpr Cost operator+(Cost a, Cost b) {
    return {a.road + b.road, a.cross_country + b.cross_country};
}
/// QUAL-04
enum class HitOutcome : std::uint8_t { NoEffect, ForcedBack, Eliminated };
enum class MoraleOutcome : std::uint8_t { Pass, Pinned, Shaken, Demoralized, Eliminated };
enum class Band : std::uint8_t { Contact, Close, Medium, Long, Extreme };
enum class GunClass : std::uint8_t { None, I, II, III, IV, V, VI };
enum class BaseSize : std::uint8_t { Half, Full, Double, Vehicle };
/// Four kinds of fire in this order. [SEQ-27]
enum class FireKind : std::uint8_t { Indirect, Prep, Opportunity, General };
enum class Mount : std::uint8_t { Turret, Fixed, RearMg, AaMg, Hand };
enum class ArtilleryType : std::uint8_t { Organic, Supporting };
enum class MissionKind : std::uint8_t { HighExplosive, Smoke, Harassing, AirStrike, TimeOnTarget };
enum class Platform : std::uint8_t {
    ArmoredCar,
    Tank,
    Artillery,
    Other,
    FlameCarried,
    FlameVehicle,
    FlameTrailer,
    RocketLauncher,
};

/// One line of a working: the catalogue id and the value it contributed.
struct Contribution {
    std::string rule;
    int value = 0;
    bool operator==(const Contribution&) const = default;
};
using Working = std::vector<Contribution>;
int total(const Working& working);

// MEAS-05: the fixed distances.
inline constexpr Inches kTargetPointReach = 1_in;   ///< IDF-13
inline constexpr Inches kCrewToVehicle = 1_in;      ///< TRANS-09
inline constexpr Inches kColumnInterval = 2_in;     ///< ORD-31
inline constexpr Inches kDenseSight = 2_in;         ///< LOS-08
inline constexpr Inches kObstacleNearLower = 2_in;  ///< ELEV-05
inline constexpr Inches kSmallArmsArea = 4_in;      ///< SA-01, a diameter
inline constexpr Inches kOrderReach = 6_in;         ///< ORD-30
inline constexpr Inches kCloseProximity = 12_in;    ///< MOR-08, SUPP-06
inline constexpr Inches kLongestSpotting = 60_in;   ///< SPOT-06
inline constexpr Inches kSpottingPerLevel = 10_in;  ///< SPOT-12
inline constexpr Inches kContactGap = 0.1_in;       ///< S-19
inline constexpr Inches kEdgeDepth = 0.5_in;        ///< S-31

}  // namespace rules
