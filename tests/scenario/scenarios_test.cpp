#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "scenario/files.h"
#include "scenario/scenario_texts.h"
#include "support/temporary_folder.h"

using namespace scenario;

namespace {

const rules::DataLine& line_of(const game::Scenario& scenario, const game::StandPlan& stand) {
    for (const auto& line : scenario.lines)
        if (line.id == stand.line) return line;
    throw std::logic_error("no line " + stand.line);
}

std::ptrdiff_t stands_of(const game::Scenario& scenario, rules::Side side) {
    return std::ranges::count(scenario.stands, side, &game::StandPlan::side);
}

}  // namespace

TEST_CASE("the shipped scenarios are sound", "[scenarios]") {
    const auto list = list_scenarios("db/scenarios", library());
    REQUIRE(list);
    CHECK(list->left_out.empty());
    for (const auto& title : list->titles) {
        const auto scenario = load_scenario("db/scenarios", title.id, library());
        INFO(title.id << ": " << (scenario ? "" : scenario.error().reason));
        REQUIRE(scenario);
        CHECK(scenario->id == title.id);
        CHECK(!scenario->objectives.empty());
        CHECK(!scenario->deck_blue.empty());
        CHECK(!scenario->deck_red.empty());
    }
}

TEST_CASE("the first scenarios are played by the basic rules", "[scenarios]") {
    const auto* id = GENERATE("tutorial", "demo", "encounter");
    CHECK(load_scenario("db/scenarios", id, library())->options == rules::Options{});
}

TEST_CASE("the two duels are the same for both sides, in mirrored places", "[scenarios]") {
    const auto* id = GENERATE("duel-infantry", "duel-armour");
    const auto duel = *load_scenario("db/scenarios", id, library());
    REQUIRE(stands_of(duel, rules::Side::Blue) == stands_of(duel, rules::Side::Red));
    for (const auto& stand : duel.stands) {
        if (!stand.at) continue;
        const Point mirrored{duel.field.width - stand.at->x, duel.field.height - stand.at->y};
        CHECK(std::ranges::any_of(duel.stands, [&](const game::StandPlan& other) {
            return other.side != stand.side && other.at == mirrored;
        }));
    }
}

TEST_CASE("the demo is a battalion against a mixed battle group", "[scenarios]") {
    const auto demo = *load_scenario("db/scenarios", "demo", library());
    CHECK(stands_of(demo, rules::Side::Blue) >= 30);
    CHECK(stands_of(demo, rules::Side::Red) >= 30);
    CHECK(demo.field.width >= 60_in);
    CHECK(demo.field.height >= 48_in);
    for (const auto& stand : demo.stands)
        if (stand.side == rules::Side::Blue) CHECK(stand.start_hidden);
}

TEST_CASE("S-07 in the encounter both sides come in from the edges on turns 1 to 3",
          "[scenarios][S-07]") {
    const auto encounter = *load_scenario("db/scenarios", "encounter", library());
    for (const auto side : {rules::Side::Blue, rules::Side::Red})
        for (const int turn : {1, 2, 3})
            CHECK(std::ranges::any_of(encounter.stands, [&](const game::StandPlan& stand) {
                return stand.side == side && stand.entry && stand.entry->turn == turn;
            }));
}

TEST_CASE("a scenario carries the equipment and cards that it uses, and no others", "[scenarios]") {
    const auto small = read_small_battle();
    for (const auto& stand : small.stands) CHECK(line_of(small, stand).id == stand.line);
    CHECK(std::ranges::count(small.lines, "us-other", &rules::DataLine::id) == 1);  // RNG-09
    CHECK(std::ranges::count(small.lines, "su-t34", &rules::DataLine::id) == 0);
    CHECK(small.cards.size() == small.deck_blue.size());
    CHECK(small.deck_red.empty());
}

TEST_CASE("the lobby's list has every scenario, in order of id", "[scenarios]") {
    const auto titles = list_scenarios("db/scenarios", library())->titles;
    CHECK(std::ranges::is_sorted(titles, {}, &ScenarioTitle::id));
    const std::filesystem::directory_iterator files{"db/scenarios"};
    CHECK(std::ranges::distance(begin(files), end(files)) == std::ranges::distance(titles));
    const auto demo = std::ranges::find(titles, "demo", &ScenarioTitle::id);
    REQUIRE(demo != titles.end());
    CHECK(demo->width == 72_in);
    CHECK(demo->turns == 8);
}

TEST_CASE("a file that cannot be played is left out of the list, and what is wrong is told",
          "[scenarios]") {
    const TemporaryFolder folder;
    const auto write = [&](const char* name, const std::string& text) {
        std::ofstream(folder.path / name) << text;
    };
    auto tutorial = *text_of("db/scenarios/tutorial.json");
    write("tutorial.json", tutorial);
    write("copy.json", tutorial);
    write("comma.json", "{\"id\": \"comma\",,}");
    const auto at = tutorial.find("\"turns\"");
    write("word.json", tutorial.replace(at, 7, "\"truns\""));
    const auto list = list_scenarios(folder.path, library());
    REQUIRE(list);
    REQUIRE(list->titles.size() == 1);
    CHECK(list->titles[0].id == "tutorial");
    REQUIRE(list->left_out.size() == 3);
    CHECK_THAT(list->left_out[0].reason, Catch::Contains("comma.json: line 1: this is not JSON"));
    CHECK_THAT(list->left_out[1].reason, Catch::Contains("copy.json: id: expected the name"));
    CHECK_THAT(list->left_out[2].reason,
               Catch::Contains("word.json: ") && Catch::Contains("truns"));
    CHECK(load_scenario(folder.path, "word", library()).error().reason == list->left_out[2].reason);
}

TEST_CASE("an id never leads out of the folder", "[scenarios]") {
    const auto* id = GENERATE("../data/cards", "/etc/passwd", "", "no-such-battle");
    const auto read = load_scenario("db/scenarios", id, library());
    REQUIRE(!read);
    CHECK(read.error().code == RefusalCode::NoSuchScenario);
}

TEST_CASE("the head of a scenario is strict", "[scenarios]") {
    CHECK(told("/turns", "0") == "turns: expected a whole number from 1 to 40, found 0");
    CHECK(told("/turns", "4.0") == "turns: expected a whole number from 1 to 40, found 4.0");
    CHECK(told("/turns", "18446744073709551615") ==
          "turns: expected a whole number from 1 to 40, found 18446744073709551615");
    CHECK(told("/id", "\"Small\"") ==
          "id: expected lower-case letters, digits and hyphens, found \"Small\"");
    CHECK(told("/title", "\"\"") == "title: is empty");
    CHECK(told("/first_turn_clock", "\"25:00\"") ==
          "first_turn_clock: expected a time such as \"06:30\", found \"25:00\"");
    CHECK(told("/first_turn_clock", "\"06:30\"").empty());
    CHECK(told("/turn", "8").starts_with("turn: unknown field; known here: id, title, summary"));
}

TEST_CASE("options are those of the catalogue, by name and value", "[scenarios]") {
    CHECK(told("/options",
               R"({"joint_order_reach": "6in_los", "fow_hand_limit": 4, "hi_fire": false})")
              .empty());
    CHECK(told("/options", R"({"joint_order_rich": "6in_los"})")
              .starts_with("options.joint_order_rich: "));
    CHECK(told("/options", R"({"hi_fire": "perhaps"})").starts_with("options.hi_fire: "));
    CHECK(told("/options", R"({"hi_fire": [true]})") ==
          "options.hi_fire: expected true, false, a number or a word");
    auto file = small_battle();
    file["options"] = {
        {"joint_order_reach", "6in_los"}
    };
    CHECK(read_scenario(file.dump(), library())->options.joint_order_reach ==
          rules::JointOrderReach::SixInLos);
}

TEST_CASE("S-02 weather is a table by name or in full", "[scenarios][S-02]") {
    CHECK(told("/weather", "\"temperate\"").empty());
    CHECK(told("/weather", "\"monsoon\"") == "weather: there is no weather table \"monsoon\"");
    CHECK(
        told(
            "/weather",
            R"([{"up_to": 8, "name": "Clear"}, {"up_to": 10, "name": "Fog", "max_visibility": 6}])")
            .empty());
    CHECK(told("/weather", R"([{"up_to": 8, "name": "Clear"}])") ==
          "weather: the last row does not go up to 10");
    CHECK(told("/weather", R"([{"up_to": 8, "name": "Clear"}, {"up_to": 8, "name": "Fog"}])") ==
          "weather[1].up_to: expected a whole number from 9 to 10, found 8");
}

TEST_CASE("S-80 a night whose limit is not told has 6\"", "[scenarios][S-02][S-80]") {
    auto file = small_battle();
    file["weather"] = nlohmann::json::parse(R"([{"up_to": 10, "name": "Dark", "night": true}])");
    const auto read = read_scenario(file.dump(), library());
    REQUIRE(read);
    CHECK(read->weather.front().night);
    CHECK(read->weather.front().max_visibility == 6_in);
}

TEST_CASE("S-59 aircraft have a turn and sorties, and no place",
          "[scenarios][S-59][S-81][SCALE-10]") {
    const auto flight = [](const std::string& more) {
        const auto text = R"({"line": "gb-typhoon", "name": "Typhoons")" + more + "}";
        return told("/blue/formations/0/companies/0/stands/0", text.c_str());
    };
    const std::string at = "blue.formations[0].companies[0].stands[0]";
    CHECK(flight(R"(, "air": {"turn": 2, "sorties": 3})").empty());
    CHECK(flight("") == at + ": aircraft need \"air\": their turn and sorties");
    CHECK(flight(R"(, "air": {"turn": 2, "sorties": 3}, "at": [3, 3])") ==
          at + ".at: has no sense for aircraft");
    CHECK(told("/blue/formations/0/companies/0/stands/0/air", R"({"turn": 1, "sorties": 1})") ==
          at + ".air: \"us-rifle\" does not fly");
}

TEST_CASE("S-58 the option tot needs a number of batteries", "[scenarios][S-58][S-83]") {
    CHECK(told("/options", R"({"tot": true})") ==
          "the option tot needs \"tot_batteries\": how many join at one point [S-58]");
    CHECK(told("/tot_batteries", "1").starts_with("tot_batteries: "));
    auto file = small_battle();
    file["options"] = {
        {"tot", true}
    };
    file["tot_batteries"] = 3;
    CHECK(read_scenario(file.dump(), library())->tot_batteries == 3);
}

TEST_CASE("FOW-14 each of the sixty cards is in the deck of a shipped scenario",
          "[scenarios][FOW-14]") {
    std::set<std::string> drawn;
    const auto shipped = *list_scenarios("db/scenarios", library());
    for (const auto& title : shipped.titles) {
        const auto scenario = *load_scenario("db/scenarios", title.id, library());
        drawn.insert(scenario.deck_blue.begin(), scenario.deck_blue.end());
        drawn.insert(scenario.deck_red.begin(), scenario.deck_red.end());
    }
    for (const auto& card : library().cards) {
        INFO(card.id);
        CHECK(drawn.contains(card.id));
    }
}

TEST_CASE("S-66 a deck is one of the library or a list of its cards", "[scenarios][S-66]") {
    CHECK(told("/blue/deck", "\"general\"").empty());
    CHECK(told("/blue/deck", "\"aces\"") == "blue.deck: there is no deck \"aces\"");
    CHECK(told("/blue/deck", R"(["stand-fast", "dud"])").empty());
    CHECK(told("/blue/deck", R"(["stand-fast", "ace"])") ==
          "blue.deck[1]: there is no card \"ace\"");
    CHECK(told("/blue/deck", R"(["dud", "dud"])") == "blue.deck[1]: the card \"dud\" stands twice");
}

TEST_CASE("S-08 objectives lie on the table and say what they are worth to whom",
          "[scenarios][S-08]") {
    CHECK(told("/objectives/0/at", "[40, 12]") == "objectives[0].at: is beyond the table");
    CHECK(told("/objectives/0/points", R"({"blue": 1})") ==
          "objectives[0].points: \"red\" is missing");
    CHECK(told("/objectives/0/held_at_start", "\"green\"") ==
          "objectives[0].held_at_start: expected one of blue, red, found \"green\"");
}

TEST_CASE("what is no JSON, or says a thing twice, is refused", "[scenarios]") {
    const auto reason = [](std::string_view text) {
        return read_scenario(text, library()).error().reason;
    };
    CHECK(reason("{\n\"id\": ,}") == "line 2: this is not JSON");
    CHECK(reason("[]") == "expected an object, found []");
    CHECK(reason(R"({"id": "a", "id": "b"})") == "id: this field stands twice in one object");
    CHECK(reason("") == "line 1: this is not JSON");
    CHECK(reason(R"({"turns": 1e999})") == "a number: is larger than any table");
}
