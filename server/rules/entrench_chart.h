#pragma once
#include "rules/troop_quality.h"
#include "rules/vocabulary.h"

/// Entrench, as printed: first try 5 or less, second 3 or less. [ADV-ENT-02, ADV-ENT-03]
namespace rules {

inline constexpr int kFirstTry = 5;
inline constexpr int kSecondTry = 3;

constexpr int charted_entrench(TroopQuality quality, Cover from) {
    return (from == Cover::None ? kFirstTry : kSecondTry) + quality_entrenching(quality);
}

static_assert(charted_entrench(TroopQuality::Green, Cover::None) == 4,
              "worked check 27 [ADV-ENT-04]");
static_assert(charted_entrench(TroopQuality::Green, Cover::Medium) == 2,
              "worked check 27 [ADV-ENT-04]");
static_assert(charted_entrench(TroopQuality::Elite, Cover::None) == 6,
              "worked check 27 [ADV-ENT-04]");
static_assert(charted_entrench(TroopQuality::Elite, Cover::Medium) == 4,
              "worked check 27 [ADV-ENT-04]");

}  // namespace rules
