#include <catch2/catch.hpp>

#include "skirmish.h"

using namespace support;

namespace {

/// A cap at (25, 35), near 1001 in sight, another far from everybody in sight.
Game caps_on_the_table(rules::OrderCapsVisible visible) {
    Game game = a_skirmish().set([&](Game& g) { g.scenario.options.order_caps_visible = visible; });
    for (const auto at : {
             Point{25_in, 35_in},
             Point{60_in, 60_in}
    }) {
        game::Order order;
        order.id = OrderId{game.next_order[1]++};
        order.side = Side::Red;
        order.issuer = StandId{1001};
        order.marker = at;
        game.orders.push_back(order);
    }
    return game;
}

}  // namespace

TEST_CASE("S-40 muzzle_hint: from which side an unseen firer fires, to 45 degrees", "[fog][S-40]") {
    Game game = a_skirmish();
    auto shot = a_shot_from_nowhere();
    shot.target_at = {24_in, 24_in};  // the gun is at (30, 34), bearing 31
    CHECK_FALSE(told(game, shot, Audience::Blue).front().from);
    game.scenario.options.muzzle_hint = rules::MuzzleHint::Direction;
    CHECK(told(game, shot, Audience::Blue).front().from == Facing{45000});
    CHECK_FALSE(told(game, shot, Audience::Public).front().from);
    shot.shot.firer = StandId{1001};  // in sight
    CHECK_FALSE(told(game, shot, Audience::Blue).front().from);
}

TEST_CASE("S-13 order_caps_visible: what an enemy sees of caps", "[fog][S-13][ORD-09]") {
    using rules::OrderCapsVisible;
    const auto count = [](OrderCapsVisible visible) {
        return view_for(caps_on_the_table(visible), Audience::Blue).caps.size();
    };
    CHECK(count(OrderCapsVisible::None) == 0);
    CHECK(count(OrderCapsVisible::VisibleStands) == 1);
    CHECK(count(OrderCapsVisible::All) == 2);
    const auto game = caps_on_the_table(OrderCapsVisible::All);
    CHECK(view_for(game, Audience::Red).caps.empty());     // it sees its orders
    CHECK(view_for(game, Audience::Blue).orders.empty());  // not what lies under a cap
}

TEST_CASE("S-41 ammunition is the owner's to know", "[fog][S-41][ADV-AMMO-01]") {
    const Game game = a_skirmish().set([](Game& g) {
        g.scenario.options.adv_ammo = true;
        game::find_stand(g,
                         StandId{
                             1001
        })
            ->ammunition = {game::Ammunition{0, 0, 1, 0}};
    });
    const game::AmmunitionUsed used{StandId{1001}, 0, "Rifles", {}, 7, {3}, true, {}, {}};
    const game::Resupplied resupplied{StandId{1001}, {}};
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        CHECK(is_silent(game, used, audience));
        CHECK(is_silent(game, resupplied, audience));
        CHECK_FALSE(view_for(game, audience).stands.contains("s1001"));
    }
    CHECK(told(game, used, Audience::Red).front().outcome == "depleted");
    CHECK(view_for(game, Audience::Red).stands.at("s1001").ammunition.front().depleted);
    CHECK(view_for(game, Audience::Referee).stands.at("s1001").ammunition.size() == 1);
}
