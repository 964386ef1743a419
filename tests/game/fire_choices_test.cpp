#include "game/choices.h"
#include "support/fire.h"

using namespace game;
using namespace support;
using rules::FireKind;

TEST_CASE("R27 the offer names targets in sight and in arc, whatever their range, and is legal",
          "[fire_steps][MEAS-01][MEAS-04]") {
    Game game = a_game()
                    .with(a_stand(1).of("assault_gun").at({24_in, 4_in}))
                    .with(a_stand(1001).at({24_in, 70_in}).visible())
                    .with(a_stand(1002).at({40_in, 4_in}).visible())
                    .with(a_stand(1003).at({24_in, 8_in}));
    Choices choices;
    add_fire_choices(game, Side::Blue, choices);
    REQUIRE(choices.fires.size() == 1);
    REQUIRE(choices.fires[0].weapons.size() == 2);
    for (const auto& weapon : choices.fires[0].weapons) {
        REQUIRE(weapon.targets.size() == 1);
        CHECK(weapon.targets[0].target == "m1001");
        CHECK_THAT(decide(game, Side::Blue, at(1, 1001, weapon.line)), IsAccepted());
    }
    declared(game, Side::Blue, at(1, 1001, 1));
    Choices after;
    add_fire_choices(game, Side::Blue, after);
    CHECK(after.fires.empty());
}

TEST_CASE("R27 what is hidden does not change the offer", "[fire_steps][FIRE-13]") {
    const auto offered = [](const Game& game) {
        Choices choices;
        add_fire_choices(game, Side::Blue, choices);
        return choices;
    };
    const Game without = tank_and_rifles();
    const Game with = tank_and_rifles().with(a_stand(1002).at({24_in, 26_in}));
    CHECK(offered(without) == offered(with));
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
    Choices choices;
    add_fire_choices(game, Side::Blue, choices);
    REQUIRE(choices.fires.size() == 1);
    const auto& points = choices.fires[0].weapons[0].targets[0].path_points;
    REQUIRE(points.size() >= 3);
    for (const auto point : points)
        CHECK_THAT(decide(game, Side::Blue, along(1, 1001, point)), IsAccepted());
}
