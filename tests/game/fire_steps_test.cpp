#include "game/fire/fire.h"
#include "game/play/evolve.h"
#include "support/fire.h"

using namespace game;
using namespace support;
using rules::FireKind;

TEST_CASE("FIRE-09 fire is declared before any die and can be withdrawn until the commit",
          "[fire_steps][FIRE-09]") {
    Game game = tank_and_rifles();
    declared(game, Side::Blue, at(1, 1001, 1));
    REQUIRE(game.shots.size() == 1);
    CHECK(game.shots[0].target == StandId{1001});
    CHECK_THAT(decide(game, Side::Red, WithdrawFire{game.shots[0].id}), IsRefused("no_such_shot"));
    const auto withdrawn = decide(game, Side::Blue, WithdrawFire{game.shots[0].id});
    REQUIRE_THAT(withdrawn, IsAccepted());
    evolve_all(game, *withdrawn);
    CHECK(game.shots.empty());
}

TEST_CASE("S-54 a weapon is declared once, every other weapon for itself", "[fire_steps][S-54]") {
    Game game = tank_and_rifles();
    declared(game, Side::Blue, at(1, 1001, 1));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 0)), IsRefused("already_declared", {"S-54"}));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsRefused("already_declared"));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 2)), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 99)), IsRefused("no_such_weapon", {"RNG-12"}));
}

TEST_CASE("S-46 dice are divided only by name, one less in all, and never beyond the rate",
          "[fire_steps][S-46][ROF-07]") {
    Game game =
        a_game()
            .with(a_stand(1).of("gun").at({24_in, 20_in}).of_quality(rules::TroopQuality::Elite))
            .with(a_stand(1001).at({24_in, 30_in}).visible())
            .with(a_stand(1002).at({27_in, 30_in}).visible());
    declared(game, Side::Blue, at(1, 1001, 1, 1));  // Elite: three dice, two when divided
    CHECK_THAT(decide(game, Side::Blue, at(1, 1002, 1)), IsRefused("already_declared", {"S-46"}));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1002, 1, 2)), IsRefused("dice_out_of_range"));
    declared(game, Side::Blue, at(1, 1002, 1, 1));
    auto dice = dice_always_show(10);
    const auto shots = all_of<ShotResolved>(resolved(game, dice, FireKind::General));
    REQUIRE(shots.size() == 2);
    CHECK(shots[0].dice.size() == 1);
    CHECK(value_of(shots[0].rate, "ROF-07") == -1);
}

TEST_CASE("FIRE-13 what is not in sight and what does not exist are refused alike",
          "[fire_steps][FIRE-13]") {
    Game game = a_game()
                    .with(a_stand(1).of("tank").at({24_in, 20_in}))
                    .with(a_stand(1001).at({24_in, 30_in}));
    const auto hidden = decide(game, Side::Blue, at(1, 1001, 1));
    const auto nothing = decide(game, Side::Blue, at(1, 1999, 1));
    CHECK_THAT(hidden, IsRefused("no_such_target", {"FIRE-13"}));
    CHECK(hidden.error() == nothing.error());
    CHECK_THAT(decide(game, Side::Blue, at(1001, 1, 0)), IsRefused("no_such_stand"));
}

TEST_CASE("FIRE-14 a wood between them stops the line of fire", "[fire_steps][FIRE-14]") {
    Game game =
        tank_and_rifles().with(an_area(rules::Terrain::Woods, {20_in, 24_in}, {28_in, 27_in},
                                       rules::Cover::Medium, rules::Visibility::Dense, 2));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsRefused("no_line_of_fire", {"FIRE-14"}));
}

TEST_CASE("LOS-12 a friend blocks the line of fire, one that the firer touches supports it",
          "[fire_steps][LOS-12][LOS-14][S-35]") {
    const auto beside = [](Point place) {
        return Game(
            a_game()
                .with(a_stand(1).at({24_in, 20_in}))
                .with(a_stand(2).at(place))
                .set([](Game& g) { find_stand(g, StandId{2})->base = rules::BaseSize::Double; })
                .with(a_stand(1001).at({24_in, 28_in}).visible()));
    };
    const Game blocked = beside({24_in, 24_in}), supported = beside({24_in, 21_in});
    CHECK_THAT(decide(blocked, Side::Blue, at(1, 1001)), IsRefused("no_line_of_fire"));
    CHECK_THAT(decide(supported, Side::Blue, at(1, 1001)), IsAccepted());
}

TEST_CASE("FIRE-15 a fixed weapon fires ahead, a turret all round", "[fire_steps][FIRE-15]") {
    Game game = a_game()
                    .with(a_stand(1).of("tank").at({24_in, 20_in}).facing(180_deg))
                    .with(a_stand(2).of("assault_gun").at({28_in, 20_in}).facing(180_deg))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, at(2, 1001, 1)), IsRefused("out_of_arc", {"FIRE-15"}));
}

TEST_CASE("FIRE-21 all weapons of a turret shoot at one target", "[fire_steps][FIRE-21]") {
    Game game = tank_and_rifles().with(a_stand(1002).at({26_in, 30_in}).visible());
    declared(game, Side::Blue, at(1, 1001, 1));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1002, 2)),
               IsRefused("one_turret_target", {"FIRE-21"}));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1002, 3)), IsAccepted());  // the bow machine gun
}

TEST_CASE("FIRE-22 FIRE-23 rear and AA machine guns exclude the turret's main weapon",
          "[fire_steps][FIRE-22][FIRE-23]") {
    Game game = tank_and_rifles();
    declared(game, Side::Blue, at(1, 1001, 1));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 4)), IsRefused("rear_machine_gun"));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 5)), IsRefused("aa_machine_gun"));
}

TEST_CASE("PREP-01 PREP-02 Prep Fire is for Hold, with H or HC", "[fire_steps][PREP-01][PREP-02]") {
    Game game = tank_and_rifles()
                    .in(Subphase::PrepFireA)
                    .with(a_stand(2).of("tank").at({28_in, 20_in}).under(OrderChit::HastyAdvance));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 0)), IsRefused("not_h_or_hc", {"PREP-02"}));
    CHECK_THAT(decide(game, Side::Blue, at(2, 1001, 1)), IsRefused("order_forbids", {"ORD-56"}));
}

TEST_CASE("FIRE-03 no stand fires in two steps of a turn", "[fire_steps][FIRE-03]") {
    Game game = tank_and_rifles().set(
        [](Game& g) { find_stand(g, StandId{1})->fired_in = Subphase::PrepFireResolved; });
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsRefused("has_fired", {"FIRE-03"}));
}

TEST_CASE("S-73 forced back before its move a stand has no order: no Op Fire, plain General Fire",
          "[fire_steps][S-73][S-09]") {
    const auto driven = [](Subphase subphase) {
        return Game(tank_and_rifles().in(subphase).set([](Game& g) {
            auto& tank = *find_stand(g, StandId{1});
            tank.forced_back = tank.may_not_move = true;
        }));
    };
    CHECK_THAT(decide(driven(Subphase::OpportunityFire), Side::Blue, at(1, 1001, 1)),
               IsRefused("no_order", {"S-09"}));
    CHECK_THAT(decide(driven(Subphase::GeneralFire), Side::Blue, at(1, 1001, 1)), IsAccepted());
}

TEST_CASE("FIRE-16 FIRE-17 a heavy weapon that moved far has the other data line only",
          "[fire_steps][FIRE-16][FIRE-17][RNG-09]") {
    Game game = a_game()
                    .with(a_stand(1)
                              .of("heavy_mg")
                              .that_moved({
                                  {24_in, 18_in},
                                  {24_in, 20_in}
    })
                              .under(OrderChit::HastyAdvance))
                    .with(a_stand(1001).at({24_in, 23_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(10);
    const auto shot = the<ShotResolved>(resolved(game, dice, FireKind::General));
    CHECK(shot.weapon == "Pistols");
    CHECK(value_of(shot.to_hit_working, "HIT-17") == -2);
}

TEST_CASE("GENF-04 General Fire knows no path points", "[fire_steps][GENF-04]") {
    Game game = a_game()
                    .with(a_stand(1).at({
                        24_in, 20_in
    }))
                    .with(a_stand(1001).that_moved({{24_in, 30_in}, {24_in, 26_in}}).visible());
    CHECK_THAT(decide(game, Side::Blue, along(1, 1001, {24_in, 28_in})),
               IsRefused("not_on_path", {"GENF-04"}));
}

TEST_CASE("OPF-03 a mover is shot at on the part of its path that was seen",
          "[fire_steps][OPF-03][S-50]") {
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1)
                              .at({
                                  24_in, 20_in
    })
                              .under(OrderChit::Hold))
                    .with(a_stand(1001).that_moved({{24_in, 32_in}, {24_in, 26_in}}).visible())
                    .set([](Game& g) {
                        g.knowledge[0].contacts[0].shown.path = {
                            {24_in, 29_in},
                            {24_in, 28_in},
                            {24_in, 27_in},
                            {24_in, 26_in}
                        };
                    });
    CHECK_THAT(decide(game, Side::Blue, along(1, 1001, {24_in, 28_in})), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, along(1, 1001, {24_in, 31_in})),
               IsRefused("not_on_path", {"OPF-03"}));
    CHECK_THAT(decide(game, Side::Blue, along(1, 1001, {25_in, 28_in})), IsRefused("not_on_path"));
}

TEST_CASE("OPF-08 R-18 a disengaging stand is shot at only where it came closer",
          "[fire_steps][OPF-08][R-18]") {
    const auto passing = [](Point from, Point to) {
        return Game(
            a_game()
                .in(Subphase::OpportunityFire)
                .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::Hold))
                .with(a_stand(1001).that_moved({from, to}).under(OrderChit::Disengage).visible()));
    };
    CHECK_THAT(decide(passing({24_in, 26_in}, {24_in, 32_in}), Side::Blue, at(1, 1001)),
               IsRefused("disengaging", {"OPF-08"}));
    CHECK_THAT(decide(passing({24_in, 32_in}, {24_in, 26_in}), Side::Blue, at(1, 1001)),
               IsAccepted());
}

TEST_CASE("S-52 in contact a stand fires at stands in contact only", "[fire_steps][S-52]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 25_in}).visible())
                    .with(a_stand(1002).at({28_in, 26_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, at(1, 1002)), IsRefused("only_in_contact", {"S-52"}));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001)), IsAccepted());
}

TEST_CASE("CA-08 CA-09 one stand assaults an AFV, and does nothing else",
          "[close_assault][CA-08][CA-09]") {
    Game game = a_game()
                    .with(a_stand(1).at({23.4_in, 24_in}))
                    .with(a_stand(2).at({24.5_in, 24_in}))
                    .with(a_stand(1001).of("tank").at({24_in, 25.25_in}).visible())
                    .with(a_stand(1002).at({22.4_in, 24_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    CHECK_THAT(decide(game, Side::Blue, at(2, 1001)), IsRefused("one_attacker", {"CA-08"}));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1002)), IsRefused("assaults_afv", {"CA-09"}));
}
