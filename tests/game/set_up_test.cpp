#include <catch2/catch.hpp>

#include "game/command/order_facts.h"
#include "game/movement/movement.h"
#include "game/orders/orders.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/play/steps.h"
#include "game/referee/referee.h"
#include "game/shelling/mission_facts.h"
#include "game/turn/takes_place.h"
#include "game/turn/turn.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

GameBuilder in_a_zone() {
    return a_game()
        .in(Subphase::Deployment)
        .in_turn(0)
        .with(a_stand(1).set([](Stand& s) { s.presence = Presence::Undeployed; }))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& g) {
            g.scenario.zones = {
                {Side::Blue,
                 "South", {{0_in, 0_in}, {0_in, 12_in}, {72_in, 12_in}, {72_in, 0_in}}}
            };
            StandPlan plan;
            plan.id = StandId{1};
            g.scenario.stands = {plan};
        });
}

}  // namespace

TEST_CASE("what a stand has used up before the battle is gone when it begins", "[set_up]") {
    Scenario scenario = Game(a_game()).scenario;
    scenario.options.adv_ammo = true;
    StandPlan plan;
    plan.id = StandId{1};
    plan.line = scenario.lines.front().id;
    plan.at = Point{20_in, 20_in};
    plan.ammunition = {
        {.line = 0, .fired = 2, .empty_since = 1}
    };
    StandPlan full = plan;
    full.id = StandId{2};
    full.at = Point{30_in, 20_in};
    full.ammunition.clear();
    scenario.stands = {plan, full};
    Game game;
    auto dice = dice_show({}).otherwise(5);
    (void)begin(game, scenario, dice);
    CHECK(find_stand(game, StandId{1})->ammunition == plan.ammunition);
    CHECK(find_stand(game, StandId{2})->ammunition.empty());
}

TEST_CASE(
    "S-55 whom the scenario takes the role of observer calls for no fire, a commander neither",
    "[set_up][S-55][IDF-02]") {
    const bool barred = GENERATE(false, true);
    const auto issuer = GENERATE(rules::Issuer::None, rules::Issuer::Commander);
    Scenario scenario = Game(a_game()).scenario;
    rules::DataLine line = scenario.lines.front();
    line.id = "forward-observer";
    line.observer = issuer == rules::Issuer::None;
    scenario.lines = {line};
    StandPlan plan;
    plan.id = StandId{1};
    plan.line = line.id;
    plan.issuer = issuer;
    plan.observer = line.observer && !barred;
    plan.barred_from_observing = barred;
    plan.at = Point{20_in, 20_in};
    scenario.stands = {plan};
    Game game;
    auto dice = dice_show({}).otherwise(5);
    (void)begin(game, scenario, dice);
    const auto& stand = *find_stand(game, StandId{1});
    CHECK(may_call(game, stand).has_value() != barred);
    CHECK(stand.observer == (line.observer && !barred));
}

TEST_CASE("CAMO-02 stands start camouflaged unless the scenario denies it",
          "[set_up][CAMO-01][CAMO-02][REF-06]") {
    const bool allowed = GENERATE(true, false);
    Scenario scenario = Game(a_game()).scenario;
    scenario.options.camouflage_allowed = allowed;
    StandPlan plan;
    plan.id = StandId{1};
    plan.line = "rifles";
    plan.at = Point{20_in, 20_in};
    plan.camouflaged = true;
    scenario.stands = {plan};
    Game game;
    auto dice = dice_show({}).otherwise(5);
    (void)begin(game, scenario, dice);
    CHECK(find_stand(game, StandId{1})->camouflaged == allowed);
}

TEST_CASE("S-01 deployment is in the own zones, again and again until the commit",
          "[set_up][S-01]") {
    Game game = in_a_zone();
    auto dice = dice_show({}).otherwise(5);
    CHECK_THAT(decide(game, Side::Blue,
                      DeployStand{
                          StandId{1},
                          {6_in, 20_in},
                          0_deg
    }),
               IsRefused("outside_zone"));
    REQUIRE(play(game, Actor::Blue,
                 DeployStand{
                     StandId{1},
                     {6_in, 6_in},
                     0_deg
    },
                 dice));
    REQUIRE(play(game, Actor::Blue,
                 DeployStand{
                     StandId{1},
                     {8_in, 6_in},
                     0_deg
    },
                 dice));
    CHECK(find_stand(game, StandId{1})->at == Point{8_in, 6_in});
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.deploy.size() == 1);
    for (const auto& place : choices.deploy.front().places)
        CHECK_THAT(decide(game, Side::Blue, DeployStand{StandId{1}, place, 0_deg}), IsAccepted());
}

TEST_CASE("S-04 stands left over are deployed by the server", "[set_up][S-04][S-01]") {
    Game game = in_a_zone();
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    close_deployment(course);
    CHECK(on_table(*find_stand(game, StandId{1})));
}

TEST_CASE("S-98 a stand without room in its zones waits until the referee puts it down",
          "[set_up][S-98][S-01]") {
    Game game = in_a_zone().with(a_stand(2)).set([](Game& g) {
        g.scenario.zones.edit().front().outline = {
            {23.5_in, 23.5_in},
            {23.5_in, 24.5_in},
            {24.5_in, 24.5_in},
            {24.5_in, 23.5_in}
        };
    });
    auto dice = dice_always_show(5);
    Course course{game, dice};
    close_deployment(course);
    CHECK(find_stand(game, StandId{1})->presence == Presence::Undeployed);
    EditStand edit;
    edit.stand = StandId{1};
    edit.at = Point{10_in, 10_in};
    edit.reason = "no room";
    REQUIRE(play(game, Actor::Referee, edit, dice));
    CHECK(on_table(*find_stand(game, StandId{1})));
}

TEST_CASE("SEQ-04 S-02 weather is rolled once on the scenario's table",
          "[set_up][SEQ-04][S-02][WX-01]") {
    Game game = a_game().with(a_stand(1)).set([](Game& g) {
        g.scenario.weather = {
            {7,  "clear", 100, std::nullopt, 1, true },
            {10, "poor",  50,  12_in,        1, false}
        };
    });
    auto dice = dice_show({9});
    Course course{game, dice};
    roll_weather(course);
    CHECK(game.weather == "poor");
    CHECK(game.spot_percent == 50);
    game.turn = 2;
    roll_weather(course);
    CHECK(count<WeatherRolled>(course.take()) == 1);
}

TEST_CASE("SEQ-26 END-01 in 5F the turn advances and its flags are cleared",
          "[set_up][SEQ-26][END-01][SCALE-03]") {
    Game game = a_game()
                    .in(Subphase::EndOfTurn)
                    .with(a_stand(1).set([](Stand& s) {
                        s.moved = s.fired_at = true;
                        s.fired_in = Subphase::GeneralFire;
                    }))
                    .with(a_stand(1001).at({60_in, 60_in}))
                    .set([](Game& g) { g.scenario.turns = 3; });
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    end_turn(course);
    CHECK(game.turn == 2);
    CHECK_FALSE(find_stand(game, StandId{1})->moved);
    CHECK(find_stand(game, StandId{1})->moved_last_turn);
    CHECK_FALSE(find_stand(game, StandId{1})->fired_in);
}

TEST_CASE("SEQ-25 advanced forms are declared in 5E, not placed", "[set_up][SEQ-25]") {
    const auto form = GENERATE(OrderChit::RoadMarch, OrderChit::Entrench, OrderChit::Banzai);
    const Game game =
        a_game().in(Subphase::Orders).with(a_stand(1).that_issues_as(rules::Issuer::CompanyJoint));
    CHECK_THAT(
        decide(game, Side::Blue,
               PlaceOrder{
                   .issuer = StandId{1},
                     .chit = form, .marker = {24_in, 24_in},
                     .arrow = 0_deg
    }),
        IsRefused("declared_later", {"SEQ-25"}));
}

TEST_CASE("S-78 windows that the options leave without use are passed over for both",
          "[set_up][S-78]") {
    Game game = a_game();
    CHECK_FALSE(takes_place(game, Subphase::DeclarationsA));
    CHECK_FALSE(takes_place(game, Subphase::FogOfWar));
    game.scenario.options.adv_road_march = true;
    CHECK(takes_place(game, Subphase::DeclarationsA));
}

TEST_CASE("ORD-07 ORD-12 ORD-15 an order binds its marker, arrow and destination",
          "[set_up][ORD-01][ORD-07][ORD-12][ORD-15][R-16]") {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_company(1).in_formation(10))
                    .with(a_stand(1).that_issues_as(rules::Issuer::Staff))
                    .with(a_stand(1001).at({60_in, 60_in}));
    PlaceOrder order{
        .issuer = StandId{1},
        .chit = OrderChit::CautiousAdvance,
        .marker = {24_in, 24_in},
        .arrow = 90_deg,
        .destination = Point{40_in, 24_in}
    };
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, order, dice));
    CHECK(game.placed.front().marker == Point{24_in, 24_in});
    CHECK(game.placed.front().destination == Point{40_in, 24_in});
    // A marker with nobody of the command in reach is refused. [ORD-15]
    game.placed.clear();
    order.marker = {50_in, 10_in};
    CHECK_THAT(decide(game, Side::Blue, order), IsRefused("nobody_in_reach", {"ORD-15"}));
}

TEST_CASE("S-14 a battalion's order binds its companies, never another battalion's",
          "[set_up][S-14][MOR-05][ORD-33]") {
    const Game game =
        a_game()
            .with(a_company(1).in_formation(10).set([](Company& c) { c.headquarters = true; }))
            .with(a_company(2).in_formation(10))
            .with(a_company(3).in_formation(20))
            .with(a_stand(1).that_issues_as(rules::Issuer::Commander))
            .with(a_stand(2).in_company(2))
            .with(a_stand(3).in_company(3))
            .set([](Game& g) {
                g.scenario.formations = {
                    {FormationId{10}, Side::Blue, "1st", {}},
                    {FormationId{20}, Side::Blue, "2nd", {}}
                };
            });
    const auto& commander = *find_stand(game, StandId{1});
    CHECK(is_subordinate(game, commander, *find_stand(game, StandId{2})));
    CHECK_FALSE(is_subordinate(game, commander, *find_stand(game, StandId{3})));
}

TEST_CASE("SCALE-11 a stand that the referee adds has a line of the equipment data",
          "[set_up][SCALE-11]") {
    const Game game = a_game().with(a_stand(1));
    AddStand add;
    add.company = CompanyId{1};
    add.line = "maus";
    add.reason = "why not";
    CHECK_THAT(decide(game, add), IsRefused("no_such_line", {"SCALE-11"}));
}

TEST_CASE("S-77 forced back: stop in cover or go on, a standing instruction",
          "[set_up][S-77][FB-08]") {
    Game game =
        a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_show({}).otherwise(5);
    CHECK(find_stand(game, StandId{1})->when_forced_back == WhenForcedBack::StopInCover);
    REQUIRE(play(game, Actor::Blue, SetWhenForcedBack{StandId{1}, WhenForcedBack::GoOn}, dice));
    CHECK(find_stand(game, StandId{1})->when_forced_back == WhenForcedBack::GoOn);
}

TEST_CASE("MEAS-05 the fixed distances are those of the table", "[set_up][MEAS-05][TERR-01]") {
    CHECK(rules::kOrderReach == 6_in);
    CHECK(rules::kCloseProximity == 12_in);
    CHECK(rules::kLongestSpotting == 60_in);
    CHECK(rules::kSmallArmsArea == 4_in);
    CHECK(rules::kColumnInterval == 2_in);
    CHECK(rules::kTargetPointReach == 1_in);
}

TEST_CASE("REF-04 a stand that does not start hidden is seen when its deployment closes",
          "[set_up][REF-04][SPOT-01]") {
    const bool deployed_by_hand = GENERATE(true, false);
    Game game =
        in_a_zone().set([](Game& g) { g.scenario.stands.edit().front().start_hidden = false; });
    auto dice = dice_show({}).otherwise(5);
    if (deployed_by_hand) {
        const DeployStand command{
            StandId{1},
            {6_in, 6_in},
            0_deg
        };
        REQUIRE(play(game, Actor::Blue, command, dice));
    }
    CHECK_FALSE(find_stand(game, StandId{1})->visible);
    Course course{game, dice};
    close_deployment(course);
    CHECK(find_stand(game, StandId{1})->visible);
}

TEST_CASE("REF-04 who enters later is not of those that start in the open",
          "[set_up][REF-04][S-07]") {
    Game game = in_a_zone().in(Subphase::SideAMoves).set([](Game& g) {
        g.scenario.stands.edit().front().start_hidden = false;
        g.stands.front().presence = Presence::Reinforcement;
        g.stands.front().at = {1_in, 1_in};
    });
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    enter_reinforcements(course, Side::Blue);
    settle(course);
    REQUIRE(on_table(*find_stand(game, StandId{1})));
    CHECK_FALSE(find_stand(game, StandId{1})->visible);
}
