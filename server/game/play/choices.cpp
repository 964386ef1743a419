#include "game/play/choices.h"

#include "game/hands/card_effects.h"
#include "game/turn/shares.h"

namespace game {

Choices choices_of(const Game& game, Side side) {
    LinesOfFire lines;
    return choices_of(game, side, lines);
}

Choices choices_of(const Game& game, Side side, LinesOfFire& lines) {
    Choices choices;
    if (!is_deciding(game, side)) return choices;
    choices.may_commit = true;
    choices.may_promise = may_promise(game, side);
    choices.may_contribute = may_contribute(game, side);
    add_deployment_choices(game, side, choices.deploy);
    add_order_choices(game, side, choices.orders);
    add_form_choices(game, side, choices.forms);
    auto movement = movement_choices(game, side);
    choices.moves = std::move(movement.moves);
    choices.costs = std::move(movement.costs);
    choices.may_turn = std::move(movement.may_turn);
    choices.occupy = std::move(movement.occupy);
    add_transport_choices(game, side, choices.transport);
    add_fire_choices(game, side, lines, choices.fires);
    add_mission_choices(game, side, choices.missions);
    choices.must_discard = must_discard(game, side);
    add_card_choices(game, side, choices.cards);
    return choices;
}

}  // namespace game
