#include "support/fire.h"

using namespace game;
using namespace support;
using rules::FireKind;

TEST_CASE("MEAS-04 a target out of range is accepted and wasted, and nobody measures",
          "[fire_steps][MEAS-01][MEAS-04][RNG-01][S-51]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 4_in}))
                    .with(a_stand(1001).at({24_in, 60_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(1);
    const auto shot = the<ShotResolved>(resolved(game, dice, FireKind::General));
    CHECK(shot.wasted == Wasted::OutOfRange);
    CHECK_FALSE(shot.in_range);
    CHECK(shot.dice.empty());
    CHECK(dice.asked().empty());
    CHECK_FALSE(stand(game, 1001).fired_at);
    CHECK(stand(game, 1).fired_in == Subphase::GeneralFire);
    CHECK(game.shots.empty());
}

TEST_CASE("OPF-05 S-50 a mover that is stopped goes back to the earliest point where it was hit",
          "[fire_steps][OPF-05][S-50]") {
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1)
                              .at({
                                  24_in, 20_in
    })
                              .under(OrderChit::Hold))
                    .with(a_stand(2).at({26_in, 20_in}).under(OrderChit::Hold))
                    .with(a_stand(1001)
                              .of("truck")
                              .that_moved({{24_in, 36_in}, {24_in, 30_in}, {24_in, 24_in}})
                              .visible());
    declared(game, Side::Blue, along(1, 1001, {24_in, 25_in}));
    declared(game, Side::Blue, along(2, 1001, {24_in, 27_in}));
    auto dice = dice_always_show(10);  // results: eliminated
    dice.when("hit/", 1);
    const auto events = resolved(game, dice, FireKind::Opportunity);
    CHECK(the<StandStoppedAt>(events).at == Point{24_in, 27_in});
    CHECK(the<WreckPlaced>(events).wreck.at == Point{24_in, 27_in});
    CHECK(first<StandStoppedAt>(events) < first<StandEliminated>(events));
}

TEST_CASE("OPF-06 fire without effect does not stop a mover", "[fire_steps][OPF-06]") {
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1)
                              .of("tank")
                              .at({
                                  24_in, 16_in
    })
                              .under(OrderChit::Hold))
                    .with(a_stand(1001).that_moved({{24_in, 32_in}, {24_in, 26_in}}).visible());
    declared(game, Side::Blue, [] {
        auto command = at(1, 1001, 1);
        command.path_point = Point{24_in, 30_in};
        return command;
    }());
    auto dice = dice_always_show(1);  // hits, no effect
    const auto events = resolved(game, dice, FireKind::Opportunity);
    CHECK(the<ShotResolved>(events).hits > 0);
    CHECK(count<StandStoppedAt>(events) == 0);
    CHECK(stand(game, 1001).at == Point{24_in, 26_in});
    CHECK(stand(game, 1001).suppressed);
}

TEST_CASE("OPF-09 Op Fire has one die more", "[fire_steps][OPF-09][ROF-03]") {
    Game game = tank_and_rifles().in(Subphase::OpportunityFire);
    declared(game, Side::Blue, at(1, 1001, 1));
    auto dice = dice_always_show(10);
    const auto shot = the<ShotResolved>(resolved(game, dice, FireKind::Opportunity));
    CHECK(shot.dice.size() == 3);
    CHECK(value_of(shot.rate, "ROF-03") == 1);
}

TEST_CASE("FIRE-06 FIRE-08 R-36 both sides fire on the state at the start, then results fall",
          "[fire_steps][FIRE-06][FIRE-07][FIRE-08][R-36]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}).visible())
                    .with(a_stand(1001).at({24_in, 27_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    declared(game, Side::Red, at(1001, 1));
    auto dice = dice_always_show(10);
    dice.when("hit/", 1);
    const auto events = resolved(game, dice, FireKind::General);
    CHECK(count<ShotResolved>(events) == 2);
    CHECK(stand(game, 1).presence == Presence::Eliminated);
    CHECK(stand(game, 1001).presence == Presence::Eliminated);
    CHECK(first<StandEliminated>(events) > first<HitsDistributed>(events));
}

TEST_CASE("FIRE-12 named dice are rolled as named", "[fire_steps][FIRE-10][FIRE-12]") {
    Game game = tank_and_rifles();
    declared(game, Side::Blue, at(1, 1001, 1, 1));
    auto dice = dice_always_show(10);
    CHECK(the<ShotResolved>(resolved(game, dice, FireKind::General)).dice.size() == 1);
}

TEST_CASE("S-05 a die is rolled for its firer, line, target and number", "[fire_steps][S-05]") {
    Game game = tank_and_rifles();
    declared(game, Side::Blue, at(1, 1001, 1));
    auto dice = dice_show({1, 10, 4});
    resolved(game, dice, FireKind::General);
    CHECK(dice.asked() == std::vector<std::string>{"t1/4B/hit/1/1/m1001/0", "t1/4B/hit/1/1/m1001/1",
                                                   "t1/4B/result/1001/1/1/0"});
}

TEST_CASE("CA-05 engineers destroy an AFV with a hit", "[close_assault][CA-05][CA-07]") {
    Game game = a_game()
                    .with(a_stand(1).of("engineers").at({24_in, 24_in}))
                    .with(a_stand(1001).of("tank").at({24_in, 25.25_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(1);
    const auto events = resolved(game, dice, FireKind::General);
    const auto shot = the<ShotResolved>(events);
    CHECK(shot.close_assault);
    CHECK(shot.dice.size() == 1);
    CHECK(value_of(shot.to_hit_working, "HIT-21") == -2);
    CHECK(dice.asked().size() == 1);
    CHECK(stand(game, 1001).presence == Presence::Eliminated);
    CHECK(game.wrecks.size() == 1);
}

TEST_CASE("SA-06 small arms at one cover are one pool, spread over the area, hidden stands too",
          "[fire_results][SA-01][SA-06][SA-07][SA-10]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(2).at({26_in, 24_in}))
                    .with(a_stand(1001).at({25_in, 27_in}).visible())
                    .with(a_stand(1002).at({26.5_in, 27.5_in}));
    declared(game, Side::Blue, at(1, 1001));
    declared(game, Side::Blue, at(2, 1001));
    auto dice = dice_always_show(1);
    const auto spread = the<HitsDistributed>(resolved(game, dice, FireKind::General));
    CHECK(spread.shots.size() == 2);
    CHECK(spread.hits == 4);
    REQUIRE(spread.results.size() == 4);
    CHECK(std::ranges::count(spread.results, StandId{1002}, &ResultRoll::target) == 2);
    CHECK(stand(game, 1002).fired_at);
}

TEST_CASE("REL-02 areas are told in the order in which fire at them was declared",
          "[fire_results][REL-02][SA-06]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(2).at({36_in, 24_in}))
                    .with(a_stand(1001).at({36_in, 27_in}).visible())
                    .with(a_stand(1002).at({24_in, 27_in}).visible());
    declared(game, Side::Blue, at(1, 1002));
    declared(game, Side::Blue, at(2, 1001));
    auto dice = dice_always_show(1);
    std::vector<StandId> aimed_at;
    for (const auto& event : resolved(game, dice, FireKind::General))
        if (const auto* spread = get_if<HitsDistributed>(&event))
            aimed_at.push_back(spread->aimed_at);
    CHECK(aimed_at == std::vector{StandId{1002}, StandId{1001}});
}

TEST_CASE("S-48 a cover is aimed at only if somebody seen in the area has it",
          "[fire_results][S-48]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 28_in}).visible());
    auto command = at(1, 1001);
    command.cover_category = rules::Cover::Hard;
    CHECK_THAT(decide(game, Side::Blue, command), IsRefused("no_such_cover", {"S-48"}));
    command.cover_category = rules::Cover::Light;  // it stands still
    CHECK_THAT(decide(game, Side::Blue, command), IsAccepted());
}

TEST_CASE("S-47 an AFV behind a crest within an inch is hull down", "[fire_steps][S-47]") {
    Game game = a_game()
                    .with(a_stand(1).of("tank").at({24_in, 16_in}))
                    .with(a_stand(1001).of("tank").at({24_in, 30_in}).visible())
                    .set([](Game& g) {
                        Polygon hill{
                            {10_in, 29_in},
                            {10_in, 50_in},
                            {40_in, 50_in},
                            {40_in, 29_in}
                        };
                        g.scenario.field.contours.push_back({1, hill, box_around(hill)});
                    });
    declared(game, Side::Blue, at(1, 1001, 0));
    auto dice = dice_always_show(10);
    CHECK(value_of(the<ShotResolved>(resolved(game, dice, FireKind::General)).to_hit_working,
                   "HIT-12") == -2);
}

TEST_CASE("PASS-01 PASS-08 passengers are no target; they fire from a vehicle that lets them",
          "[fire_steps][PASS-01][PASS-08]") {
    Game game = a_game()
                    .with(a_stand(1).of("halftrack").at({24_in, 20_in}).facing(180_deg))
                    .with(a_stand(2).aboard(1).at({24_in, 20_in}))
                    .with(a_stand(3).of("truck").at({28_in, 20_in}))
                    .with(a_stand(4).aboard(3).at({28_in, 20_in}))
                    .with(a_stand(1001).at({24_in, 24_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, at(4, 1001)), IsRefused("passenger", {"PASS-08"}));
    declared(game, Side::Blue, at(2, 1001));
    auto dice = dice_always_show(10);
    CHECK(the<ShotResolved>(resolved(game, dice, FireKind::General)).dice.size() == 1);
}

TEST_CASE("ROF-06 cavalry is mounted on its horses; in a vehicle it fires as passengers do",
          "[fire_steps][ROF-04][ROF-06][R-40]") {
    const auto dice_of = [](const Game& before) {
        auto game = before;
        declared(game, Side::Blue, at(2, 1001));
        auto dice = dice_always_show(10);
        return the<ShotResolved>(resolved(game, dice, FireKind::Opportunity)).dice.size();
    };
    const auto battle = [](Subphase step) {
        return a_game().in(step).with(a_stand(1001).at({24_in, 24_in}).visible());
    };
    CHECK(dice_of(battle(Subphase::OpportunityFire)
                      .with(a_stand(2).of("cavalry").at({24_in, 20_in}).under(OrderChit::Hold))) ==
          3);
    CHECK(dice_of(battle(Subphase::OpportunityFire)
                      .with(a_stand(1)
                                .of("halftrack")
                                .at({24_in, 20_in})
                                .facing(180_deg)
                                .under(OrderChit::Hold))
                      .with(a_stand(2).of("cavalry").aboard(1).at({24_in, 20_in}))) == 1);
}

TEST_CASE("ADV-BAN-02 Forced Back does not stop a Human Wave on its way, elimination does",
          "[fire_steps][ADV-BAN-02][OPF-06][S-50]") {
    const auto chit = GENERATE(OrderChit::Banzai, OrderChit::HastyAdvance);
    const int die = GENERATE(5, 10);  // Regular: forced back, eliminated
    Game game =
        a_game()
            .in(Subphase::OpportunityFire)
            .with(a_stand(1)
                      .of("tank")
                      .at({
                          24_in, 16_in
    })
                      .under(OrderChit::Hold))
            .with(a_stand(1001).that_moved({{24_in, 32_in}, {24_in, 26_in}}).visible().under(chit));
    auto command = at(1, 1001, 1);
    command.path_point = Point{24_in, 30_in};
    declared(game, Side::Blue, command);
    auto dice = dice_always_show(die);
    dice.when("hit/", 1);
    const auto events = resolved(game, dice, FireKind::Opportunity);
    const bool goes_on = chit == OrderChit::Banzai && die == 5;
    CHECK(count<StandStoppedAt>(events) == (goes_on ? 0 : 1));
    if (goes_on) CHECK(stand(game, 1001).at == Point{24_in, 26_in});
    if (goes_on) CHECK(stand(game, 1001).forced_back);
}
