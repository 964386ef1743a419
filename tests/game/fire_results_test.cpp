#include "game/carrying/messages.h"
#include "game/effects/effects.h"
#include "support/results.h"

using namespace game;
using namespace support;
using rules::HitOutcome;

TEST_CASE("S-49 of several results the worst applies, once", "[fire_results][RES-17][S-49]") {
    Game twice = rifles_under_fire(), worse = rifles_under_fire();
    CHECK(count<StandForcedBack>(applied(
              twice, {result(1, HitOutcome::ForcedBack), result(1, HitOutcome::ForcedBack)})) == 1);
    const auto events =
        applied(worse, {result(1, HitOutcome::Eliminated), result(1, HitOutcome::ForcedBack)});
    CHECK(count<StandForcedBack>(events) == 0);
    CHECK(the<StandEliminated>(events).stand == StandId{1});
}

TEST_CASE("RES-16 an eliminated vehicle leaves a burning wreck, personnel nothing",
          "[fire_results][RES-14][RES-16]") {
    Game game =
        a_game().with(a_stand(1).of("tank").at({24_in, 24_in})).with(a_stand(2).at({30_in, 24_in}));
    const auto events =
        applied(game, {result(1, HitOutcome::Eliminated), result(2, HitOutcome::Eliminated)});
    CHECK(the<WreckPlaced>(events).wreck.at == Point{24_in, 24_in});
    CHECK(first<StandEliminated>(events) < first<WreckPlaced>(events));
    CHECK(stand(game, 2).presence == Presence::Eliminated);
}

TEST_CASE("PASS-03 passengers go back with their vehicle", "[fire_results][PASS-03]") {
    Game game = a_game()
                    .with(a_stand(1).of("truck").at({24_in, 24_in}))
                    .with(a_stand(2).aboard(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    applied(game, {result(1, HitOutcome::ForcedBack)});
    CHECK(stand(game, 2).at == stand(game, 1).at);
    CHECK(stand(game, 2).forced_back);
    CHECK(stand(game, 2).presence == Presence::Aboard);
}

TEST_CASE("PASS-02 a hit without result on their vehicle does nothing to passengers",
          "[fire_results][PASS-02]") {
    Game game = a_game()
                    .with(a_stand(1).of("truck").at({24_in, 24_in}))
                    .with(a_stand(2).aboard(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    const auto before = stand(game, 2);
    CHECK(applied(game, {result(1, HitOutcome::NoEffect)}).empty());
    CHECK(stand(game, 2) == before);
}

TEST_CASE("PASS-04 passengers of a lost vehicle take one hit each",
          "[fire_results][PASS-04][PASS-05][PASS-06][PASS-07]") {
    const auto die = GENERATE(1, 5, 9);  // Regular: no effect, forced back, eliminated
    Game game = a_game()
                    .with(a_stand(1).of("truck").at({24_in, 24_in}))
                    .with(a_stand(2).aboard(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    auto dice = dice_always_show(die);
    const auto events = applied(game, {result(1, HitOutcome::Eliminated)}, dice);
    CHECK(the<PassengerRolled>(events).die == die);
    auto asked = dice.asked();
    std::erase_if(asked, [](const auto& what) { return what.find("/handle/") != what.npos; });
    CHECK(asked == std::vector<std::string>{"t1/4B/result/2/aboard/1"});
    const auto& passenger = stand(game, 2);
    if (die == 1) {
        const auto& wreck = game.wrecks.front();
        const auto size = rules::base_dimensions(wreck.base);
        const auto outline = base_corners(wreck.at, size.width, size.depth, wreck.facing);
        CHECK(on_table(passenger));
        CHECK(polygons_within(base_of(game, passenger), outline, rules::kContactGap));
        CHECK_FALSE(polygons_overlap(base_of(game, passenger), outline));
    }
    if (die == 5) CHECK(passenger.at == Point{24_in, 18_in});
    if (die == 9) CHECK(passenger.presence == Presence::Eliminated);
}

TEST_CASE("PASS-05 S-77 without room beside the vehicle the nearest free place is taken",
          "[fire_results][PASS-05][S-77]") {
    const auto die = GENERATE(1, 5);  // no effect, forced back
    auto builder = a_game()
                       .with(a_stand(1).of("truck").at({24_in, 24_in}))
                       .with(a_stand(2).aboard(1).at({24_in, 24_in}));
    std::uint16_t id = 3;
    for (int x = 22; x <= 26; ++x)  // a crowd, shoulder to shoulder, to the edge of reach
        for (int y = 15; y <= 26; ++y)
            if (x < 23 || x > 25 || y < 23 || y > 25)
                builder.with(a_stand(id++).at({1_in * x, 1_in * y}));
    Game game = builder.with(a_stand(1001).at({24_in, 34_in}).visible());
    auto dice = dice_always_show(die);
    applied(game, {result(1, HitOutcome::Eliminated)}, dice);
    const auto& out = stand(game, 2);
    REQUIRE(on_table(out));
    for (const auto& other : game.stands)
        if (other.id != out.id && on_table(other))
            CHECK_FALSE(polygons_overlap(base_of(game, out), base_of(game, other)));
}

TEST_CASE("S-79 who leaves a vehicle that burns in sight is seen, out of sight he is not",
          "[fire_results][S-79]") {
    const bool in_sight = GENERATE(true, false);
    auto truck = a_stand(1).of("truck").at({24_in, 24_in});
    if (in_sight) truck.visible();
    Game game = a_game()
                    .with(truck)
                    .with(a_stand(2).aboard(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 34_in}));
    auto dice = dice_always_show(1);
    applied(game, {result(1, HitOutcome::Eliminated)}, dice);
    CHECK(on_table(stand(game, 2)));
    CHECK(stand(game, 2).visible == in_sight);
}

TEST_CASE("S-25 a limbered gun is lost with its tow, its crew may live", "[fire_results][S-25]") {
    Game game = a_game()
                    .with(a_stand(1).of("truck").at({24_in, 24_in}))
                    .with(a_stand(2).of("gun").aboard(1).limbered().at({24_in, 24_in}));
    auto dice = dice_always_show(1);
    const auto events = applied(game, {result(1, HitOutcome::Eliminated)}, dice);
    CHECK(count<GunLost>(events) == 1);
    CHECK(game.abandoned_guns.empty());
    CHECK(on_table(stand(game, 2)));
    CHECK(stand(game, 2).crew_left_gun);
}

TEST_CASE("S-28 a rider that is forced back gets off and goes back from there",
          "[fire_results][S-28]") {
    Game game = a_game()
                    .with(a_stand(1).of("tank").at({24_in, 24_in}))
                    .with(a_stand(2).aboard(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    const auto events = applied(game, {result(2, HitOutcome::ForcedBack)});
    CHECK(the<Dismounted>(events).stand == StandId{2});
    CHECK(stand(game, 2).at == Point{24_in, 18_in});
    CHECK(stand(game, 1).at == Point{24_in, 24_in});
}

TEST_CASE("FB-01 PASS-06 a passenger is forced back behind the wreck where the ground is free",
          "[fire_results][FB-01][FB-09][PASS-06]") {
    const auto wood = GENERATE(as<Inches>{}, 0_in, 12_in);  // around them, or none
    Game game = a_game()
                    .with(an_area(rules::Terrain::Woods, {24_in - wood, 24_in - wood},
                                  {24.001_in + wood, 24.001_in + wood}, rules::Cover::Medium,
                                  rules::Visibility::Dense, 2))
                    .with(a_stand(1).of("truck").at({24_in, 24_in}).facing(180_deg))
                    .with(a_stand(2).aboard(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 40_in}).visible());
    auto dice = dice_always_show(5);
    applied(game, {result(1, HitOutcome::Eliminated)}, dice);
    const auto& passenger = stand(game, 2);
    REQUIRE(on_table(passenger));
    CHECK(passenger.at.x == 24_in);
    CHECK(passenger.at.y < 23_in);
}

TEST_CASE("S-26 a transport off the table is lost with its last passenger",
          "[fire_results][S-26]") {
    Game game =
        a_game().with(a_stand(1).at({24_in, 24_in})).with(a_stand(2).of("truck").set([](Stand& s) {
            s.presence = Presence::OffTable;
            s.carried = {StandId{1}};
        }));
    applied(game, {result(1, HitOutcome::Eliminated)});
    CHECK(stand(game, 2).presence == Presence::Eliminated);
    CHECK(find_company(game, CompanyId{1})->eliminated_this_turn == 1);
}

TEST_CASE("TRANS-07 a crew forced back by fire leaves its gun",
          "[abandoned][TRANS-07][ABND-01][ABND-04]") {
    Game game = a_game()
                    .with(a_stand(1).of("gun").at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    const auto events = applied(game, {result(1, HitOutcome::ForcedBack)});
    CHECK(the<GunAbandoned>(events).gun.at == Point{24_in, 24_in});
    CHECK(stand(game, 1).crew_left_gun);
    CHECK(stand(game, 1).at == Point{24_in, 18_in});
}

TEST_CASE("TRANS-09 a Shaken crew takes its gun along if its vehicle is within an inch",
          "[abandoned][TRANS-08][TRANS-09][TRANS-10][R-33]") {
    const auto shaken = [](Point tow, MoraleState state) {
        return Game(
            a_game()
                .with(a_stand(1).of("gun").at({24_in, 24_in}).that_is(state).set([](Stand& s) {
                    s.assigned_tow = StandId{2};
                }))
                .with(a_stand(2).of("truck").at(tow))
                .with(a_stand(1001).at({24_in, 36_in}).visible()));
    };
    Game goes = shaken({24_in, 22_in}, MoraleState::Shaken);
    Game far = shaken({24_in, 10_in}, MoraleState::Shaken);
    Game flees = shaken({24_in, 22_in}, MoraleState::Demoralized);
    const auto events = driven_back(goes, 1, Cause::Morale);
    CHECK(count<Limbered>(events) == 1);
    CHECK(the<StandForcedBack>(events).stand == StandId{2});
    CHECK(stand(goes, 1).at == stand(goes, 2).at);
    CHECK(stand(goes, 1).forced_back);
    CHECK(count<GunAbandoned>(driven_back(far, 1, Cause::Morale)) == 1);
    CHECK(count<GunAbandoned>(driven_back(flees, 1, Cause::Morale)) == 1);
}

TEST_CASE("S-64 the place of a stand that left contact in 4B may be occupied",
          "[fire_results][S-64]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 25_in}).visible())
                    .with(a_stand(1002).at({24_in, 30_in}).visible());
    const auto ground =
        the<GroundVacated>(applied(game, {result(1, HitOutcome::ForcedBack)})).ground;
    CHECK(ground.at == Point{24_in, 24_in});
    CHECK(ground.may_enter == std::vector{StandId{1001}});
}

TEST_CASE("S-63 an eliminated company's stand surrenders to an enemy near it",
          "[fire_results][S-63]") {
    Game near = rifles_under_fire(), alone = a_game().with(a_stand(1));
    auto dice = dice_show({});
    Course to_enemy{near, dice}, to_nobody{alone, dice};
    eliminate(to_enemy, StandId{1}, Cause::Company);
    eliminate(to_nobody, StandId{1}, Cause::Company);
    CHECK(stand(near, 1).presence == Presence::Surrendered);
    CHECK(stand(alone, 1).presence == Presence::Eliminated);
}
