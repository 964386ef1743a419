#include "game/play/commands.h"
#include "game/play/events.h"
#include "game/turn/shares.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

/// Shares in the dice are promised before any is opened.
using namespace game;
using namespace support;

namespace {

const std::string kOfBlue = "0f5c1e9a77b2d4086613ca5be9f2a418";
const std::string kOfRed = "b7d04c1135aa90ee42f8a6c05d1b7e93";
const PromiseShare kBluePromises{promise_for(Side::Blue, kOfBlue)};
const PromiseShare kRedPromises{promise_for(Side::Red, kOfRed)};

Game waiting_in(Subphase subphase) {
    return a_game().in(subphase).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
}
const std::vector<Side>* lapsed_in(const Events& events) {
    for (const auto& event : events)
        if (const auto* lapsed = get_if<SharesLapsed>(&event)) return &lapsed->wanting;
    return nullptr;
}

}  // namespace

TEST_CASE("S-102 a promise is the hash of the side and its share", "[shares][S-102]") {
    CHECK(promise_for(Side::Blue, kOfBlue) ==
          "aaf3f85dac99b0bdbceed34a51793ad13620509831747c6d084e94f1518fbf89");
    CHECK(promise_for(Side::Red, kOfBlue) != promise_for(Side::Blue, kOfBlue));
    auto dice = dice_always_show(5);
    Game game = waiting_in(Subphase::FirstOrders);
    CHECK_THAT(decide(game, Actor::Blue, PromiseShare{"lucky"}, dice), IsRefused("bad_promise"));
    CHECK_THAT(decide(game, Actor::Referee, kBluePromises, dice), IsRefused("not_a_side"));
    happens(game, Actor::Blue, kBluePromises, dice);
    CHECK(promise_of(game, Side::Blue) == kBluePromises.promise);
    CHECK(promise_of(game, Side::Red).empty());
}

TEST_CASE("S-102 no share is opened before both are promised", "[shares][S-102]") {
    auto dice = dice_always_show(5);
    Game game = waiting_in(Subphase::FirstOrders);
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{kOfBlue}, dice),
               IsRefused("promise_wanting"));
    happens(game, Actor::Blue, kBluePromises, dice);
    CHECK_FALSE(may_contribute(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{kOfBlue}, dice),
               IsRefused("promise_wanting"));
    CHECK_THAT(decide(game, Actor::Red, ContributeToDice{kOfRed}, dice),
               IsRefused("promise_wanting"));
    happens(game, Actor::Red, kRedPromises, dice);
    CHECK(may_contribute(game, Side::Blue));
    CHECK(may_contribute(game, Side::Red));
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
    CHECK(mixed_in(game) == kOfBlue + ":" + kOfRed + ":");
}

TEST_CASE("S-102 a share that is not the promised one is refused, and nothing is lost",
          "[shares][S-102]") {
    auto dice = dice_always_show(5);
    Game game = waiting_in(Subphase::FirstOrders);
    promise_shares(game, kOfBlue, kOfRed, dice);
    for (const auto& other : {kOfRed, std::string(32, '0')})
        CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{other}, dice),
                   IsRefused("not_as_promised"));
    CHECK(may_contribute(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{kOfBlue}, dice), IsAccepted());
}

TEST_CASE("S-102 a side promises anew while no share lies open, and not after", "[shares][S-102]") {
    auto dice = dice_always_show(5);
    Game game = waiting_in(Subphase::FirstOrders);
    const PromiseShare instead{promise_for(Side::Blue, kOfRed)};
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Blue, instead, dice);
    CHECK(game.promises.size() == 2);
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{kOfBlue}, dice),
               IsRefused("not_as_promised"));
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    for (const auto actor : {Actor::Blue, Actor::Red})
        CHECK_THAT(decide(game, actor, kBluePromises, dice), IsRefused("no_promise_wanted"));
    CHECK_THAT(decide(game, Actor::Blue, ContributeToDice{kOfRed}, dice), IsAccepted());
}

TEST_CASE("S-102 who would go on without a share decides again when the other promises",
          "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    happens(game, Actor::Blue, kBluePromises, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    REQUIRE_FALSE(is_deciding(game, Side::Blue));
    happens(game, Actor::Red, kRedPromises, dice);
    CHECK(may_contribute(game, Side::Blue));
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    CHECK(game.subphase == Subphase::DiceContributions);
    happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
    CHECK(game.subphase == Subphase::ArtilleryResponse);
}

TEST_CASE("S-102 who has committed with his share unopened decides once more when the other opens",
          "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    REQUIRE(may_contribute(game, Side::Blue));
    SECTION("he opens it") {
        happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
        CHECK(game.contributions.size() == 2);
    }
    SECTION("or keeps it back") {
        happens(game, Actor::Blue, Commit{}, dice);
        CHECK(game.contributions.empty());
    }
    CHECK(game.subphase == Subphase::ArtilleryResponse);
}

TEST_CASE("S-102 whose share is not opened in time has lost both, and it is said whose",
          "[shares][S-102][REL-37]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    Events events;
    SECTION("by the clock") { events = happens(game, Actor::Clock, TimeUp{}, dice); }
    SECTION("by its own commit") { events = happens(game, Actor::Blue, Commit{}, dice); }
    SECTION("by the referee") {
        events = happens(game, Actor::Referee, EndStep{"we must go on"}, dice);
    }
    REQUIRE(lapsed_in(events));
    CHECK(*lapsed_in(events) == std::vector{Side::Blue});
    CHECK(game.contributions.empty());
    CHECK(game.promises.empty());
    CHECK(mixed_in(game).empty());
}

TEST_CASE("S-102 of two promises of which none is opened, both are said to be wanting",
          "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    promise_shares(game, kOfBlue, kOfRed, dice);
    const auto events = happens(game, Actor::Clock, TimeUp{}, dice);
    REQUIRE(lapsed_in(events));
    CHECK(*lapsed_in(events) == std::vector{Side::Blue, Side::Red});
}

TEST_CASE("S-102 with both shares open nothing lapses", "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    CHECK_FALSE(lapsed_in(happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice)));
    CHECK(game.contributions.size() == 2);
}

TEST_CASE("S-102 a battle in which a share was given without a promise goes on without promises",
          "[shares][S-102]") {
    auto dice = dice_always_show(5);
    Game game = waiting_in(Subphase::FirstOrders);
    game.contributions = {
        {Side::Blue, kOfBlue}
    };
    CHECK(may_contribute(game, Side::Red));
    CHECK_FALSE(may_promise(game, Side::Red));
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    CHECK(mixed_in(game) == kOfBlue + ":" + kOfRed + ":");
}
