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

TEST_CASE("S-68 a form is told of a stand in sight that takes it, not of one that cannot",
          "[fog][S-68][S-13]") {
    auto game = Game(
        a_skirmish().with(a_stand(1003).at({26_in, 34_in}).visible().under(OrderChit::RoadMarch)));
    game.subphase = Subphase::DeclarationsA;
    game.orders.back().followers.push_back(StandId{1002});
    game::FormDeclared declared{game.orders.back().id, OrderChit::RoadMarch, {StandId{1002}}};
    const auto line = told(game, declared, Audience::Blue);
    REQUIRE(line.size() == 1);
    CHECK(line.front().what == "road_march");
    declared.plain = {StandId{1003}};
    CHECK(told(game, declared, Audience::Blue).empty());
}
