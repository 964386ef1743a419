#include "game/play/choices.h"

#include "game/hands/card_effects.h"
#include "game/turn/shares.h"

namespace game {

Choices choices_of(const Game& game, Side side) {
    Looks looks;
    return choices_of(game, side, looks);
}

Choices choices_of(const Game& game, Side side, Looks& looks) {
    if (!is_deciding(game, side)) return {};
    auto choices = choices_of_side(game, side, looks);
    auto targets = targets_of(game, side, looks.lines_of_fire, looks.targets);
    for (const auto& stand : game.stands) {
        if (stand.side != side) continue;
        if (auto order = order_choice(game, stand)) choices.orders.push_back(std::move(*order));
        if (auto move = move_choice(game, stand)) choices.moves.push_back(std::move(*move));
        for (auto& act : transport_choices(game, stand)) choices.transport.push_back(act);
        if (auto fire = targets ? fire_choice(*targets, stand) : std::nullopt)
            choices.fires.push_back(std::move(*fire));
    }
    return choices;
}

Choices choices_of_side(const Game& game, Side side, Looks& looks) {
    Choices choices;
    choices.may_commit = game.subphase != Subphase::DiceContributions;
    choices.may_promise = may_promise(game, side);
    choices.may_contribute = may_contribute(game, side);
    add_deployment_choices(game, side, choices.deploy);
    add_form_choices(game, side, choices.forms);
    choices.costs = movement_costs(game, side);
    choices.may_turn = stands_to_turn(game, side);
    choices.occupy = grounds_to_occupy(game, side);
    add_mission_choices(game, side, looks.observers, choices.missions);
    choices.must_discard = must_discard(game, side);
    add_card_choices(game, side, choices.cards);
    return choices;
}

}  // namespace game
