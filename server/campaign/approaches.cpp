#include "campaign/approaches.h"

#include <algorithm>

#include "base/result.h"

namespace campaign {
namespace {

constexpr int kTurnsOfAnImpulse = 2;

const Table& table_of(const Plan& plan, const Battle& battle) {
    const auto* place = find_place(plan, battle.place);
    ensure(place != nullptr, "a battle is at a place of the plan");
    const auto* table = find_table(plan, place->table);
    ensure(table != nullptr && !table->approaches.empty(), "its place has a table with approaches");
    return *table;
}

/// The place from which it came to this one; empty: it was here.
std::string whence(const Formation& formation, const std::string& place) {
    if (!formation.road) return formation.came_by;
    return formation.road->from == place ? std::string{} : formation.road->from;
}

}  // namespace

Approaches::Approaches(const Campaign& campaign, const Battle& battle)
    : campaign_(campaign), battle_(battle), table_(table_of(campaign.plan, battle)),
      comer_(battle.comer) {
    const auto *blue = first_of(Side::Blue), *red = first_of(Side::Red);
    // Who meets on the road near a place from which the other has just set out comes to it.
    if (!comer_ && (!blue || !red || blue == red)) comer_ = red && !blue ? Side::Red : Side::Blue;
    if (comer_) {
        const auto* his = *comer_ == Side::Blue ? blue : red;
        by_side_[index(*comer_)] = his ? his : &table_.approaches.front();
        return;
    }
    by_side_ = {blue, red};
}

const Approach* Approaches::of(const std::string& formation) const {
    const auto* one = formation_of(campaign_, formation);
    ensure(one != nullptr, "a battle is fought by formations of the plan");
    const auto from = whence(*one, battle_.place);
    const auto* road = road_between(campaign_.plan, from, battle_.place);
    if (!road) return nullptr;
    const auto& name = road->to == battle_.place ? road->arrives_at_to : road->arrives_at_from;
    const auto found = std::ranges::find(table_.approaches, name, &Approach::name);
    return found == table_.approaches.end() ? nullptr : &*found;
}

/// Of those who are there from the start.
const Approach* Approaches::first_of(Side side) const {
    for (const auto& force : battle_.forces)
        if (force.late == 0 &&
            side_of(campaign_, *formation_of(campaign_, force.formation)) == side)
            if (const auto* approach = of(force.formation)) return approach;
    return nullptr;
}

/// The holder stands against it as he does against the one that the comer takes first.
bool Approaches::is_beside(const Approach& approach) const {
    const auto* first = by_side_[index(*comer_)];
    return approach.held == first->held;
}

Fronts Approaches::fronts() const {
    Fronts fronts;
    const auto add = [&](Side side, const std::string& name, const Polygon& outline) {
        const bool is_known = std::ranges::any_of(fronts.zones, [&](const game::Zone& zone) {
            return zone.side == side && zone.outline == outline;
        });
        if (!is_known) fronts.zones.push_back({side, name, outline});
    };
    for (const auto side : {Side::Blue, Side::Red})
        if (const auto* approach = by_side_[index(side)]) add(side, approach->name, approach->zone);
    if (!comer_) return fronts;
    fronts.holder = rules::enemy_of(*comer_);
    for (const auto& force : battle_.forces) {
        const auto* approach = of(force.formation);
        const bool comes = side_of(campaign_, *formation_of(campaign_, force.formation)) == *comer_;
        if (comes && approach && force.late == 0 && is_beside(*approach))
            add(*comer_, approach->name, approach->zone);
    }
    add(*fronts.holder, battle_.place, by_side_[index(*comer_)]->held);
    return fronts;
}

Standing Approaches::standing(const Force& force) const {
    const auto side = side_of(campaign_, *formation_of(campaign_, force.formation));
    const auto* own = of(force.formation);
    const auto* front = by_side_[index(side)];
    const bool comes = front != nullptr;
    Standing standing;
    standing.facing = comes ? (own ? own : front)->facing
                            : turned(by_side_[index(*comer_)]->facing.millidegrees + 180'000);
    if (own && force.late > 0) {
        standing.entry = own;
        standing.turn = 1 + force.late * kTurnsOfAnImpulse;
    } else if (own && comes && own != front && !(comer_ && is_beside(*own))) {
        standing.entry = own;  // by another road, to where the enemy may be
        standing.turn = kTurnsOfAnImpulse;
    }
    if (standing.entry) standing.facing = standing.entry->facing;
    return standing;
}

}  // namespace campaign
