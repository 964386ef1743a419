#pragma once
#include "base/describe.h"
#include "fog/campaign_view.h"
#include "wire/json_read.h"

/// What of a campaign is written and read: every field of its view and of its commands. Only
/// wire/*.cpp and tests/wire include it.
namespace fog {

DESCRIBE(PhaseShown, name, clock)
DESCRIBE(PlaceShown, key, name, x, y, kind, base_of, points, held)
DESCRIBE(RoadShown, name, from, to, kind, length)
DESCRIBE(LegShown, place, impulse)
DESCRIBE(MarchShown, legs, posture, looks)
DESCRIBE(PieceShown, id, name, line, quality, state)
DESCRIBE(CompanyShown, name, pieces)
DESCRIBE(RoadPlaceShown, from, to, left)
DESCRIBE(ArrivalShown, day, phase, place)
DESCRIBE(FormationShown, key, name, side, player, may_order, place, road, arrives, posture, march,
         kind, size, scouts, present, of, impulses, companies)
DESCRIBE(MomentShown, day, phase, impulse)
DESCRIBE(SightingShown, handle, place, kind, size, seen)
DESCRIBE(ObjectiveDraft, name, points_blue, points_red)
DESCRIBE(ForceDraft, formation, pieces, turn, may_be_late)
DESCRIBE(BattleDraft, turns, clock, weather, options, objectives, briefing_blue, briefing_red,
         forces)
DESCRIBE(CampaignBattleShown, id, place, moment, state, forces, book, seat, holder, over, field,
         draft)
DESCRIBE(CampaignLine, n, at, what, formation, place, from, handle, kind, size, side, then, piece,
         state, count, reason)
DESCRIBE(CommanderShown, role, has_committed)
DESCRIBE(CampaignView, file, title, summary, audience, days, impulses, phases, day, phase, step,
         opening, due, order_seconds, take_in, places, roads, briefing, formations, sightings,
         battles, has_committed, commanders, points_to_win, winner, log, deleted_at)

}  // namespace fog
namespace campaign {

DESCRIBE(OrderMarch, formation, way, posture, looks)
DESCRIBE(WithdrawMarch, formation)
DESCRIBE(Commit, opening)
DESCRIBE(SetFormation, formation, place, reason)
DESCRIBE(SetPiece, piece, state, reason)
DESCRIBE(LateComer, formation, turn)
DESCRIBE(OptionEdit, option, value)
DESCRIBE(PointsEdit, objective, points_blue, points_red)
DESCRIBE(BattleEdits, turns, clock, weather, options, briefing_blue, briefing_red, left_out,
         pieces_left_out, late, points)
DESCRIBE(MakeBattle, battle, bots, edits)
DESCRIBE(TakeInBattle, battle, holder)
DESCRIBE(DropBattle, battle, retires, reason)
DESCRIBE(EndStep, reason)

}  // namespace campaign
namespace wire {

template <class T>
    requires(Alternatives<campaign::Command>::kHas<T>)
inline constexpr bool kIsSent<T> = true;
template <> inline constexpr std::string_view kMayBeAbsent<campaign::OrderMarch> = " looks ";
template <> inline constexpr std::string_view kMayBeAbsent<campaign::MakeBattle> = " bots edits ";
template <>
inline constexpr std::string_view kMayBeAbsent<campaign::BattleEdits> =
    " options left_out pieces_left_out late points ";

}  // namespace wire
