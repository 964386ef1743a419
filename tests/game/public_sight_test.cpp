#include <catch2/catch.hpp>

#include "base/contains.h"
#include "game/effects/effects.h"
#include "game/play/commands.h"
#include "game/spotting/spotting.h"
#include "support/builders.h"
#include "support/in_play.h"
#include "support/scripted_dice.h"

/// What both sides know that both know.
using namespace game;
using namespace support;

namespace {

constexpr MarkerId kMark{1};

const Knowledge& known_to(const Game& game, Watcher watcher) { return knowledge_of(game, watcher); }

/// Blue's tank 1 is hit where it stands; Red's rifles look on.
Game after_tank_burns(bool seen) {
    auto tank = a_stand(1).of("tank").at({24_in, 20_in});
    if (seen) tank.visible();
    Game game = a_game()
                    .with(tank)
                    .with(a_stand(2).at({4_in, 4_in}))
                    .with(a_stand(1001).at({24_in, 30_in}));
    auto dice = dice_always_show(5);
    Course course{game, dice};
    eliminate(course, StandId{1}, Cause::IndirectFire);
    refresh_contacts(course);
    return game;
}

/// Blue's gun 1 is left by its crew before Red's eyes.
Game after_gun_is_left(bool seen) {
    auto gun = a_stand(1).of("gun").at({24_in, 20_in}).that_is(MoraleState::Shaken);
    if (seen) gun.visible();
    Game game = a_game().with(gun).with(a_stand(1001).at({24_in, 34_in}).visible());
    auto dice = dice_always_show(5);
    Course course{game, dice};
    force_back(course, StandId{1}, Cause::Morale);
    refresh_contacts(course);
    REQUIRE(game.abandoned_guns.size() == 1);
    return game;
}

Polygon square(Point low, Point high) {
    return {
        low, {low.x,  high.y},
         high, {high.x, low.y }
    };
}

/// Blue's rifles 1 in foxholes; Red's rifles 9" off.
Game with_foxholes(bool seen) {
    auto rifles = a_stand(1).at({24_in, 20_in});
    if (seen) rifles.visible();
    return a_game().with(rifles).with(a_stand(1001).at({24_in, 29_in})).set([](Game& g) {
        const auto outline = square({22_in, 18_in}, {26_in, 22_in});
        g.scenario.field.fieldworks = {
            {rules::Cover::Medium, outline, box_around(outline)}
        };
    });
}
void look_round(Game& game) {
    auto dice = dice_always_show(5);
    Course course{game, dice};
    refresh_contacts(course);
}

}  // namespace

TEST_CASE("REL-36 a wreck is public when its vehicle burnt in the enemy's sight",
          "[REL-36][REL-20]") {
    const auto game = after_tank_burns(true);
    CHECK(known_to(game, Watcher::Red).wrecks_seen == std::vector{kMark});
    CHECK(known_to(game, Watcher::Public).wrecks_seen == std::vector{kMark});
}

TEST_CASE("REL-36 a wreck that both have found is not public: neither is told of the other",
          "[REL-36][REL-20]") {
    const auto game = after_tank_burns(false);
    CHECK(known_to(game, Watcher::Blue).wrecks_seen == std::vector{kMark});
    CHECK(known_to(game, Watcher::Red).wrecks_seen == std::vector{kMark});
    CHECK(known_to(game, Watcher::Public).wrecks_seen.empty());
}

TEST_CASE("REL-36 ABND-05 a gun that is pushed in the enemy's sight is public where it is then",
          "[REL-36][REL-20][ABND-05]") {
    const bool is_pusher_seen = GENERATE(true, false);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).of("gun").at({24_in, 10_in}).set([](Stand& s) {
                        s.crew_left_gun = true;
                    }))
                    .with(a_stand(2).at({24_in, 18.95_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({24_in, 60_in}))
                    .set([&](Game& g) {
                        g.abandoned_guns = {
                            {kMark, StandId{1}, {24_in, 20_in}, 0_deg}
                        };
                        for (const auto watcher : {Watcher::Blue, Watcher::Red, Watcher::Public})
                            knowledge_of(g, watcher).guns_seen = g.abandoned_guns;
                    });
    if (!is_pusher_seen) find_stand(game, StandId{1001})->presence = Presence::Eliminated;
    auto dice = blue_begins(5);
    const auto before = game.abandoned_guns;
    happens(game, Actor::Blue, ManHandle{StandId{2}, StandId{1}, {{24_in, 21_in}}}, dice);
    REQUIRE(game.abandoned_guns != before);
    CHECK(known_to(game, Watcher::Public).guns_seen ==
          (is_pusher_seen ? game.abandoned_guns : before));
}

TEST_CASE("REL-36 a gun that its crew leaves in the enemy's sight is public, another is not",
          "[REL-36][REL-20][ABND-01]") {
    CHECK(known_to(after_gun_is_left(true), Watcher::Public).guns_seen.size() == 1);
    const auto unseen = after_gun_is_left(false);
    CHECK(known_to(unseen, Watcher::Red).guns_seen.size() == 1);
    CHECK(known_to(unseen, Watcher::Public).guns_seen.empty());
}

TEST_CASE("REL-36 a fieldwork is public when somebody in sight is inside", "[REL-36][S-88]") {
    const bool seen = GENERATE(true, false);
    auto game = with_foxholes(seen);
    look_round(game);
    CHECK(known_to(game, Watcher::Blue).fieldworks_seen.size() == 1);
    CHECK(known_to(game, Watcher::Red).fieldworks_seen.size() == 1);  // within 12"
    CHECK(known_to(game, Watcher::Public).fieldworks_seen.empty() != seen);
}

TEST_CASE("REL-36 no part of a path is public, not even of a rider's", "[REL-36][REL-03][S-50]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({24_in, 40_in}));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 23_in}}}, dice);
    REQUIRE(contact_of(game, Watcher::Red, StandId{1}));
    CHECK_FALSE(contact_of(game, Watcher::Red, StandId{1})->shown.path.empty());
    const auto* open = contact_of(game, Watcher::Public, StandId{1});
    REQUIRE(open);
    CHECK(open->shown.at == Point{24_in, 23_in});
    CHECK(open->shown.path.empty());
}

TEST_CASE("S-88 a fieldwork is remembered as it was seen", "[S-88][S-67]") {
    auto game = with_foxholes(false);
    look_round(game);
    REQUIRE(cover_known(game, Watcher::Red, 0) == rules::Cover::Medium);
    find_stand(game, StandId{1001})->at = {60_in, 60_in};
    auto dice = dice_always_show(5);
    Course course{game, dice};
    course.happen(Entrenched{StandId{1}, 3, 4, {}, rules::Cover::Hard, 0, {}});
    refresh_contacts(course);
    CHECK(cover_known(game, Watcher::Blue, 0) == rules::Cover::Hard);
    CHECK(cover_known(game, Watcher::Red, 0) == rules::Cover::Medium);
    SECTION("until it is looked at again") {
        find_stand(game, StandId{1001})->at = {24_in, 29_in};
        refresh_contacts(course);
        CHECK(cover_known(game, Watcher::Red, 0) == rules::Cover::Hard);
    }
}
