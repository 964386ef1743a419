#include <catch2/catch.hpp>

#include "rules/transport.h"

using namespace rules;

namespace {

DataLine gun_of(GunClass gun_class, Inches man_handling) {
    DataLine gun;
    gun.gun_class = gun_class;
    gun.man_handling = man_handling;
    return gun;
}
DataLine vehicle(Kind kind) {
    DataLine line;
    line.kind = kind;
    return line;
}

}  // namespace

TEST_CASE("S-25 both need Cautious, Hasty or Disengage to load", "[transport][S-25][RALLY-07]") {
    CHECK(may_load(OrderChit::CautiousAdvance, OrderChit::HastyAdvance));
    CHECK(may_load(OrderChit::Disengage, OrderChit::Disengage));
    const auto still = GENERATE(OrderChit::Hold, OrderChit::Rally, OrderChit::TakeCommand);
    CHECK_FALSE(may_load(still, OrderChit::HastyAdvance));
    CHECK_FALSE(may_load(OrderChit::HastyAdvance, still));
    CHECK(kLoadingHalves == 1);  // TRANS-05
}

TEST_CASE("TRANS-02 capacity is in stands", "[transport][TRANS-01][TRANS-02]") {
    auto truck = vehicle(Kind::SoftVehicle);
    truck.cargo = 2;
    CHECK(has_room(truck, 1));
    CHECK_FALSE(has_room(truck, 2));
    CHECK_FALSE(may_tow(truck, gun_of(GunClass::II, 2_in)));
    truck.can_tow = true;
    CHECK(may_tow(truck, gun_of(GunClass::II, 2_in)));
    CHECK_FALSE(may_tow(truck, DataLine{}));
}

TEST_CASE("TRANS-16 who rides on tanks, TRANS-17 one, TRANS-18 on which",
          "[transport][TRANS-16][TRANS-17][TRANS-18]") {
    const auto tank = vehicle(Kind::StrongAfv);
    const DataLine foot;
    CHECK(may_ride(foot, tank, 0));
    CHECK_FALSE(may_ride(foot, tank, 1));
    CHECK_FALSE(may_ride(foot, vehicle(Kind::WeakAfv), 0));
    auto carrier = tank;
    carrier.transport = true;
    CHECK_FALSE(may_ride(foot, carrier, 0));
    auto rider = foot;
    SECTION("not horses") { rider.cavalry = true; }
    SECTION("not bicycles") { rider.bicycle = true; }
    SECTION("not motorcycles") { rider.motorcycle = true; }
    SECTION("not double stands") { rider.base = BaseSize::Double; }
    SECTION("not vehicles") { rider.kind = Kind::SoftVehicle; }
    CHECK_FALSE(may_ride(rider, tank, 0));
}

TEST_CASE("TRANS-13 guns are pushed under Cautious or Hasty, TRANS-14 up to Class II",
          "[transport][TRANS-12][TRANS-13][TRANS-14][R-21][S-27]") {
    const DataLine crew;
    CHECK(may_man_handle(crew, gun_of(GunClass::I, 4_in), OrderChit::CautiousAdvance));
    CHECK(may_man_handle(crew, gun_of(GunClass::II, 2_in), OrderChit::HastyAdvance));
    CHECK_FALSE(may_man_handle(crew, gun_of(GunClass::III, 2_in), OrderChit::HastyAdvance));
    CHECK_FALSE(may_man_handle(crew, gun_of(GunClass::I, 4_in), OrderChit::Disengage));
    CHECK_FALSE(may_man_handle(crew, gun_of(GunClass::I, 4_in), OrderChit::Hold));
    CHECK_FALSE(may_man_handle(vehicle(Kind::SoftVehicle), gun_of(GunClass::I, 4_in),
                               OrderChit::CautiousAdvance));
}

TEST_CASE("TRANS-09 a Shaken crew limbers if its vehicle is at hand, else the gun is left",
          "[transport][TRANS-07][TRANS-08][TRANS-09][TRANS-10][R-33]") {
    CHECK(gun_fate({CrewDrivenBy::Shaken, true}) == GunFate::LimbersAndGoes);
    CHECK(gun_fate({CrewDrivenBy::Shaken, false}) == GunFate::Abandoned);
    CHECK(gun_fate({CrewDrivenBy::Fire, true}) == GunFate::Abandoned);
    CHECK(gun_fate({CrewDrivenBy::Demoralized, true}) == GunFate::Abandoned);
}

TEST_CASE("S-26 an unarmed soft transport leaves when it is empty", "[transport][S-26][TRANS-21]") {
    auto truck = vehicle(Kind::SoftVehicle);
    truck.transport = true;
    CHECK_FALSE(leaves_when_empty(truck));  // armed
    truck.armed = false;
    CHECK(leaves_when_empty(truck));
    auto half_track = truck;
    half_track.kind = Kind::WeakAfv;
    CHECK_FALSE(leaves_when_empty(half_track));
}

TEST_CASE("PASS-08 fire from the vehicle if its line allows; R-40 the mounted are no passengers",
          "[transport][PASS-08][FACE-10][ROF-04][R-40]") {
    auto truck = vehicle(Kind::SoftVehicle);
    CHECK_FALSE(passengers_may_fire(truck));
    truck.passengers_fire = true;
    CHECK(passengers_may_fire(truck));
    DataLine horse;
    CHECK_FALSE(is_mounted(horse));
    horse.cavalry = true;
    CHECK(is_mounted(horse));
}
