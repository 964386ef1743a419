#include "game/play/leading.h"
#include "game/play/standing.h"
#include "support/in_play.h"

/// The grace of who is late.
using namespace game;
using namespace support;

namespace {

GameBuilder with_grace(Subphase step) {
    return a_game()
        .in(step)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& game) { game.scenario.options.grace_seconds = 3600; });
}

}  // namespace

TEST_CASE("S-110 a step whose time is over stays open for who is late, once", "[grace][S-110]") {
    auto dice = dice_always_show(5);
    Game game = with_grace(Subphase::Orders);
    const auto begun = happens(game, Actor::Clock, TimeUp{}, dice);
    CHECK(begun.size() == 1);
    CHECK(the<GraceBegun>(begun).seconds == 3600);
    CHECK(game.subphase == Subphase::Orders);
    CHECK(is_late(game, {Side::Blue, kLeader}));
    const auto ended = happens(game, Actor::Clock, TimeUp{}, dice);
    CHECK(count<TimeRanOut>(ended) == 1);
    CHECK(count<GraceBegun>(ended) == 0);
    CHECK(game.subphase != Subphase::Orders);
    CHECK_FALSE(game.in_grace);
    happens(game, Actor::Clock, TimeUp{}, dice);  // the next step has its own
    CHECK(game.in_grace);
}

TEST_CASE("S-110 without grace a step ends with its time", "[grace][S-110][S-04]") {
    auto dice = dice_always_show(5);
    Game game = with_grace(Subphase::Orders);
    game.scenario.options.grace_seconds = 0;
    CHECK(count<TimeRanOut>(happens(game, Actor::Clock, TimeUp{}, dice)) == 1);
}

TEST_CASE("S-110 where everybody has decided nobody has grace", "[grace][S-110][S-107]") {
    auto dice = dice_always_show(5);
    Game game = with_grace(Subphase::GeneralFire);
    game.window_runs = true;
    for (const auto actor : {Actor::Blue, Actor::Red}) happens(game, actor, Commit{}, dice);
    CHECK_THAT(decide(game, Actor::Clock, TimeUp{}, dice), IsRefused("not_deciding"));
    CHECK_FALSE(game.in_grace);
}

TEST_CASE("S-110 in grace who is late decides, and who was not takes nothing back",
          "[grace][S-110][S-109]") {
    auto dice = dice_always_show(5);
    Game game = with_grace(Subphase::Orders);
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Clock, TimeUp{}, dice);
    CHECK_FALSE(is_late(game, {Side::Blue, kLeader}));
    CHECK(is_late(game, {Side::Red, kLeader}));
    CHECK_FALSE(may_take_back_commit(game, {Side::Blue, kLeader}));
    CHECK_THAT(decide(game, Actor::Blue, TakeBackCommit{}, dice), IsRefused("too_late"));
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(game.subphase != Subphase::Orders);
}

TEST_CASE("S-110 of several players those are late who have not decided", "[grace][S-110][S-90]") {
    auto dice = dice_always_show(5);
    Game game = with_grace(Subphase::Orders);
    game.players_up = {
        {Side::Blue, 2}
    };
    for (const auto actor : {Actor::Blue2, Actor::Red}) happens(game, actor, Commit{}, dice);
    happens(game, Actor::Clock, TimeUp{}, dice);
    CHECK(is_late(game, {Side::Blue, kLeader}));
    CHECK_FALSE(is_late(game, {Side::Blue, 2}));
    CHECK_THAT(decide(game, Actor::Blue2, TakeBackCommit{}, dice), IsRefused("too_late"));
}

TEST_CASE("S-110 a step that the referee opens again has its grace again", "[grace][S-110][S-96]") {
    auto dice = dice_always_show(5);
    Game game = with_grace(Subphase::Orders);
    happens(game, Actor::Clock, TimeUp{}, dice);
    happens(game, Actor::Referee, OpenStep{Subphase::Orders, "once more"}, dice);
    CHECK_FALSE(game.in_grace);
    happens(game, Actor::Clock, TimeUp{}, dice);
    CHECK(game.in_grace);
}
