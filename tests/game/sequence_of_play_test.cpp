#include <catch2/catch.hpp>

#include "game/play/decide.h"
#include "game/play/steps.h"
#include "game/referee/referee.h"
#include "game/turn/turn.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// A battle with a stand a side, far apart, in which nobody has to do anything.
Scenario two_stands() {
    Scenario scenario;
    scenario.id = "two-stands";
    scenario.field.width = scenario.field.height = 72_in;
    scenario.lines = equipment_lines();
    scenario.companies = {
        {CompanyId{1},   Side::Blue, "Blue", 7, {}, false},
        {CompanyId{101}, Side::Red,  "Red",  7, {}, false}
    };
    for (const auto id : {1, 1001}) {
        StandPlan plan;
        plan.id = StandId{static_cast<std::uint16_t>(id)};
        plan.side = id < 1001 ? Side::Blue : Side::Red;
        plan.company = CompanyId{static_cast<std::uint16_t>(id < 1001 ? 1 : 101)};
        plan.line = "rifles";
        plan.issuer = rules::Issuer::CompanyJoint;
        plan.at = Point{6_in, id < 1001 ? 6_in : 66_in};
        scenario.stands.edit().push_back(plan);
    }
    scenario.turns = 2;
    scenario.options.dice_audit = false;
    return scenario;
}

/// Steps opened, as printed, while both sides do nothing but commit.
std::string steps_of_a_battle(const Scenario& scenario, Dice& dice) {
    Game game;
    std::string steps;
    const auto note = [&](const Events& events) {
        for (const auto& opened : all_of<StepOpened>(events))
            steps += std::string{step_of(opened.subphase).printed} + " ";
    };
    note(begin(game, scenario, dice));
    for (int i = 0; i < 200 && game.subphase != Subphase::BattleOver; ++i)
        for (const auto actor : {Actor::Blue, Actor::Red})
            if (is_deciding(game, side_of(actor))) {
                const auto events = play(game, actor, Commit{}, dice);
                REQUIRE(events);
                note(*events);
            }
    return steps;
}

}  // namespace

TEST_CASE("SEQ-01 SEQ-03 a turn runs through the printed steps in the printed order",
          "[sequence_of_play][SEQ-01][SEQ-02][SEQ-03][SEQ-27]") {
    auto dice = dice_show({}).when("blue", 7).when("red", 3);
    const std::string turn = "0W 1A 1B 1C 2A 2B 2B 2C 2D 2E 2F 3A 3B 4A 4B 4D 5A 5B 5F ";
    CHECK(steps_of_a_battle(two_stands(), dice) == "0 " + turn + turn + "end ");
}

TEST_CASE("SEQ-08 S-03 the higher die is Side A; ties are rolled again",
          "[sequence_of_play][SEQ-08][S-03]") {
    auto dice = dice_show({})
                    .when("initiative/0", 5)
                    .when("initiative/1/blue", 2)
                    .when("initiative/1/red", 9);
    Game game =
        a_game().in(Subphase::HeAttacks).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    Course course{game, dice};
    open_step(course, Subphase::Initiative);
    const auto events = course.take();
    const auto rolled = the<InitiativeRolled>(events);
    CHECK(rolled.rolls == std::vector<std::pair<int, int>>{
                              {5, 5},
                              {2, 9}
    });
    CHECK(game.side_a == Side::Red);
}

TEST_CASE("S-42 a step in secret ends when both have committed",
          "[sequence_of_play][S-42][SEQ-02][SEQ-18]") {
    auto dice = dice_always_show(10);
    Game game =
        a_game().in(Subphase::ChangeFacing).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    REQUIRE(play(game, Actor::Blue, Commit{}, dice));
    CHECK(game.subphase == Subphase::ChangeFacing);
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsRefused("not_deciding"));
    REQUIRE(play(game, Actor::Red, Commit{}, dice));
    CHECK(game.subphase == Subphase::GeneralFire);
}

TEST_CASE("SEQ-09 SEQ-11 Side A decides before Side B", "[sequence_of_play][SEQ-09][SEQ-11]") {
    auto dice = dice_always_show(10);
    const Game game = a_game().in(Subphase::SideAMoves).with(a_stand(1)).with(a_stand(1001));
    CHECK_THAT(decide(game, Actor::Red, Commit{}, dice), IsRefused("not_deciding"));
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsAccepted());
}

TEST_CASE("S-04 when time is up the passive default counts for whoever has not committed",
          "[sequence_of_play][S-04][REF-02]") {
    auto dice = dice_always_show(10);
    Game game =
        a_game().in(Subphase::ChangeFacing).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    REQUIRE(play(game, Actor::Blue, Commit{}, dice));
    const auto events = play(game, Actor::Clock, TimeUp{}, dice);
    REQUIRE(events);
    const auto committed = the<SideCommitted>(*events);
    CHECK(committed.side == Side::Red);
    CHECK(committed.by_clock);
}

TEST_CASE("END-01 END-03 S-08 the battle ends after its last turn, won by the ground held",
          "[sequence_of_play][END-01][END-03][S-08]") {
    auto dice = dice_show({}).when("blue", 7).when("red", 3);
    auto scenario = two_stands();
    scenario.objectives = {
        {"Hill 112", {6_in, 6_in}, 3_in, 5, 5, std::nullopt}
    };
    Game game;
    begin(game, scenario, dice);
    for (int i = 0; i < 200 && game.subphase != Subphase::BattleOver; ++i)
        for (const auto actor : {Actor::Blue, Actor::Red})
            if (is_deciding(game, side_of(actor))) REQUIRE(play(game, actor, Commit{}, dice));
    CHECK(game.turn == 2);
    CHECK(game.winner == Side::Blue);
    CHECK(game.ending == "last_turn");
}

TEST_CASE("S-08 a side that concedes has lost", "[sequence_of_play][S-08]") {
    auto dice = dice_always_show(10);
    Game game = a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001));
    REQUIRE(play(game, Actor::Blue, Concede{}, dice));
    CHECK(game.winner == Side::Red);
    CHECK(game.subphase == Subphase::BattleOver);
    CHECK_THAT(decide(game, Actor::Red, Commit{}, dice), IsRefused("battle_over"));
}

TEST_CASE("S-08 however a battle ends, the ground held gives its points",
          "[sequence_of_play][S-08][REF-01]") {
    auto dice = dice_always_show(10);
    Game game = a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001)).set([](Game& g) {
        g.scenario.objectives = {
            {"Hill 112", {6_in, 6_in}, 3_in, 5, 4, std::nullopt},
            {"The mill", {9_in, 6_in}, 3_in, 2, 3, std::nullopt}
        };
        g.objectives = {{Side::Blue}, {Side::Red}};
    });
    auto ends = [&](Actor actor, const Command& command) {
        Game copy = game;
        const auto events = play(copy, actor, command, dice);
        REQUIRE(events);
        const auto ended = get<BattleEnded>(events->front());
        return std::pair{ended.points_blue, ended.points_red};
    };
    CHECK(ends(Actor::Blue, Concede{}) == std::pair{5, 3});
    CHECK(ends(Actor::Referee, EndBattle{Side::Red, "agreed"}) == std::pair{5, 3});
}

TEST_CASE("S-100 who alone has stands left has won; if neither has, the points decide",
          "[sequence_of_play][END-03][S-08][S-100]") {
    const auto winner = [](std::vector<std::uint16_t> lost, Side holder) {
        Game game = a_game()
                        .in(Subphase::AbandonedGroundB)
                        .with(a_stand(1))
                        .with(a_stand(1001).at({60_in, 60_in}))
                        .set([&](Game& g) {
                            g.turn = 1;
                            g.scenario.turns = 6;
                            g.scenario.objectives = {
                                {"Hill 112", {30_in, 30_in}, 3_in, 5, 5, std::nullopt}
                            };
                            g.objectives = {{holder}};
                            for (const auto id : lost)
                                the_stand(g, StandId{id}).presence = Presence::Eliminated;
                        });
        auto dice = dice_always_show(5);
        Course course{game, dice};
        end_turn(course);
        REQUIRE(game.ending == "no_stands_left");
        return game.winner;
    };
    const auto holder = GENERATE(Side::Blue, Side::Red);
    CHECK(winner({1001}, holder) == Side::Blue);
    CHECK(winner({1}, holder) == Side::Red);
    CHECK(winner({1, 1001}, holder) == holder);
}

TEST_CASE("S-100 two sides that wipe each other out have drawn when neither has more points",
          "[sequence_of_play][S-08][S-100]") {
    Game game = a_game().with(a_stand(1)).with(a_stand(1001)).set([](Game& g) {
        for (auto& stand : g.stands) stand.presence = Presence::Eliminated;
    });
    auto dice = dice_always_show(5);
    Course course{game, dice};
    end_turn(course);
    CHECK(game.ending == "no_stands_left");
    CHECK_FALSE(game.winner);
}
