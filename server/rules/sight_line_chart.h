#pragma once
#include <array>

#include "rules/vocabulary.h"

/// Heights of obstacles in levels, as printed. [ELEV-06]
namespace rules {

enum class Obstruction : std::uint8_t { Rise, Bush, Stand, Wreck, Town, Woods, Hill, Smoke };

struct HeightRow {
    Obstruction what;
    int levels;
};
// clang-format off
inline constexpr std::array kHeights = {
    HeightRow{Obstruction::Rise,  1},
    HeightRow{Obstruction::Bush,  1},
    HeightRow{Obstruction::Stand, 1},
    HeightRow{Obstruction::Wreck, 1},
    HeightRow{Obstruction::Town,  2},
    HeightRow{Obstruction::Woods, 2},
    HeightRow{Obstruction::Hill,  2},
    HeightRow{Obstruction::Smoke, 3},
};
// clang-format on
constexpr int height_of(Obstruction what) {
    return kHeights[static_cast<std::size_t>(what)].levels;
}

inline constexpr int kSeesOverNear =
    1;  ///< levels above an obstacle nearer to the higher stand [ELEV-03]
inline constexpr int kSeesOverAny = 3;  ///< levels above an obstacle anywhere [ELEV-04]

static_assert(height_of(Obstruction::Woods) == 2 && height_of(Obstruction::Smoke) == 3, "ELEV-06");

}  // namespace rules
