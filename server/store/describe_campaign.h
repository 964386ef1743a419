#pragma once
#include "campaign/messages.h"
#include "store/describe_state.h"
#include "store/write_json.h"

/// The fields of every event of a campaign, as the journal keeps them. An event without a line here
/// does not compile.
namespace campaign {

// the plan
DESCRIBE(PhasePlan, name, clock, turns, weather)
DESCRIBE(MapPoint, x, y)
DESCRIBE(PlacePlan, key, name, at, kind, base_of, table, points, held)
DESCRIBE(RoadPlan, name, from, to, kind, length, arrives_at_to, arrives_at_from)
DESCRIBE(Pace, road, track)
DESCRIBE(Paces, foot, wheeled, tracked)
DESCRIBE(ContactRow, mover, holder, then)
DESCRIBE(Approach, name, zone, held, entry, facing)
DESCRIBE(Table, key, field, objectives, weather, tot_batteries, options, holds_field, approaches)
DESCRIBE(ArrivalPlan, day, phase, place)
DESCRIBE(FormationPlan, key, side, name, formation, player, place, arrives)
DESCRIBE(SidePlan, briefing, deck, depot)
DESCRIBE(CampaignOptions, take_in, order_seconds)
DESCRIBE(Judgement, phase, points_blue, points_red)
DESCRIBE(Plan, id, title, summary, days, impulses, phases, places, roads, march, contact, tables,
         options, ends, blue, red, formations, order_of_battle, companies, pieces, lines, cards)

// the state
DESCRIBE(Moment, day, phase, impulse)
DESCRIBE(OnRoad, from, to, left)
DESCRIBE(Formation, key, place, road, came_by, posture)
DESCRIBE(Piece, id, formation, state, ammunition, smoke_fired)
DESCRIBE(March, formation, way, posture, looks)
DESCRIBE(Sighting, handle, formation, place, kind, size, seen)
DESCRIBE(Knowledge, sightings, holders, last_handle)
DESCRIBE(Force, formation, late)
DESCRIBE(StandOf, stand, piece)
DESCRIBE(SeatOf, seat, of)
DESCRIBE(Battle, id, place, moment, comer, forces, state, book, seats, stands, holder)
DESCRIBE(Campaign, plan, now, step, opening, formations, pieces, holders, marches, battles,
         committed, players_committed, blue, red, winner)

// what happens
DESCRIBE(CampaignBegun, plan)
DESCRIBE(PhaseBegun, day, phase)
DESCRIBE(OrdersOpened, opening)
DESCRIBE(MarchOrdered, march)
DESCRIBE(MarchWithdrawn, formation)
DESCRIBE(PlayerCommitted, player)
DESCRIBE(SideCommitted, side, by_clock, by_staff)
DESCRIBE_NO_FIELDS(OrdersClosed)
DESCRIBE(FormationMoved, formation, place, road, came_by, impulse)
DESCRIBE(FormationArrived, formation, place)
DESCRIBE(ContactMade, place, movers, holders, then, impulse)
DESCRIBE(FormationHalted, formation, impulse)
DESCRIBE(FormationRetired, formation, from, to)
DESCRIBE(BattleProposed, battle)
DESCRIBE(BattleJoined, battle, force)
DESCRIBE(BattleDropped, battle, retires, reason)
DESCRIBE(BattleMade, battle, book, bots, seats, stands)
DESCRIBE(PieceChange, piece, before, after, ammunition, smoke_fired)
DESCRIBE(BattleTaken, battle, seq, hash, holder, by_staff, changes)
DESCRIBE(StragglersReturned, formation, pieces)
DESCRIBE(PieceChanged, piece, before, after, reason)
DESCRIBE(Sighted, watcher, sighting, is_new)
DESCRIBE(SightingDropped, watcher, handle)
DESCRIBE(PlaceTaken, place, by)
DESCRIBE(HolderKnown, watcher, place, by)
DESCRIBE_NO_FIELDS(BattlesOpened)
DESCRIBE(FormationSet, formation, place, reason)
DESCRIBE(StepForced, reason)
DESCRIBE(CampaignEnded, winner, points_blue, points_red)

}  // namespace campaign

// what came when campaigns were kept already
LATER(campaign::Piece, smoke_fired);
