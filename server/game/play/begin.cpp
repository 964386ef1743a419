#include <algorithm>

#include "game/obstacles/obstacles.h"
#include "game/orders/orders.h"
#include "game/play/events.h"
#include "game/play/steps.h"
#include "game/turn/takes_place.h"
#include "game/turn/turn.h"

namespace game {
namespace {

std::uint16_t line_index(const Scenario& scenario, std::string_view id) {
    const auto found = std::ranges::find(scenario.lines, id, &rules::DataLine::id);
    ensure(found != scenario.lines.end(), "a stand's data line exists");
    return static_cast<std::uint16_t>(found - scenario.lines.begin());
}

Presence presence_at_start(const StandPlan& plan) {
    if (plan.off_board) return Presence::OffBoard;
    if (plan.aboard) return Presence::Aboard;
    if (plan.entry) return Presence::Reinforcement;
    if (plan.reserve) return Presence::Reserve;
    return plan.at ? presence_on_table(plan.phantom) : Presence::Undeployed;
}

Stand stand_from(const Scenario& scenario, const StandPlan& plan) {
    const auto line = line_index(scenario, plan.line);
    Stand stand;
    stand.id = plan.id;
    stand.side = plan.side;
    stand.company = plan.company;
    stand.name = plan.name;
    stand.line = line;
    stand.base = plan.base.value_or(scenario.lines[line].base);
    stand.quality = plan.quality;
    stand.issuer = plan.issuer;
    stand.commands_company = plan.commands_company;
    stand.observer =
        !plan.barred_from_observing && (plan.observer || scenario.lines[line].observer);
    stand.barred_from_observing = plan.barred_from_observing;
    stand.artillery = plan.artillery;
    stand.dedicated_to = plan.dedicated_to;
    stand.smoke_missions = plan.smoke_missions;
    stand.phantom = plan.phantom;
    stand.assigned_tow = plan.assigned_tow;
    stand.ammunition = plan.ammunition;
    stand.presence = presence_at_start(plan);
    stand.at = plan.entry ? plan.entry->at : plan.at.value_or(Point{});
    stand.facing = plan.entry ? plan.entry->facing : plan.facing;
    stand.aboard = plan.aboard;
    stand.limbered = plan.aboard && scenario.lines[line].gun_class != rules::GunClass::None;
    stand.entry_turn = plan.entry ? plan.entry->turn : 0;
    if (plan.air) {
        stand.entry_turn = plan.air->turn;
        stand.sorties = plan.air->sorties;
    }
    stand.camouflaged = plan.camouflaged && scenario.options.camouflage_allowed;  // CAMO-02
    return stand;
}

Game set_up(const Scenario& scenario) {
    Game game;
    game.scenario = scenario;
    for (const auto& plan : scenario.stands) game.stands.push_back(stand_from(scenario, plan));
    std::ranges::sort(game.stands, {}, &Stand::id);
    for (const auto& plan : scenario.companies) {
        Company company;
        company.id = plan.id;
        company.side = plan.side;
        company.name = plan.name;
        company.morale = plan.morale;
        company.formation = plan.formation;
        company.headquarters = plan.headquarters;
        company.player = plan.player;
        game.companies.push_back(std::move(company));
    }
    std::ranges::sort(game.companies, {}, &Company::id);
    if (scenario.weather.size() == 1)  // a condition of the scenario, no matter of dice [S-80]
        apply(game, weather_of(scenario.weather.front(), 0));
    for (const auto& objective : scenario.objectives)
        game.objectives.push_back({objective.held_at_start});
    for (auto& stand : game.stands)
        if (const auto* carrier = find_stand(game, stand.aboard)) {
            stand.at = carrier->at;
            stand.facing = carrier->facing;
        }
    // A tow that stands unloaded beside its gun counts as having carried it. [TRANS-03, S-26]
    for (const auto& gun : game.stands)
        if (auto* tow = find_stand(game, gun.assigned_tow); tow && !gun.aboard)
            tow->carried.push_back(gun.id);
    return game;
}

}  // namespace

Events begin(Game& game, const Scenario& scenario, Dice& dice) {
    Course course{game, dice};
    course.happen(BattleBegun{set_up(scenario)});
    know_own_obstacles(course);
    show_open_stands(course);
    auto first = Subphase::Deployment;
    if (!takes_place(course.game(), first)) close_deployment(course);
    while (!takes_place(course.game(), first))
        first = static_cast<Subphase>(static_cast<int>(first) + 1);
    deal_in_set_up(course);
    if (first == Subphase::Weather) begin_first_turn(course);
    open_step(course, first);
    advance(course);
    return course.take();
}

}  // namespace game
