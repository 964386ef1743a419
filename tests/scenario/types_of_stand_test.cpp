#include <algorithm>

#include <catch2/catch.hpp>

#include "rules/movement.h"
#include "scenario/scenario_texts.h"

/// What a type of stand is by its line of equipment and by its place in the order of battle.
using namespace scenario;
using rules::BaseSize;
using rules::Issuer;

namespace {

const rules::DataLine& line_called(std::string_view id) { return *find_line(library(), id); }

/// A Blue stand of the small battle, with fields of its own, in place of the first.
game::StandPlan first_stand_with(const nlohmann::json& fields = nlohmann::json::object()) {
    auto file = small_battle();
    auto& stand = file["blue"]["formations"][0]["companies"][0]["stands"][0];
    stand.erase("issuer");
    stand.update(fields);
    const auto read = read_scenario(file.dump(), library());
    INFO((read ? "" : read.error().reason));
    REQUIRE(read);
    return read->stands.front();
}

}  // namespace

TEST_CASE("SCALE-05 a platoon of infantry is a full stand, SCALE-08 a heavy weapon's crew a double",
          "[scenarios][SCALE-05][SCALE-08]") {
    for (const auto* platoon : {"us-rifle", "de-grenadier", "gb-rifle", "su-rifle"})
        CHECK(line_called(platoon).base == BaseSize::Full);
    for (const auto* mortar : {"us-mortar-81", "de-mortar-120", "gb-mortar-3", "su-mortar-82"})
        CHECK(line_called(mortar).base == BaseSize::Double);
    CHECK(line_called("us-m4").base == BaseSize::Vehicle);
    CHECK(!first_stand_with().base);  // as its line says
}

TEST_CASE("PATROL-01 patrols are half-stands", "[scenarios][PATROL-01]") {
    int patrols = 0;
    for (const auto& line : library().lines) {
        if (!line.patrol) continue;
        ++patrols;
        INFO(line.id);
        CHECK(line.base == BaseSize::Half);
    }
    CHECK(patrols >= 4);
    CHECK(first_stand_with({
                               {"line", "us-patrol"}
    })
              .base == BaseSize::Half);
    CHECK(first_stand_with({
                               {"line", "us-rifle"}
    })
              .base != BaseSize::Half);
}

TEST_CASE("MOVE-07 allowances come from the data: vehicles have two, everybody on foot one",
          "[scenarios][MOVE-07]") {
    CHECK(line_called("us-m4").move_cross_country == 10_in);
    CHECK(line_called("us-m4").move_road == 20_in);
    CHECK(line_called("us-truck").move_road == 24_in);
    for (const auto& line : library().lines) {
        INFO(line.id);
        if (line.aircraft) continue;
        if (rules::is_vehicle(line.kind))
            CHECK(line.move_road > line.move_cross_country);
        else
            CHECK(line.move_road == line.move_cross_country);
    }
}

TEST_CASE("MOVE-06 troops on horses move 12 inches, on the road too; on foot it is 6",
          "[scenarios][MOVE-05][MOVE-06]") {
    int mounted = 0;
    for (const auto& line : library().lines) {
        const bool crew = line.gun_class != rules::GunClass::None;
        if (line.kind != rules::Kind::Personnel || crew || line.bicycle || line.motorcycle)
            continue;
        INFO(line.id);
        CHECK(line.move_cross_country == (line.cavalry ? 12_in : 6_in));
        mounted += line.cavalry;
    }
    CHECK(mounted >= 1);
    const auto cavalry = rules::mover_of(line_called("su-cavalry"));
    CHECK(cavalry.mobility == rules::Mobility::Personnel);
    CHECK(cavalry.road == 12_in);
}

TEST_CASE("R-07 one entry for indirect fire: range, number in parentheses, size of the template",
          "[scenarios][R-07]") {
    const auto& pack_howitzer = line_called("us-pack-75");  // the printed example: 1" and 4
    REQUIRE(pack_howitzer.indirect);
    CHECK(pack_howitzer.indirect->range == 72_in);
    CHECK(pack_howitzer.indirect->hit == 4);
    CHECK(pack_howitzer.indirect->template_size == 1_in);
    CHECK(!line_called("us-m4").indirect);
}

TEST_CASE("R-15 ORD-25 a commander in a vehicle is pure unless the scenario says joint",
          "[scenarios][ORD-25][R-15]") {
    const auto in = [](const char* line, nlohmann::json more = nlohmann::json::object()) {
        more["line"] = line;
        more["commands_company"] = true;
        return first_stand_with(more).issuer;
    };
    CHECK(in("us-m4") == Issuer::CompanyPure);
    CHECK(in("us-jeep") == Issuer::CompanyPure);
    CHECK(in("us-m4", {
                          {"issuer", "company_joint"}
    }) == Issuer::CompanyJoint);
    CHECK(in("us-rifle") == Issuer::CompanyJoint);
    CHECK(first_stand_with({
                               {"line", "us-m4"}
    })
              .issuer == Issuer::None);
}

TEST_CASE("ORD-28 a command observation stand is pure; an observer without a slot has none",
          "[scenarios][ORD-28]") {
    CHECK(first_stand_with({
                               {"line",   "us-observer"  },
                               {"issuer", "company_joint"}
    })
              .issuer == Issuer::CompanyPure);
    CHECK(first_stand_with({
                               {"observer", true           },
                               {"issuer",   "company_joint"}
    })
              .issuer == Issuer::CompanyPure);
    CHECK(first_stand_with({
                               {"issuer", "company_joint"}
    })
              .issuer == Issuer::CompanyJoint);
    CHECK(first_stand_with({
                               {"line", "us-observer"}
    })
              .issuer == Issuer::None);
}

TEST_CASE("S-55 a scenario gives a stand the role of observer or takes it away",
          "[scenarios][S-55]") {
    const auto as_told = [](const char* line, const nlohmann::json& more) {
        auto fields = more;
        fields["line"] = line;
        return first_stand_with(fields);
    };
    const auto told = nlohmann::json::object();
    CHECK(as_told("us-observer", told).observer);
    CHECK_FALSE(as_told("us-observer", told).barred_from_observing);
    CHECK_FALSE(as_told("us-rifle", told).observer);
    CHECK_FALSE(as_told("us-rifle", told).barred_from_observing);
    CHECK(as_told("us-rifle",
                  {
                      {"observer", true}
    })
              .observer);
    CHECK_FALSE(as_told("us-observer",
                        {
                            {"observer", false}
    })
                    .observer);
    CHECK(as_told("us-observer",
                  {
                      {"observer", false}
    })
              .barred_from_observing);
    CHECK(as_told("us-rifle",
                  {
                      {"observer", false      },
                      {"issuer",   "commander"}
    })
              .barred_from_observing);
}
