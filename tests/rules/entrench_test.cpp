#include <catch2/catch.hpp>

#include "refused.h"
#include "rules/entrench.h"

using namespace rules;

TEST_CASE("ADV-ENT-04 both tries take the quality",
          "[entrench][ADV-ENT-02][ADV-ENT-03][ADV-ENT-04]") {
    const auto number = [](TroopQuality quality, Cover from) {
        return entrench_number({quality, from});
    };
    CHECK(number(TroopQuality::Green, Cover::None) == 4);  // worked check 27
    CHECK(number(TroopQuality::Green, Cover::Medium) == 2);
    CHECK(number(TroopQuality::Elite, Cover::None) == 6);
    CHECK(number(TroopQuality::Elite, Cover::Medium) == 4);
    CHECK(number(TroopQuality::Regular, Cover::None) == 5);
    CHECK(entrench_modifiers({
              .quality = TroopQuality::Veteran
    }) == Working{{"ADV-ENT-04", 1}});
    CHECK(entrench_modifiers({}).empty());
    CHECK(entrench_working({
              TroopQuality::Green, Cover::Medium
    }) ==
          Working{{"ADV-ENT-03", 3}, {"ADV-ENT-04", -1}});
    CHECK(entrench_base({.from = Cover::Medium}) == 3);
}

TEST_CASE("ADV-ENT-02 foxholes, ADV-ENT-03 then hard cover",
          "[entrench][ADV-ENT-02][ADV-ENT-03][REF-08]") {
    CHECK(entrench_result(5, {}) == Cover::Medium);
    CHECK(entrench_result(6, {}) == Cover::None);
    CHECK(entrench_result(3, {.from = Cover::Medium}) == Cover::Hard);
    CHECK(entrench_result(4, {.from = Cover::Medium}) == Cover::Medium);
    Options options;
    options.foxhole_cover = GENERATE(Cover::Light, Cover::Hard);
    CHECK(entrench_result(1, {}, options) == options.foxhole_cover);
}

TEST_CASE("S-67 who may dig", "[entrench][S-67][ADV-ENT-03]") {
    CHECK(refused_by(may_entrench({})) == "allowed");
    CHECK(refused_by(may_entrench({.kind = Kind::SoftVehicle})) == "S-67");
    CHECK(refused_by(may_entrench({.in_contact = true})) == "S-67");
    CHECK(refused_by(may_entrench({.in_improved_foxholes = true})) == "ADV-ENT-03");
}
