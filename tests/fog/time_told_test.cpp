#include <catch2/catch.hpp>

#include "skirmish.h"

using namespace support;

TEST_CASE("REL-31 whose time ran out hears it, the others that the clock ended the step",
          "[fog][REL-31][S-99]") {
    Game game = a_skirmish();
    game.subphase = Subphase::Orders;
    game.committed = {true, false};  // Red is late
    const game::TimeRanOut ended;
    const game::SideCommitted passed{Side::Red, true};
    for (const auto audience : {Audience::Blue, Audience::Blue2, Audience::Public}) {
        const auto lines = told(game, ended, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().kind == fog::Saying::TimeRanOut);
        CHECK_FALSE(lines.front().side);
        CHECK(is_silent(game, passed, audience));
    }
    for (const auto audience : {Audience::Red, Audience::Red2, Audience::Referee}) {
        CHECK(is_silent(game, ended, audience));
        const auto lines = told(game, passed, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().kind == fog::Saying::TimeRanOut);
        CHECK(lines.front().side == Side::Red);
    }
}

TEST_CASE("REL-31 who is late himself does not hear whether the other side was", "[fog][REL-31]") {
    Game game = a_skirmish();
    game.subphase = Subphase::Orders;
    const auto red_is_late = GENERATE(true, false);
    game.committed = {false, !red_is_late};
    CHECK(is_silent(game, game::TimeRanOut{}, Audience::Blue));
    CHECK(told(game, game::SideCommitted{Side::Blue, true}, Audience::Blue).size() == 1);
    CHECK(is_silent(game, game::SideCommitted{Side::Red, true}, Audience::Blue));
}

TEST_CASE("REL-31 for whom the referee ended a step is told to nobody", "[fog][REL-31]") {
    const Game game = a_skirmish();
    for (const auto audience : fog::kAudiences)
        CHECK(is_silent(game, game::SideCommitted{Side::Red, false, true}, audience));
}

TEST_CASE("S-99 that a battle paused itself, and that a deadline waits, is everybody's",
          "[fog][S-99]") {
    const Game game = a_skirmish();
    const game::Paused paused{.reason = {}, .told = {}, .by_clock = true};
    for (const auto audience : fog::kAudiences) {
        CHECK(told(game, paused, audience).front().outcome == "by_clock");
        CHECK(told(game, game::DeadlineStopped{}, audience).size() == 1);
    }
}

TEST_CASE("REL-31 who asks for a pause is everybody's", "[fog][REL-31][S-111]") {
    Game game = a_skirmish();
    game.pause_asked = {Side::Red};
    const game::Paused paused{.reason = {}, .told = {}, .by_consent = true};
    for (const auto audience : fog::kAudiences) {
        CHECK(told(game, game::PauseAsked{Side::Red}, audience).front().side == Side::Red);
        CHECK(told(game, game::PauseWithdrawn{Side::Red}, audience).front().side == Side::Red);
        CHECK(told(game, paused, audience).front().outcome == "by_consent");
        CHECK(view_for(game, audience).battle.pause_asked == game.pause_asked);
    }
}

TEST_CASE("REL-31 who is late hears it and sees it, the others that the step stays open",
          "[fog][REL-31][S-110]") {
    Game game = a_skirmish();
    game.subphase = Subphase::Orders;
    game.committed = {true, false};
    game.in_grace = true;
    const game::GraceBegun begun{3600};
    for (const auto audience : fog::kAudiences) {
        const auto lines = told(game, begun, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().count == 3600);
        const bool hears_who = audience == Audience::Red || audience == Audience::Referee;
        CHECK(lines.front().side == (hears_who ? std::optional(Side::Red) : std::nullopt));
        CHECK(view_for(game, audience).prompt.late ==
              (hears_who ? std::vector<std::string>{"red"} : std::vector<std::string>{}));
    }
}

TEST_CASE("REL-31 who is late himself is not told whether the other side is", "[fog][REL-31][NI]") {
    Game game = a_skirmish();
    game.subphase = Subphase::Orders;
    game.in_grace = true;
    auto alone = game;
    alone.committed = {false, true};
    CHECK(view_for(game, Audience::Blue) == view_for(alone, Audience::Blue));
    CHECK(told(game, game::GraceBegun{60}, Audience::Blue) ==
          told(alone, game::GraceBegun{60}, Audience::Blue));
}
