#include "base/contains.h"
#include "base/type_list.h"
#include "fog/view_parts.h"
#include "fog/words.h"
#include "game/play/leading.h"
#include "game/play/standing.h"
#include "game/turn/shares.h"
#include "game/turn/turn.h"

namespace fog {
namespace {

template <class Choice, class KeyOf>
Keyed<Choice> keyed(const std::vector<Choice>& choices, KeyOf key_of) {
    Keyed<Choice> items;
    for (const auto& choice : choices) items.emplace(free_key(items, key_of(choice)), choice);
    return items;
}

std::vector<std::string> names_of_rulings() {
    std::vector<std::string> names;
    base::for_each_name<game::Ruling>([&](std::string_view name) { names.emplace_back(name); });
    return names;
}

}  // namespace

Choices choices_of_seat(const Eyes& eyes, const Table& table) {
    Choices choices;
    if (eyes.is_referee()) choices.rulings = names_of_rulings();
    if (!is_side(eyes.audience())) return choices;
    const auto actor = actor_of(eyes.audience());
    choices.may_lift = !table.is_shut && player_of(eyes.audience()) == game::kLeader &&
                       game::may_lift_fog(eyes.game(), side_of(eyes.audience()));
    choices.may_resume = game::may_resume(eyes.game(), actor);
    if (player_of(eyes.audience()) == game::kLeader) {
        choices.may_ask_for_pause = game::may_ask_for_pause(eyes.game(), side_of(actor));
        choices.may_go_without = game::may_go_without(eyes.game(), side_of(actor));
        choices.may_agree_to_no_shares = game::may_agree_to_no_shares(eyes.game(), side_of(actor));
        choices.may_withdraw_pause = game::has_asked_for_pause(eyes.game(), side_of(actor));
    }
    choices.may_take_up = game::may_take_up(eyes.game(), actor);
    const auto player = game::player_at(actor);
    if (player.number == game::kLeader || contains(eyes.game().players_up, player)) {
        choices.may_take_back = game::may_take_back_commit(eyes.game(), player);
        choices.may_pass = game::steps_to_pass(eyes.game(), player);
    }
    choices.take_over = game::may_take_over(eyes.game(), actor);
    return choices;
}

Keyed<game::TransportChoice> transport_seen(const std::vector<game::TransportChoice>& choices) {
    return keyed(choices, [](const auto& c) {
        return word(c.act) + "/" + id_text(c.stand) + (c.vehicle ? "/" + id_text(c.vehicle) : "");
    });
}

void add_decisions(Choices& choices, game::Choices& may) {
    choices.may_commit = may.may_commit;
    choices.may_promise = may.may_promise;
    choices.may_contribute = may.may_contribute;
    choices.must_discard = may.must_discard;
    choices.costs = std::move(may.costs);
    choices.may_turn = std::move(may.may_turn);
    choices.deploy = keyed(may.deploy, [](const auto& c) { return id_text(c.stand); });
    choices.forms =
        keyed(may.forms, [](const auto& c) { return "o" + std::to_string(c.order.value); });
    choices.missions = keyed(may.missions, [](const auto& c) {
        return c.observer ? id_text(c.observer) + "/" + word(c.kind) : word(c.kind);
    });
    choices.cards = keyed(may.cards, [](const auto& c) { return c.card; });
    choices.occupy = keyed(may.occupy, [](const auto& c) { return id_text(c.stand); });
}

Choices choices_for(const Eyes& eyes, const Table& table, game::Looks& looks) {
    auto choices = choices_of_seat(eyes, table);
    if (!is_side(eyes.audience())) return choices;
    auto may = game::choices_of(eyes.game(), actor_of(eyes.audience()), looks);
    add_decisions(choices, may);
    choices.orders = keyed(may.orders, [](const auto& c) { return id_text(c.issuer); });
    choices.transport = transport_seen(may.transport);
    choices.moves = keyed(may.moves, [](const auto& c) { return id_text(c.stand); });
    choices.fires = keyed(may.fires, [](const auto& c) { return id_text(c.firer); });
    return choices;
}

}  // namespace fog
