#include <catch2/catch.hpp>

#include "skirmish.h"

using namespace support;

TEST_CASE("S-41 who sees a stand dig sees how it went; die and number are its owner's",
          "[fog][S-41][ADV-ENT-02]") {
    const auto game = a_skirmish();
    game::Entrenched dug;
    dug.stand = StandId{1};
    dug.die = 4;
    dug.needs = 6;
    dug.working = {
        {"ADV-ENT-02", 6}
    };
    dug.cover = rules::Cover::Medium;
    for (const auto audience : {Audience::Blue, Audience::Referee}) {
        const auto line = told(game, dug, audience).front();
        CHECK(line.dice.front().needs == 6);
        CHECK_FALSE(line.working.empty());
    }
    const auto seen = told(game, dug, Audience::Red).front();
    CHECK(seen.outcome == "success");
    CHECK(seen.dice.empty());
    CHECK(seen.working.empty());
}
