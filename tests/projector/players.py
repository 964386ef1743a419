"""Several players of a side: who leads his companies, who has decided. [S-06, S-90]"""

LEADER = 1
LEADERS_OWN = {"dice_contributions", "fog_of_war", "card_window"}


class Players:
    def __init__(self, world, seats):
        self.world = world
        self.seats = {seat["number"]: name for name, seat in seats.items()}
        self.up = {seat["number"] for seat in seats.values() if seat["up"]} | {LEADER}
        self.committed, self.side_has = set(), False
        self.own = world.battle.get("player", LEADER)
        self.passes = {}
        self.quiet = {}

    def step_begins(self, side_has=False):
        self.committed, self.side_has = set(), side_has

    def side_committed(self, *_):
        self.side_has = True

    def side_decides_again(self):
        self.side_has = False

    def player_committed(self, _, told):
        self.committed.add(told["number"])

    def commit_taken_back(self, _, told):
        self.side_has, self.committed = False, set(told["others"])

    def standing_pass_set(self, _, told):
        self.passes[told["number"], told["step"]] = {name: told[name] for name in ("step", "until_contact", "discards")}

    def standing_pass_ended(self, _, told):
        del self.passes[told["number"], told["step"]]

    def _seat(self, number):
        return self.world.side if number == LEADER else f"{self.world.side}{number}"

    def passes_seen(self):
        side = self.world.side
        return {f"{self._seat(number)}/{step}": one | {"side": side, "player": number} for (number, step), one in self.passes.items()}

    def quiet_hours_set(self, told):
        self.quiet.pop(self._seat(told["number"]), None)
        if "from" in told:
            hours = {name: told[name] for name in ("from", "to")}
            self.quiet[self._seat(told["number"])] = hours | {"side": self.world.side, "player": told["number"]}

    def late(self):
        return [self._seat(number) for number in sorted(self._needed() - self.committed)]

    def companies_taken_up(self, _, told):
        self.up.add(told["number"])

    def companies_taken_over(self, _, told):
        self.up.discard(told["number"])
        self.committed -= {told["number"], LEADER}

    def _needed(self):
        anybody_plays_cards = self.world.battle["options"].get("fow_player") == "any"
        is_leaders = self.world.step in LEADERS_OWN
        if is_leaders and not (self.world.step == "card_window" and anybody_plays_cards):
            return {LEADER}
        return self.up

    def is_needed(self):
        return self.own in self._needed() - self.committed

    def has_committed(self, number=None):
        return self.side_has or (number or self.own) in self.committed

    def seen(self):
        return {
            name: {
                "side": self.world.side,
                "number": number,
                "up": number in self.up,
                "committed": self.has_committed(number),
            }
            for number, name in self.seats.items()
        }
