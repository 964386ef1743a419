#include <catch2/catch.hpp>

#include "rules/obstacles.h"
#include "skirmish.h"

using namespace support;
using game::Watcher;

namespace {

/// Red's minefield, number 0, unknown to Blue.
Game with_mines() {
    return a_skirmish().set([](Game& g) {
        auto mines = rules::obstacle_of(rules::ObstacleKind::Minefield);
        mines.outline = {
            {40_in, 40_in},
            {44_in, 40_in},
            {44_in, 42_in}
        };
        mines.box = box_around(mines.outline);
        mines.owner = Side::Red;
        mines.hit = 6;
        g.scenario.field.obstacles = {mines};
        g.knowledge[1].obstacles_seen = {0};
    });
}

}  // namespace

TEST_CASE("S-82 an obstacle is in the views of those who know it; its number to hit is its owner's",
          "[fog][S-82][OBST-01][REL-25]") {
    auto game = with_mines();
    CHECK(view_for(game, Audience::Blue).obstacles.empty());
    CHECK(view_for(game, Audience::Public).obstacles.empty());
    CHECK(view_for(game, Audience::Red).obstacles.at("40000,40000").hit == 6);
    CHECK(view_for(game, Audience::Referee).obstacles.at("40000,40000").number == 0);
    game.knowledge[0].obstacles_seen = {0};
    const auto seen = view_for(game, Audience::Blue).obstacles.at("40000,40000");
    CHECK_FALSE(seen.hit);
    CHECK_FALSE(seen.side);
    CHECK_FALSE(seen.number);
    game.scenario.field.obstacles.front().gone = true;
    CHECK(view_for(game, Audience::Blue).obstacles.size() == 1);  // it does not know that yet
    CHECK(view_for(game, Audience::Referee).obstacles.empty());
}

TEST_CASE("S-82 one more mine that it does not know of changes nothing for a side",
          "[fog][S-82][NI]") {
    const auto game = with_mines();
    auto without = game;
    without.scenario.field.obstacles.clear();
    without.knowledge[1].obstacles_seen.clear();
    CHECK(view_for(game, Audience::Blue) == view_for(without, Audience::Blue));
    CHECK(view_for(game, Audience::Public) == view_for(without, Audience::Public));
}

TEST_CASE("S-82 finding, clearing and treading on mines: each is told to whom it concerns",
          "[fog][S-82]") {
    const auto game = with_mines();
    const game::ObstacleSeen found{Watcher::Blue, 0, false};
    CHECK(told(game, found, Audience::Blue).front().what == "minefield");
    CHECK(is_silent(game, found, Audience::Red));
    CHECK(is_silent(game, found, Audience::Public));
    CHECK(told(game, found, Audience::Referee).front().side == Side::Blue);
    CHECK(is_silent(game, game::ObstacleSeen{Watcher::Red, 0, false}, Audience::Red));
    const game::ObstacleCleared cleared{StandId{2}, 0, 1};
    CHECK(told(game, cleared, Audience::Blue).front().count == 1);
    CHECK(is_silent(game, cleared, Audience::Red));
    game::MineAttack attack;
    attack.stand = StandId{1};
    attack.die = 3;
    attack.needs = 6;
    CHECK(told(game, attack, Audience::Blue).front().dice.front().needs == 6);
    CHECK(told(game, attack, Audience::Red).front().dice.empty());  // it sees the stand
    attack.stand = StandId{2};
    CHECK(is_silent(game, attack, Audience::Red));
    CHECK(is_silent(game, attack, Audience::Public));
}

TEST_CASE("S-82 REL-32 the referee's obstacles are told to who laid them, and to who knew them",
          "[fog][S-82][REF-01]") {
    const auto game = with_mines();
    const game::ObstacleAdded added{game.scenario.field.obstacles.front(), "in the night"};
    CHECK(told(game, added, Audience::Red).front().words == "in the night");
    CHECK(is_silent(game, added, Audience::Blue));
    const game::ObstacleRemoved removed{0, "a mistake"};
    CHECK(told(game, removed, Audience::Referee).front().what == "minefield");
    CHECK(is_silent(game, removed, Audience::Red));
    CHECK(told(game, game::ObstacleSeen{Watcher::Red, 0, true}, Audience::Red).size() == 1);
}
