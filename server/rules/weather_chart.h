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
    bool night = false;
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

/// What may keep a target out of sight, however clear the line.
struct Haze {
    std::optional<Inches> max_visibility = {};
    bool night = false;
    bool target_fired = false;
};
/// How far the target is seen; none: as far as the ground lets it. Fire shows in the dark, and not
/// in fog or rain. [WX-02, S-02, S-80]
constexpr std::optional<Inches> sight_limit(const Haze& haze) {
    if (haze.night && haze.target_fired) return {};
    return haze.max_visibility;
}
static_assert(sight_limit({.max_visibility = kNightVisibility, .night = true}) == 6_in, "S-02");
static_assert(!sight_limit({.max_visibility = 6_in, .night = true, .target_fired = true}), "S-80");
static_assert(sight_limit({.max_visibility = 12_in, .target_fired = true}) == 12_in, "S-02");

}  // namespace rules
