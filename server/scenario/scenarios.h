#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/cards/cards.h"

/// Scenario files and the library of equipment, cards, terrain and weather that they draw on. The
/// format is told in db/README.md and in protocol/schema/scenario.schema.json.
namespace scenario {

/// What an area of this class is like unless the scenario says otherwise. [S-29, S-30, S-32]
struct TerrainClass {
    rules::Terrain terrain = rules::Terrain::Open;
    rules::Visibility visibility = rules::Visibility::Clear;
    rules::Cover cover = rules::Cover::None;
    int height = 0;
    bool operator==(const TerrainClass&) const = default;
};
struct WeatherTable {
    std::string name;
    std::vector<game::WeatherRow> rows;
    bool operator==(const WeatherTable&) const = default;
};
/// Cards that are shuffled together, by id.
struct Deck {
    std::string name;
    std::vector<std::string> cards;
    bool operator==(const Deck&) const = default;
};

/// What db/data holds.
struct Library {
    std::vector<rules::DataLine> lines;
    std::vector<game::CardPlan> cards;
    std::vector<Deck> decks;
    std::vector<TerrainClass> terrain;
    std::vector<WeatherTable> weather;
    bool operator==(const Library&) const = default;
};
const rules::DataLine* find_line(const Library& library, std::string_view id);
const game::CardPlan* find_card(const Library& library, std::string_view id);

/// One file of the library; its name says what it holds: equipment-*.json, cards.json,
/// terrain.json, weather.json.
Result<Library> with_file(Library library, std::string_view file_name, std::string_view text);
/// Every .json file of db/data.
Result<Library> read_library(const std::filesystem::path& data_dir);

/// A refusal begins with the path of what is wrong: `blue.forces[0].companies[1].stands[3].quality:
/// expected one of …`.
Result<game::Scenario> read_scenario(std::string_view text, const Library& library);

/// What a lobby shows.
struct ScenarioTitle {
    std::string id;
    std::string title;
    std::string summary;
    int turns = 0;
    Inches width, height;
    bool operator==(const ScenarioTitle&) const = default;
};
/// The .json files of a folder: those that can be played, and what is wrong with the others.
struct ScenarioList {
    std::vector<ScenarioTitle> titles;  ///< in order of id
    std::vector<Refusal> left_out;
};
Result<ScenarioList> list_scenarios(const std::filesystem::path& dir, const Library& library);
/// The scenario that is kept in `dir` under this id.
Result<game::Scenario> load_scenario(const std::filesystem::path& dir, std::string_view id,
                                     const Library& library);

}  // namespace scenario
