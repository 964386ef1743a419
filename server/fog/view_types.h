#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/length.h"
#include "rules/equipment.h"
#include "rules/vocabulary.h"

/// The numbers of the own equipment, as its data file has them. [SCALE-12]
namespace fog {

struct BandSeen {
    rules::Band band = rules::Band::Close;
    Inches range;
    int hit = 0;
    std::string effect;  ///< "H", "W", "A", "HC", "FL", a penetration such as "7", or nothing
    bool operator==(const BandSeen&) const = default;
};
struct WeaponSeen {
    std::string name;
    int weapon = 0;  ///< lines with equal numbers are one weapon
    rules::Mount mount = rules::Mount::Hand;
    int calibre_mm = 0;
    int dice = 1;
    std::string rate;  ///< as printed: "2", "3/2", "2*"
    std::vector<std::string> flags;
    std::optional<int> rounds;
    std::vector<BandSeen> bands;
    bool operator==(const WeaponSeen&) const = default;
};
/// The indirect entry. [RNG-10]
struct IndirectSeen {
    Inches range;
    int hit = 0;
    Inches template_size;
    bool operator==(const IndirectSeen&) const = default;
};
/// A line of the equipment data.
struct TypeSeen {
    std::string name;
    std::string year;
    std::string nation;
    std::string provenance;  ///< whose numbers: project, scenario, referee
    std::string symbol;
    rules::Kind kind = rules::Kind::Personnel;
    rules::BaseSize base = rules::BaseSize::Full;
    rules::Mobility mobility = rules::Mobility::Personnel;
    Inches move_cross_country, move_road;
    int weight_class = 0;
    int armor_front = 0;
    int armor_flank = 0;
    std::string gun_class;  ///< "I" to "VI", or nothing
    Inches man_handling;
    int cargo = 0;
    std::string tows;  ///< the heaviest class of gun, if there is such a limit
    std::vector<std::string> flags;
    std::optional<IndirectSeen> indirect;
    std::vector<WeaponSeen> weapons;
    bool operator==(const TypeSeen&) const = default;
};
/// As a sheet shows it.
TypeSeen type_seen(const rules::DataLine& line);

}  // namespace fog
