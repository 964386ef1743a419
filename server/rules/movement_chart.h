#pragma once
#include <array>
#include <optional>

#include "rules/battlefield.h"
#include "rules/vocabulary.h"

/// Terrain Movement Effects as printed. [TERR-04]
namespace rules {

/// One cell: a factor, prohibited, or only at a ford.
struct TerrainCell {
    int factor = 1;
    bool prohibited = false;
    bool ford_only = false;
};
struct TerrainRow {
    Terrain terrain;
    std::array<TerrainCell, 3> cells;  ///< by Mobility
};

// clang-format off
inline constexpr auto kTerrainChart = [] {
    constexpr TerrainCell p{.factor = 0, .prohibited = true}, x1{.factor = 1}, x2{.factor = 2}, x4{.factor = 4},
                          x2_at_ford{.factor = 2, .ford_only = true};
    return std::array{
    //         terrain                  pers.        tracked      wheeled
    TerrainRow{Terrain::Open,        {{ x1,          x1,          x1         }}},
    TerrainRow{Terrain::Woods,       {{ x1,          x2,          x4         }}},
    TerrainRow{Terrain::Forest,      {{ x2,          p,           p          }}},
    TerrainRow{Terrain::Bua,         {{ x2,          x2,          x4         }}},
    TerrainRow{Terrain::Broken,      {{ x2,          x2,          x4         }}},
    TerrainRow{Terrain::Sand,        {{ x2,          x2,          x4         }}},
    TerrainRow{Terrain::Rubble,      {{ x2,          p,           p          }}},
    TerrainRow{Terrain::SteepSlope,  {{ x2,          p,           p          }}},
    TerrainRow{Terrain::Swamp,       {{ x2,          p,           p          }}},
    TerrainRow{Terrain::Cliff,       {{ p,           p,           p          }}},
    TerrainRow{Terrain::Creek,       {{ x2,          x2,          x2_at_ford }}},
    TerrainRow{Terrain::River,       {{ x2_at_ford,  x2_at_ford,  x2_at_ford }}},
    TerrainRow{Terrain::Brush,       {{ x1,          x1,          x1         }}},
    TerrainRow{Terrain::Orchard,     {{ x1,          x1,          x1         }}},
    TerrainRow{Terrain::Crops,       {{ x1,          x1,          x1         }}},
    TerrainRow{Terrain::StoneBua,    {{ x2,          x2,          x4         }}},
    TerrainRow{Terrain::Escarpment,  {{ p,           p,           p          }}},
    TerrainRow{Terrain::Canal,       {{ x2_at_ford,  x2_at_ford,  x2_at_ford }}},
    };
}();

/// Man-made obstacles, unless the scenario says otherwise; 0 is prohibited. [S-72]
inline constexpr std::array<std::array<int, 3>, 3> kObstacleFactors = {{
    //  pers. tracked wheeled
    {{  2,    1,      0 }},  // wire
    {{  2,    0,      0 }},  // roadblock
    {{  1,    1,      1 }},  // minefield: from the scenario
}};
// clang-format on

enum class AtFord : std::uint8_t { No, Yes };

/// Inches of allowance paid for an inch of this ground; nothing where it is prohibited. [TERR-02,
/// TERR-03, TERR-04]
constexpr std::optional<int> terrain_factor(Mobility mobility, Terrain terrain, AtFord at_ford) {
    const auto& cell =
        kTerrainChart[static_cast<std::size_t>(terrain)].cells[static_cast<std::size_t>(mobility)];
    if (cell.prohibited || (cell.ford_only && at_ford == AtFord::No)) return std::nullopt;
    return cell.factor;
}

static_assert(terrain_factor(Mobility::Wheeled, Terrain::Woods, AtFord::No) == 4, "TERR-04");
static_assert(!terrain_factor(Mobility::Wheeled, Terrain::Creek, AtFord::No), "TERR-05");
static_assert(!terrain_factor(Mobility::Personnel, Terrain::River, AtFord::No), "TERR-06");
static_assert(terrain_factor(Mobility::Tracked, Terrain::Canal, AtFord::Yes) == 2, "TERR-06");

}  // namespace rules
