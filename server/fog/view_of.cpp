#include "fog/view_of.h"

#include "fog/parts.h"

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
    game::Looks looks;
    return view_of(game, told, table, looks);
}

View view_of(const game::Game& game, const Chronicle& told, const Table& table,
             game::Looks& looks) {
    auto view = known_to(game, told, table);
    view.choices = choices_for(Eyes{game, told.audience()}, table, looks);
    return view;
}

View known_to(const game::Game& game, const Chronicle& told, const Table& table) {
    const Scene scene{game, told, table};
    View view;
    for_each_part([&]<auto Member>(const auto& part) { view.*Member = part.make(scene); });
    view.log = log_of(told);
    return view;
}

}  // namespace fog
