#include "game/shelling/shelling.h"
#include "support/in_play.h"

/// Movers in templates: who is attacked in 3A, and in what cover.
using namespace game;
using namespace support;
using rules::FireKind;

namespace {

/// A Red howitzer's 3" template at (24, 40), placed this turn.
GameBuilder a_template_ahead() {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1001).of("howitzer").at({24_in, 70_in}))
        .set([](Game& g) {
            Template placed;
            placed.id = MarkerId{g.next_marker++};
            placed.side = Side::Red;
            placed.battery = StandId{1001};
            placed.centre = {24_in, 40_in};
            placed.size = 3_in;
            placed.turn_placed = g.turn;
            g.templates.push_back(placed);
        });
}
Events shelled(Game& game, Dice& dice) {
    game.subphase = Subphase::OpportunityFire;
    return resolved(game, dice, FireKind::Opportunity);
}

}  // namespace

TEST_CASE("S-28 riders are attacked when their tank comes into a template",
          "[indirect_fire][IDF-26][S-28][S-57]") {
    Game game = a_template_ahead()
                    .with(a_stand(1).of("tank").at({24_in, 34_in}).under(OrderChit::HastyAdvance))
                    .with(a_stand(2).aboard(1).at({24_in, 34_in}));
    auto dice = blue_begins(10);
    const auto moved = happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 46_in}}}, dice);
    const auto entered = all_of<TemplateEntered>(moved);
    REQUIRE(entered.size() == 2);
    CHECK(entered[0].at == entered[1].at);
    const auto attacks = all_of<TemplateAttack>(shelled(game, dice));
    REQUIRE(attacks.size() == 2);
    CHECK(attacks[1].target == StandId{2});
    CHECK(stand(game, 2).suppressed);
}

TEST_CASE("S-28 those inside a vehicle are not attacked, nor riders that were in 1C",
          "[indirect_fire][PASS-01][S-28][S-57]") {
    const bool inside = GENERATE(true, false);
    Game game = a_template_ahead()
                    .with(a_stand(1)
                              .of(inside ? "truck" : "tank")
                              .at({24_in, 34_in})
                              .under(OrderChit::HastyAdvance))
                    .with(a_stand(2).aboard(1).at({24_in, 34_in}));
    if (!inside) game.templates.front().attacked = {StandId{2}};
    auto dice = blue_begins(10);
    const auto moved = happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 46_in}}}, dice);
    CHECK(the<TemplateEntered>(moved).stand == StandId{1});
}

TEST_CASE("S-57 shells of 3A find a mover without cover, unless it goes cautiously",
          "[indirect_fire][OPF-07][OPF-11][S-57]") {
    const auto chit = GENERATE(OrderChit::HastyAdvance, OrderChit::CautiousAdvance);
    Game game = a_template_ahead()
                    .with(an_area(rules::Terrain::Open, {10_in, 30_in}, {40_in, 50_in},
                                  rules::Cover::Medium))
                    .with(a_stand(1).at({24_in, 36_in}).under(chit));
    auto dice = blue_begins(10);
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 42_in}}}, dice);
    const auto attack = the<TemplateAttack>(shelled(game, dice));
    const bool covered = chit == OrderChit::CautiousAdvance;
    CHECK((rules::total(attack.working) < 0) == covered);
}

TEST_CASE("S-57 shells of 1C find everybody in the cover he stands in",
          "[indirect_fire][IDF-17][S-57]") {
    Game game = a_template_ahead()
                    .in(Subphase::HeAttacks)
                    .with(an_area(rules::Terrain::Woods, {10_in, 30_in}, {40_in, 50_in},
                                  rules::Cover::Medium, rules::Visibility::Dense, 2))
                    .with(a_stand(1).at({24_in, 40_in}).under(OrderChit::HastyAdvance));
    auto dice = dice_always_show(10);
    Course course{game, dice};
    resolve_templates(course);
    CHECK(rules::total(the<TemplateAttack>(course.take()).working) < 0);
}
