#include "campaign/on_the_map.h"

#include <algorithm>
#include <map>
#include <set>

#include "rules/transport.h"

namespace campaign {
namespace {

/// A vehicle and whom it has taken up.
struct Carrier {
    StandId id;
    const rules::DataLine* line = nullptr;
    int passengers = 0;
    bool tows = false;
};

bool takes_up(Carrier& carrier, const rules::DataLine& line) {
    const bool is_gun = line.gun_class != rules::GunClass::None;
    if (is_gun)
        return !carrier.tows && rules::may_tow(*carrier.line, line) && (carrier.tows = true);
    const bool has_room = carrier.line->transport
                              ? rules::has_room(*carrier.line, carrier.passengers)
                              : rules::may_ride(line, *carrier.line, carrier.passengers);
    if (has_room) ++carrier.passengers;
    return has_room;
}

/// What of it sets the pace, by what it moves on: batteries behind the table follow by themselves.
std::set<rules::Mobility> movers(const Campaign& campaign, std::string_view formation) {
    std::vector<Carrier> carriers;
    std::vector<const Piece*> others, at_home;  ///< on foot; with a vehicle of their own
    std::set<rules::Mobility> all;
    for (const auto* piece : present_pieces(campaign, formation)) {
        if (plan_of(campaign, *piece).off_board) continue;
        const auto& line = line_of(campaign, *piece);
        if (rules::is_vehicle(line.kind)) {
            carriers.push_back({piece->id, &line});
            all.insert(line.mobility);
        } else {
            (plan_of(campaign, *piece).aboard ? at_home : others).push_back(piece);
        }
    }
    others.insert(others.begin(), at_home.begin(), at_home.end());
    for (const auto* piece : others) {
        const auto& line = line_of(campaign, *piece);
        const auto own = plan_of(campaign, *piece).aboard;
        const auto first = std::ranges::find(carriers, own, &Carrier::id);
        const bool rides = (first != carriers.end() && takes_up(*first, line)) ||
                           std::ranges::any_of(
                               carriers, [&](Carrier& carrier) { return takes_up(carrier, line); });
        if (!rides) all.insert(line.mobility);
    }
    return all;
}

const Pace& pace_by(const Paces& paces, rules::Mobility mobility) {
    switch (mobility) {
    case rules::Mobility::Tracked: return paces.tracked;
    case rules::Mobility::Wheeled: return paces.wheeled;
    case rules::Mobility::Personnel: break;
    }
    return paces.foot;
}

}  // namespace

int pace_of(const Campaign& campaign, std::string_view formation, RoadKind kind) {
    auto all = movers(campaign, formation);
    if (all.empty()) all.insert(rules::Mobility::Personnel);
    int slowest = INT32_MAX;
    for (const auto mobility : all) {
        const auto& pace = pace_by(campaign.plan.march, mobility);
        slowest = std::min(slowest, kind == RoadKind::Road ? pace.road : pace.track);
    }
    return slowest;
}

int impulses_of(const Campaign& campaign, std::string_view formation, const RoadPlan& road) {
    const int pace = pace_of(campaign, formation, road.kind);
    return pace == 0 ? 0 : (road.length + pace - 1) / pace;
}

std::string next_place(const Campaign& campaign, const Formation& formation) {
    const auto* march = march_of(campaign, formation.key);
    if (!march || march->way.empty()) return {};
    if (formation.road)
        return std::ranges::find(march->way, formation.road->to) != march->way.end()
                   ? formation.road->to
                   : march->way.front();
    const auto here = std::ranges::find(march->way, formation.place);
    if (here == march->way.end()) return march->way.front();
    return std::next(here) == march->way.end() ? std::string{} : *std::next(here);
}

bool is_base_of_enemy(const Plan& plan, std::string_view place, Side side) {
    const auto* found = find_place(plan, place);
    return found && found->base_of && *found->base_of != side;
}

}  // namespace campaign
