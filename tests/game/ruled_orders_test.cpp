#include <catch2/catch.hpp>

#include "game/command/orders_in_force.h"
#include "game/morale/messages.h"
#include "game/orders/orders.h"
#include "game/play/leading.h"
#include "game/referee/referee.h"
#include "support/in_play.h"

/// The referee's rulings on orders, issuers and morale numbers. [REF-01, S-95]
using namespace game;
using namespace support;

namespace {

SetOrder order_for(std::uint16_t stand, std::optional<OrderChit> chit,
                   std::optional<Facing> arrow = {}) {
    return {StandId{stand}, chit, arrow, "agreed at the table"};
}
/// Blue's stands 1 and 2 hold, sealed; Red's 1001 has no order.
GameBuilder before_movement() {
    return a_game()
        .in(Subphase::PrepFireA)
        .with(a_stand(1).under(OrderChit::Hold))
        .with(a_stand(2).at({30_in, 24_in}))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& g) {
            g.orders.front().followers = {StandId{1}, StandId{2}};
            g.orders.front().revealed = false;
        });
}
const Order& order_of(const Game& game, std::uint16_t stand) {
    const auto* order = order_followed_by(game, *find_stand(game, StandId{stand}));
    REQUIRE(order);
    return *order;
}

}  // namespace

TEST_CASE("S-95 the referee puts a stand under another order; the others keep theirs",
          "[referee][REF-01][S-95]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = before_movement();
    happens(game, Actor::Referee, order_for(2, OrderChit::HastyAdvance, Facing{90000}), dice);
    CHECK(order_of(game, 1).chit == OrderChit::Hold);
    CHECK(order_of(game, 1).followers == std::vector{StandId{1}});
    const auto& ruled = order_of(game, 2);
    CHECK(ruled.chit == OrderChit::HastyAdvance);
    CHECK(ruled.arrow == Facing{90000});
    CHECK_FALSE(ruled.issuer);
    CHECK_FALSE(ruled.revealed);

    SECTION("it is revealed with those of its side, and carried out") {
        commit_until(game, Subphase::SideAMoves, dice);
        CHECK(order_of(game, 2).revealed);
        CHECK(moves_under_order(game, *find_stand(game, StandId{2})));
        CHECK_FALSE(moves_under_order(game, *find_stand(game, StandId{1})));
    }
    SECTION("set again, it replaces itself") {
        happens(game, Actor::Referee, order_for(2, OrderChit::Hold), dice);
        CHECK(order_of(game, 2).chit == OrderChit::Hold);
    }
    SECTION("pinned, the stand keeps it: it is nobody's order to lose") {
        happens(game, Actor::Referee,
                EditStand{.stand = StandId{2}, .state = MoraleState::Pinned, .reason = "x"}, dice);
        CHECK(order_of(game, 2).chit == OrderChit::HastyAdvance);
    }
}

TEST_CASE("S-95 an Advance, Disengage or Rally by ruling is carried out as any other",
          "[referee][S-95][RALLY-04][ORD-44]") {
    auto dice = dice_show({}).otherwise(5);
    SECTION("the stand moves under it") {
        const auto [chit, most] = GENERATE(table<OrderChit, Inches>({
            {OrderChit::CautiousAdvance, 6_in },
            {OrderChit::Disengage,       12_in}
        }));
        Game game = before_movement();
        happens(game, Actor::Referee, order_for(2, chit, Facing{180000}), dice);
        commit_until(game, Subphase::SideAMoves, dice);
        const auto choices = choices_of(game, Side::Blue);
        REQUIRE(choices.moves.size() == 1);
        CHECK(choices.moves.front().stand == StandId{2});
        CHECK(choices.moves.front().chit == chit);
        CHECK(choices.moves.front().most == most);
    }
    SECTION("it rallies, and its comrade does not") {
        Game game = before_movement().set([](Game& g) {
            for (auto& stand : g.stands) stand.state = MoraleState::Shaken;
        });
        happens(game, Actor::Referee, order_for(2, OrderChit::Rally), dice);
        commit_until(game, Subphase::SideAMoves, dice);
        CHECK(stand(game, 2).state == MoraleState::Pinned);
        CHECK(stand(game, 1).state == MoraleState::Shaken);
    }
}

TEST_CASE("S-95 an order by ruling is over when the next orders take force",
          "[referee][S-95][ORD-38]") {
    auto dice = blue_begins(5);
    Game game = before_movement();
    happens(game, Actor::Referee, order_for(2, OrderChit::HastyAdvance, Facing{}), dice);
    commit_until(game, Subphase::Orders, dice);
    CHECK(effective_order(game, stand(game, 2)) == OrderChit::HastyAdvance);
    commit_until(game, Subphase::ArtilleryResponse, dice);
    CHECK_FALSE(effective_order(game, stand(game, 2)));
}

TEST_CASE("S-95 the referee takes an order away", "[referee][REF-01][S-95]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = before_movement();
    happens(game, Actor::Referee, order_for(2, {}), dice);
    CHECK_FALSE(effective_order(game, *find_stand(game, StandId{2})));
    CHECK(effective_order(game, *find_stand(game, StandId{1})) == OrderChit::Hold);
    CHECK_THAT(decide(game, Actor::Referee, order_for(2, {}), dice), IsRefused("follows_no_order"));
}

TEST_CASE("S-95 once its side has moved, an order by ruling lies open", "[referee][S-95][ORD-44]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = before_movement().in(Subphase::SideBMoves);
    happens(game, Actor::Referee, order_for(1001, OrderChit::Hold), dice);
    CHECK(order_of(game, 1001).revealed);
    game = before_movement().in(Subphase::SideAMoves);
    happens(game, Actor::Referee, order_for(1001, OrderChit::Hold), dice);
    CHECK_FALSE(order_of(game, 1001).revealed);
    game = before_movement().in(Subphase::DeclarationsB).set([](Game& g) {
        g.orders.back().chit = OrderChit::RoadMarch;  // declared, so open
        g.orders.back().side = Side::Red;
        g.orders.back().revealed = true;
    });
    happens(game, Actor::Referee, order_for(1001, OrderChit::Hold), dice);
    CHECK_FALSE(order_of(game, 1001).revealed);
    game = before_movement().in(Subphase::Morale);
    happens(game, Actor::Referee, order_for(1001, OrderChit::Hold), dice);
    CHECK_FALSE(order_of(game, 1001).revealed);
}

TEST_CASE("S-95 what cannot be ruled about an order is refused with its reason",
          "[referee][REF-01][S-95]") {
    auto dice = dice_show({}).otherwise(5);
    const Game game = before_movement();
    const auto refused = [&](const SetOrder& command, const std::string& code) {
        CHECK_THAT(decide(game, Actor::Referee, command, dice), IsRefused(code));
    };
    refused(order_for(9, OrderChit::Hold), "no_such_stand");
    refused(order_for(2, OrderChit::HastyAdvance), "needs_arrow");
    refused(order_for(2, OrderChit::TakeCommand), "not_by_ruling");
    refused(order_for(2, OrderChit::Regroup), "not_by_ruling");
    refused({StandId{2}, OrderChit::Hold, {}, ""}, "needs_reason");
    CHECK_THAT(decide(game, Actor::Blue, order_for(2, OrderChit::Hold), dice),
               IsRefused("referee_only"));
    for (const auto early : {Subphase::Deployment, Subphase::FirstOrders})
        CHECK_THAT(decide(before_movement().in(early), Actor::Referee,
                          order_for(2, OrderChit::Hold), dice),
                   IsRefused("no_orders_now"));
    const Game riding = before_movement().with(a_stand(3).aboard(1));
    CHECK_THAT(decide(riding, Actor::Referee, order_for(3, OrderChit::Hold), dice),
               IsRefused("is_aboard"));
}

TEST_CASE("REF-01 S-95 any order is set by ruling, any form too, but those that name another stand",
          "[referee][REF-01][S-95][S-68]") {
    auto dice = dice_show({}).otherwise(5);
    for (const auto chit : base::kAll<OrderChit>) {
        const bool names = chit == OrderChit::TakeCommand || chit == OrderChit::Regroup;
        const auto told =
            decide(before_movement(), Actor::Referee, order_for(2, chit, Facing{}), dice);
        CHECK(told.has_value() != names);
    }
    Game game = before_movement();
    happens(game, Actor::Referee, order_for(2, OrderChit::Entrench), dice);
    commit_until(game, Subphase::SideAMoves, dice);
    CHECK(find_stand(game, StandId{2})->form == OrderChit::Entrench);
    SECTION("where its side's orders lie open already, it is carried out at once") {
        Game open = before_movement().in(Subphase::SideAMoves).set([](Game& g) {
            g.orders.front().revealed = true;
        });
        happens(open, Actor::Referee, order_for(2, OrderChit::Banzai, Facing{}), dice);
        CHECK(find_stand(open, StandId{2})->form ==
              (order_of(open, 2).revealed ? std::optional(OrderChit::Banzai) : std::nullopt));
    }
}

TEST_CASE("S-95 the form of an order by ruling is declared by who leads the stand",
          "[referee][S-95][S-68]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = before_movement().in(Subphase::DeclarationsA).set([](Game& g) {
        g.scenario.options.adv_entrench = true;
    });
    happens(game, Actor::Referee, order_for(2, OrderChit::HastyAdvance, Facing{}), dice);
    Looks lines;
    REQUIRE(choices_of(game, Actor::Blue, lines).forms.size() == 1);
    happens(game, Actor::Blue, DeclareForm{order_of(game, 2).id, OrderChit::Entrench}, dice);
    CHECK(order_of(game, 2).chit == OrderChit::Entrench);
}

TEST_CASE("REF-01 the referee can give a new stand the power to issue orders",
          "[referee][REF-01][ORD-03][SCALE-07]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    AddStand add{
        .side = Side::Blue,
        .company = CompanyId{1},
        .line = "rifles",
        .name = "Captain",
        .at = {10_in, 10_in},
        .facing = {},
        .reason = "forgotten"
    };
    happens(game, Actor::Referee, add, dice);
    CHECK(find_stand(game, StandId{2})->issuer == rules::Issuer::None);
    add.issuer = rules::Issuer::CompanyJoint;
    add.at = {14_in, 10_in};
    happens(game, Actor::Referee, add, dice);
    CHECK(find_stand(game, StandId{3})->issuer == rules::Issuer::CompanyJoint);
    CHECK(find_stand(game, StandId{3})->commands_company);
    game.subphase = Subphase::Orders;
    const auto orders = [&](std::uint16_t captain) {
        return decide(game, Side::Blue,
                      PlaceOrder{.issuer = StandId{captain},
                                 .chit = OrderChit::Hold,
                                 .marker = find_stand(game, StandId{captain})->at});
    };
    CHECK_THAT(orders(2), IsRefused("no_order_slot"));
    CHECK_THAT(orders(3), IsAccepted());
    add.issuer = rules::Issuer::Commander;
    add.at = {18_in, 10_in};
    happens(game, Actor::Referee, add, dice);
    CHECK(find_stand(game, StandId{4})->base == rules::BaseSize::Half);
}

TEST_CASE("REF-01 the referee sets the morale number of a company, from 1 to 10",
          "[referee][REF-01][S-95]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    const auto set = [](std::uint16_t company, int morale) {
        return SetCompanyMorale{CompanyId{company}, morale, "misread"};
    };
    happens(game, Actor::Referee, set(1, 9), dice);
    CHECK(find_company(game, CompanyId{1})->morale == 9);
    for (const int morale : {0, 11})
        CHECK_THAT(decide(game, Actor::Referee, set(1, morale), dice), IsRefused("bad_morale"));
    CHECK_THAT(decide(game, Actor::Referee, set(7, 6), dice), IsRefused("no_such_company"));
    CHECK_THAT(decide(game, Actor::Red, set(1, 6), dice), IsRefused("referee_only"));
}

TEST_CASE("REF-01 a company checks with the morale number that the referee has set",
          "[referee][REF-01][S-95][MOR-25]") {
    auto dice = dice_always_show(1);
    const auto fired_at = [](std::uint16_t id) {
        return a_stand(id).set([](Stand& s) { s.fired_at = true; });
    };
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(fired_at(1))
                    .with(fired_at(2).at({60_in, 10_in}).in_company(2))
                    .with(a_stand(1001).at({60_in, 70_in}));
    happens(game, Actor::Referee, SetCompanyMorale{CompanyId{1}, 9, "misread"}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto checks = all_of<MoraleChecked>(happens(game, Actor::Red, Commit{}, dice));
    REQUIRE(checks.size() == 2);
    CHECK(checks[0].morale == 9);
    CHECK(checks[0].modified - checks[1].modified == 2);
    CHECK(checks[1].morale == 7);
}
