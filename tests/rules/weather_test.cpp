#include <catch2/catch.hpp>

#include "rules/weather.h"

using namespace rules;

TEST_CASE("S-02 the suggested weather table", "[weather][S-02][WX-01][WX-02]") {
    const auto at = [](int die) { return weather_row(suggested_weather(), die)->weather; };
    CHECK(at(1).air_allowed);
    CHECK(at(7).name == "clear");
    CHECK(at(8).spot_percent == 50);
    CHECK_FALSE(at(9).air_allowed);
    CHECK(at(10).max_visibility == 12_in);
    CHECK(at(10).wheeled_factor == 2);
    const std::vector<WeatherRow> short_table{{.up_to = 5}};
    CHECK(weather_row(short_table, 6) == nullptr);
    CHECK(weather_row(short_table, 5) == &short_table[0]);
    CHECK(kNightVisibility == 6_in);
}

TEST_CASE("S-02 no table, no roll; once a game, every turn or never", "[weather][S-02]") {
    Options options;
    CHECK(rolls_weather_in(1, 3));
    CHECK_FALSE(rolls_weather_in(2, 3));
    CHECK_FALSE(rolls_weather_in(1, 0));
    options.weather_roll = WeatherRoll::Turn;
    CHECK(rolls_weather_in(5, 3, options));
    CHECK_FALSE(rolls_weather_in(5, 0, options));
    options.weather_roll = WeatherRoll::None;
    CHECK_FALSE(rolls_weather_in(1, 3, options));
}

TEST_CASE("S-80 a table of a single row is not rolled for", "[weather][S-80]") {
    Options options;
    options.weather_roll = WeatherRoll::Turn;
    CHECK_FALSE(rolls_weather_in(1, 1, options));
    CHECK(rolls_weather_in(1, 2, options));
}
