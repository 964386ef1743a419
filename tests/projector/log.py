"""What was said, line by line: the audience's own numbers, and what would count unseen firers said once. [REL-06]"""

import hashlib

from rows import Unexplained

LINES_KEPT = 400
FELT = ["fire_felt", "hits_felt", "template_felt", "suppressed"]  # each said once, in this order
WORSE = ["", "no_effect", "forced_back", "eliminated"]
SAME = ("turn", "step", "kind", "actor", "target", "what")


class Log:
    def __init__(self, world):
        self.world = world
        self.lines, self.first, self.chain = [], 1, ""

    def told(self, _, said):
        self._check(said)
        line = {"turn": self.world.turn, "step": self.world.step, "dice": [], "working": []}
        line |= {"outcome": "", "what": "", "words": ""} | said
        for one in ("actor", "target"):
            if one in said:
                line[one] = self._who(said[one])
        if not self._join(line):
            self._chain(line)
            self.lines.insert(self._place_for(line), line)
        while len(self.lines) > LINES_KEPT:
            self.lines.pop(0)
            self.first += 1

    def _chain(self, line):
        """Over every die that was told, in order. [S-105]"""
        for die in line["dice"]:
            told = f"{self.chain}{die.get('purpose', '')}={die['face']}{'!' if die.get('is_set') else ''}"
            self.chain = line["chain"] = hashlib.sha256(told.encode()).hexdigest()

    def _check(self, said):
        """What is said must agree with what was released beside it."""
        kind, world = said["kind"], self.world
        agrees = {
            "committed": lambda: world.players.side_has,
            "initiative_rolled": lambda: said["side"] == world.battle.get("side_a"),
            "turn_begun": lambda: said["count"] == world.turn,
            "weather_rolled": lambda: said["what"] == world.battle["weather"],
            "share_promised": lambda: world.dice.get(f"promise_{said['side']}") == said["what"],
            "contribution_given": lambda: world.dice.get(said["side"]) == said["what"],
            "card_opened": lambda: world.cards.explains(said),
        }
        if kind in agrees and not agrees[kind]():
            raise Unexplained(f"the log says {said}, which nothing released explains")

    def _who(self, name):
        """An own stand by its name, one of the other side by what it looks like."""
        stands, contacts = self.world.forces.stands, self.world.ground.contacts
        if name in stands:
            return {"id": name, "label": stands[name]["name"], "side": self.world.side}
        if name in contacts:
            return {"id": name, "label": contacts[name]["type"], "side": contacts[name]["side"]}
        raise Unexplained(f"the log names {name}, of whom this audience knows nothing")

    def _join(self, line):
        if line["kind"] not in FELT:
            return False
        for before in reversed(self.lines):
            if (before["turn"], before["step"]) != (line["turn"], line["step"]):
                return False
            if all(before.get(field) == line.get(field) for field in SAME):
                before["outcome"] = max(before["outcome"], line["outcome"], key=badness)
                for field in ("place", "from"):  # the least, whichever was said first
                    if field not in line or field not in before:
                        before.pop(field, None)
                    else:
                        before[field] = min(before[field], line[field])
                return True
        return False

    def _place_for(self, line):
        """What is felt in a step stands in the order of those who feel it. [REL-06]"""
        at = len(self.lines)
        while line["kind"] in FELT and at > 0:
            before = self.lines[at - 1]
            is_of_step = before["kind"] in FELT and all(before[field] == line[field] for field in ("turn", "step"))
            if not is_of_step or order_of(before) <= order_of(line):
                break
            at -= 1
        return at

    def seen(self):
        return {str(self.first + i): line for i, line in enumerate(self.lines)}


def order_of(line):
    target, actor = (line.get(one, {}).get("id", "") for one in ("target", "actor"))
    return FELT.index(line["kind"]), target, line["what"], actor


def badness(outcome):
    return WORSE.index(outcome) if outcome in WORSE else len(WORSE)
