#include "game/command/orders_in_force.h"
#include "game/movement/movement.h"
#include "game/orders/orders.h"
#include "game/play/commands.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

/// A stand of another company is taken under command.
using namespace game;
using namespace support;
using rules::Issuer;

namespace {

/// Company 1's commander beside stand 9 of company 2, whose own commander is stand 8.
GameBuilder beside_another_company() {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1).at({24_in, 24_in}).that_issues_as(Issuer::Commander))
        .with(a_stand(8).at({28_in, 27_in}).in_company(2).that_issues_as(Issuer::CompanyJoint))
        .with(a_stand(9).at({24_in, 27_in}).in_company(2))
        .with(a_stand(1001).at({60_in, 60_in}));
}
PlaceOrder takes(std::uint16_t issuer, Point marker) {
    return {.issuer = StandId{issuer},
            .chit = OrderChit::TakeCommand,
            .marker = marker,
            .recipient = StandId{9}};
}
PlaceOrder advances_with(std::uint16_t issuer, Point marker) {
    return {.issuer = StandId{issuer},
            .chit = OrderChit::CautiousAdvance,
            .marker = marker,
            .arrow = 0_deg};
}
std::optional<OrderChit> order_of_nine(const Game& game) {
    return effective_order(game, stand(game, 9));
}

}  // namespace

TEST_CASE("ORD-60 the recipient follows Take Command before any other order that reaches it",
          "[orders][ORD-60][S-10]") {
    Game game = beside_another_company();
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, advances_with(8, {28_in, 27_in}), dice);
    happens(game, Actor::Blue, takes(1, {24_in, 24_in}), dice);
    SECTION("of its own company") {}
    SECTION("and if its owner names the other") {
        happens(game, Actor::Blue, NameOrder{StandId{9}, game.placed.front().id}, dice);
    }
    Course course{game, dice};
    close_orders(course);
    CHECK(order_of_nine(game) == OrderChit::TakeCommand);
    reveal_orders(course, Side::Blue);
    CHECK(order_of_nine(game) == OrderChit::TakeCommand);
    CHECK(stand(game, 9).company == CompanyId{1});
    game.subphase = Subphase::SideAMoves;
    CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{9}, {{24_in, 28_in}}}),
               IsRefused("order_forbids"));
}

TEST_CASE("S-16 of two that take one stand under command, one gets it", "[orders][S-16][S-10]") {
    Game game = beside_another_company().with(
        a_stand(4).at({24_in, 30_in}).in_company(4).that_issues_as(Issuer::CompanyJoint));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, takes(1, {24_in, 24_in}), dice);
    happens(game, Actor::Blue, takes(4, {24_in, 30_in}), dice);
    Course course{game, dice};
    close_orders(course);
    reveal_orders(course, Side::Blue);
    CHECK(count<CommandTaken>(course.take()) == 1);
    CHECK(stand(game, 9).company == CompanyId{4});
}

TEST_CASE("S-11 a stand driven beyond 6\" before the reveal is not taken under command",
          "[orders][S-11][S-16][ORD-62]") {
    Game game = beside_another_company();
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, takes(1, {24_in, 24_in}), dice);
    Course course{game, dice};
    close_orders(course);
    find_stand(game, StandId{9})->at = {24_in, 31_in};
    reveal_orders(course, Side::Blue);
    CHECK_FALSE(order_of_nine(game));
    CHECK(stand(game, 9).company == CompanyId{2});
}

TEST_CASE("S-16 take_command: for how long does a stand belong to another company?",
          "[orders][S-16]") {
    const bool for_a_turn = GENERATE(false, true);
    Game game = beside_another_company().set([&](Game& g) {
        g.scenario.options.take_command =
            for_a_turn ? rules::TakeCommand::Turn : rules::TakeCommand::Permanent;
    });
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, takes(1, {24_in, 24_in}), dice);
    Course course{game, dice};
    close_orders(course);
    reveal_orders(course, Side::Blue);
    CHECK(stand(game, 9).company == CompanyId{1});
    game.subphase = Subphase::EndOfTurn;
    end_turn(course);
    CHECK(stand(game, 9).company == CompanyId{static_cast<std::uint16_t>(for_a_turn ? 2 : 1)});
    end_turn(course);
    CHECK(stand(game, 9).company == CompanyId{static_cast<std::uint16_t>(for_a_turn ? 2 : 1)});
}

TEST_CASE("S-16 S-11 what its commander of a turn orders in 5A, the stand carries out",
          "[orders][S-16][S-11]") {
    Game game = beside_another_company().set(
        [](Game& g) { g.scenario.options.take_command = rules::TakeCommand::Turn; });
    find_stand(game, StandId{1})->issuer = Issuer::CompanyJoint;
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, takes(1, {24_in, 24_in}), dice);
    Course course{game, dice};
    close_orders(course);
    reveal_orders(course, Side::Blue);
    happens(game, Actor::Blue, advances_with(1, {24_in, 24_in}), dice);
    close_orders(course);
    end_turn(course);
    reveal_orders(course, Side::Blue);
    CHECK(stand(game, 9).company == CompanyId{2});
    CHECK(order_of_nine(game) == OrderChit::CautiousAdvance);
}
