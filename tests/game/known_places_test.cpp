#include "base/contains.h"
#include "game/effects/effects.h"
#include "game/movement/movement.h"
#include "game/play/commands.h"
#include "game/spotting/spotting.h"
#include "support/in_play.h"
#include "support/results.h"

/// Places are looked for by what the owner's side knows.
using namespace game;
using namespace support;

namespace {

/// Red's rifles at (24, 18) flee eastward from Blue's rifles 1; Blue's 2 may stand in their way.
Game on_the_way_east(Point unseen) {
    return a_game()
        .with(a_stand(1).at({21_in, 18_in}).visible())
        .with(a_stand(2).at(unseen))
        .with(a_stand(1001).at({24_in, 18_in}).visible());
}
constexpr Point kFar{60_in, 60_in};

Game after_flight(Point unseen) {
    auto game = on_the_way_east(unseen);
    auto dice = dice_always_show(5);
    Course course{game, dice};
    force_back(course, StandId{1001}, Cause::Fire);
    spot_in_contact(course);
    refresh_contacts(course);
    return game;
}
bool sees(const Game& game, Watcher watcher, std::uint16_t id) {
    return contact_of(game, watcher, StandId{id}) != nullptr;
}

}  // namespace

TEST_CASE(
    "S-53 REL-26 a retreat does not bend around an enemy that nobody has seen: it runs into him",
    "[forced_back][S-53][REL-26][NI]") {
    const auto free = after_flight(kFar);
    REQUIRE(stand(free, 1001).at.y == 18_in);
    const auto met = after_flight({28.2_in, 18_in});
    CHECK(stand(met, 1001).at.y == 18_in);
    CHECK(stand(met, 1001).at.x < 28_in);
    CHECK(stand(met, 1001).at.x > 26_in);
    CHECK(sees(met, Watcher::Red, 2));
    CHECK(sees(met, Watcher::Public, 2));
}

TEST_CASE("S-53 an enemy that was seen turns the retreat aside", "[forced_back][S-53]") {
    auto game = on_the_way_east(kFar);
    game = a_game().set([&](Game& g) { g = game; }).with(a_stand(3).at({28.2_in, 18_in}).visible());
    auto dice = dice_always_show(5);
    Course course{game, dice};
    force_back(course, StandId{1001}, Cause::Fire);
    CHECK(stand(game, 1001).at.y != 18_in);
}

TEST_CASE("S-32 S-53 a retreat that would end on a wreck nobody knew of ends before it",
          "[forced_back][S-32][S-53][REL-26]") {
    const auto end = after_flight(kFar);
    auto game = on_the_way_east(kFar);
    game.wrecks = {
        {MarkerId{1}, StandId{2}, stand(end, 1001).at, 0_deg, rules::BaseSize::Vehicle}
    };
    auto dice = dice_always_show(5);
    Course course{game, dice};
    force_back(course, StandId{1001}, Cause::Fire);
    CHECK(stand(game, 1001).at.y == 18_in);
    CHECK(stand(game, 1001).at.x < stand(end, 1001).at.x);
}

TEST_CASE("FB-08 S-88 a retreat does not stop in a fieldwork that its side has not found",
          "[forced_back][FB-08][S-88][REL-26]") {
    const bool found = GENERATE(false, true);
    auto game = on_the_way_east(kFar);
    const Polygon outline{
        {26_in, 16_in},
        {26_in, 20_in},
        {28_in, 20_in},
        {28_in, 16_in}
    };
    game.scenario.field.fieldworks = {
        {rules::Cover::Medium, outline, box_around(outline)}
    };
    if (found) knowledge_of(game, Watcher::Red).fieldworks_seen = {0};
    auto dice = dice_always_show(5);
    Course course{game, dice};
    force_back(course, StandId{1001}, Cause::Fire);
    CHECK((stand(game, 1001).at.x < 29_in) == found);
}

namespace {

/// Blue's platoon 2 gets out of truck 1 when it is lost; an unseen enemy may stand where it would.
Point place_of_passenger(std::optional<Point> enemy, bool* seen = nullptr) {
    auto built = a_game()
                     .with(a_stand(1).of("truck").at({24_in, 24_in}))
                     .with(a_stand(2).at({24_in, 24_in}).aboard(1))
                     .with(a_stand(1002).at(kFar));
    if (enemy) built.with(a_stand(1001).at(*enemy));
    Game game = built;
    auto dice = dice_always_show(1);
    Course course{game, dice};
    eliminate(course, StandId{1}, Cause::Morale);
    if (seen) *seen = sees(game, Watcher::Blue, 1001) && sees(game, Watcher::Red, 2);
    return stand(game, 2).at;
}

}  // namespace

TEST_CASE("PASS-05 REL-26 passengers who get out where an enemy stands unseen meet him",
          "[passengers][PASS-05][REL-26][SPOT-04]") {
    const auto free = place_of_passenger({});
    bool seen = false;
    const auto beside = place_of_passenger(free, &seen);
    CHECK(beside != free);
    CHECK(seen);
    CHECK(place_of_passenger(Point{free.x + 6_in, free.y}, &seen) == free);
    CHECK_FALSE(seen);
}

TEST_CASE("S-25 REL-26 who is unloaded where an enemy stands unseen meets him",
          "[transport][S-25][REL-26][SPOT-04]") {
    auto dice = dice_always_show(5);
    constexpr Point kBeside{25.05_in, 24_in};
    Game game =
        a_game()
            .in(Subphase::SideAMoves)
            .with(a_stand(1).of("truck").at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
            .with(a_stand(2).aboard(1).at({24_in, 24_in}))
            .with(a_stand(1001).at(kBeside));
    happens(game, Actor::Blue, Unload{StandId{2}, kBeside, 0_deg}, dice);
    REQUIRE(on_table(stand(game, 2)));
    CHECK_FALSE(polygons_overlap(base_of(game, stand(game, 2)), base_of(game, stand(game, 1001))));
    CHECK(sees(game, Watcher::Blue, 1001));
    CHECK(sees(game, Watcher::Red, 2));
}

TEST_CASE("S-75 S-07 reserves and reinforcements are put down by what their side knows",
          "[reserve][S-75][S-07][REL-26]") {
    auto dice = dice_always_show(5);
    constexpr Point kEntry{1_in, 24_in};
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at(kEntry).set([](Stand& s) {
                        s.presence = Presence::Reinforcement;
                        s.entry_turn = 1;
                    }))
                    .with(a_stand(1001).at(kEntry));
    Course course{game, dice};
    enter_reinforcements(course, Side::Blue);
    REQUIRE(on_table(stand(game, 1)));
    CHECK(stand(game, 1).at != kEntry);
    CHECK(sees(game, Watcher::Blue, 1001));
    CHECK(sees(game, Watcher::Red, 1));
}
