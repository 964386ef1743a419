#pragma once
#include <array>

#include "rules/vocabulary.h"
#include "scenario/reader.h"

/// The words of scenario and equipment files that are not all the enumerators of an enumeration, or
/// not spelled as they are.
namespace scenario {

/// Waters are no areas: they stand in `kWaters`.
inline constexpr std::array kTerrains = {
    rules::Terrain::Open,  rules::Terrain::Woods,    rules::Terrain::Forest,
    rules::Terrain::Bua,   rules::Terrain::StoneBua, rules::Terrain::Broken,
    rules::Terrain::Sand,  rules::Terrain::Rubble,   rules::Terrain::SteepSlope,
    rules::Terrain::Swamp, rules::Terrain::Cliff,    rules::Terrain::Escarpment,
    rules::Terrain::Brush, rules::Terrain::Orchard,  rules::Terrain::Crops,
};
inline constexpr std::array kWaters = {rules::Terrain::Creek, rules::Terrain::River,
                                       rules::Terrain::Canal};
static_assert(kTerrains.size() + kWaters.size() == base::count_of<rules::Terrain>(),
              "every terrain is an area or a water");

/// As printed.
inline constexpr Word<rules::GunClass> kGunClasses[] = {
    {"I",   rules::GunClass::I  },
    {"II",  rules::GunClass::II },
    {"III", rules::GunClass::III},
    {"IV",  rules::GunClass::IV },
    {"V",   rules::GunClass::V  },
    {"VI",  rules::GunClass::VI },
};
static_assert(std::size(kGunClasses) + 1 == base::count_of<rules::GunClass>(),
              "every class but none");

inline constexpr Word<bool> kCrossings[] = {
    {"bridge", true },
    {"ford",   false}
};

template <class Value, std::size_t N>
constexpr std::optional<Value> from_name(const Word<Value> (&words)[N], std::string_view name) {
    for (const auto& word : words)
        if (word.name == name) return word.value;
    return std::nullopt;
}

}  // namespace scenario
