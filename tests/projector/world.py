"""What one audience knows, made of what was released to it and of nothing else."""

import json

from cards import Cards
from forces import Forces
from ground import reaches
from log import Log
from players import Players
from rows import Unexplained, check_kind, check_line
from sequence import A, BOTH, NOBODY, STEPS, clock
from sight import Sight

OTHER = {"blue": "red", "red": "blue"}
NO_SEALS = {"undeployed": 0, "orders": 0, "shots": 0, "missions": 0, "facings": 0, "cards": 0}


class World:
    def __init__(self, configuration):
        self.audience = configuration["audience"]
        self.side = None if self.audience == "public" else self.audience.rstrip("234")
        configuration = json.loads(json.dumps(configuration))  # it changes in play
        self.battle = configuration["battle"]
        self.map, self.types, self.dice = configuration["map"], configuration["types"], configuration["dice"]
        self.formations, self.objectives = configuration["formations"], configuration["objectives"]
        self.turn, self.step = self.battle["turn"], self.battle["step"]
        self.start = self.battle["clock"]
        self.window = None
        self.grace = False
        self.forces, self.ground = Forces(self), Sight(self)
        self.forces.companies = configuration["companies"]
        self.cards, self.log = Cards(self), Log(self)
        self.players = Players(self, configuration["players"])

    def release(self, release):
        kind = release["kind"]
        if kind == "told":
            check_line(release, self.audience, self._is_own_act)
        else:
            check_kind(release, self.audience, self._is_own_thing)
        for part in (self, self.forces, self.ground, self.cards, self.players, self.log):
            if hasattr(part, kind):
                getattr(part, kind)(release["subject"], release["payload"])
                break
        else:
            raise Unexplained(f"nothing is known to follow from {kind}")
        if (release["turn"], release["step"]) != (self.turn, self.step):
            raise Unexplained(f"{kind} came in {release['turn']} {release['step']}, which is not when it is")

    def _is_own_act(self, line):
        return self.side is not None and (
            line.get("side") == self.side or line.get("actor") in self.forces.stands or line["kind"] in ("orders_take_force",)
        )

    def _is_own_thing(self, release):
        told = release["payload"]
        if release["kind"] == "turn_begun":
            return set(told.get("returned", [])) <= set(self.forces.stands)
        return self.side is not None and told.get("side") == self.side

    # what lies open

    def step_opened(self, _, told):
        self.step, self.window, self.grace = told["subphase"], None, False
        self.battle["opening"] += 1
        self.forces.asked.clear()
        self.players.step_begins(self.step == "dice_contributions" and self.side in self.dice)

    def card_window_opened(self, _, told):
        self.step, self.window, self.grace = "card_window", told["step"], False
        self.battle["opening"] += 1
        self.players.step_begins()

    def card_window_closed(self, _, told):
        self.step, self.window = told["step"], None

    def turn_begun(self, _, told):
        self.turn = told["turn"]
        self.battle["pause_asked"] = []
        self.forces.turn_begins(told.get("returned", []))
        for objective in self.objectives.values():
            blue, red = (self._holds(side, objective) for side in ("blue", "red"))
            if blue != red:
                objective["held_by"] = "blue" if blue else "red"

    def _holds(self, side, objective):
        """A Good stand within reach, of those that this audience knows of. [S-08, REL-21]"""
        known = self.forces.good_stands() if side == self.side else self.ground.good_contacts(side)
        return any(reaches(stand, objective) for stand in known)

    def initiative_rolled(self, _, told):
        self.battle["side_a"] = told["side_a"]

    def weather_rolled(self, _, told):
        self.battle |= {
            "weather": told["name"],
            "spot_percent": told["spot_percent"],
            "wheeled_factor": told.get("wheeled_factor", 1),
            "night": told.get("night", False),
            "air_allowed": not told.get("no_air", False),
        }
        self._set("max_visibility", told.get("max_visibility"))

    def _set(self, fact, value):
        self.battle.pop(fact, None)
        if value is not None:
            self.battle[fact] = value

    def battle_ended(self, _, told):
        self._set("winner", told.get("winner"))
        self.battle |= {"ending": told.get("ending", ""), "pause_asked": []}
        self.battle |= {side: told[side] for side in ("points_blue", "points_red")}
        for objective, held in zip(self._objectives_in_order(), told.get("held", [])):
            objective.pop("held_by", None)
            if held:
                objective["held_by"] = held

    def _objectives_in_order(self):
        return [self.objectives[number] for number in sorted(self.objectives, key=int)]

    def battle_reopened(self, *_):
        for fact in ("winner", "points_blue", "points_red"):
            self._set(fact, None)
        self.battle |= {"ending": "", "lift_agreed": []}

    def lift_agreed(self, _, told):
        self.battle["lift_agreed"] = [*self.battle["lift_agreed"], told["side"]]

    def fog_lifted(self, *_):
        self.battle["lifted"] = True

    def share_promised(self, _, told):
        self.dice[f"promise_{told['side']}"] = told["promise"]
        if self.step == "dice_contributions" and told["side"] != self.side:
            self.players.side_decides_again()

    def shares_lapsed(self, *_):
        for name in ("promise_blue", "promise_red", "blue", "red"):
            self.dice.pop(name, None)

    def went_without_share(self, _, told):
        self.dice["went_without"] = told["side"]

    def no_shares_agreed(self, _, told):
        self.dice["no_shares_agreed"] = [*self.dice["no_shares_agreed"], told["side"]]

    def contribution_given(self, _, told):
        self.dice[told["side"]] = told["contribution"]
        if self.step == "dice_contributions":
            self.players.side_has = self.side in self.dice

    def grace_begun(self, *_):
        self.grace = True

    def quiet_hours_set(self, _, told):
        if "hours" in told:
            self.battle[f"quiet_{told['side']}"] = told["hours"]
        if "number" in told:
            self.players.quiet_hours_set(told)

    def seat_handed_over(self, *_):
        pass  # it is said, and nothing else changes

    def pause_asked(self, _, told):
        self.battle["pause_asked"] = [*self.battle["pause_asked"], told["side"]]

    def pause_withdrawn(self, _, told):
        self.battle["pause_asked"] = [side for side in self.battle["pause_asked"] if side != told["side"]]

    def paused(self, _, told):
        how = {f"paused_{how}": told.get(how, False) for how in ("by_clock", "by_consent")}
        self.battle |= {"paused": True, "pause_asked": []} | how

    def resumed(self, *_):
        self.battle |= {"paused": False, "paused_by_clock": False, "paused_by_consent": False}

    def option_set(self, _, told):
        self.battle["options"] = told

    # the view

    def _battle_seen(self):
        printed, phase, _ = STEPS[self.window or self.step]
        return self.battle | {
            "turn": self.turn,
            "step": self.step,
            "printed": printed,
            "phase": phase,
            "clock": clock(self.start, self.turn),
            "over": self.step == "battle_over",
        }

    def _acting_side(self):
        a = self.battle.get("side_a", "blue")
        return a if STEPS[self.step][2] == A else OTHER[a]

    def _side_decides(self):
        who = STEPS[self.step][2]
        if self.battle["paused"] or self.players.side_has or who == NOBODY:
            return False
        return who == BOTH or self._acting_side() == self.side

    def _decides(self):
        return self._side_decides() and self.players.is_needed()

    def _prompt(self):
        return {
            "code": self._prompt_code(),
            "waits_for": self._waits_for(),
            "deadline_stopped": False,
            "late": self.players.late() if self.side and self.grace and self._side_decides() else [],
            "seals": self._seals(),
        }

    def _prompt_code(self):
        if self.step == "battle_over":
            return "over"
        if self.battle["paused"]:
            return "paused"
        if self.side is None:
            return "watch"
        return "decide" if self._decides() else "committed" if self.players.has_committed() else "wait"

    def _waits_for(self):
        who = STEPS[self.step][2]
        if self.battle["paused"] or who == NOBODY:
            return "nobody"
        if self.side is None:
            return "both" if who == BOTH else self._acting_side()
        return "you" if self._decides() else "side" if self._side_decides() else "other"

    def _seals(self):
        if self.side is None:
            return NO_SEALS
        sealed = NO_SEALS | {"cards": self.cards.sealed()}
        return sealed if self.window else sealed | self.forces.seals()

    def view(self):
        """Every section of protocol/schema/view.schema.json but the choices."""
        ground, forces, cards = self.ground, self.forces, self.cards
        cards.check_targets()
        return {
            "battle": self._battle_seen(),
            "map": self.map,
            "seats": {},  # who is connected stands in no journal
            "players": self.players.seen(),
            "standing_passes": self.players.passes_seen(),
            "quiet_hours": self.players.quiet,
            "dice": self.dice,
            "objectives": self.objectives,
            "formations": self.formations,
            "companies": forces.companies,
            "types": self.types,
            "stands": forces.stands_seen(),
            "contacts": ground.contacts,
            "orders": forces.orders_seen() | ground.orders_seen(),
            "caps": ground.by_place(ground.caps),
            "shots": forces.shots,
            "missions": forces.missions,
            "facings": forces.facings,
            "asked_moves": forces.asked,
            "templates": ground.templates_seen(),
            "wrecks": ground.by_place(ground.wrecks),
            "abandoned_guns": ground.guns_seen(),
            "fieldworks": ground.fieldworks,
            "obstacles": ground.obstacles_seen(),
            "hand": cards.hand_seen(),
            "hands": cards.held,
            "decks": cards.decks,
            "cards_played": cards.played_seen(),
            "prompt": self._prompt(),
            "log": self.log.seen(),
        }
