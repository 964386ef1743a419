#include <algorithm>

#include "base/refusal_code.h"
#include "game/command/orders_in_force.h"
#include "game/core/paths.h"
#include "game/core/refusals.h"
#include "game/ground/movement_facts.h"
#include "game/ground/obstacle_facts.h"
#include "game/ground/places.h"
#include "game/movement/movement.h"
#include "game/movement/run_path.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"
#include "rules/transport.h"

namespace game {
namespace {

rules::PathFault judge_push(const Game& game, const Stand& pusher, const Stand& gun,
                            const std::vector<Point>& path) {
    const auto mover = as_known(rules::man_handled(line_of(game, gun)), game, gun.side);
    return rules::judge_path(game.scenario.field, mover, budget_for(game, pusher),
                             arrow_of(game, pusher), path, game.scenario.options)
        .fault;
}

/// The gun where it stands, though its crew has left it; nothing when that gun is lost. [ABND-05]
std::optional<Stand> gun_in_place(const Game& game, const Stand& gun) {
    if (!gun.crew_left_gun) return on_table(gun) ? std::optional{gun} : std::nullopt;
    const auto left = std::ranges::find(game.abandoned_guns, gun.id, &AbandonedGun::crew);
    if (left == game.abandoned_guns.end()) return std::nullopt;
    auto there = gun;
    there.presence = Presence::OnTable;
    there.at = left->at;
    there.facing = left->facing;
    there.moved = left->turn_pushed == game.turn;
    return there;
}

/// Who pushes which gun, and how both face.
struct Push {
    const Stand& pusher;
    const Stand& gun;
    Facing facing;
    [[nodiscard]] bool is_own_crew() const { return pusher.id == gun.id; }
};

enum class Knows : std::uint8_t { Side, Everything };

/// The pusher ends behind the gun, in contact with it.
Point behind(const Stand& gun, const Stand& pusher, Point at, Facing facing) {
    const auto gap =
        rules::base_dimensions(gun.base).depth / 2 + rules::base_dimensions(pusher.base).depth / 2;
    return ahead(at, turned(facing.millidegrees + 180000), gap);
}

/// Bases that neither may end on: those that their side knows of, or all. [MOVE-14, S-32]
std::vector<Corners> in_the_way(const Game& game, const Push& push, Knows knows) {
    std::vector<Corners> bases;
    if (knows == Knows::Side) bases = known_wreck_bases(game, push.gun.side);
    if (knows == Knows::Everything)
        for (const auto& wreck : game.wrecks) bases.push_back(base_of(wreck));
    for (const auto& other : game.stands) {
        const bool counts = knows == Knows::Side ? other.side == push.gun.side && is_placed(other)
                                                 : on_table(other);
        if (counts && other.id != push.gun.id && other.id != push.pusher.id)
            bases.push_back(base_of(game, other));
    }
    return bases;
}

/// Where the pusher ends when the gun ends there.
Point end_of_pusher(const Push& push, Point at) {
    return push.is_own_crew() ? at : behind(push.gun, push.pusher, at, push.facing);
}

bool both_fit(const Push& push, Point at, const std::vector<Corners>& others) {
    return rules::may_end_at(base_at(push.gun, at, push.facing), others) &&
           rules::may_end_at(base_at(push.pusher, end_of_pusher(push, at), push.facing), others);
}

/// As far as there is room for both: somebody or something unseen may be there. [S-23, S-32]
GunManHandled as_far_as_both_fit(const Game& game, const Push& push,
                                 const std::vector<Point>& path) {
    constexpr auto kStep = 0.1_in;
    const auto others = in_the_way(game, push, Knows::Everything);
    auto run = length_of(path);
    auto gone = path;
    std::vector<StandId> ran_into;
    while (run > 0_in && !both_fit(push, gone.back(), others)) {
        const auto pusher_at = end_of_pusher(push, gone.back());
        note_run_into(game, push.gun, base_at(push.gun, gone.back(), push.facing), ran_into);
        note_run_into(game, push.pusher, base_at(push.pusher, pusher_at, push.facing), ran_into);
        run = run > kStep ? run - kStep : 0_in;
        gone = cut_after(path, run);
    }
    const auto stand_at = run > 0_in ? end_of_pusher(push, gone.back()) : push.pusher.at;
    return {push.pusher.id, push.gun.id, std::move(gone),
            stand_at,       push.facing, std::move(ran_into)};
}

Result<void> judge_pusher(const Game& game, const Stand& stand, const Stand& gun) {
    const auto order = effective_order(game, stand);
    if (!order || !moves_under_order(game, stand) ||
        !rules::may_man_handle(line_of(game, stand), line_of(game, gun), *order))
        return refuse(RefusalCode::CannotPush);
    if (stand.moved || gun.moved) return refuse(RefusalCode::FinishedMoving);
    const bool own_crew = stand.id == gun.id && !gun.crew_left_gun;
    if (!own_crew && !in_contact(game, stand, gun)) return refuse(RefusalCode::NotBeside);
    return {};
}

}  // namespace

/// A gun is pushed by its crew or by other personnel, at the gun's own allowance. [TRANS-12 ..
/// TRANS-15, S-27]
Result<Events> decide(const Game& game, Side side, const ManHandle& command) {
    if (game.subphase != Subphase::SideAMoves && game.subphase != Subphase::SideBMoves)
        return wrong_subphase(game, {Subphase::SideAMoves, Subphase::SideBMoves});
    const auto* stand = own_stand(game, side, command.stand);
    const auto* crew = own_stand(game, side, command.gun);
    if (!stand || !crew || !on_table(*stand)) return no_such_stand_of_yours();
    const auto gun = gun_in_place(game, *crew);
    if (!gun) return no_such_stand_of_yours();
    if (const auto may = judge_pusher(game, *stand, *gun); !may) return tl::unexpected(may.error());
    auto path = command.path;
    if (path.empty() || path.front() != gun->at) path.insert(path.begin(), gun->at);
    if (path.size() < 2 || path.size() > kLongestPath) return refuse(RefusalCode::BadPath);
    if (judge_push(game, *stand, *gun, path) != rules::PathFault::None)
        return refuse(RefusalCode::BadPush);
    if (!rules::keeps_away(path, visible_enemy_bases(game, side)) &&
        stand->state >= MoraleState::Pinned)
        return refuse(RefusalCode::Pinned);
    const Push push{*stand, *gun, arrow_of(game, *stand)};
    if (!both_fit(push, path.back(), in_the_way(game, push, Knows::Side)))
        return refuse(RefusalCode::Occupied);
    return Events{as_far_as_both_fit(game, push, run_path(game, *gun, path).path)};
}

}  // namespace game
