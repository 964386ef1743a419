#include "playthroughs/short_form.h"

#include <nlohmann/json.hpp>

namespace playthroughs {
namespace {

using nlohmann::json;

std::string lane(const std::string& audience) {
    return "  " + audience + std::string(9 - audience.size(), ' ');
}

std::string inches(const json& thousandths) {
    auto text = std::to_string(thousandths.get<double>() / 1000);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string who(const json& person) {
    return person.at("id").get<std::string>() + " (" + person.at("label").get<std::string>() + ")";
}

std::string dice_of(const json& dice) {
    std::string text = " dice=";
    for (const auto& die : dice) {
        if (text.back() != '=') text += ',';
        text += std::to_string(die.at("face").get<int>());
        if (die.contains("needs")) text += "<=" + std::to_string(die.at("needs").get<int>());
    }
    return text;
}

std::string why_of(const json& working) {
    std::string text = " why=\"";
    for (const auto& line : working) {
        if (text.back() != '"') text += ", ";
        const int value = line.at("value").get<int>();
        text +=
            line.at("rule").get<std::string>() + (value < 0 ? " " : " +") + std::to_string(value);
    }
    return text + '"';
}

}  // namespace

std::string result(const std::string& audience, const json& battle, const json& objectives) {
    auto text = lane(audience) +
                "result: points=" + std::to_string(battle.at("points_blue").get<int>()) + ':' +
                std::to_string(battle.at("points_red").get<int>());
    for (const auto& objective : objectives)
        text += ' ' + objective.at("name").dump() + '=' + objective.value("held_by", "nobody");
    return text + '\n';
}

std::string short_form(const std::string& audience, const json& told) {
    auto text = lane(audience) + told.at("step").get<std::string>() + ": " +
                told.at("kind").get<std::string>();
    if (told.contains("side")) text += " side=" + told["side"].get<std::string>();
    if (told.contains("actor")) text += ' ' + who(told["actor"]);
    if (told.contains("target")) text += " -> " + who(told["target"]);
    if (told.contains("place"))
        text += " at=(" + inches(told["place"][0]) + ',' + inches(told["place"][1]) + ')';
    const auto word = [&](const char* key) { return told.value(key, std::string{}); };
    if (!word("what").empty()) text += " what=" + word("what");
    if (told.contains("dice") && !told["dice"].empty()) text += dice_of(told["dice"]);
    if (told.contains("working") && !told["working"].empty()) text += why_of(told["working"]);
    if (!word("outcome").empty()) text += " outcome=" + word("outcome");
    if (told.contains("count")) text += " count=" + std::to_string(told["count"].get<int>());
    if (!word("words").empty()) text += " \"" + word("words") + '"';
    return text + '\n';
}

}  // namespace playthroughs
