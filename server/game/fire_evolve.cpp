#include <algorithm>

#include "game/evolve_arms.h"

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

void apply(Game& game, const MissionRequested& e) {
    game.missions.push_back(e.mission);
    game.next_mission[static_cast<std::size_t>(e.mission.side)] =
        static_cast<std::uint16_t>(e.mission.id.value + 1);
}

void apply(Game& game, const MissionWithdrawn& e) {
    std::erase_if(game.missions, [&](const Mission& m) { return m.id == e.mission; });
}

void apply(Game& game, const ResponseRolled& e) {
    game.observers_used.push_back(e.mission.observer);
    game.batteries_used.push_back(e.mission.battery);
    std::erase_if(game.missions, [&](const Mission& m) { return m.id == e.mission.id; });
}

void apply(Game& game, const TemplatePlaced& e) {
    game.templates.push_back(e.placed);
    game.next_marker = static_cast<std::uint16_t>(e.placed.id.value + 1);
    auto* battery = find_stand(game, e.placed.battery);
    if (!battery) return;               // smoke of a card comes from nobody
    battery->fired_in = game.subphase;
    battery->may_not_move = true;
    battery->smoke_missions -= e.smoke_used;
    if (e.flown) battery->sorties = battery->sorties.value_or(1) - 1;
}

void apply(Game& game, const TemplateRemoved& e) {
    std::erase_if(game.templates, [&](const Template& t) { return t.id == e.marker; });
}

void apply(Game& game, const TemplateAttack& e) {
    for (auto& stand : game.stands)
        stand.fired_at = stand.fired_at || stand.id == e.target || stand.aboard == e.target;
    for (auto& marker : game.templates)
        if (marker.id == e.marker) marker.attacked.push_back(e.target);
}

void apply(Game& game, const BombardmentFelt& e) {
    auto& company = the_company(game, e.company);
    (e.by == rules::MissionKind::AirStrike ? company.air_attack_near : company.under_tot) = true;
}

void apply(Game& game, const StandSuppressed& e) { the_stand(game, e.stand).suppressed = true; }

void apply(Game& game, const SuppressionRemoved& e) { the_stand(game, e.stand).suppressed = false; }

}  // namespace game
