#include "game/play/leading.h"

#include <algorithm>

#include "base/contains.h"
#include "base/exact.h"
#include "base/refusal_code.h"
#include "game/core/sides.h"
#include "game/shelling/mission_facts.h"
#include "game/turn/takes_place.h"

namespace game {
namespace {

/// Its own player, while he is there. [S-90]
int player_leading(const Game& game, const Stand& stand) {
    const auto* company = find_company(game, stand.company);
    const int number = company ? company->player.value_or(kLeader) : kLeader;
    return contains(game.players_up, Player{stand.side, number}) ? number : kLeader;
}

/// Last seen there, as far as he knows. [S-90]
bool knows_at(const Game& game, Actor actor, const MissionTarget& target) {
    const auto* contact = find_contact(game, watcher_of(game, actor), target.target);
    return contact && contact->shown.at == target.point;
}

/// He sees for himself. [S-90]
bool looks_for_himself(const Game& game, Actor actor) {
    return watcher_of(game, actor) != watcher_of(side_of(actor));
}

/// No enemy that this player does not see, and nothing that needs one and has none left. [S-90]
void keep_known(const Game& game, Actor actor, Choices& choices) {
    std::erase_if(choices.missions, [&](MissionChoice& mission) {
        std::erase_if(mission.targets, [&](const auto& t) { return !knows_at(game, actor, t); });
        return mission.targets.empty() && !goes_anywhere(game, mission.observer, mission.kind);
    });
    std::erase_if(choices.cards, [&](CardChoice& card) {
        std::erase_if(card.enemies, [&](const std::string& handle) {
            return is_hidden_from(game, actor, handle);
        });
        return card.target == CardTarget::EnemyStand && card.enemies.empty();
    });
}

/// What is left of these for the player: choices of stands that he leads.
template <class List, class LedBy>
void keep_led(const Game& game, Actor actor, List& list, LedBy led_by) {
    std::erase_if(list, [&](const auto& choice) { return !leads(game, actor, led_by(choice)); });
}

void keep_led(const Game& game, Actor actor, Choices& choices) {
    keep_led(game, actor, choices.deploy, [](const auto& c) { return c.stand; });
    keep_led(game, actor, choices.forms, [&](const auto& c) { return issuer_of(game, c.order); });
    keep_led(game, actor, choices.may_turn, [](StandId id) { return id; });
    std::erase_if(choices.missions, [&](MissionChoice& c) {
        if (c.observer) return !leads(game, actor, c.observer);
        std::erase_if(c.batteries, [&](StandId id) { return !leads(game, actor, id); });
        return c.batteries.empty();
    });
    keep_led(game, actor, choices.occupy, [](const auto& c) { return c.stand; });
}

Refusal leaders_own() { return refusal_of(RefusalCode::LeadersOwn); }

}  // namespace

std::vector<Player> who_decides(const Game& game, Side side) {
    std::vector<Player> players{
        {side, kLeader}
    };
    if (is_leaders_own(game, game.subphase)) return players;
    for (const auto& up : game.players_up)
        if (up.side == side) players.push_back(up);
    return players;
}

bool is_deciding(const Game& game, const Player& player) {
    return is_deciding(game, player.side) && contains(who_decides(game, player.side), player) &&
           !contains(game.players_committed, player);
}

bool decides_alone(const Game& game, const Player& player) {
    return std::ranges::all_of(who_decides(game, player.side), [&](const Player& other) {
        return other == player || contains(game.players_committed, other);
    });
}

bool has_committed(const Game& game, const Player& player) {
    return game.committed[static_cast<std::size_t>(player.side)] ||
           contains(game.players_committed, player);
}

bool may_take_up(const Game& game, Actor actor) {
    return game.subphase != Subphase::BattleOver && is_side(actor) &&
           contains(other_players(game.scenario, side_of(actor)), player_of(actor)) &&
           !contains(game.players_up, player_at(actor));
}

std::vector<int> may_take_over(const Game& game, Actor actor) {
    std::vector<int> away;
    if (game.subphase == Subphase::BattleOver || player_of(actor) != kLeader) return away;
    for (const auto& up : game.players_up)
        if (up.side == side_of(actor)) away.push_back(up.number);
    return away;
}

bool may_resume(const Game& game, Actor actor) {
    return (game.paused_by_clock || game.paused_by_consent) &&
           game.subphase != Subphase::BattleOver && is_side(actor) && player_of(actor) == kLeader;
}

bool plays_cards(const Game& game, Actor actor) {
    return player_of(actor) == kLeader || game.scenario.options.fow_player == rules::FowPlayer::Any;
}

Watcher watcher_of(const Game& game, Actor actor) {
    const auto side = side_of(actor);
    const bool for_himself = player_of(actor) != kLeader && !game.scenario.options.shared_spotting;
    return for_himself ? watcher_of(side, player_of(actor)) : watcher_of(side);
}

bool is_hidden_from(const Game& game, Actor actor, std::string_view handle) {
    const auto* sides = find_contact(game, watcher_of(side_of(actor)), handle);
    const auto* his = find_contact(game, watcher_of(game, actor), handle);
    return sides && !(his && his->in_sight);
}

bool leads(const Game& game, Actor actor, StandId id) {
    const auto* stand = find_stand(game, id);
    return stand && stand->side == side_of(actor) &&
           player_leading(game, *stand) == player_of(actor);
}

std::optional<Refusal> not_led(const Game& game, Actor actor, const Asked& what) {
    if (what.whose == Whose::WhoPlaysCards && !plays_cards(game, actor)) return leaders_own();
    if (what.whose == Whose::Leader && player_of(actor) != kLeader) return leaders_own();
    for (const auto id : what.acting) {
        const auto* stand = find_stand(game, id);
        if (stand && stand->side == side_of(actor) && !leads(game, actor, id))
            return refusal_of(RefusalCode::NotLed);
    }
    return std::nullopt;
}

bool keep_known(const Game& game, Actor actor, FireChoice& fire) {
    if (!looks_for_himself(game, actor)) return true;
    for (auto& weapon : fire.weapons)
        std::erase_if(weapon.targets,
                      [&](const auto& t) { return is_hidden_from(game, actor, t.target); });
    std::erase_if(fire.weapons, [](const auto& weapon) { return weapon.targets.empty(); });
    return !fire.weapons.empty();
}

std::vector<TransportChoice> transport_choices_of(const Game& game, Actor actor,
                                                  const Stand& stand) {
    if (!leads(game, actor, stand.id)) return {};
    auto choices = transport_choices(game, stand);
    std::erase_if(choices, [&](const TransportChoice& c) {
        return c.vehicle && c.act != TransportAct::Return && !leads(game, actor, c.vehicle);
    });
    return choices;
}

Choices choices_of_player(const Game& game, Actor actor, Looks& looks) {
    auto choices = choices_of_side(game, side_of(actor), looks);
    keep_led(game, actor, choices);
    if (!plays_cards(game, actor)) choices.cards.clear();
    if (player_of(actor) != kLeader) {
        choices.may_promise = false;
        choices.may_contribute = false;
        choices.must_discard = 0;
    }
    if (looks_for_himself(game, actor)) keep_known(game, actor, choices);
    return choices;
}

Choices choices_of(const Game& game, Actor actor, Looks& looks) {
    if (!is_deciding(game, actor)) return {};
    auto choices = choices_of_player(game, actor, looks);
    auto targets = targets_of(game, side_of(actor), looks.lines_of_fire, looks.targets);
    for (const auto& stand : game.stands) {
        if (!leads(game, actor, stand.id)) continue;
        if (auto order = order_choice(game, stand)) choices.orders.push_back(std::move(*order));
        if (auto move = move_choice(game, stand)) choices.moves.push_back(std::move(*move));
        for (auto& act : transport_choices_of(game, actor, stand)) choices.transport.push_back(act);
        auto fire = targets ? fire_choice(*targets, stand) : std::nullopt;
        if (fire && keep_known(game, actor, *fire)) choices.fires.push_back(std::move(*fire));
    }
    return choices;
}

}  // namespace game
