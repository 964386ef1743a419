#include <catch2/catch.hpp>

#include "base/contains.h"
#include "game/effects/effects.h"
#include "game/ground/movement_facts.h"
#include "game/movement/movement.h"
#include "game/obstacles/obstacles.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/referee/referee.h"
#include "rules/obstacles.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::Concealment;
using rules::ObstacleKind;

namespace {

rules::Obstacle an_obstacle(ObstacleKind kind, Point low, Point high,
                            Concealment concealment = Concealment::Buried) {
    auto obstacle = rules::obstacle_of(kind);
    obstacle.concealment = concealment;
    obstacle.outline = {
        low, {high.x, low.y },
         high, {low.x,  high.y}
    };
    obstacle.box = box_around(obstacle.outline);
    return obstacle;
}
/// Across the way of a stand that goes up the map from (24, 24).
rules::Obstacle in_the_way(ObstacleKind kind, Concealment concealment = Concealment::Buried) {
    return an_obstacle(kind, {20_in, 27_in}, {28_in, 28_in}, concealment);
}
/// Blue moves; its stand 1 faces up the map from (24, 24). Red's obstacle is number 0.
Game blue_moves(OrderChit chit, rules::Obstacle obstacle, const char* line = "rifles") {
    obstacle.owner = Side::Red;
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).of(line).under(chit))
        .set([&](Game& g) {
            g.scenario.field.obstacles = {std::move(obstacle)};
            g.knowledge[1].obstacles_seen = {0};
        });
}
Result<Events> goes(Game& game, Dice& dice, Point to) {
    return play(game, Actor::Blue, MoveStand{StandId{1}, {to}}, dice);
}
bool knows(const Game& game, Watcher watcher) {
    return contains(knowledge_of(game, watcher).obstacles_seen, 0);
}
bool in_view_after_spotting(Game game) {
    auto dice = dice_always_show(5);
    Course course{game, dice};
    look_for_obstacles(course);
    return knows(course.game(), Watcher::Blue);
}
Game looking_at(rules::Obstacle obstacle, const char* line = "rifles") {
    return blue_moves(OrderChit::Hold, std::move(obstacle), line);
}

}  // namespace

TEST_CASE("S-82 a known obstacle is in prices and refusals, an unknown one in neither",
          "[obstacles][S-82][TERR-03][S-72]") {
    auto dice = dice_always_show(5);
    auto game = blue_moves(OrderChit::CautiousAdvance, in_the_way(ObstacleKind::Roadblock), "tank");
    const MoveStand move{StandId{1}, {{24_in, 32_in}}};
    CHECK_THAT(decide(game, Actor::Blue, move, dice), IsAccepted());
    const auto paths = choices_of(game, Side::Blue).moves.front().paths;
    game.knowledge[0].obstacles_seen = {0};
    CHECK_THAT(decide(game, Actor::Blue, move, dice), IsRefused("prohibited_terrain"));
    CHECK(choices_of(game, Side::Blue).moves.front().paths != paths);
    game.scenario.field.obstacles.clear();
    game.knowledge[0].obstacles_seen.clear();
    CHECK(choices_of(game, Side::Blue).moves.front().paths == paths);
}

TEST_CASE(
    "S-82 a mover stops at the edge of an unknown obstacle that it may not enter, and knows it",
    "[obstacles][S-82]") {
    auto dice = dice_always_show(5);
    auto game = blue_moves(OrderChit::CautiousAdvance, in_the_way(ObstacleKind::Roadblock), "tank");
    const auto events = goes(game, dice, {24_in, 32_in});
    REQUIRE(events);
    CHECK(the<StandMoved>(*events).stopped_by == StoppedBy::Obstacle);
    const auto& stand = *find_stand(game, StandId{1});
    CHECK(stand.at.y <= 27_in);
    CHECK(stand.at.y > 26.9_in);
    CHECK(stand.finished_moving);
    CHECK(knows(game, Watcher::Blue));
    CHECK_FALSE(knows(game, Watcher::Public));  // that would tell Red that somebody is there
}

TEST_CASE("S-82 unknown wire is paid for as it is met", "[obstacles][S-82][S-72]") {
    auto dice = dice_always_show(5);
    auto game = blue_moves(OrderChit::CautiousAdvance, in_the_way(ObstacleKind::Wire));
    REQUIRE(goes(game, dice, {24_in, 30_in}));  // 6": the wire takes one more
    CHECK(find_stand(game, StandId{1})->at.y > 28.99_in);
    CHECK(find_stand(game, StandId{1})->at.y <= 29_in);
    CHECK(find_stand(game, StandId{1})->finished_moving);
    game = blue_moves(OrderChit::CautiousAdvance, in_the_way(ObstacleKind::Wire));
    REQUIRE(goes(game, dice, {24_in, 29_in}));
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 29_in});
    CHECK(find_stand(game, StandId{1})->spent.cross_country == 6000);
}

TEST_CASE("S-82 S-04 a minimum move at the deadline stops at what it finds",
          "[obstacles][S-82][S-04]") {
    auto dice = dice_always_show(5);
    auto game = blue_moves(OrderChit::HastyAdvance, in_the_way(ObstacleKind::Roadblock), "tank");
    Course course{game, dice};
    finish_moves(course, Side::Blue);
    CHECK(find_stand(game, StandId{1})->at.y <= 27_in);
    CHECK(knows(game, Watcher::Blue));
}

TEST_CASE("S-82 a forced-back stand is stopped by what it does not know",
          "[obstacles][S-82][S-53]") {
    auto dice = dice_always_show(5);
    auto game =
        blue_moves(OrderChit::Hold,
                   an_obstacle(ObstacleKind::Roadblock, {20_in, 20_in}, {28_in, 22_in}), "tank");
    game.subphase = Subphase::GeneralFire;
    game =
        a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({24_in, 34_in}).visible());
    Course course{game, dice};
    force_back(course, StandId{1}, Cause::Fire);
    const auto& stand = *find_stand(game, StandId{1});
    CHECK(stand.at.y >= 22_in);
    CHECK(stand.at.y < 22.5_in);
    CHECK(knows(game, Watcher::Blue));
}

TEST_CASE("S-82 a minefield attacks whoever comes in; a result ends the move at its border",
          "[obstacles][S-82]") {
    auto mines = in_the_way(ObstacleKind::Minefield);
    mines.hit = 6;
    auto game = blue_moves(OrderChit::CautiousAdvance, mines);
    SECTION("missed: it goes on, and is not attacked again") {
        auto dice = dice_always_show(7);
        const auto events = goes(game, dice, {24_in, 27.5_in});
        REQUIRE(events);
        CHECK(the<MineAttack>(*events).needs == 6);
        CHECK(the<MineAttack>(*events).at == Point{24_in, 27_in});
        CHECK(find_stand(game, StandId{1})->at == Point{24_in, 27.5_in});
        CHECK(find_stand(game, StandId{1})->fired_at);
        CHECK(knows(game, Watcher::Blue));
        const auto again = goes(game, dice, {24_in, 30_in});
        REQUIRE(again);
        CHECK(count<MineAttack>(*again) == 0);
    }
    SECTION("eliminated where it came in") {
        auto dice = dice_always_show(10).when("/hit", 1);
        const auto events = goes(game, dice, {24_in, 30_in});
        REQUIRE(events);
        CHECK(the<StandStoppedAt>(*events).at == Point{24_in, 27_in});
        CHECK(the<StandEliminated>(*events).cause == Cause::Mines);
    }
    SECTION("no number, no attack") {
        game.scenario.field.obstacles.front().hit = 0;
        auto dice = dice_always_show(1);
        const auto events = goes(game, dice, {24_in, 30_in});
        REQUIRE(events);
        CHECK(count<MineAttack>(*events) == 0);
    }
}

TEST_CASE("ADV-BAN-02 S-82 a Human Wave ignores Forced Back on mines and goes on",
          "[obstacles][ADV-BAN-02][MOR-17][S-82]") {
    auto mines = in_the_way(ObstacleKind::Minefield);
    mines.hit = 6;
    auto game = blue_moves(OrderChit::Banzai, mines);
    const auto result = GENERATE(5, 10);  // forced back, eliminated
    auto dice = dice_always_show(result).when("/hit", 1);
    const auto events = goes(game, dice, {24_in, 30_in});
    REQUIRE(events);
    CHECK(count<StandStoppedAt>(*events) == (result == 5 ? 0 : 1));
    if (result == 10) return;
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 30_in});
    CHECK(find_stand(game, StandId{1})->forced_back);
}

TEST_CASE("S-82 a vehicle on mines burns, and its move is over when it is driven back",
          "[obstacles][S-82][RES-16]") {
    auto mines = in_the_way(ObstacleKind::Minefield);
    mines.hit = 9;
    auto game = blue_moves(OrderChit::CautiousAdvance, mines, "truck");
    auto dice = dice_always_show(10).when("/hit", 1);
    REQUIRE(goes(game, dice, {24_in, 32_in}));
    REQUIRE(game.wrecks.size() == 1);
    CHECK(game.wrecks.front().at == Point{24_in, 27_in});
}

TEST_CASE("S-82 a forced-back stand treads on mines; it can only be eliminated",
          "[obstacles][S-82]") {
    auto mines = an_obstacle(ObstacleKind::Minefield, {20_in, 20_in}, {28_in, 22_in});
    mines.hit = 10;
    auto game = blue_moves(OrderChit::Hold, mines);
    game.subphase = Subphase::GeneralFire;
    game =
        a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({24_in, 34_in}).visible());
    const auto result = GENERATE(1, 10);
    auto dice = dice_always_show(1).when("/result", result);
    Course course{game, dice};
    force_back(course, StandId{1}, Cause::Fire);
    const auto events = course.take();
    CHECK(count<MineAttack>(events) == 1);
    CHECK(count<StandForcedBack>(events) == 1);
    CHECK(is_lost(find_stand(game, StandId{1})->presence) == (result == 10));
}

TEST_CASE("OBST-01 S-82 an open obstacle is seen at any distance, not through what blocks sight",
          "[obstacles][OBST-01][S-82]") {
    auto far = an_obstacle(ObstacleKind::Wire, {20_in, 66_in}, {28_in, 67_in}, Concealment::Open);
    CHECK(in_view_after_spotting(looking_at(far)));
    Game blocked = a_game()
                       .set([&](Game& g) { g = looking_at(far); })
                       .with(an_area(rules::Terrain::Forest, {0_in, 40_in}, {72_in, 50_in},
                                     rules::Cover::Medium, rules::Visibility::Dense, 2));
    CHECK_FALSE(in_view_after_spotting(blocked));
    Game night = looking_at(far);
    night.max_visibility = 12_in;
    CHECK_FALSE(in_view_after_spotting(night));
}

TEST_CASE("OBST-02 a camouflaged obstacle is spotted at 12\", halved; a buried one never",
          "[obstacles][OBST-02][S-82]") {
    const auto at = [](Inches away, Concealment concealment) {
        return an_obstacle(ObstacleKind::Wire, {20_in, 24.25_in + away}, {28_in, 25_in + away},
                           concealment);
    };
    // The rifles' base is half an inch deep.
    CHECK(in_view_after_spotting(looking_at(at(12_in, Concealment::Camouflaged))));
    CHECK_FALSE(in_view_after_spotting(looking_at(at(12.6_in, Concealment::Camouflaged))));
    CHECK(in_view_after_spotting(looking_at(at(6_in, Concealment::Camouflaged), "tank")));
    CHECK_FALSE(in_view_after_spotting(looking_at(at(8_in, Concealment::Camouflaged), "tank")));
    CHECK_FALSE(in_view_after_spotting(looking_at(at(3_in, Concealment::Buried))));
}

TEST_CASE(
    "S-82 engineers in contact under Hold clear it; the other side believes in it until it looks",
    "[obstacles][S-82][S-71]") {
    auto wire = an_obstacle(ObstacleKind::Wire, {20_in, 24.5_in}, {28_in, 25_in});
    wire.cleared_by = rules::ClearedBy::Engineers;
    wire.turns_to_clear = 2;
    auto game = looking_at(wire);
    for (auto& line : game.scenario.lines.edit()) line.engineer = line.id == "rifles";
    game.knowledge[0].obstacles_seen = {0};
    auto dice = dice_always_show(5);
    Course course{game, dice};
    clear_obstacles(course);
    CHECK(game.scenario.field.obstacles.front().turns_to_clear == 1);
    CHECK(knows(game, Watcher::Blue));
    clear_obstacles(course);
    CHECK(game.scenario.field.obstacles.front().gone);
    CHECK_FALSE(knows(game, Watcher::Blue));
    CHECK(knows(game, Watcher::Red));
    SECTION("Red plans with it until it sees the place") {
        game.scenario.field.obstacles.front().concealment = Concealment::Open;
        game = a_game().set([&](Game& g) { g = game; }).with(a_stand(1001).at({24_in, 60_in}));
        Course later{game, dice};
        CHECK_FALSE(contains(mover_for(game, *find_stand(game, StandId{1001})).ignores, 0));
        look_for_obstacles(later);
        CHECK_FALSE(knows(game, Watcher::Red));
    }
}

TEST_CASE("S-82 who touches two obstacles clears one of them a turn", "[obstacles][S-82]") {
    auto left = an_obstacle(ObstacleKind::Minefield, {20_in, 24.5_in}, {23.9_in, 25_in});
    auto right = an_obstacle(ObstacleKind::Minefield, {24.1_in, 24.5_in}, {28_in, 25_in});
    left.cleared_by = right.cleared_by = rules::ClearedBy::Personnel;
    auto game = looking_at(left);
    game.scenario.field.obstacles.push_back(right);
    game.knowledge[0].obstacles_seen = {0, 1};
    auto dice = dice_always_show(5);
    Course course{game, dice};
    const auto& field = game.scenario.field;
    clear_obstacles(course);
    CHECK(field.obstacles[0].gone);
    CHECK_FALSE(field.obstacles[1].gone);
    clear_obstacles(course);
    CHECK(field.obstacles[1].gone);
}

TEST_CASE("S-82 nobody clears what his own side laid, nor after moving or firing",
          "[obstacles][S-82]") {
    auto wire = an_obstacle(ObstacleKind::Wire, {20_in, 24.5_in}, {28_in, 25_in});
    wire.cleared_by = rules::ClearedBy::Personnel;
    auto game = looking_at(wire);
    game.knowledge[0].obstacles_seen = {0};
    const auto cleared = [](Game g) {
        auto dice = dice_always_show(5);
        Course course{g, dice};
        clear_obstacles(course);
        return g.scenario.field.obstacles.front().gone;
    };
    CHECK(cleared(game));
    auto own = game;
    own.scenario.field.obstacles.front().owner = Side::Blue;
    CHECK_FALSE(cleared(own));
    auto fired = game;
    fired.stands.front().fired_in = Subphase::GeneralFire;
    CHECK_FALSE(cleared(fired));
    auto moved = game;
    moved.stands.front().moved = true;
    CHECK_FALSE(cleared(moved));
}

TEST_CASE("S-82 REF-01 the referee lays obstacles and takes them away",
          "[obstacles][S-82][REF-01]") {
    auto dice = dice_always_show(5);
    Game game = looking_at(in_the_way(ObstacleKind::Wire, Concealment::Open));
    AddObstacle add;
    add.kind = ObstacleKind::Minefield;
    add.outline = {
        {22_in, 26_in},
        {26_in, 26_in},
        {26_in, 27_in}
    };
    add.side = Side::Red;
    add.hit = 5;
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsRefused("needs_reason"));
    add.reason = "laid in the night";
    CHECK_THAT(decide(game, Actor::Blue, add, dice), IsRefused("referee_only"));
    REQUIRE(play(game, Actor::Referee, add, dice));
    CHECK(contains(game.knowledge[1].obstacles_seen, 1));
    CHECK(contains(game.knowledge[0].obstacles_seen, 1));  // camouflaged, but 2" away
    REQUIRE(play(game, Actor::Referee, RemoveObstacle{1, "a mistake"}, dice));
    CHECK_FALSE(contains(game.knowledge[0].obstacles_seen, 1));
    CHECK_FALSE(contains(game.knowledge[1].obstacles_seen, 1));
    CHECK_THAT(decide(game, Actor::Referee, RemoveObstacle{1, "again"}, dice),
               IsRefused("no_such_obstacle"));
    add.outline[2].x = 100_in;
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsRefused("off_table"));
    add.outline = {
        {22_in, 26_in},
        {26_in, 26_in},
        {24_in, 26_in}
    };
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsRefused("bad_outline"));
}
