"""The own side: stands, companies, orders and what it has declared, by what its owner was told."""

from sequence import ARROWS

STEADY = "steady"
LISTS = ("carried", "path")
FLAGS = (
    "commands_company observer phantom suppressed camouflaged visible limbered crew_left_gun moved finished_moving"
    " forced_back fired_at"
).split()
AFTER_A_TURN = {"moved": False, "forced_back": False, "fired_at": False, "finished_moving": False, "fired_in": None}
CONTENTS = (
    "side name line type symbol kind width depth quality company issuer commands_company observer presence facing state"
    " suppressed camouflaged visible limbered crew_left_gun carried moved finished_moving path forced_back fired_at"
    " when_forced_back smoke_missions"
).split()
WHERE_THERE_IS_ONE = "own_company aboard tow fired_in sorties".split()


def number_of(key):
    return int(key[1:])


class Forces:
    def __init__(self, world):
        self.world = world
        self.stands, self.companies = {}, {}
        self.orders, self.placed, self.named = [], [], []  # in force; for the next turn
        self.shots, self.missions, self.facings, self.asked, self.reserves = {}, {}, {}, {}, {}

    # what happens to stands

    def stand(self, subject, told):
        stand = {flag: False for flag in FLAGS} | {name: [] for name in LISTS} | {"ammunition": []} | told
        kind = self.world.types[told["line"]]
        stand |= {"side": self.world.side, "type": kind["name"], "symbol": kind["symbol"], "kind": kind["kind"]}
        self.stands[subject] = stand

    def stand_deployed(self, subject, told):
        self._onto_table(self.stands[subject], told)

    def reserve_declared(self, subject, told):
        self.reserves[subject] = told

    def reserve_placed(self, subject, told):
        self.stands[subject]["camouflaged"] = False
        self._onto_table(self.stands[subject], told)
        self.reserves.pop(subject, None)

    def stand_entered(self, subject, told):
        self._onto_table(self.stands[subject], told)
        for order in self.orders:
            marches = order["chit"] == "road_march" and subject in order["followers"]
            if told.get("on_road") is False and marches and subject not in order["plain"]:
                order["plain"].append(subject)

    def _onto_table(self, stand, told):
        stand["presence"] = "phantom" if stand["phantom"] else "on_table"
        self._put(stand, told)

    def _put(self, stand, told):
        stand["at"], stand["facing"] = told["at"], told["facing"]

    def stand_moved(self, subject, told):
        stand = self.stands[subject]
        stand["path"] = (stand["path"] or told["path"][:1]) + told["path"][1:]
        stand["moved"] = True
        stand["finished_moving"] = told["stopped_by"] != "nothing"
        for one in [subject, *told.get("aboard", [])]:
            self._put(self.stands[one], {"at": told["path"][-1], "facing": told["facing"]})
            self.stands[one]["moved"] = True

    def stand_turned(self, subject, told):
        self.stands[subject]["facing"] = told["facing"]
        self.facings.pop(subject, None)

    def ground_occupied(self, subject, told):
        self._put(self.stands[subject], told)

    def when_forced_back_set(self, subject, told):
        self.stands[subject] |= told

    def loaded(self, subject, told):
        stand, vehicle = self.stands[subject], self.stands[told["vehicle"]]
        stand |= {"presence": "aboard", "aboard": told["vehicle"], "moved": True}
        self._put(stand, vehicle)

    def limbered(self, subject, told):
        self.loaded(subject, told)
        self.stands[subject]["limbered"] = True

    def unloaded(self, subject, told):
        self._alight(self.stands[subject], told)
        self.stands[subject]["moved"] = True
        self.stands[told["vehicle"]]["carried"].append(subject)

    def unlimbered(self, subject, told):
        self.unloaded(subject, told)
        self.stands[subject]["limbered"] = False

    def dismounted(self, subject, told):
        self._alight(self.stands[subject], told)
        self.stands[subject]["limbered"] = False

    def _alight(self, stand, told):
        stand |= {"presence": "on_table", "aboard": None}
        self._put(stand, told)

    def gun_man_handled(self, subject, told):
        crew, gun = self.stands[subject], self.stands[told["gun"]]
        crew |= {"path": [crew["at"], told["stand_at"]], "moved": True, "finished_moving": True}
        self._put(crew, {"at": told["stand_at"], "facing": told["facing"]})
        pushed = {"at": told["path"][-1], "facing": told["facing"]}
        if gun["crew_left_gun"]:
            self.world.ground.own_gun_of(told["gun"]).update(pushed)
        else:
            gun |= {"path": told["path"], "moved": True, "finished_moving": True}
            self._put(gun, pushed)

    def transport_removed(self, subject, told):
        self.stands[subject] |= {"presence": "off_table", "carried": told.get("carried", [])}

    def transport_returned(self, subject, told):
        self.stands[subject]["presence"] = "on_table"
        self._put(self.stands[subject], told)

    def stand_forced_back(self, subject, told):
        self.stands[subject]["moved"] = True
        for one in [subject, *told.get("aboard", [])]:
            self._put(self.stands[one], {"at": told["path"][-1], "facing": told["facing"]})
            self.stands[one]["forced_back"] = True

    def stand_stopped_at(self, subject, told):
        self.stands[subject] |= {"path": told.get("path", []), "presence": "on_table"}
        for one in [subject, *told.get("aboard", [])]:
            self._put(self.stands[one], told)

    def stand_eliminated(self, subject, told):
        presence = "surrendered" if told.get("surrendered") else "eliminated"
        self.stands[subject] |= {"presence": presence, "aboard": None}

    def stand_driven_off(self, subject, _):
        self.stands[subject] |= {"presence": "driven_off", "aboard": None}

    def stand_removed(self, subject, _):
        stand = self.stands[subject]
        stand |= {"presence": "vanished" if stand["phantom"] else "eliminated", "aboard": None}
        for other in self.stands.values():
            if other["presence"] == "aboard" and other.get("aboard") == subject:
                other |= {"presence": "on_table", "aboard": None, "limbered": False}

    def regrouped(self, subject, told):
        none = {"aboard": None, "limbered": False, "crew_left_gun": False, "suppressed": False, "visible": False}
        self.stands[subject] |= none | {"presence": "on_table", "path": [], "state": told["state"]}
        self._put(self.stands[subject], told)

    def phantom_vanished(self, subject, _):
        self.stands[subject]["presence"] = "vanished"

    def camouflage_lost(self, subject, _):
        self.stands[subject]["camouflaged"] = False

    def stand_seen(self, subject, _):
        self.stands[subject]["visible"] = True

    def stand_hidden(self, subject, _):
        self.stands[subject]["visible"] = False

    def stand_suppressed(self, subject, _):
        self.stands[subject]["suppressed"] = True

    def suppression_removed(self, subject, _):
        self.stands[subject]["suppressed"] = False

    def state_changed(self, subject, told):
        self.stands[subject]["state"] = told["state"]

    rallied = state_changed

    def stock(self, subject, told):
        self.stands[subject]["ammunition"] = told["ammunition"]

    # fire and missions

    def fire_declared(self, subject, told):
        self.shots[subject] = {"side": self.world.side, "weapon": "", "target": ""} | told

    def fire_withdrawn(self, subject, _):
        del self.shots[subject]

    def shot_resolved(self, subject, told):
        del self.shots[subject]
        self.stands[told["firer"]]["fired_in"] = self.world.step

    def fired_at(self, subject, _):
        self.stands[subject]["fired_at"] = True

    def template_attack(self, subject, _):
        for name, stand in self.stands.items():
            if subject in (name, stand.get("aboard")):
                stand["fired_at"] = True

    def mine_attack(self, subject, told):
        self.template_attack(subject, told)
        if told.get("stops"):
            self.stands[subject]["finished_moving"] = True

    def mission_requested(self, subject, told):
        self.missions[subject] = {"side": self.world.side} | told

    def mission_withdrawn(self, subject, _):
        del self.missions[subject]

    response_rolled = mission_withdrawn

    def battery_has_fired(self, battery, told):
        stand = self.stands[battery]
        stand["fired_in"] = self.world.step
        stand["smoke_missions"] -= told.get("smoke_used", 0)
        if told.get("flown"):
            stand["sorties"] = (1 if stand.get("sorties") is None else stand["sorties"]) - 1

    def facing_declared(self, subject, told):
        self.facings[subject] = told["facing"]

    def move_asked(self, subject, told):
        self.asked[subject] = {"side": self.world.side, "path": told.get("path", [])}

    def asked_move_judged(self, subject, _):
        self.asked.pop(subject, None)

    # companies

    def morale_checked(self, subject, _):
        self.companies[subject]["checked"] = True

    def company_morale_set(self, subject, told):
        self.companies[subject]["morale"] = told["morale"]

    def command_taken(self, subject, told):
        self.stands[subject] |= {"company": told["company"], "own_company": told.get("own_company")}

    def command_succeeded(self, subject, told):
        self.stands[subject] |= {
            "issuer": told["issuer"],
            "commands_company": told.get("commands_company", False),
        }
        self.stands[told["lost"]]["issuer"] = "none"

    def turn_begins(self, returned):
        for one in returned:
            self.stands[one] |= {"company": self.stands[one]["own_company"], "own_company": None}
        for stand in self.stands.values():
            stand |= AFTER_A_TURN | {"path": []}
        for company in self.companies.values():
            company["checked"] = False
        self.missions.clear()

    # orders

    def _order(self, told):
        lists = {name: list(told.get(name, [])) for name in ("followers", "overwatch", "plain")}
        return {"revealed": False, "turns": False} | told | lists

    def order_placed(self, _, told):
        self.placed.append(self._order(told))

    def order_withdrawn(self, _, told):
        self.placed = [order for order in self.placed if order["order"] != told["order"]]
        self.named = [(stand, order) for stand, order in self.named if order != told["order"]]

    def order_cancelled(self, _, told):
        self.orders = [order for order in self.orders if order["order"] != told["order"]]
        self.order_withdrawn(_, told)

    def order_named(self, subject, told):
        self.named = [pair for pair in self.named if pair[0] != subject] + [(subject, told["order"])]

    def orders_take_force(self, _, told):
        self.orders = [self._order(order) for order in told["orders"]]
        self.placed, self.named = [], []

    def orders_revealed(self, _, told):
        self.orders = [self._order(order) for order in told["orders"]]
        self._sort_orders()

    def _sort_orders(self):
        self.orders.sort(key=lambda order: number_of(order["order"]))

    def order_changed(self, subject, told):
        for order in self.orders:
            if subject not in order["followers"]:
                continue
            self._leave(order, subject, ["overwatch", "plain"])
            if told.get("holds"):
                order["overwatch"].append(subject)
            else:
                self._leave(order, subject, ["followers"])

    def _leave(self, order, subject, lists):
        for name in lists:
            order[name] = [one for one in order[name] if one != subject]

    def order_set(self, subject, told):
        for order in self.orders:
            self._leave(order, subject, ["followers", "overwatch", "plain"])
        if told:
            self.orders.append(self._order(told))
            self._sort_orders()

    def form_declared(self, _, told):
        for order in self.placed + self.orders:
            if order["order"] == told["order"]:
                order |= {"chit": told["form"], "plain": list(told.get("plain", [])), "revealed": True}

    # as the view shows them

    def stands_seen(self):
        return {name: self._stand_seen(name, stand) for name, stand in self.stands.items()}

    def _stand_seen(self, name, stand):
        seen = {field: stand[field] for field in CONTENTS}
        seen |= {field: stand[field] for field in WHERE_THERE_IS_ONE if stand.get(field) is not None}
        comes_later = stand["presence"] == "reinforcement"
        if comes_later or stand["presence"] in ("on_table", "phantom"):
            seen["at"] = stand["at"]
        seen |= {field: self.reserves[name][field] for field in ("at", "facing") if name in self.reserves}
        flies_later = stand.get("sorties") is not None and stand.get("entry_turn", 0) > self.world.turn
        if comes_later or flies_later:
            seen["entry_turn"] = stand["entry_turn"]
        seen["carries"] = [other for other in self._in_order() if self.stands[other].get("aboard") == name]
        seen["orders"] = [order["order"] for order in self.orders if name in order["followers"]]
        weapons = self.world.types[stand["line"]]["weapons"]
        seen["ammunition"] = [
            {"depleted": False, "weapon": weapons[line["line"]]["name"]} | line for line in stand["ammunition"]
        ]
        return seen

    def _in_order(self):
        return sorted(self.stands, key=number_of)

    def orders_seen(self):
        shown = {order["order"]: self._order_seen(order, False) for order in self.orders}
        return shown | {order["order"]: self._order_seen(order, True) for order in self.placed}

    def _order_seen(self, order, sealed):
        seen = {name: order[name] for name in ("chit", "overwatch", "plain", "revealed", "marker")}
        seen |= {name: order[name] for name in ("issuer", "destination", "recipient") if name in order}
        if order["chit"] in ARROWS or order["turns"]:
            seen["arrow"] = order["arrow"]
        named = [stand for stand, one in self.named if one == order["order"]]
        return seen | {"side": self.world.side, "members": order["followers"], "sealed": sealed, "named": named}

    def seals(self):
        return {
            "undeployed": sum(stand["presence"] == "undeployed" for stand in self.stands.values()),
            "orders": len(self.placed),
            "shots": len(self.shots),
            "missions": len(self.missions),
            "facings": len(self.facings),
        }

    def good_stands(self):
        return [s for s in self.stands.values() if s["presence"] == "on_table" and s["state"] == STEADY]
