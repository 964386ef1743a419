#include <algorithm>

#include "game/shelling/shelling.h"

namespace game {

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

void apply(Game& game, const BombardmentFelt& e) {
    auto& company = the_company(game, e.company);
    (e.by == rules::MissionKind::AirStrike ? company.air_attack_near : company.under_tot) = true;
}

}  // namespace game
