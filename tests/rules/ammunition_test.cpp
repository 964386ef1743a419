#include <catch2/catch.hpp>

#include "rules/ammunition.h"

using namespace rules;

TEST_CASE("ADV-AMMO-02 calibre by ten, fractions dropped",
          "[ammunition][ADV-AMMO-02][ADV-AMMO-03][ADV-AMMO-04][S-70]") {
    CHECK(depletion_number({.caliber_mm = 75}) == 7);
    CHECK(depletion_number({.caliber_mm = 75, .platform = Platform::Tank}) ==
          6);  // worked check 26
    CHECK(depletion_number({.caliber_mm = 37, .platform = Platform::ArmoredCar}) == 4);
    CHECK(depletion_number({.caliber_mm = 105, .platform = Platform::Artillery}) == 10);
    const DepletionQuery tank{.to_hit_die = 1, .caliber_mm = 75, .platform = Platform::Tank};
    CHECK(depletion_working(tank) == Working{
                                         {"ADV-AMMO-02", 7 },
                                         {"ADV-AMMO-04", -1}
    });
    CHECK(depletion_working({.to_hit_die = 1, .caliber_mm = 37, .platform = Platform::ArmoredCar})
              .back() == Contribution{"ADV-AMMO-03", 1});
}

TEST_CASE("ADV-AMMO-01 a natural 1 of 20 mm and more calls for a roll",
          "[ammunition][ADV-AMMO-01]") {
    CHECK(needs_depletion_roll({.to_hit_die = 1, .caliber_mm = 20}));
    CHECK_FALSE(needs_depletion_roll({.to_hit_die = 1, .caliber_mm = 19}));
    CHECK_FALSE(needs_depletion_roll({.to_hit_die = 2, .caliber_mm = 75}));
    const DepletionQuery tank{.to_hit_die = 1, .caliber_mm = 75, .platform = Platform::Tank};
    CHECK(is_depleted(tank, 6));
    CHECK_FALSE(is_depleted(tank, 7));
    CHECK_FALSE(is_depleted({.to_hit_die = 2, .caliber_mm = 75}, 1));
    CHECK(depletion_working({
              .to_hit_die = 2, .caliber_mm = 75
    }) == Working{{"ADV-AMMO-01", 0}});
}

TEST_CASE("ADV-AMMO-06 harassing fire never depletes", "[ammunition][ADV-AMMO-06]") {
    for (const auto platform :
         {Platform::Artillery, Platform::RocketLauncher, Platform::FlameCarried}) {
        const DepletionQuery query{.to_hit_die = 1,
                                   .caliber_mm = 150,
                                   .platform = platform,
                                   .special_ammo = true,
                                   .harassing = true,
                                   .fires = 9};
        CHECK_FALSE(needs_depletion_roll(query));
        CHECK_FALSE(is_depleted(query, 1));
    }
}

TEST_CASE("ADV-AMMO-12 rockets and special ammunition go by the shot",
          "[ammunition][ADV-AMMO-08][ADV-AMMO-10][ADV-AMMO-12]") {
    const DepletionQuery rockets{
        .to_hit_die = 1, .caliber_mm = 132, .platform = Platform::RocketLauncher};
    CHECK_FALSE(needs_depletion_roll(rockets));
    CHECK(is_depleted(rockets, {}));
    const DepletionQuery smoke{.to_hit_die = 9, .caliber_mm = 75, .special_ammo = true};
    CHECK_FALSE(needs_depletion_roll(smoke));
    CHECK(is_depleted(smoke, {}));
}

TEST_CASE("ADV-FLAME-01 flame weapons are spent after 1, 2, 3 firings",
          "[ammunition][ADV-FLAME-01]") {
    const DepletionQuery vehicle{
        .to_hit_die = 1, .caliber_mm = 30, .platform = Platform::FlameVehicle, .fires = 1};
    CHECK_FALSE(needs_depletion_roll(vehicle));
    CHECK_FALSE(is_depleted(vehicle, 1));
    auto second = vehicle;
    second.fires = 2;
    CHECK(is_depleted(second, {}));
}

TEST_CASE("ADV-AMMO-07 resupply in a later turn",
          "[ammunition][ADV-AMMO-07][ADV-AMMO-09][ADV-AMMO-11][ADV-FLAME-02]") {
    const ResupplyQuery near{.supply_within_reach = true, .turn = 4, .depleted_in_turn = 3};
    CHECK(kResupplyReach == 6_in);
    CHECK(is_resupplied(near));
    const auto changed = [&](auto change) {
        auto query = near;
        change(query);
        return is_resupplied(query);
    };
    CHECK_FALSE(changed([](ResupplyQuery& q) { q.turn = 3; }));
    CHECK_FALSE(changed([](ResupplyQuery& q) { q.supply_within_reach = false; }));
    CHECK_FALSE(changed([](ResupplyQuery& q) { q.special_ammo = true; }));
    CHECK_FALSE(changed([](ResupplyQuery& q) { q.platform = Platform::FlameTrailer; }));
    CHECK(changed([](ResupplyQuery& q) { q.platform = Platform::RocketLauncher; }));
    CHECK_FALSE(
        changed([](ResupplyQuery& q) { q.platform = Platform::RocketLauncher, q.resupplies = 1; }));
    CHECK(changed([](ResupplyQuery& q) { q.resupplies = 5; }));
}
