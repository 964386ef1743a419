#include "scenario/scenarios.h"

#include <algorithm>
#include <set>

#include "base/refusal_code.h"
#include "rules/movement.h"
#include "scenario/files.h"
#include "scenario/parts.h"
#include "scenario/words.h"

namespace scenario {
namespace {

constexpr int kMostTurns = 40;

/// "06:30".
std::string read_clock(const Field& field) {
    auto text = field.text();
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    const bool good = text.size() == 5 && text[2] == ':' && digit(0) && digit(1) && digit(3) &&
                      digit(4) && text.substr(0, 2) < "24" && text[3] < '6';
    if (!good) field.refuse("expected a time such as \"06:30\", found \"" + text + "\"");
    return text;
}

/// A scalar as the option table wants it: text.
std::string option_text(const Field& field) {
    if (field.is_text()) return field.text();
    if (field.is_number() || field.json().is_boolean()) return field.json().dump();
    field.refuse("expected true, false, a number or a word");
}

rules::Options read_options(const Field& field) {
    rules::Options options;
    if (!field.json().is_object()) field.refuse("expected an object");
    for (const auto& [name, value] : field.json().items()) {
        const auto item = field[name];
        if (const auto set = rules::set_option(options, name, option_text(item)); !set)
            item.refuse(set.error().reason);
    }
    return options;
}

std::vector<game::WeatherRow> read_weather(const Field& field, const Library& library) {
    if (field.is_list()) return read_weather_rows(field);
    const auto name = field.id();
    const auto found = std::ranges::find(library.weather, name, &WeatherTable::name);
    if (found == library.weather.end()) field.refuse("there is no weather table \"" + name + "\"");
    return found->rows;
}

/// The name of a deck of the library, or a list of cards.
std::vector<std::string> read_deck(const Field& field, const Library& library) {
    if (field.is_text()) {
        const auto name = field.id();
        const auto found = std::ranges::find(library.decks, name, &Deck::name);
        if (found == library.decks.end()) field.refuse("there is no deck \"" + name + "\"");
        return found->cards;
    }
    std::vector<std::string> deck;
    for (const auto& item : field.items(1)) {
        const auto id = item.id();
        if (!find_card(library, id)) item.refuse("there is no card \"" + id + "\"");
        if (std::ranges::find(deck, id) != deck.end())
            item.refuse("the card \"" + id + "\" stands twice");
        deck.push_back(id);
    }
    return deck;
}

game::Objective read_objective(const Field& field, const rules::Battlefield& table) {
    field.keys({"name", "at", "reach", "points"}, {"held_at_start"});
    game::Objective objective;
    objective.name = field["name"].text(40);
    objective.at = field["at"].point();
    objective.reach = field["reach"].inches(1_in, 24_in);
    if (!rules::on_table(table, objective.at)) field["at"].refuse("is beyond the table");
    field["points"].keys({"blue", "red"});
    objective.points_blue = field["points"]["blue"].whole(0, 100);
    objective.points_red = field["points"]["red"].whole(0, 100);
    if (field.has("held_at_start"))
        objective.held_at_start = field["held_at_start"].one_of<rules::Side>();
    return objective;
}

void read_side(const Field& field, rules::Side side, const Library& library,
               game::Scenario& scenario, Forces& forces) {
    field.keys({"briefing", "formations"}, {"deck", "zones"});
    const bool blue = side == rules::Side::Blue;
    (blue ? scenario.briefing_blue : scenario.briefing_red) = field["briefing"].text(4000);
    if (field.has("deck"))
        (blue ? scenario.deck_blue : scenario.deck_red) = read_deck(field["deck"], library);
    if (field.has("zones"))
        for (const auto& item : field["zones"].items()) {
            item.keys({"name", "outline"});
            scenario.zones.push_back({.side = side,
                                      .name = item["name"].text(40),
                                      .outline = read_outline(item["outline"], scenario.field)});
        }
    read_forces(field["formations"], side, library, scenario, forces);
}

/// The scenario carries what it uses of the library, and no more.
void take_from_library(const Library& library, game::Scenario& scenario) {
    std::set<std::string> lines, cards;
    for (const auto& stand : scenario.stands) {
        lines.insert(stand.line);
        lines.insert(find_line(library, stand.line)->other_line);
    }
    for (const auto* deck : {&scenario.deck_blue, &scenario.deck_red})
        cards.insert(deck->begin(), deck->end());
    for (const auto& line : library.lines)
        if (lines.contains(line.id)) scenario.lines.push_back(line);
    for (const auto& card : library.cards)
        if (cards.contains(card.id)) scenario.cards.push_back(card);
}

game::Scenario scenario_from(const Field& file, const Library& library) {
    file.keys({"id", "title", "summary", "turns", "table", "ground", "blue", "red"},
              {"$schema", "first_turn_clock", "options", "weather", "objectives", "tot_batteries"});
    game::Scenario scenario;
    scenario.id = file["id"].id();
    scenario.title = file["title"].text(80);
    scenario.summary = file["summary"].text(1000);
    scenario.turns = file["turns"].whole(1, kMostTurns);
    if (file.has("first_turn_clock"))
        scenario.first_turn_clock = read_clock(file["first_turn_clock"]);
    if (file.has("options")) scenario.options = read_options(file["options"]);
    if (file.has("weather")) scenario.weather = read_weather(file["weather"], library);
    if (file.has("tot_batteries")) scenario.tot_batteries = file["tot_batteries"].whole(2, 12);
    if (scenario.options.tot && !scenario.tot_batteries)
        file.refuse("the option tot needs \"tot_batteries\": how many join at one point [S-58]");
    scenario.field = read_battlefield(file, library);
    if (file.has("objectives"))
        for (const auto& item : file["objectives"].items())
            scenario.objectives.push_back(read_objective(item, scenario.field));
    Forces forces;
    read_side(file["blue"], rules::Side::Blue, library, scenario, forces);
    read_side(file["red"], rules::Side::Red, library, scenario, forces);
    check_forces(scenario, forces);
    take_from_library(library, scenario);
    return scenario;
}

Result<game::Scenario> scenario_of(const std::filesystem::path& file, const Library& library) {
    const auto text = text_of(file);
    if (!text) return tl::unexpected(text.error());
    const auto name = file.filename().string();
    auto scenario = read_scenario(*text, library);
    if (!scenario)
        return refuse(RefusalCode::MalformedFile, in_file(name, scenario.error().reason));
    if (scenario->id != file.stem().string())
        return refuse(RefusalCode::MalformedFile,
                      in_file(name, "id: expected the name of the file"));
    return scenario;
}

}  // namespace

Result<game::Scenario> read_scenario(std::string_view text, const Library& library) {
    try {
        const auto json = parse_strictly(text);
        return scenario_from(Field{json, ""}, library);
    } catch (const Malformed& wrong) {
        return refuse(RefusalCode::MalformedFile, sentence(wrong));
    }
}

Result<ScenarioList> list_scenarios(const std::filesystem::path& dir, const Library& library) {
    const auto files = json_files(dir);
    if (!files) return tl::unexpected(files.error());
    ScenarioList list;
    for (const auto& file : *files) {
        const auto scenario = scenario_of(file, library);
        if (scenario)
            list.titles.push_back({scenario->id, scenario->title, scenario->summary,
                                   scenario->turns, scenario->field.width, scenario->field.height});
        else
            list.left_out.push_back(scenario.error());
    }
    return list;
}

Result<game::Scenario> load_scenario(const std::filesystem::path& dir, std::string_view id,
                                     const Library& library) {
    const auto files = json_files(dir);
    if (!files) return tl::unexpected(files.error());
    // Compared with what is there, never joined to the path: the id may come from a client.
    const auto file =
        std::ranges::find_if(*files, [&](const auto& f) { return f.stem().string() == id; });
    if (file == files->end()) return refuse(RefusalCode::NoSuchScenario);
    return scenario_of(*file, library);
}

}  // namespace scenario
