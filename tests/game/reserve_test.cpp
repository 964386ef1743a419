#include <catch2/catch.hpp>

#include "base/contains.h"
#include "game/orders/orders.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// 5A: Blue's commander at (24, 24), its reserve 2, Red's stand 1001 in sight at (24, 50).
GameBuilder in_5a() {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1).that_issues_as(rules::Issuer::CompanyJoint))
        .with(a_stand(2).set([](Stand& s) {
            s.presence = Presence::Reserve;
            s.camouflaged = true;
        }))
        .with(a_stand(1001).at({24_in, 50_in}).visible())
        .with(an_area(rules::Terrain::Woods, {0_in, 30_in}, {72_in, 36_in}, rules::Cover::Medium,
                      rules::Visibility::Dense, 2));
}
Result<Events> deploys(const Game& game, Point at) {
    return decide(game, Side::Blue, DeployStand{StandId{2}, at, {}});
}

}  // namespace

TEST_CASE("S-75 a reserve comes in near a commander, unseen by and beyond 12\" of visible enemies",
          "[reserve][S-75]") {
    const Game game = in_5a();
    CHECK_THAT(deploys(game, {24_in, 20_in}), IsAccepted());
    CHECK_THAT(deploys(game, {24_in, 2_in}), IsRefused("no_command_near", {"S-75"}));
    CHECK_THAT(deploys(game, {24_in, 36.5_in}), IsRefused("enemy_near", {"S-75"}));
    CHECK_THAT(deploys(game, {24_in, 24_in}), IsRefused("occupied"));
    CHECK_THAT(deploys(game, {24_in, 90_in}), IsRefused("off_table"));
    CHECK_THAT(decide(game, Side::Blue,
                      DeployStand{
                          StandId{1},
                          {24_in, 20_in},
                          {}
    }),
               IsRefused("no_reserve"));
    Game open = game;
    open.scenario.field.areas = {};
    CHECK_THAT(deploys(open, {24_in, 20_in}), IsRefused("enemy_near"));  // seen from afar
    open.stands.back().visible = false;  // hidden enemies do not count
    CHECK_THAT(deploys(open, {24_in, 20_in}), IsAccepted());
    const Game later = in_5a().in(Subphase::GeneralFire);
    CHECK_THAT(deploys(later, {24_in, 20_in}), IsRefused("wrong_subphase"));
}

TEST_CASE("S-75 every place that is offered is legal", "[reserve][S-75]") {
    const Game game = in_5a();
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.deploy.size() == 1);
    CHECK(choices.deploy.front().places.size() == 6);
    for (const auto at : choices.deploy.front().places) CHECK_THAT(deploys(game, at), IsAccepted());
    CHECK(choices_of(game, Side::Red).deploy.empty());
}

TEST_CASE("S-75 the reserve stands there when 5A closes, and orders of that 5A reach it",
          "[reserve][S-75][S-11]") {
    auto dice = dice_always_show(5);
    Game game = in_5a();
    REQUIRE(play(game, Actor::Blue,
                 DeployStand{
                     StandId{2},
                     {24_in, 16_in},
                     90_deg
    },
                 dice));
    REQUIRE(play(game, Actor::Blue,
                 DeployStand{
                     StandId{2},
                     {24_in, 20_in},
                     90_deg
    },
                 dice));
    CHECK(game.reserves_declared.size() == 1);
    CHECK(find_stand(game, StandId{2})->presence == Presence::Reserve);
    REQUIRE(play(game, Actor::Blue,
                 PlaceOrder{
                     .issuer = StandId{1},
                     .chit = OrderChit::Hold,
                     .marker = {24_in, 24_in},
                     .arrow = {},
                     .destination = {}
    },
                 dice));
    Course course{game, dice};
    close_orders(course);
    const auto& stand = *find_stand(game, StandId{2});
    CHECK(stand.presence == Presence::OnTable);
    CHECK(stand.at == Point{24_in, 20_in});
    CHECK_FALSE(stand.camouflaged);
    CHECK_FALSE(stand.visible);
    CHECK(contains(game.orders.front().followers, StandId{2}));
    CHECK(game.reserves_declared.empty());
}

TEST_CASE("S-75 somebody unseen in the place moves it aside", "[reserve][S-75][S-07]") {
    auto dice = dice_always_show(5);
    Game game = in_5a().with(a_stand(1002).at({24_in, 20_in}));
    REQUIRE(play(game, Actor::Blue,
                 DeployStand{
                     StandId{2},
                     {24_in, 20_in},
                     {}
    },
                 dice));
    Course course{game, dice};
    close_orders(course);
    const auto& stand = *find_stand(game, StandId{2});
    CHECK(stand.presence == Presence::OnTable);
    CHECK(stand.at != Point{24_in, 20_in});
}
