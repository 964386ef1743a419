#include <algorithm>
#include <deque>
#include <map>

#include "campaign/course.h"
#include "campaign/on_the_map.h"

/// Where a formation goes that does not stay where the enemy is. [CAM-08]
namespace campaign {
namespace {

std::vector<std::string> neighbours_of(const Plan& plan, std::string_view place) {
    std::vector<std::string> found;
    for (const auto& road : plan.roads)
        if (road.from == place || road.to == place) found.emplace_back(other_end(road, place));
    return found;
}

bool is_open_to(const Campaign& campaign, Side side, std::string_view place) {
    return !is_base_of_enemy(campaign.plan, place, side) &&
           !is_at(campaign, rules::enemy_of(side), place);
}

/// How many roads each place is from the depot, by places that no enemy bars.
std::map<std::string, int> roads_to_depot(const Campaign& campaign, Side side) {
    const auto& depot = side_plan(campaign.plan, side).depot;
    std::map<std::string, int> roads;
    if (!is_open_to(campaign, side, depot)) return roads;
    roads[depot] = 0;
    std::deque<std::string> next{depot};
    for (; !next.empty(); next.pop_front())
        for (const auto& place : neighbours_of(campaign.plan, next.front()))
            if (is_open_to(campaign, side, place) &&
                roads.emplace(place, roads[next.front()] + 1).second)
                next.push_back(place);
    return roads;
}

std::optional<std::string> refuge(const Campaign& campaign, const Formation& formation) {
    const auto side = side_of(campaign, formation);
    if (formation.road) {
        for (const auto& end : {formation.road->from, formation.road->to})
            if (is_open_to(campaign, side, end)) return end;
        return std::nullopt;
    }
    if (!formation.came_by.empty() && is_open_to(campaign, side, formation.came_by))
        return formation.came_by;
    const auto roads = roads_to_depot(campaign, side);
    std::optional<std::string> best;
    for (const auto& place : neighbours_of(campaign.plan, formation.place))
        if (const auto found = roads.find(place);
            found != roads.end() && (!best || found->second < roads.at(*best)))
            best = place;
    return best;
}

void give_up(Course& course, std::string_view formation) {
    const auto pieces = course.campaign().pieces;
    for (const auto& piece : pieces)
        if (piece.formation == formation &&
            (piece.state == PieceState::Present || piece.state == PieceState::Straggling))
            course.happen(PieceChanged{piece.id, piece.state, PieceState::Captured, ""});
}

std::vector<StandId> stragglers_of(const Campaign& campaign, std::string_view formation) {
    std::vector<StandId> pieces;
    for (const auto& piece : campaign.pieces)
        if (piece.formation == formation && piece.state == PieceState::Straggling)
            pieces.push_back(piece.id);
    return pieces;
}

}  // namespace

void retire(Course& course, std::string_view key) {
    const auto& campaign = course.campaign();
    const auto formation = *formation_of(campaign, key);
    const auto side = side_of(campaign, formation);
    const auto to = refuge(campaign, formation);
    if (!to) return give_up(course, key);
    const auto from = formation.road ? formation.road->to : formation.place;
    course.happen(FormationRetired{formation.key, from, *to});
    if (!formation.road && is_at(campaign, rules::enemy_of(side), from))
        course.happen(HolderKnown{side, from, rules::enemy_of(side)});
}

void return_stragglers(Course& course) {
    const auto& campaign = course.campaign();
    for (const auto& formation : campaign.plan.formations) {
        if (stragglers_of(campaign, formation.key).empty()) continue;
        const auto& place = formation_of(campaign, formation.key)->place;
        if (is_at(campaign, rules::enemy_of(formation.side), place)) retire(course, formation.key);
        if (auto pieces = stragglers_of(campaign, formation.key); !pieces.empty())
            course.happen(StragglersReturned{formation.key, std::move(pieces)});
    }
}

void take_places(Course& course) {
    const auto& campaign = course.campaign();
    for (std::size_t i = 0; i < campaign.plan.places.size(); ++i) {
        const auto& place = campaign.plan.places[i].key;
        const bool blue = is_at(campaign, Side::Blue, place);
        if (blue == is_at(campaign, Side::Red, place)) continue;
        const auto by = blue ? Side::Blue : Side::Red;
        if (campaign.holders[i] != by || known_to(campaign, by).holders[i] != by)
            course.happen(PlaceTaken{place, by});
    }
}

}  // namespace campaign
