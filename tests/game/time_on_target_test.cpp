#include <catch2/catch.hpp>

#include "game/morale/morale_facts.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "rules/indirect_fire.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::MissionKind;

namespace {

constexpr Point kPoint{24_in, 40_in};

/// An observer, three batteries off the table of which two make a TOT, and a spotted enemy.
GameBuilder three_batteries() {
    auto game = a_game()
                    .in(Subphase::ArtilleryResponse)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(a_stand(1001).at(kPoint).visible());
    for (std::uint16_t id = 2; id <= 4; ++id) game.with(a_stand(id).of("howitzer").off_board());
    return game.set([](Game& g) {
        g.scenario.options.tot = true;
        g.scenario.tot_batteries = 2;
    });
}
RequestMission together(std::vector<StandId> batteries) {
    return {StandId{1}, std::move(batteries), MissionKind::TimeOnTarget, kPoint};
}
Events fired(Game& game, std::vector<int> answers) {
    std::vector<StandId> batteries;
    for (std::uint16_t i = 0; i < answers.size(); ++i)
        batteries.push_back(StandId{static_cast<std::uint16_t>(2 + i)});
    const auto asked = decide(game, Side::Blue, together(std::move(batteries)));
    REQUIRE_THAT(asked, IsAccepted());
    evolve_all(game, *asked);
    auto dice = dice_show(std::move(answers)).otherwise(10);
    Course course{game, dice};
    resolve_requests(course);
    game.subphase = Subphase::HeAttacks;
    resolve_templates(course);
    return course.take();
}

}  // namespace

TEST_CASE("S-58 a TOT takes the option, and as many batteries as the scenario says",
          "[indirect_fire][S-58][S-83]") {
    Game game = three_batteries();
    CHECK_THAT(decide(game, Side::Blue, together({StandId{2}, StandId{3}})), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, together({StandId{2}})),
               IsRefused("too_few_batteries", {"S-58"}));
    const auto missions = choices_of(game, Side::Blue).missions;
    const auto tot = std::ranges::find(missions, MissionKind::TimeOnTarget, &MissionChoice::kind);
    REQUIRE(tot != missions.end());
    CHECK(tot->least_batteries == 2);
    CHECK(tot->batteries.size() == 3);
    game.scenario.options.tot = false;
    CHECK_THAT(decide(game, Side::Blue, together({StandId{2}, StandId{3}})),
               IsRefused("not_in_play", {"S-58"}));
    game.scenario.options.tot = true;
    game.scenario.tot_batteries = 4;
    for (const auto& choice : choices_of(game, Side::Blue).missions)
        CHECK(choice.kind != MissionKind::TimeOnTarget);
}

TEST_CASE("MOR-23 a TOT that succeeds marks each company with a stand in its templates, once",
          "[indirect_fire][MOR-23][S-58][S-83]") {
    Game game = three_batteries()
                    .with(a_stand(5).in_company(2).at({25_in, 40_in}))
                    .with(a_stand(1002).in_company(102).at({24_in, 41_in}))
                    .with(a_stand(1003).in_company(103).at({30_in, 40_in}));
    const auto felt = all_of<BombardmentFelt>(fired(game, {5, 5}));
    REQUIRE(felt.size() == 3);
    CHECK(find_company(game, CompanyId{2})->under_tot);
    CHECK(morale_query(game, *find_company(game, CompanyId{102})).tot);
    CHECK_FALSE(find_company(game, CompanyId{103})->under_tot);
    auto dice = dice_show({});
    Course{game, dice}.happen(TurnBegun{2});
    CHECK_FALSE(find_company(game, CompanyId{102})->under_tot);
}

TEST_CASE("S-83 a TOT that too few batteries answer is an ordinary mission",
          "[indirect_fire][S-83][S-58]") {
    Game game = three_batteries();
    const auto answers = GENERATE(std::vector{5, 6, 6}, std::vector{5, 5, 6});
    const auto events = fired(game, answers);
    const bool joined = answers[1] == 5;
    CHECK(count<TemplatePlaced>(events) == (joined ? 2 : 1));
    CHECK(all_of<TemplatePlaced>(events).front().placed.kind ==
          (joined ? MissionKind::TimeOnTarget : MissionKind::HighExplosive));
    CHECK(count<BombardmentFelt>(events) == (joined ? 1 : 0));
}

TEST_CASE("ADV-AMMO-05 a TOT uses ammunition, harassing fire does not",
          "[indirect_fire][ADV-AMMO-05][ADV-AMMO-06][S-83]") {
    CHECK(rules::takes_ammunition(MissionKind::TimeOnTarget));
    CHECK_FALSE(rules::takes_ammunition(MissionKind::Harassing));
    CHECK_FALSE(rules::takes_ammunition(MissionKind::AirStrike));
}

TEST_CASE("IDF-11 harassing fire goes to any point, without an observer or a known enemy, on 1-3",
          "[indirect_fire][IDF-11][S-58][S-83]") {
    Game game = a_game()
                    .in(Subphase::ArtilleryResponse)
                    .with(a_stand(2).of("howitzer").off_board())
                    .with(a_stand(1001).at(kPoint));
    const auto missions = choices_of(game, Side::Blue).missions;
    REQUIRE(missions.size() == 1);
    CHECK(missions.front().kind == MissionKind::Harassing);
    CHECK(missions.front().targets.empty());
    const RequestMission anywhere{
        {},
        {StandId{2}},
        MissionKind::Harassing, {3_in, 60_in}
    };
    CHECK_THAT(decide(game, Side::Blue, anywhere), IsAccepted());
    auto dice = dice_show({3}).otherwise(10);
    REQUIRE_THAT(play(game, Actor::Blue, anywhere, dice), IsAccepted());
    Course course{game, dice};
    resolve_requests(course);
    CHECK(the<ResponseRolled>(course.take()).success);
    game.scenario.options.hi_fire = false;
    CHECK(choices_of(game, Side::Blue).missions.empty());
}
