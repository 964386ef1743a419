"""What is seen of others and on the ground: contacts, their orders, templates, wrecks, guns, works, obstacles."""

NOT_SEEN_ON_IT = {flag: False for flag in "suppressed limbered crew_left_gun towing riders".split()}


def place_key(at):
    return f"{at[0]},{at[1]}"


def keyed(items):
    """By place or name; what would have the key of another gets a number behind it."""
    found = {}
    for key, item in items:
        free, number = key, 2
        while free in found:
            free, number = f"{key}/{number}", number + 1
        found[free] = item
    return found


class Sight:
    def __init__(self, world):
        self.world = world
        self.contacts, self.orders, self.caps = {}, [], []
        self.templates, self.own_guns, self.guns = {}, {}, {}
        self.wrecks, self.fieldworks, self.obstacles = [], {}, {}

    def contact_made(self, handle, told):
        self.contacts[handle] = {}
        self.contact_seen(handle, told)
        self.contacts[handle]["in_sight"] = True

    def contact_seen(self, handle, told):
        when = {"turn": self.world.turn, "step": self.world.step}
        in_sight = {"in_sight": self.contacts[handle].get("in_sight", True)}
        self.contacts[handle] = NOT_SEEN_ON_IT | {"path": []} | when | told | in_sight

    def contact_lost(self, handle, told):
        self.contacts[handle]["in_sight"] = False
        if told.get("gone"):
            del self.contacts[handle]

    def orders_in_sight(self, _, told):
        self.orders = told.get("orders", [])

    def caps_in_sight(self, _, told):
        self.caps = told.get("caps", [])

    def template_placed(self, name, told):
        self.templates[name] = told
        if told.get("battery"):
            self.world.forces.battery_has_fired(told["battery"], told)

    def template_removed(self, name, _):
        del self.templates[name]

    def wreck_seen(self, _, told):
        self.wrecks.append(told)

    def fieldwork(self, _, told):
        key = place_key(told["outline"][0])
        self.fieldworks[key] = told

    def obstacle(self, name, told):
        personnel, tracked, wheeled = told["factors"]
        factors = {"personnel": personnel, "tracked": tracked, "wheeled": wheeled}
        self.obstacles.pop(name, None)
        self.obstacles[name] = {"name": ""} | told | {"factors": factors}

    def obstacle_gone(self, name, _):
        del self.obstacles[name]

    # guns that their crews have left

    def gun_abandoned(self, name, told):
        self.own_guns[name] = dict(told)
        self.world.forces.stands[told["crew"]]["crew_left_gun"] = True

    def gun_manned(self, name, told):
        gun = self.own_guns.pop(name)
        self.world.forces.stands[told["crew"]] |= {"at": gun["at"], "facing": gun["facing"], "crew_left_gun": False}

    def gun_lost(self, name, _):
        del self.own_guns[name]

    def own_gun_of(self, crew):
        return next(gun for gun in self.own_guns.values() if gun["crew"] == crew)

    def gun_seen(self, name, told):
        self.guns.pop(name, None)
        self.guns[name] = told

    def gun_gone(self, name, _):
        self.guns.pop(name, None)  # an own one is known without being seen

    # as the view shows them

    def templates_seen(self):
        def shown(told):
            template = {field: told[field] for field in ("kind", "centre", "size", "turn_placed")}
            return template | ({"battery": told.get("battery", "")} if "side" in told else {})

        def key(told):
            return ("smoke@" if told["kind"] == "smoke" else "he@") + place_key(told["centre"])

        return keyed((key(told), shown(told)) for told in self.templates.values())

    def orders_seen(self):
        def shown(told):
            nothing = {"overwatch": [], "plain": [], "named": []}
            return nothing | told | {"sealed": False, "revealed": True}

        return keyed(("of/" + told["members"][0], shown(told)) for told in self.orders)

    def by_place(self, things):
        return keyed((place_key(thing["at"]), thing) for thing in things)

    def guns_seen(self):
        return self.by_place([*self.own_guns.values(), *self.guns.values()])

    def obstacles_seen(self):
        return keyed((place_key(thing["outline"][0]), thing) for thing in self.obstacles.values())

    def good_contacts(self, side):
        return [c for c in self.contacts.values() if c["in_sight"] and c["side"] == side and c["state"] == "steady"]
