#include <catch2/catch.hpp>

#include "base/contains.h"
#include "game/command/orders_in_force.h"
#include "game/fire/fire.h"
#include "game/ground/movement_facts.h"
#include "game/morale/morale_facts.h"
#include "game/movement/movement.h"
#include "game/orders/forms.h"
#include "game/orders/orders.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/spotting/spotting.h"
#include "rules/road_march.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

const OrderId kOrder{1};

/// Blue's Hasty Advance to the east, sealed in 5A, of a stand on the road and one beside it.
GameBuilder in_5e() {
    return a_game()
        .in(Subphase::DeclarationsA)
        .set([](Game& g) {
            g.scenario.options.adv_road_march = g.scenario.options.adv_entrench =
                g.scenario.options.adv_human_wave = true;
            g.scenario.field.roads.push_back({
                "Lane", {{0_in, 24_in}, {40_in, 24_in}, {40_in, 60_in}},
                 0.5_in
            });
        })
        .with(a_stand(1)
                  .at({24_in, 24_in})
                  .facing(Facing{90000})
                  .that_issues_as(rules::Issuer::CompanyJoint)
                  .under(OrderChit::HastyAdvance))
        .with(a_stand(2).at({24_in, 28_in}).facing(Facing{90000}))
        .set([](Game& g) {
            g.orders.front().followers = {StandId{1}, StandId{2}};
            g.orders.front().revealed = false;
        });
}
Game declared(OrderChit form, Game game = in_5e()) {
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, DeclareForm{kOrder, form}, dice));
    game.subphase = Subphase::SideAMoves;
    Course course{game, dice};
    reveal_orders(course, Side::Blue);
    return game;
}

}  // namespace

TEST_CASE("SEQ-25 S-68 a form is declared in 5E on an own Hasty Advance, and is open from then on",
          "[forms][SEQ-25][S-68][ADV-RM-01][ADV-ENT-01][ADV-BAN-01]") {
    auto dice = dice_always_show(5);
    Game game = in_5e();
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.forms.size() == 1);
    CHECK(choices.forms[0].forms ==
          std::vector{OrderChit::RoadMarch, OrderChit::Entrench, OrderChit::Banzai});
    CHECK_THAT(decide(game, Actor::Blue, DeclareForm{kOrder, OrderChit::Hold}, dice),
               IsRefused("no_such_form"));
    CHECK_THAT(decide(game, Actor::Red, DeclareForm{kOrder, OrderChit::Banzai}, dice),
               IsRefused("not_deciding"));
    REQUIRE(play(game, Actor::Blue, DeclareForm{kOrder, OrderChit::Banzai}, dice));
    CHECK(game.orders.front().chit == OrderChit::Banzai);
    CHECK(game.orders.front().revealed);
    CHECK_THAT(decide(game, Actor::Blue, DeclareForm{kOrder, OrderChit::Entrench}, dice),
               IsRefused("no_such_order"));
    game = in_5e().in(Subphase::Orders);
    CHECK_THAT(decide(game, Actor::Blue, DeclareForm{kOrder, OrderChit::Banzai}, dice),
               IsRefused("wrong_subphase"));
}

TEST_CASE("S-68 REL-14 who waits on overwatch is dropped from a form as though he did not",
          "[forms][S-68][REL-14][ORD-36]") {
    const auto beside_road_on_overwatch = [] {
        return in_5e().set([](Game& g) { g.orders.front().overwatch = {StandId{2}}; });
    };
    auto game = declared(OrderChit::RoadMarch, beside_road_on_overwatch());
    CHECK(game.orders.front().plain == declared(OrderChit::RoadMarch).orders.front().plain);
    CHECK(effective_order(game, the_stand(game, StandId{2})) == OrderChit::Hold);
    CHECK(effective_order(game, the_stand(game, StandId{1})) == OrderChit::RoadMarch);

    auto dice = dice_always_show(5);
    game = in_5e().set([](Game& g) { g.orders.front().overwatch = {StandId{1}}; });
    CHECK_THAT(decide(game, Actor::Blue, DeclareForm{kOrder, OrderChit::RoadMarch}, dice),
               IsRefused("nobody_complies"));
}

TEST_CASE("SEQ-25 without its option a form does not exist", "[forms][SEQ-25]") {
    auto dice = dice_always_show(5);
    Game game = in_5e();
    game.scenario.options.adv_entrench = false;
    CHECK_THAT(decide(game, Actor::Blue, DeclareForm{kOrder, OrderChit::Entrench}, dice),
               IsRefused("no_such_form"));
}

TEST_CASE("ADV-RM-03 S-68 who is not on the road follows a plain Hasty Advance",
          "[forms][ADV-RM-03][S-68]") {
    const Game game = declared(OrderChit::RoadMarch);
    CHECK(effective_order(game, *find_stand(game, StandId{1})) == OrderChit::RoadMarch);
    CHECK(effective_order(game, *find_stand(game, StandId{2})) == OrderChit::HastyAdvance);
    CHECK(find_stand(game, StandId{1})->form == OrderChit::RoadMarch);
    CHECK_FALSE(find_stand(game, StandId{2})->form.has_value());
}

TEST_CASE(
    "S-07 S-68 who comes in on a road can march, and advances plainly if it must come in beside it",
    "[forms][ADV-RM-03][S-07][S-68]") {
    const bool is_barred = GENERATE(false, true);
    auto coming = in_5e().set([](Game& g) {
        auto& late = *find_stand(g, StandId{2});
        late.presence = Presence::Reinforcement;
        late.entry_turn = g.turn;
        late.at = g.orders.front().marker = {0_in, 24_in};
    });
    if (is_barred) coming.with(a_stand(1001).at({0_in, 24_in}).visible());
    Game game = declared(OrderChit::RoadMarch, coming);
    auto dice = dice_always_show(5);
    Course course{game, dice};
    enter_reinforcements(course, Side::Blue);
    const auto& entered = *find_stand(game, StandId{2});
    CHECK(rules::is_on_road(game.scenario.field, entered.at) == !is_barred);
    CHECK(effective_order(game, entered) ==
          (is_barred ? OrderChit::HastyAdvance : OrderChit::RoadMarch));
    CHECK(entered.form.has_value() == !is_barred);
}

TEST_CASE("ADV-RM-02 ADV-RM-04 a Road March goes once to five times as far, along the road",
          "[forms][ADV-RM-02][ADV-RM-04][MOVE-09]") {
    auto dice = dice_always_show(5);
    Game game = declared(OrderChit::RoadMarch);
    const auto move = [&](std::vector<Point> path) {
        return decide(game, Side::Blue, MoveStand{StandId{1}, std::move(path)});
    };
    CHECK_THAT(move({
                   {24_in, 30_in}
    }),
               IsRefused("leaves_road", {"ADV-RM-03"}));
    CHECK_THAT(move({
                   {28_in, 24_in}
    }),
               IsRefused("too_short"));
    CHECK_THAT(move({
                   {40_in, 24_in},
                   {40_in, 39_in}
    }),
               IsRefused("too_far"));
    const auto there = way_ahead(game, *find_stand(game, StandId{1}), 30_in);
    CHECK(there == std::vector<Point>{
                       {24_in, 24_in},
                       {40_in, 24_in},
                       {40_in, 38_in}
    });
    REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, there}, dice));
    CHECK(find_stand(game, StandId{1})->at == Point{40_in, 38_in});
    CHECK(find_stand(game, StandId{1})->facing == Facing{0});
}

TEST_CASE("ADV-RM-05 a Road March stops before a template", "[forms][ADV-RM-05]") {
    const auto kind = GENERATE(rules::MissionKind::HighExplosive, rules::MissionKind::Smoke);
    auto dice = dice_always_show(5);
    Game game = declared(OrderChit::RoadMarch);
    Template marker;
    marker.id = MarkerId{1};
    marker.kind = kind;
    marker.centre = {36_in, 24_in};
    marker.size = 2_in;
    game.templates = {marker};
    const auto events = play(game, Actor::Blue, MoveStand{StandId{1}, {{40_in, 24_in}}}, dice);
    REQUIRE(events);
    CHECK(the<StandMoved>(*events).stopped_by == StoppedBy::Template);
    CHECK(find_stand(game, StandId{1})->at.x <= 34.5_in);
    CHECK(find_stand(game, StandId{1})->at.x >= 34_in);
}

TEST_CASE("MOR-22 ADV-BAN-03 ADV-BAN-08 the forms count in 5B, when the next orders are in force",
          "[forms][MOR-22][ADV-RM-06][ADV-BAN-03][ADV-BAN-08]") {
    const auto query_after = [](OrderChit form) {
        Game game = declared(form);
        game.orders.clear();
        return morale_query(game, *find_company(game, CompanyId{1}));
    };
    CHECK(query_after(OrderChit::RoadMarch).road_march);
    CHECK(query_after(OrderChit::Banzai).banzai);
    CHECK_FALSE(query_after(OrderChit::Entrench).road_march);
    Game game = declared(OrderChit::Banzai);
    const Game touched =
        a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({25_in, 24_in}));
    CHECK(morale_query(touched, *find_company(touched, CompanyId{101})).human_wave_contact);
    game = a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({30_in, 40_in}));
    CHECK_FALSE(morale_query(game, *find_company(game, CompanyId{101})).human_wave_contact);
}

TEST_CASE("ADV-BAN-02 ADV-BAN-07 S-68 only personnel on foot makes a Human Wave, until 5F",
          "[forms][ADV-BAN-02][ADV-BAN-07][S-68]") {
    Game game = in_5e().with(a_stand(3).of("tank").at({24_in, 20_in}));
    game.orders.front().followers.push_back(StandId{3});
    CHECK(cannot_comply(game, game.orders.front(), OrderChit::Banzai) == std::vector{StandId{3}});
    game = declared(OrderChit::Banzai);
    game.orders.clear();
    CHECK(is_human_wave(game, *find_stand(game, StandId{1})));
    auto dice = dice_always_show(5);
    Course course{game, dice};
    course.happen(TurnBegun{2});
    CHECK_FALSE(is_human_wave(game, *find_stand(game, StandId{1})));
}

TEST_CASE("ADV-RM-07 ADV-ENT-05 R-20 who marches or digs does not fire",
          "[forms][ADV-RM-07][ADV-ENT-05][R-20]") {
    const auto form = GENERATE(OrderChit::RoadMarch, OrderChit::Entrench);
    Game game = declared(form);
    game = a_game()
               .set([&](Game& g) { g = game; })
               .with(a_stand(1001).at({25_in, 24_in}).visible())
               .in(Subphase::GeneralFire);
    const DeclareFire fire{.firer = StandId{1}, .line = 0, .target = "m1001"};
    CHECK_THAT(decide(game, Side::Blue, fire), IsRefused("order_forbids"));
}

TEST_CASE(
    "ADV-ENT-02 ADV-ENT-03 S-67 the digging comes at the reveal; foxholes first, then hard cover",
    "[forms][ADV-ENT-02][ADV-ENT-03][ADV-ENT-04][S-67][REF-08]") {
    Game game = declared(OrderChit::Entrench);
    auto dice = dice_always_show(10).when("entrench/1", 5).when("entrench/2", 6);
    Course course{game, dice};
    entrench(course, Side::Blue);
    REQUIRE(game.scenario.field.fieldworks.size() == 1);
    const auto base = base_of(game, *find_stand(game, StandId{1}));
    CHECK(rules::cover_of(game.scenario.field, base) == rules::Cover::Medium);
    CHECK(rules::cover_of(game.scenario.field, base_of(game, *find_stand(game, StandId{2}))) ==
          rules::Cover::None);
    SECTION("improved in a later turn, on 3") {
        auto better = dice_always_show(10).when("entrench/1", 3);
        Course next{game, better};
        entrench(next, Side::Blue);
        CHECK(rules::cover_of(game.scenario.field, base) == rules::Cover::Hard);
        Course again{game, better};
        entrench(again, Side::Blue);
        CHECK(better.asked().size() == 3);  // 1, 2, and 2 once more: improved works are done
    }
    SECTION("not in contact") {
        game = a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({24_in, 29_in}));
        CHECK(contains(cannot_comply(game, game.orders.front(), OrderChit::Entrench), StandId{2}));
    }
    SECTION("the cover of foxholes is the scenario's") {
        game = declared(OrderChit::Entrench);
        game.scenario.options.foxhole_cover = rules::Cover::Light;
        Course lighter{game, dice};
        entrench(lighter, Side::Blue);
        CHECK(game.scenario.field.fieldworks.front().cover == rules::Cover::Light);
    }
}

TEST_CASE("S-29 S-88 whoever is in a fieldwork is concealed; a side knows its own works and those "
          "near it",
          "[forms][S-29][S-88][S-67]") {
    Game game = declared(OrderChit::Entrench);
    auto dice = dice_always_show(1);
    Course course{game, dice};
    entrench(course, Side::Blue);
    refresh_contacts(course);
    CHECK(knowledge_of(game, Watcher::Blue).fieldworks_seen.size() == 2);
    CHECK(knowledge_of(game, Watcher::Red).fieldworks_seen.empty());
    game = a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({30_in, 28_in}));
    Course near{game, dice};
    refresh_contacts(near);
    CHECK(knowledge_of(game, Watcher::Red).fieldworks_seen.size() == 2);
    CHECK(knowledge_of(game, Watcher::Public).fieldworks_seen.empty());
}

TEST_CASE("S-68 a Road March stops at contact, an AFV's at any", "[forms][S-68][MOVE-18]") {
    auto dice = dice_always_show(5);
    const Game tank = a_game().with(a_stand(1).of("tank"));
    Game game = declared(OrderChit::RoadMarch,
                         in_5e().with(a_stand(1001).at({32_in, 24_in}).visible()).set([&](Game& g) {
                             find_stand(g, StandId{1})->line = tank.stands.front().line;
                         }));
    const auto events = play(game, Actor::Blue,
                             MoveStand{
                                 StandId{1},
                                 {{40_in, 24_in}, {40_in, 34_in}}
    },
                             dice);
    REQUIRE(events);
    CHECK(the<StandMoved>(*events).stopped_by == StoppedBy::Contact);
    CHECK(find_stand(game, StandId{1})->at.x < 32_in);
    CHECK(find_stand(game, StandId{1})->at.x > 28_in);
}

TEST_CASE("S-24 a Road March may be declared as far as the road goes, if that is short of once its "
          "allowance",
          "[forms][S-24][ADV-RM-02]") {
    Game game = declared(OrderChit::RoadMarch);
    const rules::Road lane{
        "Lane", {{0_in, 24_in}, {28_in, 24_in}},
         0.5_in
    };
    game.scenario.field.roads = {lane};
    const auto move = [&](Point to) {
        return decide(game, Side::Blue, MoveStand{StandId{1}, {to}});
    };
    CHECK_THAT(move({26_in, 24_in}), IsRefused("too_short"));
    CHECK_THAT(move({28_in, 24_in}), IsAccepted());
}
