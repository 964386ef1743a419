#include <catch2/catch.hpp>

#include "rules/weather.h"

using namespace rules;

TEST_CASE("S-02 the suggested weather table", "[weather][S-02][WX-01][WX-02]") {
    CHECK(weather_for(7).name == "clear");
    CHECK(weather_for(8).spot_percent == 50);
    CHECK_FALSE(weather_for(9).air_allowed);
    CHECK(weather_for(10).max_visibility == 12_in);
    CHECK(weather_for(10).wheeled_factor == 2);
    CHECK(weather_for(1).air_allowed);
    const std::vector<WeatherRow> short_table{{.up_to = 5}};
    CHECK(weather_row(short_table, 6) == nullptr);
    CHECK(weather_row(short_table, 5) == &short_table[0]);
    CHECK(kNightVisibility == 6_in);
    CHECK(suggested_weather().size() == 3);
}

TEST_CASE("S-02 no table, no roll; once a game or every turn", "[weather][S-02]") {
    Options options;
    CHECK(rolls_weather(false) == RollsWeather::Never);
    CHECK(rolls_weather(true) == RollsWeather::OncePerGame);
    CHECK(rolls_weather_in(1, true));
    CHECK_FALSE(rolls_weather_in(2, true));
    CHECK_FALSE(rolls_weather_in(1, false));
    options.weather_roll = WeatherRoll::Turn;
    CHECK(rolls_weather(false, options) == RollsWeather::Never);
    CHECK(rolls_weather_in(5, true, options));
    options.weather_roll = WeatherRoll::None;
    CHECK_FALSE(rolls_weather_in(1, true, options));
}
