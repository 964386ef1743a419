#pragma once
#include "game/core/state.h"
#include "store/describe_rules.h"

/// The fields of the true state. They are listed here and nowhere else: nothing above store/ can
/// write a Game.
namespace game {

// the scenario
DESCRIBE(FormationPlan, id, side, name, parent)
DESCRIBE(CompanyPlan, id, side, name, morale, formation, headquarters, player)
DESCRIBE(EntryPlan, turn, at, facing)
DESCRIBE(SortiePlan, turn, sorties)
DESCRIBE(Ammunition, line, fired, empty_since, resupplies)
DESCRIBE(StandPlan, id, side, name, line, company, quality, issuer, commands_company, observer,
         barred_from_observing, base, start_hidden, camouflaged, off_board, artillery, dedicated_to,
         smoke_missions, phantom, reserve, at, facing, assigned_tow, aboard, entry, air, ammunition)
DESCRIBE(Zone, side, name, outline)
DESCRIBE(Objective, name, at, reach, points_blue, points_red, held_at_start)
DESCRIBE(CardEffect, touches, value, how)
DESCRIBE(CardPlan, id, title, text, windows, acts_in, target, effects, negates)
DESCRIBE(WeatherRow, up_to, name, spot_percent, max_visibility, wheeled_factor, air_allowed, night)
DESCRIBE(Scenario, id, title, summary, briefing_blue, briefing_red, field, lines, formations,
         companies, stands, zones, objectives, cards, deck_blue, deck_red, weather, tot_batteries,
         turns, first_turn_clock, options)

// the battle
DESCRIBE(TemplateVisit, marker, at)
DESCRIBE(Firing, stand, line, dice, step, other_line)
DESCRIBE(LoadingAct, stand, set_down, path_points, at, facing, seen)
DESCRIBE_LONG(Stand,
              (id, side, company, own_company, name, line, base, quality, issuer, commands_company,
               observer, barred_from_observing, artillery, dedicated_to, smoke_missions, phantom,
               assigned_tow, ammunition, when_forced_back, presence, at, facing, aboard, carried,
               limbered, crew_left_gun, entry_turn, sorties, state, pinned_in_turn, suppressed,
               camouflaged, visible),
              (moved, moved_last_turn, moved_in_vehicle, moved_cautiously, moved_distance, path,
               forced_path, may_not_move, fired_in, fired_last_turn, weapons_fired, forced_back,
               fired_at, spent, detoured, halves_spent, loading, finished_moving, form,
               templates_entered, mines_entered, lost_in_turn, gone_for_good))
DESCRIBE(Company, id, side, name, morale, formation, headquarters, checked, eliminated_this_turn,
         saw_elimination, air_attack_near, under_tot, player)
DESCRIBE(Order, id, side, issuer, chit, marker, arrow, destination, overwatch, recipient, followers,
         plain, regroup, turns, revealed)
DESCRIBE(Shot, id, side, firer, line, target, dice, path_point, cover_category)
DESCRIBE(Mission, id, side, observer, battery, kind, target)
DESCRIBE(Template, id, side, battery, kind, centre, size, turn_placed, attacked)
DESCRIBE(Wreck, id, vehicle, at, facing, base)
DESCRIBE(AbandonedGun, id, crew, at, facing, turn_pushed)
DESCRIBE(VacatedGround, at, may_enter)
DESCRIBE(Shown, side, type, symbol, kind, width, depth, at, facing, state, suppressed, limbered,
         crew_left_gun, towing, riders, quality, path)
DESCRIBE(Contact, handle, stand, in_sight, turn, subphase, since_turn, since, shown)
DESCRIBE(Knowledge, contacts, contacts_made, wrecks_seen, guns_seen, fieldworks_seen, covers_seen,
         obstacles_seen)
DESCRIBE(PlayedCard, id, side, card, stand, company, place, open, ends_with)
DESCRIBE(Hand, deck, cards, discards)
DESCRIBE(ReservePlan, stand, at, facing)
DESCRIBE(Player, side, number)
DESCRIBE(StandingPass, player, step, until_contact, discards)
DESCRIBE(QuietHours, player, from, to)
DESCRIBE(AskedMove, stand, path)
DESCRIBE(ObjectiveHeld, by)
DESCRIBE(CardWindow, step, before_rolls)
DESCRIBE_LONG(Game,
              (scenario, turn, subphase, card_window, side_a, committed, players_up,
               players_committed, standing_passes, quiet_hours, window_runs, in_grace,
               opened_by_referee, promises, contributions, went_without, no_shares_agreed, paused,
               paused_by_clock, paused_by_consent, pause_asked, extra_seconds, resolved),
              (stands, companies, orders, placed, named, shots, firings, turns_declared,
               asked_moves, reserves_declared, missions, observers_used, batteries_used, templates,
               wrecks, abandoned_guns, vacated, knowledge, players_knowledge, hands, played,
               objectives, weather, spot_percent, max_visibility, wheeled_factor, night, no_air,
               forced_dice, next_order, next_shot, next_mission, next_card, next_marker, winner,
               ending, lift_agreed, fog_lifted))

}  // namespace game
