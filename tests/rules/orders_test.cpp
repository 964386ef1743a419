#include <catch2/catch.hpp>

#include "rules/ground.h"
#include "rules/orders.h"

using namespace rules;
using namespace ground;

namespace {

constexpr std::array kMovementOrders = {
    OrderChit::CautiousAdvance, OrderChit::HastyAdvance, OrderChit::Disengage, OrderChit::Hold,
    OrderChit::RoadMarch,       OrderChit::Entrench,     OrderChit::Banzai};
constexpr std::array kLeadershipOrders = {OrderChit::TakeCommand, OrderChit::Rally,
                                          OrderChit::Regroup};
constexpr std::array kIssuers = {Issuer::Staff, Issuer::Commander, Issuer::CompanyPure,
                                 Issuer::CompanyJoint, Issuer::Self};

bool allowed(const Placement& placement) { return order_placement(placement).allowed; }
std::string last_rule(const Placement& placement) {
    return order_placement(placement).why.back().rule;
}

Road road_along(int y) {
    Road road;
    road.line = {at(0, y), at(60, y)};
    road.half_width = 0.5_in;
    return road;
}

}  // namespace

TEST_CASE("ORD-46 the Orders Summary", "[orders][ORD-46][ORD-49][ORD-51][R-19][R-20]") {
    CHECK(allows(OrderChit::CautiousAdvance).max_factor == 1);
    CHECK(allows(OrderChit::CautiousAdvance).min_factor == 0);
    CHECK(allows(OrderChit::HastyAdvance).max_factor == 2);
    CHECK(allows(OrderChit::HastyAdvance).general_fire == MayFire::Yes);
    CHECK(allows(OrderChit::HastyAdvance).fire_modifier == -2);
    CHECK(allows(OrderChit::Disengage).min_factor == 1);
    CHECK(allows(OrderChit::Disengage).general_fire == MayFire::Contact);
    CHECK(allows(OrderChit::Rally).fire_modifier == -2);
    CHECK(allows(OrderChit::RoadMarch).general_fire == MayFire::No);
    CHECK(allows(OrderChit::Entrench).general_fire == MayFire::No);
    CHECK(allows(OrderChit::Banzai).fire_modifier == 0);
    CHECK(allows(OrderChit::Banzai).general_fire == MayFire::Contact);
}

TEST_CASE("ORD-56 Hold alone permits Prep and Op Fire", "[orders][ORD-56]") {
    for (const auto& row : kOrdersChart)
        CHECK(row.prep_or_op_fire == (row.chit == OrderChit::Hold));
}

TEST_CASE("ORD-45 orders that move need an arrow", "[orders][ORD-45]") {
    CHECK(allows(OrderChit::Disengage).needs_arrow);
    CHECK_FALSE(allows(OrderChit::Hold).needs_arrow);
    CHECK_FALSE(allows(OrderChit::Rally).needs_arrow);
}

TEST_CASE("ORD-16 a staff places Movement orders anywhere", "[orders][ORD-14][ORD-16][R-12]") {
    const auto order = GENERATE(from_range(kMovementOrders));
    CHECK(allowed({.issuer = Issuer::Staff, .order = order}));
}

TEST_CASE("ORD-17 a staff leads only beside its commander, and beside itself",
          "[orders][ORD-17][ORD-24]") {
    const auto order = GENERATE(from_range(kLeadershipOrders));
    CHECK(allowed(
        {.issuer = Issuer::Staff, .order = order, .adjacent = true, .adjacent_to_staff = true}));
    CHECK_FALSE(allowed({.issuer = Issuer::Staff, .order = order, .adjacent = true}));
    CHECK_FALSE(allowed(
        {.issuer = Issuer::Staff, .order = order, .in_los = true, .adjacent_to_staff = true}));
}

TEST_CASE("ORD-18 a staff that moved in a vehicle places nothing", "[orders][ORD-18][S-17]") {
    Placement p{.issuer = Issuer::Staff,
                .order = OrderChit::Hold,
                .adjacent = true,
                .in_los = true,
                .adjacent_to_staff = true,
                .in_moving_vehicle = true};
    CHECK_FALSE(allowed(p));
    CHECK(last_rule(p) == "ORD-18");
    p.issuer = Issuer::Commander;
    CHECK(allowed(p));
}

TEST_CASE("ORD-19 a commander orders where he sees, ORD-20 or anywhere beside his staff",
          "[orders][ORD-19][ORD-20][R-13]") {
    CHECK(allowed({.issuer = Issuer::Commander, .in_los = true}));
    CHECK(allowed({.issuer = Issuer::Commander, .adjacent = true}));
    CHECK_FALSE(allowed({.issuer = Issuer::Commander}));
    CHECK(allowed({.issuer = Issuer::Commander, .adjacent_to_staff = true}));
    // The waiver is for Movement orders.
    CHECK_FALSE(allowed({.issuer = Issuer::Commander,
                         .order = OrderChit::Rally,
                         .in_los = true,
                         .adjacent_to_staff = true}));
}

TEST_CASE("ORD-21 a pure company commander orders where he sees", "[orders][ORD-21]") {
    CHECK(allowed({.issuer = Issuer::CompanyPure, .in_los = true}));
    CHECK_FALSE(allowed({.issuer = Issuer::CompanyPure}));
    CHECK_FALSE(allowed({.issuer = Issuer::CompanyPure, .adjacent_to_staff = true}));
}

TEST_CASE("ORD-22 a joint company commander orders beside himself", "[orders][ORD-22][R-02]") {
    Placement p{.issuer = Issuer::CompanyJoint, .in_los = true, .within_six_inches = true};
    CHECK_FALSE(allowed(p));
    p.joint_order_reach = JointOrderReach::SixInLos;
    CHECK(allowed(p));
    p.within_six_inches = false;
    CHECK_FALSE(allowed(p));
    p.adjacent = true;
    CHECK(allowed(p));
}

TEST_CASE("ORD-23 a self-order is a Movement order beside the stand", "[orders][ORD-23][R-14]") {
    CHECK(allowed({.issuer = Issuer::Self, .adjacent = true}));
    CHECK_FALSE(allowed({.issuer = Issuer::Self, .in_los = true}));
    const auto order = GENERATE(from_range(kLeadershipOrders));
    CHECK_FALSE(allowed({.issuer = Issuer::Self, .order = order, .adjacent = true}));
}

TEST_CASE("ORD-24 leadership lies beside the issuer", "[orders][ORD-24]") {
    const auto order = GENERATE(from_range(kLeadershipOrders));
    const auto issuer = GENERATE(Issuer::Commander, Issuer::CompanyPure, Issuer::CompanyJoint);
    CHECK(allowed({.issuer = issuer, .order = order, .adjacent = true}));
    CHECK_FALSE(allowed({.issuer = issuer, .order = order, .in_los = true}));
}

TEST_CASE("ORD-39 a Pinned, Shaken or Demoralized stand issues nothing", "[orders][ORD-39][R-10]") {
    const auto state = GENERATE(MoraleState::Pinned, MoraleState::Shaken, MoraleState::Demoralized);
    const auto issuer = GENERATE(from_range(kIssuers));
    const Placement p{.issuer = issuer,
                      .state = state,
                      .adjacent = true,
                      .in_los = true,
                      .adjacent_to_staff = true};
    CHECK_FALSE(allowed(p));
    CHECK(last_rule(p) == "ORD-39");
}

TEST_CASE("ORD-03 a stand without a slot issues nothing", "[orders][ORD-03]") {
    CHECK_FALSE(allowed({.adjacent = true, .in_los = true}));
}

TEST_CASE("ORD-30 an order reaches 6 inches from its marker to the base",
          "[orders][ORD-30][MEAS-03]") {
    CHECK(in_order_reach(at(0, 0), stand({6.5_in, 0_in})));
    CHECK_FALSE(in_order_reach(at(0, 0), stand({6.501_in, 0_in})));
    CHECK(marker_touches(at(0, 0), stand({0.6_in, 0_in}), kContactGap));
    CHECK_FALSE(marker_touches(at(0, 0), stand({0.601_in, 0_in}), kContactGap));
}

TEST_CASE("ORD-31 a column obeys the order at its head, whatever its length",
          "[orders][ORD-31][S-18]") {
    std::vector<ColumnStand> stands;
    for (const int x : {40, 37, 34, 31, 27}) stands.push_back({at(x, 5), stand(at(x, 5))});
    stands.push_back({at(38, 9), stand(at(38, 9))});  // off the road
    const std::vector<Road> roads{road_along(5)};
    // Bases are 2" apart, the last one 3" behind.
    CHECK(column_at({40.5_in, 5_in}, 90_deg, stands, roads, kContactGap) ==
          std::vector<std::size_t>{0, 1, 2, 3});
    CHECK(column_at({40.5_in, 5_in}, 270_deg, stands, roads, kContactGap)
              .empty());                                                      // that is its tail
    CHECK(column_at(at(34, 5), 90_deg, stands, roads, kContactGap).empty());  // not at the head
    CHECK(column_at({40.5_in, 5_in}, 90_deg, stands, {}, kContactGap).empty());
    CHECK(column_at(at(27, 5), 90_deg, stands, roads, kContactGap) == std::vector<std::size_t>{4});
}

TEST_CASE("S-10 self before company before battalion before regiment, then the nearer marker",
          "[orders][S-10]") {
    const OrderClaim battalion{Issuer::Staff, 1_in}, company{Issuer::CompanyJoint, 5_in},
        nearer{Issuer::CompanyPure, 4_in}, self{Issuer::Self, 6_in};
    CHECK(order_followed(std::array{battalion, company}) == 1);
    CHECK(order_followed(std::array{company, nearer}) == 1);
    CHECK(order_followed(std::array{battalion, company, self}) == 2);
    const OrderClaim regiment{Issuer::Staff, 1_in, 1};
    CHECK(order_followed(std::array{
              regiment, OrderClaim{Issuer::Commander, 5_in, 0}
    }) == 1);
    CHECK_FALSE(order_followed({}));
}

TEST_CASE("R-43 Overwatch beside a follower of the same company", "[orders][R-43][ORD-37]") {
    const CompanyId first{1}, second{2}, none{};
    CHECK(overwatch_is_legal(
        std::array{
            Follower{first, true },
            Follower{first, false}
    },
        none));
    CHECK_FALSE(overwatch_is_legal(
        std::array{
            Follower{first,  true },
            Follower{second, false}
    },
        none));
    CHECK(overwatch_is_legal(
        std::array{
            Follower{first,  true },
            Follower{second, false}
    },
        first));
    CHECK_FALSE(overwatch_is_legal(
        std::array{
            Follower{first, true}
    },
        first));
}

TEST_CASE("MOVE-21 only Rally binds a Demoralized stand", "[orders][MOVE-21][ORD-42]") {
    CHECK(binds(OrderChit::Rally, MoraleState::Demoralized));
    CHECK_FALSE(binds(OrderChit::Hold, MoraleState::Demoralized));
    CHECK(binds(OrderChit::HastyAdvance, MoraleState::Shaken));
}

TEST_CASE("ORD-61 a Demoralized stand is not taken under command", "[orders][ORD-61]") {
    CHECK_FALSE(may_be_taken(MoraleState::Demoralized));
    CHECK(may_be_taken(MoraleState::Shaken));
}
