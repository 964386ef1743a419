#include <catch2/catch.hpp>

#include "game/play/decide.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

constexpr Point kSeenAt{24_in, 20_in};
constexpr Point kBehindTheWood{24_in, 60_in};
constexpr Point kInTheOpen{26_in, 21_in};

/// Blue sees Red's rifles; behind the wood it sees nothing.
Game with_a_wood() {
    return a_game()
        .with(a_stand(1).at({24_in, 10_in}))
        .with(a_stand(1001).at(kSeenAt).visible())
        .with(an_area(rules::Terrain::Woods, {0_in, 30_in}, {72_in, 40_in}, rules::Cover::Medium,
                      rules::Visibility::Dense, 2));
}
EditStand put(std::uint16_t id, Point at) {
    return {.stand = StandId{id}, .at = at, .reason = "knocked over"};
}

}  // namespace

TEST_CASE("REL-32 a seen stand that a ruling moves out of all sight is lost where it was last seen",
          "[referee][REL-32][S-36]") {
    auto dice = dice_always_show(5);
    auto game = with_a_wood();
    REQUIRE(play(game, Actor::Referee, put(1001, kBehindTheWood), dice));
    CHECK_FALSE(find_stand(game, StandId{1001})->visible);
    for (const auto watcher : {Watcher::Blue, Watcher::Public}) {
        const auto& contacts = knowledge_of(game, watcher).contacts;
        REQUIRE(contacts.size() == 1);
        CHECK_FALSE(contacts.front().in_sight);
        CHECK(contacts.front().shown.at == kSeenAt);
    }
}

TEST_CASE("REL-32 a seen stand that a ruling moves within view is seen where it is now",
          "[referee][REL-32][S-36]") {
    auto dice = dice_always_show(5);
    auto game = with_a_wood();
    REQUIRE(play(game, Actor::Referee, put(1001, kInTheOpen), dice));
    CHECK(contact_of(game, Watcher::Blue, StandId{1001})->shown.at == kInTheOpen);
}

TEST_CASE("REL-32 an unseen stand that a ruling puts into the open is seen, elsewhere it is not",
          "[referee][REL-32][SPOT-03]") {
    auto dice = dice_always_show(5);
    auto game = with_a_wood();
    REQUIRE(play(game, Actor::Referee, put(1001, kBehindTheWood), dice));
    SECTION("into the open") {
        REQUIRE(play(game, Actor::Referee, put(1001, {24_in, 14_in}), dice));
        CHECK(find_stand(game, StandId{1001})->visible);
        CHECK(knowledge_of(game, Watcher::Blue).contacts.size() == 2);
    }
    SECTION("behind the wood") {
        const auto before = game.knowledge;
        REQUIRE(play(game, Actor::Referee, put(1001, {30_in, 60_in}), dice));
        CHECK(game.knowledge == before);
    }
}

TEST_CASE("REF-01 what the referee says of who sees a stand goes before what the rules say",
          "[referee][REF-01][REL-32]") {
    auto dice = dice_always_show(5);
    auto game = with_a_wood();
    auto edit = put(1001, kBehindTheWood);
    SECTION("seen behind the wood") {
        edit.visible = true;
        REQUIRE(play(game, Actor::Referee, edit, dice));
        CHECK(contact_of(game, Watcher::Blue, StandId{1001})->shown.at == kBehindTheWood);
    }
    SECTION("hidden in the open") {
        edit.at = kInTheOpen;
        edit.visible = false;
        REQUIRE(play(game, Actor::Referee, edit, dice));
        CHECK_FALSE(find_stand(game, StandId{1001})->visible);
        CHECK(knowledge_of(game, Watcher::Blue).contacts.front().shown.at == kSeenAt);
    }
}

TEST_CASE("S-36 where spotted stands are never hidden again, a ruling does not hide them either",
          "[referee][S-36]") {
    auto dice = dice_always_show(5);
    auto game = with_a_wood();
    game.scenario.options.rehide = rules::Rehide::Never;
    REQUIRE(play(game, Actor::Referee, put(1001, kBehindTheWood), dice));
    CHECK(contact_of(game, Watcher::Blue, StandId{1001})->shown.at == kBehindTheWood);
}

TEST_CASE("REL-32 a battle that the referee ends says so, and keeps his reason to itself",
          "[referee][REL-32]") {
    auto dice = dice_always_show(5);
    auto game = with_a_wood();
    REQUIRE(play(game, Actor::Referee, EndBattle{Side::Blue, "Red has nothing left", {}}, dice));
    CHECK(game.ending == "by_referee");
}
