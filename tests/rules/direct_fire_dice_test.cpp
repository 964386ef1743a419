#include <catch2/catch.hpp>

#include "effects.h"
#include "rules/direct_fire.h"

using namespace rules;

namespace {

int value_of(const Working& working, std::string_view rule) {
    int value = 0;
    for (const auto& line : working) value += line.rule == rule ? line.value : 0;
    return value;
}

}  // namespace

TEST_CASE("ROF-01 bonuses and penalties", "[direct_fire][ROF-01][ROF-02][ROF-03][ROF-04]") {
    CHECK(dice({.rof = 2}).dice == 2);
    CHECK(dice({.rof = 2, .quality = TroopQuality::Elite}).dice == 3);
    CHECK(dice({.rof = 2, .quality = TroopQuality::Veteran}).dice == 2);
    CHECK(dice({.rof = 2, .op_fire = true}).dice == 3);
    CHECK(dice({.rof = 2, .passenger = true}).dice == 1);
    const auto rate =
        dice({.rof = 2, .op_fire = true, .quality = TroopQuality::Elite, .multiple_targets = true});
    CHECK(rate.dice == 3);  // worked check 13
    CHECK(rate.working == Working{
                              {"RNG-07", 2 },
                              {"ROF-02", 1 },
                              {"ROF-03", 1 },
                              {"ROF-07", -1}
    });
    CHECK(total(rate.working) == rate.dice);
}

TEST_CASE("ROF-05 a passenger has no Op Fire bonus, ROF-06 mounted troops are none",
          "[direct_fire][ROF-05][ROF-06][R-40]") {
    RateQuery query{.rof = 3, .op_fire = true, .quality = TroopQuality::Elite, .passenger = true};
    CHECK(dice(query).dice == 3);  // worked check 12
    query.rides = Rides::Mounted;
    CHECK(dice(query).dice == 5);
    CHECK(value_of(dice(query).working, "ROF-04") == 0);
}

TEST_CASE("ROF-07 splitting fire costs a die, ROF-08 not in contact",
          "[direct_fire][ROF-07][ROF-08][S-46]") {
    CHECK(dice({.rof = 3, .multiple_targets = true}).dice == 2);
    CHECK(dice({.rof = 3, .multiple_targets = true, .in_contact = true}).dice == 3);
    CHECK(dice({.rof = 3, .close_assault = true, .multiple_targets = true}).dice == 3);
    CHECK(dice({.rof = 3, .multiple_targets = true, .firer_in_contact = true}).dice == 3);
}

TEST_CASE("S-46 by option splitting is free only if all targets are in contact",
          "[direct_fire][ROF-08][S-46]") {
    RateQuery query{
        .rof = 3, .multiple_targets = true, .in_contact = true, .firer_in_contact = true};
    const auto in_contact = GENERATE(SplitInContact::Free, SplitInContact::AllInContact);
    query.split_in_contact = in_contact;
    CHECK(dice(query).dice == 3);
    query.other_out_of_contact = true;
    CHECK(dice(query).dice == (in_contact == SplitInContact::Free ? 3 : 2));
}

TEST_CASE("ROF-09 a Human Wave gains a die in close assault on personnel",
          "[direct_fire][ROF-09][ADV-BAN-04]") {
    CHECK(dice({.rof = 2, .close_assault = true, .human_wave = true}).dice == 3);
    CHECK(dice({.rof = 2, .human_wave = true}).dice == 2);
    CHECK(dice({.rof = 2, .human_wave = true, .in_contact = true}).dice == 2);
    CHECK(dice({.rof = 2, .close_assault = true, .human_wave = true, .personnel_vs_afv = true})
              .dice == 1);
}

TEST_CASE("ROF-10 and ROF-11 caps of one die, after all bonuses",
          "[direct_fire][ROF-10][ROF-11][S-45]") {
    const auto assault = dice({.rof = 2,
                               .rof_contact = 3,
                               .close_assault = true,
                               .op_fire = true,
                               .quality = TroopQuality::Elite,
                               .personnel_vs_afv = true});
    CHECK(assault.dice == 1);  // worked check 7
    CHECK(assault.working == Working{
                                 {"ROF-12", 3 },
                                 {"ROF-02", 1 },
                                 {"ROF-03", 1 },
                                 {"ROF-10", -4}
    });
    CHECK(dice({.rof = 2, .personnel_vs_afv = true}).dice == 2);  // not a close assault
    CHECK(dice({.rof = 1, .op_fire = true, .quality = TroopQuality::Elite, .battalion_gun = true})
              .dice == 1);  // worked check 14
    CHECK(dice({.rof = 0, .close_assault = true, .personnel_vs_afv = true}).dice == 0);
    const auto none = dice({.rof = 0, .passenger = true});
    CHECK(none.dice == 0);
    CHECK(total(none.working) == 0);
}

TEST_CASE("ROF-12 the first half of a split rate is for contact",
          "[direct_fire][ROF-12][RNG-07][RNG-08]") {
    CHECK(dice({.rof = 2, .rof_contact = 3}).dice == 2);
    CHECK(dice({.rof = 2, .rof_contact = 3, .in_contact = true}).dice == 3);
    CHECK(dice({.rof = 2, .rof_contact = 3, .close_assault = true}).dice == 3);
    CHECK(dice({.rof = 2, .in_contact = true}).dice == 2);
}

namespace {

WeaponLine rifles() {
    WeaponLine line;
    line.bands = {
        {Band::Contact, 0_in, 5, kA        },
        {Band::Close,   4_in, 4, kSmallArms},
        {Band::Medium,  8_in, 2, kSmallArms}
    };
    return line;
}
WeaponLine tank_gun() {
    WeaponLine line;
    line.bands = {
        {Band::Close,   12_in, 7, kAp},
        {Band::Medium,  24_in, 5, kAp},
        {Band::Long,    36_in, 3, kAp},
        {Band::Extreme, 48_in, 1, kAp}
    };
    return line;
}

}  // namespace

TEST_CASE("RNG-02 the first band whose limit is not below the distance",
          "[direct_fire][RNG-01][RNG-02][RNG-03][RNG-04]") {
    const auto gun = tank_gun();
    const auto at = [&](Inches distance) { return band_for(gun, Engagement::AtRange, distance); };
    CHECK(at(0_in)->band == Band::Close);
    CHECK(at(12_in)->band == Band::Close);
    CHECK(at(12.001_in)->band == Band::Medium);
    CHECK(at(36_in)->hit == 3);
    CHECK(at(48_in)->band == Band::Extreme);
    CHECK(at(48.001_in) == nullptr);
    const auto exact =
        band_for(gun, Engagement::AtRange, [](Inches limit) { return limit >= 13_in; });
    CHECK(exact->band == Band::Medium);
}

TEST_CASE("RNG-05 a C band is for close assault, RNG-06 else the closest band",
          "[direct_fire][RNG-05][RNG-06][CA-03]") {
    const auto line = rifles();
    const auto gun = tank_gun();
    CHECK(band_for(line, Engagement::CloseAssault, 0.1_in)->band == Band::Contact);
    CHECK(band_for(line, Engagement::AtRange, 0.1_in)->band == Band::Close);
    CHECK(close_assault_band(gun)->band == Band::Close);
    CHECK(close_assault_band(WeaponLine{}) == nullptr);
    CHECK(is_close(Band::Contact));
    CHECK(is_close(Band::Close));
    CHECK_FALSE(is_close(Band::Medium));
}

TEST_CASE("RNG-09 when the other data line is used",
          "[direct_fire][RNG-09][FIRE-16][FIRE-17][ORD-27]") {
    CHECK_FALSE(uses_other_line({.heavy_infantry = true}));
    CHECK_FALSE(uses_other_line(
        {.heavy_infantry = true, .moved = true, .order = OrderChit::CautiousAdvance}));
    CHECK(
        uses_other_line({.heavy_infantry = true, .moved = true, .order = OrderChit::HastyAdvance}));
    CHECK(uses_other_line({.heavy_infantry = true, .moved = true}));
    CHECK_FALSE(uses_other_line({.moved = true, .order = OrderChit::HastyAdvance}));
    CHECK(uses_other_line({.issuer = Issuer::Commander}));
    CHECK(uses_other_line({.issuer = Issuer::CompanyPure}));
    CHECK_FALSE(uses_other_line({.issuer = Issuer::CompanyJoint}));
    CHECK_FALSE(uses_other_line({.kind = Kind::StrongAfv, .issuer = Issuer::CompanyPure}));
}
