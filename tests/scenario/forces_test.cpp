#include <algorithm>
#include <stdexcept>

#include <catch2/catch.hpp>

#include "scenario/scenario_texts.h"

using namespace scenario;

namespace {

const char* const kBlueStands = "blue.formations[0].companies[0].stands";

game::StandPlan stand_named(const game::Scenario& scenario, std::string_view name) {
    for (const auto& stand : scenario.stands)
        if (stand.name == name) return stand;
    throw std::logic_error("no stand " + std::string(name));
}

/// What is told of a Blue stand; `pointer` goes on from the company's stands.
std::string told_of_blue(const std::string& pointer, const char* value) {
    return told(("/blue/formations/0/companies/0/stands" + pointer).c_str(), value);
}
std::string told_of_red(const std::string& pointer, const char* value) {
    return told(("/red/formations/0/companies/0/stands" + pointer).c_str(), value);
}
std::string at(const char* rest) { return std::string(kBlueStands) + rest; }
std::string at_red(const char* rest) {
    return "red.formations[0].companies[0].stands" + std::string(rest);
}

}  // namespace

TEST_CASE("ids count from 1 for Blue and from 1001 for Red, so that a gap tells nothing",
          "[scenarios]") {
    const auto small = read_small_battle();
    std::vector<int> ids;
    for (const auto& stand : small.stands) ids.push_back(stand.id.value);
    CHECK(ids == std::vector<int>{1, 2, 3, 4, 5, 1001, 1002, 1003, 1004});
    CHECK(small.companies[0].id == CompanyId{1});
    CHECK(small.companies[1].id == CompanyId{1001});
    CHECK(small.companies[1].formation == FormationId{1001});
}

TEST_CASE("a company's short name follows the name of each stand", "[scenarios]") {
    const auto small = read_small_battle();
    CHECK(small.stands[1].name == "1st Platoon, A");
    CHECK(small.stands[5].name == "Wagen");
    CHECK(told_of_blue("/1/names/1", "\"Commander\"") ==
          at("[1].names[1]: another stand is called \"Commander, A\""));
}

TEST_CASE("QUAL-01 quality, facing and the rest hold for all that is in a formation",
          "[scenarios][QUAL-01]") {
    auto file = small_battle();
    auto& company = file["blue"]["formations"][0]["companies"][0];
    company["stands"][1]["quality"] = "green";
    company["start_hidden"] = false;
    const auto read = *read_scenario(file.dump(), library());
    CHECK(read.stands[0].quality == rules::TroopQuality::Regular);
    CHECK(read.stands[2].quality == rules::TroopQuality::Green);
    CHECK(read.stands[0].facing == 90_deg);
    CHECK(!read.stands[0].start_hidden);
    CHECK(!read.stands[0].camouflaged);
    CHECK(read.stands[5].camouflaged);

    auto bare = small_battle();
    bare["blue"]["formations"][0].erase("quality");
    CHECK(told(bare) == at("[0]: \"quality\" is missing here and above"));
    bare = small_battle();
    bare["blue"]["formations"][0].erase("facing");
    CHECK(told(bare) == at("[0]: \"facing\" is missing here and above"));
}

TEST_CASE("words are those of the catalogue, and a wrong one is told with its path",
          "[scenarios]") {
    CHECK(told_of_blue("/0/quality", "\"vetran\"") ==
          at("[0].quality: expected one of green, trained, regular, experienced, veteran, elite, "
             "found \"vetran\""));
    CHECK(told_of_blue("/0/issuer", "\"boss\"") ==
          at("[0].issuer: expected one of none, staff, commander, company_pure, company_joint, "
             "self, found \"boss\""));
    CHECK(told_of_blue("/0/line", "\"us-ray-gun\"") ==
          at("[0].line: there is no equipment \"us-ray-gun\""));
    CHECK(told_of_blue("/0/facing", "360") ==
          at("[0].facing: expected degrees from 0 to below 360, found 360"));
    CHECK(told("/blue/formations/0/companies/0/morale", "11") ==
          "blue.formations[0].companies[0].morale: expected a whole number from 5 to 10, found 11");
}

TEST_CASE("MOR-03 whoever is listed in a company is attached to it, whatever its line and quality",
          "[scenarios][MOR-03]") {
    auto file = small_battle();
    file["blue"]["formations"][0]["companies"][0]["stands"].push_back({
        {"line",    "us-m4"         },
        {"name",    "Attached Tanks"},
        {"quality", "elite"         },
        {"at",      {12, 8}         }
    });
    const auto read = *read_scenario(file.dump(), library());
    const auto tanks = stand_named(read, "Attached Tanks, A");
    CHECK(tanks.company == CompanyId{1});
    CHECK(tanks.quality == rules::TroopQuality::Elite);
    CHECK(tanks.issuer == rules::Issuer::None);
}

TEST_CASE("several stands alike have names and places", "[scenarios]") {
    CHECK(told_of_blue("/1/places", "[[14, 10]]") ==
          at("[1].places: expected one place for each of the 2 names"));
    CHECK(told_of_blue("/1/name", "\"3rd Platoon\"") ==
          at("[1]: expected either \"name\" or \"names\""));
    CHECK(told_of_blue("/0/places", "[[14, 10]]") ==
          at("[0].places: goes with \"names\"; a single stand has \"at\""));
    CHECK(told_of_blue("/1/key", "\"k\"") == at("[1].key: is for a single stand"));
}

TEST_CASE("ORD-14 company commanders command their company; one of them", "[scenarios][ORD-14]") {
    const auto small = read_small_battle();
    CHECK(small.stands[0].issuer == rules::Issuer::CompanyJoint);
    CHECK(small.stands[0].commands_company);
    CHECK(!small.stands[1].commands_company);
    CHECK(told_of_blue("/3/issuer", "\"company_pure\"") ==
          std::string(kBlueStands) + ": more than one of them commands the company");
}

TEST_CASE("SCALE-07 commanders, staff and observers on foot have half bases",
          "[scenarios][SCALE-07]") {
    const auto demo = *load_scenario("db/scenarios", "demo", library());
    CHECK(stand_named(demo, "Commander, 2nd Battalion").base == rules::BaseSize::Half);
    CHECK(stand_named(demo, "Staff, 2nd Battalion").base == rules::BaseSize::Half);
    CHECK(stand_named(demo, "Artilleriebeobachter, Stab").base == rules::BaseSize::Half);
    CHECK(!stand_named(demo, "1st Platoon, E Company").base);
}

TEST_CASE("S-71 reconnaissance orders itself", "[scenarios][S-71][ORD-05]") {
    const auto demo = *load_scenario("db/scenarios", "demo", library());
    CHECK(stand_named(demo, "Panzerspähwagen 1, Spähtrupp").issuer == rules::Issuer::Self);
}

TEST_CASE("a stand is on the table, clear of the others", "[scenarios]") {
    CHECK(told_of_blue("/0/at", "[0.25, 10]") ==
          at("[0]: Commander, A stands beyond the edge of the table"));
    CHECK(told_of_blue("/1/places/0", "[12.9, 10]") ==
          at("[1].places[0]: 1st Platoon, A overlaps Commander, A"));
    CHECK(told_of_blue("/1/places/0", "[13, 10]").empty());  // bases may touch
    CHECK(told_of_red("/0/at", "[14, 10]") == at_red("[0]: Wagen overlaps 1st Platoon, A"));
}

TEST_CASE("TERR-03 no stand starts where it may not go", "[scenarios][TERR-03][S-22]") {
    CHECK(told_of_red("/0/at", "[31, 5]") == at_red("[0]: Wagen may not be in forest [TERR-03]"));
    CHECK(told_of_blue("/0/at", "[31, 5]").empty());
    CHECK(told_of_blue("/0/at", "[18, 5]") == at("[0]: Commander, A stands in the water [S-22]"));
    CHECK(told_of_blue("/0/at", "[18, 12]").empty());  // the bridge
}

TEST_CASE("TRANS-03 a gun has a tow that can tow it", "[scenarios][TRANS-03]") {
    const auto small = read_small_battle();
    CHECK(small.stands[3].assigned_tow == small.stands[4].id);
    CHECK(told_of_blue("/2/tow", "\"lorry\"") ==
          at("[2].tow: no stand of this side has the key \"lorry\""));
    CHECK(told_of_blue("/0/tow", "\"truck\"") == at("[0].tow: only a gun has a tow"));
    CHECK(told_of_blue("/3/line", "\"us-jeep\"") == at("[2]: Gun, A cannot be towed by Truck, A"));
}

TEST_CASE("TRANS-02 passengers find room, riders ride one to a tank",
          "[scenarios][TRANS-02][TRANS-17][TRANS-18]") {
    CHECK(read_small_battle().stands[6].aboard == StandId{1001});
    auto file = small_battle();
    auto& stands = file["red"]["formations"][0]["companies"][0]["stands"];
    stands.push_back({
        {"line",   "de-panzergrenadier"},
        {"name",   "2. Zug"            },
        {"aboard", "wagen"             }
    });
    CHECK(told(file) == at_red("[4]: 2. Zug finds no room in Wagen"));
    CHECK(told_of_red("/0/line", "\"de-pz4h\"").empty());
    CHECK(told_of_red("/0/line", "\"de-222\"") == at_red("[1]: 1. Zug cannot be carried by Wagen"));
    CHECK(told_of_red("/1/at", "[20, 20]") ==
          at_red("[1]: 1. Zug has a place of its own and is aboard, too"));
    CHECK(told_of_red("/1/line", "\"de-251\"") ==
          at_red("[1]: 1. Zug is a vehicle and cannot be aboard another"));
}

TEST_CASE("TRANS-03 a gun that starts limbered is its vehicle's own", "[scenarios][TRANS-03]") {
    const auto demo = *load_scenario("db/scenarios", "demo", library());
    const auto gun = stand_named(demo, "Pak-Zug, 8. Kompanie");
    CHECK(gun.aboard);
    CHECK(gun.assigned_tow == gun.aboard);
}

TEST_CASE("S-07 reinforcements come in from the edge, in time", "[scenarios][S-07]") {
    const auto panzer = read_small_battle().stands[7];
    REQUIRE(panzer.entry);
    CHECK(panzer.entry->at == Point{36_in, 12_in});
    CHECK(panzer.facing == 270_deg);
    CHECK(told_of_red("/2/entry/at", "[35, 12]") ==
          at_red("[2].entry.at: is not on the edge of the table"));
    CHECK(told_of_red("/2/entry/turn", "5") ==
          at_red("[2].entry.turn: expected a whole number from 1 to 4, found 5"));
    CHECK(told_of_red("/0/entry", R"({"turn": 2, "at": [36, 12], "facing": 270})") ==
          at_red("[0].entry: has no sense for a stand that is placed, aboard or off the board"));
}

TEST_CASE("S-01 what has no place is deployed in a zone with room", "[scenarios][S-01]") {
    CHECK(!read_small_battle().stands[3].at);
    auto file = small_battle();
    file["blue"].erase("zones");
    CHECK(told(file) == at("[2]: Gun, A finds no room in a zone of its side"));
    CHECK(told("/blue/zones/0/outline", "[[1, 1], [2.25, 1], [2.25, 9]]") ==
          at("[2]: Gun, A finds no room in a zone of its side"));
    CHECK(told("/blue/zones/0/outline", "[[11, 3], [13, 3], [13, 5], [11, 5]]") ==
          at("[2]: Gun, A finds no room in a zone of its side"));  // the truck stands there
}

TEST_CASE("IDF-06 a battery serves a formation of its side", "[scenarios][IDF-06]") {
    CHECK(told_of_red("/3/dedicated_to", "\"Kampfgruppe\"").empty());
    CHECK(told_of_red("/3/dedicated_to", "\"1st Battalion\"") ==
          at_red("[3].dedicated_to: this side has no formation \"1st Battalion\""));
    CHECK(told_of_red("/0/off_board", "true") ==
          at_red("[0].off_board: \"de-251\" has no indirect fire"));
    CHECK(told_of_red("/3/at", "[20, 20]") == at_red("[3].off_board: has no place on the table"));
}
