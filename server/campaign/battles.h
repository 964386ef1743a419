#pragma once
#include <string>
#include <vector>

#include "base/result.h"
#include "campaign/messages.h"

/// From a place to a battle: what `game::begin` is given when enemies fight there. [CAM-11]
namespace campaign {

/// The scenario of a battle as the staff has edited it. It is judged as one of a file is by
/// scenario/; here only what the edits name is looked for, all mistakes at once.
Result<game::Scenario> scenario_of(const Campaign& campaign, const Battle& battle,
                                   const MakeBattle& made);
/// Its stands, from 1 and from 1001 on, in the order of the campaign's pieces.
std::vector<StandOf> stands_of(const Campaign& campaign, const Battle& battle,
                               const BattleEdits& edits);
/// The senior commander present leads, and so does the commander in chief who has nothing there.
std::vector<SeatOf> seats_of(const Campaign& campaign, const Battle& battle,
                             const MakeBattle& made);

}  // namespace campaign
