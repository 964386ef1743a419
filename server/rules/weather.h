#pragma once
#include <span>

#include "rules/options.h"
#include "rules/weather_chart.h"

/// Weather: the documents only name the roll; the table is the scenario's. [WX, S-02]
namespace rules {

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
enum class RollsWeather : std::uint8_t { Never, OncePerGame, EveryTurn };
/// Without a table there is no roll. [S-02]
RollsWeather rolls_weather(bool has_table, const Options& options = default_options());
bool rolls_weather_in(int turn, bool has_table, const Options& options = default_options());

}  // namespace rules
