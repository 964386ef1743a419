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

namespace {

/// Red's 1003, in sight, and 1002, hidden, on a Road March.
Game march_in_sight() {
    auto game = Game(
        a_skirmish().with(a_stand(1003).at({26_in, 34_in}).visible().under(OrderChit::RoadMarch)));
    game.orders.back().followers.push_back(StandId{1002});
    game.orders.back().revealed = true;
    return game;
}

}  // namespace

TEST_CASE("S-68 a form is told of a stand in sight that takes it, not of one that cannot",
          "[fog][S-68][S-13]") {
    auto game = march_in_sight();
    auto& order = game.orders.back();
    game.subphase = Subphase::DeclarationsA;
    order.plain = {StandId{1002}};
    const game::FormDeclared declared{order.id, OrderChit::RoadMarch, order.plain};
    const auto line = told(game, declared, Audience::Blue);
    REQUIRE(line.size() == 1);
    CHECK(line.front().what == "road_march");
    order.plain = {StandId{1003}};
    CHECK(told(game, declared, Audience::Blue).empty());
}

TEST_CASE("S-01 S-68 a form declared in set-up is told to others when the orders take force",
          "[fog][S-01][S-68]") {
    auto game = march_in_sight();
    auto& order = game.orders.back();
    game.subphase = Subphase::FirstOrders;
    CHECK(is_silent(game, game::FormDeclared{order.id, OrderChit::RoadMarch, {}}, Audience::Blue));
    const auto forms_told = [&](Audience audience) {
        const auto lines = told(game, game::OrdersTakeForce{game.orders}, audience);
        return std::ranges::count(lines, Saying::FormDeclared, &Told::kind);
    };
    CHECK(forms_told(Audience::Blue) == 1);
    CHECK(forms_told(Audience::Public) == 1);
    CHECK(forms_told(Audience::Red) == 0);  // it was told when it declared
    SECTION("not of a stand that cannot take it") { order.plain = {StandId{1003}}; }
    SECTION("not of an order that is still secret") { order.revealed = false; }
    SECTION("not of stands out of sight") { order.followers = {StandId{1002}}; }
    CHECK(forms_told(Audience::Blue) == 0);
    CHECK(forms_told(Audience::Public) == 0);
}
