#include "game/fire/fire_declaration.h"
#include "support/fire.h"

/// Facing does not matter to a stand on foot that touches its target.
using namespace game;
using namespace support;
using rules::FireKind;

namespace {

/// Rifles look down the table; what touches them stands in their back.
GameBuilder rifles_with_an_enemy_behind(const char* enemy) {
    return a_game()
        .with(a_stand(1).at({24_in, 20_in}).facing(180_deg).under(OrderChit::Hold))
        .with(a_stand(1001).of(enemy).at({24_in, 20.9_in}).facing(180_deg).visible());
}

}  // namespace

TEST_CASE("CA-01 S-52 a close assault whose target is not in the front arc is fought",
          "[close_assault][fire_steps][CA-01][S-52]") {
    const auto kind = GENERATE(FireKind::Opportunity, FireKind::General);
    const auto* enemy = GENERATE("rifles", "tank");
    Game game = rifles_with_an_enemy_behind(enemy).in(
        kind == FireKind::General ? Subphase::GeneralFire : Subphase::OpportunityFire);
    REQUIRE(in_contact(game, stand(game, 1), stand(game, 1001)));
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(1);
    const auto shot = the<ShotResolved>(resolved(game, dice, kind));
    CHECK(shot.close_assault);
    CHECK(shot.in_range);
    CHECK_FALSE(shot.wasted);
    CHECK_FALSE(shot.dice.empty());
}

TEST_CASE("CA-01 S-52 who turns away from what he touches on foot keeps his shot",
          "[close_assault][fire_steps][CA-01][S-52][FIRE-15]") {
    Game game = rifles_with_an_enemy_behind("rifles").in(Subphase::PrepFireA);
    for (const auto facing : {90_deg, 180_deg, 270_deg}) {
        auto turned = stand(game, 1);
        turned.facing = facing;
        game.shots = {Shot{}};
        game.shots.front().firer = StandId{1};
        game.shots.front().target = StandId{1001};
        CHECK(shots_off_bearing(game, turned).empty());
    }
}

TEST_CASE("FIRE-15 a vehicle that touches its target must look at it, and is told why it is wasted",
          "[fire_steps][FIRE-15]") {
    Game game = a_game()
                    .with(a_stand(1).of("assault_gun").at({24_in, 20_in}).facing(0_deg))
                    .with(a_stand(1001).at({24_in, 21.25_in}).visible());
    REQUIRE(in_contact(game, stand(game, 1), stand(game, 1001)));
    declared(game, Side::Blue, at(1, 1001, 1));
    find_stand(game, StandId{1})->facing = 180_deg;  // by a ruling that withdrew nothing
    auto dice = dice_show({});
    CHECK(the<ShotResolved>(resolved(game, dice, FireKind::General)).wasted == Wasted::OutOfArc);
}

TEST_CASE("FIRE-15 who is no more to be seen is no target, and nobody is told what became of him",
          "[fire_steps][FIRE-15]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 20_in}))
                    .with(a_stand(1001).at({24_in, 26_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    find_stand(game, StandId{1001})->presence = Presence::Surrendered;
    auto dice = dice_show({});
    CHECK(the<ShotResolved>(resolved(game, dice, FireKind::General)).wasted == Wasted::NoLine);
}
