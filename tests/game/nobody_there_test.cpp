#include "game/referee/referee.h"
#include "support/in_play.h"

/// What the clock does where nobody is.
using namespace game;
using namespace support;

namespace {

Game in_orders() {
    return a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
}

}  // namespace

TEST_CASE("S-99 a battle that paused itself goes on when a leader or the referee says so",
          "[referee][S-99][REF-02]") {
    auto dice = dice_always_show(5);
    auto game = in_orders();
    happens(game, Actor::Clock, Pause{}, dice);
    CHECK(game.paused);
    CHECK_THAT(decide(game, Actor::Blue, Concede{}, dice), IsAccepted());
    CHECK_THAT(decide(game, Actor::Clock, Pause{}, dice), IsRefused("referee_only"));
    for (const auto actor : {Actor::Blue2, Actor::Red3, Actor::Clock})
        CHECK_THAT(decide(game, actor, Resume{}, dice), IsRefused("referee_only"));
    const auto actor = GENERATE(Actor::Blue, Actor::Red, Actor::Referee);
    happens(game, actor, Resume{"back"}, dice);
    CHECK_FALSE(game.paused);
    CHECK(game == in_orders());
}

TEST_CASE("S-99 what the referee has paused no leader lets go on", "[referee][S-99][REF-02]") {
    auto dice = dice_always_show(5);
    auto game = in_orders();
    happens(game, Actor::Referee, Pause{"tea"}, dice);
    CHECK_THAT(decide(game, Actor::Blue, Resume{"no tea"}, dice), IsRefused("referee_only"));
}

TEST_CASE("S-99 a leader's reason to go on is nobody's ruling", "[referee][S-99]") {
    auto dice = dice_always_show(5);
    auto game = in_orders();
    happens(game, Actor::Clock, Pause{}, dice);
    const auto events = happens(game, Actor::Red,
                                Resume{
                                    "a word", WordsTold{"to Blue", {}, {}}
    },
                                dice);
    CHECK(the<Resumed>(events).reason.empty());
    CHECK_FALSE(the<Resumed>(events).told);
}

TEST_CASE("S-99 a deadline that is stopped changes nothing in the battle", "[referee][S-99]") {
    auto dice = dice_always_show(5);
    auto game = in_orders();
    for (const auto actor : {Actor::Blue, Actor::Referee})
        CHECK_THAT(decide(game, actor, StopDeadline{}, dice), IsRefused("clock_only"));
    happens(game, Actor::Clock, StopDeadline{}, dice);
    CHECK(game == in_orders());
}

TEST_CASE("REF-02 a step that the referee ends was not ended by the clock",
          "[referee][REF-02][S-04]") {
    auto dice = dice_always_show(5);
    auto game = in_orders();
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Referee, EndStep{"late"}, dice);
    CHECK(count<TimeRanOut>(events) == 0);
    CHECK_FALSE(the<SideCommitted>(events).by_clock);
    CHECK(the<SideCommitted>(events).by_referee);
}
