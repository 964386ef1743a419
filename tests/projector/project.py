#!/usr/bin/env python3
"""Makes the views of one audience out of its ledger, and compares them with the server's, byte for byte. [SIM]

    tests/projector/project.py LEDGER VIEWS

LEDGER is what `ordercap ledger` prints, VIEWS what `ordercap views` prints or what came over the socket, of the same
battle and audience. The last line counts what was compared. Exit status: 0 all is equal; 1 a view is not, and section
and key are named that the ledger does not explain; 2 a release is not one that server/fog/releases.md allows.
"""

import json
import sys
from itertools import groupby

from rows import Unexplained
from world import World


DOES_NOT_FOLLOW = (LookupError, ValueError, TypeError, AttributeError, StopIteration)


class Unequal(Exception):
    """A view that the ledger does not explain."""


def text(value):
    """As the server writes it: keys in order, nothing between them."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Writer:
    """Writes views; a section that never changes is written once."""

    def __init__(self):
        self.fixed = {}

    def view(self, view):
        return "{" + ",".join(f'"{name}":{self._section(name, view[name])}' for name in sorted(view)) + "}"

    def _section(self, name, section):
        if name not in ("map", "types"):
            return text(section)
        if name not in self.fixed:
            self.fixed[name] = text(section)
        return self.fixed[name]


def first_difference(made, shown, where=()):
    """The way to what the ledger does not explain: section, key, field."""
    if isinstance(made, dict) and isinstance(shown, dict):
        keys = sorted(set(made) | set(shown))
        key = next((key for key in keys if text(made.get(key)) != text(shown.get(key))), None)
        if key is not None and key in made and key in shown:
            return first_difference(made[key], shown[key], (*where, key))
        if key is not None:
            made, shown, where = made.get(key), shown.get(key), (*where, key)
    return f"{' / '.join(where)}: projected {text(made)}, shown {text(shown)}"


class Comparison:
    """What is shown, view by view. From the socket it has no moments."""

    def __init__(self, shown):
        self.shown, self.last = iter(shown), None
        self.views, self.bytes = 0, 0

    def compare(self, moment, world, made):
        if made == self.last:
            return  # nothing to see, and nothing is shown
        self.last = made
        answer = next(self.shown, None)
        if answer is None:
            raise Unequal(f"moment {moment}: the ledger makes a view that is never shown")
        if answer not in (f'{{"moment":{moment},"view":{made}}}', f'{{"view":{made}}}'):
            self._tell_difference(moment, world, json.loads(answer))
        self.views, self.bytes = self.views + 1, self.bytes + len(answer.encode())

    def _tell_difference(self, moment, world, answer):
        when = f"moment {moment}, turn {world.turn}, {world.step}"
        if answer.get("moment", moment) != moment:
            raise Unequal(f"{when}: the next view that is shown is of moment {answer['moment']}")
        raise Unequal(f"{when}: {first_difference(world.view(), answer['view'])}")

    def end(self):
        if more := next(self.shown, None):
            raise Unequal(f"a view is shown for which nothing was released: {more[:80]}")


def project(configuration, releases, shown):
    """How many views were compared, and their bytes."""
    world, writer, comparison = World(configuration["configuration"]), Writer(), Comparison(shown)
    for moment, some in groupby(releases, key=lambda release: release["moment"]):
        for release in some:
            explain(world, release)
        comparison.compare(moment, world, writer.view(view_of(world)))
    comparison.end()
    return comparison


def explain(world, release):
    try:
        world.release(release)
    except DOES_NOT_FOLLOW as unknown:
        raise Unexplained(f"{text(release)} does not follow from what was released before: {unknown!r}") from unknown


def view_of(world):
    try:
        return world.view()
    except DOES_NOT_FOLLOW as unknown:
        raise Unexplained(f"what was released makes no view: {unknown!r}") from unknown


def lines_of(name):
    with open(name, encoding="utf-8") as file:
        yield from file


def main(ledger, views):
    configuration, *releases = (json.loads(line) for line in lines_of(ledger))
    try:
        compared = project(configuration, releases, (line.rstrip("\n") for line in lines_of(views)))
    except Unequal as difference:
        print(difference)
        return 1
    except Unexplained as release:
        print(f"no such release: {release}")
        return 2
    print(f"figures: {compared.views} views, {compared.bytes} bytes, of {len(releases)} releases")
    return 0 if compared.views else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
