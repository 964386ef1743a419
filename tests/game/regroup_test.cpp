#include <catch2/catch.hpp>

#include "game/orders/orders.h"
#include "game/orders/regroup.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::Issuer;
using rules::TroopQuality;

namespace {

StandBuilder a_lost_stand(std::uint16_t id, TroopQuality quality = TroopQuality::Regular) {
    return a_stand(id).of_quality(quality).set([](Stand& s) {
        s.presence = Presence::Eliminated;
        s.lost_in_turn = 1;
    });
}
/// A company that has lost two platoons in turn 1; it is turn 3.
GameBuilder after_losses() {
    return a_game()
        .in(Subphase::Orders)
        .in_turn(3)
        .set([](Game& g) { g.scenario.options.adv_regroup = true; })
        .with(a_stand(1).at({24_in, 24_in}).that_issues_as(Issuer::CompanyJoint))
        .with(a_lost_stand(2, TroopQuality::Veteran))
        .with(a_lost_stand(3, TroopQuality::Trained));
}
PlaceOrder regroup_of(StandId returns, StandId gone) {
    return {
        .issuer = StandId{1},
        .chit = OrderChit::Regroup,
        .marker = {24_in, 24_in},
        .regroup = {returns, gone}
    };
}
bool has_pairs(const Game& game) {
    return !lost_pairs(game, *find_stand(game, StandId{1})).empty();
}

}  // namespace

TEST_CASE(
    "ADV-REG-01 ADV-REG-03 ADV-REG-06 of two lost stands the lesser comes back, the other never",
    "[regroup][ADV-REG-01][ADV-REG-03][ADV-REG-04][ADV-REG-06][S-69]") {
    auto dice = dice_always_show(5);
    Game game = after_losses();
    CHECK_THAT(decide(game, Side::Blue, regroup_of(StandId{2}, StandId{3})),
               IsRefused("no_pair", {"ADV-REG-03"}));
    REQUIRE(play(game, Actor::Blue, regroup_of(StandId{3}, StandId{2}), dice));
    Course course{game, dice};
    close_orders(course);
    regroup(course, Side::Blue);
    const auto& back = *find_stand(game, StandId{3});
    CHECK(back.presence == Presence::OnTable);
    CHECK(back.state == MoraleState::Pinned);
    CHECK(in_contact(game, back, *find_stand(game, StandId{1})));
    CHECK_FALSE(
        polygons_overlap(base_of(game, back), base_of(game, *find_stand(game, StandId{1}))));
    CHECK(find_stand(game, StandId{2})->gone_for_good);
    CHECK_FALSE(has_pairs(game));
}

TEST_CASE("ADV-REG-02 S-69 both are of one type, of the company, and were lost in an earlier turn",
          "[regroup][ADV-REG-02][S-69]") {
    CHECK(has_pairs(after_losses()));
    CHECK_FALSE(has_pairs(after_losses().in_turn(1)));
    CHECK_FALSE(has_pairs(after_losses().set(
        [](Game& g) { g.stands[2].line = static_cast<std::uint16_t>(g.stands[2].line + 1); })));
    CHECK_FALSE(has_pairs(after_losses().set([](Game& g) { g.stands[1].company = CompanyId{2}; })));
    CHECK_FALSE(
        has_pairs(after_losses().set([](Game& g) { g.stands[1].presence = Presence::DrivenOff; })));
}

TEST_CASE("ADV-REG-05 not within 12\" of a visible enemy; a hidden one does not count",
          "[regroup][ADV-REG-05]") {
    CHECK_FALSE(has_pairs(after_losses().with(a_stand(1001).at({34_in, 24_in}).visible())));
    CHECK(has_pairs(after_losses().with(a_stand(1001).at({34_in, 24_in}))));
    CHECK(has_pairs(after_losses().with(a_stand(1001).at({40_in, 24_in}).visible())));
}

TEST_CASE("S-69 regroup_types limits it to personnel", "[regroup][S-69]") {
    const auto types = GENERATE(rules::RegroupTypes::All, rules::RegroupTypes::Personnel);
    Game game = after_losses();
    game.scenario.options.regroup_types = types;
    CHECK(has_pairs(game));
    const auto tank = std::ranges::find(game.scenario.lines, "tank", &rules::DataLine::id);
    for (auto& stand : game.stands)
        if (stand.id != StandId{1})
            stand.line = static_cast<std::uint16_t>(tank - game.scenario.lines.begin());
    CHECK(has_pairs(game) == (types == rules::RegroupTypes::All));
}

TEST_CASE("ADV-REG-01 it is offered as a Rally order with its pairs, where the option says so",
          "[regroup][ADV-REG-01]") {
    Game game = after_losses();
    const auto offers_regroup = [&] {
        const auto choices = choices_of(game, Side::Blue);
        return std::ranges::any_of(choices.orders.front().offers, [](const OrderOffer& offer) {
            return offer.chit == OrderChit::Regroup && offer.needs_pair;
        });
    };
    CHECK(offers_regroup());
    game.scenario.options.adv_regroup = false;
    CHECK_FALSE(offers_regroup());
    CHECK_THAT(decide(game, Side::Blue, regroup_of(StandId{3}, StandId{2})),
               IsRefused("no_such_order"));
}

namespace {

void carried_out(Game& game) {
    auto dice = dice_always_show(5);
    REQUIRE(play(game, Actor::Blue, regroup_of(StandId{3}, StandId{2}), dice));
    Course course{game, dice};
    close_orders(course);
    regroup(course, Side::Blue);
}

}  // namespace

TEST_CASE("S-32 who comes back does not stand on a wreck", "[regroup][ADV-REG-04][S-32]") {
    Game game = after_losses();
    game.wrecks = {
        {MarkerId{1}, {}, {24_in, 22.9_in}, 0_deg, rules::BaseSize::Vehicle}
    };
    carried_out(game);
    const auto& back = *find_stand(game, StandId{3});
    REQUIRE(on_table(back));
    const auto size = rules::base_dimensions(rules::BaseSize::Vehicle);
    CHECK_FALSE(polygons_overlap(base_of(game, back),
                                 base_corners({24_in, 22.9_in}, size.width, size.depth, 0_deg)));
    CHECK(in_contact(game, back, *find_stand(game, StandId{1})));
}

TEST_CASE("CAMO-01 who comes back is no longer camouflaged", "[regroup][CAMO-01][S-69]") {
    Game game = after_losses().set([](Game& g) {
        for (auto& stand : g.stands) stand.camouflaged = true;
    });
    carried_out(game);
    CHECK_FALSE(find_stand(game, StandId{3})->camouflaged);
    CHECK(find_stand(game, StandId{1})->camouflaged);
}
