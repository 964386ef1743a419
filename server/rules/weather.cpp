#include "rules/weather.h"

namespace rules {

std::span<const WeatherRow> suggested_weather() { return kSuggestedWeather; }

const Weather& weather_for(int die) {
    const auto* row = weather_row(kSuggestedWeather, die);
    return row == nullptr ? kSuggestedWeather.front().weather : row->weather;
}

RollsWeather rolls_weather(bool has_table, const Options& options) {
    if (!has_table) return RollsWeather::Never;
    switch (options.weather_roll) {
    case WeatherRoll::None: return RollsWeather::Never;
    case WeatherRoll::Game: return RollsWeather::OncePerGame;
    case WeatherRoll::Turn: return RollsWeather::EveryTurn;
    }
    return RollsWeather::Never;
}

bool rolls_weather_in(int turn, bool has_table, const Options& options) {
    const auto rolls = rolls_weather(has_table, options);
    return rolls == RollsWeather::EveryTurn || (rolls == RollsWeather::OncePerGame && turn <= 1);
}

}  // namespace rules
