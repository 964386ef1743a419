#include <algorithm>

#include "game/evolve_arms.h"

namespace game {

/// During set-up the order is still a placed one. [S-01]
void apply(Game& game, const FormDeclared& e) {
    for (auto* orders : {&game.placed, &game.orders})
        for (auto& order : *orders)
            if (order.id == e.order) {
                order.chit = e.form;
                order.plain = e.plain;
                order.revealed = true;
            }
}

/// A new fieldwork is its side's to know. [S-67]
void apply(Game& game, const Entrenched& e) {
    if (e.cover == rules::Cover::None) return;
    auto& works = game.scenario.field.fieldworks;
    const auto number = static_cast<std::size_t>(e.fieldwork);
    if (number == works.size()) {
        works.push_back({e.cover, e.outline, box_around(e.outline)});
        const auto side = the_stand(game, e.stand).side;
        knowledge_of(game, watcher_of(side)).fieldworks_seen.push_back(e.fieldwork);
    }
    works[number].cover = e.cover;
}

void apply(Game& game, const FieldworkSeen& e) {
    auto& known = knowledge_of(game, e.watcher);
    std::erase(known.fieldworks_seen, e.fieldwork);
    known.fieldworks_seen.push_back(e.fieldwork);
    if (!e.cover) return;
    std::erase_if(known.covers_seen, [&](const auto& c) { return c.first == e.fieldwork; });
    known.covers_seen.emplace_back(e.fieldwork, *e.cover);
}

/// It has no order and nobody knows of it. [S-69]
void apply(Game& game, const Regrouped& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = Presence::OnTable;
    stand.at = e.at;
    stand.facing = e.facing;
    stand.state = e.state;
    stand.pinned_in_turn = e.pinned_in_turn;
    stand.aboard = {};
    stand.limbered = stand.crew_left_gun = stand.suppressed = stand.visible = false;
    stand.may_not_move = true;
    stand.path.clear();
    stand.lost_in_turn.reset();
    the_stand(game, e.gone).gone_for_good = true;
}

}  // namespace game
