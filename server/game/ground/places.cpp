#include "game/ground/places.h"

#include <algorithm>
#include <array>

#include "base/contains.h"
#include "game/ground/movement_facts.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"

namespace game {
namespace {

/// Bases of those around the place that count, without the stand itself.
template <class Counts>
void add_bases_around(const Game& game, const Stand& stand, Point at, Counts counts,
                      std::vector<Corners>& bases) {
    for (const auto& other : game.stands)
        if (other.id != stand.id && within(other.at, at, kBeyondContact) && counts(other))
            bases.push_back(base_of(game, other));
}

}  // namespace

bool may_stand_on(const Game& game, const Stand& stand, Point at) {
    constexpr auto kLittle = 0.01_in;  // a path of no length costs nothing anywhere
    const std::array<Point, 2> here{at, ahead(at, {}, kLittle)};
    return !rules::path_cost(game.scenario.field, mover_for(game, stand), {}, here).stop;
}

std::vector<Corners> known_wreck_bases(const Game& game, Side side) {
    std::vector<Corners> bases;
    for (const auto& wreck : game.wrecks)
        if (contains(knowledge_of(game, watcher_of(side)).wrecks_seen, wreck.id))
            bases.push_back(base_of(wreck));
    return bases;
}

bool is_free_place(const Game& game, const Stand& stand, Point at, Facing facing) {
    std::vector<Corners> others;
    const auto counts = [&](const Stand& other) {
        return on_table(other) || (is_placed(other) && other.side == stand.side);
    };
    add_bases_around(game, stand, at, counts, others);
    for (const auto& wreck : game.wrecks) others.push_back(base_of(wreck));
    return rules::may_end_at(base_at(stand, at, facing), others);
}

bool is_free_as_known(const Game& game, const Stand& stand, Point at, Facing facing) {
    auto others = known_wreck_bases(game, stand.side);
    const auto counts = [&](const Stand& other) {
        return other.side == stand.side && is_placed(other);
    };
    add_bases_around(game, stand, at, counts, others);
    return rules::may_end_at(base_at(stand, at, facing), others);
}

void note_run_into(const Game& game, const Stand& stand, const Corners& base,
                   std::vector<StandId>& ran_into) {
    for (const auto& other : game.stands)
        if (other.side != stand.side && on_table(other) && !contains(ran_into, other.id) &&
            in_contact(game, base, base_of(game, other)))
            ran_into.push_back(other.id);
}

bool may_be_set_down(const Game& game, const Stand& stand, Point at, Facing facing) {
    const auto base = base_at(stand, at, facing);
    if (!rules::on_table(game.scenario.field, base)) return false;
    if (!may_stand_on(game, stand, at)) return false;
    auto others = known_wreck_bases(game, stand.side);
    const auto counts = [&](const Stand& other) {
        return is_placed(other) && (other.side == stand.side || other.visible);
    };
    add_bases_around(game, stand, at, counts, others);
    return rules::may_end_at(base, others);
}

std::vector<Point> places_beside(const Game& game, const Stand& stand, const Stand& other,
                                 std::size_t at_most) {
    std::vector<Point> places;
    const auto other_base = base_of(game, other);
    for (int eighth = 0; eighth < 8 && places.size() < at_most; ++eighth) {
        const auto direction = turned(other.facing.millidegrees + 180000 + eighth * 45000);
        for (auto away = 0.5_in; away <= kFarthestBeside; away += 0.05_in) {
            const auto at = ahead(other.at, direction, away);
            const auto base = base_at(stand, at, other.facing);
            if (polygons_overlap(base, other_base)) continue;
            if (in_contact(game, base, other_base) &&
                may_be_set_down(game, stand, at, other.facing))
                places.push_back(at);
            break;
        }
    }
    return places;
}

std::optional<Point> first_place_around(Point at, Facing straight_on,
                                        const std::function<bool(Point, Facing)>& is_good) {
    constexpr auto kApart = 0.25_in;
    constexpr auto kFarthest = 6_in;
    for (auto away = kApart; away <= kFarthest; away += kApart)
        for (const auto turn : kAllRound) {
            const auto place =
                ahead(at, turned(std::int64_t{straight_on.millidegrees} + turn), away);
            if (is_good(place, bearing(at, place))) return place;
        }
    return std::nullopt;
}

Point nearest_free_place(const Game& game, const Stand& stand, Point at,
                         std::optional<Facing> facing) {
    const auto is_free = [&](Point place, Facing way) {
        return rules::on_table(game.scenario.field, place) &&
               is_free_place(game, stand, place, facing.value_or(way));
    };
    if (is_free(at, stand.facing)) return at;
    return first_place_around(at, stand.facing, is_free).value_or(at);
}

}  // namespace game
