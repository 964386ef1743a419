#include <algorithm>

#include <catch2/catch.hpp>

#include "scenario/scenario_checks.h"
#include "scenario/scenario_texts.h"

using namespace scenario;
using Catch::VectorContains;

namespace {

game::StandPlan& named(game::Scenario& scenario, std::string_view name) {
    return *std::ranges::find(scenario.stands, name, &game::StandPlan::name);
}

}  // namespace

TEST_CASE("a scenario of a file can be played as it is", "[scenarios]") {
    const auto list = *list_scenarios("db/scenarios", library());
    for (const auto& title : list.titles) {
        INFO(title.id);
        CHECK(check(*load_scenario("db/scenarios", title.id, library())).empty());
    }
    CHECK(check(read_small_battle()).empty());
}

TEST_CASE("all mistakes of a scenario that was made are told at once", "[scenarios]") {
    auto battle = read_small_battle();
    battle.turns = 0;
    battle.objectives.edit()[0].at = {99_in, 1_in};
    battle.zones.edit()[0].outline[0] = {-1_in, 1_in};
    battle.deck_blue.edit().emplace_back("no-card");
    battle.companies.edit()[1].morale = 2;
    named(battle, "Panzer").entry->at = {30_in, 12_in};
    named(battle, "2nd Platoon, A").name = "1st Platoon, A";
    named(battle, "Gun, A").assigned_tow = named(battle, "Commander, A").id;
    named(battle, "Truck, A").at = Point{18_in, 4_in};
    named(battle, "Batterie").ammunition = {{.line = 9}, {.line = 0}};
    const auto told = check(battle);
    for (const auto* sentence :
         {"turns: expected from 1 to 40", "objectives: The bridge is beyond the table",
          "blue, zone Left: is beyond the table", "deck: there is no card \"no-card\"",
          "red, 1. Kompanie: there is no morale 2",
          "red: Panzer does not come in from the edge of the table",
          "red: Panzer comes in on no turn of the battle",
          "blue: two stands are called 1st Platoon, A",
          "blue: Gun, A cannot be towed by Commander, A",
          "blue: Truck, A stands in the water [S-22]",
          "red: Batterie has no weapon for its ammunition",
          "red: Batterie has its ammunition in no order"})
        CHECK_THAT(told, VectorContains(std::string(sentence)));
}

TEST_CASE("what does not hang together in a scenario is told before places are looked at",
          "[scenarios]") {
    auto battle = read_small_battle();
    battle.lines.edit().clear();
    battle.stands.edit()[1].company = CompanyId{77};
    named(battle, "1. Zug").aboard = named(battle, "Truck, A").id;
    const auto told = check(battle);
    CHECK_THAT(told,
               VectorContains(std::string("blue: Truck, A is of no equipment: \"us-truck\"")));
    CHECK_THAT(told, VectorContains(std::string("blue: 1st Platoon, A is in no company")));
    CHECK_THAT(told, VectorContains(std::string("red: 1. Zug is carried by a stand that is not "
                                                "there")));
}

TEST_CASE("a side that has nobody is told", "[scenarios]") {
    auto battle = read_small_battle();
    std::erase_if(battle.stands.edit(),
                  [](const game::StandPlan& stand) { return stand.side == rules::Side::Red; });
    CHECK(check(battle) == std::vector<std::string>{"red: has no stands"});
}
