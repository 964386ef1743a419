#include <catch2/catch.hpp>

#include "game/play/events.h"
#include "game/spotting/spotting.h"
#include "skirmish.h"
#include "support/scripted_dice.h"

/// Small faults that a side could use: each of these tests fails when one is made.
using namespace support;

namespace {

game::Knowledge& known_to_blue(Game& game) { return game.knowledge[0]; }

/// Two of Red's platoons in sight; which true stand is behind which handle is exchanged.
Game two_in_sight(bool exchanged, Subphase step) {
    const std::uint16_t left = exchanged ? 1002 : 1001, right = exchanged ? 1001 : 1002;
    Game game = a_game()
                    .in(step)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(a_stand(3).of("gun").off_board())
                    .with(a_stand(left).at({22_in, 32_in}).visible().under(OrderChit::Hold))
                    .with(a_stand(right).at({26_in, 32_in}).visible().under(OrderChit::Hold));
    for (auto* knowledge : {&game.knowledge[0], &game.knowledge[2]})
        for (auto& contact : knowledge->contacts)
            contact.handle = contact.shown.at.x == 22_in ? "m7" : "m3";
    for (auto* knowledge : {&game.knowledge[0], &game.knowledge[2]})
        std::ranges::sort(knowledge->contacts, {}, &game::Contact::handle);
    auto& order = game.orders.front();
    order.followers = {StandId{1001}, StandId{1002}};
    game.orders = {order};
    game.scenario.cards = {
        {.id = "sniper",
         .title = "Sniper",
         .text = "",
         .windows = {"4A"},
         .acts_in = {},
         .target = game::CardTarget::EnemyStand,
         .effects = {{game::CardTouches::State, 0, "pin"}},
         .negates = {}}
    };
    game.hands[0].cards = {"sniper"};
    return game;
}

/// A ghost of Red's gun 1002 at (30, 34), in the views of Blue and the public.
Game with_a_ghost() {
    Game game = a_skirmish();
    auto ghost = known_to_blue(game).contacts.front();
    ghost.handle = "m8";
    ghost.stand = StandId{1002};
    ghost.in_sight = false;
    ghost.shown.type = "gun";
    ghost.shown.at = {30_in, 34_in};
    for (auto* knowledge : {&game.knowledge[0], &game.knowledge[2]})
        knowledge->contacts.push_back(ghost);
    return game;
}

}  // namespace

TEST_CASE("REL-02, REL-28 nothing is in the order of true ids: targets, members, cards, missions",
          "[fog][REL-02][REL-28][NI]") {
    const auto step = GENERATE(Subphase::PrepFireA, Subphase::ChangeFacing, Subphase::GeneralFire,
                               Subphase::ArtilleryResponse);
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        const auto one = view_for(two_in_sight(false, step), audience);
        const auto other = view_for(two_in_sight(true, step), audience);
        CHECK(one.contacts == other.contacts);
        CHECK(one.orders == other.orders);
        CHECK(one.choices == other.choices);
        CHECK(one == other);
    }
    if (step == Subphase::GeneralFire) {
        const auto seen = view_for(two_in_sight(false, step), Audience::Blue);
        const auto& targets = seen.choices.fires.at("s1").weapons.front().targets;
        REQUIRE(targets.size() == 2);
        CHECK(targets.front().target == "m3");
    }
}

TEST_CASE("REL-01 how many stands the other side has still to place is its secret",
          "[fog][REL-01][NI]") {
    const auto with_undeployed = [](std::uint16_t count) {
        auto game = a_game().in(Subphase::Deployment).with(a_stand(1)).with(a_stand(1001));
        for (std::uint16_t i = 0; i < count; ++i) {
            const auto id = static_cast<std::uint16_t>(1010 + i);
            game.with(
                a_stand(id).set([](game::Stand& s) { s.presence = game::Presence::Undeployed; }));
        }
        return static_cast<Game>(game);
    };
    for (const auto audience : {Audience::Blue, Audience::Public})
        CHECK(view_for(with_undeployed(1), audience) == view_for(with_undeployed(4), audience));
    CHECK(view_for(with_undeployed(4), Audience::Red).prompt.seals.undeployed == 4);
    CHECK(view_for(with_undeployed(4), Audience::Blue).prompt.seals.undeployed == 0);
}

TEST_CASE(
    "REL-20, REL-36 what one side has found is not public: wrecks, guns, fieldworks, obstacles",
    "[fog][REL-20][REL-36][NI]") {
    Game game = a_skirmish();
    game.wrecks = {
        {MarkerId{1}, StandId{1002}, {3_in, 3_in}, 0_deg, rules::BaseSize::Vehicle}
    };
    game.abandoned_guns = {
        {MarkerId{2}, StandId{1002}, {5_in, 5_in}, 0_deg}
    };
    const Polygon outline{
        {1_in, 1_in},
        {1_in, 2_in},
        {2_in, 2_in},
        {2_in, 1_in}
    };
    game.scenario.field.fieldworks.push_back({rules::Cover::Hard, outline, box_around(outline)});
    auto& wire = game.scenario.field.obstacles.emplace_back();
    wire.outline = outline;
    wire.box = box_around(outline);
    const auto unknown = view_for(game, Audience::Public);
    for (const std::size_t side : {0U, 1U}) {
        auto found = game;
        found.knowledge[side].wrecks_seen = {MarkerId{1}};
        found.knowledge[side].guns_seen = game.abandoned_guns;
        found.knowledge[side].fieldworks_seen = {0};
        found.knowledge[side].obstacles_seen = {0};
        CHECK(view_for(found, Audience::Public) == unknown);
        const auto finder = side == 0 ? Audience::Blue : Audience::Red;
        CHECK(view_for(found, finder) != view_for(game, finder));
    }
}

TEST_CASE("REL-05 a ghost is as it was last seen, its markers too", "[fog][REL-05][NI]") {
    const auto before = with_a_ghost();
    auto after = before;
    auto& stand = *game::find_stand(after, StandId{1002});
    stand.at = {33_in, 34_in};
    stand.facing = 90_deg;
    stand.state = rules::MoraleState::Shaken;
    stand.suppressed = stand.limbered = stand.crew_left_gun = true;
    auto dice = dice_always_show(5);
    game::Course course{after, dice};
    game::refresh_contacts(course);
    for (const auto audience : {Audience::Blue, Audience::Public})
        CHECK(view_for(after, audience).contacts == view_for(before, audience).contacts);
    CHECK(view_for(after, Audience::Red).stands != view_for(before, Audience::Red).stands);
}

TEST_CASE("REL-06 a ghost is not named as who fired from out of sight", "[fog][REL-06][S-40][NI]") {
    const auto shot = a_shot_from_nowhere();
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        const auto lines = told(with_a_ghost(), shot, audience);
        REQUIRE(lines.size() == 1);
        CHECK_FALSE(lines.front().actor);
        CHECK(lines == told(a_skirmish(), shot, audience));
    }
}

TEST_CASE("REL-14 a ghost follows no order, REL-18 is not checked, REL-20 does not die",
          "[fog][REL-14][REL-18][REL-20][NI]") {
    auto game = with_a_ghost();
    game::Order order;
    order.id = OrderId{30001};
    order.side = Side::Red;
    order.issuer = StandId{1002};
    order.followers = {StandId{1002}};
    order.revealed = true;
    game.orders = {order};
    const game::Event events[] = {
        game::StateChanged{StandId{1002}, rules::MoraleState::Pinned, 1},
        game::StandEliminated{StandId{1002}, game::Cause::Fire, false},
        game::Entrenched{StandId{1002}, 3, 4, {}, rules::Cover::Medium, 0, {}},
    };
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        CHECK(view_for(game, audience).orders.empty());
        for (const auto& event : events) CHECK(is_silent(game, event, audience));
    }
}
