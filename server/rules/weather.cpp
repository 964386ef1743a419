#include "rules/weather.h"

namespace rules {

std::span<const WeatherRow> suggested_weather() { return kSuggestedWeather; }

bool rolls_weather_in(int turn, std::size_t rows, const Options& options) {
    if (rows < 2) return false;
    switch (options.weather_roll) {
    case WeatherRoll::None: return false;
    case WeatherRoll::Game: return turn <= 1;
    case WeatherRoll::Turn: return true;
    }
    return false;
}

}  // namespace rules
