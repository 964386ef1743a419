#include <algorithm>

#include "game/effects/effects.h"

namespace game {
namespace {

void leave(Game& game, StandId id, Presence presence) {
    auto& stand = the_stand(game, id);
    // off the table it does not count for morale [S-26]
    the_company(game, stand.company).eliminated_this_turn += stand.presence != Presence::OffTable;
    stand.presence = presence;
    stand.lost_in_turn = game.turn;
    stand.aboard = {};
}

void put(Game& game, StandId id, Point at, Facing facing) {
    auto& stand = the_stand(game, id);
    stand.at = at;
    stand.facing = facing;
}

}  // namespace

void apply(Game& game, const StandSuppressed& e) { the_stand(game, e.stand).suppressed = true; }

void apply(Game& game, const SuppressionRemoved& e) { the_stand(game, e.stand).suppressed = false; }

void apply(Game& game, const StandForcedBack& e) {
    auto& stand = the_stand(game, e.stand);
    stand.forced_back = stand.moved = true;
    stand.may_not_move = stand.may_not_move || e.loses_move;
    if (stand.forced_path.empty()) stand.forced_path.push_back(e.path.front());
    stand.forced_path.insert(stand.forced_path.end(), e.path.begin() + 1, e.path.end());
    put(game, e.stand, e.path.back(), e.facing);
    for (const auto id : e.aboard) {
        put(game, id, e.path.back(), e.facing);
        the_stand(game, id).forced_back = true;
    }
}

void apply(Game& game, const StandEliminated& e) {
    leave(game, e.stand, e.surrendered ? Presence::Surrendered : Presence::Eliminated);
}

void apply(Game& game, const StandDrivenOff& e) { leave(game, e.stand, Presence::DrivenOff); }

void apply(Game& game, const StandStoppedAt& e) {
    auto& stand = the_stand(game, e.stand);
    stand.path = e.path;
    stand.presence =
        Presence::OnTable;  // a transport may have left the table after its drive [S-26]
    put(game, e.stand, e.at, e.facing);
    for (const auto id : e.aboard) put(game, id, e.at, e.facing);
}

void apply(Game& game, const WreckPlaced& e) {
    game.wrecks.push_back(e.wreck);
    game.next_marker = static_cast<std::uint16_t>(e.wreck.id.value + 1);
}

void apply(Game& game, const GunAbandoned& e) {
    game.abandoned_guns.push_back(e.gun);
    game.next_marker = static_cast<std::uint16_t>(e.gun.id.value + 1);
    the_stand(game, e.gun.crew).crew_left_gun = true;
}

void apply(Game& game, const GunManned& e) {
    auto& crew = the_stand(game, e.crew);
    const auto gun = std::ranges::find(game.abandoned_guns, e.gun, &AbandonedGun::id);
    crew.at = gun->at;
    crew.facing = gun->facing;
    crew.crew_left_gun = false;
    game.abandoned_guns.erase(gun);
}

void apply(Game& game, const GunLost& e) {
    std::erase_if(game.abandoned_guns, [&](const AbandonedGun& g) { return g.id == e.gun; });
}

void apply(Game& game, const Dismounted& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = Presence::OnTable;
    stand.aboard = {};
    stand.limbered = false;
    put(game, e.stand, e.at, e.facing);
}

void apply(Game&, const PassengerRolled&) {}

void apply(Game& game, const GroundVacated& e) { game.vacated.push_back(e.ground); }

void apply(Game&, const CompanyEliminated&) {}

void apply(Game& game, const EliminationSeen& e) {
    the_company(game, e.company).saw_elimination = true;
}

}  // namespace game
