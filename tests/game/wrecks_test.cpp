#include "game/fire/fire.h"
#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "game/transport/transport.h"
#include "support/in_play.h"

/// A wreck may be passed but not ended on.
using namespace game;
using namespace support;

namespace {

/// Blue's stand 1 faces up the map from (24, 24); a wreck of Red's burns there.
GameBuilder past_a_wreck(Point at, StandBuilder mover) {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(mover)
        .with(a_stand(1001).at({60_in, 4_in}))
        .with(a_stand(1002).of("tank").at(at).set(
            [](Stand& s) { s.presence = Presence::Eliminated; }))
        .set([=](Game& g) {
            g.wrecks = {
                {MarkerId{1}, StandId{1002}, at, 0_deg, rules::BaseSize::Vehicle}
            };
        });
}
GameBuilder past_a_known_wreck(Point at, StandBuilder mover) {
    return past_a_wreck(at, std::move(mover)).set([](Game& g) {
        knowledge_of(g, Watcher::Blue).wrecks_seen = {MarkerId{1}};
    });
}
StandBuilder an_advancing(const std::string& line) {
    return a_stand(1).of(line).under(OrderChit::CautiousAdvance);
}
Corners base_of_the_wreck(const Game& game) {
    const auto size = rules::base_dimensions(rules::BaseSize::Vehicle);
    return base_corners(game.wrecks.front().at, size.width, size.depth, 0_deg);
}
bool lies_on_the_wreck(const Game& game, std::uint16_t id) {
    return polygons_overlap(base_of(game, stand(game, id)), base_of_the_wreck(game));
}
constexpr Point kAhead{24_in, 28_in};

}  // namespace

TEST_CASE("S-32 no move ends on a wreck that its side knows of; it may be passed",
          "[movement][S-32][MOVE-14]") {
    const Game game = past_a_known_wreck(kAhead, an_advancing("rifles"));
    const auto to = [](Point at) { return MoveStand{StandId{1}, {at}}; };
    CHECK_THAT(decide(game, Side::Blue, to({24_in, 28.5_in})), IsRefused("occupied", {"S-32"}));
    CHECK_THAT(decide(game, Side::Blue, to({24_in, 30_in})), IsAccepted());
    const auto choices = choices_of(game, Side::Blue);
    for (const auto& path : choices.moves.front().paths)
        CHECK_THAT(decide(game, Side::Blue, MoveStand{StandId{1}, path}), IsAccepted());
}

TEST_CASE("S-32 a move that would end on a wreck nobody knew of ends before it",
          "[movement][S-32][S-23]") {
    auto dice = dice_always_show(5);
    SECTION("that ends there") {
        Game game = past_a_wreck(kAhead, an_advancing("rifles"));
        happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 28.5_in}}}, dice);
        CHECK_FALSE(lies_on_the_wreck(game, 1));
        CHECK(stand(game, 1).at.y > 26_in);
        CHECK(stand(game, 1).finished_moving);
    }
    SECTION("that goes past") {
        Game game = past_a_wreck(kAhead, an_advancing("rifles"));
        happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 30_in}}}, dice);
        CHECK(stand(game, 1).at == Point{24_in, 30_in});
    }
}

TEST_CASE("S-32 S-04 the automatic minimum ends before a wreck", "[movement][S-32][S-04]") {
    auto dice = dice_always_show(5);
    Game game = past_a_known_wreck({24_in, 30_in}, a_stand(1).under(OrderChit::HastyAdvance));
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK(stand(game, 1).moved);
    CHECK_FALSE(lies_on_the_wreck(game, 1));
}

TEST_CASE("S-32 nobody is set down on a wreck", "[transport][S-32]") {
    const Game game = past_a_known_wreck({25.05_in, 24_in}, an_advancing("truck"))
                          .with(a_stand(2).aboard(1).at({24_in, 24_in}));
    CHECK_THAT(decide(game, Side::Blue,
                      Unload{
                          StandId{2},
                          {25.05_in, 24_in},
                          0_deg
    }),
               IsRefused("occupied"));
}

TEST_CASE("TERR-03 nobody is set down on ground that he may not enter", "[transport][TERR-03]") {
    const Game game = a_game()
                          .in(Subphase::SideAMoves)
                          .with(an_area(rules::Terrain::Cliff, {24.6_in, 20_in}, {30_in, 30_in}))
                          .with(a_stand(1).of("truck").under(OrderChit::CautiousAdvance))
                          .with(a_stand(2).aboard(1).at({24_in, 24_in}));
    CHECK_THAT(decide(game, Side::Blue,
                      Unload{
                          StandId{2},
                          {25.05_in, 24_in},
                          0_deg
    }),
               IsRefused("occupied"));
}

TEST_CASE("S-32 S-07 reinforcements enter beside a wreck", "[movement][S-32][S-07]") {
    Game game = past_a_wreck({24_in, 2_in}, a_stand(1).at({24_in, 2_in}).set([](Stand& s) {
        s.presence = Presence::Reinforcement;
        s.entry_turn = 1;
    }));
    auto dice = dice_always_show(5);
    Course course{game, dice};
    enter_reinforcements(course, Side::Blue);
    REQUIRE(on_table(stand(game, 1)));
    CHECK_FALSE(lies_on_the_wreck(game, 1));
}

TEST_CASE("S-32 S-64 ground on which a wreck burns is not occupied", "[abandoned][S-32][S-64]") {
    const Point ground{24_in, 25.5_in};
    const Game game =
        past_a_known_wreck(ground, a_stand(1)).in(Subphase::AbandonedGroundA).set([=](Game& g) {
            g.vacated = {
                {ground, {StandId{1}}}
            };
        });
    CHECK(choices_of(game, Side::Blue).occupy.empty());
    CHECK_THAT(decide(game, Side::Blue, OccupyGround{StandId{1}, ground, 0_deg}),
               IsRefused("occupied"));
}

TEST_CASE("S-32 S-27 neither a gun nor who pushes it ends on a wreck", "[transport][S-32][S-27]") {
    const auto push = [](std::uint16_t who, Inches to) {
        return ManHandle{StandId{who}, StandId{1}, {{24_in, to}}};
    };
    SECTION("the gun") {
        const Game game = past_a_known_wreck({24_in, 26.5_in}, an_advancing("gun"));
        CHECK_THAT(decide(game, Side::Blue, push(1, 25.5_in)), IsRefused("occupied", {"S-32"}));
    }
    SECTION("the pusher behind it, who stood beside it") {
        const Game game =
            past_a_known_wreck({24_in, 22.7_in}, an_advancing("gun"))
                .with(a_stand(2).at({25.05_in, 24_in}).under(OrderChit::CautiousAdvance));
        CHECK_THAT(decide(game, Side::Blue, push(2, 24.4_in)), IsRefused("occupied", {"S-32"}));
    }
    SECTION("the pusher, and nobody knew of the wreck: without room for both they stay") {
        auto dice = dice_always_show(5);
        Game game = past_a_wreck({24_in, 22.7_in}, an_advancing("gun"))
                        .with(a_stand(2).at({25.05_in, 24_in}).under(OrderChit::CautiousAdvance));
        happens(game, Actor::Blue, push(2, 24.4_in), dice);
        CHECK(stand(game, 1).at == Point{24_in, 24_in});
        CHECK(stand(game, 2).at == Point{25.05_in, 24_in});
    }
}

TEST_CASE("S-32 what is fired or called for past a wreck that nobody saw comes to nothing",
          "[fire_steps][indirect_fire][S-32][LOS-15]") {
    const bool burns = GENERATE(true, false);
    const auto step = GENERATE(Subphase::ArtilleryResponse, Subphase::GeneralFire);
    Game game = a_game()
                    .in(step)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(a_stand(2).of("mortar").at({24_in, 10_in}))
                    .with(a_stand(3).of("tank").at({24_in, 22_in}))
                    .with(a_stand(1001).at({24_in, 34_in}).visible())
                    .with(a_stand(1002).at({60_in, 60_in}));
    if (burns)
        game.wrecks = {
            {MarkerId{1}, StandId{1001}, {24_in, 29_in}, 90_deg, rules::BaseSize::Vehicle}
        };
    auto dice = dice_always_show(2);
    Course course{game, dice};
    if (step == Subphase::ArtilleryResponse) {
        const RequestMission request{
            StandId{1},
            {StandId{2}},
            rules::MissionKind::HighExplosive, {24_in, 34_in}
        };
        evolve_all(game, *decide(game, Side::Blue, request));
        resolve_requests(course);
        CHECK(game.templates.empty() == burns);
    } else {
        evolve_all(game, *decide(game, Side::Blue, at(1, 1001)));
        resolve_fire(course, rules::FireKind::General);
        CHECK(the<ShotResolved>(course.take()).in_range == !burns);
    }
}
