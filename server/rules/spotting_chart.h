#pragma once
#include <array>
#include <optional>
#include <string_view>

#include "rules/vocabulary.h"

/// Spotting distances in clear daylight, as printed. [SPOT-06]
namespace rules {

enum class SpotClass : std::uint8_t { Personnel, Vehicle };
/// What the hidden stand shows.
enum class Shows : std::uint8_t {
    ConcealedQuiet,
    OpenStillOrConcealedMoving,
    ConcealedFiring,
    ConcealedMovingAndFiring,
    OpenMovingOrFiring,
};
/// `@`: a vehicle spotter is not halved. `+`: 10" more per level higher. `@contact`: a vehicle only
/// in contact.
enum class SpotMark : std::uint8_t { Plain, AtPlus, AtContact };
struct SpotCell {
    Inches range;
    SpotMark mark = SpotMark::Plain;
};
struct SpotRow {
    Shows shows;
    SpotCell personnel;
    SpotCell vehicle;
};

// clang-format off
inline constexpr std::array kSpottingChart = {
    //      the hidden stand is                  personnel, gun I-II               vehicle, gun III-VI
    SpotRow{Shows::ConcealedQuiet,              { 2_in, SpotMark::AtContact},     {12_in}                  },
    SpotRow{Shows::OpenStillOrConcealedMoving,  {12_in},                          {24_in}                  },
    SpotRow{Shows::ConcealedFiring,             {24_in},                          {36_in}                  },
    SpotRow{Shows::ConcealedMovingAndFiring,    {36_in},                          {60_in, SpotMark::AtPlus}},
    SpotRow{Shows::OpenMovingOrFiring,          {60_in, SpotMark::AtPlus},        {60_in, SpotMark::AtPlus}},
};
// clang-format on

constexpr const SpotCell& spot_cell(Shows shows, SpotClass hidden) {
    const auto& row = kSpottingChart[static_cast<std::size_t>(shows)];
    return hidden == SpotClass::Personnel ? row.personnel : row.vehicle;
}

enum class Spotter : std::uint8_t { Personnel, Vehicle, ReconVehicle };

/// The facts of one look. [SPOT-06 to SPOT-15]
struct SpotQuery {
    SpotClass target = SpotClass::Personnel;
    bool concealed = false;  ///< camouflaged stands too [CAMO-01]
    bool moved = false;
    bool fired = false;
    Spotter spotter = Spotter::Personnel;
    bool spotter_pinned = false;  ///< Shaken and Demoralized count [SPOT-09]
    bool spotter_suppressed = false;
    bool open_blocking = false;
    int levels_higher = 0;                       ///< spotter above target, 0 if not higher
    std::optional<int> elevation_spot_max = {};  ///< levels [REF-07, S-39]
    int weather_percent = 100;                   ///< `spot_factor` [S-02]
    std::optional<Inches> max_visibility = {};   ///< night, bad weather [S-02]
};

/// What the stand shows, by concealment, movement and fire. [SPOT-06]
constexpr Shows shown_by(const SpotQuery& look) {
    if (!look.concealed) {
        return look.moved || look.fired ? Shows::OpenMovingOrFiring
                                        : Shows::OpenStillOrConcealedMoving;
    }
    if (look.moved && look.fired) return Shows::ConcealedMovingAndFiring;
    if (look.fired) return Shows::ConcealedFiring;
    return look.moved ? Shows::OpenStillOrConcealedMoving : Shows::ConcealedQuiet;
}

/// A spotting distance as it comes about: the value after each rule, the last one counts.
struct SpotSteps {
    struct Step {
        std::string_view rule;
        Inches after;
    };
    std::array<Step, 8> steps{};
    std::size_t count = 0;
    [[nodiscard]] constexpr Inches range() const { return steps[count - 1].after; }
    constexpr void become(std::string_view rule, Inches after) { steps[count++] = {rule, after}; }
};
/// How many levels count. [SPOT-12]
constexpr int levels_that_count(const SpotQuery& look, const SpotCell& cell) {
    if (cell.mark != SpotMark::AtPlus || look.levels_higher <= 0) return 0;
    const int most = look.elevation_spot_max.value_or(look.levels_higher);
    return look.levels_higher < most ? look.levels_higher : most;
}

constexpr SpotSteps spotting_steps(const SpotQuery& look) {
    const auto& cell = spot_cell(shown_by(look), look.target);
    const bool vehicle = look.spotter == Spotter::Vehicle;
    SpotSteps result;
    result.become("SPOT-06", cell.range);
    if (vehicle && cell.mark == SpotMark::AtContact) {
        result.become("SPOT-07", 0_in);
        return result;
    }
    const int levels = levels_that_count(look, cell);
    if (levels > 0) result.become("SPOT-12", cell.range + levels * kSpottingPerLevel);
    if (vehicle && cell.mark == SpotMark::Plain) result.become("SPOT-08", result.range() / 2);
    if (look.spotter_pinned || look.spotter_suppressed) {
        result.become("SPOT-09", result.range() / 2);
    }
    if (look.open_blocking) result.become("SPOT-15", result.range() / 2);
    if (look.weather_percent != 100) {
        result.become("S-02", result.range() * look.weather_percent / 100);
    }
    if (look.max_visibility && *look.max_visibility < result.range()) {
        result.become("WX-02", *look.max_visibility);
    }
    return result;
}
constexpr Inches spotting_range(const SpotQuery& look) { return spotting_steps(look).range(); }

static_assert(spotting_range({.spotter = Spotter::Vehicle, .spotter_pinned = true}) == 3_in,
              "worked check 15 [SPOT-10]");
inline constexpr SpotQuery kTankFromAbove{.target = SpotClass::Vehicle,
                                          .concealed = true,
                                          .moved = true,
                                          .fired = true,
                                          .spotter = Spotter::Vehicle,
                                          .levels_higher = 2};
static_assert(spotting_range(kTankFromAbove) == 80_in, "worked check 16 [SPOT-11, SPOT-12]");
static_assert(
    [] {
        auto suppressed = kTankFromAbove;
        suppressed.spotter_suppressed = true;
        return spotting_range(suppressed) == 40_in;
    }(),
    "worked check 16 [SPOT-11]");
static_assert(spotting_range({.target = SpotClass::Vehicle,
                              .concealed = true,
                              .fired = true,
                              .open_blocking = true}) == 18_in,
              "worked check 17 [SPOT-15]");
static_assert(spotting_range({.concealed = true}) == 2_in, "worked check 18 [SPOT-07]");
static_assert(spotting_range({.concealed = true, .spotter = Spotter::ReconVehicle}) == 2_in,
              "worked check 18 [SPOT-07]");
static_assert(spotting_range({.concealed = true, .spotter = Spotter::Vehicle}) == 0_in,
              "worked check 18 [SPOT-07]");

}  // namespace rules
