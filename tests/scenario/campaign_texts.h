#pragma once
#include <nlohmann/json.hpp>

#include "scenario/campaign_files.h"
#include "scenario/scenario_texts.h"

/// A small, sound campaign to spoil, with the table of its one place that is no base.
namespace scenario {

inline nlohmann::json small_table() {
    return nlohmann::json::parse(R"({
      "id": "mill", "table": {"width": 36, "height": 24},
      "ground": {"roads": [{"line": [[0, 12], [36, 12]], "width": 1}],
                 "areas": [{"terrain": "forest", "outline": [[16, 2], [20, 2], [20, 8], [16, 8]]}],
                 "obstacles": [{"kind": "wire", "outline": [[18, 14], [20, 14], [20, 15], [18, 15]]}]},
      "without": ["obstacles"], "weather": "clear",
      "objectives": [{"name": "The mill", "at": [18, 12], "reach": 3, "points": {"blue": 2, "red": 2}}],
      "holds_field": "The mill",
      "approaches": [
        {"name": "west", "zone": [[1, 1], [12, 1], [12, 23], [1, 23]],
         "held": [[22, 1], [35, 1], [35, 23], [22, 23]], "entry": {"at": [0, 12], "facing": 90}},
        {"name": "east", "zone": [[24, 1], [35, 1], [35, 23], [24, 23]],
         "held": [[1, 1], [14, 1], [14, 23], [1, 23]], "entry": {"at": [36, 12], "facing": 270}}]
    })");
}

inline nlohmann::json small_campaign() {
    return nlohmann::json::parse(R"({
      "id": "small", "title": "Small", "summary": "One mill.", "days": 2, "impulses": 3,
      "phases": [{"name": "day", "clock": "08:00", "turns": 8},
                 {"name": "night", "clock": "21:00", "turns": 4, "weather": [
                    {"up_to": 10, "name": "Night", "night": true, "max_visibility": 6}]}],
      "places": [
        {"key": "left", "name": "Left", "at": [0, 5], "kind": "base", "side": "blue"},
        {"key": "mill", "name": "The Mill", "at": [5, 5], "kind": "village", "table": "mill",
         "points": 3, "held": "red"},
        {"key": "right", "name": "Right", "at": [10, 5], "kind": "base", "side": "red"}],
      "roads": [
        {"name": "Lane", "from": "left", "to": "mill", "arrives": "west", "kind": "track", "length": 2},
        {"name": "Road", "from": "mill", "by": "east", "to": "right", "kind": "road", "length": 1}],
      "march": {"foot": {"road": 1, "track": 1}, "wheeled": {"road": 3, "track": 0},
                "tracked": {"road": 2, "track": 1}},
      "contact": [{"mover": "attack", "holder": "hold", "then": "battle"},
                  {"mover": "attack", "holder": "avoid", "then": "holder_retires"}],
      "options": {"take_in": "at_once", "order_seconds": 600},
      "ends": {"after": "night", "points": {"blue": 2}},
      "blue": {
        "briefing": "Take it.", "deck": "small", "depot": "left",
        "formations": [
          {"key": "1bn", "name": "1st Battalion", "quality": "regular", "player": 2, "place": "left",
           "companies": [{"name": "A Company", "short": "A", "morale": 7, "stands": [
             {"line": "us-rifle", "name": "Commander", "issuer": "company_joint"},
             {"line": "us-rifle", "names": ["1st Platoon", "2nd Platoon"]},
             {"key": "truck", "line": "us-truck", "name": "Truck"},
             {"line": "us-gun-57", "name": "Gun", "tow": "truck", "aboard": "truck"}]}]},
          {"key": "2bn", "name": "2nd Battalion", "quality": "green",
           "arrives": {"day": 2, "phase": "day", "place": "left"},
           "companies": [{"name": "E Company", "short": "E", "morale": 7, "stands": [
             {"line": "us-rifle", "names": ["1st Platoon", "2nd Platoon"]}]}]}]
      },
      "red": {
        "briefing": "Hold it.", "depot": "right",
        "formations": [
          {"key": "kg", "name": "Kampfgruppe", "quality": "veteran", "place": "mill",
           "companies": [{"name": "1. Kompanie", "morale": 8, "headquarters": true, "stands": [
             {"line": "de-panzergrenadier", "name": "1. Zug"},
             {"line": "de-gun-105", "name": "Batterie", "off_board": true}]}]}]
      }
    })");
}

/// What is wrong with this table, in lines; empty when nothing is.
inline std::string told_of_table(const nlohmann::json& file) {
    const auto read = read_table(file.dump(), "db/scenarios", library());
    return read ? "" : read.error().reason;
}
/// The same of a campaign with the small table.
inline std::string told_of_campaign(const nlohmann::json& file) {
    static const std::vector<campaign::Table> tables = {
        *read_table(small_table().dump(), "db/scenarios", library())};
    const auto read = read_campaign(file.dump(), tables, library());
    return read ? "" : read.error().reason;
}
/// The same of the small ones with one thing changed.
inline std::string told_of_table(const char* pointer, const char* value) {
    auto file = small_table();
    file[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(value);
    return told_of_table(file);
}
inline std::string told_of_campaign(const char* pointer, const char* value) {
    auto file = small_campaign();
    file[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(value);
    return told_of_campaign(file);
}

}  // namespace scenario
