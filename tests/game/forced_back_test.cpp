#include "support/results.h"

using namespace game;
using namespace support;
using rules::HitOutcome;

TEST_CASE("FB-03 FB-04 FB-07 it goes straight away its full allowance and faces that way",
          "[fire_results][FB-01][FB-03][FB-04][FB-07][FACE-14]") {
    Game game = rifles_under_fire();
    const auto e = the<StandForcedBack>(applied(game, {result(1, HitOutcome::ForcedBack)}));
    CHECK(e.path.back() == Point{24_in, 18_in});
    CHECK(e.facing == Facing{180000});
    CHECK(stand(game, 1).at == Point{24_in, 18_in});
    CHECK(stand(game, 1).forced_back);
    CHECK(stand(game, 1).moved);
}

TEST_CASE("FB-02 FB-05 it flees the nearest visible enemy, even toward others",
          "[fire_results][FB-02][FB-05]") {
    Game game = rifles_under_fire()
                    .with(a_stand(1002).at({24_in, 12_in}).visible())
                    .with(a_stand(1003).at({20_in, 24_in}));  // hidden: not fled from
    CHECK(the<StandForcedBack>(applied(game, {result(1, HitOutcome::ForcedBack)})).path.back() ==
          Point{24_in, 18_in});
}

TEST_CASE("FB-02 the nearest enemy is the one whose base is nearest, not its centre",
          "[fire_results][FB-02]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).of("patrol").at({19.1_in, 24_in}).visible())
                    .with(a_stand(1002).of("tank").at({24_in, 29.1_in}).visible());
    CHECK(the<StandForcedBack>(applied(game, {result(1, HitOutcome::ForcedBack)})).path.back() ==
          Point{24_in, 18_in});
}

TEST_CASE("FB-06 without a visible enemy it makes for the nearest cover", "[fire_results][FB-06]") {
    Game game =
        a_game().with(a_copse({27_in, 20_in}, {33_in, 28_in})).with(a_stand(1).at({24_in, 24_in}));
    const auto e = the<StandForcedBack>(applied(game, {result(1, HitOutcome::ForcedBack)}));
    CHECK(e.path.back().y == 24_in);
    CHECK(rules::cover_of(game.scenario.field, base_of(game, stand(game, 1))) ==
          rules::Cover::Medium);
}

TEST_CASE("FB-08 it stops in the first cover unless its owner bids it go on",
          "[fire_results][FB-08]") {
    const auto copse = a_copse({20_in, 20_in}, {28_in, 22.5_in});
    Game stops = rifles_under_fire().with(copse);
    Game goes_on = rifles_under_fire().with(copse).set(
        [](Game& g) { find_stand(g, StandId{1})->when_forced_back = WhenForcedBack::GoOn; });
    applied(stops, {result(1, HitOutcome::ForcedBack)});
    applied(goes_on, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(stops, 1).at.y > 20_in);
    CHECK(stand(stops, 1).at.y < 23_in);
    CHECK(stand(goes_on, 1).at.y < 20_in);
}

TEST_CASE("FB-09 FB-10 it goes deeper into its cover and out of sight, or leaves it",
          "[fire_results][FB-09][FB-10]") {
    const auto shot_at_the_edge = [](rules::TerrainArea area) {
        return Game(a_game()
                        .with(std::move(area))
                        .with(a_stand(1).at({24_in, 23.5_in}))
                        .with(a_stand(1001).at({24_in, 30_in}).visible()));
    };
    Game deep = shot_at_the_edge(a_copse({18_in, 14_in}, {30_in, 24_in}));
    Game thin = shot_at_the_edge(
        an_area(rules::Terrain::Broken, {18_in, 14_in}, {30_in, 24_in}, rules::Cover::Light));
    applied(deep, {result(1, HitOutcome::ForcedBack)});
    applied(thin, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(deep, 1).at.y > 18_in);
    CHECK(stand(deep, 1).at != Point{24_in, 23.5_in});
    CHECK(stand(thin, 1).at == Point{24_in, 20.5_in});  // broken ground costs double
}

TEST_CASE("FB-11 Demoralized within 12 inches of the enemy it runs on through cover",
          "[fire_results][FB-11]") {
    Game game = a_game()
                    .with(an_area(rules::Terrain::Orchard, {20_in, 20_in}, {28_in, 22.5_in},
                                  rules::Cover::Light))
                    .with(a_stand(1).at({24_in, 24_in}).that_is(MoraleState::Demoralized))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    driven_back(game, 1, Cause::Morale);
    CHECK(stand(game, 1).at == Point{24_in, 18_in});
}

TEST_CASE("S-53 over the table edge it is out", "[fire_results][S-53]") {
    Game game =
        a_game().with(a_stand(1).at({24_in, 3_in})).with(a_stand(1001).at({24_in, 9_in}).visible());
    Game stays = game;
    stays.scenario.options.edge_exit = rules::EdgeExit::Stop;
    applied(game, {result(1, HitOutcome::ForcedBack)});
    applied(stays, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(game, 1).presence == Presence::DrivenOff);
    CHECK(find_company(game, CompanyId{1})->eliminated_this_turn == 1);
    CHECK(on_table(stand(stays, 1)));
}

TEST_CASE("S-53 it turns past enemies behind it, and is lost when held by one with no way out",
          "[fire_results][S-53]") {
    Game past = rifles_under_fire().with(a_stand(1002).at({24_in, 17.5_in}).visible());
    applied(past, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(past, 1).at.y < 21_in);
    CHECK(stand(past, 1).at.x != 24_in);
    Game held = a_game()
                    .with(an_area(rules::Terrain::Cliff, {10_in, 10_in}, {40_in, 24_in}))
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 25_in}).visible());
    const auto events = applied(held, {result(1, HitOutcome::ForcedBack)});
    CHECK(the<StandEliminated>(events).cause == Cause::Contact);
}

namespace {

/// Whether stand 1, forced back, lies on anybody afterwards.
bool lies_on_somebody(Game game) {
    applied(game, {result(1, HitOutcome::ForcedBack)});
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.id != StandId{1} &&
               polygons_overlap(base_of(game, stand(game, 1)), base_of(game, other));
    });
}

}  // namespace

TEST_CASE("S-53 S-89 where it squeezes in it lies on nobody, faced as it has gone",
          "[fire_results][FB-01][FACE-14][S-53][S-89]") {
    const auto aside = GENERATE(range(-200, 200, 9)) * 0.001_in;
    auto crowded =
        a_game()
            .with(a_stand(1).at({22_in, 3_in}).facing(Facing{85493}))  // turned onto stand 2
            .with(a_stand(2).at({22_in, 2_in}).facing(Facing{270380}))
            .with(a_stand(1001).of("tank").at({36_in, 2_in + aside}).facing(270_deg).visible());
    for (std::uint16_t i = 0; i < 7; ++i)
        crowded.with(a_stand(static_cast<std::uint16_t>(3 + i)).at({20.4_in - i * 1_in, 3_in}));
    CHECK_FALSE(lies_on_somebody(crowded));
}

TEST_CASE("FB-10 S-53 deeper in its cover it lies on nobody, faced as it has gone",
          "[fire_results][FB-10][FACE-14][S-53]") {
    const auto [enemy, neighbour] =
        GENERATE(std::pair{2.005_in, 2.023_in}, std::pair{2.029_in, 2.022_in});
    CHECK_FALSE(lies_on_somebody(
        a_game()
            .with(a_copse({10_in, 0_in}, {24.1_in, 10_in}))
            .with(a_stand(1).at({24_in, 3_in}).facing(270_deg))
            .with(a_stand(2).at({23.301_in, neighbour}).facing(270_deg))
            .with(a_stand(1001).of("tank").at({36_in, enemy}).facing(270_deg).visible())));
}

TEST_CASE("FB-01 S-53 S-89 with no free place behind it, it does not go toward the enemy",
          "[fire_results][FB-01][S-53][S-89]") {
    auto built = rifles_under_fire()
                     .with(an_area(rules::Terrain::Cliff, {10_in, 10_in}, {38_in, 24_in}))
                     .with(a_stand(2).at({24_in, 23.7_in}));  // it has turned onto its place
    Game beside = built;
    Game nowhere = built.with(an_area(rules::Terrain::Cliff, {10_in, 23_in}, {23.8_in, 26_in}))
                       .with(an_area(rules::Terrain::Cliff, {24.2_in, 23_in}, {38_in, 26_in}));
    applied(beside, {result(1, HitOutcome::ForcedBack)});
    applied(nowhere, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(beside, 1).at.y <= 24_in);
    CHECK_FALSE(
        polygons_overlap(base_of(beside, stand(beside, 1)), base_of(beside, stand(beside, 2))));
    CHECK(stand(nowhere, 1).at == Point{24_in, 24_in});
}

TEST_CASE("FB-01 S-28 a rider with no way back gets off behind its vehicle or beside it",
          "[fire_results][FB-01][S-28][S-89]") {
    const auto edge = GENERATE(23_in, 24_in);
    Game game = a_game()
                    .with(an_area(rules::Terrain::Cliff, {10_in, 10_in}, {38_in, edge}))
                    .with(a_stand(1).at({24_in, 24_in}).aboard(2))
                    .with(a_stand(2).of("tank").at({24_in, 24_in}).facing(Facing{270000}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    applied(game, {result(1, HitOutcome::ForcedBack)});
    CHECK(on_table(stand(game, 1)));
    CHECK_FALSE(polygons_overlap(base_of(game, stand(game, 1)), base_of(game, stand(game, 2))));
    CHECK(stand(game, 1).at.y <= 24_in);
}

TEST_CASE("FB-01 FB-09 it does not go deeper into cover toward the enemy that it flees",
          "[fire_results][FB-01][FB-09]") {
    Game game = a_game()
                    .with(a_copse({18_in, 23_in}, {30_in, 40_in}))
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 44_in}).visible())
                    .with(a_stand(1002).at({24_in, 2_in}).visible());
    applied(game, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(game, 1).at.y < 24_in);
}

TEST_CASE("S-73 in 1C and 2C it loses its move, later not", "[fire_results][S-73]") {
    Game early = rifles_under_fire().in(Subphase::PrepFireResolved), late = rifles_under_fire();
    applied(early, {result(1, HitOutcome::ForcedBack)});
    applied(late, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(early, 1).may_not_move);
    CHECK_FALSE(stand(late, 1).may_not_move);
}

TEST_CASE("ADV-BAN-02 a Human Wave stays, and counts as forced back",
          "[fire_results][ADV-BAN-02]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}).under(OrderChit::Banzai))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    CHECK(the<StandForcedBack>(applied(game, {result(1, HitOutcome::ForcedBack)})).path.size() ==
          1);
    CHECK(stand(game, 1).forced_back);
}

TEST_CASE("S-62 forced-back stands flee from where enemies stood before the results",
          "[fire_results][S-62][FIRE-07]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}).visible())
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    applied(game, {result(1, HitOutcome::ForcedBack), result(1001, HitOutcome::Eliminated)});
    CHECK(stand(game, 1).at == Point{24_in, 18_in});
}

namespace {

rules::Fieldwork a_trench(Point low, Point high) {
    const Polygon outline{
        low, {low.x,  high.y},
         high, {high.x, low.y }
    };
    return {rules::Cover::Medium, outline, box_around(outline)};
}

}  // namespace

TEST_CASE("FB-06 a fieldwork that its side knows is cover to make for",
          "[fire_results][FB-06][S-88]") {
    const bool known = GENERATE(true, false);
    Game game = a_game().with(a_stand(1).at({24_in, 24_in})).set([&](Game& g) {
        g.scenario.field.fieldworks = {a_trench({27_in, 23_in}, {30_in, 25_in})};
        if (known) g.knowledge[0].fieldworks_seen = {0};
    });
    const auto e = the<StandForcedBack>(applied(game, {result(1, HitOutcome::ForcedBack)}));
    CHECK((e.path.size() > 1) == known);
    CHECK((rules::cover_of(game.scenario.field, base_of(game, stand(game, 1))) !=
           rules::Cover::None) == known);
}

TEST_CASE("FB-09 in a fieldwork out of sight it is not driven out", "[fire_results][FB-09]") {
    const bool screened = GENERATE(true, false);
    auto built = a_game()
                     .with(a_stand(1).at({24_in, 24_in}))
                     .with(a_stand(1001).at({24_in, 40_in}).visible())
                     .set([](Game& g) {
                         g.scenario.field.fieldworks = {a_trench({23_in, 23_in}, {25_in, 25_in})};
                         g.knowledge[0].fieldworks_seen = {0};
                     });
    if (screened) built.with(a_copse({10_in, 28_in}, {38_in, 36_in}));
    Game game = built;
    applied(game, {result(1, HitOutcome::ForcedBack)});
    const auto cover = rules::cover_of(game.scenario.field, base_of(game, stand(game, 1)));
    CHECK((cover != rules::Cover::None) == screened);
}

TEST_CASE("FB-09 it goes deeper along its fieldwork and out of sight", "[fire_results][FB-09]") {
    Game game = a_game()
                    .with(a_copse({10_in, 26_in}, {27_in, 36_in}))
                    .with(a_stand(1).at({28_in, 24_in}))
                    .with(a_stand(1001).at({28_in, 40_in}).visible())
                    .set([](Game& g) {
                        g.scenario.field.fieldworks = {a_trench({12_in, 23_in}, {30_in, 25_in})};
                        g.knowledge[0].fieldworks_seen = {0};
                    });
    applied(game, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(game, 1).at.x < 27_in);
    CHECK(rules::cover_of(game.scenario.field, base_of(game, stand(game, 1))) ==
          rules::Cover::Medium);
}

TEST_CASE("S-74 it does not end on a dummy of its side, as on no hidden stand",
          "[fire_results][MOVE-14][S-74]") {
    const auto presence = GENERATE(Presence::Phantom, Presence::OnTable);
    Game game = rifles_under_fire().with(a_stand(2).at({24_in, 18_in}).set([&](Stand& s) {
        s.phantom = presence == Presence::Phantom;
        s.presence = presence;
    }));
    applied(game, {result(1, HitOutcome::ForcedBack)});
    CHECK_FALSE(polygons_overlap(base_of(game, stand(game, 1)), base_of(game, stand(game, 2))));
}
