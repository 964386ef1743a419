#include "game/spotting/spotting.h"
#include "support/in_play.h"

/// What is rolled, and against what number.
using namespace game;
using namespace support;
using rules::TroopQuality;

namespace {

/// Rifles shoot at rifles 3" away that moved this turn through the open: 5 or less.
GameBuilder rifles_at_rifles(TroopQuality quality) {
    return a_game()
        .with(a_stand(1)
                  .at({
                      24_in, 24_in
    })
                  .of_quality(quality))
        .with(a_stand(1001).that_moved({{24_in, 32_in}, {24_in, 28_in}}).visible());
}
ShotResolved fired_with(GameBuilder built, ScriptedDice dice) {
    Game game = built;
    declared(game, Side::Blue, at(1, 1001));
    return the<ShotResolved>(resolved(game, dice, rules::FireKind::General));
}

}  // namespace

TEST_CASE("DIE-04 modifiers change the number to hit, never the die: a plus helps",
          "[dice][DIE-04]") {
    const auto regular =
        fired_with(rifles_at_rifles(TroopQuality::Regular), dice_show({5, 6}).otherwise(1));
    const auto veteran =
        fired_with(rifles_at_rifles(TroopQuality::Veteran), dice_show({5, 6}).otherwise(1));
    const auto green =
        fired_with(rifles_at_rifles(TroopQuality::Green), dice_show({5, 6}).otherwise(1));
    for (const auto& shot : {regular, veteran, green}) {
        CHECK(shot.dice == std::vector{5, 6});  // as they fell
        CHECK(shot.hit_number == 5);
    }
    CHECK(regular.hits == 1);
    CHECK(veteran.needs == 6);
    CHECK(veteran.hits == 2);
    CHECK(value_of(veteran.to_hit_working, "HIT-14") == 1);
    CHECK(green.needs == 4);
    CHECK(green.hits == 0);
}

TEST_CASE("DIE-04 so it is with the answer of artillery", "[dice][DIE-04]") {
    const auto answered = [](bool suppressed) {
        Game game = a_game()
                        .in(Subphase::ArtilleryResponse)
                        .with(a_stand(1).at({24_in, 24_in}).that_observes())
                        .with(a_stand(2).of("mortar").at({24_in, 10_in}))
                        .with(a_stand(1001).at({24_in, 40_in}).visible())
                        .set([=](Game& g) { find_stand(g, StandId{2})->suppressed = suppressed; });
        auto dice = blue_begins(4);
        happens(game, Actor::Blue,
                RequestMission{
                    StandId{1},
                    {StandId{2}},
                    rules::MissionKind::HighExplosive, {24_in, 40_in}
        },
                dice);
        happens(game, Actor::Blue, Commit{}, dice);
        return the<ResponseRolled>(happens(game, Actor::Red, Commit{}, dice));
    };
    const auto fresh = answered(false), suppressed = answered(true);
    CHECK(fresh.die == 4);
    CHECK(suppressed.die == 4);
    CHECK(suppressed.base == 5);
    CHECK(suppressed.needs == 3);
    CHECK(fresh.success);
    CHECK_FALSE(suppressed.success);
}

TEST_CASE("DIE-07 as many to-hit dice as the modified rate of fire, each judged alone",
          "[dice][DIE-07]") {
    const auto regular =
        fired_with(rifles_at_rifles(TroopQuality::Regular), dice_show({10, 1}).otherwise(1));
    const auto elite =
        fired_with(rifles_at_rifles(TroopQuality::Elite), dice_show({6, 7, 1}).otherwise(1));
    CHECK(regular.dice == std::vector{10, 1});
    CHECK(regular.hits == 1);
    CHECK(elite.dice == std::vector{6, 7, 1});  // one die more, and 6 or less
    CHECK(elite.hits == 2);
}

TEST_CASE("DIE-09 spotting has no dice: whatever they show, the same stands are seen",
          "[dice][DIE-09]") {
    const auto face = GENERATE(1, 10);
    Game game = a_game()
                    .in(Subphase::Spotting)
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 36_in}))
                    .with(a_stand(1002).at({24_in, 38_in}));
    auto dice = dice_always_show(face);
    Course course{game, dice};
    spot_all(course);
    CHECK_FALSE(rolled_anything(course.take()));
    CHECK(stand(game, 1).visible);
    CHECK(stand(game, 1001).visible);
    CHECK_FALSE(stand(game, 1002).visible);
}
