#pragma once
#include <nlohmann/json.hpp>

#include "scenario/scenarios.h"

/// A small, sound battle to spoil: `told("/turns", "0")` is what the reader says when /turns is 0.
namespace scenario {

inline const Library& library() {
    static const Library read = *read_library("db/data");
    return read;
}

inline nlohmann::json small_battle() {
    return nlohmann::json::parse(R"({
      "id": "small", "title": "Small", "summary": "Two stands and a gun.", "turns": 4,
      "table": {"width": 36, "height": 24},
      "ground": {
        "hills": [{"name": "Hill 9", "contours": [
          {"level": 1, "outline": [[2, 14], [10, 14], [10, 22], [2, 22]]},
          {"level": 2, "outline": [[4, 16], [8, 16], [8, 20], [4, 20]]}]}],
        "areas": [{"name": "The Wood", "terrain": "woods", "outline": [[20, 2], [26, 2], [26, 8], [20, 8]]},
                  {"terrain": "forest", "outline": [[28, 2], [34, 2], [34, 8], [28, 8]]}],
        "roads": [{"line": [[0, 12], [36, 12]], "width": 1}],
        "waters": [{"kind": "creek", "line": [[18, 0], [18, 24]], "width": 1,
                    "crossings": [{"kind": "bridge", "at": [18, 12], "reach": 1}]}]
      },
      "objectives": [{"name": "The bridge", "at": [18, 12], "reach": 3, "points": {"blue": 1, "red": 2}}],
      "blue": {
        "briefing": "Hold.", "deck": "small",
        "zones": [{"name": "Left", "outline": [[1, 1], [9, 1], [9, 9], [1, 9]]}],
        "formations": [{"name": "1st Battalion", "quality": "regular", "facing": 90, "companies": [
          {"name": "A Company", "short": "A", "morale": 7, "stands": [
            {"line": "us-rifle", "name": "Commander", "issuer": "company_joint", "at": [12, 10]},
            {"line": "us-rifle", "names": ["1st Platoon", "2nd Platoon"], "places": [[14, 10], [14, 14]]},
            {"line": "us-gun-57", "name": "Gun", "tow": "truck"},
            {"key": "truck", "line": "us-truck", "name": "Truck", "at": [12, 4]}]}]}]
      },
      "red": {
        "briefing": "Attack.",
        "formations": [{"name": "Kampfgruppe", "quality": "veteran", "facing": 270, "companies": [
          {"name": "1. Kompanie", "morale": 8, "stands": [
            {"key": "wagen", "line": "de-251", "name": "Wagen", "at": [30, 12]},
            {"line": "de-panzergrenadier", "name": "1. Zug", "aboard": "wagen"},
            {"line": "de-pz4h", "name": "Panzer", "entry": {"turn": 2, "at": [36, 12], "facing": 270}},
            {"line": "de-gun-105", "name": "Batterie", "off_board": true}]}]}]
      }
    })");
}

inline game::Scenario read_small_battle() {
    return *read_scenario(small_battle().dump(), library());
}

/// What is wrong with this file; empty when nothing is.
inline std::string told(const nlohmann::json& file) {
    const auto read = read_scenario(file.dump(), library());
    return read ? "" : read.error().reason;
}
/// The same of the small battle with one thing changed.
inline std::string told(const char* pointer, const char* value) {
    auto file = small_battle();
    file[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(value);
    return told(file);
}

}  // namespace scenario
