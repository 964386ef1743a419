#include <algorithm>

#include "game/fire/fire.h"
#include "game/fire/messages.h"
#include "game/play/choices.h"
#include "support/fire.h"

/// The cover at which small arms are aimed: only that of somebody whom they can hit.
using namespace game;
using namespace support;
using rules::Cover;
using rules::FireKind;

namespace {

rules::TerrainArea a_wood(Point low, Point high) {
    return an_area(rules::Terrain::Brush, low, high, Cover::Medium);
}
/// Blue rifles look north at a Red platoon in medium cover, at (24, 30).
GameBuilder platoon_in_cover() {
    return a_game()
        .with(a_wood({23_in, 29_in}, {25_in, 31_in}))
        .with(a_stand(1).at({24_in, 24_in}))
        .with(a_stand(1001).at({24_in, 30_in}).visible());
}
DeclareFire aimed(std::uint16_t target, std::optional<Cover> cover) {
    auto command = at(1, target);
    command.cover_category = cover;
    return command;
}
int needed(Game game, const DeclareFire& command) {
    declared(game, Side::Blue, command);
    auto dice = dice_always_show(10);
    return the<ShotResolved>(resolved(game, dice, FireKind::General)).needs;
}

}  // namespace

TEST_CASE("S-48 a tank in the open lends its cover to nobody", "[fire_results][SA-03][S-48]") {
    const Game alone = platoon_in_cover();
    const Game beside =
        platoon_in_cover().with(a_stand(1002).of("tank").at({25.6_in, 30_in}).visible());
    CHECK_THAT(decide(beside, Side::Blue, aimed(1001, Cover::None)),
               IsRefused("no_such_cover", {"S-48"}));
    CHECK_THAT(decide(beside, Side::Blue, aimed(1001, Cover::Medium)), IsAccepted());
    CHECK(needed(beside, aimed(1002, {})) == needed(alone, aimed(1001, {})));
    const auto choices = fires_offered_to_blue(beside);
    for (const auto& target : choices.fires.at(0).weapons.at(0).targets)
        CHECK(target.covers == std::vector{Cover::Medium});
}

TEST_CASE("S-48 who is out of the line of fire lends his cover to nobody",
          "[fire_results][SA-03][S-48]") {
    const bool in_line = GENERATE(true, false);
    auto built = platoon_in_cover().with(a_stand(1002).of("truck").at({26_in, 30_in}).visible());
    if (!in_line) built.with(a_stand(2).of("truck").at({25.5_in, 28_in}).facing(90_deg));
    const Game game = built;
    CHECK(decide(game, Side::Blue, aimed(1001, Cover::None)).has_value() == in_line);
}

TEST_CASE("S-48 a cover that nobody has any more when the dice fall is that of the target",
          "[fire_results][SA-03][S-48]") {
    Game game = platoon_in_cover().with(a_stand(1002).of("truck").at({25.6_in, 30_in}).visible());
    const auto in_cover = needed(game, aimed(1001, {}));
    declared(game, Side::Blue, aimed(1001, Cover::None));
    find_stand(game, StandId{1002})->at = {60_in, 60_in};
    auto dice = dice_always_show(10);
    CHECK(the<ShotResolved>(resolved(game, dice, FireKind::General)).needs == in_cover);
}

TEST_CASE("S-48 at a truck beside it, a platoon in cover is hit through its whole cover",
          "[fire_results][SA-03][S-48]") {
    const Game game =
        platoon_in_cover().with(a_stand(1002).of("truck").at({25.6_in, 30_in}).visible());
    CHECK(needed(game, aimed(1002, Cover::Medium)) == needed(game, aimed(1001, {})));
    CHECK(needed(game, aimed(1002, {})) > needed(game, aimed(1001, {})));
}

TEST_CASE("S-48 an assault hits its target alone, in the cover that this has",
          "[fire_results][CA-02][S-48]") {
    const Game game = a_game()
                          .with(a_wood({23_in, 24.6_in}, {24.6_in, 26_in}))
                          .with(a_stand(1).at({24_in, 24_in}))
                          .with(a_stand(1001).at({24_in, 25.1_in}).visible())
                          .with(a_stand(1002).at({25.3_in, 25.1_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, aimed(1001, Cover::Light)),
               IsRefused("no_such_cover", {"S-48"}));
}

TEST_CASE("S-26 S-48 small arms hit a transport on the way that it drove before it went off",
          "[fire_results][SA-01][S-26]") {
    Game game =
        a_game()
            .in(Subphase::OpportunityFire)
            .with(a_stand(1)
                      .at({
                          24_in, 24_in
    })
                      .under(OrderChit::Hold))
            .with(a_stand(1001).of("truck").that_moved({{24_in, 40_in}, {24_in, 30_in}}).visible());
    find_stand(game, StandId{1001})->presence = Presence::OffTable;
    auto command = at(1, 1001);
    command.path_point = Point{24_in, 30_in};
    declared(game, Side::Blue, command);
    auto dice = dice_always_show(1);
    const auto spread = the<HitsDistributed>(resolved(game, dice, FireKind::Opportunity));
    CHECK_FALSE(spread.results.empty());
}
