#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/stretch.h"
#include "rules/movement.h"

/// The ground under one straight leg, cut where it changes. [TERR, S-20, S-21, S-22]
namespace rules {

inline constexpr std::size_t kDry = SIZE_MAX;

/// Every crossing of water counts as an inch at least. [TERR-07, S-22]
inline constexpr auto kLeastCrossing = 1_in;
constexpr Inches least_crossing(Terrain terrain) {
    const bool is_water =
        terrain == Terrain::Creek || terrain == Terrain::River || terrain == Terrain::Canal;
    return is_water ? kLeastCrossing : 0_in;
}
static_assert(least_crossing(Terrain::River) == 1_in && least_crossing(Terrain::Woods) == 0_in,
              "TERR-07");

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
