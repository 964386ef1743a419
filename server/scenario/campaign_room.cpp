#include <algorithm>
#include <map>

#include "scenario/campaign_parts.h"

/// Have the tables of a campaign room for those who may fight there?
namespace scenario {
namespace {

using campaign::Plan;
using rules::Side;

constexpr std::size_t kTogether = 2;

/// What is set up of a side when its two biggest formations come together.
struct Together {
    std::string names;
    game::Scenario battle;  ///< without ground and zones
    Forces forces;
};

std::int64_t ground_needed(const game::StandPlan& piece, const rules::DataLine& line) {
    if (piece.aboard || piece.off_board) return 0;
    const auto size = rules::base_dimensions(piece.base.value_or(line.base));
    return std::int64_t{size.width.thousandths} * size.depth.thousandths;
}

/// Whose is this piece?
const campaign::FormationPlan& formation_of(const Plan& plan, const game::StandPlan& piece) {
    const auto company = std::ranges::find(plan.companies, piece.company, &game::CompanyPlan::id);
    return *std::ranges::find(plan.formations, company->formation,
                              &campaign::FormationPlan::formation);
}

/// The biggest first; of two alike the one that the file has first.
std::vector<FormationId> biggest(const Plan& plan, const Forces& forces, Side side) {
    std::map<FormationId, std::int64_t> needed;
    for (std::size_t i = 0; i < plan.pieces.size(); ++i)
        if (plan.pieces[i].side == side)
            needed[formation_of(plan, plan.pieces[i]).formation] +=
                ground_needed(plan.pieces[i], *forces.stand_lines[i]);
    std::vector<FormationId> order;
    order.reserve(needed.size());
    for (const auto& [formation, ground] : needed) order.push_back(formation);
    std::ranges::sort(order, {}, [&](FormationId formation) {
        return std::pair{-needed.at(formation), formation};
    });
    if (order.size() > kTogether) order.resize(kTogether);
    return order;
}

Together together(const Plan& plan, const Forces& forces, Side side) {
    Together both;
    const auto chosen = biggest(plan, forces, side);
    for (const auto id : chosen)
        both.names +=
            (both.names.empty() ? "\"" : " and \"") +
            std::ranges::find(plan.formations, id, &campaign::FormationPlan::formation)->name +
            "\"";
    for (std::size_t i = 0; i < plan.pieces.size(); ++i) {
        const auto whose = formation_of(plan, plan.pieces[i]).formation;
        if (plan.pieces[i].side != side || std::ranges::find(chosen, whose) == chosen.end())
            continue;
        both.battle.stands.edit().push_back(plan.pieces[i]);
        both.forces.stand_paths.push_back(forces.stand_paths[i]);
        both.forces.stand_lines.push_back(forces.stand_lines[i]);
    }
    return both;
}

bool have_room(Together& both, Side side, const Polygon& outline, Facing facing) {
    for (auto& stand : both.battle.stands.edit()) stand.facing = facing;
    both.battle.zones = {
        {.side = side, .name = {}, .outline = outline}
    };
    return finds_room(both.battle, both.forces, side);
}

void check_approach(const campaign::Approach& approach, Side side, Together& both,
                    const std::string& path, Mistakes& mistakes) {
    if (!have_room(both, side, approach.zone, approach.facing))
        mistakes.note(
            {path, both.names + " find no room in the zone of \"" + approach.name + "\""});
    if (!have_room(both, side, approach.held, turned(approach.facing.millidegrees + 180'000)))
        mistakes.note(
            {path, both.names + " find no room in what is held against \"" + approach.name + "\""});
}

}  // namespace

void check_room(const Plan& plan, const Forces& forces, Mistakes& mistakes) {
    for (const auto side : {Side::Blue, Side::Red}) {
        auto both = together(plan, forces, side);
        for (std::size_t i = 0; i < plan.places.size(); ++i) {
            const auto* table = campaign::find_table(plan, plan.places[i].table);
            if (!table) continue;
            both.battle.field = table->field;
            for (const auto& approach : table->approaches)
                check_approach(approach, side, both, "places[" + std::to_string(i) + "].table",
                               mistakes);
        }
    }
}

}  // namespace scenario
