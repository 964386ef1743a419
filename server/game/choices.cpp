#include "game/choices.h"

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
    add_deployment_choices(game, side, choices);
    add_order_choices(game, side, choices);
    add_form_choices(game, side, choices);
    add_movement_choices(game, side, choices);
    add_transport_choices(game, side, choices);
    add_fire_choices(game, side, lines, choices);
    add_mission_choices(game, side, choices);
    add_card_choices(game, side, choices);
    return choices;
}

}  // namespace game
