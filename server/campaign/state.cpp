#include "campaign/state.h"

#include <algorithm>

#include "base/result.h"

namespace campaign {
namespace {

template <class List, class Key, class Field>
auto* find_in(List& list, const Key& key, Field field) {
    const auto found = std::ranges::find(list, key, field);
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

const Formation* formation_of(const Campaign& campaign, std::string_view key) {
    return find_in(campaign.formations, key, &Formation::key);
}

Formation* formation_of(Campaign& campaign, std::string_view key) {
    return find_in(campaign.formations, key, &Formation::key);
}

const March* march_of(const Campaign& campaign, std::string_view formation) {
    return find_in(campaign.marches, formation, &March::formation);
}

const Battle* battle_of(const Campaign& campaign, int id) {
    return find_in(campaign.battles, id, &Battle::id);
}

std::optional<std::size_t> place_index(const Plan& plan, std::string_view key) {
    const auto* place = find_place(plan, key);
    if (!place) return std::nullopt;
    return static_cast<std::size_t>(place - plan.places.data());
}

const FormationPlan& plan_of(const Campaign& campaign, const Formation& formation) {
    const auto* plan = find_formation(campaign.plan, formation.key);
    ensure(plan != nullptr, "every formation stands in the plan");
    return *plan;
}

Side side_of(const Campaign& campaign, const Formation& formation) {
    return plan_of(campaign, formation).side;
}

std::vector<const Piece*> present_pieces(const Campaign& campaign, std::string_view formation) {
    std::vector<const Piece*> present;
    for (const auto& piece : campaign.pieces)
        if (piece.formation == formation && piece.state == PieceState::Present)
            present.push_back(&piece);
    return present;
}

bool is_there(const Campaign& campaign, const Formation& formation) {
    return (!formation.place.empty() || formation.road) &&
           !present_pieces(campaign, formation.key).empty();
}

bool is_at(const Campaign& campaign, Side side, std::string_view place) {
    return std::ranges::any_of(campaign.formations, [&](const Formation& formation) {
        return formation.place == place && side_of(campaign, formation) == side &&
               is_there(campaign, formation);
    });
}

bool is_in_battle(const Campaign& campaign, std::string_view formation) {
    return std::ranges::any_of(campaign.battles, [&](const Battle& battle) {
        return is_open(battle.state) && std::ranges::any_of(battle.forces, [&](const Force& force) {
                   return force.formation == formation;
               });
    });
}

const game::StandPlan& plan_of(const Campaign& campaign, const Piece& piece) {
    const auto number = static_cast<std::size_t>(&piece - campaign.pieces.data());
    ensure(number < campaign.plan.pieces.size() && campaign.plan.pieces[number].id == piece.id,
           "every piece stands in the plan, at its own place");
    return campaign.plan.pieces[number];
}

const rules::DataLine& line_of(const Campaign& campaign, const Piece& piece) {
    const auto* line = find_line(campaign.plan, plan_of(campaign, piece).line);
    ensure(line != nullptr, "every line of a piece stands in the plan");
    return *line;
}

}  // namespace campaign
