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

// what a scenario and a campaign say alike
inline constexpr int kMostTurns = 40;
/// "06:30".
std::string read_clock(const Field& field);
rules::Options read_options(const Field& field);
/// The name of a table of the library, or rows.
std::vector<game::WeatherRow> read_weather(const Field& field, const Library& library);
/// The name of a deck of the library, or a list of cards.
std::vector<std::string> read_deck(const Field& field, const Library& library);
std::vector<game::Objective> read_objectives(const Field& list, const rules::Battlefield& table);
/// Of the library what these stands use, and no more.
std::vector<rules::DataLine> lines_of(const std::vector<game::StandPlan>& stands,
                                      const Library& library);
/// Of the library what these two decks use, and no more.
std::vector<game::CardPlan> cards_of(const std::vector<std::string>& one,
                                     const std::vector<std::string>& other, const Library& library);

// a scenario: the order is the order of the file
rules::Battlefield read_battlefield(const Field& file, const Library& library);
/// Of the ground, with the kinds that the scenario has of its own. [S-72, S-82]
std::vector<rules::Obstacle> read_obstacles(const Field& ground, const rules::Battlefield& table);
Polygon read_outline(const Field& field, const rules::Battlefield& table);
/// Is this place on the edge, where somebody may come in? [S-07]
bool on_edge(const rules::Battlefield& table, Point at);
Point read_edge(const Field& field, const rules::Battlefield& table);

/// The order of battle and where each stand of it was written, for the checks.
struct Forces {
    std::vector<std::string> stand_paths;
    std::vector<const rules::DataLine*> stand_lines;
};
/// Reads one side's formations, companies and stands into the scenario.
void read_forces(const Field& side, rules::Side which, const Library& library,
                 game::Scenario& scenario, Forces& forces);

/// All that is wrong with passengers and tows.
std::vector<Malformed> wrong_loads(const game::Scenario& scenario, const Forces& forces);
/// Has a side's zone room for all that it deploys in secret? [S-01]
bool finds_room(const game::Scenario& scenario, const Forces& forces, rules::Side side);
/// What can only be judged when all is read: places, overlaps, prohibited ground, room in the
/// zones, passengers, tows.
std::vector<Malformed> wrong_forces(const game::Scenario& scenario, const Forces& forces);
/// Throws the first of them.
void check_forces(const game::Scenario& scenario, const Forces& forces);

}  // namespace scenario
