#include "base/contains.h"
#include "game/effects/messages.h"
#include "game/fire/fire.h"
#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/spotting/spotting.h"
#include "game/spotting/spotting_facts.h"
#include "support/in_play.h"
#include "support/results.h"

/// What moves is seen where it goes, and can be shot at there.
using namespace game;
using namespace support;

namespace {

/// Blue's rifles at (24, 20) look north past a wood that hides what is behind it, from x = 0 to 22.
GameBuilder past_a_wood() {
    return a_game()
        .with(a_copse({0_in, 24_in}, {22_in, 26_in}))
        .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::Hold));
}
/// Red moves its stand 1001, of this line, westward along y = 30.
GameBuilder red_goes_west(Point from, std::string line = "rifles") {
    return past_a_wood()
        .in(Subphase::SideBMoves)
        .with(a_stand(1001)
                  .of(std::move(line))
                  .at(from)
                  .facing(270_deg)
                  .under(OrderChit::CautiousAdvance));
}
const Contact* contact_of_blue(const Game& game, std::uint16_t id) {
    return contact_of(game, Watcher::Blue, StandId{id});
}
std::vector<Point> path_seen(const Game& game, std::uint16_t id) {
    const auto* contact = contact_of_blue(game, id);
    return contact ? contact->shown.path : std::vector<Point>{};
}
/// The points at which Blue may shoot at its only target.
std::vector<Point> offered(const Game& game) {
    const auto choices = choices_of(game, Side::Blue);
    if (choices.fires.empty()) return {};
    return choices.fires.front().weapons.front().targets.front().path_points;
}
Game after_2f_of(Game game) {
    auto dice = dice_always_show(4);
    Course course{game, dice};
    course.happen(StepOpened{Subphase::Spotting});
    spot_all(course);
    hide_unseen(course);
    refresh_contacts(course);
    return game;
}

}  // namespace

TEST_CASE("S-38 S-50 a known mover that ends out of sight is shot at where it was in sight",
          "[spotting][S-36][S-38][S-50][OPF-03][REL-03]") {
    Game game = red_goes_west({25_in, 30_in}, "tank")
                    .set([](Game& g) { g.turn = 2; })
                    .with(a_stand(1002).at({60_in, 60_in}));
    auto dice = dice_always_show(4);
    Course course{game, dice};
    see(course, StandId{1001}, "SPOT-05");
    find_stand(game, StandId{1001})->visible = true;
    happens(game, Actor::Red, MoveStand{StandId{1001}, {{13_in, 30_in}}}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    REQUIRE(game.subphase == Subphase::OpportunityFire);
    const auto seen = path_seen(game, 1001);
    CHECK(seen.front() == Point{25_in, 30_in});
    CHECK(contains(seen, Point{24_in, 30_in}));
    CHECK_FALSE(contains(seen, Point{13_in, 30_in}));
    CHECK(offered(game) == seen);
    const auto handle = contact_of_blue(game, 1001)->handle;
    const auto shoot_at = [&](Point at) {
        return decide(game, Side::Blue,
                      DeclareFire{.firer = StandId{1}, .target = handle, .path_point = at});
    };
    CHECK_THAT(shoot_at(seen.back()), IsAccepted());
    CHECK_THAT(shoot_at({14_in, 30_in}), IsRefused("not_on_path", {"OPF-03", "S-50"}));
    CHECK_THAT(shoot_at({24.5_in, 30_in}), IsRefused("not_on_path"));
}

TEST_CASE("S-36 the next 2F hides a mover that was seen on its way and is out of sight",
          "[spotting][S-36][S-38]") {
    Game game = red_goes_west({25_in, 30_in}, "tank");
    auto dice = blue_begins(4);
    happens(game, Actor::Red, MoveStand{StandId{1001}, {{13_in, 30_in}}}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(stand(game, 1001).visible);
    commit_until(game, Subphase::SideBMoves, dice);
    CHECK(stand(game, 1001).visible);
    CHECK(path_seen(game, 1001).empty());
    commit_until(game, Subphase::OpportunityFire, dice);
    CHECK_FALSE(stand(game, 1001).visible);
}

TEST_CASE("SPOT-03 a hidden mover can be shot at from where it was first seen",
          "[spotting][SPOT-03][S-50][OPF-03][REL-03]") {
    Game game = a_game()
                    .in(Subphase::SideBMoves)
                    .with(an_area(rules::Terrain::Brush, {20_in, 37.5_in}, {30_in, 60_in},
                                  rules::Cover::Light, rules::Visibility::Dense, 1))
                    .with(a_stand(1).at({24_in, 8_in}).under(OrderChit::Hold))
                    .with(a_stand(1001).at({24_in, 40_in}).under(OrderChit::HastyAdvance));
    auto dice = dice_always_show(4);
    happens(game, Actor::Red, MoveStand{StandId{1001}, {{24_in, 34_in}}}, dice);
    const auto seen = path_seen(game, 1001);
    CHECK(seen == std::vector<Point>{
                      {24_in, 37_in},
                      {24_in, 36_in},
                      {24_in, 35_in},
                      {24_in, 34_in}
    });
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(offered(game) == seen);
}

TEST_CASE("SPOT-03 S-38 a narrow gap between woods is crossed unseen from no starting point",
          "[spotting][SPOT-03][S-38]") {
    const int from = GENERATE(25'900, 25'925, 25'950, 25'500, 25'250);
    Game game = a_game()
                    .in(Subphase::SideBMoves)
                    .with(a_copse({10_in, 28_in}, {24_in, 32_in}))
                    .with(a_copse({24.9_in, 28_in}, {40_in, 32_in}))
                    .with(a_stand(1).at({24_in, 10_in}).under(OrderChit::Hold))
                    .with(a_stand(1001)
                              .at({Inches{from}, 30_in})
                              .facing(270_deg)
                              .under(OrderChit::CautiousAdvance));
    auto dice = dice_always_show(4);
    happens(game, Actor::Red, MoveStand{StandId{1001}, {{Inches{from - 4'000}, 30_in}}}, dice);
    CHECK(stand(game, 1001).visible);
    const auto seen = path_seen(game, 1001);
    REQUIRE(std::ranges::any_of(seen, [](Point at) { return 24_in < at.x && at.x < 24.9_in; }));
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(contains(offered(game), seen.front()));
}

TEST_CASE("S-38 a gap that is seen through only on the way shows a known mover there",
          "[spotting][S-38][S-50]") {
    Game game = a_game()
                    .in(Subphase::SideBMoves)
                    .with(a_copse({10_in, 24_in}, {23.5_in, 26_in}))
                    .with(a_copse({23.6_in, 24_in}, {40_in, 26_in}))
                    .with(a_stand(1).at({23.55_in, 23_in}).under(OrderChit::Hold))
                    .with(a_stand(1001)
                              .of("tank")
                              .at({26.05_in, 26.8_in})
                              .facing(270_deg)
                              .under(OrderChit::CautiousAdvance)
                              .visible());
    const auto seen =
        seen_on_move(lookers_of(game, Side::Blue), stand(game, 1001),
                     {
                         {26.05_in, 26.8_in},
                         {25.05_in, 26.8_in},
                         {22.05_in, 26.8_in}
    },
                     true);
    CHECK_FALSE(seen.empty());
}

TEST_CASE("SPOT-03 REL-03 who spots a mover through a gap shows it to all who see it from there on",
          "[spotting][SPOT-03][REL-03]") {
    const Game game = a_game()
                          .in(Subphase::SideBMoves)
                          .with(a_copse({10_in, 24_in}, {23.5_in, 26_in}))
                          .with(a_copse({23.6_in, 24_in}, {40_in, 26_in}))
                          .with(a_stand(1).at({23.55_in, 23_in}).under(OrderChit::Hold))
                          .with(a_stand(2).at({23.3_in, 46_in}).under(OrderChit::Hold))
                          .with(a_stand(1001)
                                    .at({26.8_in, 26.8_in})
                                    .facing(270_deg)
                                    .under(OrderChit::CautiousAdvance));
    const auto seen = seen_on_move(lookers_of(game, Side::Blue), stand(game, 1001),
                                   {
                                       {26.8_in, 26.8_in},
                                       {25.8_in, 26.8_in},
                                       {21.8_in, 26.8_in}
    },
                                   false);
    REQUIRE_FALSE(seen.empty());
    CHECK(seen.front().x > 23.8_in);
    for (const auto x : {23.8_in, 22.8_in, 21.8_in}) CHECK(contains(seen, Point{x, 26.8_in}));
}

TEST_CASE("REL-03 what a known mover does in dead ground is not told, nor fired at",
          "[spotting][REL-03][S-50]") {
    Game game = a_game()
                    .in(Subphase::SideBMoves)
                    .with(a_copse({18_in, 24_in}, {22_in, 26_in}))
                    .with(a_stand(1).at({20_in, 20_in}).under(OrderChit::Hold))
                    .with(a_stand(1001)
                              .of("tank")
                              .at({26_in, 28_in})
                              .facing(270_deg)
                              .under(OrderChit::CautiousAdvance)
                              .visible());
    auto dice = dice_always_show(4);
    happens(game, Actor::Red, MoveStand{StandId{1001}, {{14_in, 28_in}}}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    const auto seen = path_seen(game, 1001);
    CHECK(contains(seen, Point{26_in, 28_in}));
    CHECK(contains(seen, Point{14_in, 28_in}));
    CHECK_FALSE(contains(seen, Point{20_in, 28_in}));
    CHECK(offered(game) == seen);
}

TEST_CASE("SPOT-04 MOVE-18 who is run over, or brushed, becomes visible, and so does the AFV",
          "[spotting][SPOT-04][MOVE-18][S-23]") {
    const auto beside = GENERATE(0_in, 0.9_in);
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(an_area(rules::Terrain::Brush, {20_in, 20_in}, {30_in, 40_in},
                                  rules::Cover::Light, rules::Visibility::Dense, 1))
                    .with(a_stand(1).of("tank").at({24_in, 24_in}).under(OrderChit::HastyAdvance))
                    .with(a_stand(1001).at({24_in + beside, 27_in}))
                    .with(a_stand(1002).at({40_in, 27_in}));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 36_in}}}, dice);
    REQUIRE_FALSE(in_contact(game, stand(game, 1), stand(game, 1001)));
    CHECK(stand(game, 1001).visible);
    CHECK_FALSE(stand(game, 1002).visible);
    CHECK(stand(game, 1).visible);
}

TEST_CASE("S-23 an AFV that would end on somebody unseen shows him, however far it is put back",
          "[spotting][SPOT-04][MOVE-18][S-23]") {
    const auto line = GENERATE(as<std::string>{}, "rifles", "truck");
    Game game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(an_area(rules::Terrain::Brush, {20_in, 20_in}, {30_in, 40_in},
                          rules::Cover::Light, rules::Visibility::Dense, 1))
            .with(a_stand(1).of("tank").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
            .with(a_stand(2).at({24_in, 28.5_in}))
            .with(a_stand(1001).of(line).at({24_in, 30_in}));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 30_in}}}, dice);
    REQUIRE(stand(game, 1).at.y < 28_in);
    REQUIRE_FALSE(in_contact(game, stand(game, 1), stand(game, 1001)));
    CHECK(stand(game, 1001).visible);
    CHECK(stand(game, 1).visible);
}

TEST_CASE("S-23 S-53 an AFV forced back onto somebody unseen shows him, however far it is put back",
          "[spotting][SPOT-04][S-23][S-53]") {
    Game free = rifles_under_fire().with(a_stand(1).of("tank").at({24_in, 24_in}));
    applied(free, {result(1, rules::HitOutcome::ForcedBack)});
    const auto end = stand(free, 1).at;
    Game game = rifles_under_fire()
                    .with(a_stand(1).of("tank").at({24_in, 24_in}))
                    .with(a_stand(2).at({24_in, end.y + 1.5_in}))
                    .with(a_stand(1002).at(end));
    applied(game, {result(1, rules::HitOutcome::ForcedBack)});
    REQUIRE(stand(game, 1).at.y > end.y + 2_in);
    REQUIRE_FALSE(in_contact(game, stand(game, 1), stand(game, 1002)));
    CHECK(stand(game, 1002).visible);
}

TEST_CASE("S-23 S-53 who cannot take a step back for somebody unseen sees him",
          "[spotting][SPOT-04][S-23][S-53]") {
    Game game = rifles_under_fire().with(a_stand(1002).at({24_in, 22.98_in}));
    applied(game, {result(1, rules::HitOutcome::ForcedBack)});
    REQUIRE(stand(game, 1).at.y == 24_in);
    CHECK(stand(game, 1002).visible);
}

TEST_CASE("S-23 S-27 who has no room behind his gun for somebody unseen there sees him",
          "[spotting][SPOT-04][S-23][S-27]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).of("gun").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(2).at({25.05_in, 24_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({24_in, 22.3_in}));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, ManHandle{StandId{2}, StandId{1}, {{24_in, 24.4_in}}}, dice);
    REQUIRE(stand(game, 1).at == Point{24_in, 24_in});
    CHECK(stand(game, 1001).visible);
    CHECK(stand(game, 2).visible);
}

TEST_CASE("S-74 a phantom that is run over vanishes, and shows nobody",
          "[phantoms][S-74][SPOT-04]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).of("tank").at({24_in, 24_in}).under(OrderChit::HastyAdvance))
                    .with(a_stand(1001).at({24_in, 30_in}).set([](Stand& s) {
                        s.phantom = true;
                        s.presence = Presence::Phantom;
                    }));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 40_in}}}, dice);
    CHECK(stand(game, 1001).presence == Presence::Vanished);
    CHECK_FALSE(stand(game, 1).visible);
}

TEST_CASE("SPOT-03 S-38 who is forced back through the open is seen at once",
          "[spotting][SPOT-03][S-38][R-09]") {
    const auto step =
        GENERATE(Subphase::PrepFireResolved, Subphase::OpportunityFire, Subphase::GeneralFire);
    Game game = rifles_under_fire().in(step).with(a_copse({20_in, 10_in}, {28_in, 20.5_in}));
    applied(game, {result(1, rules::HitOutcome::ForcedBack)});
    REQUIRE(rules::in_concealing_terrain(game.scenario.field, base_of(game, stand(game, 1))));
    CHECK(stand(game, 1).visible);
    CHECK(contact_of(game, Watcher::Red, StandId{1})->shown.path.empty());
}

TEST_CASE("S-38 2F looks along the forced moves of 1C and 2C", "[spotting][S-38][S-36]") {
    const auto end = GENERATE(Point{14_in, 30_in}, Point{18_in, 30_in});
    Game game = past_a_wood().with(a_stand(1001).at({24_in, 30_in}).set([](Stand& s) {
        s.camouflaged = true;  // against what is seen at once
    }));
    auto dice = dice_always_show(4);
    Course course{game, dice};
    course.happen(StandForcedBack{
        .stand = StandId{1001},
          .path = {{24_in, 30_in}, end},
          .facing = 270_deg, .aboard = {}
    });
    game = after_2f_of(game);
    CHECK(stand(game, 1001).visible);
    CHECK(path_seen(game, 1001).empty());
}
