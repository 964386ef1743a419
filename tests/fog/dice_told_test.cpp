#include <catch2/catch.hpp>

#include "fog/chronicle.h"
#include "skirmish.h"

/// What an audience is told of dice.
using namespace support;

namespace {

/// Blue 1 fires at Red 1001, whom it knows as m1001; rolled by this name.
game::Event a_shot(const std::string& target) {
    game::ShotResolved shot;
    shot.shot = {ShotId{1}, Side::Blue, StandId{1}, 0, StandId{1001}, 2, {}, {}};
    shot.weapon = "Rifles";
    shot.needs = 5;
    shot.dice = {3, 9};
    shot.results.push_back({StandId{1001}, 4, 4, {}, rules::HitOutcome::NoEffect});
    game::Event event = shot;
    event.rolled = {
        {"t1/4B/hit/1/0/" + target + "/0", 3, true },
        {"t1/4B/hit/1/0/" + target + "/1", 9, false},
        {"t1/4B/result/1001/1/0/0",        4, false}
    };
    return event;
}
game::Event initiative() {
    game::InitiativeRolled rolled;
    rolled.rolls = {
        {7, 2}
    };
    game::Event event = rolled;
    event.rolled = {
        {"t1/2A/initiative/0/blue", 7, false},
        {"t1/2A/initiative/0/red",  2, false}
    };
    return event;
}
std::optional<std::string> chain_of(const fog::Chronicle& told) {
    return told.lines().back().chain;
}

}  // namespace

TEST_CASE("REL-39 a side is told what its dice were rolled for, an enemy by his handle",
          "[fog][REL-39][S-104]") {
    const auto lines = told(a_skirmish(), a_shot("m1001"), Audience::Blue);
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0].dice.size() == 2);
    CHECK(lines[0].dice[0].purpose == "t1/4B/hit/1/0/m1001/0");
    CHECK(lines[0].dice[1].purpose == "t1/4B/hit/1/0/m1001/1");
}

TEST_CASE("REL-39 a name that the line does not have is not told: older journals rolled for ids",
          "[fog][REL-39][S-104]") {
    const auto* other = GENERATE("1001", "m4711");
    const auto lines = told(a_skirmish(), a_shot(other), Audience::Blue);
    REQUIRE(lines[0].dice.size() == 2);
    for (const auto& die : lines[0].dice) CHECK_FALSE(die.purpose);
    CHECK(told(a_skirmish(), a_shot(other), Audience::Referee)[0].dice[0].purpose);
}

TEST_CASE("REL-39 S-103 a die that the referee set is told as set to whoever is told of it",
          "[fog][REL-39][S-103][REF-01]") {
    for (const auto audience : {Audience::Blue, Audience::Referee}) {
        const auto lines = told(a_skirmish(), a_shot("m1001"), audience);
        CHECK(lines[0].dice[0].is_set == true);
        CHECK_FALSE(lines[0].dice[1].is_set);
    }
    for (const auto& line : told(a_skirmish(), a_shot("m1001"), Audience::Red))
        CHECK(line.dice.empty());
}

TEST_CASE("S-105 each die told changes the chain of its audience", "[fog][S-105][REL-39]") {
    const Game game = a_skirmish();
    fog::Chronicle blue{Audience::Blue};
    blue.tell(game, initiative());
    // as web/src/dice/told_dice.test.ts and protocol/check-dice.py make it
    CHECK(chain_of(blue) == "fc41688aacac38aec7a9fefd49f948fa4fadc02bfec4e123b8bc933d6fcfd0f6");
    const auto before = chain_of(blue);
    blue.tell(game, a_shot("m1001"));
    CHECK(chain_of(blue) != before);
    blue.tell(game, game::TurnBegun{2});
    CHECK(blue.lines().back().dice.empty());
    CHECK_FALSE(chain_of(blue));
}

TEST_CASE("S-105 the chain of one side does not know of the dice of the other",
          "[fog][S-105][REL-39][NI]") {
    const Game game = a_skirmish();
    fog::Chronicle told{Audience::Red}, spared{Audience::Red};
    for (auto* red : {&told, &spared}) red->tell(game, initiative());
    told.tell(game, a_shot("m1001"));
    for (auto* red : {&told, &spared}) red->tell(game, initiative());
    CHECK(chain_of(told) == chain_of(spared));
}

TEST_CASE("S-105 a set die is another link than a rolled one", "[fog][S-105]") {
    auto shot = a_shot("m1001");
    fog::Chronicle set{Audience::Blue}, rolled{Audience::Blue};
    set.tell(a_skirmish(), shot);
    shot.rolled[0].is_set = false;
    rolled.tell(a_skirmish(), shot);
    CHECK(chain_of(set) != chain_of(rolled));
}

TEST_CASE("REL-37 S-102 everybody is told what is promised, opened, and wanting",
          "[fog][REL-37][S-102]") {
    const Game game = a_skirmish();
    for (const auto audience : fog::kAudiences) {
        const auto promised = told(game, game::SharePromised{Side::Red, "ab"}, audience);
        REQUIRE(promised.size() == 1);
        CHECK(promised[0].what == "ab");
        CHECK(promised[0].side == Side::Red);
        const auto lapsed = told(game, game::SharesLapsed{{Side::Blue}}, audience);
        REQUIRE(lapsed.size() == 1);
        CHECK(lapsed[0].side == Side::Blue);
        const auto both = told(game,
                               game::SharesLapsed{
                                   {Side::Blue, Side::Red}
        },
                               audience);
        CHECK_FALSE(both[0].side);
    }
}

TEST_CASE("REL-37 S-102 promises lie open beside the shares, until they lapse",
          "[fog][REL-37][S-102]") {
    Game game = a_skirmish();
    game.promises = {
        {Side::Blue, "ab"},
        {Side::Red,  "cd"}
    };
    const auto seen = view_for(game, Audience::Public).dice;
    CHECK(seen.promise_blue == "ab");
    CHECK(seen.promise_red == "cd");
    CHECK_FALSE(seen.blue);
    game.promises.clear();
    CHECK_FALSE(view_for(game, Audience::Public).dice.promise_blue);
}
