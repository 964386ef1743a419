#include <catch2/catch.hpp>

#include "rules/ground.h"
#include "rules/spotting.h"

using namespace rules;
using namespace ground;

TEST_CASE("SPOT-06 the table for a spotter on foot", "[spotting][SPOT-06][WX-02]") {
    using Row = std::tuple<bool, bool, bool, Inches, Inches>;
    const auto [concealed, moved, fired, personnel, vehicle] =
        GENERATE(Row{true, false, false, 2_in, 12_in}, Row{false, false, false, 12_in, 24_in},
                 Row{true, true, false, 12_in, 24_in}, Row{true, false, true, 24_in, 36_in},
                 Row{true, true, true, 36_in, 60_in}, Row{false, true, false, 60_in, 60_in},
                 Row{false, false, true, 60_in, 60_in}, Row{false, true, true, 60_in, 60_in});
    SpotQuery look{.concealed = concealed, .moved = moved, .fired = fired};
    CHECK(spotting_range(look) == personnel);
    look.target = SpotClass::Vehicle;
    CHECK(spotting_range(look) == vehicle);
}

TEST_CASE("SPOT-07 quiet personnel: vehicles only in contact", "[spotting][SPOT-07]") {
    CHECK(spotting_range({.concealed = true, .spotter = Spotter::Vehicle}) == 0_in);
    CHECK(spotting_range({.concealed = true, .spotter = Spotter::ReconVehicle}) == 2_in);
    CHECK(spotting_range({.concealed = true, .spotter_pinned = true}) == 1_in);
    CHECK(spotting_range({.concealed = true,
                          .spotter = Spotter::ReconVehicle,
                          .spotter_suppressed = true,
                          .open_blocking = true}) == 0.5_in);
}

TEST_CASE("SPOT-08 a vehicle without recon status is halved", "[spotting][SPOT-08]") {
    CHECK(spotting_range({.spotter = Spotter::Vehicle}) == 6_in);
    CHECK(spotting_range({.spotter = Spotter::ReconVehicle}) == 12_in);
}

TEST_CASE("SPOT-09 pinned or suppressed or both is halved once, SPOT-10 a vehicle twice",
          "[spotting][SPOT-09][SPOT-10]") {
    CHECK(spotting_range({.spotter_pinned = true, .spotter_suppressed = true}) == 6_in);
    CHECK(spotting_range({.spotter = Spotter::Vehicle, .spotter_pinned = true}) == 3_in);
    CHECK(spotting_range({.moved = true, .spotter = Spotter::Vehicle, .spotter_pinned = true}) ==
          30_in);  // SPOT-11
}

TEST_CASE("S-39 ten inches a level, upwards nothing, before any halving",
          "[spotting][S-39][REF-07][SPOT-12][SPOT-11]") {
    CHECK(spotting_range({.moved = true, .levels_higher = 3}) == 90_in);
    CHECK(spotting_range({.moved = true, .levels_higher = 3, .elevation_spot_max = 1}) == 70_in);
    CHECK(spotting_range({.moved = true, .levels_higher = 3, .elevation_spot_max = 0}) == 60_in);
    CHECK(spotting_range({.levels_higher = 3}) == 12_in);
    CHECK(spotting_range({.moved = true, .levels_higher = -2}) == 60_in);
    CHECK(spotting_range({.moved = true, .spotter_pinned = true, .levels_higher = 1}) == 35_in);
}

TEST_CASE("SPOT-15 open blocking terrain halves, also the marked entries", "[spotting][SPOT-15]") {
    CHECK(spotting_range({.moved = true, .open_blocking = true}) == 30_in);
    CHECK(spotting_range({.spotter = Spotter::Vehicle, .open_blocking = true}) == 3_in);
    CHECK(spotting_range(
              {.spotter = Spotter::Vehicle, .spotter_suppressed = true, .open_blocking = true}) ==
          1.5_in);
}

TEST_CASE("S-02 weather shortens sight", "[spotting][S-02]") {
    CHECK(spotting_range({.moved = true, .weather_percent = 50}) == 30_in);
    CHECK(spotting_range({.moved = true, .max_visibility = 12_in}) == 12_in);
    CHECK(spotting_range({.max_visibility = 30_in}) == 12_in);
}

TEST_CASE("The working of a spotting distance adds up", "[spotting][SPOT-12]") {
    auto look = kTankFromAbove;
    look.spotter_suppressed = true;
    const auto distance = spotting_distance(look);
    CHECK(distance.range == 40_in);
    CHECK(total(distance.why) == 40000);
    CHECK(distance.why == Working{
                              {"SPOT-06", 60000 },
                              {"SPOT-12", 20000 },
                              {"SPOT-09", -40000}
    });
    CHECK(total(spotting_distance({.concealed = true, .spotter = Spotter::Vehicle}).why) == 0);
}

TEST_CASE("SPOT-14 certain within the distance, SPOT-04 and in contact",
          "[spotting][SPOT-14][SPOT-04]") {
    const auto spotter = stand(at(0, 0));
    CHECK(within_spotting(spotter, stand(at(13, 0)), 12_in, kContactGap));
    CHECK_FALSE(within_spotting(spotter, stand({13.001_in, 0_in}), 12_in, kContactGap));
    CHECK(within_spotting(spotter, stand({1.1_in, 0_in}), 0_in, kContactGap));
    CHECK_FALSE(within_spotting(spotter, stand({1.101_in, 0_in}), 0_in, kContactGap));
}

TEST_CASE("SPOT-13 crews of heavy guns are spotted as vehicles", "[spotting][SPOT-13]") {
    DataLine line;
    CHECK(spot_class(line) == SpotClass::Personnel);
    line.gun_class = GunClass::II;
    CHECK(spot_class(line) == SpotClass::Personnel);
    line.gun_class = GunClass::III;
    CHECK(spot_class(line) == SpotClass::Vehicle);
    CHECK(spotter_kind(line) == Spotter::Personnel);
    DataLine car;
    car.kind = Kind::WeakAfv;
    CHECK(spot_class(car) == SpotClass::Vehicle);
    CHECK(spotter_kind(car) == Spotter::Vehicle);
    car.recon = true;
    CHECK(spotter_kind(car) == Spotter::ReconVehicle);
}

TEST_CASE("S-29 terrain, a fieldwork or camouflage conceals", "[spotting][S-29][CAMO-01]") {
    CHECK(is_concealed({.camouflaged = true}));
    CHECK(is_concealed({.in_fieldwork = true}));
    CHECK(is_concealed({.in_concealing_terrain = true}));
    CHECK_FALSE(is_concealed({}));
}

TEST_CASE("OBST-01 obstacles are seen at any distance, OBST-02 hidden ones like vehicles",
          "[spotting][OBST-01][OBST-02]") {
    CHECK_FALSE(obstacle_spotting_range({}));
    CHECK(obstacle_spotting_range({.concealed = true}) == 12_in);
    CHECK(obstacle_spotting_range({.concealed = true, .spotter = Spotter::Vehicle}) == 6_in);
}
