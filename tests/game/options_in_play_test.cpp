#include "game/fire/fire.h"
#include "game/orders/orders.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "game/spotting/spotting_facts.h"
#include "support/fire.h"

using namespace game;
using namespace support;
using rules::FireKind;

TEST_CASE("S-51 out_of_range_morale: is a shot out of range fire?", "[fire_steps][S-51][MOR-06]") {
    const bool counts = GENERATE(false, true);
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 4_in}))
                    .with(a_stand(1001).at({24_in, 60_in}).visible())
                    .set([&](Game& g) { g.scenario.options.out_of_range_morale = counts; });
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(1);
    CHECK_FALSE(the<ShotResolved>(resolved(game, dice, FireKind::General)).in_range);
    CHECK(stand(game, 1001).fired_at == counts);
    CHECK(dice.asked().empty());
}

TEST_CASE("S-41 reveal_quality: does a visible stand show its quality?", "[spotting][S-41]") {
    const bool reveal = GENERATE(false, true);
    const Game game =
        a_game().with(a_stand(1).of_quality(rules::TroopQuality::Elite)).set([&](Game& g) {
            g.scenario.options.reveal_quality = reveal;
        });
    const auto shown = shown_of(game, stand(game, 1), {}, {});
    CHECK(shown.quality.has_value() == reveal);
    if (reveal) CHECK(shown.quality == rules::TroopQuality::Elite);
}

TEST_CASE("S-15 command_succession: who follows a lost commander?",
          "[orders][S-15][S-86][ORD-10]") {
    Game game = a_game()
                    .with(a_stand(1).that_issues_as(rules::Issuer::CompanyPure).set([](Stand& s) {
                        s.presence = Presence::Eliminated;
                    }))
                    .with(a_stand(2).that_is(MoraleState::Demoralized))
                    .with(a_stand(3))
                    .with(a_stand(4).in_company(2))
                    .with(a_stand(1001));
    auto dice = dice_show({});
    Course course{game, dice};
    SECTION("none: nobody") {
        succeed_commanders(course);
        CHECK(course.take().empty());
    }
    SECTION("next_turn: the first stand of his company that is fit for it") {
        game.scenario.options.command_succession = rules::CommandSuccession::NextTurn;
        succeed_commanders(course);
        CHECK(stand(game, 2).issuer == rules::Issuer::None);
        CHECK(stand(game, 3).issuer == rules::Issuer::CompanyJoint);
        CHECK(stand(game, 1).issuer == rules::Issuer::None);
        succeed_commanders(course);
        CHECK(course.take().size() == 1);
    }
}

TEST_CASE("R-24 opfire_idf_calls: is artillery called in 3A?",
          "[indirect_fire][R-24][S-87][OPF-11]") {
    const RequestMission call{
        StandId{1},
        {StandId{2}},
        rules::MissionKind::HighExplosive, {24_in, 40_in}
    };
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(a_stand(2).of("mortar").at({24_in, 10_in}).under(OrderChit::Hold))
                    .with(a_stand(3).of("mortar").at({28_in, 10_in}))
                    .with(a_stand(1001).at({24_in, 40_in}).visible())
                    .with(a_stand(1002).at({25.2_in, 40_in}));
    SECTION("false: no") {
        CHECK_THAT(decide(game, Side::Blue, call), IsRefused("wrong_subphase"));
    }
    SECTION("true: one die at whoever is in it, hidden or not") {
        game.scenario.options.opfire_idf_calls = true;
        auto other = call;
        other.batteries = {StandId{3}};
        CHECK_FALSE(decide(game, Side::Blue, other));  // without Hold
        auto smoke = call;
        smoke.kind = rules::MissionKind::Smoke;
        CHECK_THAT(decide(game, Side::Blue, smoke), IsRefused("not_in_op_fire"));
        const auto events = decide(game, Side::Blue, call);
        REQUIRE_THAT(events, IsAccepted());
        evolve_all(game, *events);
        auto dice = dice_always_show(1);
        Course course{game, dice};
        resolve_requests(course);
        resolve_fire(course, FireKind::Opportunity);
        const auto happened = course.take();
        CHECK(the<ResponseRolled>(happened).success);
        CHECK(std::ranges::count_if(happened, [](const Event& e) {
                  return holds_alternative<TemplateAttack>(e);
              }) == 2);
        CHECK(stand(game, 1002).suppressed);
        CHECK(stand(game, 2).fired_in == Subphase::OpportunityFire);
    }
}
