#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "scenario/campaign_texts.h"
#include "support/temporary_folder.h"

using namespace scenario;
using Catch::Contains;
using nlohmann::json;

namespace {

namespace fs = std::filesystem;

const campaign::Plan& ryasna() {
    static const auto plan = *load_campaign("db", "ryasna-day", library());
    return plan;
}

campaign::Plan small() {
    return *read_campaign(small_campaign().dump(),
                          {*read_table(small_table().dump(), "db/scenarios", library())},
                          library());
}

std::ptrdiff_t pieces_of(const campaign::Plan& plan, rules::Side side) {
    return std::ranges::count(plan.pieces, side, &game::StandPlan::side);
}

/// What is wrong in this one place.
struct Mistake {
    const char* pointer;
    const char* value;
    const char* sentence;
};

}  // namespace

TEST_CASE("the shipped campaigns and their tables are sound", "[campaigns]") {
    const auto list = list_campaigns("db", library());
    REQUIRE(list);
    for (const auto& wrong : list->left_out) FAIL_CHECK(wrong.reason);
    REQUIRE(list->titles.size() == 1);
    const auto& title = list->titles[0];
    CHECK(title.id == "ryasna-day");
    CHECK(title.title == "A Day on the Ryasna");
    CHECK(title.days == 1);
    CHECK(title.phases == 3);
    CHECK(title.places == 5);
}

TEST_CASE("a campaign's order of battle is numbered as a scenario's", "[campaigns]") {
    const auto& plan = ryasna();
    REQUIRE(plan.formations.size() == 6);
    CHECK(plan.formations[0].key == "1bn");
    CHECK(plan.formations[0].formation == FormationId{1});
    CHECK(plan.formations[3].key == "ii487");
    CHECK(plan.formations[3].formation == FormationId{1001});
    for (const auto& formation : plan.formations) {
        const auto found =
            std::ranges::find(plan.order_of_battle, formation.formation, &game::FormationPlan::id);
        REQUIRE(found != plan.order_of_battle.end());
        CHECK(found->name == formation.name);
        CHECK(found->side == formation.side);
        CHECK(formation.place.empty() == formation.arrives.has_value());
    }
    CHECK(pieces_of(plan, rules::Side::Blue) == 76);
    CHECK(pieces_of(plan, rules::Side::Red) == 64);
    for (const auto& piece : plan.pieces) {
        CHECK(campaign::find_line(plan, piece.line));
        CHECK(!piece.at);
        CHECK(!piece.entry);
    }
}

TEST_CASE("a table takes ground, weather and options of a scenario", "[campaigns]") {
    const auto mirrors = *load_scenario("db/scenarios", "mirrors", library());
    const auto* kamenka = campaign::find_table(ryasna(), "kamenka");
    REQUIRE(kamenka);
    REQUIRE(!mirrors.field.obstacles.empty());
    CHECK(kamenka->field.obstacles.empty());
    CHECK(kamenka->field.areas == mirrors.field.areas);
    CHECK(kamenka->options == mirrors.options);
    CHECK(kamenka->weather == mirrors.weather);
    REQUIRE(kamenka->objectives.size() == mirrors.objectives.size());
    for (const auto& objective : kamenka->objectives) {
        CHECK(objective.points_blue == 3);
        CHECK(objective.points_red == 3);
        CHECK(!objective.held_at_start);
    }
}

TEST_CASE("a table may have ground, objectives and options of its own", "[campaigns]") {
    auto file = small_table();
    file["options"] = json{
        {"joint_order_reach", "6in_los"}
    };
    const auto table = *read_table(file.dump(), "db/scenarios", library());
    CHECK(table.key == "mill");
    CHECK(table.field.width == 36_in);
    CHECK(table.field.obstacles.empty());
    CHECK(table.options != rules::Options{});
    CHECK(table.weather.size() == 1);
    CHECK(table.objectives[0].points_blue == 2);
    CHECK(table.approaches[1].entry == Point{36_in, 12_in});
}

TEST_CASE("all of a campaign file is read", "[campaigns]") {
    const auto plan = small();
    CHECK(plan.days == 2);
    CHECK(plan.impulses == 3);
    CHECK(plan.phases[0].weather.empty());
    CHECK(plan.phases[1].weather[0].night);
    CHECK(plan.ends.phase == 1);
    CHECK(plan.ends.points_blue == 2);
    CHECK(!plan.ends.points_red);
    CHECK(plan.options.take_in == campaign::TakeIn::AtOnce);
    CHECK(plan.options.order_seconds == 600);
    CHECK(plan.march.wheeled.track == 0);
    CHECK(plan.places[1].held == rules::Side::Red);
    CHECK(plan.roads[0].arrives_at_to == "west");
    CHECK(plan.roads[0].arrives_at_from.empty());
    CHECK(plan.contact[1].then == campaign::Meeting::HolderRetires);
    CHECK(plan.blue.depot == "left");
    CHECK(plan.blue.deck.size() == plan.cards.size());
    CHECK(plan.formations[0].player == 2);
    CHECK(plan.formations[1].player == 1);
    CHECK(plan.formations[1].arrives == campaign::ArrivalPlan{2, 0, "left"});
    CHECK(plan.companies[0].player == 2);
    CHECK(plan.companies[2].headquarters);
}

TEST_CASE("a mistake in a campaign is told with its path", "[campaigns]") {
    const auto wrong = GENERATE(
        Mistake{"/zzz", "1", "zzz: unknown field; known here: "},
        Mistake{"/phases/0/clock", R"("8:00")", "phases[0].clock: expected a time"},
        Mistake{"/phases/1/name", R"("day")", "phases[1].name: this name stands twice"},
        Mistake{"/phases/1/weather", R"("fog")", "phases[1].weather: there is no weather table"},
        Mistake{"/ends/after", R"("dusk")", "ends.after: there is no phase \"dusk\""},
        Mistake{"/ends/points/blue", "4", "ends.points.blue: all places together are worth 3"},
        Mistake{"/places/2/key", R"("mill")", "places[2].key: another place has it, too"},
        Mistake{"/places/2/at", "[5, 5]", "places[2].at: another place is there"},
        Mistake{"/places/1/table", R"("mull")", "places[1].table: there is no table \"mull\""},
        Mistake{"/places/1/side", R"("red")", "places[1].side: only a base belongs to a side"},
        Mistake{"/places/0/table", R"("mill")", "places[0].table: a base has no table"},
        Mistake{"/places/0/held", R"("blue")", "places[0].held: has no sense for a base"},
        Mistake{"/roads/1/to", R"("wright")", "roads[1].to: there is no place \"wright\""},
        Mistake{"/roads/1/to", R"("mill")", "roads[1]: joins a place with itself"},
        Mistake{
            "/roads/1",
            R"({"name": "2", "from": "mill", "by": "west", "to": "left", "kind": "road", "length": 1})",
            "roads[1]: another road joins \"mill\" and \"left\" already"},
        Mistake{"/roads/0/arrives", R"("north")",
                "roads[0].arrives: the table of The Mill has no approach \"north\", only west, "
                "east"},
        Mistake{"/roads/1/arrives", R"("west")", "roads[1].arrives: a base has no approaches"},
        Mistake{"/contact/1/holder", R"("hold")",
                "contact[1]: there is another row of these two postures"},
        Mistake{"/options/take_in", R"("never")", "options.take_in: expected one of staff"},
        Mistake{"/march/foot/track", "-1", "march.foot.track: expected a whole number"},
        Mistake{"/blue/deck", R"("huge")", "blue.deck: there is no deck \"huge\""},
        Mistake{"/red/depot", R"("there")", "red.depot: there is no place \"there\""});
    INFO(wrong.pointer);
    CHECK_THAT("\n" + told_of_campaign(wrong.pointer, wrong.value),
               Contains("\n" + std::string(wrong.sentence)));
}

TEST_CASE("a mistake in a formation of a campaign is told with its path", "[campaigns]") {
    const auto wrong = GENERATE(
        Mistake{"/red/formations/0/key", R"("1bn")",
                "red.formations[0].key: another formation has this key"},
        Mistake{"/blue/formations/1/companies/0/name", R"("A Company")",
                "blue.formations[1].companies[0].name: this name stands twice"},
        Mistake{"/blue/formations/1/name", R"("1st Battalion")",
                "blue.formations[1].name: this name stands twice"},
        Mistake{"/blue/formations/0/companies/0/stands/0/line", R"("us-riffle")",
                "blue.formations[0].companies[0].stands[0].line: there is no equipment"},
        Mistake{"/blue/formations/0/companies/0/stands/0/at", "[1, 1]",
                "blue.formations[0].companies[0].stands[0].at: has no sense in a campaign"},
        Mistake{"/blue/formations/0/companies/0/stands/0/reserve", "true",
                "blue.formations[0].companies[0].stands[0].reserve: has no sense in a campaign"},
        Mistake{"/blue/formations/0/companies/0/entry", "{}",
                "blue.formations[0].companies[0].entry: has no sense in a campaign"},
        Mistake{"/blue/formations/0/companies/0/player", "3",
                "blue.formations[0].companies[0].player: has no sense in a campaign"},
        Mistake{"/blue/formations/0/formations", "[]",
                "blue.formations[0].formations: has no sense in a campaign"},
        Mistake{"/blue/formations/0/player", "1",
                "blue.formations[0].player: expected a whole number from 2 to 4"},
        Mistake{"/blue/formations/0/place", R"("rigth")",
                "blue.formations[0].place: there is no place \"rigth\""},
        Mistake{"/blue/formations/0/place", R"("right")",
                "blue.formations[0].place: \"right\" is the enemy's base"},
        Mistake{"/blue/formations/0/place", R"("mill")",
                "red.formations[0].place: the enemy has a formation there, too"},
        Mistake{"/blue/formations/1/place", R"("left")",
                "blue.formations[1]: expected either \"place\" or \"arrives\""},
        Mistake{"/blue/formations/1/arrives/day", "3",
                "blue.formations[1].arrives.day: expected a whole number from 1 to 2"},
        Mistake{"/blue/formations/1/arrives/phase", R"("dawn")",
                "blue.formations[1].arrives.phase: there is no phase \"dawn\""},
        Mistake{"/blue/formations/1/arrives/place", R"("loft")",
                "blue.formations[1].arrives.place: there is no place \"loft\""},
        Mistake{"/blue/formations/1/companies/0/stands/1",
                R"({"line": "us-rifle", "name": "Riders", "aboard": "truck"})",
                "blue.formations[1].companies[0].stands[1]: Riders, E is carried by a stand of "
                "another formation"});
    INFO(wrong.pointer);
    CHECK_THAT(told_of_campaign(wrong.pointer, wrong.value), Catch::StartsWith(wrong.sentence));
}

TEST_CASE("what a campaign needs is missed with its path", "[campaigns]") {
    const auto [pointer, sentence] = GENERATE(table<const char*, const char*>({
        {"/places/1/table",          "places[1]: \"table\" is missing: only a base has none"},
        {"/places/0/side",           "places[0]: \"side\" is missing: whose base it is"     },
        {"/roads/0/arrives",
         "roads[0]: \"arrives\" is missing: the approach of The Mill, one of west, east"    },
        {"/roads/1/by",              "roads[1]: \"by\" is missing: the approach of The Mill"},
        {"/blue/formations/0/place",
         "blue.formations[0]: expected either \"place\" or \"arrives\""                     },
        {"/blue/formations/0/key",   "blue.formations[0]: \"key\" is missing"               },
        {"/march/foot",              "march: \"foot\" is missing"                           },
        {"/ends",                    "\"ends\" is missing"                                  },
    }));
    auto file = small_campaign();
    const json::json_pointer at(pointer);
    file[at.parent_pointer()].erase(at.back());
    CHECK_THAT(told_of_campaign(file), Catch::StartsWith(sentence));
}

TEST_CASE("S-01 the zones of a table have room for the two biggest formations of a side",
          "[campaigns][S-01]") {
    auto table = small_table();
    const auto told_with = [&] {
        const auto read =
            read_campaign(small_campaign().dump(),
                          {*read_table(table.dump(), "db/scenarios", library())}, library());
        return read ? "" : read.error().reason;
    };
    CHECK(told_with().empty());
    table["approaches"][0]["zone"] = json::parse("[[1, 1], [4, 1], [4, 4], [1, 4]]");
    table["approaches"][1]["held"] = json::parse("[[16, 2], [20, 2], [20, 8], [16, 8]]");
    CHECK_THAT(told_with(), Contains("places[1].table: \"1st Battalion\" and \"2nd Battalion\" "
                                     "find no room in the zone of \"west\"\n"));
    CHECK_THAT(told_with(), Contains("\"1st Battalion\" and \"2nd Battalion\" find no room in "
                                     "what is held against \"east\""));
}

TEST_CASE("a mistake in a table is told with its path", "[campaigns]") {
    const auto wrong = GENERATE(
        Mistake{"/zzz", "1", "zzz: unknown field"},
        Mistake{"/ground_of", R"("mirrors")", "expected either \"ground_of\" or \"ground\""},
        Mistake{"/objectives_of", R"("mirrors")",
                "expected either \"objectives_of\" or \"objectives\""},
        Mistake{"/holds_field", R"("The miller")",
                "holds_field: there is no objective \"The miller\""},
        Mistake{"/objectives/0/held_at_start", R"("red")",
                "objectives[0].held_at_start: has no sense in a campaign"},
        Mistake{"/without", R"(["woods"])", "without[0]: expected one of obstacles"},
        Mistake{"/options", R"({"tot": true})", "the option tot needs \"tot_batteries\""},
        Mistake{"/approaches/1/name", R"("west")", "approaches[1].name: this name stands twice"},
        Mistake{"/approaches/0/zone", "[[1, 1], [99, 1], [1, 9]]",
                "approaches[0].zone[1]: is beyond the table"},
        Mistake{"/approaches/0/entry/at", "[1, 12]",
                "approaches[0].entry.at: is not on the edge of the table"});
    INFO(wrong.pointer);
    CHECK_THAT(told_of_table(wrong.pointer, wrong.value), Catch::StartsWith(wrong.sentence));
}

TEST_CASE("a table that takes the ground of no scenario is refused", "[campaigns]") {
    auto file = small_table();
    for (const auto* own : {"ground", "table"}) file.erase(own);
    file["ground_of"] = "nowhere";
    CHECK(told_of_table(file) == "ground_of: \"nowhere\": There is no such scenario.");
}

TEST_CASE("all mistakes of a campaign are told at once", "[campaigns]") {
    auto file = small_campaign();
    file["sumary"] = 1;
    file["days"] = 0;
    file["phases"][0]["turns"] = 99;
    file["places"][1]["kind"] = "hamlet";
    file["places"][1]["points"] = -1;
    file["roads"][0]["to"] = "mull";
    file["roads"][1]["kind"] = "river";
    file["contact"][0]["then"] = "flight";
    file["blue"]["depot"] = "nowhere";
    file["blue"]["formations"][0]["companies"][0]["stands"][0]["line"] = "us-riffle";
    file["blue"]["formations"][0]["companies"][0]["stands"][1]["quality"] = "good";
    file["blue"]["formations"][1]["companies"][0]["morale"] = 99;
    file["red"]["formations"][0]["arrives"] = json::object();
    const auto told = told_of_campaign(file);
    for (const auto* path : {"sumary", "days", "phases[0].turns", "places[1].kind",
                             "places[1].points", "roads[0].to", "roads[1].kind", "contact[0].then",
                             "blue.depot", "blue.formations[0].companies[0].stands[0].line",
                             "blue.formations[0].companies[0].stands[1].quality",
                             "blue.formations[1].companies[0].morale", "red.formations[0]"})
        CHECK_THAT("\n" + told, Contains("\n" + std::string(path) + ": "));
}

TEST_CASE("one broken campaign hides no other", "[campaigns]") {
    const TemporaryFolder folder;
    fs::create_directories(folder.path / "campaigns" / "tables");
    const auto write = [&](const char* name, const json& file) {
        std::ofstream(folder.path / "campaigns" / name) << file.dump();
    };
    auto broken = small_campaign();
    broken["id"] = "broken";
    broken["days"] = 0;
    broken["roads"][0]["to"] = "mull";
    auto spoilt = small_table();
    spoilt["id"] = "spoilt";
    spoilt["holds_field"] = "Nothing";
    write("broken.json", broken);
    write("no.json", "}");
    write("small.json", small_campaign());
    write("tables/mill.json", small_table());
    write("tables/other.json", small_table());
    write("tables/spoilt.json", spoilt);
    const auto list = list_campaigns(folder.path, library());
    REQUIRE(list);
    REQUIRE(list->titles.size() == 1);
    CHECK(list->titles[0].id == "small");
    std::string told;
    for (const auto& wrong : list->left_out) told += wrong.reason + "\n";
    CHECK_THAT(told, Contains("broken.json: days: expected a whole number"));
    CHECK_THAT(told, Contains("broken.json: roads[0].to: there is no place \"mull\""));
    CHECK_THAT(told, Contains("no.json: "));
    CHECK_THAT(told, Contains("tables/other.json: id: expected the name of the file"));
    CHECK_THAT(told, Contains("tables/spoilt.json: holds_field: there is no objective"));
    CHECK(load_campaign(folder.path, "small", library())->id == "small");
    CHECK_THAT(load_campaign(folder.path, "broken", library()).error().reason,
               Contains("broken.json: days: ") && Contains("\nbroken.json: roads[0].to: "));
}

TEST_CASE("a folder without campaigns has none", "[campaigns]") {
    const TemporaryFolder folder;
    const auto list = list_campaigns(folder.path, library());
    REQUIRE(list);
    CHECK(list->titles.empty());
    CHECK(list->left_out.empty());
    const auto none = load_campaign(folder.path, "../x", library());
    REQUIRE(!none);
    CHECK(none.error().reason == "There is no such campaign.");
}
