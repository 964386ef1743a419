#pragma once
#include "rules/vocabulary.h"

/// Ammunition depletion, as printed. [ADV-AMMO-01 .. ADV-AMMO-04, ADV-AMMO-07]
namespace rules {

inline constexpr int kDepletionCalibre = 20;    ///< millimetres [ADV-AMMO-01]
inline constexpr int kMillimetresAPoint = 10;   ///< fractions dropped [ADV-AMMO-02]
inline constexpr int kArmoredCar = +1;          ///< ADV-AMMO-03
inline constexpr int kTank = -1;                ///< ADV-AMMO-04
inline constexpr int kCallsForRoll = 1;         ///< the natural to-hit die [ADV-AMMO-01]
inline constexpr Inches kResupplyReach = 6_in;  ///< ADV-AMMO-07
inline constexpr int kRocketResupplies = 1;     ///< in a game [ADV-AMMO-09]

constexpr int platform_depletion(Platform platform) {
    if (platform == Platform::ArmoredCar) return kArmoredCar;
    return platform == Platform::Tank ? kTank : 0;
}
constexpr int charted_depletion(int caliber_mm, Platform platform) {
    return caliber_mm / kMillimetresAPoint + platform_depletion(platform);
}

static_assert(charted_depletion(75, Platform::Artillery) == 7, "the printed example [ADV-AMMO-02]");
static_assert(charted_depletion(75, Platform::Tank) == 6, "worked check 26 [ADV-AMMO-04]");
static_assert(charted_depletion(37, Platform::ArmoredCar) == 4, "worked check 26 [ADV-AMMO-03]");
static_assert(charted_depletion(100, Platform::Other) == 10 &&
                  charted_depletion(110, Platform::Tank) == 10,
              "any natural 1 from these calibres on [S-70]");

}  // namespace rules
