#include "game/hands/messages.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "game/play/evolve.h"
#include "game/referee/messages.h"
#include "game/turn/shares.h"
#include "game/turn/takes_place.h"
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
/// Both have promised, Red has opened its own.
Game red_has_opened(Dice& dice) {
    Game game = waiting_in(Subphase::DiceContributions);
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    return game;
}
const WentWithoutShare* gone_without_in(const Events& events) {
    for (const auto& event : events)
        if (const auto* went = get_if<WentWithoutShare>(&event)) return went;
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

/// The table of the step: promised, opened x commit, clock, referee.
TEST_CASE("S-102 nothing passes the step but the shares themselves", "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    SECTION("none is promised") {}
    SECTION("one is promised") { happens(game, Actor::Blue, kBluePromises, dice); }
    SECTION("both are promised") { promise_shares(game, kOfBlue, kOfRed, dice); }
    SECTION("one is opened") { game = red_has_opened(dice); }
    const auto before = game;
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsRefused("shares_wanting"));
    CHECK_THAT(decide(game, Actor::Clock, TimeUp{}, dice), IsRefused("shares_wanting"));
    CHECK_THAT(decide(game, Actor::Referee, EndStep{"we must go on"}, dice),
               IsRefused("shares_wanting"));
    CHECK_THAT(decide(game, Actor::Referee, OpenStep{Subphase::Orders, "we must go on"}, dice),
               IsRefused("no_such_step"));
    CHECK_THAT(
        decide(game, Actor::Referee, SetOption{"dice_audit", "false", "we must go on"}, dice),
        IsRefused("option_fixed"));
    CHECK_THAT(decide(game, Actor::Referee, ExtendStep{60, "wait"}, dice),
               IsRefused("no_deadline"));
    happens(game, Actor::Referee, SetOption{"occupy_ground", "false", "dry ground"}, dice);
    CHECK(game.subphase == Subphase::DiceContributions);
    CHECK_FALSE(choices_of(game, Side::Blue).may_commit);
    CHECK(before.committed == game.committed);
}

TEST_CASE("S-102 no time is over in the step that waits for shares", "[shares][S-102][S-04]") {
    CHECK_FALSE(has_deadline(Subphase::DiceContributions));
    CHECK(has_deadline(Subphase::FirstOrders));
    CHECK_FALSE(has_deadline(Subphase::Initiative));
}

TEST_CASE("S-102 the leader whose share lies open goes on without the other's",
          "[shares][S-102][REL-37]") {
    auto dice = blue_begins(5);
    Game game = red_has_opened(dice);
    CHECK(may_go_without(game, Side::Red));
    CHECK_FALSE(may_go_without(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, GoWithoutShare{}, dice), IsRefused("not_without_share"));
    CHECK_THAT(decide(game, Actor::Red2, GoWithoutShare{}, dice), IsRefused("leaders_own"));
    CHECK_THAT(decide(game, Actor::Referee, GoWithoutShare{}, dice), IsRefused("not_a_side"));
    CHECK_THAT(decide(game, Actor::Red, GoWithoutShare{kOfRed}, dice),
               IsRefused("no_contribution_wanted"));
    const auto events = happens(game, Actor::Red, GoWithoutShare{}, dice);
    REQUIRE(gone_without_in(events));
    CHECK(gone_without_in(events)->promised);
    CHECK(game.subphase == Subphase::ArtilleryResponse);
    CHECK(mixed_in(game) == kBluePromises.promise + ":" + kOfRed + ":");
}

TEST_CASE("S-102 who has promised goes on alone where the other never promised",
          "[shares][S-102][REL-37]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    CHECK_FALSE(may_go_without(game, Side::Blue));
    happens(game, Actor::Blue, kBluePromises, dice);
    CHECK(may_go_without(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, GoWithoutShare{}, dice), IsRefused("bad_contribution"));
    CHECK_THAT(decide(game, Actor::Blue, GoWithoutShare{kOfRed}, dice),
               IsRefused("not_as_promised"));
    SECTION("but when it does, he opens his own first") {
        happens(game, Actor::Red, kRedPromises, dice);
        CHECK_THAT(decide(game, Actor::Blue, GoWithoutShare{kOfBlue}, dice),
                   IsRefused("not_without_share"));
        return;
    }
    const auto events = happens(game, Actor::Blue, GoWithoutShare{kOfBlue}, dice);
    REQUIRE(gone_without_in(events));
    CHECK_FALSE(gone_without_in(events)->promised);
    CHECK(mixed_in(game) == kOfBlue + "::");
    CHECK(game.turn == 1);
}

TEST_CASE("S-102 nobody goes on without a share before it is all that is waited for",
          "[shares][S-102]") {
    auto dice = dice_always_show(5);
    Game game = waiting_in(Subphase::FirstOrders);
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    CHECK_THAT(decide(game, Actor::Red, GoWithoutShare{}, dice), IsRefused("not_without_share"));
    CHECK_THAT(decide(game, Actor::Red, AgreeToNoShares{}, dice), IsRefused("not_without_share"));
}

TEST_CASE("S-102 no share counts when both leaders have agreed", "[shares][S-102][REL-37]") {
    auto dice = blue_begins(5);
    Game game = red_has_opened(dice);
    CHECK_THAT(decide(game, Actor::Red2, AgreeToNoShares{}, dice), IsRefused("leaders_own"));
    happens(game, Actor::Red, AgreeToNoShares{}, dice);
    CHECK(game.subphase == Subphase::DiceContributions);
    CHECK_THAT(decide(game, Actor::Red, AgreeToNoShares{}, dice), IsRefused("agreed"));
    SECTION("one alone binds nobody: the shares may still be opened") {
        happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
        CHECK(mixed_in(game) == kOfBlue + ":" + kOfRed + ":");
    }
    SECTION("both") {
        happens(game, Actor::Blue, AgreeToNoShares{}, dice);
        CHECK(mixed_in(game).empty());
        CHECK(game.promises.empty());
    }
    CHECK(game.subphase == Subphase::ArtilleryResponse);
}

TEST_CASE("S-102 a paused battle goes on without nobody", "[shares][S-102][S-111]") {
    auto dice = blue_begins(5);
    Game game = red_has_opened(dice);
    happens(game, Actor::Referee, Pause{"supper"}, dice);
    CHECK_FALSE(may_go_without(game, Side::Red));
    CHECK_THAT(decide(game, Actor::Red, GoWithoutShare{}, dice), IsRefused("paused"));
    CHECK_THAT(decide(game, Actor::Red, AgreeToNoShares{}, dice), IsRefused("paused"));
}

TEST_CASE("S-102 no die is rolled and no deck is shuffled before the shares are settled",
          "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::FirstOrders);
    Events before;
    for (const auto& some :
         {happens(game, Actor::Blue, kBluePromises, dice),
          happens(game, Actor::Red, kRedPromises, dice),
          happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice),
          happens(game, Actor::Blue, Commit{}, dice), happens(game, Actor::Red, Commit{}, dice)})
        for (const auto& event : some) before.push_back(event);
    CHECK_FALSE(rolled_anything(before));
    CHECK(std::ranges::none_of(before, [](const Event& event) {
        return holds_alternative<DeckShuffled>(event) || holds_alternative<TurnBegun>(event);
    }));
    CHECK(game.subphase == Subphase::DiceContributions);
}

/// What a program before ADR 49 wrote.
TEST_CASE("S-102 shares that have lapsed stay readable", "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = red_has_opened(dice);
    evolve(game, SharesLapsed{{Side::Blue}});
    CHECK(mixed_in(game).empty());
    CHECK(game.promises.empty());
}

TEST_CASE("S-102 with both shares open the first turn begins", "[shares][S-102]") {
    auto dice = blue_begins(5);
    Game game = waiting_in(Subphase::DiceContributions);
    promise_shares(game, kOfBlue, kOfRed, dice);
    happens(game, Actor::Red, ContributeToDice{kOfRed}, dice);
    happens(game, Actor::Blue, ContributeToDice{kOfBlue}, dice);
    CHECK(game.turn == 1);
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
