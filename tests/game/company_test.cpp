#include "game/command/order_facts.h"
#include "game/morale/messages.h"
#include "game/orders/orders.h"
#include "game/play/commands.h"
#include "support/in_play.h"

/// What the stands of a company share, and what is lost with them.
using namespace game;
using namespace support;

namespace {

/// Rifles and a tank attached to them, in sight of the enemy who has fired at the tank; Blue's
/// rifles of another company beside them. In 5A, morale 7.
GameBuilder an_attached_tank() {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1).at({24_in, 24_in}).visible())
        .with(a_stand(2).of("tank").at({30_in, 24_in}).set([](Stand& s) { s.fired_at = true; }))
        .with(a_stand(3).at({40_in, 24_in}).in_company(2))
        .with(a_stand(1001).at({24_in, 60_in}).visible());
}

}  // namespace

TEST_CASE("MOR-03 an attached stand is its company's: its danger and the result are shared",
          "[morale][MOR-03]") {
    Game game = an_attached_tank();
    auto dice = blue_begins(5).when("morale/1", 9);  // two over
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(the<MoraleChecked>(events).company == CompanyId{1});
    CHECK(stand(game, 1).state == MoraleState::Pinned);
    CHECK(stand(game, 2).state == MoraleState::Pinned);
    CHECK(stand(game, 3).state == MoraleState::Steady);
}

TEST_CASE("S-14 an attached stand obeys the company to which it is attached, and its battalion",
          "[orders][MOR-03][S-14][ORD-33]") {
    const Game game =
        a_game()
            .with(a_company(1).in_formation(10))
            .with(a_company(2).in_formation(20))
            .with(a_company(3).in_formation(10).set([](Company& c) { c.headquarters = true; }))
            .with(a_company(4).in_formation(20).set([](Company& c) { c.headquarters = true; }))
            .with(a_stand(1).that_issues_as(rules::Issuer::CompanyJoint))
            .with(a_stand(2).of("tank"))
            .with(a_stand(3).of("tank").in_company(2).that_issues_as(rules::Issuer::CompanyPure))
            .with(a_stand(4).in_company(3).that_issues_as(rules::Issuer::Commander))
            .with(a_stand(5).in_company(4).that_issues_as(rules::Issuer::Commander))
            .set([](Game& g) {
                g.scenario.formations = {
                    {FormationId{10}, Side::Blue, "Rifles", {}},
                    {FormationId{20}, Side::Blue, "Tanks",  {}}
                };
            });
    const auto obeys = [&](std::uint16_t issuer) {
        return is_subordinate(game, stand(game, issuer), stand(game, 2));
    };
    CHECK(obeys(1));
    CHECK_FALSE(obeys(3));
    CHECK(obeys(4));
    CHECK_FALSE(obeys(5));
}

TEST_CASE("MOR-32 the state is marked on each stand, for the enemy on those that he sees",
          "[morale][MOR-32]") {
    Game game = an_attached_tank();
    auto dice = blue_begins(5).when("morale/1", 9);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(count<StateChanged>(events) == 2);
    const auto& seen = knowledge_of(game, Watcher::Red).contacts;
    REQUIRE(seen.size() == 1);
    CHECK(seen.front().stand == StandId{1});
    CHECK(seen.front().shown.state == MoraleState::Pinned);
}

TEST_CASE("RES-15 an eliminated stand is gone for good, unless regrouping is in play",
          "[fire_results][RES-15]") {
    const bool regroups = GENERATE(false, true);
    const auto lost = [](std::uint16_t id) {
        return a_stand(id).set([](Stand& s) {
            s.presence = Presence::Eliminated;
            s.lost_in_turn = 1;
        });
    };
    Game game = a_game()
                    .in(Subphase::Orders)
                    .in_turn(3)
                    .set([=](Game& g) { g.scenario.options.adv_regroup = regroups; })
                    .with(a_stand(1).at({24_in, 24_in}).that_issues_as(rules::Issuer::CompanyJoint))
                    .with(lost(2))
                    .with(lost(3))
                    .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = blue_begins(5);
    PlaceOrder order{
        .issuer = StandId{1},
        .chit = OrderChit::Regroup,
        .marker = {24_in, 24_in},
        .regroup = {StandId{2}, StandId{3}}
    };
    if (!regroups) {
        CHECK_THAT(decide(game, Actor::Blue, order, dice), IsRefused("no_such_order"));
        order.chit = OrderChit::Rally;
        order.regroup.clear();
    }
    happens(game, Actor::Blue, order, dice);
    commit_until(game, Subphase::SideAMoves, dice);
    CHECK(on_table(stand(game, 2)) == regroups);
    CHECK(stand(game, 3).presence == Presence::Eliminated);
}
