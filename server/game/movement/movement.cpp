#include "game/movement/movement.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "game/command/orders_in_force.h"
#include "game/core/paths.h"
#include "game/core/refusals.h"
#include "game/core/sight.h"
#include "game/fire/fire_declaration.h"
#include "game/fire/messages.h"
#include "game/ground/movement_facts.h"
#include "game/ground/places.h"
#include "game/movement/run_path.h"
#include "game/spotting/messages.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"
#include "rules/road_march.h"

namespace game {
namespace {

/// May it move at all this turn? [ORD-02, ORD-42, ORD-55, ORD-57, MOVE-04, RALLY-07]
Result<void> judge_mover(const Game& game, const Stand& stand) {
    if (!is_placed(stand)) return refuse(RefusalCode::NotOnTable);
    if (is_manned_gun(game, stand)) return refuse(RefusalCode::NeedsTow);
    if (!effective_order(game, stand)) return refuse(RefusalCode::NoOrder);
    if (stand.may_not_move) return refuse(RefusalCode::MayNotMove);
    if (stand.finished_moving)
        return refuse(RefusalCode::FinishedMoving, "That stand's move has ended.", {"S-23"});
    if (!moves_under_order(game, stand)) return refuse(RefusalCode::OrderForbids);
    return {};
}

tl::unexpected<Refusal> path_refusal(rules::PathFault fault) {
    switch (fault) {
    case rules::PathFault::OffTable:
        return refuse(RefusalCode::OffTable, "The path leaves the table.", {"MOVE-08"});
    case rules::PathFault::Prohibited:
        return refuse(RefusalCode::ProhibitedTerrain, "The path enters prohibited terrain.",
                      {"TERR-03"});
    case rules::PathFault::LeavesRoad: return refuse(RefusalCode::LeavesRoad);
    case rules::PathFault::AgainstArrow: return refuse(RefusalCode::AgainstArrow);
    case rules::PathFault::TooMuchDetour: return refuse(RefusalCode::TooMuchDetour);
    case rules::PathFault::TooFar: return refuse(RefusalCode::TooFar);
    case rules::PathFault::TooShort:
    case rules::PathFault::None: break;
    }
    return refuse(RefusalCode::TooShort);
}

/// Who judges what leaves the arrow: the rule, or the referee. [MOVE-12, REF-03]
enum class Detours : std::uint8_t { ByTheRule, ByTheReferee };

/// The path within what is left of the turn's budget, counting earlier moves. [ORD-13, ORD-47,
/// MOVE-12, MOVE-23]
rules::PathFault judge_with_spent(const Game& game, const Stand& stand,
                                  const std::vector<Point>& path,
                                  Detours detours_judged = Detours::ByTheRule) {
    const auto mover = mover_for(game, stand);
    const auto budget = budget_for(game, stand);
    auto options = game.scenario.options;
    if (detours_judged == Detours::ByTheReferee) options.detour_share_thousandths = 1000;
    const auto verdict =
        rules::judge_path(game.scenario.field, mover, budget, arrow_of(game, stand), path, options);
    const auto sum = stand.spent + verdict.cost.total();
    const bool fits_alone =
        verdict.fault == rules::PathFault::None || verdict.fault == rules::PathFault::TooShort;
    if (fits_alone && !rules::affordable(mover, budget, sum)) return rules::PathFault::TooFar;
    const auto detours = stand.detoured.value_or(rules::Cost{}) + verdict.cost.detour;
    if (fits_alone && !rules::detour_fits(mover, budget, detours, options))
        return rules::PathFault::TooMuchDetour;
    if (verdict.fault == rules::PathFault::TooShort &&
        (rules::reaches_minimum(mover, budget, sum) || stand.halves_spent > 0))
        return rules::PathFault::None;
    return verdict.fault;
}

/// The path and so much more of the way, along the arrow or, on a Road March, along the road while
/// it leads on.
std::vector<Point> longer_by(const Game& game, const Stand& stand, const std::vector<Point>& path,
                             Inches beyond) {
    constexpr std::int32_t kBack = 135'000;
    auto longer = path;
    const auto from = path.back();
    if (!budget_for(game, stand).road_only) {
        longer.push_back(ahead(from, arrow_of(game, stand), beyond));
        return longer;
    }
    const auto facing = final_facing(game, stand, path);
    const auto on = rules::way_along_road(game.scenario.field, from, facing, beyond);
    if (angle_between(facing, bearing(from, on.back())) < kBack)
        longer.insert(longer.end(), on.begin() + 1, on.end());
    return longer;
}

/// What blocks the road leaves no way but off it.
bool is_ground(rules::PathFault fault) {
    return fault == rules::PathFault::Prohibited || fault == rules::PathFault::OffTable ||
           fault == rules::PathFault::LeavesRoad;
}

/// Beyond the end of this path: does the ground, the edge, the end of the road, the ban of the
/// pinned or a jam of friends end the minimum? Judged on what its side knows. [S-24]
bool is_stopped_beyond(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    constexpr auto kStep = 0.25_in;
    const auto enemies = visible_enemy_bases(game, stand.side);
    for (auto beyond = kStep;; beyond += kStep) {
        const auto longer = longer_by(game, stand, path, beyond);
        if (length_of(longer) + 0.01_in < length_of(path) + beyond) return true;
        const auto fault = judge_with_spent(game, stand, longer);
        if (is_ground(fault)) return true;
        if (fault != rules::PathFault::TooShort && fault != rules::PathFault::None) return false;
        if (stand.state >= MoraleState::Pinned && !rules::keeps_away(longer, enemies)) return true;
        if (is_free_as_known(game, stand, longer.back(), final_facing(game, stand, longer)))
            return false;
        if (fault == rules::PathFault::None) return true;
    }
}

/// Disengage leads away, never closer; early only into cover and out of sight. [ORD-50,
/// ORD-52, R-17]
Result<void> judge_disengage(const Game& game, const Stand& stand, const std::vector<Point>& path,
                             rules::PathFault fault) {
    const auto* enemy = closest_visible_enemy(game, stand);
    if (enemy) {
        const auto base = base_of(game, *enemy);
        if (!rules::arrow_leads_away(stand.at, arrow_of(game, stand), base))
            return refuse(RefusalCode::NotAway);
        if (!rules::never_closer(path, base)) return refuse(RefusalCode::ComesCloser);
    }
    if (fault != rules::PathFault::TooShort || is_stopped_beyond(game, stand, path)) return {};
    auto there = stand;
    there.at = path.back();
    const auto cover = rules::cover_of(game.scenario.field, base_of(game, there));
    if (cover == rules::Cover::None || !out_of_known_sight(game, there)) return path_refusal(fault);
    return {};
}

Result<void> judge_limits(const Game& game, const Stand& stand, const std::vector<Point>& path,
                          rules::PathFault fault) {
    const bool disengages = effective_order(game, stand) == OrderChit::Disengage;
    const bool is_short = fault == rules::PathFault::TooShort;
    if (fault != rules::PathFault::None && !is_short) return path_refusal(fault);
    if (is_short && !disengages && !is_stopped_beyond(game, stand, path))
        return path_refusal(fault);
    if (stand.state >= MoraleState::Pinned &&
        !rules::keeps_away(path, visible_enemy_bases(game, stand.side)))
        return refuse(RefusalCode::Pinned, "A pinned stand does not move toward the enemy.",
                      {"MOVE-20", "R-11"});
    if (disengages) return judge_disengage(game, stand, path, fault);
    return {};
}

/// Good or in a human wave, and neither rallying nor under Take Command. [S-64]
bool is_fit_to_occupy(const Game& game, const Stand& stand) {
    const auto chit = effective_order(game, stand);
    const bool is_led = chit == OrderChit::Rally || chit == OrderChit::TakeCommand;
    return !is_led && (stand.state == MoraleState::Steady || is_human_wave(game, stand));
}

/// The whole path, from where the stand is, if it may go there.
Result<std::vector<Point>> judge_move(const Game& game, Side side, const MoveStand& command,
                                      Detours detours) {
    if (!is_movement(game))
        return wrong_subphase(game, {Subphase::SideAMoves, Subphase::SideBMoves});  // MOVE-01
    const auto* stand = own_stand(game, side, command.stand);
    if (!stand) return no_such_stand_of_yours();
    const auto may = judge_mover(game, *stand);
    if (!may) return tl::unexpected<Refusal>(may.error());
    auto path = command.path;
    if (path.empty() || path.front() != stand->at) path.insert(path.begin(), stand->at);
    if (path.size() < 2 || path.size() > kLongestPath) return refuse(RefusalCode::BadPath);
    const auto fault = judge_with_spent(game, *stand, path, detours);
    const auto limits = judge_limits(game, *stand, path, fault);
    if (!limits) return tl::unexpected<Refusal>(limits.error());
    if (!is_free_as_known(game, *stand, path.back(), final_facing(game, *stand, path)))
        return refuse(RefusalCode::Occupied);
    return path;
}

}  // namespace

bool may_move(const Game& game, Side side, const MoveStand& command) {
    return judge_move(game, side, command, Detours::ByTheRule).has_value();
}

Result<Events> decide(const Game& game, Side side, const MoveStand& command) {
    const auto path = judge_move(game, side, command, Detours::ByTheRule);
    if (!path) return tl::unexpected(path.error());
    return Events{run_path(game, the_stand(game, command.stand), *path)};
}

Result<Events> decide(const Game& game, Side side, const AskForMove& command) {
    const MoveStand move{command.stand, command.path};
    const auto plain = judge_move(game, side, move, Detours::ByTheRule);
    if (plain) return Events{run_path(game, the_stand(game, command.stand), *plain)};
    if (plain.error().code != RefusalCode::TooMuchDetour) return tl::unexpected(plain.error());
    const auto path = judge_move(game, side, move, Detours::ByTheReferee);
    if (!path) return tl::unexpected(path.error());
    return Events{MoveAsked{{command.stand, *path}}};
}

Result<Events> decide(const Game& game, const ApproveMove& command) {
    const auto asked = std::ranges::find(game.asked_moves, command.stand, &AskedMove::stand);
    if (asked == game.asked_moves.end()) return refuse(RefusalCode::NoSuchMove);
    const auto& stand = the_stand(game, command.stand);
    const auto path =
        judge_move(game, stand.side, {asked->stand, asked->path}, Detours::ByTheReferee);
    if (!path) return tl::unexpected(path.error());
    return Events{
        AskedMoveJudged{command.stand, true, command.reason},
        run_path(game, stand, *path)
    };
}

Result<Events> decide(const Game& game, const DeclineMove& command) {
    if (std::ranges::find(game.asked_moves, command.stand, &AskedMove::stand) ==
        game.asked_moves.end())
        return refuse(RefusalCode::NoSuchMove);
    return Events{
        AskedMoveJudged{command.stand, false, command.reason}
    };
}

/// Stationary stands turn in 2B at once, and what they have declared and then turn away from is
/// withdrawn; in 4A any stand turns, sealed. [FACE-03, FACE-04, FIRE-15, R-35]
Result<Events> decide(const Game& game, Side side, const TurnStand& command) {
    const auto* stand = own_stand(game, side, command.stand);
    if (!stand || !is_placed(*stand)) return no_such_stand_of_yours();
    if (game.subphase == Subphase::ChangeFacing)
        return Events{
            FacingDeclared{command.stand, command.facing}
        };
    if (game.subphase != Subphase::PrepFireA && game.subphase != Subphase::PrepFireB)
        return wrong_subphase(game, {Subphase::PrepFireA, Subphase::ChangeFacing});
    if (!stays(game, *stand)) return refuse(RefusalCode::WillMove);
    Events events{
        StandTurned{command.stand, command.facing}
    };
    auto turned = *stand;
    turned.facing = command.facing;
    for (const auto shot : shots_off_bearing(game, turned)) events.push_back(FireWithdrawn{shot});
    return events;
}

Result<Events> decide(const Game& game, Side side, const SetWhenForcedBack& command) {
    if (!own_stand(game, side, command.stand)) return no_such_stand_of_yours();
    return Events{
        WhenForcedBackSet{command.stand, command.when_forced_back}
    };
}

Result<Events> decide(const Game& game, Side side, const OccupyGround& command) {
    if (game.subphase != Subphase::AbandonedGroundA && game.subphase != Subphase::AbandonedGroundB)
        return wrong_subphase(game, {Subphase::AbandonedGroundA});
    const auto* stand = own_stand(game, side, command.stand);
    if (!stand || !on_table(*stand)) return no_such_stand_of_yours();
    const auto ground = std::ranges::find_if(game.vacated, [&](const VacatedGround& vacated) {
        return vacated.at == command.at &&
               std::ranges::find(vacated.may_enter, command.stand) != vacated.may_enter.end();
    });
    if (ground == game.vacated.end() || !is_fit_to_occupy(game, *stand))
        return refuse(RefusalCode::NotVacated);
    if (!may_stand_on(game, *stand, command.at))
        return refuse(RefusalCode::ProhibitedTerrain, "That stand cannot be there.",
                      {"S-64", "TERR-03"});
    if (!is_free_as_known(game, *stand, command.at, command.facing))
        return refuse(RefusalCode::Occupied);
    Events events{
        GroundOccupied{command.stand, command.at, command.facing}
    };
    if (stand->camouflaged) events.push_back(CamouflageLost{command.stand});
    return events;
}

/// Turning is no movement. [FACE-05]
void apply_facings(Course& course) {
    const auto declared = course.game().turns_declared;
    for (const auto& [stand, facing] : declared) course.happen(StandTurned{stand, facing});
}

}  // namespace game
