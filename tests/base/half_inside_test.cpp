#include <algorithm>
#include <random>

#include <catch2/catch.hpp>

#include "base/geometry.h"
#include "base/shapes.h"

namespace {

Corners base_at(Point centre, Facing facing = 0_deg) {
    return base_corners(centre, 1_in, 1_in, facing);
}
/// The table east of a slanted line through this point.
Polygon east_of(Point through, int slant) {
    return {
        {Inches{through.x.thousandths - slant * 1000}, through.y - 40_in},
        {through.x + 60_in,                            through.y - 40_in},
        {through.x + 60_in,                            through.y + 40_in},
        {Inches{through.x.thousandths + slant * 1000}, through.y + 40_in}
    };
}

}  // namespace

TEST_CASE("S-21 a base is in terrain that holds half of it, to the thousandth",
          "[base][geometry][S-21]") {
    const auto woods = square_of(0, 0, 10);
    CHECK(half_inside(base_at(at(10, 5)), woods));
    CHECK_FALSE(half_inside(base_at(fine(10'001, 5'000)), woods));
    CHECK(half_inside(base_at(fine(9'994, 5'000)), woods));  // 50.6 %
    CHECK(half_inside(base_corners(at(5, 5), 2_in, 1_in, 77_deg), woods));
    CHECK_FALSE(half_inside(base_at(at(20, 5)), woods));
}

TEST_CASE("S-21 an area around the base holds it, one within it as much as it is large",
          "[base][geometry][S-21]") {
    const Polygon small{fine(9'600, 9'600), fine(10'400, 9'600), fine(10'400, 10'400),
                        fine(9'600, 10'400)};  // 64 %
    CHECK(half_inside(base_at(at(10, 10)), small));
    CHECK_FALSE(half_inside(base_corners(at(10, 10), 2_in, 1_in, 0_deg), small));
}

TEST_CASE("S-21 a line through the middle of a base gives each side half, however they are turned",
          "[base][geometry][S-21]") {
    std::mt19937 random{7};
    for (int i = 0; i < 2000; ++i) {
        const auto facing = turned(static_cast<std::int64_t>(random() % 360'000));
        const auto slant = static_cast<int>(random() % 61) - 30;
        const Point centre{Inches{static_cast<int>(random() % 40'000)},
                           Inches{static_cast<int>(random() % 40'000)}};
        const auto base = base_corners(centre, 1_in, 1.5_in, facing);
        auto east = east_of(centre, slant);
        CHECK(half_inside(base, east));
        std::ranges::reverse(east);
        CHECK(half_inside(base, east));
        for (auto& corner : east) corner.x += 0.001_in;
        CHECK_FALSE(half_inside(base, east));
        for (auto& corner : east) corner.x = corner.x - 0.002_in;
        CHECK(half_inside(base, east));
    }
}

TEST_CASE("S-21 a comb holds what its teeth hold", "[base][geometry][S-21]") {
    // Teeth of 0.1" and gaps of 0.1" from x = 10 to 11, the last tooth wider by `more`.
    const auto comb = [](int more) {
        Polygon teeth{fine(9'000, 8'000), fine(9'000, 9'000)};
        for (int x = 10'000; x < 11'000; x += 200) {
            const int right = x + 100 + (x == 10'800 ? more : 0);
            teeth.insert(teeth.end(), {fine(x, 9'000), fine(x, 12'000), fine(right, 12'000),
                                       fine(right, 9'000)});
        }
        teeth.insert(teeth.end(), {fine(12'000, 9'000), fine(12'000, 8'000)});
        return teeth;
    };
    CHECK(half_inside(base_at(fine(10'500, 10'500)), comb(0)));
    CHECK_FALSE(half_inside(base_at(fine(10'500, 10'500)), comb(-1)));
}

TEST_CASE("S-21 a base without an area lies where it is", "[base][geometry][S-21]") {
    const Point p = at(3, 3);
    CHECK(half_inside({p, p, p, p}, square_of(0, 0, 10)));
    CHECK_FALSE(half_inside({p, p, p, p}, square_of(4, 4, 10)));
}
