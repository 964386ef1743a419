#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/stretch.h"
#include "rules/movement.h"

/// The ground under one straight leg, cut where it changes. [TERR, S-20, S-21, S-22]
namespace rules {

inline constexpr std::size_t kDry = SIZE_MAX;

/// A piece of a leg over one kind of ground. Lengths in millionths of an inch.
struct GroundPiece {
    Stretch stretch;
    bool road = false;
    std::optional<int> factor = 1;  ///< nothing: prohibited
    std::size_t water = kDry;       ///< which water it lies in, bridges excepted
    const char* rule = "";          ///< what prohibits it
};
std::vector<GroundPiece> ground_under(const Battlefield& field, const Mover& mover, Point a,
                                      Point b);

}  // namespace rules
