#include "game/movement/movement.h"
#include "game/transport/transport.h"
#include "support/in_play.h"

/// What is undone when Op Fire stops a vehicle that loaded or unloaded on its way.
using namespace game;
using namespace support;
using rules::FireKind;

namespace {

const Point kStart{24_in, 20_in}, kStop{24_in, 22_in}, kEnd{24_in, 24_in};
const Point kBesideStart{25.05_in, 20_in}, kBesideEnd{25.05_in, 24_in};

/// Blue's truck 1 at its start; Red's tank 1001 waits.
GameBuilder a_truck() {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).of("truck").at(kStart).under(OrderChit::CautiousAdvance))
        .with(a_stand(1001).of("tank").at({24_in, 40_in}).under(OrderChit::Hold));
}
void acts(Game& game, const Command& command) {
    auto dice = dice_show({});
    const auto events = decide(game, Actor::Blue, command, dice);
    REQUIRE_THAT(events, IsAccepted());
    evolve_all(game, *events);
}
void drives(Game& game, Point to) { acts(game, MoveStand{StandId{1}, {to}}); }
/// The tank's shell hits the truck at this point; the result die decides what of it.
Events stopped_at(Game& game, Point at, int result) {
    game.subphase = Subphase::OpportunityFire;
    Shot shot;
    shot.id = ShotId{30001};
    shot.side = Side::Red;
    shot.firer = StandId{1001};
    shot.line = 1;
    shot.target = StandId{1};
    shot.path_point = at;
    game.shots = {shot};
    auto dice = dice_always_show(1);  // hits; no effect on passengers
    dice.when("result/1/", result);
    return resolved(game, dice, FireKind::Opportunity);
}
constexpr int kNoEffect = 1, kBurns = 10;

}  // namespace

TEST_CASE("S-50 who got out after the point of the stop is aboard again",
          "[fire_results][PASS-04][S-50]") {
    Game game = a_truck().with(a_stand(2).aboard(1).at(kStart));
    drives(game, kEnd);
    acts(game, Unload{StandId{2}, kBesideEnd, {}});
    const auto events = stopped_at(game, kStop, kBurns);
    CHECK(the<Loaded>(events).stand == StandId{2});
    CHECK(the<PassengerRolled>(events).stand == StandId{2});
}

TEST_CASE("S-50 a gun that was unlimbered after the point of the stop is in tow again",
          "[fire_results][PASS-04][S-50]") {
    const auto result = GENERATE(5, kBurns);  // forced back, eliminated
    Game game = a_truck().with(a_stand(2).of("gun").aboard(1).limbered().at(kStart));
    drives(game, kEnd);
    acts(game, Unlimber{
                   StandId{2},
                   {25.05_in, 24_in},
                   {}
    });
    const auto events = stopped_at(game, kStop, result);
    CHECK(the<Limbered>(events).gun == StandId{2});
    if (result == kBurns) CHECK(the<PassengerRolled>(events).stand == StandId{2});
    if (result != kBurns) CHECK(stand(game, 2).limbered);
    if (result != kBurns) CHECK(stand(game, 2).at == stand(game, 1).at);
}

TEST_CASE("S-50 who got in after the point of the stop never got in",
          "[fire_results][PASS-04][S-50]") {
    Game game =
        a_truck().with(a_stand(2).at(kBesideEnd).facing(90_deg).under(OrderChit::CautiousAdvance));
    drives(game, kEnd);
    acts(game, Load{StandId{2}, StandId{1}});
    const auto events = stopped_at(game, kStop, kBurns);
    CHECK(count<PassengerRolled>(events) == 0);
    CHECK(on_table(stand(game, 2)));
    CHECK_FALSE(stand(game, 2).aboard);
    CHECK(stand(game, 2).at == kBesideEnd);
    CHECK(stand(game, 2).facing == 90_deg);
}

TEST_CASE("S-50 a gun that was limbered after the point of the stop stays where it was",
          "[fire_results][S-25][S-50]") {
    Game game =
        a_truck().with(a_stand(2).of("gun").at(kBesideEnd).under(OrderChit::CautiousAdvance));
    drives(game, kEnd);
    acts(game, Limber{StandId{2}, StandId{1}});
    const auto events = stopped_at(game, kStop, kBurns);
    CHECK(count<GunLost>(events) == 0);
    CHECK_FALSE(stand(game, 2).limbered);
    CHECK(stand(game, 2).at == kBesideEnd);
}

TEST_CASE("S-50 what was done before the point of the stop, or at it, has been done",
          "[fire_results][PASS-04][S-50]") {
    SECTION("got in where the vehicle began") {
        Game game = a_truck().with(a_stand(2).at(kBesideStart).under(OrderChit::CautiousAdvance));
        acts(game, Load{StandId{2}, StandId{1}});
        drives(game, kEnd);
        CHECK(the<PassengerRolled>(stopped_at(game, kStop, kBurns)).stand == StandId{2});
    }
    SECTION("got out where the vehicle was hit, on its way") {
        Game game = a_truck().with(a_stand(2).aboard(1).at(kStart));
        drives(game, kStop);
        acts(game, Unload{
                       StandId{2},
                       {25.05_in, 22_in},
                       {}
        });
        drives(game, kEnd);
        const auto events = stopped_at(game, kStop, kBurns);
        CHECK(count<Loaded>(events) + count<PassengerRolled>(events) == 0);
        CHECK(stand(game, 2).at == Point{25.05_in, 22_in});
    }
    SECTION("nothing stops it") {
        Game game = a_truck().with(a_stand(2).aboard(1).at(kStart));
        drives(game, kEnd);
        acts(game, Unload{StandId{2}, kBesideEnd, {}});
        CHECK(count<Loaded>(stopped_at(game, kStop, kNoEffect)) == 0);
        CHECK(stand(game, 2).at == kBesideEnd);
    }
}

TEST_CASE("S-50 fire at a place that a stand never got to does nothing to it",
          "[fire_results][S-50]") {
    Game game = a_truck().with(a_stand(2).aboard(1).at(kStart));
    drives(game, kEnd);
    acts(game, Unload{StandId{2}, kBesideEnd, {}});
    game.stands.back().weapons_fired.clear();
    Shot second;
    second.id = ShotId{30002};
    second.side = Side::Red;
    second.firer = StandId{1001};
    second.line = 3;  // the bow machine gun
    second.target = StandId{2};
    game.subphase = Subphase::OpportunityFire;
    auto first = second;
    first.id = ShotId{30001};
    first.line = 1;
    first.target = StandId{1};
    first.path_point = kStop;
    game.shots = {first, second};
    auto dice = dice_always_show(10);
    dice.when("hit/", 1).when("result/1/", 5).when("aboard/", 1);
    find_stand(game, StandId{1001})->at = {24_in, 34_in};
    const auto events = resolved(game, dice, FireKind::Opportunity);
    CHECK(count<HitsDistributed>(events) == 1);
    CHECK(stand(game, 2).presence == Presence::Aboard);
}
