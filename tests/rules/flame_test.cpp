#include <catch2/catch.hpp>

#include "rules/flame.h"

using namespace rules;

TEST_CASE("ADV-FLAME-01 carried 1, vehicle 2, trailer 3", "[flame][ADV-FLAME-01]") {
    CHECK(flame_firings(Platform::FlameCarried) == 1);
    CHECK(flame_firings(Platform::FlameVehicle) == 2);
    CHECK(flame_firings(Platform::FlameTrailer) == 3);
    CHECK_FALSE(is_flame(Platform::Tank));
    CHECK_FALSE(is_flame_spent(Platform::FlameTrailer, 2));
    CHECK(is_flame_spent(Platform::FlameTrailer, 3));
    CHECK(is_flame_spent(Platform::FlameCarried, 2));
    CHECK_FALSE(is_flame_spent(Platform::Tank, 50));
}
