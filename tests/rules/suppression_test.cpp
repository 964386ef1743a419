#include <catch2/catch.hpp>

#include "rules/indirect_fire.h"
#include "rules/suppression.h"

using namespace rules;

namespace {
WeaponLine hollow() {
    WeaponLine line;
    line.hollow_charge = true;
    return line;
}
}  // namespace

TEST_CASE("SUPP-02 direct H and HC fire suppresses in Prep and Op Fire",
          "[suppression][SUPP-02][R-03][PREP-05][OPF-10]") {
    const auto kind = GENERATE(FireKind::Prep, FireKind::Opportunity);
    CHECK(suppresses(kind, {}, {EffectLetter::H}));
    CHECK(suppresses(kind, {}, {EffectLetter::HC}));
    CHECK(suppresses(kind, hollow(), {EffectLetter::Penetration, 9}));
    CHECK_FALSE(suppresses(kind, {}, {EffectLetter::W}));
    CHECK_FALSE(suppresses(kind, {}, {EffectLetter::Penetration, 9}));
    CHECK_FALSE(suppresses(kind, {}, {EffectLetter::Blank}));
}

TEST_CASE("GENF-06 General Fire suppresses nobody", "[suppression][GENF-06][R-37]") {
    CHECK_FALSE(suppresses(FireKind::General, hollow(), {EffectLetter::H}));
    CHECK_FALSE(suppresses(FireKind::Indirect, {}, {EffectLetter::H}));
}

TEST_CASE("SUPP-04 and SUPP-05 HE templates suppress, smoke does not",
          "[suppression][SUPP-04][SUPP-05][IDF-25][IDF-26]") {
    CHECK(is_he_mission(MissionKind::HighExplosive));
    CHECK(is_he_mission(MissionKind::Harassing));
    CHECK_FALSE(is_he_mission(MissionKind::Smoke));
}

TEST_CASE("SUPP-06 a vehicle near visible personnel in cover",
          "[suppression][SUPP-06][SUPP-07][SUPP-08][R-04][R-05]") {
    const Proximity near{.within_12 = true, .enemy_visible = true, .enemy_cover = Cover::Light};
    CHECK(suppressed_by_proximity(near));
    const auto changed = [&](auto change) {
        auto proximity = near;
        change(proximity);
        return suppressed_by_proximity(proximity);
    };
    CHECK(changed([](Proximity& p) { p.vehicle = Kind::StrongAfv; }));
    CHECK_FALSE(changed([](Proximity& p) { p.vehicle = Kind::Personnel; }));
    CHECK_FALSE(changed([](Proximity& p) { p.enemy = Kind::WeakAfv; }));
    CHECK_FALSE(changed([](Proximity& p) { p.within_12 = false; }));
    CHECK_FALSE(changed([](Proximity& p) { p.enemy_visible = false; }));
    CHECK_FALSE(changed([](Proximity& p) { p.enemy_cover = Cover::None; }));
    CHECK(changed([](Proximity& p) { p.enemy_state = MoraleState::Pinned; }));
    CHECK(changed([](Proximity& p) { p.enemy_state = MoraleState::Shaken; }));
    CHECK_FALSE(changed([](Proximity& p) { p.enemy_state = MoraleState::Demoralized; }));
}

TEST_CASE("R-05 proximity is tested at the end of 2C and of 3A", "[suppression][R-05]") {
    CHECK(tests_proximity(FireKind::Prep));
    CHECK(tests_proximity(FireKind::Opportunity));
    CHECK_FALSE(tests_proximity(FireKind::General));
    CHECK_FALSE(tests_proximity(FireKind::Indirect));
}
