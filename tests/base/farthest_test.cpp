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
    if (likely == end && end > 0_in) CHECK(looks <= 2);
}
