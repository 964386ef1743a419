#include <algorithm>

#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/shelling/shelling.h"
#include "support/builders.h"
#include "support/matchers.h"

/// What 1A offers: a choice for each kind of mission, and nothing that would be refused.
using namespace game;
using namespace support;
using rules::MissionKind;

namespace {

/// An observer at the near edge, two mortars of which one has smoke, and two enemies: one in sight,
/// one last seen behind a wood.
GameBuilder an_observer_with_smoke() {
    return a_game()
        .in(Subphase::ArtilleryResponse)
        .with(an_area(rules::Terrain::Woods, {36_in, 30_in}, {60_in, 36_in}, rules::Cover::Medium,
                      rules::Visibility::Dense, 2))
        .with(a_stand(1).at({24_in, 10_in}).that_observes())
        .with(
            a_stand(2).of("mortar").at({20_in, 10_in}).set([](Stand& s) { s.smoke_missions = 1; }))
        .with(a_stand(3).of("mortar").at({16_in, 10_in}))
        .with(a_stand(1001).at({24_in, 40_in}).visible())
        .with(a_stand(1002).at({54_in, 50_in}).visible());
}
const MissionChoice* offered_mission(const Choices& choices, MissionKind kind) {
    const auto found = std::ranges::find(choices.missions, kind, &MissionChoice::kind);
    return found == choices.missions.end() ? nullptr : &*found;
}
std::vector<std::string> targets_named(const MissionChoice& choice) {
    std::vector<std::string> names;
    for (const auto& target : choice.targets) names.push_back(target.target);
    return names;
}

}  // namespace

TEST_CASE("IDF-30 smoke is offered for the batteries that have some left",
          "[indirect_fire][IDF-30][S-55]") {
    const auto choices = choices_of(an_observer_with_smoke(), Side::Blue);
    const auto* shells = offered_mission(choices, MissionKind::HighExplosive);
    const auto* smoke = offered_mission(choices, MissionKind::Smoke);
    REQUIRE(shells);
    REQUIRE(smoke);
    CHECK(shells->batteries == std::vector{StandId{2}, StandId{3}});
    CHECK(smoke->batteries == std::vector{StandId{2}});
    CHECK(smoke->observer == StandId{1});
}

TEST_CASE("S-34 smoke is offered wherever the observer sees the place where it needs no target, "
          "high explosive on who is seen",
          "[indirect_fire][S-34][IDF-13]") {
    Game game = an_observer_with_smoke();
    game.scenario.options.smoke_needs_target = false;
    auto& lost = *std::ranges::find(game.knowledge[0].contacts, StandId{1001}, &Contact::stand);
    lost.in_sight = false;
    find_stand(game, StandId{1001})->visible = false;
    const auto choices = choices_of(game, Side::Blue);
    CHECK_FALSE(offered_mission(choices, MissionKind::HighExplosive));
    const auto* smoke = offered_mission(choices, MissionKind::Smoke);
    REQUIRE(smoke);
    CHECK(targets_named(*smoke) == std::vector<std::string>{"m1001"});
}

TEST_CASE("S-34 smoke needs a spotted target, unless the option lets it fall anywhere in sight",
          "[indirect_fire][S-34][IDF-04]") {
    Game game = an_observer_with_smoke();
    game.knowledge[0].contacts.clear();
    CHECK_FALSE(offered_mission(choices_of(game, Side::Blue), MissionKind::Smoke));
    game.scenario.options.smoke_needs_target = false;
    const auto anywhere = choices_of(game, Side::Blue);
    REQUIRE(offered_mission(anywhere, MissionKind::Smoke));
    CHECK(offered_mission(anywhere, MissionKind::Smoke)->targets.empty());
}

TEST_CASE("IDF-13 every point that is offered is accepted for every battery offered with it",
          "[indirect_fire][IDF-04][IDF-13][S-34][S-55]") {
    Game game = an_observer_with_smoke();
    game.scenario.options.smoke_needs_target = GENERATE(false, true);
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.missions.size() == 3);  // high explosive, smoke, harassing
    for (const auto& choice : choices.missions)
        for (const auto& target : choice.targets)
            for (const auto battery : choice.batteries) {
                const RequestMission asked{choice.observer, {battery}, choice.kind, target.point};
                CHECK_THAT(decide(game, Side::Blue, asked), IsAccepted());
            }
}
