#include "game/play/evolve.h"

#include "game/ammunition/ammunition.h"
#include "game/cards/cards.h"
#include "game/carrying/carrying.h"
#include "game/command/command.h"
#include "game/effects/effects.h"
#include "game/fire/fire.h"
#include "game/hands/hands.h"
#include "game/hits/hits.h"
#include "game/morale/morale.h"
#include "game/movement/movement.h"
#include "game/obstacles/obstacles.h"
#include "game/orders/orders.h"
#include "game/referee/referee.h"
#include "game/shelling/shelling.h"
#include "game/spotting/spotting.h"
#include "game/transport/transport.h"
#include "game/turn/turn.h"

namespace game {

void evolve(Game& game, const Event& event) {
    visit([&](const auto& happened) { apply(game, happened); }, event);
}

void evolve_all(Game& game, const Events& events) {
    for (const auto& event : events) evolve(game, event);
}

}  // namespace game
