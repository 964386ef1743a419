"""What each row of server/fog/releases.md may release: closed lists, typed in from the table.

A release of an unknown kind, by another row, with a field that is not listed, or to somebody who is not meant,
stops the projection. `KINDS` has what changes what is known, `LINES` what is said in the log.
"""

OWNER = "owner"  # the side whose stand, order, shot, mission or company it is
ALL = "all"
WATCHER = "watcher"  # whoever sees it, the public by REL-36

ORDER = "order chit issuer marker arrow turns destination overwatch recipient followers plain revealed"
CONTACT = (
    "side type symbol kind width depth at facing state suppressed limbered crew_left_gun towing riders quality path"
)
STAND = (
    "name line width depth quality company own_company issuer commands_company observer presence at facing phantom state"
    " suppressed camouflaged visible limbered crew_left_gun aboard carried tow when_forced_back smoke_missions sorties"
    " entry_turn moved finished_moving path fired_in forced_back fired_at ammunition"
)
GUN = "at facing type symbol side width depth"
WEATHER = "name spot_percent max_visibility wheeled_factor night no_air"

# kind: (rows, to whom, fields, further fields for the owner)
KINDS = {
    # what lies open
    "step_opened": ("REL-16", ALL, "subphase", ""),
    "card_window_opened": ("REL-16", ALL, "step before_rolls", ""),
    "card_window_closed": ("REL-16", ALL, "step", ""),
    "initiative_rolled": ("REL-15", ALL, "side_a", ""),
    "weather_rolled": ("REL-38", ALL, WEATHER, ""),
    "turn_begun": ("REL-31", ALL, "turn", "returned"),
    "battle_ended": ("REL-21", ALL, "winner ending points_blue points_red held", ""),
    "battle_reopened": ("REL-35", ALL, "", ""),
    "lift_agreed": ("REL-35", ALL, "side", ""),
    "fog_lifted": ("REL-35", ALL, "", ""),
    "share_promised": ("REL-37", ALL, "side promise", ""),
    "contribution_given": ("REL-37", ALL, "side contribution", ""),
    "shares_lapsed": ("REL-37", ALL, "wanting", ""),
    "went_without_share": ("REL-37", ALL, "side promised", ""),
    "no_shares_agreed": ("REL-37", ALL, "side", ""),
    "grace_begun": ("REL-31", ALL, "", ""),
    "quiet_hours_set": ("REL-55", ALL, "side hours", "number from to"),
    "pause_asked": ("REL-31", ALL, "side", ""),
    "pause_withdrawn": ("REL-31", ALL, "side", ""),
    "paused": ("REL-31", ALL, "by_clock by_consent", ""),
    "resumed": ("REL-31", ALL, "", ""),
    "option_set": ("REL-32", ALL, "*", ""),  # the options that differ from the rules' own
    "side_committed": ("REL-31", OWNER, "", ""),
    "player_committed": ("REL-30", OWNER, "number", ""),
    "commit_taken_back": ("REL-53", OWNER, "number others", ""),
    "standing_pass_set": ("REL-53", OWNER, "number step until_contact discards", ""),
    "standing_pass_ended": ("REL-53", OWNER, "number step", ""),
    "seat_handed_over": ("REL-56", ALL, "side number", ""),
    "companies_taken_up": ("REL-30", OWNER, "number", ""),
    "companies_taken_over": ("REL-30", OWNER, "number", ""),
    # own things
    "stand": ("REL-01 REL-32", OWNER, STAND, ""),
    "stand_deployed": ("REL-01", OWNER, "at facing", ""),
    "reserve_declared": ("REL-24", OWNER, "at facing", ""),
    "reserve_placed": ("REL-24", OWNER, "at facing", ""),
    "stand_entered": ("REL-24", OWNER, "at facing on_road", ""),
    "order_placed": ("REL-13", OWNER, ORDER, ""),
    "order_withdrawn": ("REL-13", OWNER, "order", ""),
    "order_named": ("REL-13", OWNER, "order", ""),
    "order_cancelled": ("REL-13", OWNER, "order", ""),
    "order_changed": ("REL-23", OWNER, "holds", ""),
    "order_set": ("REL-32", OWNER, ORDER, ""),
    "orders_take_force": ("REL-13", OWNER, "orders", ""),
    "orders_revealed": ("REL-14", OWNER, "orders", ""),
    "form_declared": ("REL-13", OWNER, "order form plain", ""),
    "command_taken": ("REL-13", OWNER, "company own_company", ""),
    "command_succeeded": ("REL-13", OWNER, "lost issuer commands_company", ""),
    "regrouped": ("REL-13", OWNER, "gone at facing state", ""),
    "when_forced_back_set": ("REL-13", OWNER, "when_forced_back", ""),
    "stand_moved": ("REL-26", OWNER, "path facing stopped_by aboard", ""),
    "stand_turned": ("REL-26", OWNER, "facing", ""),
    "facing_declared": ("REL-16", OWNER, "facing", ""),
    "ground_occupied": ("REL-26", OWNER, "at facing", ""),
    "loaded": ("REL-26", OWNER, "vehicle", ""),
    "unloaded": ("REL-26", OWNER, "vehicle at facing", ""),
    "limbered": ("REL-26", OWNER, "vehicle", ""),
    "unlimbered": ("REL-26", OWNER, "vehicle at facing", ""),
    "gun_man_handled": ("REL-26", OWNER, "gun path stand_at facing", ""),
    "transport_removed": ("REL-26", OWNER, "carried", ""),
    "transport_returned": ("REL-26", OWNER, "at facing", ""),
    "dismounted": ("REL-26", OWNER, "at facing", ""),
    "mine_attack": ("REL-25", OWNER, "stops", ""),
    "fire_declared": ("REL-16", OWNER, "firer line weapon target dice path_point cover_category", ""),
    "fire_withdrawn": ("REL-16", OWNER, "", ""),
    "shot_resolved": ("REL-08", OWNER, "firer", ""),
    "fired_at": ("REL-06", OWNER, "", ""),
    "template_attack": ("REL-08 REL-09", OWNER, "", ""),
    "mission_requested": ("REL-10", OWNER, "observer battery kind target", ""),
    "mission_withdrawn": ("REL-10", OWNER, "", ""),
    "response_rolled": ("REL-10", OWNER, "", ""),
    "stand_forced_back": ("REL-18", OWNER, "path facing aboard", ""),
    "stand_eliminated": ("REL-20", OWNER, "surrendered", ""),
    "stand_driven_off": ("REL-20", OWNER, "", ""),
    "stand_stopped_at": ("REL-17", OWNER, "at facing path aboard", ""),
    "stand_suppressed": ("REL-06", OWNER, "", ""),
    "suppression_removed": ("REL-19", OWNER, "", ""),
    "stock": ("REL-08", OWNER, "ammunition", ""),
    "morale_checked": ("REL-18", OWNER, "", ""),
    "company_morale_set": ("REL-32", OWNER, "morale", ""),
    "state_changed": ("REL-18", OWNER, "state", ""),
    "rallied": ("REL-19", OWNER, "state", ""),
    "stand_removed": ("REL-32", OWNER, "", ""),
    "move_asked": ("REL-32", OWNER, "path", ""),
    "asked_move_judged": ("REL-32", OWNER, "", ""),
    "phantom_vanished": ("REL-02", OWNER, "", ""),
    "camouflage_lost": ("REL-25", OWNER, "", ""),
    "stand_seen": ("REL-36", OWNER, "", ""),
    "stand_hidden": ("REL-36", OWNER, "", ""),
    "gun_abandoned": ("REL-20", OWNER, GUN + " crew", ""),
    "gun_manned": ("REL-20", OWNER, "crew", ""),
    "gun_lost": ("REL-20", OWNER, "", ""),
    # what is seen
    "contact_made": ("REL-02", WATCHER, CONTACT + " turn step", ""),  # when his side saw it last, to a player [S-90]
    "contact_seen": ("REL-03", WATCHER, CONTACT, ""),
    "contact_lost": ("REL-05", WATCHER, "gone", ""),
    "wreck_seen": ("REL-20", WATCHER, "at facing width depth", ""),
    "gun_seen": ("REL-20", WATCHER, GUN, ""),
    "gun_gone": ("REL-20", WATCHER, "", ""),
    "fieldwork": ("REL-25", WATCHER, "outline cover", ""),
    "obstacle": ("REL-25", WATCHER, "name kind outline cleared_by factors", "side hit"),
    "obstacle_gone": ("REL-25", WATCHER, "", ""),
    "orders_in_sight": ("REL-14", WATCHER, "orders", ""),
    "caps_in_sight": ("REL-13", WATCHER, "caps", ""),
    "template_placed": ("REL-11", ALL, "centre size turn_placed kind", "side battery smoke_used flown"),
    "template_removed": ("REL-12", ALL, "", ""),
    # cards
    "deck_shuffled": ("REL-22", ALL, "side cards", ""),
    "card_drawn": ("REL-22", ALL, "side", "card title text windows acts_in target lasts"),
    "card_discarded": ("REL-22", ALL, "side", "card"),
    "card_played": ("REL-22", OWNER, "card company place", ""),
    "card_taken_back": ("REL-22", OWNER, "", ""),
    "card_opened": ("REL-23", ALL, "side card title text place ends_with", ""),
    "card_gone": ("REL-23", ALL, "", ""),
    "card_targets": ("REL-23", WATCHER, "*", ""),
}

# kind of line: (rows, fields for whoever hears it, further fields for the side whose act it is); "-": for nobody else
LINES = {
    "battle_begun": ("REL-01", "what", ""),
    "turn_begun": ("REL-31", "count", ""),
    "committed": ("REL-31", "-", "side"),
    "player_committed": ("REL-30", "-", "side count"),
    "commit_taken_back": ("REL-53", "-", "side count"),
    "standing_pass_set": ("REL-53", "-", "side what count"),
    "standing_pass_ended": ("REL-53", "-", "side what outcome count"),
    "seat_handed_over": ("REL-56", "side count", ""),
    "companies_taken_up": ("REL-30", "-", "side count"),
    "companies_taken_over": ("REL-30", "-", "side count"),
    "time_ran_out": ("REL-31", "", "side"),
    "grace_begun": ("REL-31", "count", "side"),
    "quiet_hours_set": ("REL-55", "side what", "count"),
    "pause_asked": ("REL-31", "side", ""),
    "pause_withdrawn": ("REL-31", "side", ""),
    "deadline_stopped": ("REL-31", "", ""),
    "weather_rolled": ("REL-38", "dice what", ""),
    "initiative_rolled": ("REL-15", "side dice", ""),
    "battle_ended": ("REL-21", "side what words", ""),
    "share_promised": ("REL-37", "side what", ""),
    "contribution_given": ("REL-37", "side what", ""),
    "shares_lapsed": ("REL-37", "side what", ""),
    "went_without_share": ("REL-37", "side count", ""),
    "no_shares_agreed": ("REL-37", "side", ""),
    "lift_agreed": ("REL-35", "side", ""),
    "fog_lifted": ("REL-35", "outcome", ""),
    "battle_reopened": ("REL-35", "words", ""),
    "reserve_placed": ("REL-24", "-", "actor place"),
    "entered": ("REL-24", "-", "actor place"),
    "orders_take_force": ("REL-13", "count", ""),
    "orders_revealed": ("REL-14", "side", "count"),
    "order_changed": ("REL-23", "-", "actor outcome"),
    "command_taken": ("REL-13", "-", "actor target"),
    "command_returned": ("REL-31", "-", "actor"),
    "command_succeeded": ("REL-13", "-", "actor target"),
    "form_declared": ("REL-13 REL-14", "actor what", "count"),
    "entrenched": ("REL-25", "actor what outcome", "dice working"),
    "regrouped": ("REL-13", "-", "actor target place what"),
    "moved": ("REL-26", "-", "actor outcome place"),
    "ground_occupied": ("REL-26", "actor place", ""),
    "template_entered": ("REL-11", "-", "actor place"),
    "obstacle_seen": ("REL-25", "what place", ""),
    "obstacle_gone": ("REL-25", "what place", ""),
    "obstacle_cleared": ("REL-25", "-", "actor what place count"),
    "obstacle_added": ("REL-32", "what place words", ""),
    "loaded": ("REL-26", "-", "actor target"),
    "unloaded": ("REL-26", "-", "actor target"),
    "limbered": ("REL-26", "-", "actor target"),
    "unlimbered": ("REL-26", "-", "actor target"),
    "man_handled": ("REL-26", "-", "actor target"),
    "transport_removed": ("REL-26", "-", "actor"),
    "transport_returned": ("REL-26", "-", "actor place"),
    "dismounted": ("REL-26", "-", "actor"),
    "mine_attack": ("REL-25", "actor outcome place", "dice working"),
    "fire_declared": ("REL-16", "actor target", ""),
    "fire_resolved": ("REL-08", "-", "side actor target what dice working count outcome"),
    "fire_felt": ("REL-06", "actor target place from what outcome", ""),
    "hits_distributed": ("REL-08", "-", "side target outcome"),
    "hits_felt": ("REL-09", "target what outcome", ""),
    "response_rolled": ("REL-10", "-", "side actor place what dice working outcome"),
    "template_placed": ("REL-11", "place what", "side actor"),
    "template_attack": ("REL-08", "-", "actor target place what outcome dice working count"),
    "template_felt": ("REL-09", "target place what outcome", ""),
    "forced_back": ("REL-18", "actor place", ""),
    "eliminated": ("REL-20", "actor", ""),
    "surrendered": ("REL-20", "actor", ""),
    "driven_off": ("REL-20", "actor", ""),
    "stopped_at": ("REL-17", "-", "actor place"),
    "gun_abandoned": ("REL-20", "actor", ""),
    "gun_manned": ("REL-20", "actor", ""),
    "gun_lost": ("REL-20", "what place", "actor"),
    "gun_seen": ("REL-20", "what place", ""),
    "passenger_rolled": ("REL-20", "-", "actor dice working outcome"),
    "suppressed": ("REL-06", "-", "actor"),
    "ammunition_used": ("REL-08", "-", "actor what dice working outcome count"),
    "resupplied": ("REL-08", "-", "actor"),
    "bombardment_felt": ("REL-18", "-", "side what outcome"),
    "morale_checked": ("REL-18", "-", "side what dice working count outcome"),
    "state_changed": ("REL-18 REL-19", "actor what", ""),
    "rallied": ("REL-19", "-", "actor what"),
    "company_eliminated": ("REL-21", "-", "side what"),
    "elimination_seen": ("REL-18", "-", "side what"),
    "contact_made": ("REL-02", "actor place", ""),  # and by which rule, but to the public: REL-36
    "stand_seen": ("REL-02", "-", "actor"),
    "contact_lost": ("REL-05", "actor place", ""),
    "phantom_seen": ("REL-02", "place", ""),
    "phantom_vanished": ("REL-02", "-", "actor place"),
    "camouflage_lost": ("REL-25", "-", "actor"),
    "card_drawn": ("REL-22", "side", "what"),
    "card_discarded": ("REL-22", "side", "what"),
    "card_played": ("REL-22", "-", "side what"),
    "card_taken_back": ("REL-22", "-", "side what"),
    "card_opened": ("REL-23", "side what words target place", ""),
    "cards_cancelled": ("REL-23", "", ""),
    "paused": ("REL-31", "words outcome", ""),
    "resumed": ("REL-31", "words", ""),
    "step_extended": ("REL-31", "words count", ""),
    "step_forced": ("REL-32", "words outcome step", ""),
    "option_set": ("REL-32", "words what outcome", ""),
    "weather_set": ("REL-38", "words what", ""),
    "written": ("REL-32", "side words", ""),
    "stand_edited": ("REL-32", "-", "actor words"),
    "stand_removed": ("REL-32", "-", "actor words"),
    "stand_added": ("REL-32", "-", "actor words"),
    "order_set": ("REL-32", "-", "actor what words"),
    "move_asked": ("REL-32", "-", "actor"),
    "asked_move_judged": ("REL-32", "-", "actor outcome words"),
    "company_morale_set": ("REL-32", "-", "side what count words"),
}


# what stands in a list of a release; an own order is released in full, one in sight as it shows
PARTS = {
    "ammunition": "line left depleted",
    "caps": "side at",
    "dice": "face needs purpose is_set",
    "working": "rule value",
}
ORDERS = {"orders_in_sight": "side chit arrow members", "orders_take_force": ORDER, "orders_revealed": ORDER}


class Unexplained(Exception):
    """A release that no row allows, or that nothing known before explains."""


def check_kind(release, audience, is_own):
    """`is_own(release)`: is its subject this audience's own?"""
    kind, payload = release["kind"], release["payload"]
    if kind not in KINDS:
        raise Unexplained(f"no row releases {kind}")
    rows, to, fields, own_fields = KINDS[kind]
    if release["row"] not in rows.split():
        raise Unexplained(f"{kind} comes by {release['row']}, not by {rows}")
    if to == OWNER and audience == "public":
        raise Unexplained(f"{kind} is for its owner, not for the public")
    allowed = set(fields.split())
    if own_fields and is_own(release):
        allowed |= set(own_fields.split())
    if fields != "*" and not set(payload) <= allowed:
        raise Unexplained(f"{release['row']} does not release {sorted(set(payload) - allowed)} of {kind}")
    check_parts(release, PARTS | {"orders": ORDERS.get(kind, "")})


def check_parts(release, listed):
    for name, parts in release["payload"].items():
        if name not in listed or not isinstance(parts, list):
            continue
        for part in parts:
            if not set(part) <= set(listed[name].split()):
                raise Unexplained(f"{release['row']} does not release {part} as one of {name}")


def check_line(release, audience, is_own):
    """`is_own(line)`: is it an act of this audience's side?"""
    line = release["payload"]
    kind = line["kind"]
    if kind not in LINES:
        raise Unexplained(f"no row says {kind}")
    rows, fields, own_fields = LINES[kind]
    if release["row"] not in rows.split():
        raise Unexplained(f"{kind} is said by {release['row']}, not by {rows}")
    own = is_own(line)
    if fields == "-" and not own:
        raise Unexplained(f"{kind} is said to its own side alone")
    allowed = {"kind"} | set(fields.split()) | (set(own_fields.split()) if own else set())
    if kind == "contact_made" and audience != "public":
        allowed.add("working")
    if not set(line) <= allowed:
        raise Unexplained(f"{release['row']} does not say {sorted(set(line) - allowed)} of {kind}")
    check_parts(release, PARTS)
