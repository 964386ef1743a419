#include <random>

#include <catch2/catch.hpp>

#include "rules/facing.h"
#include "rules/ground.h"

using namespace rules;
using namespace ground;

namespace {

/// A point-like base in that direction.
Corners somebody(Facing direction) {
    return base_corners(ahead(at(0, 0), direction, 10_in), 0_in, 0_in, direction);
}
Arc arc(Kind kind, GunClass gun, Facing direction) {
    return arc_towards(kind, gun, 0_deg, at(0, 0), somebody(direction));
}

}  // namespace

TEST_CASE("FACE-06 the front of personnel is the half before it", "[facing][FACE-06]") {
    CHECK(arc(Kind::Personnel, GunClass::None, 90_deg) == Arc::Front);
    CHECK(arc(Kind::Personnel, GunClass::None, 270_deg) == Arc::Front);
    CHECK(arc(Kind::Personnel, GunClass::None, 91_deg) == Arc::Flank);
    CHECK(arc(Kind::Personnel, GunClass::None, 180_deg) == Arc::Flank);
}

TEST_CASE("FACE-07 a quarter for vehicles and towed guns, FACE-08 the line itself is front",
          "[facing][FACE-07][FACE-08]") {
    const auto kind = GENERATE(Kind::SoftVehicle, Kind::WeakAfv, Kind::StrongAfv);
    CHECK(arc(kind, GunClass::None, 45_deg) == Arc::Front);
    CHECK(arc(kind, GunClass::None, 315_deg) == Arc::Front);
    CHECK(arc(kind, GunClass::None, 46_deg) == Arc::Flank);
    CHECK(arc(Kind::Personnel, GunClass::II, 45_deg) == Arc::Front);
    CHECK(arc(Kind::Personnel, GunClass::II, 46_deg) == Arc::Flank);
}

TEST_CASE("FACE-08 the closest point of the other base counts", "[facing][FACE-08]") {
    // Its centre lies in the flank, its near corner on the line.
    const Corners broad{at(5, 5), at(15, 5), at(15, 1), at(5, 1)};
    CHECK(arc_towards(Kind::StrongAfv, GunClass::None, 40_deg, at(0, 0), broad) == Arc::Front);
    CHECK(arc_towards(Kind::StrongAfv, GunClass::None, 0_deg, at(0, 0), broad) == Arc::Flank);
    CHECK(arc_towards(Kind::StrongAfv, GunClass::None, 0_deg, at(6, 2), broad) == Arc::Front);
}

TEST_CASE("FACE-08 to a thousandth of a degree, whichever way it faces", "[facing][FACE-08]") {
    std::mt19937 random{8};
    const auto below = [&](std::int64_t n) { return static_cast<std::int64_t>(random()) % n; };
    int fronts = 0, flanks = 0;
    for (int round = 0; round < 4000; ++round) {
        const auto kind = round % 2 == 0 ? Kind::Personnel : Kind::StrongAfv;
        const auto half = half_front(kind, GunClass::None);
        const auto facing = turned(below(360000));
        const auto edge = round % 4 < 2 ? half : -half;
        const auto off = round % 3 == 0 ? below(360000) : edge + below(9) - 4;
        const auto there = ahead(at(0, 0), turned(facing.millidegrees + off), 60_in);
        const bool front = angle_between(facing, bearing(at(0, 0), there)) <= half;
        (front ? fronts : flanks) += 1;
        REQUIRE(arc_towards(kind, GunClass::None, facing, at(0, 0),
                            Corners{there, there, there, there}) ==
                (front ? Arc::Front : Arc::Flank));
    }
    CHECK(fronts > 1000);
    CHECK(flanks > 1000);
}

TEST_CASE("FACE-09 turrets turn, FACE-11 the rest looks ahead", "[facing][FACE-09][FACE-11]") {
    CHECK(bears_on(Mount::Turret, Arc::Flank));
    CHECK(bears_on(Mount::AaMg, Arc::Flank));
    CHECK(bears_on(Mount::RearMg, Arc::Flank));
    CHECK_FALSE(bears_on(Mount::Fixed, Arc::Flank));
    CHECK_FALSE(bears_on(Mount::Hand, Arc::Flank));
    CHECK(bears_on(Mount::Fixed, Arc::Front));
    CHECK(bears_on(Mount::Hand, Arc::Front));
}

TEST_CASE("FACE-13 flank fire meets flank armour", "[facing][FACE-12][FACE-13]") {
    DataLine tank;
    tank.armor_front = 8;
    tank.armor_flank = 3;
    CHECK(armor_met(tank, Arc::Front) == 8);
    CHECK(armor_met(tank, Arc::Flank) == 3);
}
