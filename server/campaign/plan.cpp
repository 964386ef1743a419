#include "campaign/plan.h"

#include <algorithm>

namespace campaign {
namespace {

template <class List, class Field>
const typename List::value_type* find_in(const List& list, std::string_view key, Field field) {
    const auto found = std::ranges::find(list, key, field);
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

const PlacePlan* find_place(const Plan& plan, std::string_view key) {
    return find_in(plan.places, key, &PlacePlan::key);
}

const FormationPlan* find_formation(const Plan& plan, std::string_view key) {
    return find_in(plan.formations, key, &FormationPlan::key);
}

const Table* find_table(const Plan& plan, std::string_view key) {
    return find_in(plan.tables, key, &Table::key);
}

const rules::DataLine* find_line(const Plan& plan, std::string_view id) {
    return find_in(plan.lines, id, &rules::DataLine::id);
}

const RoadPlan* road_between(const Plan& plan, std::string_view one, std::string_view other) {
    const auto joins = [&](const RoadPlan& road) {
        return (road.from == one && road.to == other) || (road.from == other && road.to == one);
    };
    const auto found = std::ranges::find_if(plan.roads, joins);
    return found == plan.roads.end() ? nullptr : &*found;
}

std::string_view other_end(const RoadPlan& road, std::string_view place) {
    return road.from == place ? road.to : road.from;
}

}  // namespace campaign
