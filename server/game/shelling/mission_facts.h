#pragma once
#include <optional>
#include <vector>

#include "game/core/sight.h"
#include "game/core/state.h"

/// Who may call for indirect fire on what, by what its side knows. [IDF-02, IDF-04, IDF-13, S-55]
namespace game {

/// 1A; with the option opfire_idf_calls 3A, too.
bool is_time_for_missions(const Game& game);
/// An observer with its request still to make.
Result<void> may_call(const Game& game, const Stand& observer);
/// A firing stand with its mission still to fire. Range is not asked. [MEAS-01]
Result<void> may_take_mission(const Game& game, const Stand& battery, rules::MissionKind kind,
                              bool target_spotted);
/// It looks past what its side knows to be in the way. [REL-27]
Lookout observer_at(const Game& game, const Stand& observer);
/// An enemy that a side has spotted, to be looked for by its observers.
struct SpottedEnemy {
    rules::SightEnd end;
    std::optional<Inches> limit;  ///< farther away it is not seen
};
/// Those within 1" of the point. [IDF-13]
std::vector<SpottedEnemy> spotted_near(const Game& game, Side side, Point target);
/// Does the observer see one of them? A stand that has left the table in a vehicle sees nothing.
bool sees_any(const Lookout& observer, const std::vector<SpottedEnemy>& enemies);
bool spots_target_at(const Game& game, const Lookout& observer, Point target);
/// Harassing fire, and smoke that needs no target, can be laid where no enemy is known. [S-34,
/// S-58]
bool goes_anywhere(const Game& game, StandId observer, rules::MissionKind kind);
bool observes_place(const Lookout& observer, Point place);
/// Does a wreck that its side has not seen stand in the way of the observer's look? [S-32]
bool is_cut_off_by_the_unseen(const Game& game, const Mission& mission);

}  // namespace game
