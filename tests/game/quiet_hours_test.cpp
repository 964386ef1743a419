#include "game/turn/quiet_hours.h"
#include "support/in_play.h"

/// Hours of the day in which nobody's time runs.
using namespace game;
using namespace support;

namespace {

/// Blue has a second player.
Game led_by_two(Subphase step = Subphase::Orders) {
    return a_game()
        .in(step)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& game) {
            game.scenario.companies.edit().push_back(
                {.id = CompanyId{2}, .name = "B Company", .formation = {}, .player = 2});
        });
}
constexpr Hours hour(int of_day) { return 1 << of_day; }

}  // namespace

TEST_CASE("S-112 quiet hours go over midnight and stand in the place of those before",
          "[quiet_hours][S-112]") {
    auto dice = dice_always_show(5);
    auto game = led_by_two();
    happens(game, Actor::Blue, SetQuietHours{10, 11}, dice);
    happens(game, Actor::Blue, SetQuietHours{22, 1}, dice);
    CHECK(quiet_hours_of(game, Side::Blue) == (hour(22) | hour(23) | hour(0)));
    CHECK(quiet_hours_of(game, Side::Red) == 0);
    happens(game, Actor::Blue, SetQuietHours{}, dice);
    CHECK(game == led_by_two());
}

TEST_CASE("S-112 a step does not count the hours of all who decide in it, and of nobody else",
          "[quiet_hours][S-112]") {
    auto dice = dice_always_show(5);
    auto game = led_by_two();
    game.side_a = Side::Blue;
    happens(game, Actor::Blue, SetQuietHours{1, 2}, dice);
    happens(game, Actor::Blue2, SetQuietHours{2, 3}, dice);
    happens(game, Actor::Red, SetQuietHours{3, 4}, dice);
    const auto all = hour(1) | hour(2) | hour(3);
    CHECK(quiet_hours_in(game, Subphase::Orders) == all);
    CHECK(quiet_hours_in(game, Subphase::SideAMoves) == (hour(1) | hour(2)));
    CHECK(quiet_hours_in(game, Subphase::SideBMoves) == hour(3));
    CHECK(quiet_hours_in(game, Subphase::Morale) == 0);
}

TEST_CASE("S-112 where leaders alone decide, the end does not tell whose hours of a side they are",
          "[quiet_hours][S-112][REL-45][NI]") {
    auto dice = dice_always_show(5);
    for (const auto step : {Subphase::FogOfWar, Subphase::CardWindow, Subphase::Orders}) {
        auto leaders = led_by_two(), others = leaders;
        happens(leaders, Actor::Blue, SetQuietHours{2, 3}, dice);
        happens(others, Actor::Blue2, SetQuietHours{2, 3}, dice);
        CHECK(quiet_hours_in(leaders, step) == hour(2));
        CHECK(quiet_hours_in(others, step) == hour(2));
    }
}

TEST_CASE("S-112 whether a player leads his companies does not show in a step's hours",
          "[quiet_hours][S-112][NI]") {
    auto dice = dice_always_show(5);
    auto game = led_by_two();
    happens(game, Actor::Blue2, SetQuietHours{2, 3}, dice);
    const auto before = quiet_hours_in(game, Subphase::Orders);
    game.players_up = {
        {Side::Blue, 2}
    };
    CHECK(quiet_hours_in(game, Subphase::Orders) == before);
}

TEST_CASE("S-112 what is written down when a step opens stays, whoever changes his hours",
          "[quiet_hours][S-112]") {
    auto dice = dice_always_show(5);
    auto game = led_by_two(Subphase::ChangeFacing);
    happens(game, Actor::Blue, SetQuietHours{22, 6}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    const auto events = happens(game, Actor::Blue, Commit{}, dice);
    CHECK(the<StepOpened>(events).quiet == quiet_hours_of(game, Side::Blue));
    const auto changed = happens(game, Actor::Blue, SetQuietHours{}, dice);
    CHECK(changed.size() == 1);
}

TEST_CASE("S-112 quiet hours are whole hours, at most twelve, of a seat that plays",
          "[quiet_hours][S-112]") {
    auto dice = dice_always_show(5);
    const auto game = led_by_two();
    const auto answer = [&](Actor actor, std::optional<int> from, std::optional<int> to) {
        return decide(game, actor, SetQuietHours{from, to}, dice);
    };
    CHECK_THAT(answer(Actor::Blue, 20, 8), IsAccepted());
    for (const auto& [from, to] : {
             std::pair{20, 9},
             {5,  5},
             {24, 3},
             {-1, 3}
    })
        CHECK_THAT(answer(Actor::Blue, from, to), IsRefused("bad_hours"));
    CHECK_THAT(answer(Actor::Blue, 20, {}), IsRefused("bad_hours"));
    CHECK_THAT(answer(Actor::Blue, {}, 8), IsRefused("bad_hours"));
    CHECK_THAT(answer(Actor::Blue2, 20, 8), IsAccepted());
    CHECK_THAT(answer(Actor::Blue3, 20, 8), IsRefused("no_such_player"));
    CHECK_THAT(answer(Actor::Red2, 20, 8), IsRefused("no_such_player"));
    CHECK_THAT(answer(Actor::Referee, 20, 8), IsRefused("not_a_side"));
}

TEST_CASE("S-112 at least six hours of a day count", "[quiet_hours][S-112]") {
    auto dice = dice_always_show(5);
    auto game = led_by_two();
    happens(game, Actor::Blue, SetQuietHours{20, 8}, dice);
    happens(game, Actor::Blue2, SetQuietHours{20, 8}, dice);
    CHECK_THAT(decide(game, Actor::Red, SetQuietHours{8, 14}, dice), IsAccepted());
    CHECK_THAT(decide(game, Actor::Red, SetQuietHours{8, 15}, dice),
               IsRefused("too_many_quiet_hours"));
    CHECK_THAT(decide(game, Actor::Red, SetQuietHours{21, 9}, dice), IsAccepted());
}
