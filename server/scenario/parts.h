#pragma once
#include "scenario/reader.h"
#include "scenario/scenarios.h"

/// The chapters of the library and of a scenario file, each read by its own source file. All throw
/// `Malformed`.
namespace scenario {

// the library
std::vector<rules::DataLine> read_equipment(const Field& file);
struct CardFile {
    std::vector<game::CardPlan> cards;
    std::vector<Deck> decks;
};
CardFile read_cards(const Field& file);
std::vector<game::WeatherRow> read_weather_rows(const Field& rows);

// a scenario: the order is the order of the file
rules::Battlefield read_battlefield(const Field& file, const Library& library);
/// Of the ground, with the kinds that the scenario has of its own. [S-72, S-82]
std::vector<rules::Obstacle> read_obstacles(const Field& ground, const rules::Battlefield& table);
Polygon read_outline(const Field& field, const rules::Battlefield& table);

/// The order of battle and where each stand of it was written, for the checks.
struct Forces {
    std::vector<std::string> stand_paths;
    std::vector<const rules::DataLine*> stand_lines;
};
/// Reads one side's formations, companies and stands into the scenario.
void read_forces(const Field& side, rules::Side which, const Library& library,
                 game::Scenario& scenario, Forces& forces);

/// What can only be judged when all is read: places, overlaps, prohibited ground, room in the
/// zones, passengers, tows.
void check_forces(const game::Scenario& scenario, const Forces& forces);

}  // namespace scenario
