#include "game/effects/effects.h"
#include "game/fire/fire.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

const rules::TerrainArea kCopse = an_area(rules::Terrain::Orchard, {22_in, 28_in}, {26_in, 32_in},
                                          rules::Cover::Light, rules::Visibility::OpenBlocking, 1);

/// A tank fires HE at rifles 10" away, all dice missing.
Events fired(Game& game, rules::FireKind kind) {
    const auto declared = decide(game, Side::Blue, DeclareFire{StandId{1}, 1, "m1001", 0, {}, {}});
    REQUIRE_THAT(declared, IsAccepted());
    evolve_all(game, *declared);
    auto dice = dice_always_show(10);
    Course course{game, dice};
    resolve_fire(course, kind);
    return course.take();
}
Game in_step(Subphase subphase) {
    return a_game()
        .in(subphase)
        .with(a_stand(1).of("tank").at({24_in, 16_in}).under(OrderChit::Hold))
        .with(a_stand(1001).at({24_in, 30_in}).visible());
}
Events near_personnel(Game& game) {
    auto dice = dice_show({});
    Course course{game, dice};
    suppress_near_personnel(course);
    return course.take();
}

}  // namespace

TEST_CASE("SUPP-02 Prep and Op Fire with H suppress, hit or not; General Fire nobody",
          "[suppression][SUPP-02][SUPP-03][GENF-06][PREP-05]") {
    Game prep = in_step(Subphase::PrepFireA), op = in_step(Subphase::OpportunityFire),
         general = in_step(Subphase::GeneralFire);
    CHECK(the<StandSuppressed>(fired(prep, rules::FireKind::Prep)).stand == StandId{1001});
    CHECK(count<StandSuppressed>(fired(op, rules::FireKind::Opportunity)) == 1);
    CHECK(count<StandSuppressed>(fired(general, rules::FireKind::General)) == 0);
}

TEST_CASE("SUPP-12 a second marker makes no difference", "[suppression][SUPP-12]") {
    Game game = a_game().with(a_stand(1));
    auto dice = dice_show({});
    Course course{game, dice};
    suppress(course, StandId{1}, SuppressedBy::DirectFire);
    suppress(course, StandId{1}, SuppressedBy::Template);
    CHECK(count<StandSuppressed>(course.take()) == 1);
}

TEST_CASE("SUPP-06 a vehicle within 12 inches of visible personnel in cover is suppressed",
          "[suppression][SUPP-06][SUPP-07][R-04]") {
    Game game = a_game()
                    .with(kCopse)
                    .with(a_stand(1).of("tank").at({24_in, 20_in}))
                    .with(a_stand(2).of("truck").at({24_in, 10_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    const auto e = the<StandSuppressed>(near_personnel(game));
    CHECK(e.stand == StandId{1});
    CHECK(e.by == SuppressedBy::Proximity);
}

TEST_CASE("SUPP-08 hidden, demoralized or uncovered personnel suppress no vehicle",
          "[suppression][SUPP-08][R-05][R-42]") {
    const auto tank = a_stand(1).of("tank").at({24_in, 20_in});
    Game hidden = a_game().with(kCopse).with(tank).with(a_stand(1001).at({24_in, 30_in}));
    Game open = a_game().with(tank).with(a_stand(1001).at({24_in, 30_in}).visible());
    Game demoralized = a_game().with(kCopse).with(tank).with(
        a_stand(1001).at({24_in, 30_in}).that_is(MoraleState::Demoralized).visible());
    CHECK(near_personnel(hidden).empty());
    CHECK(near_personnel(open).empty());
    CHECK(near_personnel(demoralized).empty());
}

TEST_CASE("SUPP-09 all suppression ends in 1B", "[suppression][SUPP-09]") {
    Game game = a_game().in(Subphase::Clearing).with(a_stand(1).suppressed()).with(a_stand(1001));
    auto dice = dice_show({});
    Course course{game, dice};
    clear_markers(course);
    CHECK(the<SuppressionRemoved>(course.take()).stand == StandId{1});
    CHECK_FALSE(find_stand(game, StandId{1})->suppressed);
}
