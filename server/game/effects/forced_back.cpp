#include "game/effects/forced_back.h"

#include <algorithm>

#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/core/place_order.h"
#include "game/effects/abandoned.h"
#include "game/effects/company_lost.h"
#include "game/effects/effects.h"
#include "game/effects/met_unseen.h"
#include "game/effects/retreat.h"
#include "game/obstacles/obstacles.h"
#include "game/spotting/movers_seen.h"

namespace game {
namespace {

/// Before its own move it loses that move. [PREP-06, S-73]
bool loses_move(const Game& game, const Stand& stand) {
    if (is_human_wave(game, stand)) return false;
    const bool before_moves =
        game.subphase == Subphase::HeAttacks || game.subphase == Subphase::PrepFireResolved;
    return before_moves && game.scenario.options.fb_loses_order;
}

/// Enemy personnel or an AFV in contact. [S-53]
bool is_held(const Game& game, const Stand& stand) {
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        const auto kind = line_of(game, other).kind;
        return other.side != stand.side && on_table(other) && kind != rules::Kind::SoftVehicle &&
               in_contact(game, stand, other);
    });
}

void drive_off(Course& course, const Game& before, const Stand& stand) {
    const auto aboard = all_aboard(course.game(), stand.id);
    std::vector<StandId> gone{stand.id};
    gone.insert(gone.end(), aboard.begin(), aboard.end());
    for (const auto id : gone) {
        course.happen(StandDrivenOff{id});
        note_loss(course, id);
    }
    if (const auto* left = find_stand(before, stand.id)) vacate(course, before, *left);
}

/// A rider gets off where its vehicle stands. [S-28]
void dismount(Course& course, const Stand& rider) {
    const auto& vehicle = body_of(course.game(), rider);
    course.happen(Dismounted{rider.id, vehicle.id, vehicle.at, vehicle.facing});
}

/// It finds obstacles and treads on mines; a second Forced Back does nothing more. [S-82]
void flee_over_obstacles(Course& course, StandId id, const std::vector<Point>& path) {
    const auto mines = enter_minefields(course, id, path);
    meet_obstacles(course, id, path);
    const auto kills = [](const ResultRoll& result) {
        return result.outcome == rules::HitOutcome::Eliminated;
    };
    if (std::ranges::any_of(mines.results, kills)) eliminate(course, id, Cause::Mines);
}

/// Its way; none when it is driven off, lost or cannot move. Who is aboard goes along. [PASS-02,
/// PASS-03]
ForcedMove force_one(Course& course, const Game& before, StandId id, Cause cause) {
    const auto& stand = the_stand(course.game(), id);
    const auto retreat = retreat_of(course.game(), before, stand);
    if (retreat.off_table) {
        drive_off(course, before, stand);
        return {.stand = id};
    }
    if (!retreat.gets_away && is_held(course.game(), stand)) {
        meet(course, id, retreat.ran_into);
        eliminate(course, id, Cause::Contact);
        return {.stand = id};
    }
    course.happen(StandForcedBack{.stand = id,
                                  .path = retreat.path,
                                  .facing = retreat.facing,
                                  .cause = cause,
                                  .aboard = all_aboard(course.game(), id),
                                  .loses_move = loses_move(course.game(), stand),
                                  .is_stopped = retreat.is_stopped});
    meet_unseen(course, id);
    lose_guns_on_way(course, id, retreat.path);
    if (retreat.path.size() < 2) return {.stand = id, .ran_into = retreat.ran_into};
    if (const auto* left = find_stand(before, id)) vacate(course, before, *left);
    flee_over_obstacles(course, id, retreat.path);
    return {id, retreat.path, retreat.ran_into};
}

/// Riders get off before their vehicle goes, crews look for their tow while it is there.
int turn_of(const Game& game, StandId id) {
    const auto& stand = the_stand(game, id);
    if (is_rider(game, stand)) return 0;
    return line_of(game, stand).gun_class != rules::GunClass::None ? 1 : 2;
}

}  // namespace

void vacate(Course& course, const Game& before, const Stand& left) {
    const auto subphase = course.game().subphase;
    if (subphase != Subphase::GeneralFire && subphase != Subphase::Morale) return;
    if (!on_table(left)) return;
    VacatedGround ground{left.at, {}};
    for (const auto& other : before.stands)
        if (other.side != left.side && on_table(other) && in_contact(before, left, other))
            ground.may_enter.push_back(other.id);
    if (!ground.may_enter.empty()) course.happen(GroundVacated{ground});
}

void force_back_all(Course& course, const Game& before, std::vector<StandId> stands, Cause cause) {
    std::ranges::sort(stands, {}, [&](StandId id) {
        return std::pair{turn_of(course.game(), id), place_in_order(course.game(), id)};
    });
    std::vector<StandId> gone;
    std::vector<ForcedMove> moves;
    const auto has_gone = [&](StandId id) { return std::ranges::find(gone, id) != gone.end(); };
    for (const auto id : stands) {
        const auto& stand = the_stand(course.game(), id);
        if (is_lost(stand.presence) || has_gone(id)) continue;
        if (is_rider(course.game(), stand)) dismount(course, stand);
        if (!on_table(stand)) continue;
        const auto mover = leave_gun(course, id, cause);
        if (has_gone(mover)) continue;
        gone.push_back(mover);
        moves.push_back(force_one(course, before, mover, cause));
    }
    watch_forced_moves(course, moves);
}

void force_back(Course& course, StandId stand, Cause cause) {
    const Game before = course.game();
    force_back_all(course, before, {stand}, cause);
}

}  // namespace game
