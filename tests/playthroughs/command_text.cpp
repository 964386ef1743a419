#include "playthroughs/command_text.h"

#include <cmath>
#include <set>
#include <sstream>

#include <nlohmann/json.hpp>

namespace playthroughs {
namespace {

using nlohmann::json;

long thousandths(const std::string& number) { return std::lround(std::stod(number) * 1000); }

/// "(30,6)(31,7)": one point, or a path.
json points(const std::string& text) {
    json found = json::array();
    std::istringstream in{text};
    for (std::string point; std::getline(in, point, ')');) {
        const auto comma = point.find(',');
        found.push_back(
            {thousandths(point.substr(1, comma - 1)), thousandths(point.substr(comma + 1))});
    }
    return found;
}

json words(const std::string& text) {
    json found = json::array();
    std::istringstream in{text};
    for (std::string word; std::getline(in, word, ',');) found.push_back(word);
    return found;
}

json value_of(const std::string& key, const std::string& text) {
    static const std::set<std::string> degrees{"arrow", "facing"};
    static const std::set<std::string> lists{"overwatch", "batteries", "regroup"};
    if (degrees.contains(key)) return thousandths(text);
    if (text.starts_with('('))
        return key == "path" || key == "outline" ? points(text) : points(text).front();
    if (lists.contains(key)) return words(text);
    if (text == "true" || text == "false") return text == "true";
    const bool number = text.find_first_not_of("-0123456789") == std::string::npos;
    return number ? json(std::stol(text)) : json(text);
}

}  // namespace

std::string as_message(std::string_view command) {
    std::istringstream in{std::string{command}};
    std::string word;
    in >> word;
    json body{
        {"do", word}
    };
    while (in >> word) {
        const auto equals = word.find('=');
        auto value = word.substr(equals + 1);
        // The last value may be a sentence in quotes.
        if (value.starts_with('"')) {
            std::string rest;
            std::getline(in, rest);
            value = (value + rest).substr(1);
            value.pop_back();
        }
        const auto key = word.substr(0, equals);
        body[key] = value_of(key, value);
    }
    return json{
        {"type",    "command"},
        {"cmd_id",  "play"   },
        {"command", body     }
    }
        .dump();
}

}  // namespace playthroughs
