#include <catch2/catch.hpp>

#include "game/core/sides.h"
#include "game/hands/hands.h"
#include "game/orders/orders.h"
#include "game/play/decide.h"
#include "game/play/leading.h"
#include "support/in_play.h"
#include "support/matchers.h"

using namespace game;
using namespace support;

namespace {

/// Blue: the leader's company 1, and company 2 of a second player; one platoon each.
GameBuilder two_of_blue() {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1).at({10_in, 10_in}).that_issues_as(rules::Issuer::CompanyJoint))
        .with(
            a_stand(2).at({30_in, 10_in}).in_company(2).that_issues_as(rules::Issuer::CompanyJoint))
        .with(a_stand(1001).at({20_in, 40_in}))
        .with(a_company(2))
        .set([](Game& g) {
            find_company(g, CompanyId{2})->player = 2;
            for (const auto& company : g.companies)
                g.scenario.companies.edit().push_back({.id = company.id,
                                                       .side = company.side,
                                                       .name = company.name,
                                                       .formation = {},
                                                       .player = company.player});
        });
}
PlaceOrder hold(std::uint16_t issuer) {
    return {
        .issuer = StandId{issuer},
        .chit = OrderChit::Hold,
        .marker = issuer == 1 ? Point{10_in, 10_in}
          : Point{30_in, 10_in}
    };
}
/// May this player place an order of this stand?
bool may_order(const Game& game, Actor actor, std::uint16_t issuer) {
    Looks lines;
    const auto choices = choices_of(game, actor, lines);
    return std::ranges::any_of(choices.orders, [&](const OrderChoice& choice) {
        return choice.issuer == StandId{issuer};
    });
}

}  // namespace

TEST_CASE("S-90 the leader leads all companies until their player takes them up", "[S-06][S-90]") {
    auto dice = dice_show({});
    Game game = two_of_blue();
    CHECK(other_players(game.scenario, Side::Blue) == std::vector{2});
    CHECK(may_order(game, Actor::Blue, 2));
    CHECK_FALSE(is_deciding(game, Actor::Blue2));

    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    CHECK_FALSE(may_order(game, Actor::Blue, 2));
    CHECK(may_order(game, Actor::Blue, 1));
    CHECK(may_order(game, Actor::Blue2, 2));
    CHECK_FALSE(may_order(game, Actor::Blue2, 1));
    CHECK_THAT(decide(game, Actor::Blue2, TakeUpCompanies{}, dice), IsRefused("already_up"));
    CHECK_THAT(decide(game, Actor::Blue3, TakeUpCompanies{}, dice), IsRefused("no_such_player"));
    CHECK_THAT(decide(game, Actor::Red, TakeUpCompanies{}, dice), IsRefused("no_such_player"));
}

TEST_CASE("S-06 only the controller issues the orders of a formation", "[S-06]") {
    auto dice = dice_show({});
    Game game = two_of_blue();
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    CHECK_THAT(decide(game, Actor::Blue, hold(2), dice), IsRefused("not_led"));
    CHECK_THAT(decide(game, Actor::Blue2, hold(1), dice), IsRefused("not_led"));
    happens(game, Actor::Blue, hold(1), dice);
    const auto order = game.placed.front().id;
    CHECK_THAT(decide(game, Actor::Blue2, WithdrawOrder{order}, dice), IsRefused("not_led"));
    happens(game, Actor::Blue2, hold(2), dice);
    CHECK(game.placed.size() == 2);
}

TEST_CASE("S-90 a side has committed when each of its players has", "[S-06][S-90]") {
    auto dice = dice_show({});
    Game game = two_of_blue();
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK_FALSE(game.committed[0]);
    CHECK(has_committed(game, player_at(Actor::Blue)));
    CHECK_THAT(decide(game, Actor::Blue, hold(1), dice), IsRefused("not_deciding"));
    happens(game, Actor::Blue2, hold(2), dice);
    happens(game, Actor::Blue2, Commit{}, dice);
    CHECK(game.committed[0]);
    CHECK(game.players_committed.size() == 1);
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(game.players_committed.empty());
}

TEST_CASE("S-06 the leader takes over an absent player's formations, and decides for them",
          "[S-06][S-90]") {
    auto dice = dice_show({});
    Game game = two_of_blue();
    CHECK_THAT(decide(game, Actor::Blue, TakeOverCompanies{2}, dice), IsRefused("no_such_player"));
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    CHECK(may_take_over(game, Actor::Blue) == std::vector{2});
    CHECK_THAT(decide(game, Actor::Blue2, TakeOverCompanies{2}, dice), IsRefused("leaders_own"));
    CHECK_THAT(decide(game, Actor::Red, TakeOverCompanies{2}, dice), IsRefused("no_such_player"));
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Blue, TakeOverCompanies{2}, dice);
    happens(game, Actor::Blue, hold(2), dice);
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK(game.committed[0]);
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
}

TEST_CASE("S-06 the leader alone gives up, and plays the cards", "[S-06]") {
    auto dice = dice_show({});
    Game game = two_of_blue().set([](Game& g) {
        CardPlan card;
        card.id = "maps";
        card.windows = {"5A"};
        g.scenario.cards = {card};
        g.hands[0].cards = {"maps"};
    });
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    CHECK_THAT(decide(game, Actor::Blue2, Concede{}, dice), IsRefused("leaders_own"));
    CHECK_THAT(decide(game, Actor::Blue2, PlayCard{.card = "maps"}, dice),
               IsRefused("leaders_own"));
    CHECK_THAT(decide(game, Actor::Blue, PlayCard{.card = "maps"}, dice), IsAccepted());
    SECTION("fow_player = any: cards are everybody's") {
        game.scenario.options.fow_player = rules::FowPlayer::Any;
        CHECK_THAT(decide(game, Actor::Blue2, PlayCard{.card = "maps"}, dice), IsAccepted());
    }
}

TEST_CASE("S-90 steps that are about the leader's decisions wait for him only", "[S-90]") {
    Game game = two_of_blue().in(Subphase::FogOfWar).set([](Game& g) {
        g.opened_by_referee = true;  // otherwise it waits for nobody [S-108]
    });
    auto dice = dice_show({});
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    CHECK(is_deciding(game, Actor::Blue));
    CHECK_FALSE(is_deciding(game, Actor::Blue2));
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK(game.committed[0]);
}

TEST_CASE("S-90 the clock commits for all players of a side", "[S-04][S-90]") {
    auto dice = dice_show({});
    Game game = two_of_blue();
    happens(game, Actor::Blue2, TakeUpCompanies{}, dice);
    happens(game, Actor::Clock, TimeUp{}, dice);
    CHECK(game.subphase != Subphase::Orders);
}
