#include <algorithm>

#include "base/contains.h"
#include "fog/narrate_arms.h"
#include "fog/words.h"
#include "game/command/orders_in_force.h"
#include "game/orders/messages.h"
#include "game/spotting/messages.h"

namespace fog {
namespace {

const game::Order* order_named(const game::Game& game, OrderId id) {
    for (const auto* orders : {&game.placed, &game.orders})
        for (const auto& order : *orders)
            if (order.id == id) return &order;
    return nullptr;
}

}  // namespace

Lines form_in_sight(const Voice& voice, const game::Order& order) {
    Lines lines;
    for (const auto id : order.followers) {
        if (contains(order.plain, id)) continue;
        const auto told = voice.about(id, Saying::FormDeclared, word(order.chit));
        lines.insert(lines.end(), told.begin(), told.end());
    }
    // The first by handle: the first by number would tell something of the numbers.
    std::ranges::sort(lines, {}, [](const Told& told) { return told.actor->id; });
    if (lines.size() > 1) lines.resize(1);
    return lines;
}

/// Its own side is told who gave it; set-up is secret. [S-13, S-68]
Lines tell(const Voice& voice, const game::FormDeclared& e) {
    const auto* order = order_named(voice.game(), e.order);
    if (!order) return {};
    if (voice.owns(order->side)) {
        auto lines = voice.about(game::answers_for(*order), Saying::FormDeclared, word(e.form));
        for (auto& told : lines) told.count = static_cast<int>(e.plain.size());
        return lines;
    }
    if (voice.game().subphase == game::Subphase::FirstOrders) return {};
    return form_in_sight(voice, *order);
}

/// Who sees the stand sees it dig; die and number, in which its quality is, are its owner's. [S-05,
/// S-41]
Lines tell(const Voice& voice, const game::Entrenched& e) {
    auto lines = voice.about(e.stand, Saying::Entrenched, word(e.cover));
    for (auto& told : lines) {
        told.outcome = e.cover == rules::Cover::None ? "failure" : "success";
        if (!voice.owns_stand(e.stand)) continue;
        told.dice.push_back({e.die, e.needs});
        told.working = e.working;
    }
    return lines;
}

Lines tell(const Voice&, const game::FieldworkSeen&) { return {}; }

/// Nobody else knows of it before it is seen. [S-69]
Lines tell(const Voice& voice, const game::Regrouped& e) {
    auto lines = voice.to_owner(e.stand, Saying::Regrouped);
    for (auto& told : lines) {
        told.place = e.at;
        told.target = voice.who(e.gone);
    }
    return lines;
}

}  // namespace fog
