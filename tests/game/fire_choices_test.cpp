#include <algorithm>

#include "game/play/choices.h"
#include "support/fire.h"

using namespace game;
using namespace support;
using rules::FireKind;

TEST_CASE("REL-27 the offer names targets in sight and in arc, whatever their range, and is legal",
          "[fire_steps][MEAS-01][MEAS-04]") {
    Game game = a_game()
                    .with(a_stand(1).of("assault_gun").at({24_in, 4_in}))
                    .with(a_stand(1001).at({24_in, 70_in}).visible())
                    .with(a_stand(1002).at({40_in, 4_in}).visible())
                    .with(a_stand(1003).at({24_in, 8_in}));
    const auto choices = fires_offered_to_blue(game);
    REQUIRE(choices.fires.size() == 1);
    REQUIRE(choices.fires[0].weapons.size() == 2);
    for (const auto& weapon : choices.fires[0].weapons) {
        REQUIRE(weapon.targets.size() == 1);
        CHECK(weapon.targets[0].target == "m1001");
        CHECK_THAT(decide(game, Side::Blue, at(1, 1001, weapon.line)), IsAccepted());
    }
    declared(game, Side::Blue, at(1, 1001, 1));
    CHECK(fires_offered_to_blue(game).fires.empty());
}

TEST_CASE("REL-27 what is hidden does not change the offer", "[fire_steps][FIRE-13]") {
    const Game without = tank_and_rifles();
    const Game with = tank_and_rifles().with(a_stand(1002).at({24_in, 26_in}));
    CHECK(fires_offered_to_blue(without) == fires_offered_to_blue(with));
}

TEST_CASE("OPF-03 the offer goes along the path that was seen", "[fire_steps][OPF-03]") {
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1)
                              .at({
                                  24_in, 20_in
    })
                              .under(OrderChit::Hold))
                    .with(a_stand(1001).that_moved({{24_in, 29_in}, {24_in, 26_in}}).visible());
    const auto choices = fires_offered_to_blue(game);
    REQUIRE(choices.fires.size() == 1);
    const auto& points = choices.fires[0].weapons[0].targets[0].path_points;
    REQUIRE(points.size() >= 3);
    for (const auto point : points)
        CHECK_THAT(decide(game, Side::Blue, along(1, 1001, point)), IsAccepted());
}

TEST_CASE("S-48 a cover is offered for a path when it can be declared all along it",
          "[fire_steps][S-48][OPF-03]") {
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(an_area(rules::Terrain::Brush,
                                  {
                                      20_in, 27_in
    },
                                  {28_in, 32_in}, rules::Cover::Medium))
                    .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::Hold))
                    .with(a_stand(1001)
                              .that_moved({{24_in, 30_in}, {24_in, 24_in}})
                              .under(OrderChit::CautiousAdvance)
                              .visible());
    const auto choices = fires_offered_to_blue(game);
    REQUIRE(choices.fires.size() == 1);
    const auto& target = choices.fires[0].weapons[0].targets[0];
    REQUIRE(target.path_points.size() >= 3);
    CHECK(target.covers.empty());  // in cover at first, then in the open
    game.scenario.field.areas = {};
    CHECK(fires_offered_to_blue(game).fires[0].weapons[0].targets[0].covers.size() == 1);
}

TEST_CASE("LOS-12 remembered lines of fire are those of now: friends, smoke and wrecks in the way",
          "[fire_steps][LOS-12][LOS-15]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 20_in}))
                    .with(a_stand(2).at({40_in, 4_in}))
                    .with(a_stand(1001).at({24_in, 28_in}).visible());
    const Point between{24_in, 24_in};
    auto& other = *find_stand(game, StandId{2});
    other.base = rules::BaseSize::Double;
    Looks looks;
    auto before = game;
    const auto is_offered = [&] {
        looks.forget(game, changed_between(before, game), Side::Blue);
        before = game;
        const auto choices = fires_offered_to_blue(game, looks);
        CHECK(choices == fires_offered_to_blue(game));
        return std::ranges::count(choices.fires, StandId{1}, &FireChoice::firer) == 1;
    };
    REQUIRE(is_offered());
    CHECK(is_offered());

    SECTION("a friend") {
        other.at = between;
        CHECK_FALSE(is_offered());
        other.at = {40_in, 4_in};
        CHECK(is_offered());
    }
    SECTION("smoke") {
        auto& smoke = game.templates.emplace_back();
        smoke.kind = rules::MissionKind::Smoke;
        smoke.centre = between;
        smoke.size = 4_in;
        CHECK_FALSE(is_offered());
    }
    SECTION("a wreck, once the side has seen it") {
        auto& wreck = game.wrecks.emplace_back();
        wreck.id = MarkerId{1};
        wreck.base = rules::BaseSize::Double;
        wreck.at = between;
        CHECK(is_offered());
        knowledge_of(game, Watcher::Blue).wrecks_seen.push_back(MarkerId{1});
        CHECK_FALSE(is_offered());
    }
}
