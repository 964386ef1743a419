#include <catch2/catch.hpp>

#include "refused.h"
#include "rules/indirect_fire.h"

using namespace rules;

TEST_CASE("IDF-05 response numbers; an air strike is supporting artillery",
          "[indirect_fire][IDF-05][IDF-11][S-58][S-59][AIR-01]") {
    CHECK(response_number({}) == 5);
    CHECK(response_number({.asset = ArtilleryType::Supporting}) == 3);
    const auto asset = GENERATE(ArtilleryType::Organic, ArtilleryType::Supporting);
    CHECK(response_number({.asset = asset, .mission = MissionKind::Harassing}) == 3);
    CHECK(response_number({.asset = asset, .dedicated = true, .mission = MissionKind::Harassing}) ==
          5);
}

TEST_CASE("IDF-06 to IDF-08 modifiers of the firing unit",
          "[indirect_fire][IDF-06][IDF-07][IDF-08]") {
    const ResponseQuery query{
        .dedicated = true, .quality = TroopQuality::Veteran, .suppressed = true};
    CHECK(response_number(query) == 6);  // worked check 20
    CHECK(response_modifiers(query) == Working{
                                           {"IDF-06", 2 },
                                           {"IDF-07", 1 },
                                           {"IDF-08", -2}
    });
    CHECK(response_base(query) == 5);
    CHECK(response_working(query) ==
          Working{
              {"IDF-05", 5 },
              {"IDF-06", 2 },
              {"IDF-07", 1 },
              {"IDF-08", -2}
    });
    CHECK(response_number({.quality = TroopQuality::Green}) == 4);
    CHECK(response_number({.asset = ArtilleryType::Supporting,
                           .quality = TroopQuality::Green,
                           .suppressed = true}) == 0);
}

TEST_CASE("IDF-03 a stand that observes for itself needs no roll", "[indirect_fire][IDF-03]") {
    CHECK(needs_response(false));
    CHECK_FALSE(needs_response(true));
}

TEST_CASE("IDF-17 the indirect chart", "[indirect_fire][IDF-16][IDF-17][IDF-18][IDF-19][IDF-21]") {
    const auto at = [](IndirectShot shot) { return idf_to_hit(4, indirect_modifiers(shot)); };
    CHECK(at({.target = {.cover = Cover::Light}}) == 4);  // worked check 21
    CHECK(at({.target = {.cover = Cover::Medium}}) == 2);
    CHECK(at({.target = {.cover = Cover::Hard}}) == 1);
    CHECK(at({
              .target = {.kind = Kind::WeakAfv, .weight_class = 1}
    }) == 4);
    CHECK(at({.firer = {.pinned = true}}) == 2);
    CHECK(at({.target = {.cover = Cover::Fortification}}) == -1);
    CHECK(at({
              .target = {.kind = Kind::StrongAfv, .weight_class = 3, .cover = Cover::Hard}
    }) == 1);
    CHECK(at({
              .target = {.kind = Kind::SoftVehicle, .weight_class = 3, .cover = Cover::Hard}
    }) ==
          4);
}

TEST_CASE("IDF-20 quality and suppression act on the response only",
          "[indirect_fire][IDF-20][R-39]") {
    CHECK(indirect_modifiers({}).empty());
}

TEST_CASE("IDF-22 the rate in 1C, IDF-23 one die at a mover",
          "[indirect_fire][IDF-22][IDF-23][S-57]") {
    CHECK(indirect_dice(FireKind::Indirect, 3) == 3);
    CHECK(indirect_dice(FireKind::Opportunity, 3) == 1);
}

TEST_CASE("IDF-12 a square centred on the point, IDF-14 partly inside is inside",
          "[indirect_fire][IDF-12][IDF-14][S-56]") {
    const Point centre{10_in, 10_in};
    const auto area = burst_area(centre, 3_in);
    CHECK(area[0] == Point{8.5_in, 8.5_in});
    CHECK(area[2] == Point{11.5_in, 11.5_in});
    const auto base = [](Inches x) { return base_corners({x, 10_in}, 1_in, 1_in, 0_deg); };
    CHECK(is_in_burst(base(10_in), centre, 3_in));
    CHECK(is_in_burst(base(12_in), centre, 3_in));
    CHECK_FALSE(is_in_burst(base(12.001_in), centre, 3_in));
}

TEST_CASE("IDF-02 who may observe", "[indirect_fire][IDF-02][S-55]") {
    const auto issuer =
        GENERATE(Issuer::Staff, Issuer::Commander, Issuer::CompanyPure, Issuer::CompanyJoint);
    CHECK(refused_by(may_observe({.issuer = issuer})) == "allowed");
    CHECK(refused_by(may_observe({.observer = true})) == "allowed");
    CHECK(refused_by(may_observe({})) == "IDF-02");
    CHECK(refused_by(may_observe({.issuer = Issuer::Self})) == "IDF-02");
    CHECK(refused_by(may_observe({.issuer = issuer, .state = MoraleState::Shaken})) == "allowed");
    CHECK(refused_by(may_observe({.issuer = issuer, .state = MoraleState::Demoralized})) == "S-55");
    CHECK(refused_by(may_observe({.issuer = issuer, .request_made = true})) == "S-55");
    const bool observer = GENERATE(false, true);
    CHECK(refused_by(may_observe(
              {.issuer = issuer, .observer = observer, .barred_from_observing = true})) ==
          "IDF-02");
}

TEST_CASE("IDF-04 a normal mission needs a spotted target",
          "[indirect_fire][IDF-04][IDF-11][IDF-13][S-34]") {
    const auto without_target = [](MissionKind mission, Options options = {}) {
        return refused_by(may_fire_mission(
            {.mission = mission, .target_spotted = false, .smoke_missions = 1}, options));
    };
    CHECK(without_target(MissionKind::HighExplosive) == "IDF-04");
    CHECK(without_target(MissionKind::Harassing) == "allowed");
    CHECK(without_target(MissionKind::Smoke) == "IDF-04");
    Options options;
    options.smoke_needs_target = false;
    CHECK(without_target(MissionKind::Smoke, options) == "allowed");
    options.hi_fire = false;
    CHECK(without_target(MissionKind::Harassing, options) == "S-58");
}

TEST_CASE("R-25 pinned batteries may fire, Demoralized ones not",
          "[indirect_fire][R-25][FIRE-05][FIRE-18][RNG-10][IDF-30]") {
    CHECK(refused_by(may_fire_mission({})) == "allowed");
    CHECK(refused_by(may_fire_mission({.state = MoraleState::Pinned})) == "allowed");
    CHECK(refused_by(may_fire_mission({.state = MoraleState::Shaken})) == "allowed");
    CHECK(refused_by(may_fire_mission({.state = MoraleState::Demoralized})) == "FIRE-05");
    CHECK(refused_by(may_fire_mission({.limbered = true})) == "FIRE-18");
    CHECK(refused_by(may_fire_mission({.has_indirect_entry = false})) == "RNG-10");
    CHECK(refused_by(may_fire_mission({.request_made = true})) == "S-55");
    CHECK(refused_by(may_fire_mission({.in_range = false})) == "S-55");
    CHECK(refused_by(may_fire_mission({.mission = MissionKind::Smoke})) == "IDF-30");
}

TEST_CASE("IDF-29 smoke attacks nobody", "[indirect_fire][IDF-25][IDF-29]") {
    CHECK(is_he_mission(MissionKind::HighExplosive));
    CHECK(is_he_mission(MissionKind::Harassing));
    CHECK_FALSE(is_he_mission(MissionKind::Smoke));
}
