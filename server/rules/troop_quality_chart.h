#pragma once
#include <array>

#include "rules/vocabulary.h"

namespace rules {

struct QualityRow {
    TroopQuality quality = TroopQuality::Regular;
    int to_hit = 0;
    int rate_of_fire = 0;
    int response = 0;
    int entrenching = 0;
};

// clang-format off
/// Where quality enters besides the results row, best first. [QUAL-02, QUAL-06]
inline constexpr std::array kQualityChart = {
    //         quality                    to hit   ROF  response  entrenching
    QualityRow{TroopQuality::Elite,           +1,   +1,       +1,          +1},
    QualityRow{TroopQuality::Veteran,         +1,    0,       +1,          +1},
    QualityRow{TroopQuality::Experienced,      0,    0,        0,           0},
    QualityRow{TroopQuality::Regular,          0,    0,        0,           0},
    QualityRow{TroopQuality::Trained,         -1,    0,       -1,          -1},
    QualityRow{TroopQuality::Green,           -1,    0,       -1,          -1},
};
// clang-format on

constexpr const QualityRow& quality_row(TroopQuality quality) {
    return kQualityChart[kQualityChart.size() - 1 - static_cast<std::size_t>(quality)];
}
constexpr bool quality_chart_is_in_order() {
    for (const auto& row : kQualityChart)
        if (&quality_row(row.quality) != &row) return false;
    return true;
}
static_assert(quality_chart_is_in_order(), "six grades, best first [QUAL-02]");

}  // namespace rules
