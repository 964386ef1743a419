#include <catch2/catch.hpp>

#include "game/play/decide.h"
#include "skirmish.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

/// Who is told of the referee's rulings on orders and morale numbers. [REF-01, S-95]
using namespace support;

namespace {

Game after_ruling(Game game, std::uint16_t stand) {
    auto dice = dice_show({}).otherwise(5);
    REQUIRE_THAT(game::play(game, game::Actor::Referee,
                            game::SetOrder{StandId{stand}, OrderChit::HastyAdvance, Facing{}, "x"},
                            dice),
                 IsAccepted());
    return game;
}
/// Both sides' orders are sealed, and every cap is seen.
Game with_sealed_orders() {
    return a_skirmish()
        .in(Subphase::PrepFireA)
        .with(a_stand(3).at({40_in, 24_in}).under(OrderChit::Hold))
        .set([](Game& g) {
            g.orders.front().revealed = false;
            g.scenario.options.order_caps_visible = rules::OrderCapsVisible::All;
        });
}

}  // namespace

TEST_CASE("S-95 a ruling on a sealed order changes nothing for the other side and the public",
          "[fog][S-95][S-13][NI]") {
    const Game game = with_sealed_orders();
    for (const std::uint16_t stand : {1, 2, 3}) {
        const Game after = after_ruling(game, stand);
        for (const auto audience : {Audience::Red, Audience::Public})
            CHECK(view_for(game, audience) == view_for(after, audience));
        const auto own = view_for(after, Audience::Blue).orders;
        CHECK(std::ranges::any_of(own, [](const auto& entry) {
            return entry.second.chit == OrderChit::HastyAdvance && !entry.second.issuer;
        }));
    }
}

TEST_CASE("S-95 a ruling on a stand in the open is seen as its order is", "[fog][S-95][ORD-44]") {
    const Game game = a_skirmish().in(Subphase::OpportunityFire);
    const auto seen = view_for(after_ruling(game, 1), Audience::Red).orders;
    REQUIRE(seen.size() == 1);
    CHECK(seen.begin()->second.chit == OrderChit::HastyAdvance);
    CHECK(view_for(after_ruling(game, 2), Audience::Red).orders.empty());
}

TEST_CASE("S-95 the desk has the numbers that a company can be given", "[fog][S-95]") {
    const auto desk = view_for(a_skirmish(), Audience::Referee).desk;
    REQUIRE(desk);
    CHECK(desk->morale_numbers == std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
}

TEST_CASE("S-96 the desk has the steps that can be opened", "[fog][S-96]") {
    const auto desk = view_for(a_skirmish(), Audience::Referee).desk;
    REQUIRE(desk);
    CHECK(std::ranges::count(desk->steps, game::Subphase::Orders) == 1);
    CHECK(std::ranges::count(desk->steps, game::Subphase::Spotting) == 0);
    CHECK(std::ranges::count(desk->steps, game::Subphase::Deployment) == 0);
}

TEST_CASE("S-95 rulings on orders and morale are told to the side and the referee",
          "[fog][S-95][REL-32][NI]") {
    const Game game = a_skirmish();
    game::Order order;
    order.chit = OrderChit::Hold;
    const game::OrderSet set{StandId{2}, order, "agreed"};
    const game::CompanyMoraleSet morale{CompanyId{1}, 9, "misread"};
    for (const auto audience : {Audience::Blue, Audience::Referee}) {
        REQUIRE(told(game, set, audience).size() == 1);
        CHECK(told(game, set, audience).front().what == "hold");
        CHECK(told(game, set, audience).front().words == "agreed");
        REQUIRE(told(game, morale, audience).size() == 1);
        CHECK(told(game, morale, audience).front().count == 9);
    }
    for (const auto audience : {Audience::Red, Audience::Public}) {
        CHECK(is_silent(game, set, audience));
        CHECK(is_silent(game, morale, audience));
    }
}
