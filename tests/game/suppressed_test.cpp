#include "game/effects/effects.h"
#include "game/morale/morale_facts.h"
#include "game/movement/movement.h"
#include "game/orders/orders.h"
#include "game/play/commands.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "game/spotting/spotting.h"
#include "support/in_play.h"

/// What a marker of suppression is for, and what it does and does not do.
using namespace game;
using namespace support;
using rules::FireKind;

namespace {

Template he_at(Point centre, const Game& g) {
    Template he;
    he.id = MarkerId{g.next_marker};
    he.battery = StandId{9};
    he.centre = centre;
    he.size = 3_in;
    he.turn_placed = g.turn;
    return he;
}
/// Blue's howitzer 9 has a template over Red infantry in step 1C.
GameBuilder shelled_infantry() {
    return a_game()
        .in(Subphase::HeAttacks)
        .with(a_stand(9).of("howitzer").at({40_in, 10_in}))
        .with(a_stand(1001)
                  .at({24_in, 40_in})
                  .facing(180_deg)
                  .that_issues_as(rules::Issuer::CompanyJoint)
                  .under(OrderChit::CautiousAdvance))
        .set([](Game& g) { g.templates.push_back(he_at({24_in, 40_in}, g)); });
}
StandBuilder maybe_suppressed(std::uint16_t id, bool is) {
    return a_stand(id).set([=](Stand& s) { s.suppressed = is; });
}
ShotResolved exchanged(bool firer, bool target) {
    Game game = a_game()
                    .with(maybe_suppressed(1, firer).at({24_in, 20_in}))
                    .with(maybe_suppressed(1001, target).at({24_in, 26_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(10);
    return the<ShotResolved>(resolved(game, dice, FireKind::General));
}

}  // namespace

TEST_CASE("SUPP-01 suppression comes from enemy fire, for vehicles from an enemy near, and says so",
          "[suppression][SUPP-01]") {
    auto dice = dice_always_show(10);
    Game direct = tank_and_rifles().in(Subphase::OpportunityFire);
    declared(direct, Side::Blue, at(1, 1001, 1));
    CHECK(the<StandSuppressed>(resolved(direct, dice, FireKind::Opportunity)).by ==
          SuppressedBy::DirectFire);

    Game shelled = shelled_infantry();
    Course course{shelled, dice};
    resolve_templates(course);
    CHECK(the<StandSuppressed>(course.take()).by == SuppressedBy::Template);

    Game near = a_game()
                    .with(an_area(rules::Terrain::Orchard, {22_in, 28_in}, {26_in, 32_in},
                                  rules::Cover::Light, rules::Visibility::OpenBlocking, 1))
                    .with(a_stand(1).of("truck").at({24_in, 20_in}))
                    .with(a_stand(2).at({27_in, 20_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    Course beside{near, dice};
    suppress_near_personnel(beside);
    const auto suppressed = the<StandSuppressed>(beside.take());
    CHECK(suppressed.stand == StandId{1});  // not the infantry beside it
    CHECK(suppressed.by == SuppressedBy::Proximity);
}

TEST_CASE("R-26 the marker is the stand's own: out of the template it stays until 1B",
          "[suppression][R-26]") {
    Game game = shelled_infantry();
    auto dice = blue_begins(10);
    Course course{game, dice};
    resolve_templates(course);
    REQUIRE(stand(game, 1001).suppressed);
    game.subphase = Subphase::SideBMoves;
    happens(game, Actor::Red, MoveStand{StandId{1001}, {{24_in, 34_in}}}, dice);
    CHECK(stand(game, 1001).suppressed);
    game.turn = 2;
    clear_markers(course);
    CHECK_FALSE(stand(game, 1001).suppressed);
}

TEST_CASE("SUPP-10 who is suppressed hits at two less, and is hit no better for it",
          "[suppression][SUPP-10]") {
    const auto fresh = exchanged(false, false);
    CHECK(exchanged(true, false).needs == fresh.needs - 2);
    CHECK(exchanged(true, false).dice.size() == fresh.dice.size());
    CHECK(exchanged(false, true).needs == fresh.needs);
}

TEST_CASE("SUPP-10 who is suppressed spots at half the distance, and is spotted no easier",
          "[suppression][SUPP-10]") {
    const bool blue = GENERATE(false, true);
    Game game = a_game()
                    .in(Subphase::Spotting)
                    .with(maybe_suppressed(1, blue).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 24_in + 12_in}));
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    spot_all(course);
    CHECK(stand(game, 1001).visible == !blue);  // 11" of 12", of 6"
    CHECK(stand(game, 1).visible);
}

TEST_CASE("SUPP-10 a battery that is suppressed answers at two less, its company checks as ever",
          "[suppression][SUPP-10]") {
    const auto answers = [](bool suppressed) {
        Game game = a_game()
                        .in(Subphase::ArtilleryResponse)
                        .with(a_stand(1).at({24_in, 24_in}).that_observes())
                        .with(maybe_suppressed(2, suppressed).of("mortar").at({24_in, 10_in}))
                        .with(a_stand(1001).at({24_in, 40_in}).visible());
        const auto requested = decide(
            game, Side::Blue,
            RequestMission{
                StandId{1},
                {StandId{2}},
                rules::MissionKind::HighExplosive, {24_in, 40_in}
        });
        REQUIRE_THAT(requested, IsAccepted());
        evolve_all(game, *requested);
        auto dice = dice_show({1});
        Course course{game, dice};
        resolve_requests(course);
        const auto query = morale_query(game, *find_company(game, CompanyId{1}));
        return std::pair{the<ResponseRolled>(course.take()).needs,
                         rules::total(rules::morale_modifiers(query))};
    };
    const auto fresh = answers(false), suppressed = answers(true);
    CHECK(suppressed.first == fresh.first - 2);
    CHECK(suppressed.second == fresh.second);
}

TEST_CASE("SUPP-11 who is suppressed still moves, orders and fires", "[suppression][SUPP-11]") {
    const auto in = [](Subphase subphase, OrderChit chit) {
        return Game(a_game()
                        .in(subphase)
                        .with(a_stand(1)
                                  .at({24_in, 24_in})
                                  .that_issues_as(rules::Issuer::CompanyJoint)
                                  .suppressed()
                                  .under(chit))
                        .with(a_stand(1001).at({24_in, 30_in}).visible()));
    };
    CHECK_THAT(decide(in(Subphase::SideAMoves, OrderChit::CautiousAdvance), Side::Blue,
                      MoveStand{StandId{1}, {{24_in, 29_in}}}),
               IsAccepted());  // toward the enemy, as a pinned stand may not
    CHECK_THAT(decide(in(Subphase::OpportunityFire, OrderChit::Hold), Side::Blue, at(1, 1001)),
               IsAccepted());
    CHECK_THAT(decide(in(Subphase::GeneralFire, OrderChit::HastyAdvance), Side::Blue, at(1, 1001)),
               IsAccepted());
    CHECK_THAT(decide(in(Subphase::Orders, OrderChit::Hold), Side::Blue,
                      PlaceOrder{
                          .issuer = StandId{1},
                            .chit = OrderChit::Hold, .marker = {24_in, 24_in}
    }),
               IsAccepted());
}
