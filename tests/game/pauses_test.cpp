#include "game/play/leading.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

/// A pause that both leaders ask for.
using namespace game;
using namespace support;

namespace {

Game at_orders() {
    return a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
}

}  // namespace

TEST_CASE("S-111 a battle is paused when both leaders have asked, and goes on when one of them "
          "or the referee says so",
          "[pauses][S-111]") {
    auto dice = dice_always_show(5);
    auto game = at_orders();
    happens(game, Actor::Red, AskForPause{}, dice);
    CHECK_FALSE(game.paused);
    const auto events = happens(game, Actor::Blue, AskForPause{}, dice);
    CHECK(the<Paused>(events).by_consent);
    CHECK(game.paused);
    CHECK(game.pause_asked.empty());
    const auto actor = GENERATE(Actor::Blue, Actor::Red, Actor::Referee);
    happens(game, actor, Resume{"back"}, dice);
    CHECK(game == at_orders());
}

TEST_CASE("S-111 a leader asks also when he has decided, and it is no decision",
          "[pauses][S-111]") {
    auto dice = dice_always_show(5);
    auto game = at_orders();
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Blue, AskForPause{}, dice);
    CHECK(is_deciding(game, Side::Red));
    happens(game, Actor::Red, AskForPause{}, dice);
    CHECK(game.paused);
    CHECK(has_committed(game, {Side::Blue, kLeader}));
}

TEST_CASE("S-111 an asking ends when it is withdrawn, when the turn ends and with any pause",
          "[pauses][S-111]") {
    auto dice = dice_always_show(5);
    auto game = at_orders();
    happens(game, Actor::Blue, AskForPause{}, dice);
    SECTION("withdrawn") { happens(game, Actor::Blue, WithdrawPause{}, dice); }
    SECTION("the turn ends") { game::apply(game, TurnBegun{2}); }
    SECTION("the referee pauses the battle") {
        happens(game, Actor::Referee, Pause{"tea"}, dice);
        CHECK_FALSE(game.paused_by_consent);
        happens(game, Actor::Referee, Resume{"back"}, dice);
    }
    CHECK(game.pause_asked.empty());
    happens(game, Actor::Red, AskForPause{}, dice);
    CHECK_FALSE(game.paused);
}

TEST_CASE("S-111 only leaders ask, once, while the battle is played", "[pauses][S-111]") {
    auto dice = dice_always_show(5);
    auto game = at_orders();
    for (const auto actor : {Actor::Blue2, Actor::Red3, Actor::Referee, Actor::Clock}) {
        CHECK_THAT(decide(game, actor, AskForPause{}, dice), IsRefused("leaders_own"));
        CHECK_THAT(decide(game, actor, WithdrawPause{}, dice), IsRefused("leaders_own"));
    }
    CHECK_THAT(decide(game, Actor::Blue, WithdrawPause{}, dice), IsRefused("not_asked"));
    happens(game, Actor::Blue, AskForPause{}, dice);
    CHECK_THAT(decide(game, Actor::Blue, AskForPause{}, dice), IsRefused("already_asked"));
    happens(game, Actor::Referee, Pause{"tea"}, dice);
    CHECK_THAT(decide(game, Actor::Blue, AskForPause{}, dice), IsRefused("paused"));
    game.subphase = Subphase::BattleOver;
    CHECK_FALSE(may_ask_for_pause(game, Side::Blue));
    CHECK_THAT(decide(game, Actor::Blue, AskForPause{}, dice), IsRefused("battle_over"));
}

TEST_CASE("S-111 what the referee has paused no leader lets go on", "[pauses][S-111][REF-02]") {
    auto dice = dice_always_show(5);
    auto game = at_orders();
    happens(game, Actor::Referee, Pause{"tea"}, dice);
    CHECK_FALSE(may_resume(game, Actor::Blue));
    CHECK_THAT(decide(game, Actor::Blue, Resume{"no tea"}, dice), IsRefused("referee_only"));
    happens(game, Actor::Referee, Resume{"back"}, dice);
    for (const auto actor : {Actor::Blue, Actor::Red}) happens(game, actor, AskForPause{}, dice);
    CHECK(may_resume(game, Actor::Blue));
    CHECK_FALSE(may_resume(game, Actor::Blue2));
}
