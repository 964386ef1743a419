"""The turn, typed in from server/rules/sequence.md: step, as printed, phase, who decides."""

BOTH, A, B, NOBODY = "both", "a", "b", "nobody"

STEPS = {
    "deployment": ("0", "set_up", BOTH),
    "first_orders": ("0", "set_up", BOTH),
    "dice_contributions": ("0", "set_up", BOTH),
    "weather": ("0W", "artillery", NOBODY),
    "artillery_response": ("1A", "artillery", BOTH),
    "clearing": ("1B", "artillery", NOBODY),
    "he_attacks": ("1C", "artillery", NOBODY),
    "initiative": ("2A", "movement", NOBODY),
    "prep_fire_a": ("2B", "movement", A),
    "prep_fire_b": ("2B", "movement", B),
    "prep_fire_resolved": ("2C", "movement", NOBODY),
    "side_a_moves": ("2D", "movement", A),
    "side_b_moves": ("2E", "movement", B),
    "spotting": ("2F", "movement", NOBODY),
    "opportunity_fire": ("3A", "opportunity_fire", BOTH),
    "spotting_of_opportunity_firers": ("3B", "opportunity_fire", NOBODY),
    "change_facing": ("4A", "general_fire", BOTH),
    "general_fire": ("4B", "general_fire", BOTH),
    "ammunition": ("4C", "general_fire", NOBODY),
    "spotting_of_general_firers": ("4D", "general_fire", NOBODY),
    "orders": ("5A", "command", BOTH),
    "morale": ("5B", "command", NOBODY),
    "abandoned_ground_a": ("5C", "command", A),
    "abandoned_ground_b": ("5C", "command", B),
    "fog_of_war": ("5D", "command", BOTH),
    "declarations_a": ("5E", "command", A),
    "declarations_b": ("5E", "command", B),
    "end_of_turn": ("5F", "command", NOBODY),
    "card_window": ("FW", "command", BOTH),
    "battle_over": ("end", "over", NOBODY),
}
MINUTES_PER_TURN = 30

# ORD-45: which orders point somewhere
ARROWS = {"cautious_advance", "hasty_advance", "disengage", "road_march", "banzai"}


def clock(start, turn):
    hours, minutes = map(int, start.split(":"))
    now = (hours * 60 + minutes + max(0, turn - 1) * MINUTES_PER_TURN) % (24 * 60)
    return f"{now // 60:02}:{now % 60:02}"


def steps_printed(windows):
    """In which steps a card of these windows can be played: those in which somebody decides, and the end."""
    return [step for step, (printed, _, who) in STEPS.items() if printed in windows and (who != NOBODY or step == "battle_over")]


def step_printed(printed):
    return next((step for step, row in STEPS.items() if row[0] == printed), None)


def phases(windows, acts_in):
    found = []
    for printed, phase, _ in STEPS.values():
        acts = printed == acts_in if acts_in else printed in windows
        if acts and found[-1:] != [phase]:
            found.append(phase)
    return found
