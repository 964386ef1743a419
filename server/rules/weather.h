#pragma once
#include <ranges>
#include <span>

#include "rules/options.h"
#include "rules/weather_chart.h"

/// Weather: the documents only name the roll; the table is the scenario's. [WX, S-02]
namespace rules {

/// The table that S-02 suggests.
std::span<const WeatherRow> suggested_weather();
/// The first row whose limit is not below the die; null when the table ends before it. Any rows
/// with `up_to`.
template <class Rows>
const std::ranges::range_value_t<Rows>* weather_row(const Rows& rows, int die) {
    for (const auto& row : rows)
        if (die <= row.up_to) return &row;
    return nullptr;
}
/// Without a table there is no roll; a single row is a condition of the scenario. [S-02, S-80]
bool rolls_weather_in(int turn, std::size_t rows, const Options& options = default_options());

}  // namespace rules
