#include <algorithm>

#include "scenario/campaign_parts.h"

/// The sides of a campaign: briefing, deck, depot, formations.
namespace scenario {
namespace {

using campaign::FormationPlan;
using campaign::Plan;
using rules::Side;

/// A place that a formation of this side may be at.
std::string read_whereabouts(const Field& field, Side side, const Plan& plan) {
    const auto& place = place_named(field, plan);
    if (place.base_of && *place.base_of != side)
        field.refuse("\"" + place.key + "\" is the enemy's base");
    return place.key;
}

std::string read_start(const Field& field, Side side, const Plan& plan) {
    auto place = read_whereabouts(field, side, plan);
    const auto is_enemy_there = [&](const FormationPlan& other) {
        return other.side != side && other.place == place;
    };
    if (std::ranges::any_of(plan.formations, is_enemy_there))
        field.refuse("the enemy has a formation there, too");
    return place;
}

campaign::ArrivalPlan read_arrival(const Field& field, Side side, const Plan& plan,
                                   Mistakes& mistakes) {
    campaign::ArrivalPlan arrival;
    mistakes.keys(field, {"day", "phase", "place"});
    mistakes.field(field, "day", [&](const Field& f) { arrival.day = f.whole(1, plan.days); });
    mistakes.field(field, "phase", [&](const Field& f) { arrival.phase = phase_named(f, plan); });
    mistakes.field(field, "place",
                   [&](const Field& f) { arrival.place = read_whereabouts(f, side, plan); });
    return arrival;
}

/// What a campaign says of a formation beyond its companies.
void read_campaign_formation(const Field& item, Side side, FormationId id, Plan& plan,
                             Mistakes& mistakes) {
    FormationPlan formation;
    formation.side = side;
    formation.formation = id;
    mistakes.field(item, "key", [&](const Field& field) {
        formation.key = field.id();
        if (campaign::find_formation(plan, formation.key))
            field.refuse("another formation has this key");
    });
    mistakes.field(item, "name", [&](const Field& field) { formation.name = field.text(60); });
    mistakes.field(item, "player", [&](const Field& f) { formation.player = f.whole(2, 4); });
    if (item.has("place") == item.has("arrives"))
        mistakes.note(item, "expected either \"place\" or \"arrives\"");
    mistakes.field(item, "place",
                   [&](const Field& f) { formation.place = read_start(f, side, plan); });
    mistakes.field(item, "arrives", [&](const Field& field) {
        formation.arrives = read_arrival(field, side, plan, mistakes);
    });
    plan.formations.push_back(std::move(formation));
}

void read_campaign_side(const Field& file, Side side, const Library& library, Plan& plan,
                        game::Scenario& scenario, Forces& forces, Mistakes& mistakes) {
    const auto name = base::text_of(side);
    if (!file.has(name)) return;
    const auto field = file[name];
    auto& about = side == Side::Blue ? plan.blue : plan.red;
    mistakes.keys(field, {"briefing", "depot", "formations"}, {"deck"});
    mistakes.field(field, "briefing", [&](const Field& f) { about.briefing = f.text(4000); });
    mistakes.field(field, "deck", [&](const Field& f) { about.deck = read_deck(f, library); });
    mistakes.field(field, "depot", [&](const Field& f) { about.depot = place_named(f, plan).key; });
    mistakes.field(field, "formations", [&](const Field& f) {
        read_formations(f, side, library, scenario, forces, mistakes);
    });
    auto id = static_cast<std::uint16_t>(side == Side::Blue ? 1 : 1001);
    mistakes.items(field, "formations", 1, [&](const Field& item) {
        read_campaign_formation(item, side, FormationId{id++}, plan, mistakes);
    });
}

FormationId formation_of(const game::Scenario& scenario, StandId stand) {
    const auto& piece = *std::ranges::find(scenario.stands, stand, &game::StandPlan::id);
    return std::ranges::find(scenario.companies, piece.company, &game::CompanyPlan::id)->formation;
}

/// A formation marches by itself: it takes nobody else's piece along.
void check_carriers(const game::Scenario& scenario, const Forces& forces, Mistakes& mistakes) {
    for (std::size_t i = 0; i < scenario.stands.size(); ++i) {
        const auto& piece = scenario.stands[i];
        for (const auto carrier : {piece.aboard, piece.assigned_tow})
            if (carrier && formation_of(scenario, carrier) != formation_of(scenario, piece.id))
                mistakes.note({forces.stand_paths[i],
                               piece.name + " is carried by a stand of another formation"});
    }
}

int longest_phase(const Plan& plan) {
    int turns = 1;
    for (const auto& phase : plan.phases) turns = std::max(turns, phase.turns);
    return turns;
}

}  // namespace

void read_both_sides(const Field& file, const Library& library, Plan& plan, Mistakes& mistakes) {
    game::Scenario scenario;
    scenario.turns = longest_phase(plan);
    Forces forces;
    const auto before = mistakes.found().size();
    for (const auto side : {Side::Blue, Side::Red})
        read_campaign_side(file, side, library, plan, scenario, forces, mistakes);
    if (mistakes.found().size() > before) return;
    for (const auto& wrong : wrong_loads(scenario, forces)) mistakes.note(wrong);
    check_carriers(scenario, forces, mistakes);
    plan.order_of_battle = std::move(scenario.formations);
    plan.companies = std::move(scenario.companies);
    plan.pieces = std::move(scenario.stands);
    plan.lines = lines_of(plan.pieces, library);
    plan.cards = cards_of(plan.blue.deck, plan.red.deck, library);
    check_room(plan, forces, mistakes);
}

}  // namespace scenario
