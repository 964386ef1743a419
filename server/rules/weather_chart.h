#pragma once
#include <array>
#include <optional>
#include <string_view>

#include "rules/vocabulary.h"

/// The weather table that S-02 suggests; the documents have none.
namespace rules {

/// What the weather does. [S-02]
struct Weather {
    std::string_view name = "clear";
    int spot_percent = 100;
    std::optional<Inches> max_visibility = {};
    int wheeled_factor = 1;  ///< cross-country, for wheels
    bool air_allowed = true;
};
/// A row of a weather table: every die up to this one that no former row has taken.
struct WeatherRow {
    int up_to = 10;
    Weather weather = {};
};
// clang-format off
inline constexpr std::array kSuggestedWeather = {
    //         die      weather  spotting  no sight beyond  wheels  air
    WeatherRow{ 7, {"clear",     100,      {},              1,      true }},
    WeatherRow{ 9, {"poor",       50,      {},              1,      false}},
    WeatherRow{10, {"bad",       100,      12_in,           2,      false}},
};
// clang-format on
/// Sight at night, but for firing stands. [S-02]
inline constexpr Inches kNightVisibility = 6_in;

}  // namespace rules
