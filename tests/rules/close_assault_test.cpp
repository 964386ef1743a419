#include <catch2/catch.hpp>

#include "refused.h"
#include "rules/close_assault.h"
#include "rules/fire_results_chart.h"

using namespace rules;

TEST_CASE("CA-01 personnel in contact, R-44 no guns and no vehicles",
          "[close_assault][CA-01][CA-02][R-44]") {
    CHECK(is_close_assault({.in_contact = true}));
    CHECK_FALSE(is_close_assault({}));
    CHECK_FALSE(is_close_assault({.firer = Kind::StrongAfv, .in_contact = true}));
    CHECK_FALSE(
        is_close_assault({.gun_class = GunClass::I, .small_arms = false, .in_contact = true}));
    CHECK(is_close_assault({.gun_class = GunClass::I, .small_arms = true, .in_contact = true}));
}

TEST_CASE("CA-04 an A effect harms AFVs, S-52 a number too, a blank not",
          "[close_assault][CA-04][S-52]") {
    CHECK(can_harm({EffectLetter::A}, Kind::StrongAfv, true));
    CHECK(can_harm({EffectLetter::Penetration, 9}, Kind::StrongAfv, true));
    CHECK_FALSE(can_harm({}, Kind::StrongAfv, true));
    CHECK(can_harm({}, Kind::Personnel, true));
}

TEST_CASE("CA-07 one die on an AFV", "[close_assault][CA-07][ROF-10]") {
    CHECK(is_one_die_assault(Kind::Personnel, Kind::WeakAfv));
    CHECK_FALSE(is_one_die_assault(Kind::Personnel, Kind::SoftVehicle));
    CHECK_FALSE(is_one_die_assault(Kind::StrongAfv, Kind::StrongAfv));
}

TEST_CASE("CA-08 one attacker on an AFV, CA-09 which attacks nothing else",
          "[close_assault][CA-08][CA-09][S-52]") {
    CHECK(refused_by(may_assault({})) == "allowed");
    CHECK(refused_by(may_assault({.target = Kind::WeakAfv})) == "allowed");
    CHECK(refused_by(may_assault({.target = Kind::WeakAfv, .afv_has_attacker = true})) == "CA-08");
    CHECK(refused_by(may_assault({.target = Kind::WeakAfv, .firer_has_other_attack = true})) ==
          "CA-09");
    CHECK(refused_by(may_assault({.firer_assaults_afv = true})) == "CA-09");
    CHECK(refused_by(may_assault({.target = Kind::SoftVehicle, .afv_has_attacker = true})) ==
          "allowed");
    CHECK(refused_by(may_assault({.firer_has_other_attack = true})) == "allowed");
    CHECK(refused_by(may_assault({.target_in_contact = false})) == "S-52");
}
