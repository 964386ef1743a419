#include <utility>

#include <catch2/catch.hpp>

#include "base/farthest.h"

TEST_CASE("the farthest is the same wherever it is looked for first", "[base]") {
    const Inches end{GENERATE(range(0, 40))};
    const Inches likely{GENERATE(range(0, 44))};
    int looks = 0;
    const auto can_go = [&](Inches distance) {
        ++looks;
        return distance <= end;
    };
    CHECK(farthest(0.04_in, can_go, likely) == end);
    CHECK(looks <= 8);
}

TEST_CASE("the farthest is soon found where it is likely", "[base]") {
    int looks = 0;
    const auto can_go = [&](Inches distance) {
        ++looks;
        return distance <= 12.345_in;
    };
    CHECK(farthest(40_in, can_go) == 12.345_in);
    CHECK(std::exchange(looks, 0) >= 15);
    for (const auto likely : {12.343_in, 12.345_in, 12.347_in}) {
        CHECK(farthest(40_in, can_go, likely) == 12.345_in);
        CHECK(std::exchange(looks, 0) <= 6);
    }
}
