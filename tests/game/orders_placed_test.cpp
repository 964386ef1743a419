#include "game/command/orders_in_force.h"
#include "game/command/weapon_lines.h"
#include "game/morale/morale.h"
#include "game/movement/movement.h"
#include "game/orders/orders.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "game/referee/referee.h"
#include "rules/orders_chart.h"
#include "support/in_play.h"

/// Who orders himself, what an order binds together, and what it leaves open.
using namespace game;
using namespace support;
using rules::Issuer;

namespace {

PlaceOrder an_order(std::uint16_t issuer, OrderChit chit, Point marker) {
    PlaceOrder order;
    order.issuer = StandId{issuer};
    order.chit = chit;
    order.marker = marker;
    if (rules::allows(chit).needs_arrow) order.arrow = 0_deg;
    return order;
}
const Order& placed_by(const Game& game, std::uint16_t issuer) {
    const auto found = std::ranges::find(game.placed, StandId{issuer}, &Order::issuer);
    REQUIRE(found != game.placed.end());
    return *found;
}
/// Blue moves its stand 1 from (24, 24) up the map, its order's destination being there.
Result<Events> moves_with_destination(OrderChit chit, Point destination, Point to) {
    const Game game =
        a_game().in(Subphase::SideAMoves).with(a_stand(1).under(chit)).set([=](Game& g) {
            g.orders.back().destination = destination;
        });
    return decide(game, Side::Blue, MoveStand{StandId{1}, {to}});
}
/// A battalion commander, and a platoon of another company with the enemy in sight far off.
GameBuilder a_commander_and_a_platoon() {
    return a_game()
        .in(Subphase::Orders)
        .in_turn(2)
        .with(a_company(1).in_formation(10).set([](Company& c) { c.headquarters = true; }))
        .with(a_company(2).in_formation(10))
        .with(a_stand(1).at({30_in, 24_in}).that_issues_as(Issuer::Commander))
        .with(a_stand(2).at({24_in, 24_in}).in_company(2))
        .with(a_stand(1001).at({24_in, 60_in}).visible())
        .set([](Game& g) {
            g.scenario.formations = {
                {FormationId{10}, Side::Blue, "1st", {}}
            };
        });
}

}  // namespace

TEST_CASE("ORD-05 every reconnaissance stand orders itself", "[orders][ORD-05]") {
    const Game game = a_game()
                          .in(Subphase::Orders)
                          .with(a_stand(1).of("armored_car").that_issues_as(Issuer::Self))
                          .with(a_stand(2).at({26_in, 24_in}));
    CHECK_THAT(decide(game, Side::Blue, an_order(1, OrderChit::HastyAdvance, {24_in, 24_in})),
               IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, an_order(2, OrderChit::HastyAdvance, {26_in, 24_in})),
               IsRefused("no_order_slot"));
}

TEST_CASE("ORD-06 a self-order binds the stand that issues it and nobody beside it",
          "[orders][ORD-06]") {
    auto car = [](std::uint16_t id, Inches x) {
        return a_stand(id).of("armored_car").at({x, 24_in});
    };
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(car(1, 24_in).that_issues_as(Issuer::Self))
                    .with(car(2, 25_in));
    const auto hold = an_order(1, OrderChit::Hold, {24_in, 24_in});
    const auto alone = decide(game, Side::Blue, hold);
    REQUIRE_THAT(alone, IsAccepted());
    CHECK(the<OrderPlaced>(*alone).order.followers == std::vector{StandId{1}});
    // The order of a company commander in the same place binds both.
    find_stand(game, StandId{1})->issuer = Issuer::CompanyPure;
    const auto both = decide(game, Side::Blue, hold);
    REQUIRE_THAT(both, IsAccepted());
    CHECK(the<OrderPlaced>(*both).order.followers == std::vector{StandId{1}, StandId{2}});
}

TEST_CASE("ORD-11 one number binds an order to its cap, through placing, force and reveal",
          "[orders][ORD-11]") {
    Game game =
        a_game()
            .in(Subphase::Orders)
            .with(a_stand(1).at({24_in, 24_in}).that_issues_as(Issuer::CompanyPure))
            .with(a_stand(2).at({44_in, 24_in}).in_company(2).that_issues_as(Issuer::CompanyPure))
            .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = blue_begins(5);
    auto one = an_order(1, OrderChit::CautiousAdvance, {24_in, 24_in});
    auto other = an_order(2, OrderChit::CautiousAdvance, {44_in, 24_in});
    one.destination = Point{44_in, 30_in};  // their caps lie crosswise
    other.destination = Point{24_in, 30_in};
    happens(game, Actor::Blue, one, dice);
    happens(game, Actor::Blue, other, dice);
    const auto id = placed_by(game, 1).id, other_id = placed_by(game, 2).id;
    CHECK(id != other_id);
    Course course{game, dice};
    close_orders(course);
    reveal_orders(course, Side::Blue);
    const auto in_force = std::ranges::find(game.orders, id, &Order::id);
    REQUIRE(in_force != game.orders.end());
    CHECK(in_force->marker == Point{24_in, 24_in});
    CHECK(in_force->destination == Point{44_in, 30_in});
    CHECK(in_force->followers == std::vector{StandId{1}});
}

TEST_CASE("ORD-11 who takes an order back takes its cap with it", "[orders][ORD-11]") {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_stand(1).that_issues_as(Issuer::CompanyPure))
                    .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = blue_begins(5);
    auto order = an_order(1, OrderChit::CautiousAdvance, {24_in, 24_in});
    order.destination = Point{24_in, 40_in};
    happens(game, Actor::Blue, order, dice);
    happens(game, Actor::Blue, WithdrawOrder{placed_by(game, 1).id}, dice);
    CHECK(game.placed.empty());
}

TEST_CASE("ORD-13 the destination obliges nobody; the order's least and most do",
          "[movement][ORD-13]") {
    const auto cautious = OrderChit::CautiousAdvance, hasty = OrderChit::HastyAdvance;
    const Point far{24_in, 44_in}, near{24_in, 27_in};
    CHECK_THAT(moves_with_destination(cautious, far, {24_in, 25_in}), IsAccepted());
    CHECK_THAT(moves_with_destination(cautious, near, {24_in, 30_in}), IsAccepted());  // past it
    CHECK_THAT(moves_with_destination(cautious, far, {24_in, 30.1_in}), IsRefused("too_far"));
    CHECK_THAT(moves_with_destination(hasty, far, {24_in, 30_in}), IsAccepted());  // short of it
    CHECK_THAT(moves_with_destination(hasty, near, {24_in, 27_in}), IsRefused("too_short"));
}

TEST_CASE("ORD-26 a command tank moves, fires and is hit as the tank that it is",
          "[orders][ORD-26]") {
    const auto commander = [](const char* line) {
        return a_stand(1)
            .of(line)
            .that_issues_as(Issuer::CompanyPure)
            .under(OrderChit::CautiousAdvance);
    };
    const Game tank = a_game().in(Subphase::SideAMoves).with(commander("tank")).set([](Game& g) {
        for (auto& line : g.scenario.lines.edit()) line.other_line = "pistols";
    });
    CHECK_THAT(decide(tank, Side::Blue, MoveStand{StandId{1}, {{24_in, 36_in}}}), IsAccepted());
    CHECK(weapon_lines_of(tank, tank.stands.front()) == line_of(tank, tank.stands.front()).weapons);
    // A commander on foot fires with his pistol. [ORD-27]
    const Game foot = a_game().with(commander("rifles"));
    CHECK(weapon_lines_of(foot, foot.stands.front()).front().name == "Pistols");

    Game hit = a_game()
                   .with(commander("tank").visible())
                   .with(a_stand(1001).of("tank").at({24_in, 34_in}));
    declared(hit, Side::Red, at(1001, 1));
    auto dice = dice_always_show(5);
    const auto shot = the<ShotResolved>(resolved(hit, dice, rules::FireKind::General));
    REQUIRE_FALSE(shot.results.empty());
    CHECK(shot.results.front().modified == 5 + 6 - 6);  // penetration, front armour
    CHECK_FALSE(shot.results.front().working.empty());
}

TEST_CASE("ORD-32 who obeys an order need not see its marker", "[orders][ORD-32]") {
    const auto followers = [](Inches y) {
        const Game game =
            a_game()
                .in(Subphase::Orders)
                .with(an_area(rules::Terrain::Woods, {10_in, 25_in}, {40_in, 27_in},
                              rules::Cover::Medium, rules::Visibility::Dense, 2))
                .with(a_stand(1).at({24_in, 24_in}).that_issues_as(Issuer::CompanyJoint))
                .with(a_stand(2).at({24_in, y}));
        const auto events = decide(game, Side::Blue, an_order(1, OrderChit::Hold, {24_in, 24_in}));
        REQUIRE_THAT(events, IsAccepted());
        return the<OrderPlaced>(*events).order.followers;
    };
    CHECK(followers(30.5_in) == std::vector{StandId{1}, StandId{2}});
    CHECK(followers(30.501_in) == std::vector{StandId{1}});
}

TEST_CASE("ORD-41 a pinned platoon is given an order in the hope that its pin goes in time",
          "[orders][ORD-41]") {
    const bool shot_at = GENERATE(false, true);
    Game game = a_commander_and_a_platoon().set([=](Game& g) {
        auto& platoon = *find_stand(g, StandId{2});
        platoon.state = MoraleState::Pinned;
        platoon.pinned_in_turn = 1;
        platoon.fired_at = shot_at;
    });
    auto dice = blue_begins(6);  // 7 less 2 for the pin: one over, still pinned
    happens(game, Actor::Blue, an_order(1, OrderChit::CautiousAdvance, {24_in, 24_in}), dice);
    commit_until(game, Subphase::SideAMoves, dice);
    CHECK(effective_order(game, stand(game, 2)) == OrderChit::CautiousAdvance);
    const auto forward = decide(game, Actor::Blue, MoveStand{StandId{2}, {{24_in, 28_in}}}, dice);
    if (shot_at)
        CHECK_THAT(forward, IsRefused("pinned"));
    else
        CHECK_THAT(forward, IsAccepted());
}

TEST_CASE("ORD-57 under Rally nobody moves, and states recover", "[orders][ORD-57]") {
    const auto chit = GENERATE(OrderChit::Rally, OrderChit::CautiousAdvance);
    Game game =
        a_game().in(Subphase::SideAMoves).with(a_stand(1).that_is(MoraleState::Shaken).under(chit));
    auto dice = dice_show({});
    Course course{game, dice};
    rally(course, Side::Blue);
    const auto move = decide(game, Side::Blue, MoveStand{StandId{1}, {{24_in, 26_in}}});
    if (chit == OrderChit::Rally) {
        CHECK(stand(game, 1).state == MoraleState::Pinned);
        CHECK_THAT(move, IsRefused("order_forbids"));
    } else {
        CHECK(stand(game, 1).state == MoraleState::Shaken);
        CHECK_THAT(move, IsAccepted());
    }
}

TEST_CASE("R-15 the tank that takes over its company commands it as a vehicle does: pure",
          "[orders][R-15][ORD-25][S-86]") {
    const auto* line = GENERATE("tank", "rifles");
    Game game = a_game()
                    .in(Subphase::EndOfTurn)
                    .set([](Game& g) {
                        g.scenario.options.command_succession = rules::CommandSuccession::NextTurn;
                    })
                    .with(a_stand(1).of(line).that_issues_as(Issuer::CompanyPure).set([](Stand& s) {
                        s.presence = Presence::Eliminated;
                    }))
                    .with(a_stand(2).of(line).at({30_in, 24_in}))
                    .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_show({});
    Course course{game, dice};
    succeed_commanders(course);
    const bool vehicle = line == std::string_view{"tank"};
    CHECK(stand(game, 2).issuer == (vehicle ? Issuer::CompanyPure : Issuer::CompanyJoint));
}

TEST_CASE("ORD-05 reconnaissance that the referee brings in orders itself, too",
          "[orders][ORD-05][REF-01]") {
    const auto* line = GENERATE("armored_car", "patrol", "rifles");
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_show({});
    AddStand add;
    add.company = CompanyId{1};
    add.line = line;
    add.at = {40_in, 40_in};
    add.reason = "late for the battle";
    happens(game, Actor::Referee, add, dice);
    const bool recon = line != std::string_view{"rifles"};
    CHECK(stand(game, 2).issuer == (recon ? Issuer::Self : Issuer::None));
}

TEST_CASE("ORD-29 a mounted commander whom the scenario calls pure orders wherever he sees",
          "[orders][ORD-29]") {
    const auto issuer = GENERATE(Issuer::CompanyPure, Issuer::CompanyJoint);
    const Game game = a_game()
                          .in(Subphase::Orders)
                          .with(a_stand(1).of("cavalry").at({24_in, 24_in}).that_issues_as(issuer))
                          .with(a_stand(2).at({40_in, 24_in}));
    const auto order = decide(game, Side::Blue, an_order(1, OrderChit::Hold, {40_in, 24_in}));
    if (issuer == Issuer::CompanyPure)
        CHECK_THAT(order, IsAccepted());
    else
        CHECK_THAT(order, IsRefused("not_allowed_there"));
}

TEST_CASE("REL-27 whether a marker is in sight is judged on the wrecks that the side knows",
          "[orders][ORD-21][REL-27]") {
    const bool known = GENERATE(true, false);
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_stand(1).at({24_in, 24_in}).that_issues_as(Issuer::CompanyPure))
                    .with(a_stand(2).at({24_in, 40_in}))
                    .set([=](Game& g) {
                        Wreck wreck;
                        wreck.id = MarkerId{1};
                        wreck.at = {24_in, 30_in};
                        g.wrecks = {wreck};
                        if (known) g.knowledge[0].wrecks_seen = {wreck.id};
                    });
    const auto placed = decide(game, Side::Blue, an_order(1, OrderChit::Hold, {24_in, 38_in}));
    CHECK(placed.has_value() == !known);
}

TEST_CASE("ORD-18 S-17 a staff vehicle that has moved gives no order", "[orders][ORD-18][S-17]") {
    const auto orders = [](StandBuilder issuer) {
        const Game game = a_game()
                              .in(Subphase::Orders)
                              .with(a_company(1).in_formation(10))
                              .with(issuer)
                              .set([](Game& g) {
                                  g.scenario.formations = {
                                      {FormationId{10}, Side::Blue, "1st", {}}
                                  };
                              });
        return decide(game, Side::Blue, an_order(1, OrderChit::Hold, {24_in, 24_in}));
    };
    const std::vector<Point> path{
        {24_in, 20_in},
        {24_in, 24_in}
    };
    CHECK_THAT(orders(a_stand(1).of("armored_car").that_issues_as(Issuer::Staff)), IsAccepted());
    CHECK_THAT(orders(a_stand(1).of("armored_car").that_issues_as(Issuer::Staff).that_moved(path)),
               IsRefused("not_allowed_there", {"ORD-18"}));
    CHECK_THAT(orders(a_stand(1).that_issues_as(Issuer::Staff).that_moved(path)), IsAccepted());
    CHECK_THAT(
        orders(a_stand(1).of("armored_car").that_issues_as(Issuer::Commander).that_moved(path)),
        IsAccepted());
}

TEST_CASE("ORD-45 an arrow given with Hold turns who obeys it when it is revealed",
          "[orders][ORD-45][ORD-55]") {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_stand(1).that_issues_as(Issuer::CompanyJoint))
                    .with(a_stand(2).at({26_in, 24_in}))
                    .with(a_stand(3).at({22_in, 24_in}))
                    .with(a_stand(1001).at({60_in, 60_in}));
    auto order = an_order(1, OrderChit::Hold, {24_in, 24_in});
    order.overwatch = {StandId{3}};
    const bool turns = GENERATE(false, true);
    if (turns) order.arrow = 90_deg;
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, order, dice);
    Course course{game, dice};
    close_orders(course);
    CHECK(stand(game, 2).facing == 0_deg);
    reveal_orders(course, Side::Blue);
    CHECK(stand(game, 2).facing == (turns ? 90_deg : 0_deg));
    CHECK(stand(game, 3).facing == 0_deg);
    CHECK_FALSE(stand(game, 2).moved);
}

TEST_CASE("S-10 the battalion's order goes before the regiment's", "[orders][S-10]") {
    Game game =
        a_commander_and_a_platoon()
            .with(a_company(3).in_formation(20).set([](Company& c) { c.headquarters = true; }))
            .with(a_stand(3).at({23_in, 26_in}).in_company(3).that_issues_as(Issuer::Staff))
            .set([](Game& g) {
                g.scenario.formations = {
                    {FormationId{10}, Side::Blue, "1st",      FormationId{20}},
                    {FormationId{20}, Side::Blue, "Regiment", {}             }
                };
            });
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, an_order(3, OrderChit::CautiousAdvance, {23_in, 25_in}), dice);
    happens(game, Actor::Blue, an_order(1, OrderChit::Hold, {29_in, 24_in}), dice);
    Course course{game, dice};
    close_orders(course);
    CHECK(effective_order(game, stand(game, 2)) == OrderChit::Hold);
}
