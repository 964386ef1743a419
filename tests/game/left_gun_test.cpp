#include "game/command/weapon_lines.h"
#include "game/effects/effects.h"
#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/spotting/spotting.h"
#include "rules/obstacles.h"
#include "support/in_play.h"

/// Guns that their crews have left, and who moves them.
using namespace game;
using namespace support;

namespace {

/// Blue's gun 1 is left at (24, 24), its crew 10" behind; rifles 2 stand beside the gun.
GameBuilder a_left_gun(Point rifles) {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).of("gun").at({24_in, 14_in}).set([](Stand& s) { s.crew_left_gun = true; }))
        .with(a_stand(2).at(rifles).under(OrderChit::CautiousAdvance))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& g) {
            g.abandoned_guns = {
                {MarkerId{1}, StandId{1}, {24_in, 24_in}, 0_deg}
            };
            g.next_marker = 2;
            g.knowledge[0].guns_seen = g.abandoned_guns;
        });
}
const ManHandle kPush{StandId{2}, StandId{1}, {{24_in, 26_in}}};

}  // namespace

TEST_CASE("ABND-05 other personnel push a gun that its crew has left, and do not become its crew",
          "[abandoned][ABND-05][TRANS-12]") {
    Game game = a_left_gun({25.05_in, 24_in});
    auto dice = blue_begins(5);
    auto too_far = kPush;
    too_far.path = {
        {24_in, 26.1_in}
    };
    CHECK_THAT(decide(game, Side::Blue, too_far), IsRefused("bad_push", {"TRANS-14"}));
    happens(game, Actor::Blue, kPush, dice);
    REQUIRE(game.abandoned_guns.size() == 1);
    CHECK(game.abandoned_guns.front().at == Point{24_in, 26_in});
    CHECK(stand(game, 1).at == Point{24_in, 14_in});
    CHECK(stand(game, 1).crew_left_gun);
    CHECK_FALSE(stand(game, 1).moved);
    CHECK(stand(game, 2).moved);
    CHECK(in_contact(game, stand(game, 2), [&] {
        auto gun = stand(game, 1);
        gun.at = {24_in, 26_in};
        return gun;
    }()));
    CHECK(weapon_lines_of(game, stand(game, 2)).front().name == "Rifles");
}

TEST_CASE("ABND-05 who does not touch the gun, its own crew too, does not push it",
          "[abandoned][ABND-05]") {
    const Game far = a_left_gun({25.2_in, 24_in});
    CHECK_THAT(decide(far, Side::Blue, kPush), IsRefused("not_beside", {"TRANS-13"}));
    const Game crew = a_left_gun({25.05_in, 24_in}).set([](Game& g) {
        g.orders.back().followers.push_back(StandId{1});
    });
    const ManHandle by_crew{StandId{1}, StandId{1}, {{24_in, 16_in}}};
    CHECK_THAT(decide(crew, Side::Blue, by_crew), IsRefused("not_beside"));
    auto lost = a_left_gun({25.05_in, 24_in}).set([](Game& g) { g.abandoned_guns.clear(); });
    CHECK_THAT(decide(lost, Side::Blue, kPush), IsRefused("no_such_stand"));
}

TEST_CASE("S-27 a left gun is pushed by one stand a turn", "[abandoned][ABND-05][S-27]") {
    Game game = a_left_gun({25.05_in, 24_in})
                    .with(a_stand(3).at({25.05_in, 26_in}).under(OrderChit::CautiousAdvance));
    auto dice = blue_begins(5);
    happens(game, Actor::Blue, kPush, dice);
    const ManHandle again{StandId{3}, StandId{1}, {{24_in, 25_in}}};
    CHECK_THAT(decide(game, Side::Blue, again), IsRefused("finished_moving", {"S-27"}));
    CHECK(choices_of(game, Side::Blue).transport.empty());
}

TEST_CASE("ABND-05 the push is offered, and what is offered is accepted", "[abandoned][ABND-05]") {
    const auto beside = choices_of(a_left_gun({25.05_in, 24_in}), Side::Blue).transport;
    REQUIRE(beside.size() == 1);
    CHECK(beside.front().act == TransportAct::ManHandle);
    CHECK(beside.front().stand == StandId{2});
    CHECK(beside.front().vehicle == StandId{1});
    CHECK(choices_of(a_left_gun({25.2_in, 24_in}), Side::Blue).transport.empty());
}

TEST_CASE("S-82 a push is offered as though wire were not there of which its side does not know",
          "[abandoned][ABND-05][S-82][REL-27]") {
    Game game = a_left_gun({25.05_in, 24_in});
    const auto offered = [&] { return choices_of(game, Side::Blue).transport.front().places; };
    const auto before = offered();
    auto wire = rules::obstacle_of(rules::ObstacleKind::Wire);
    wire.outline = {
        {22_in, 24.6_in},
        {27_in, 24.6_in},
        {27_in, 25.6_in},
        {22_in, 25.6_in}
    };
    wire.box = box_around(wire.outline);
    game.scenario.field.obstacles.push_back(wire);
    CHECK(offered() == before);
    game.knowledge[0].obstacles_seen.push_back(0);
    CHECK(offered() != before);
}

namespace {

/// Where Red believes Blue's left gun, once rifles 2 have pushed it to (24, 26).
std::vector<Point> believed_after_the_push(GameBuilder built, Point red, Watcher watcher) {
    Game game = built.set([&](Game& g) {
        find_stand(g, StandId{1001})->at = red;
        for (auto& knowledge : g.knowledge) knowledge.guns_seen = g.abandoned_guns;
    });
    auto dice = blue_begins(5);
    happens(game, Actor::Blue, kPush, dice);
    CHECK(game.abandoned_guns == knowledge_of(game, Watcher::Blue).guns_seen);
    std::vector<Point> places;
    for (const auto& gun : knowledge_of(game, watcher).guns_seen) places.push_back(gun.at);
    return places;
}
rules::TerrainArea dense_woods(Point low, Point high) {
    return an_area(rules::Terrain::Woods, low, high, rules::Cover::Medium, rules::Visibility::Dense,
                   2);
}
constexpr Point kBefore{24_in, 24_in}, kAfter{24_in, 26_in};

}  // namespace

TEST_CASE("ABND-05 an enemy who sees where a left gun is pushed goes on seeing it",
          "[abandoned][ABND-05][REL-20]") {
    const auto gun = a_left_gun({25.05_in, 24_in});
    CHECK(believed_after_the_push(gun, {60_in, 60_in}, Watcher::Red) == std::vector{kAfter});
    // Who pushes it is seen, and Blue is told of that. [REL-36]
    CHECK(believed_after_the_push(gun, {60_in, 60_in}, Watcher::Public) == std::vector{kAfter});
}

TEST_CASE("ABND-05 a left gun that is pushed out of sight is believed where it was last seen",
          "[abandoned][ABND-05][REL-20]") {
    const auto watcher = GENERATE(Watcher::Red, Watcher::Public);
    auto gun = a_left_gun({25.05_in, 24_in}).with(dense_woods({10_in, 40_in}, {70_in, 50_in}));
    CHECK(believed_after_the_push(gun, {60_in, 60_in}, watcher) == std::vector{kBefore});
}

TEST_CASE("ABND-05 an enemy who sees that a left gun is no longer where it was has lost it",
          "[abandoned][ABND-05][REL-20]") {
    Game game = a_left_gun({25.05_in, 24_in})
                    .with(dense_woods({28_in, 24.6_in}, {46_in, 40_in}))
                    .set([](Game& g) {
                        for (auto& knowledge : g.knowledge) knowledge.guns_seen = g.abandoned_guns;
                        find_stand(g, StandId{1001})->at = {60_in, 24_in};
                        g.abandoned_guns.front().at = kAfter;
                    });
    auto dice = dice_show({});
    Course course{game, dice};
    refresh_contacts(course);
    CHECK(knowledge_of(game, Watcher::Red).guns_seen.empty());
    // That Red sees it gone, Blue is not told.
    CHECK(knowledge_of(game, Watcher::Public).guns_seen.front().at == kBefore);
}

TEST_CASE("ABND-05 who sees the pusher sees where the gun goes, though the gun itself is hidden",
          "[abandoned][ABND-05][REL-20]") {
    const auto watcher = GENERATE(Watcher::Red, Watcher::Public);
    auto gun = a_left_gun({25.05_in, 24_in}).with(dense_woods({28_in, 24.6_in}, {46_in, 40_in}));
    CHECK(believed_after_the_push(gun, {60_in, 24_in}, watcher) == std::vector{kAfter});
}

TEST_CASE("ABND-02 a gun that its crew mans again out of sight is believed to be left",
          "[abandoned][ABND-02][REL-20]") {
    const bool screened = GENERATE(false, true);
    auto built = a_left_gun({40_in, 24_in}).set([](Game& g) {
        find_stand(g, StandId{1})->at = {24_in, 20_in};
        g.orders.back().followers = {StandId{1}};
        for (auto& knowledge : g.knowledge) knowledge.guns_seen = g.abandoned_guns;
    });
    if (screened) built.with(dense_woods({10_in, 40_in}, {70_in, 50_in}));
    Game game = built;
    auto dice = blue_begins(5);
    const MoveStand back{StandId{1}, {{24_in, 23_in}}};
    CHECK(count<GunManned>(happens(game, Actor::Blue, back, dice)) == 1);
    CHECK(knowledge_of(game, Watcher::Blue).guns_seen.empty());
    CHECK(knowledge_of(game, Watcher::Red).guns_seen.empty() != screened);
}

TEST_CASE("ABND-03 an enemy forced back onto, over or along a left gun ends it",
          "[abandoned][ABND-03][FB-03]") {
    const auto y = GENERATE(20, 18, 16);  // it runs from 24 to 18
    const auto beside = GENERATE(0_in, 0.9_in);
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible())
                    .with(a_stand(1002).of("gun").at({60_in, 60_in}).set([](Stand& s) {
                        s.crew_left_gun = true;
                    }));
    game.abandoned_guns = {
        {MarkerId{1}, StandId{1002}, {24_in + beside, 1_in * y}, 0_deg}
    };
    auto dice = dice_show({});
    Course course{game, dice};
    force_back(course, StandId{1}, Cause::Fire);
    CHECK(count<GunLost>(course.take()) == (y == 16 ? 0 : 1));
}

TEST_CASE("ABND-03 a gun that is left with an enemy in contact is lost at once",
          "[abandoned][ABND-01][ABND-03]") {
    const bool touched = GENERATE(true, false);
    Game game = a_game()
                    .with(a_stand(1).of("gun").at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, touched ? 25.05_in : 26_in}).visible());
    auto dice = dice_show({});
    Course course{game, dice};
    force_back(course, StandId{1}, Cause::Fire);
    const auto events = course.take();
    CHECK(count<GunAbandoned>(events) == 1);
    CHECK(count<GunLost>(events) == (touched ? 1 : 0));
    CHECK(game.abandoned_guns.empty() == touched);
}

TEST_CASE("S-64 whoever occupies ground beside a left gun of the enemy ends it",
          "[abandoned][ABND-03][S-64]") {
    const bool touched = GENERATE(true, false);
    Game game = a_game()
                    .in(Subphase::AbandonedGroundA)
                    .with(a_stand(1))
                    .with(a_stand(1001).of("gun").at({60_in, 60_in}).set([](Stand& s) {
                        s.crew_left_gun = true;
                    }));
    game.vacated = {
        {{24_in, 25.1_in}, {StandId{1}}}
    };
    game.abandoned_guns = {
        {MarkerId{1}, StandId{1001}, {24_in, touched ? 26.1_in : 28_in}, 0_deg}
    };
    auto dice = blue_begins(5);
    const OccupyGround forward{
        StandId{1},
        {24_in, 25.1_in},
        0_deg
    };
    CHECK(count<GunLost>(happens(game, Actor::Blue, forward, dice)) == (touched ? 1 : 0));
}
