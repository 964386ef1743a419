#pragma once
#include "game/play/events.h"
#include "store/describe_state.h"

/// The fields of every event, as the journal keeps them. An event without a line here does not
/// compile.
namespace game {

DESCRIBE(RolledDie, purpose, face, is_set)

// turn
DESCRIBE(WordsTold, blue, red, spectators)
DESCRIBE(BattleBegun, start)
DESCRIBE(StepOpened, subphase, by_referee, lasts, quiet)
DESCRIBE(CardWindowOpened, step, before_rolls, lasts, quiet)
DESCRIBE(CardWindowClosed, step)
DESCRIBE(StepResolved, subphase)
DESCRIBE(SideCommitted, side, by_clock, by_referee, by_standing)
DESCRIBE_NO_FIELDS(TimeRanOut)
DESCRIBE(GraceBegun, seconds)
DESCRIBE_NO_FIELDS(DeadlineStopped)
DESCRIBE(InitiativeRolled, rolls, side_a)
DESCRIBE(WeatherRolled, die, name, spot_percent, max_visibility, wheeled_factor, night, no_air)
DESCRIBE(ObjectiveTaken, objective, by)
DESCRIBE(TurnBegun, turn, returned)
DESCRIBE(BattleEnded, winner, ending, points_blue, points_red, reason, told)
DESCRIBE(SharePromised, side, promise)
DESCRIBE(ContributionGiven, side, contribution)
DESCRIBE(SharesLapsed, wanting)
DESCRIBE(CompaniesTakenUp, player)
DESCRIBE(CompaniesTakenOver, player)
DESCRIBE(PlayerCommitted, player, by_standing)
DESCRIBE(CommitTakenBack, player, others)
DESCRIBE(StandingPassSet, pass)
DESCRIBE(StandingPassEnded, player, step, why)
DESCRIBE_NO_FIELDS(WindowLasted)
DESCRIBE(SeatHandedOver, player)

// set-up, orders
DESCRIBE(StandDeployed, stand, at, facing)
DESCRIBE(ReserveDeclared, plan)
DESCRIBE(ReservePlaced, stand, at, facing)
DESCRIBE(OrderPlaced, order)
DESCRIBE(OrderWithdrawn, order)
DESCRIBE(OrderNamed, stand, order)
DESCRIBE(OrdersTakeForce, orders, moved_cautiously)
DESCRIBE(OrdersRevealed, side, orders)
DESCRIBE(OrderCancelled, order)
DESCRIBE(CommandTaken, issuer, recipient, company, own_company)
DESCRIBE(OrderChanged, stand, holds)
DESCRIBE(CommandSucceeded, lost, successor, issuer, commands_company)

// forms of Hasty Advance, regrouping
DESCRIBE(FormDeclared, order, form, plain)
DESCRIBE(Entrenched, stand, die, needs, working, cover, fieldwork, outline)
DESCRIBE(FieldworkSeen, watcher, fieldwork, cover)
DESCRIBE(Regrouped, stand, gone, at, facing, state, pinned_in_turn)

// movement, transport
DESCRIBE(StandMoved, stand, path, facing, spent, detoured, distance, stopped_by, aboard, ran_into)
DESCRIBE(StandTurned, stand, facing)
DESCRIBE(FacingDeclared, stand, facing)
DESCRIBE(WhenForcedBackSet, stand, when_forced_back)
DESCRIBE(StandEntered, stand, at, facing, on_road)
DESCRIBE(GroundOccupied, stand, at, facing)
DESCRIBE(TemplateEntered, stand, marker, at)
DESCRIBE(ObstacleSeen, watcher, obstacle, gone)
DESCRIBE(ObstacleCleared, stand, obstacle, left)
DESCRIBE(Loaded, stand, vehicle, stand_halves, vehicle_halves, loading)
DESCRIBE(Unloaded, stand, vehicle, at, facing, stand_halves, vehicle_halves, loading)
DESCRIBE(Limbered, gun, vehicle, vehicle_halves, gun_halves, loading)
DESCRIBE(Unlimbered, gun, vehicle, at, facing, vehicle_halves, gun_halves, loading)
DESCRIBE(GunManHandled, stand, gun, path, stand_at, facing, ran_into)
DESCRIBE(TransportRemoved, vehicle, carried)
DESCRIBE(TransportReturned, vehicle, at, facing)

// fire and what it does
DESCRIBE(ResultRoll, target, die, modified, working, outcome)
DESCRIBE(FireDeclared, shot)
DESCRIBE(FireWithdrawn, shot)
DESCRIBE(ShotResolved, shot, kind, weapon, weapon_number, target_at, in_range, close_assault, band,
         effect, small_arms, rate, hit_number, to_hit_working, needs, dice, hits, results,
         suppresses, fired_at, other_line, wasted)
DESCRIBE(HitsDistributed, side, shots, aimed_at, hits, results)
DESCRIBE(MissionRequested, mission)
DESCRIBE(MissionWithdrawn, mission)
DESCRIBE(ResponseRolled, mission, self_observed, die, base, working, needs, success)
DESCRIBE(TemplatePlaced, placed, smoke_used, flown)
DESCRIBE(BombardmentFelt, company, by)
DESCRIBE(TemplateRemoved, marker)
DESCRIBE(TemplateAttack, marker, battery, target, at, moving, hit_number, working, needs, dice,
         hits, results)
DESCRIBE(MineAttack, stand, obstacle, at, hit_number, working, needs, die, results, stops)
DESCRIBE(StandForcedBack, stand, path, facing, cause, aboard, loses_move, is_stopped)
DESCRIBE(StandEliminated, stand, cause, surrendered)
DESCRIBE(StandDrivenOff, stand)
DESCRIBE(StandStoppedAt, stand, at, facing, path, aboard)
DESCRIBE(WreckPlaced, wreck)
DESCRIBE(GunAbandoned, gun)
DESCRIBE(GunManned, gun, crew)
DESCRIBE(GunLost, gun, crew)
DESCRIBE(Dismounted, stand, vehicle, at, facing)
DESCRIBE(PassengerRolled, stand, vehicle, die, working, outcome)
DESCRIBE(GroundVacated, ground)
DESCRIBE(StandSuppressed, stand, by)
DESCRIBE(SuppressionRemoved, stand)
DESCRIBE(AmmunitionUsed, stand, line, weapon, working, needs, dice, depleted, rounds_left, left)
DESCRIBE(Resupplied, stand, left)

// morale, sight
DESCRIBE(MoraleChecked, company, cause, morale, working, modified, die, outcome)
DESCRIBE(StateChanged, stand, state, pinned_in_turn)
DESCRIBE(Rallied, stand, order, state)
DESCRIBE(CompanyEliminated, company, last_stand_at)
DESCRIBE(EliminationSeen, company)
DESCRIBE(ContactMade, watcher, contact, rule)
DESCRIBE(ContactSeen, watcher, handle, shown)
DESCRIBE(ContactLost, watcher, handle, gone)
DESCRIBE(WreckSeen, watcher, wreck)
DESCRIBE(AbandonedGunSeen, watcher, gun, gone)
DESCRIBE(PhantomVanished, stand, at)
DESCRIBE(CamouflageLost, stand)

// cards
DESCRIBE(DeckShuffled, side, deck)
DESCRIBE(CardDrawn, side, card)
DESCRIBE(CardDiscarded, side, card)
DESCRIBE(CardPlayed, played)
DESCRIBE(CardTakenBack, played, card)
DESCRIBE(CardOpened, played, ends_with)
DESCRIBE(CardsCancelled, one, other)
DESCRIBE(CardExpired, played)

// the referee
DESCRIBE(StandEdited, stand, reason)
DESCRIBE(StandRemoved, stand, reason)
DESCRIBE(StandAdded, stand, reason)
DESCRIBE(OrderSet, stand, order, reason)
DESCRIBE(CompanyMoraleSet, company, morale, reason)
DESCRIBE(ObstacleAdded, obstacle, reason)
DESCRIBE(ObstacleRemoved, obstacle, reason)
DESCRIBE(DieSet, purpose, face, reason)
DESCRIBE(DieWithdrawn, purpose, reason)
DESCRIBE(WeatherSet, weather, reason, told)
DESCRIBE(MoveAsked, move)
DESCRIBE(AskedMoveJudged, stand, approved, reason)
DESCRIBE(OptionSet, option, value, reason, told, options)
DESCRIBE(StepExtended, seconds, reason, told)
DESCRIBE(StepForced, subphase, reason, opened, told)
DESCRIBE(Paused, reason, told, by_clock, by_consent)
DESCRIBE(Resumed, reason, told)
DESCRIBE(Written, side, words)
DESCRIBE(BattleReopened, reason, told)
DESCRIBE(PauseAsked, side)
DESCRIBE(PauseWithdrawn, side)
DESCRIBE(QuietHoursSet, player, from, to, of_side)
DESCRIBE(LiftAgreed, side)
DESCRIBE(FogLifted, by_clock)

}  // namespace game

LATER(game::StepOpened, quiet);
LATER(game::CardWindowOpened, quiet);
