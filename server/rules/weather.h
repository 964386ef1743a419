#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "rules/options.h"
#include "rules/vocabulary.h"

/// Weather: the documents only name the roll; the table is the scenario's. [WX, S-02]
namespace rules {

/// What the weather does. [S-02]
struct Weather {
    std::string_view name = "clear";
    int spot_percent = 100;
    std::optional<Inches> max_visibility;
    int wheeled_factor = 1;  ///< cross-country, for wheels
    bool air_allowed = true;
};
/// A row of a weather table: every die up to this one that no former row has taken.
struct WeatherRow {
    int up_to = 10;
    Weather weather;
};
/// The table that S-02 suggests.
std::span<const WeatherRow> suggested_weather();
/// The first row whose limit is not below the die; null when the table ends before it. Any rows
/// with `up_to`.
template <class Rows> const typename Rows::value_type* weather_row(const Rows& rows, int die) {
    for (const auto& row : rows)
        if (die <= row.up_to) return &row;
    return nullptr;
}
const Weather& weather_for(int die);
/// Sight of a stand that does not fire at night. [S-02]
inline constexpr Inches kNightVisibility = 6_in;

enum class RollsWeather : std::uint8_t { Never, OncePerGame, EveryTurn };
/// Without a table there is no roll. [S-02]
RollsWeather rolls_weather(bool has_table, const Options& options = default_options());
bool rolls_weather_in(int turn, bool has_table, const Options& options = default_options());

}  // namespace rules
