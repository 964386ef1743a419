#include <algorithm>

#include "base/refusal_code.h"
#include "rules/sight_line_chart.h"
#include "rules/weather.h"
#include "scenario/files.h"
#include "scenario/parts.h"
#include "scenario/words.h"

/// db/data: equipment, cards, terrain classes, weather tables.
namespace scenario {
namespace {

/// What stands there is as high as one of these. [ELEV-06]
constexpr std::array kGrowthAndHouses{rules::Obstruction::Bush, rules::Obstruction::Town,
                                      rules::Obstruction::Woods};

std::vector<TerrainClass> read_terrain(const Field& file) {
    file.keys({"classes"});
    std::vector<TerrainClass> classes;
    for (const auto& item : file["classes"].items(1)) {
        item.keys({"terrain", "visibility", "cover"}, {"high_as"});
        TerrainClass row{.terrain = item["terrain"].one_of(kTerrains),
                         .visibility = item["visibility"].one_of<rules::Visibility>(),
                         .cover = item["cover"].one_of<rules::Cover>()};
        if (item.has("high_as"))
            row.height = rules::height_of(item["high_as"].one_of(kGrowthAndHouses));
        if (std::ranges::find(classes, row.terrain, &TerrainClass::terrain) != classes.end())
            item["terrain"].refuse("stands twice");
        classes.push_back(row);
    }
    for (const auto terrain : kTerrains)
        if (std::ranges::find(classes, terrain, &TerrainClass::terrain) == classes.end())
            file["classes"].refuse("\"" + std::string(base::text_of(terrain)) + "\" is missing");
    return classes;
}

std::vector<WeatherTable> read_weather(const Field& file) {
    file.keys({"tables"});
    std::vector<WeatherTable> tables;
    for (const auto& item : file["tables"].items(1)) {
        item.keys({"name", "rows"});
        tables.push_back({item["name"].id(), read_weather_rows(item["rows"])});
    }
    return tables;
}

void add_equipment(const Field& file, Library& library) {
    for (auto& line : read_equipment(file)) {
        if (find_line(library, line.id))
            file["lines"].refuse("another file has the line \"" + line.id + "\", too");
        library.lines.push_back(std::move(line));
    }
}

void add_file(Library& library, std::string_view name, const Field& file) {
    if (name.starts_with("equipment-")) return add_equipment(file, library);
    if (name == "terrain.json") {
        library.terrain = read_terrain(file);
    } else if (name == "weather.json") {
        library.weather = read_weather(file);
    } else if (name == "cards.json") {
        auto read = read_cards(file);
        library.cards = std::move(read.cards);
        library.decks = std::move(read.decks);
    } else {
        throw Malformed{"",
                        "is neither equipment-*.json nor terrain.json, weather.json or cards.json"};
    }
}

}  // namespace

namespace {

game::WeatherRow read_weather_row(const Field& item, int least_up_to) {
    item.keys({"up_to", "name"},
              {"spot_percent", "max_visibility", "wheeled_factor", "air_allowed", "night"});
    game::WeatherRow row;
    row.up_to = item["up_to"].whole(least_up_to, 10);
    row.name = item["name"].text(40);
    if (item.has("spot_percent")) row.spot_percent = item["spot_percent"].whole(0, 100);
    if (item.has("max_visibility"))
        row.max_visibility = item["max_visibility"].inches(0_in, 200_in);
    if (item.has("wheeled_factor")) row.wheeled_factor = item["wheeled_factor"].whole(1, 4);
    if (item.has("air_allowed")) row.air_allowed = item["air_allowed"].truth();
    if (item.has("night")) row.night = item["night"].truth();
    if (row.night && !row.max_visibility) row.max_visibility = rules::kNightVisibility;
    return row;
}

}  // namespace

std::vector<game::WeatherRow> read_weather_rows(const Field& field) {
    std::vector<game::WeatherRow> rows;
    for (const auto& item : field.items(1))
        rows.push_back(read_weather_row(item, rows.empty() ? 1 : rows.back().up_to + 1));
    if (rows.back().up_to != 10) field.refuse("the last row does not go up to 10");
    return rows;
}

const rules::DataLine* find_line(const Library& library, std::string_view id) {
    const auto it = std::ranges::find(library.lines, id, &rules::DataLine::id);
    return it == library.lines.end() ? nullptr : &*it;
}
const game::CardPlan* find_card(const Library& library, std::string_view id) {
    const auto it = std::ranges::find(library.cards, id, &game::CardPlan::id);
    return it == library.cards.end() ? nullptr : &*it;
}

Result<Library> with_file(Library library, std::string_view file_name, std::string_view text) {
    try {
        const auto json = parse_strictly(text);
        add_file(library, file_name, Field{json, ""});
        return library;
    } catch (const Malformed& wrong) {
        return refuse(RefusalCode::MalformedFile, in_file(file_name, sentence(wrong)));
    }
}

Result<Library> read_library(const std::filesystem::path& data_dir) {
    const auto files = json_files(data_dir);
    if (!files) return tl::unexpected(files.error());
    Library library;
    for (const auto& file : *files) {
        const auto text = text_of(file);
        if (!text) return tl::unexpected(text.error());
        auto with = with_file(std::move(library), file.filename().string(), *text);
        if (!with) return with;
        library = std::move(*with);
    }
    if (library.lines.empty() || library.terrain.empty())
        return refuse(RefusalCode::NoSuchFile,
                      "There is no equipment or no terrain.json in " + data_dir.string() + ".");
    return library;
}

}  // namespace scenario
