"""Fog-of-War cards: the own hand, how many the other side holds, what lies open."""

from rows import Unexplained
from sequence import phases, step_printed, steps_printed
from sight import keyed


class Cards:
    def __init__(self, world):
        self.world = world
        self.hand, self.played, self.targets = [], {}, {}
        self.held, self.decks = {"blue": 0, "red": 0}, {"blue": 0, "red": 0}

    def deck_shuffled(self, _, told):
        self.decks[told["side"]] = told["cards"]

    def card_drawn(self, _, told):
        self.decks[told["side"]] -= 1
        self.held[told["side"]] += 1
        if told["side"] == self.world.side:
            self.hand.append(told)

    def card_discarded(self, _, told):
        self.held[told["side"]] -= 1
        if told["side"] == self.world.side:
            self._take(told["card"])

    def _take(self, card):
        held = next(one for one in self.hand if one["card"] == card)
        self.hand.remove(held)
        return held

    def card_played(self, name, told):
        """Not yet open, it counts as held. [REL-22]"""
        self.played[name] = self._take(told["card"]) | told | {"open": False}

    def card_taken_back(self, name, _):
        self.hand.append(self.played.pop(name))

    def card_opened(self, name, told):
        self.held[told["side"]] -= 1
        self.played[name] = self.played.get(name, {}) | told | {"open": True}

    def card_gone(self, name, _):
        del self.played[name]

    def card_targets(self, _, told):
        self.targets = told
        self.check_targets()

    def check_targets(self):
        if unknown := set(self.targets) - set(self.played):
            raise Unexplained(f"targets of cards that are not in play: {sorted(unknown)}")

    def explains(self, line):
        """Does a line of an opened card say what stands on one?"""
        said = (line.get("what"), line.get("words", ""))
        return any(card["open"] and said == (card["title"], card.get("text", "")) for card in self.played.values())

    # as the view shows them

    def hand_seen(self):
        return [self._card_seen(card) for card in self.hand]

    def _card_seen(self, card):
        windows, acts_in = card.get("windows", []), card.get("acts_in", "")
        seen = {field: card.get(field, "") for field in ("card", "title", "text")}
        seen |= {"windows": windows, "steps": steps_printed(windows), "ends_with": phases(windows, acts_in)}
        seen |= {"lasts": card.get("lasts", False), "target": card["target"]}
        return seen | ({"acts_in": step_printed(acts_in)} if acts_in else {})

    def played_seen(self):
        return keyed((self._key(name, card), self._played_seen(name, card)) for name, card in self.played.items())

    def _key(self, name, card):
        return name if name.startswith("p") else f"{card['side']}/{card['card']}"

    def _played_seen(self, name, card):
        seen = {field: card.get(field, "") for field in ("card", "title", "text", "side")}
        seen |= {"open": card["open"], "stand": self.targets.get(name, "")}
        shown = ("company", "place") + (("ends_with",) if card["open"] else ())
        return seen | {field: card[field] for field in shown if field in card}

    def sealed(self):
        return sum(not card["open"] for card in self.played.values())
