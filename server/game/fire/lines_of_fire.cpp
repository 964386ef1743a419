#include "game/fire/lines_of_fire.h"

#include <algorithm>
#include <span>

#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "rules/sight_proof.h"
#include "rules/sight_scene.h"

namespace game {
namespace {

constexpr Point kReach{kBeyondContact, kBeyondContact};

using Obstacles = std::vector<rules::SightObstacle>;
using Friends = std::vector<FriendInTheWay>;

Box box_of_both(const Box& a, const Box& b) {
    return box_around(std::array{a.low, a.high, b.low, b.high});
}

/// No base reaches farther.
Box room_of(const Stand& stand) {
    const Point half{kBeyondContact / 2, kBeyondContact / 2};
    return {stand.at - half, stand.at + half};
}

Inches west_of(const FriendInTheWay& one) { return one.in_the_way.box.low.x; }

/// Of friends from west to east, all who may touch the box.
std::span<const FriendInTheWay> those_near(const Friends& friends, const Box& box) {
    const auto first = std::ranges::lower_bound(friends, box.low.x - kBeyondContact, {}, west_of);
    const auto end = std::ranges::upper_bound(friends, box.high.x, {}, west_of);
    return {first, std::max(first, end)};
}

/// From west to east. Friends only: neither enemies nor open blocking terrain hinder fire. Those in
/// this lane, or all. [LOS-11, LOS-13]
Friends friends_of(const Game& game, Side side, const std::optional<Box>& lane) {
    Friends friends;
    for (const auto& other : game.stands) {
        if (other.side != side || !on_table(other)) continue;
        if (lane && !boxes_touch(*lane, room_of(other))) continue;
        const auto base = base_of(game, other);
        const bool personnel = line_of(game, other).kind == rules::Kind::Personnel;
        friends.push_back({other.id, base, rules::friend_obstacle(base), personnel});
    }
    std::ranges::sort(friends, {}, west_of);
    return friends;
}

/// Does it fire through personnel that it is in contact with? [LOS-14]
bool is_supporting(const Game& game, const Stand& firer) {
    return game.scenario.options.supporting_fire == rules::SupportingFire::Contact &&
           on_table(firer) && line_of(game, firer).kind == rules::Kind::Personnel;
}

bool is_free(const Game& game, const Obstacles& obstacles, const Friends& all_friends,
             const Stand& firer, const rules::SightEnd& from, const rules::SightEnd& to) {
    const auto& field = game.scenario.field;
    if (rules::is_screened(field, from, to)) return false;
    const auto body = body_of(game, firer).id;
    const auto edge_depth = game.scenario.options.edge_depth;
    const auto friends = those_near(all_friends, box_of_both(from.box, to.box));
    const auto sees = [&](StandId through) {
        rules::SightScene scene(field, from, to, obstacles, edge_depth);
        for (const auto& one : friends)
            if (one.stand != body && one.stand != through) scene.add(one.in_the_way);
        return scene.any_clear();
    };
    if (sees(StandId{})) return true;
    if (!is_supporting(game, firer)) return false;
    const rules::SightLane lane(from, to);
    return std::ranges::any_of(friends, [&](const FriendInTheWay& one) {
        return one.personnel && one.stand != body && lane.reaches(one.in_the_way.box) &&
               in_contact(game, from.base, one.base) && sees(one.stand);
    });
}

}  // namespace

bool has_line_of_fire(const Game& game, const Obstacles& obstacles, const Stand& firer,
                      const Corners& target) {
    const auto from = sight_end_of(game, body_of(game, firer));
    const auto to = rules::sight_end(game.scenario.field, target);
    const auto friends = friends_of(game, firer.side, box_of_both(from.box, to.box));
    return is_free(game, obstacles, friends, firer, from, to);
}

/// The line is as wide as the bases at its ends, and what stands in its way reaches to it. Who
/// looked from one of the places loses all of his.
std::vector<StandId> LinesOfFire::forget(const std::vector<Point>& places) {
    std::vector<StandId> firers;
    if (places.empty()) return firers;
    table_.reset();
    for (auto& [id, firer] : looked_) {
        if (!firer.box || std::ranges::none_of(places, [&](Point place) {
                return boxes_touch({place - kReach, place + kReach}, *firer.box);
            }))
            continue;
        const auto gone = erase_if(firer.lines, [&](const auto& looked) {
            return std::ranges::any_of(places, [&](Point place) {
                return on_polyline(place, looked.second.centres, kBeyondContact);
            });
        });
        if (gone == 0) continue;
        firer.end.reset();
        firers.push_back(id);
    }
    return firers;
}

void LinesOfFire::forget_all() {
    obstacles_.reset();
    table_.reset();
    looked_.clear();
}

void LinesOfFire::follow(const Game& game, Side side) {
    if (obstacles_ && *obstacles_ != known_obstacles(game, side)) forget_all();
}

bool LinesOfFire::has(const Game& game, const Stand& firer, const Corners& target) {
    auto& from = looked_[firer.id];
    const auto [place, is_new] = from.lines.try_emplace(target);
    if (is_new) place->second = look(game, firer, from, target);
    return place->second.is_free;
}

LinesOfFire::Line LinesOfFire::look(const Game& game, const Stand& firer, Looked& from,
                                    const Corners& target) {
    if (!obstacles_) obstacles_ = known_obstacles(game, firer.side);
    if (!table_) table_ = Table{friends_of(game, firer.side, std::nullopt), {}};
    if (!from.end) from.end = sight_end_of(game, body_of(game, firer));
    const auto [to, is_new_target] = table_->targets.try_emplace(target);
    if (is_new_target) to->second = rules::sight_end(game.scenario.field, target);
    const std::array centres{from.end->points.front(), to->second.points.front()};
    const auto box = box_around(centres);
    from.box = from.box ? box_of_both(*from.box, box) : box;
    return {centres, is_free(game, *obstacles_, table_->friends, firer, *from.end, to->second)};
}

}  // namespace game
