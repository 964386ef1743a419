#include <catch2/catch.hpp>

#include "rules/ground.h"
#include "rules/movement_limits.h"

using namespace rules;
using namespace ground;

namespace {
using Path = std::vector<Point>;
constexpr BaseDimensions kFull{1_in, 1_in};
}  // namespace

TEST_CASE("MOVE-18 an AFV passes what is no AFV, MOVE-15 nobody else passes an enemy",
          "[movement][MOVE-13][MOVE-15][MOVE-16][MOVE-18]") {
    CHECK(passes_enemy(Kind::WeakAfv, Kind::Personnel));
    CHECK(passes_enemy(Kind::StrongAfv, Kind::SoftVehicle));
    CHECK_FALSE(passes_enemy(Kind::StrongAfv, Kind::WeakAfv));
    CHECK_FALSE(passes_enemy(Kind::Personnel, Kind::Personnel));
    CHECK_FALSE(passes_enemy(Kind::SoftVehicle, Kind::Personnel));
}

TEST_CASE("S-23 a mover stops on contact", "[movement][S-23][S-19]") {
    const auto enemy = stand(at(10, 0));
    // Front edge half an inch ahead of the centre, contact at a tenth: 10 - 0.5 - 0.5 - 0.1, just
    // before.
    CHECK(run_before_contact(at(0, 0), at(20, 0), kFull, enemy, kContactGap) == 8.899_in);
    CHECK(run_before_contact(at(0, 0), at(8, 0), kFull, enemy, kContactGap) == 8_in);
    CHECK(run_before_contact(at(0, 2), at(20, 2), kFull, enemy, kContactGap) == 20_in);
    CHECK(run_before_contact(at(0, 0), at(0, 20), kFull, enemy, kContactGap) == 20_in);
    // A corner is met in passing.
    CHECK(run_before_contact({0_in, 1.05_in}, {20_in, 1.05_in}, kFull, enemy, kContactGap) < 9_in);
}

TEST_CASE("S-52 contact does not prevent moving off", "[movement][S-52]") {
    const auto enemy = stand(at(1, 0));
    CHECK(run_before_contact(at(0, 0), at(-6, 0), kFull, enemy, kContactGap) == 6_in);
    CHECK(run_before_contact(at(0, 0), at(0, 6), kFull, enemy, kContactGap) == 6_in);
    CHECK(run_before_contact(at(0, 0), at(6, 0), kFull, enemy, kContactGap) == 0_in);
    // Turning on the spot makes the corner overlap; moving off is free all the same.
    CHECK(run_before_contact(at(0, 0), at(-6, 5), kFull, enemy, kContactGap) ==
          length(at(0, 0), at(-6, 5)));
    CHECK(run_before_contact(at(0, 0), at(6, 5), kFull, enemy, kContactGap) == 0_in);
}

TEST_CASE("MOVE-14 bases may touch, not overlap", "[movement][MOVE-14][MOVE-19]") {
    const std::vector<Corners> others{stand(at(5, 5)), stand(at(8, 5))};
    CHECK(may_end_at(stand(at(6, 5)), others));
    CHECK_FALSE(may_end_at(stand({6.001_in, 5_in}), std::vector{stand(at(7, 5))}));
    CHECK_FALSE(may_end_at(stand({5.5_in, 5_in}), others));
    CHECK(may_end_at(stand(at(0, 0)), {}));
}

TEST_CASE("R-11 a pinned stand comes no closer to its closest visible enemy",
          "[movement][R-11][MOVE-20]") {
    const std::vector<Corners> enemy{stand(at(10, 0))};
    CHECK(keeps_away(Path{at(0, 0), at(-5, 0)}, enemy));
    CHECK_FALSE(keeps_away(Path{at(0, 0), at(1, 0)}, enemy));
    CHECK_FALSE(keeps_away(
        Path{
            at(0, 0), {0.001_in, 0_in}
    },
        enemy));
    CHECK(keeps_away(Path{at(0, 0), at(0, 5)}, enemy));
    // Away first, then back: the distance falls on the way.
    CHECK_FALSE(keeps_away(Path{at(0, 0), at(-5, 0), at(-4, 0)}, enemy));
    // Past it: closer in the middle, though not at either end.
    CHECK_FALSE(keeps_away(Path{at(0, 5), at(20, 5)}, enemy));
    CHECK(keeps_away(Path{at(0, 0), at(9, 0)}, {}));
}

TEST_CASE("R-11 the closest enemy may change on the way", "[movement][R-11]") {
    const std::vector<Corners> enemies{stand(at(10, 0)), stand(at(-30, 0))};
    CHECK(keeps_away(Path{at(0, 0), at(-9, 0)}, enemies));
    CHECK_FALSE(keeps_away(Path{at(0, 0), at(-12, 0)}, enemies));
    // Closer to a far enemy is free as long as another is nearer.
    CHECK(keeps_away(Path{at(9, 2), at(5, 2)}, enemies));
}

TEST_CASE("R-17 the arrow of Disengage points away within 60 degrees", "[movement][R-17][ORD-50]") {
    const auto enemy = stand(at(0, 10));
    CHECK(arrow_leads_away(at(0, 0), 180_deg, enemy));
    CHECK(arrow_leads_away(at(0, 0), 240_deg, enemy));
    CHECK(arrow_leads_away(at(0, 0), 120_deg, enemy));
    CHECK_FALSE(arrow_leads_away(at(0, 0), 241_deg, enemy));
    CHECK_FALSE(arrow_leads_away(at(0, 0), 0_deg, enemy));
}

TEST_CASE("R-17 no point of the path is closer than the start", "[movement][R-17]") {
    const auto enemy = stand(at(0, 10));
    CHECK(never_closer(Path{at(0, 0), at(0, -5), at(0, -1)}, enemy));
    CHECK_FALSE(never_closer(
        Path{
            at(0, 0), at(0, -5), {0_in, 0.001_in}
    },
        enemy));
    CHECK_FALSE(never_closer(Path{at(-8, 9), at(8, 9)}, enemy));
    CHECK(never_closer(Path{at(0, 0)}, enemy));
}

TEST_CASE("R-18 closer to the firer than the start was", "[movement][R-18][ORD-53]") {
    const auto firer = stand(at(0, 10));
    CHECK(is_closer({0_in, 0.001_in}, at(0, 0), firer));
    CHECK_FALSE(is_closer(at(0, 0), at(0, 0), firer));
    CHECK_FALSE(is_closer(at(3, -3), at(0, 0), firer));
}
