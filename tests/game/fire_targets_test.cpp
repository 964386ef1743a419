#include "game/fire/fire.h"
#include "game/morale/morale.h"
#include "game/shelling/shelling.h"
#include "support/in_play.h"

/// What lies between firer and target, and who else is touched by a shot.
using namespace game;
using namespace support;
using rules::FireKind;

namespace {

/// Rifles at (24, 20) shoot at rifles that moved to (24, 27), with something between them.
Game shooting_past(const rules::TerrainArea& area) {
    return a_game()
        .with(area)
        .with(a_stand(1).at({
            24_in, 20_in
    }))
        .with(a_stand(1001).that_moved({{24_in, 33_in}, {24_in, 27_in}}).visible());
}
rules::TerrainArea a_strip(rules::Terrain terrain, rules::Visibility visibility, int height) {
    return an_area(terrain, {20_in, 22_in}, {28_in, 24_in}, rules::Cover::Light, visibility,
                   height);
}
ShotResolved shot_past(const rules::TerrainArea& area) {
    Game game = shooting_past(area);
    declared(game, Side::Blue, at(1, 1001));
    auto dice = dice_always_show(10);
    return the<ShotResolved>(resolved(game, dice, FireKind::General));
}
void all_targets_must_be_in_contact(Game& game) {
    game.scenario.options.split_in_contact = rules::SplitInContact::AllInContact;
}
/// The company's check after this shot of Blue's; nothing when it need not check.
std::vector<MoraleChecked> checked_after(GameBuilder built, DeclareFire shot) {
    Game game = built;
    declared(game, Side::Blue, shot);
    auto dice = dice_always_show(1);
    resolved(game, dice, FireKind::General);
    game.subphase = Subphase::Morale;
    Course course{game, dice};
    check_morale(course);
    return all_of<MoraleChecked>(course.take());
}

/// One target touches it, the other stands as far up the table as this.
GameBuilder an_assault_gun_in_contact(Inches other) {
    return a_game()
        .with(
            a_stand(1).of("assault_gun").at({24_in, 24_in}).of_quality(rules::TroopQuality::Elite))
        .with(a_stand(1001).at({23.4_in, 25.05_in}).visible())
        .with(a_stand(1002).at({24.6_in, other}).visible());
}

}  // namespace

TEST_CASE("LOS-11 fire through open blocking terrain has no penalty", "[sight_line][LOS-11]") {
    using rules::Terrain, rules::Visibility;
    const auto open = shot_past(a_strip(Terrain::Sand, Visibility::Clear, 0));
    const auto orchard = shot_past(a_strip(Terrain::Orchard, Visibility::OpenBlocking, 1));
    CHECK(orchard.in_range);
    CHECK(orchard.to_hit_working == open.to_hit_working);
    CHECK(orchard.needs == open.needs);
    CHECK_THAT(decide(shooting_past(a_strip(Terrain::Woods, Visibility::Dense, 2)), Side::Blue,
                      at(1, 1001)),
               IsRefused("no_line_of_fire"));
}

TEST_CASE("LOS-13 an enemy stand between does not block the line of fire, a friend does",
          "[sight_line][LOS-13]") {
    const auto with_between = [](StandBuilder between) {
        return Game(a_game()
                        .with(a_stand(1).at({24_in, 20_in}))
                        .with(a_stand(1001).at({24_in, 28_in}).visible())
                        .with(between.at({24_in, 24_in}))
                        .set([](Game& g) {
                            for (auto& s : g.stands)
                                if (s.at.y == 24_in) s.base = rules::BaseSize::Double;
                        }));
    };
    CHECK_THAT(decide(with_between(a_stand(1002).visible()), Side::Blue, at(1, 1001)),
               IsAccepted());
    CHECK_THAT(decide(with_between(a_stand(1002)), Side::Blue, at(1, 1001)), IsAccepted());
    CHECK_THAT(decide(with_between(a_stand(2)), Side::Blue, at(1, 1001)),
               IsRefused("no_line_of_fire"));
}

TEST_CASE("R-06 direct HE attacks its target alone, an indirect burst all that it touches",
          "[direct_fire][R-06]") {
    auto built = tank_and_rifles()
                     .in(Subphase::OpportunityFire)
                     .with(a_stand(2).of("howitzer").at({40_in, 10_in}))
                     .with(a_stand(1002).at({25.2_in, 30_in}).visible());
    auto dice = dice_always_show(1);  // all hit, no effect
    Game direct = built;
    declared(direct, Side::Blue, at(1, 1001, 1));
    const auto shot = the<ShotResolved>(resolved(direct, dice, FireKind::Opportunity));
    REQUIRE_FALSE(shot.results.empty());
    for (const auto& hit : shot.results) CHECK(hit.target == StandId{1001});
    CHECK(stand(direct, 1001).suppressed);
    CHECK_FALSE(stand(direct, 1002).suppressed);
    CHECK_FALSE(stand(direct, 1002).fired_at);

    Game burst = built.in(Subphase::HeAttacks).set([](Game& g) {
        Template he;
        he.id = MarkerId{g.next_marker++};
        he.battery = StandId{2};
        he.centre = {24_in, 30_in};
        he.size = 3_in;
        he.turn_placed = g.turn;
        g.templates.push_back(he);
    });
    Course course{burst, dice};
    resolve_templates(course);
    CHECK(count<TemplateAttack>(course.take()) == 2);
    CHECK(stand(burst, 1002).suppressed);
}

TEST_CASE("SCALE-06 a half-stand is hit, hurt and moved like a full one",
          "[direct_fire][SCALE-06]") {
    const auto shot_at = [](rules::BaseSize size) {
        Game game = a_game()
                        .with(a_stand(1).of("tank").at({24_in, 20_in}).visible())
                        .with(a_stand(1001).at({24_in, 30_in}).visible())
                        .set([=](Game& g) { find_stand(g, StandId{1001})->base = size; });
        declared(game, Side::Blue, at(1, 1001, 1));
        auto dice = dice_always_show(5);  // hits; Regular: forced back
        const auto events = resolved(game, dice, FireKind::General);
        const auto shot = the<ShotResolved>(events);
        return std::tuple{shot.needs, shot.hits, shot.results.front().outcome,
                          the<StandForcedBack>(events).path};
    };
    CHECK(shot_at(rules::BaseSize::Half) == shot_at(rules::BaseSize::Full));
    CHECK(rules::base_dimensions(rules::BaseSize::Half).depth == 0.5_in);
}

TEST_CASE("MOR-07 fire that can do no damage is cause enough for a check", "[morale][MOR-07]") {
    const auto infantry = a_game()
                              .with(a_stand(1).of("tank").at({24_in, 20_in}))
                              .with(a_stand(1001).at({24_in, 50_in}).visible());
    const auto afv = a_game()
                         .with(a_stand(1).at({24_in, 20_in}))
                         .with(a_stand(1001).of("tank").at({24_in, 35_in}).visible());
    const auto shot_at = checked_after(infantry, at(1, 1001, 0));  // AP at infantry
    REQUIRE(shot_at.size() == 1);
    CHECK(shot_at.front().company == CompanyId{101});
    CHECK(shot_at.front().cause == MoraleCause::FiredAt);
    CHECK(checked_after(afv, at(1, 1001)).size() == 1);  // rifles at a tank
    // Out of range it is no fire at all. [S-51]
    CHECK(checked_after(infantry, at(1, 1001, 2)).empty());
}

TEST_CASE("ROF-08 who is in contact divides its dice for nothing, wherever its targets are",
          "[fire_steps][ROF-07][ROF-08][S-46]") {
    const bool first_in_contact = GENERATE(true, false);
    Game game = an_assault_gun_in_contact(34_in);
    declared(game, Side::Blue, at(1, first_in_contact ? 1001 : 1002, 1, 1));
    const auto second = [&](int dice) { return at(1, first_in_contact ? 1002 : 1001, 1, dice); };
    CHECK_THAT(decide(game, Side::Blue, second(3)), IsRefused("dice_out_of_range"));
    declared(game, Side::Blue, second(2));
    auto dice = dice_always_show(10);
    const auto shots = all_of<ShotResolved>(resolved(game, dice, FireKind::General));
    REQUIRE(shots.size() == 2);
    for (const auto& shot : shots) CHECK(value_of(shot.rate, "ROF-07") == 0);
}

TEST_CASE("S-46 by option a weapon with targets in and out of contact divides at -1, once for all",
          "[fire_steps][ROF-07][ROF-08][S-46]") {
    const bool all_in_contact = GENERATE(true, false);
    Game game = an_assault_gun_in_contact(all_in_contact ? 25.05_in : 34_in)
                    .set(all_targets_must_be_in_contact);
    declared(game, Side::Blue, at(1, 1001, 1, 1));
    const auto second = [](int dice) { return at(1, 1002, 1, dice); };
    CHECK_THAT(decide(game, Side::Blue, second(3)), IsRefused("dice_out_of_range"));
    if (!all_in_contact)
        CHECK_THAT(decide(game, Side::Blue, second(2)), IsRefused("dice_out_of_range"));
    declared(game, Side::Blue, second(all_in_contact ? 2 : 1));
    auto dice = dice_always_show(10);
    const auto shots = all_of<ShotResolved>(resolved(game, dice, FireKind::General));
    REQUIRE(shots.size() == 2);
    for (const auto& shot : shots)
        CHECK(value_of(shot.rate, "ROF-07") == (all_in_contact ? 0 : -1));
}

TEST_CASE("S-46 by option the -1 is taken, too, when the first target is the one out of contact",
          "[fire_steps][ROF-07][S-46]") {
    Game game = a_game()
                    .with(a_stand(1).of("assault_gun").at({24_in, 24_in}))
                    .with(a_stand(1001).at({23.4_in, 25.05_in}).visible())
                    .with(a_stand(1002).at({24.6_in, 34_in}).visible())
                    .set(all_targets_must_be_in_contact);
    declared(game, Side::Blue, at(1, 1002, 1, 1));
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1, 1)), IsRefused("dice_out_of_range"));
}
