#pragma once
#include "base/describe.h"
#include "fog/view.h"

/// What of a view is written: every field of the structs of fog/view.h. Only wire/*.cpp and
/// tests/wire include it.
// clang-format off
namespace rules {

DESCRIBE(Contribution, rule, value)

}  // namespace rules
namespace game {

DESCRIBE(OrderSpot, marker, followers)
DESCRIBE(OrderOffer, chit, reach, takes_arrow, needs_arrow, needs_recipient, needs_pair)
DESCRIBE(LostPair, returns, gone)
DESCRIBE(FormChoice, order, forms)
DESCRIBE(OrderChoice, issuer, offers, spots, recipients, lost_pairs)
DESCRIBE(CostRow, mobility, terrain, factor, at_ford, at_least)
DESCRIBE(MoveChoice, stand, chit, arrow, mobility, least, most, most_road, weather_factor, road_only, paths)
DESCRIBE(TransportChoice, act, stand, vehicle, places)
DESCRIBE(TargetChoice, target, path_points, covers)
DESCRIBE(WeaponChoice, line, name, dice, targets)
DESCRIBE(FireChoice, firer, weapons)
DESCRIBE(MissionTarget, target, point)
DESCRIBE(MissionChoice, observer, kind, batteries, least_batteries, targets)
DESCRIBE(CardChoice, card, target, own_stands, own_companies, enemies)
DESCRIBE(DeployChoice, stand, places)
DESCRIBE(OccupyChoice, stand, at)

}  // namespace game
namespace fog {

DESCRIBE(Who, id, label, side)
DESCRIBE(Die, face, needs, purpose, is_set)
DESCRIBE(Told, turn, step, kind, side, actor, target, place, dice, working, outcome, what, count, words, chain, from)
DESCRIBE(SeatSeen, name, connected)
DESCRIBE(AskedMoveSeen, side, path)
DESCRIBE(PlayerSeen, side, number, up, committed)
DESCRIBE(StandingPassSeen, side, player, step, until_contact, discards)
DESCRIBE(QuietHoursSeen, side, player, from, to)
DESCRIBE(DiceSeen, commitment, promise_blue, promise_red, blue, red, went_without, no_shares_agreed)
DESCRIBE(BattleFacts, scenario, title, summary, briefing, player, options, turn, turns, clock, step, printed, opening, phase, side_a,
         weather, spot_percent, max_visibility, wheeled_factor, night, air_allowed, paused, paused_by_clock, paused_by_consent, pause_asked, quiet_blue, quiet_red, over, winner, ending, points_blue, points_red,
         lifted, lift_agreed, opens_at)
DESCRIBE(AreaSeen, name, terrain, visibility, cover, height, outline)
DESCRIBE(ContourSeen, level, outline)
DESCRIBE(RoadSeen, name, line, half_width)
DESCRIBE(CrossingSeen, at, reach, bridge)
DESCRIBE(WaterSeen, name, terrain, line, half_width, crossings)
DESCRIBE(CoverLineSeen, name, kind, line, cover, hides_hulls)
DESCRIBE(FactorsSeen, personnel, tracked, wheeled)
DESCRIBE(ObstacleSeen, name, kind, outline, factors, cleared_by, side, hit, turns_to_clear, number)
DESCRIBE(ZoneSeen, name, side, outline)
DESCRIBE(MapFacts, width, height, contours, areas, roads, waters, cover_lines, zones)
DESCRIBE(ObjectiveSeen, name, at, reach, points_blue, points_red, held_by)
DESCRIBE(FormationSeen, side, name, parent)
DESCRIBE(CompanySeen, side, name, morale, formation, headquarters, checked, player)
DESCRIBE(BandSeen, band, range, hit, effect)
DESCRIBE(WeaponSeen, name, weapon, mount, calibre_mm, dice, rate, flags, rounds, bands)
DESCRIBE(IndirectSeen, range, hit, template_size)
DESCRIBE(TypeSeen, name, year, nation, provenance, symbol, kind, base, mobility, move_cross_country, move_road, weight_class,
         armor_front, armor_flank, gun_class, man_handling, cargo, tows, flags, indirect, weapons)
DESCRIBE(AmmunitionSeen, line, weapon, depleted, left)
DESCRIBE(StandSeen, side, name, line, type, symbol, kind, quality, company, own_company, issuer, commands_company, observer,
         presence, at, facing, width, depth, state, suppressed, camouflaged, visible, limbered, crew_left_gun,
         aboard, carries, carried, tow, moved, finished_moving, path, fired_in, forced_back, fired_at, orders,
         when_forced_back, smoke_missions, sorties, ammunition, entry_turn)
DESCRIBE(ContactSeen, side, type, symbol, kind, width, depth, at, facing, state, suppressed, limbered,
         crew_left_gun, towing, riders, quality, path, in_sight, turn, step)
DESCRIBE(OrderSeen, side, chit, arrow, members, sealed, revealed, issuer, marker, destination, overwatch, recipient,
         plain, named)
DESCRIBE(CapSeen, side, at)
DESCRIBE(ShotSeen, side, firer, line, weapon, target, dice, path_point, cover_category)
DESCRIBE(MissionSeen, side, observer, battery, kind, target)
DESCRIBE(TemplateSeen, kind, centre, size, turn_placed, battery)
DESCRIBE(WreckSeen, at, facing, width, depth)
DESCRIBE(GunSeen, type, symbol, side, at, facing, width, depth, crew)
DESCRIBE(FieldworkSeen, cover, outline)
DESCRIBE(CardSeen, card, title, text, windows, steps, acts_in, ends_with, lasts, target, hindrance)
DESCRIBE(PlayedSeen, side, card, title, text, open, stand, company, place, ends_with)
DESCRIBE(Counts, blue, red)
DESCRIBE(Seals, undeployed, orders, shots, missions, facings, cards)
DESCRIBE(Prompt, code, waits_for, deadline, deadline_stopped, window_ends, late, seals)
DESCRIBE(Choices, may_commit, may_promise, may_contribute, may_go_without, may_agree_to_no_shares, may_lift, may_resume, may_ask_for_pause, may_withdraw_pause, may_take_up, may_take_back, may_pass, take_over, must_discard, deploy, orders, forms, moves, costs, transport, may_turn, fires, missions,
         cards, occupy, rulings)
DESCRIBE(KnownContact, watcher, stand, contact)
DESCRIBE(Desk, contacts, forced_dice, committed, briefing_blue, briefing_red, hand_blue, hand_red, deck_blue, deck_red, weathers, orders, morale_numbers, steps)
DESCRIBE(View, battle, map, seats, players, standing_passes, quiet_hours, dice, objectives, formations, companies, types, stands, contacts, orders, caps,
         shots, missions, facings, asked_moves, templates, wrecks, abandoned_guns, fieldworks, obstacles, hand, hands, decks, cards_played, prompt, choices,
         log, desk)

}  // namespace fog
// clang-format on
