#pragma once
#include <array>

#include "rules/vocabulary.h"

/// Firings of flame weapons, as printed. [ADV-FLAME-01]
namespace rules {

struct FlameRow {
    Platform platform;
    int firings;
};
// clang-format off
inline constexpr std::array kFlameChart = {
    FlameRow{Platform::FlameCarried, 1},
    FlameRow{Platform::FlameVehicle, 2},
    FlameRow{Platform::FlameTrailer, 3},
};
// clang-format on

}  // namespace rules
