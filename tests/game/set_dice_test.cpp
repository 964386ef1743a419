#include <catch2/catch.hpp>

#include "game/play/decide.h"
#include "game/referee/referee.h"
#include "game/turn/turn.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// Turn 3 of 8, 3A; stands 1 and 1001 in companies 1 and 101.
Game in_op_fire() {
    return a_game()
        .in(Subphase::OpportunityFire)
        .in_turn(3)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}));
}

SetDie die(std::string purpose, int face = 5) { return {std::move(purpose), face, "teaching"}; }
const std::string kMorale = "t3/5B/morale/1";

}  // namespace

TEST_CASE("REF-01 the referee sets a die before it is rolled", "[referee][REF-01][S-05]") {
    auto dice = dice_always_show(5);
    Game game = in_op_fire();
    REQUIRE(play(game, Actor::Referee, die(kMorale, 9), dice));
    Course course{game, dice};
    game.subphase = Subphase::Morale;
    CHECK(course.roll("morale/1") == 9);
    CHECK(course.roll("morale/2") == 5);
    CHECK_THAT(decide(game, Actor::Referee, die(kMorale, 11), dice), IsRefused("bad_face"));
    CHECK_THAT(decide(game, Actor::Referee, SetDie{kMorale, 3, ""}, dice),
               IsRefused("needs_reason"));
}

TEST_CASE("S-98 a set die takes the place of one that was set for the same",
          "[set_dice][S-98][REF-01]") {
    auto dice = dice_always_show(5);
    Game game = in_op_fire();
    for (const int face : {10, 1}) REQUIRE(play(game, Actor::Referee, die(kMorale, face), dice));
    CHECK(game.forced_dice == std::vector{
                                  std::pair{kMorale, 1}
    });
    game.subphase = Subphase::Morale;
    Course course{game, dice};
    CHECK(course.roll("morale/1") == 1);
}

TEST_CASE("S-98 a set die can be taken back, and is rolled", "[set_dice][S-98][REF-01]") {
    auto dice = dice_always_show(5);
    Game game = in_op_fire();
    CHECK_THAT(decide(game, Actor::Referee, WithdrawDie{kMorale, "no"}, dice),
               IsRefused("no_die_set"));
    REQUIRE(play(game, Actor::Referee, die(kMorale, 9), dice));
    CHECK_THAT(decide(game, Actor::Referee, WithdrawDie{kMorale, ""}, dice),
               IsRefused("needs_reason"));
    CHECK_THAT(decide(game, Actor::Blue, WithdrawDie{kMorale, "no"}, dice),
               IsRefused("referee_only"));
    REQUIRE(play(game, Actor::Referee, WithdrawDie{kMorale, "no"}, dice));
    CHECK(game.forced_dice.empty());
    game.subphase = Subphase::Morale;
    Course course{game, dice};
    CHECK(course.roll("morale/1") == 5);
}

TEST_CASE("S-98 whatever is rolled for can be set", "[set_dice][S-98][S-05]") {
    const auto* purpose = GENERATE(
        "t4/0W/weather", "t4/1A/response/1/1001", "t4/1A/response/0/1001",
        "t4/2A/initiative/0/blue", "t8/2A/initiative/19/red", "t3/3A/hit/1/0/1001/3",
        "t3/4B/result/1001/1/0/2", "t3/4B/result/1001/area/1001/2/0",
        "t3/4B/result/1001/area/1001/2/24000,13500/0", "t4/1C/hit/1/he/1001/0",
        "t4/1C/result/1001/he/1/0", "t3/4B/result/1/aboard/1001", "t4/2D/mine/1/24000,-1/hit",
        "t4/2E/mine/1/24000,13500/result/0", "t3/4C/ammunition/1/0/1", "t4/2D/entrench/1",
        "t3/5B/morale/101", "t3/5B/mine/1/24000,13500/hit", "t3/5B/mine/1/24000,13500/result/0",
        "t3/5B/result/1/aboard/1001", "t3/5D/discard/red/2", "t3/5C/discard/blue/1");
    INFO(purpose);
    CHECK(is_still_to_come(in_op_fire(), purpose));
}

TEST_CASE("S-98 what no die is ever rolled for cannot be set", "[set_dice][S-98][S-05]") {
    const auto* purpose =
        GENERATE("", "t", "t3", "t3/5B", "t3/5B/", "5B/morale/1", "t3/5B/morale", "t3/5B/morale/",
                 "t3/5B/morale/2", "t3/5B/morale/01", "t3/5B/morale/1/0", "t03/5B/morale/1",
                 "t9/5B/morale/1", "t3/4B/morale/1", "t3/9Z/morale/1", "t4/2A/initiative/20/blue",
                 "t4/2A/initiative/0/green", "t4/1A/response/1/0", "t4/2A/initiative/-1/blue",
                 "t3/4B/hit/1/0/1002/0", "t3/4B/hit/1/100/1001/0", "t3/4B/hit/99999/0/1001/0",
                 "t4/2D/mine/1/here/hit", "t3/5B/morale/1 ", "t99999999999/5B/morale/1");
    INFO(purpose);
    auto dice = dice_always_show(5);
    CHECK_THAT(decide(in_op_fire(), Actor::Referee, die(purpose), dice), IsRefused("no_such_die"));
}

TEST_CASE("S-98 no die of a step that is past can be set", "[set_dice][S-98]") {
    auto dice = dice_always_show(5);
    Game game = in_op_fire();
    for (const auto* past : {"t2/5B/morale/1", "t3/2A/initiative/0/blue", "t3/2D/entrench/1"})
        CHECK_THAT(decide(game, Actor::Referee, die(past), dice), IsRefused("past_die"));
    CHECK_THAT(decide(game, Actor::Referee, die("t3/3A/hit/1/0/1001/0"), dice), IsAccepted());
    SECTION("of both halves of a step, the second counts") {
        game.subphase = Subphase::AbandonedGroundB;
        CHECK_THAT(decide(game, Actor::Referee, die(kMorale), dice), IsRefused("past_die"));
        game.subphase = Subphase::Morale;
        CHECK_THAT(decide(game, Actor::Referee, die(kMorale), dice), IsAccepted());
    }
    SECTION("of a battle that is over all are past") {
        game.subphase = Subphase::BattleOver;
        CHECK_THAT(decide(game, Actor::Referee, die("t4/5B/morale/1"), dice),
                   IsRefused("past_die"));
    }
    SECTION("before a step that waits for cards it is still to come") {
        game.subphase = Subphase::CardWindow;
        game.card_window = CardWindow{Subphase::Morale, true};
        CHECK_THAT(decide(game, Actor::Referee, die(kMorale), dice), IsAccepted());
    }
}

TEST_CASE("S-98 a hundred dice can be set at a time", "[set_dice][S-98]") {
    auto dice = dice_always_show(5);
    Game game = in_op_fire();
    for (int n = 0; n < 100; ++n)
        REQUIRE(play(game, Actor::Referee, die("t3/4B/hit/1/0/1001/" + std::to_string(n)), dice));
    CHECK_THAT(decide(game, Actor::Referee, die(kMorale), dice), IsRefused("too_many_dice"));
    CHECK_THAT(decide(game, Actor::Referee, die("t3/4B/hit/1/0/1001/7", 1), dice), IsAccepted());
    game.subphase = Subphase::Orders;
    CHECK_THAT(decide(game, Actor::Referee, die(kMorale), dice), IsAccepted());
}

TEST_CASE("S-98 twenty ties leave Side A as it was, in the first turn it is Blue",
          "[set_dice][S-98][S-03]") {
    const auto before = GENERATE(std::optional<Side>{}, std::optional{Side::Red});
    auto dice = dice_always_show(5);
    Game game = a_game().in(Subphase::Initiative).set([&](Game& g) { g.side_a = before; });
    Course course{game, dice};
    roll_initiative(course);
    CHECK(game.side_a == before.value_or(Side::Blue));
    const auto events = course.take();
    CHECK(get_if<InitiativeRolled>(&events.front())->rolls.size() == 20);
}

TEST_CASE("S-98 the referee adds no stand to a side that has 150", "[referee][S-98]") {
    auto dice = dice_always_show(5);
    GameBuilder crowd = a_game().with(a_stand(1001).at({60_in, 60_in}));
    for (std::uint16_t id = 1; id < 150; ++id) crowd.with(a_stand(id));
    Game game = crowd;
    AddStand add;
    add.side = Side::Blue;
    add.company = CompanyId{1};
    add.line = "rifles";
    add.at = {10_in, 10_in};
    add.reason = "more";
    REQUIRE_THAT(decide(game, Actor::Referee, add, dice), IsAccepted());
    game = crowd.with(a_stand(150));
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsRefused("too_many_stands"));
    add.side = Side::Red;
    add.company = game.companies.back().id;
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsAccepted());
}

TEST_CASE("S-98 the referee lays no obstacle on a table with a hundred", "[referee][S-98]") {
    auto dice = dice_always_show(5);
    Game game = in_op_fire();
    AddObstacle add;
    add.kind = rules::ObstacleKind::Wire;
    add.outline = {
        {22_in, 26_in},
        {26_in, 26_in},
        {26_in, 27_in}
    };
    add.reason = "more";
    REQUIRE_THAT(decide(game, Actor::Referee, add, dice), IsAccepted());
    game.scenario.field.obstacles.resize(100);
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsRefused("too_many_obstacles"));
}
