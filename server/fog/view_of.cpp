#include "fog/view_of.h"

#include "fog/view_parts.h"

namespace fog {
namespace {

Keyed<Told> log_of(const Chronicle& told) {
    Keyed<Told> log;
    int number = told.first_line();
    for (const auto& line : told.lines()) log.emplace(std::to_string(number++), line);
    return log;
}

}  // namespace

View view_of(const game::Game& game, const Chronicle& told, const Table& table) {
    game::LinesOfFire lines;
    return view_of(game, told, table, lines);
}

View view_of(const game::Game& game, const Chronicle& told, const Table& table,
             game::LinesOfFire& lines) {
    auto view = known_to(game, told, table);
    view.choices = choices_for(Eyes{game, told.audience()}, lines);
    view.choices.may_lift = view.choices.may_lift && !table.is_shut;
    return view;
}

View known_to(const game::Game& game, const Chronicle& told, const Table& table) {
    const Eyes eyes{game, told.audience()};
    return {
        .battle = battle_facts(eyes, told, table),
        .map = map_facts(eyes),
        .seats = table.seats,
        .players = players_seen(eyes),
        .dice = dice_seen(game, table),
        .objectives = objectives_seen(eyes, told),
        .formations = formations_seen(eyes),
        .companies = companies_seen(eyes),
        .types = types_seen(eyes),
        .stands = stands_seen(eyes),
        .contacts = contacts_seen(eyes),
        .orders = orders_seen(eyes),
        .caps = caps_seen(eyes),
        .shots = shots_seen(eyes),
        .missions = missions_seen(eyes),
        .facings = facings_seen(eyes),
        .asked_moves = asked_moves_seen(eyes),
        .templates = templates_seen(eyes),
        .wrecks = wrecks_seen(eyes),
        .abandoned_guns = guns_seen(eyes),
        .fieldworks = fieldworks_seen(eyes),
        .obstacles = obstacles_seen(eyes),
        .hand = hand_seen(eyes),
        .hands = hands_seen(game),
        .decks = decks_seen(game),
        .cards_played = cards_played_seen(eyes),
        .prompt = prompt_for(eyes, table),
        .choices = {},
        .log = log_of(told),
        .desk = desk_for(eyes),
    };
}

}  // namespace fog
