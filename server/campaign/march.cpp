#include <algorithm>

#include "campaign/contact.h"
#include "campaign/impulse.h"
#include "campaign/on_the_map.h"

/// Who marches how far in an impulse, and who meets whom on the road.
namespace campaign {
namespace {

int from_its_start(const RoadPlan& road, std::string_view to, int left) {
    return road.to == to ? road.length - left : left;
}

/// One that stands on this road neither meets nor is met by those who leave the place behind it.
Stride standing(const Campaign& campaign, const Formation& formation) {
    Stride stride;
    stride.formation = formation.key;
    stride.side = side_of(campaign, formation);
    stride.from = formation.road->from;
    stride.to = formation.road->to;
    stride.road = road_between(campaign.plan, stride.from, stride.to);
    stride.left = formation.road->left;
    stride.before = stride.after = from_its_start(*stride.road, stride.to, stride.left);
    return stride;
}

std::optional<Stride> stride_of(const Campaign& campaign, const Formation& formation) {
    const auto next = next_place(campaign, formation);
    if (next.empty() || is_in_battle(campaign, formation.key)) {
        if (formation.road) return standing(campaign, formation);
        return std::nullopt;
    }
    Stride stride;
    stride.formation = formation.key;
    stride.side = side_of(campaign, formation);
    stride.to = next;
    int left = 0;
    if (formation.road) {
        const bool goes_on = formation.road->to == next;
        stride.from = goes_on ? formation.road->from : formation.road->to;
        stride.road = road_between(campaign.plan, stride.from, next);
        left = goes_on ? formation.road->left : stride.road->length - formation.road->left;
    } else {
        stride.from = formation.place;
        stride.road = road_between(campaign.plan, stride.from, next);
        left = stride.road->length;
    }
    stride.before = from_its_start(*stride.road, next, left);
    stride.left = std::max(0, left - pace_of(campaign, formation.key, stride.road->kind));
    stride.after = from_its_start(*stride.road, next, stride.left);
    return stride;
}

bool meet(const Stride& one, const Stride& other) {
    if (one.side == other.side || one.road != other.road) return false;
    const bool both_arrive = one.after == other.after && one.left == 0 && other.left == 0;
    const bool swap = (one.before - other.before) * (one.after - other.after) <= 0;
    const bool start_together = one.before == other.before && one.from == other.from;
    return swap && !both_arrive && !start_together;
}

/// The nearer end of the road that has a table.
std::string place_of_meeting(const Plan& plan, const Stride& one, const Stride& other) {
    const auto& road = *one.road;
    const bool nearer_to_start = one.before + other.before < road.length;
    const auto& near = nearer_to_start ? road.from : road.to;
    const auto& far = nearer_to_start ? road.to : road.from;
    return find_place(plan, near)->table.empty() ? far : near;
}

void settle(Course& course, Stride& one, Stride& other, int impulse, std::vector<Encounter>& met) {
    const auto& campaign = course.campaign();
    const auto& plan = campaign.plan;
    const auto place = place_of_meeting(plan, one, other);
    const std::vector<std::string> ones{one.formation}, others{other.formation};
    const auto clash = clash_of(plan, boldest(campaign, ones), boldest(campaign, others));
    const auto then = clash == Clash::Battle     ? Meeting::Battle
                      : clash == Clash::BothHalt ? Meeting::BothHalt
                                                 : Meeting::HolderRetires;
    const bool one_retires = clash == Clash::OneRetires;
    course.happen(ContactMade{place, one_retires ? others : ones, one_retires ? ones : others, then,
                              impulse});
    met.push_back({one.formation, other.formation, place});
    if (clash == Clash::OneRetires || clash == Clash::OtherRetires) {
        auto& weaker = one_retires ? one : other;
        weaker.is_done = true;
        if (formation_of(campaign, weaker.formation)->road) return retire(course, weaker.formation);
        return halt(course, weaker.formation, impulse);  // it has not left yet
    }
    for (auto* stride : {&one, &other}) {
        halt(course, stride->formation, impulse);
        stride->is_done = true;
    }
    if (clash == Clash::Battle)
        propose_battle(course, place, std::nullopt,
                       std::vector<std::string>{one.formation, other.formation}, impulse);
}

}  // namespace

std::vector<Stride> strides_of(const Campaign& campaign) {
    std::vector<Stride> strides;
    for (const auto& formation : campaign.formations) {
        if (!is_there(campaign, formation)) continue;
        if (auto stride = stride_of(campaign, formation)) strides.push_back(std::move(*stride));
    }
    return strides;
}

void meet_on_roads(Course& course, std::vector<Stride>& strides, int impulse,
                   std::vector<Encounter>& met) {
    for (std::size_t a = 0; a < strides.size(); ++a)
        for (std::size_t b = a + 1; b < strides.size(); ++b)
            if (!strides[a].is_done && !strides[b].is_done && meet(strides[a], strides[b]))
                settle(course, strides[a], strides[b], impulse, met);
    for (const auto& stride : strides)
        if (!stride.is_done && stride.left > 0 && stride.before != stride.after)
            course.happen(FormationMoved{
                stride.formation, "", OnRoad{stride.from, stride.to, stride.left},
                  stride.from,
                impulse
            });
}

void march(Course& course) {
    for (int impulse = 1; impulse <= course.campaign().plan.impulses; ++impulse) {
        std::vector<Encounter> met;
        auto strides = strides_of(course.campaign());
        meet_on_roads(course, strides, impulse, met);
        arrive(course, strides, impulse, met);
        take_places(course);
        look(course, met, impulse);
    }
}

}  // namespace campaign
