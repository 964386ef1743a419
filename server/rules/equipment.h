#pragma once
#include <optional>
#include <string>
#include <vector>

#include "rules/vocabulary.h"

/// A line of the equipment data: what the rules know of a type. All numbers come from db/data.
/// [RNG-12, SCALE-11]
namespace rules {

/// One range band. `range` is zero for a C band, used in close assault only. [RNG-03, RNG-05]
struct RangeBand {
    Band band = Band::Close;
    Inches range;
    int hit = 0;
    Effect effect;
    bool operator==(const RangeBand&) const = default;
};

/// One weapon line; a gun with several kinds of ammunition has one for each, sharing `weapon`.
/// [S-43, S-54]
struct WeaponLine {
    std::string name;
    int weapon = 0;  ///< lines with equal numbers are one weapon
    Mount mount = Mount::Hand;
    int calibre_mm = 0;
    int rof = 1;
    std::optional<int> rof_contact;  ///< the first half of a split rate [RNG-08]
    bool rof_star = false;           ///< only if stationary [FIRE-19]
    bool small_arms = false;
    bool hollow_charge = false;
    bool battalion_gun = false;
    bool flame = false;
    bool rocket_launcher = false;
    bool flame_trailer = false;    ///< its fuel [ADV-FLAME-01]
    bool limited = false;          ///< special or limited ammunition [ADV-AMMO-10]
    std::optional<int> rounds;     ///< of limited ammunition: firings, else one [ADV-AMMO-10]
    std::vector<RangeBand> bands;  ///< nearest first
    bool operator==(const WeaponLine&) const = default;
};

/// The indirect entry right of the year. [RNG-10]
struct IndirectEntry {
    Inches range;
    int hit = 0;
    Inches template_size;
    bool operator==(const IndirectEntry&) const = default;
};

struct DataLine {
    std::string id;      ///< "de-pz4h"
    std::string nation;  ///< "DE"
    std::string name;    ///< "Panzer IVH"
    std::string year;
    std::string provenance;  ///< project, scenario or referee
    std::string
        symbol;  ///< what a counter shows: infantry, tank, gun, mortar, truck ... (milsymbol key)
    Kind kind = Kind::Personnel;
    BaseSize base = BaseSize::Full;
    Mobility mobility = Mobility::Personnel;
    Inches move_cross_country;
    Inches move_road;
    int weight_class = 0;
    int armor_front = 0;
    int armor_flank = 0;
    GunClass gun_class = GunClass::None;  ///< a towed gun with its crew; kind is Personnel
    Inches man_handling;
    int cargo = 0;
    bool can_tow = false;
    std::optional<GunClass> tows;  ///< the heaviest gun that it tows; else any [TRANS-02]
    bool transport = false;
    bool passengers_fire = false;
    bool recon = false;
    bool engineer = false;
    bool infantry_anti_tank = false;
    bool heavy_infantry = false;
    bool cavalry = false;
    bool bicycle = false;
    bool motorcycle = false;
    bool patrol = false;
    bool armored_car = false;
    bool tank = false;
    bool observer = false;
    bool aircraft = false;  ///< flies sorties beyond the table [AIR-01]
    bool supply = false;    ///< ammunition truck, pack animal or porter [ADV-AMMO-07]
    bool armed = true;
    std::string other_line;  ///< the nation's "other" data line, by id [RNG-09]
    std::vector<WeaponLine> weapons;
    std::optional<IndirectEntry> indirect;
    bool operator==(const DataLine&) const = default;
};

/// The weapon line that throws the shells of indirect fire: unlimited high explosive, else the
/// first that is no small arm, else the first. [IDF-22, S-57]
std::size_t shell_line(const DataLine& line);
/// Special ammunition of a weapon that has other, too. [ADV-AMMO-10, S-84]
bool is_special_ammunition(const DataLine& line, std::size_t weapon_line);

/// Width and depth of a base. [S-19]
struct BaseDimensions {
    Inches width, depth;
};
BaseDimensions base_dimensions(BaseSize size);

}  // namespace rules
