#include <algorithm>
#include <set>

#include "rules/movement.h"
#include "scenario/parts.h"

/// What a scenario, a campaign and its tables say alike: clock, options, weather, decks,
/// objectives; and what of the library they carry.
namespace scenario {
namespace {

/// A scalar as the option table wants it: text.
std::string option_text(const Field& field) {
    if (field.is_text()) return field.text();
    if (field.is_number() || field.json().is_boolean()) return field.json().dump();
    field.refuse("expected true, false, a number or a word");
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

}  // namespace

std::string read_clock(const Field& field) {
    auto text = field.text();
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    const bool good = text.size() == 5 && text[2] == ':' && digit(0) && digit(1) && digit(3) &&
                      digit(4) && text.substr(0, 2) < "24" && text[3] < '6';
    if (!good) field.refuse("expected a time such as \"06:30\", found \"" + text + "\"");
    return text;
}

rules::Options read_options(const Field& field) {
    rules::Options options;
    if (!field.json().is_object()) field.refuse("expected an object");
    for (const auto& [name, value] : field.json().items()) {
        const auto item = field[name];
        if (const auto set = rules::set_option(options, name, option_text(item)); !set)
            item.refuse(set.error().reason);
    }
    if (const auto fit = rules::judge_together(options); !fit) field.refuse(fit.error().reason);
    return options;
}

std::vector<game::WeatherRow> read_weather(const Field& field, const Library& library) {
    if (field.is_list()) return read_weather_rows(field);
    const auto name = field.id();
    const auto found = std::ranges::find(library.weather, name, &WeatherTable::name);
    if (found == library.weather.end()) field.refuse("there is no weather table \"" + name + "\"");
    return found->rows;
}

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

std::vector<game::Objective> read_objectives(const Field& list, const rules::Battlefield& table) {
    std::vector<game::Objective> objectives;
    for (const auto& item : list.items()) objectives.push_back(read_objective(item, table));
    return objectives;
}

std::vector<rules::DataLine> lines_of(const std::vector<game::StandPlan>& stands,
                                      const Library& library) {
    std::set<std::string> used;
    for (const auto& stand : stands) {
        used.insert(stand.line);
        used.insert(find_line(library, stand.line)->other_line);
    }
    std::vector<rules::DataLine> lines;
    for (const auto& line : library.lines)
        if (used.contains(line.id)) lines.push_back(line);
    return lines;
}

std::vector<game::CardPlan> cards_of(const std::vector<std::string>& one,
                                     const std::vector<std::string>& other,
                                     const Library& library) {
    std::set<std::string> used(one.begin(), one.end());
    used.insert(other.begin(), other.end());
    std::vector<game::CardPlan> cards;
    for (const auto& card : library.cards)
        if (used.contains(card.id)) cards.push_back(card);
    return cards;
}

}  // namespace scenario
