#!/usr/bin/env python3
"""Shows that the projection can fail: spoils a ledger in one place at a time, and each time it must be noticed.

    tests/projector/control.py LEDGER VIEWS [how many] [seed]

An entry is taken out, told twice or with a field changed, or a field is added that its row does not release. Exit status: 0 all was noticed.
"""

import copy
import json
import random
import sys

from project import Unequal, explain, lines_of, project
from rows import Unexplained
from world import World


def other(value):
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list) and value:
        return [*value[:-1], other(value[-1])]
    if isinstance(value, dict) and value:
        key = sorted(value)[-1]
        return value | {key: other(value[key])}
    return [1]


def taken_out(entries, at, _):
    return entries[:at] + entries[at + 1 :], "taken out"


def changed(entries, at, dice):
    entry = copy.deepcopy(entries[at])
    if not entry["payload"]:
        return taken_out(entries, at, dice)
    field = dice.choice(sorted(entry["payload"]))
    entry["payload"][field] = other(entry["payload"][field])
    return entries[:at] + [entry] + entries[at + 1 :], f"{field} changed"


def added_to(entries, at, _):
    entry = copy.deepcopy(entries[at])
    entry["payload"]["firer_of_it"] = "s1"
    return entries[:at] + [entry] + entries[at + 1 :], "a field added"


def late(entries, at, _):
    """By one turn of the loop. [COMPLETE]"""
    entry = entries[at] | {"moment": entries[at]["moment"] + 1}
    after = next((i for i in range(at, len(entries)) if entries[i]["moment"] >= entry["moment"]), len(entries))
    return entries[:at] + entries[at + 1 : after] + [entry] + entries[after:], "told late"


def leaves_a_trace(configuration, entries, spoiled, moment):
    """Is anything else known at the end of this turn of the loop? What is told twice, or overtaken at once, is not."""
    try:
        return known_after(configuration, entries, moment) != known_after(configuration, spoiled, moment)
    except Unexplained:
        return True


def known_after(configuration, entries, moment):
    world = World(configuration["configuration"])
    for entry in entries:
        if entry["moment"] <= moment:
            explain(world, entry)
    parts = [world, world.forces, world.ground, world.cards, world.players, world.log]
    return repr([{name: held for name, held in vars(part).items() if is_told(held)} for part in parts])


def is_told(held):
    return isinstance(held, (dict, list, set, str, int))


WAYS = [taken_out, changed, added_to, late]


def is_noticed(configuration, entries, views):
    try:
        project(configuration, entries, views)
    except (Unequal, Unexplained):
        return True
    return False


def spoil(configuration, entries, way, dice):
    while True:
        at = dice.randrange(len(entries))
        spoiled, how = way(entries, at, dice)
        if leaves_a_trace(configuration, entries, spoiled, entries[at]["moment"]):
            return spoiled, how, entries[at]


def main(ledger, views, number="40", seed="1"):
    dice = random.Random(int(seed))
    configuration, *entries = [json.loads(line) for line in lines_of(ledger)]
    shown = [line.rstrip("\n") for line in lines_of(views)]
    project(configuration, entries, shown)  # whole, it is equal
    unnoticed = 0
    for count in range(int(number)):
        spoiled, how, entry = spoil(configuration, entries, WAYS[count % len(WAYS)], dice)
        if not is_noticed(configuration, spoiled, shown):
            unnoticed += 1
            print(f"not noticed: {how}: {json.dumps(entry)}")
    print(f"figures: {int(number) - unnoticed} of {number} spoiled ledgers noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
