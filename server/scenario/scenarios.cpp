#include "scenario/scenarios.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "scenario/files.h"
#include "scenario/parts.h"

namespace scenario {
namespace {

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
            scenario.zones.edit().push_back(
                {.side = side,
                 .name = item["name"].text(40),
                 .outline = read_outline(item["outline"], scenario.field)});
        }
    read_forces(field["formations"], side, library, scenario, forces);
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
        scenario.objectives = read_objectives(file["objectives"], scenario.field);
    Forces forces;
    read_side(file["blue"], rules::Side::Blue, library, scenario, forces);
    read_side(file["red"], rules::Side::Red, library, scenario, forces);
    check_forces(scenario, forces);
    scenario.lines = lines_of(scenario.stands, library);
    scenario.cards = cards_of(scenario.deck_blue, scenario.deck_red, library);
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
