#include "rules/transport.h"

namespace rules {

namespace {
bool may_be_pushed(const DataLine& gun) {
    return (gun.gun_class == GunClass::I || gun.gun_class == GunClass::II) &&
           gun.man_handling > 0_in;
}
}  // namespace

bool may_load(OrderChit stand, OrderChit carrier) {
    return allows(stand).may_load && allows(carrier).may_load;
}

bool has_room(const DataLine& carrier, int carried) { return carried < carrier.cargo; }

bool may_tow(const DataLine& tow, const DataLine& gun) {
    return tow.can_tow && gun.gun_class != GunClass::None &&
           gun.gun_class <= tow.tows.value_or(GunClass::VI);
}

bool may_ride(const DataLine& rider, const DataLine& afv, int riders) {
    if (rider.kind != Kind::Personnel || is_mounted(rider) || rider.base == BaseSize::Double)
        return false;
    return afv.kind == Kind::StrongAfv && !afv.transport && riders == 0;
}

bool may_man_handle(const DataLine& pusher, const DataLine& gun, OrderChit order) {
    return pusher.kind == Kind::Personnel && may_be_pushed(gun) && allows(order).may_man_handle;
}

GunFate gun_fate(const CrewFacts& facts) {
    const bool goes = facts.by == CrewDrivenBy::Shaken && facts.vehicle_within_one_inch;
    return goes ? GunFate::LimbersAndGoes : GunFate::Abandoned;
}

bool leaves_when_empty(const DataLine& carrier) {
    return carrier.transport && !carrier.armed && carrier.kind == Kind::SoftVehicle;
}

bool passengers_may_fire(const DataLine& carrier) { return carrier.passengers_fire; }

bool is_mounted(const DataLine& line) { return line.cavalry || line.bicycle || line.motorcycle; }

}  // namespace rules
