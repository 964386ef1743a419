#include "game/effects/effects.h"
#include "game/fire/messages.h"
#include "game/morale/morale_facts.h"
#include "support/results.h"

/// Walls, hedges and emplacements in play.
using namespace game;
using namespace support;
using rules::CoverLineKind;
using rules::FireKind;

namespace {

/// A Blue tank at (24, 16), Red at (24, 30) with the line half an inch before it.
GameBuilder behind(CoverLineKind kind, StandBuilder red) {
    return a_game()
        .with(a_stand(1).of("tank").at({24_in, 16_in}).under(OrderChit::Hold))
        .with(a_line(kind, 29_in))
        .with(red.at({24_in, 30_in}).visible());
}
int to_hit_value(Game game, int weapon, std::string_view rule) {
    declared(game, Side::Blue, at(1, 1001, weapon));
    auto dice = dice_always_show(10);
    return value_of(the<ShotResolved>(resolved(game, dice, FireKind::General)).to_hit_working,
                    rule);
}

}  // namespace

TEST_CASE("S-30 personnel behind a wall or hedge have medium cover from fire across it",
          "[fire_steps][S-30][S-92][HIT-13]") {
    const auto kind = GENERATE(CoverLineKind::Wall, CoverLineKind::Hedge);
    Game across = behind(kind, a_stand(1001)), along = behind(kind, a_stand(1001));
    find_stand(along, StandId{1})->at = {24_in, 40_in};
    find_stand(along, StandId{1})->facing = 180_deg;
    CHECK(to_hit_value(across, 1, "HIT-13") == -2);
    CHECK(to_hit_value(along, 1, "HIT-13") == 0);
}

TEST_CASE("S-47 an AFV behind a wall or emplacement is hull down, behind a hedge it is not",
          "[fire_steps][S-47][S-92]") {
    const auto tank = a_stand(1001).of("tank");
    CHECK(to_hit_value(behind(CoverLineKind::Wall, tank), 0, "HIT-12") == -2);
    CHECK(to_hit_value(behind(CoverLineKind::Emplacement, tank), 0, "HIT-12") == -2);
    CHECK(to_hit_value(behind(CoverLineKind::Hedge, tank), 0, "HIT-12") == 0);
}

TEST_CASE("S-92 personnel behind a wall on the side of a vehicle suppress it",
          "[suppression][SUPP-06][S-92]") {
    Game behind_wall = behind(CoverLineKind::Wall, a_stand(1001));
    find_stand(behind_wall, StandId{1})->at = {24_in, 20_in};
    Game before_wall = behind_wall;
    before_wall.scenario.field.cover_lines = {a_line(CoverLineKind::Wall, 31_in)};
    const auto suppressed = [](Game& game) {
        auto dice = dice_show({});
        Course course{game, dice};
        suppress_near_personnel(course);
        return count<StandSuppressed>(course.take());
    };
    CHECK(suppressed(behind_wall) == 1);
    CHECK(suppressed(before_wall) == 0);
}

TEST_CASE("S-92 a company is in cover behind a wall if every enemy in sight is across it",
          "[morale][MOR-15][S-60][S-92]") {
    const auto in_cover = [](Game game) {
        return morale_query(game, *find_company(game, CompanyId{1})).in_cover;
    };
    const auto rifles = rifles_under_fire().in(Subphase::Morale);
    auto walled = rifles;
    walled.with(a_line(CoverLineKind::Wall, 25_in));
    auto surrounded = walled;
    surrounded.with(a_stand(1002).at({24_in, 12_in}).visible());
    CHECK_FALSE(in_cover(rifles));
    CHECK(in_cover(walled));
    CHECK_FALSE(in_cover(surrounded));
}

TEST_CASE("S-92 who is forced back over a wall stops behind it", "[fire_results][FB-08][S-92]") {
    Game game = rifles_under_fire().with(a_line(CoverLineKind::Wall, 22_in));
    applied(game, {result(1, rules::HitOutcome::ForcedBack)});
    CHECK(stand(game, 1).at.y < 22_in);
    CHECK(stand(game, 1).at.y > 20_in);
}
