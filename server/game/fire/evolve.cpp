#include <algorithm>

#include "game/fire/fire.h"

namespace game {

void apply(Game& game, const FireDeclared& e) {
    game.shots.push_back(e.shot);
    game.next_shot[static_cast<std::size_t>(e.shot.side)] =
        static_cast<std::uint16_t>(e.shot.id.value + 1);
}

void apply(Game& game, const FireWithdrawn& e) {
    std::erase_if(game.shots, [&](const Shot& s) { return s.id == e.shot; });
}

void apply(Game& game, const ShotResolved& e) {
    auto& firer = the_stand(game, e.shot.firer);
    firer.fired_in = game.subphase;
    firer.weapons_fired.push_back(e.weapon_number);
    game.firings.push_back({e.shot.firer, e.shot.line, e.dice, game.subphase, e.other_line});
    std::erase_if(game.shots, [&](const Shot& s) { return s.id == e.shot.id; });
    for (const auto id : e.fired_at) the_stand(game, id).fired_at = true;
}

void apply(Game&, const HitsDistributed&) {}

}  // namespace game
