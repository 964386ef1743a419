#include <catch2/catch.hpp>

#include "game/fire/fire.h"
#include "game/movement/movement.h"
#include "game/play/decide.h"
#include "game/spotting/spotting.h"
#include "game/spotting/spotting_facts.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

bool is_visible(const Game& game, std::uint16_t id) {
    return find_stand(game, StandId{id})->visible;
}

Game after_2f(Game game) {
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    spot_all(course);
    hide_unseen(course);
    return game;
}

}  // namespace

TEST_CASE("SPOT-06 infantry standing still in the open is spotted at 12\"",
          "[spotting][SPOT-05][SPOT-06][SPOT-14]") {
    const auto apart = GENERATE(13_in, 13.001_in);
    const Game game = after_2f(a_game()
                                   .in(Subphase::Spotting)
                                   .with(a_stand(1).at({24_in, 24_in}))
                                   .with(a_stand(1001).at({24_in, 24_in + apart})));
    CHECK(is_visible(game, 1001) == (apart == 13_in));
    CHECK(is_visible(game, 1) == (apart == 13_in));
}

TEST_CASE("SPOT-06 concealed quiet infantry is spotted at 2\"", "[spotting][SPOT-06][S-29]") {
    const auto apart = GENERATE(3_in, 3.1_in);
    const Game game =
        after_2f(a_game()
                     .in(Subphase::Spotting)
                     .with(an_area(rules::Terrain::Brush, {20_in, 26.4_in}, {30_in, 40_in},
                                   rules::Cover::Light, rules::Visibility::Dense, 1))
                     .with(a_stand(1).at({24_in, 24_in}))
                     .with(a_stand(1001).at({24_in, 24_in + apart})));
    CHECK(is_visible(game, 1001) == (apart == 3_in));
}

TEST_CASE("SPOT-03 R-09 a stand that moves in the open is seen at once, within 60\"",
          "[spotting][SPOT-03][R-09][S-38]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at({2_in, 2_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({2_in, 60_in}));
    auto dice = dice_show({}).otherwise(4);
    REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, {{2_in, 6_in}}}, dice));
    CHECK(is_visible(game, 1));
    CHECK_FALSE(is_visible(game, 1001));
}

TEST_CASE("SPOT-03 R-09 beyond 60\" a mover stays unseen", "[spotting][SPOT-03][R-09]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at({2_in, 1_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = dice_show({}).otherwise(4);
    REQUIRE(play(game, Actor::Blue, MoveStand{StandId{1}, {{2_in, 6_in}}}, dice));
    CHECK_FALSE(is_visible(game, 1));
}

TEST_CASE("CAMO-01 a forced move ends the camouflage, and 2F sees who moved in the open",
          "[spotting][CAMO-01][SPOT-03]") {
    Game game =
        a_game()
            .in(Subphase::PrepFireB)
            .with(a_stand(1).at({24_in, 24_in}))
            .with(a_stand(1001).at({24_in, 60_in}).set([](Stand& s) {
                s.camouflaged = s.moved = true;  // forced back in 1C
            }))
            .with(a_stand(1002).at({30_in, 60_in}).set([](Stand& s) { s.camouflaged = true; }));
    auto dice = dice_show({}).otherwise(4);
    REQUIRE(play(game, Actor::Red, Commit{}, dice));
    CHECK_FALSE(find_stand(game, StandId{1001})->camouflaged);
    CHECK(find_stand(game, StandId{1002})->camouflaged);
    game = after_2f(game);
    CHECK(is_visible(game, 1001));
    CHECK_FALSE(is_visible(game, 1002));
}

TEST_CASE("SPOT-16 a hidden stand that fired is tested at the firing distances",
          "[spotting][SPOT-16][SPOT-17]") {
    auto with_firer = [](std::optional<Subphase> fired_in) {
        Game game = a_game()
                        .in(Subphase::SpottingOfOpportunityFirers)
                        .with(an_area(rules::Terrain::Brush, {20_in, 35.9_in}, {30_in, 50_in},
                                      rules::Cover::Light, rules::Visibility::Dense, 1))
                        .with(a_stand(1).at({24_in, 24_in}))
                        .with(a_stand(1001).at({24_in, 36.4_in}).set([&](Stand& s) {
                            s.fired_in = fired_in;
                        }));
        auto dice = dice_show({}).otherwise(4);
        Course course{game, dice};
        spot_firers(course, Subphase::OpportunityFire);
        return is_visible(game, 1001);
    };
    CHECK(with_firer(Subphase::OpportunityFire));
    CHECK_FALSE(with_firer(Subphase::GeneralFire));
    CHECK_FALSE(with_firer(std::nullopt));
}

TEST_CASE("SPOT-04 stands in contact see each other", "[spotting][SPOT-04]") {
    Game game =
        a_game().with(a_stand(1).at({24_in, 24_in})).with(a_stand(1001).at({24_in, 25.1_in}));
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    spot_in_contact(course);
    CHECK(is_visible(game, 1));
    CHECK(is_visible(game, 1001));
}

TEST_CASE("S-36 out of all enemy sight a stand is hidden again and leaves a dated mark",
          "[spotting][S-36][LOS-01]") {
    Game game = a_game()
                    .in_turn(3)
                    .in(Subphase::Spotting)
                    .with(an_area(rules::Terrain::Woods, {10_in, 30_in}, {40_in, 36_in},
                                  rules::Cover::Medium, rules::Visibility::Dense, 2))
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 50_in}).visible());
    game.turn = 4;
    game = after_2f(game);
    CHECK_FALSE(is_visible(game, 1001));
    const auto& contacts = game.knowledge[0].contacts;
    REQUIRE(contacts.size() == 1);
    CHECK_FALSE(contacts.front().in_sight);
    CHECK(contacts.front().turn == 3);
}

TEST_CASE("S-36 in sight a stand stays visible at any distance", "[spotting][S-36]") {
    const Game game = after_2f(a_game()
                                   .in(Subphase::Spotting)
                                   .with(a_stand(1).at({2_in, 2_in}))
                                   .with(a_stand(1001).at({70_in, 70_in}).visible()));
    CHECK(is_visible(game, 1001));
}

TEST_CASE("a stand seen again is a new contact with a new handle", "[spotting][S-36]") {
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({24_in, 30_in}));
    SeededDice dice{"seed"};
    Course course{game, dice};
    see(course, StandId{1001}, "SPOT-05");
    const auto first = game.knowledge[0].contacts.front().handle;
    course.happen(ContactLost{Watcher::Blue, first, false});
    course.happen(ContactLost{Watcher::Public, game.knowledge[2].contacts.front().handle, false});
    see(course, StandId{1001}, "SPOT-05");
    const auto* again = contact_of(game, Watcher::Blue, StandId{1001});
    REQUIRE(again);
    CHECK(again->handle != first);
    CHECK(again->handle != contact_of(game, Watcher::Public, StandId{1001})->handle);
}

TEST_CASE("S-41 a visible stand shows its type, state and suppression", "[spotting][S-41]") {
    const Game game =
        a_game().with(a_stand(1001).of("tank").that_is(MoraleState::Pinned).suppressed().visible());
    const auto shown = shown_of(game, game.stands.front(), game.knowledge[0].contacts.front(), {});
    CHECK(shown.type == "tank");
    CHECK(shown.state == MoraleState::Pinned);
    CHECK(shown.suppressed);
}

TEST_CASE("S-97 a visible crew shows whether its gun is with it", "[spotting][S-97][ABND-01]") {
    const bool left = GENERATE(true, false);
    const Game game = a_game().with(
        a_stand(1001).of("gun").visible().set([=](Stand& s) { s.crew_left_gun = left; }));
    const auto& contact = game.knowledge[0].contacts.front();
    CHECK(shown_of(game, game.stands.front(), contact, {}).crew_left_gun == left);
}

TEST_CASE("S-37 passengers spot nobody", "[spotting][S-37]") {
    const Game game = after_2f(a_game()
                                   .in(Subphase::Spotting)
                                   .with(a_stand(2).of("truck").at({24_in, 60_in}))
                                   .with(a_stand(1).aboard(2).at({24_in, 24_in}))
                                   .with(a_stand(1001).at({24_in, 30_in})));
    CHECK_FALSE(is_visible(game, 1001));
}

TEST_CASE("S-76 a stand is on the table for the public when its enemy sees it",
          "[spotting][S-76]") {
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({24_in, 30_in}));
    SeededDice dice{"seed"};
    Course course{game, dice};
    CHECK_FALSE(contact_of(game, Watcher::Public, StandId{1001}));
    see(course, StandId{1001}, "SPOT-05");
    CHECK(contact_of(game, Watcher::Public, StandId{1001}));
    CHECK_FALSE(contact_of(game, Watcher::Public, StandId{1}));
}

TEST_CASE(
    "S-76 stands seen in one step are told in the order of their places, not of their numbers",
    "[spotting][S-76]") {
    const Game game = after_2f(a_game()
                                   .in(Subphase::Spotting)
                                   .with(a_stand(1).at({24_in, 24_in}))
                                   .with(a_stand(1001).at({28_in, 30_in}))
                                   .with(a_stand(1002).at({20_in, 30_in})));
    const auto& contacts = knowledge_of(game, Watcher::Blue).contacts;
    REQUIRE(contacts.size() == 2);
    CHECK(contacts[0].stand == StandId{1002});
    CHECK(contacts[1].stand == StandId{1001});
}

TEST_CASE("S-28 who sees an AFV sees its riders, and can shoot at them; a lorry hides its load",
          "[spotting][S-28][REL-02]") {
    Game game = a_game()
                    .in(Subphase::GeneralFire)
                    .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::Hold))
                    .with(a_stand(1001).of("tank").at({24_in, 30_in}).visible())
                    .with(a_stand(1002).aboard(1001).at({4_in, 4_in}))
                    .with(a_stand(1003).of("truck").at({28_in, 30_in}).visible())
                    .with(a_stand(1004).aboard(1003).at({4_in, 4_in}));
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    refresh_contacts(course);
    CHECK_FALSE(is_visible(game, 1004));
    const auto* rider = contact_of(game, Watcher::Blue, StandId{1002});
    REQUIRE(rider);
    CHECK(rider->shown.at == Point{24_in, 30_in});
    CHECK_THAT(
        decide(game, Side::Blue, (DeclareFire{.firer = StandId{1}, .target = rider->handle})),
        IsAccepted());

    course.happen(ContactLost{.watcher = Watcher::Blue,
                              .handle = contact_of(game, Watcher::Blue, StandId{1001})->handle});
    refresh_contacts(course);
    CHECK_FALSE(is_visible(game, 1002));
    CHECK(contact_of(game, Watcher::Blue, StandId{1002}) == nullptr);
}

TEST_CASE("S-26 a transport that left the table after its drive is still a target until 3A is over",
          "[spotting][S-26][S-65][OPF-03]") {
    Game game =
        a_game()
            .in(Subphase::OpportunityFire)
            .with(a_stand(1)
                      .at({
                          24_in, 20_in
    })
                      .under(OrderChit::Hold))
            .with(a_stand(1001).of("truck").that_moved({{24_in, 34_in}, {24_in, 30_in}}).visible());
    find_stand(game, StandId{1001})->presence = Presence::OffTable;
    auto dice = dice_show({}).otherwise(4);
    Course course{game, dice};
    refresh_contacts(course);
    const auto* gone = contact_of(game, Watcher::Blue, StandId{1001});
    REQUIRE(gone);
    DeclareFire along_its_path{.firer = StandId{1}, .target = gone->handle};
    along_its_path.path_point = Point{24_in, 31_in};
    CHECK_THAT(decide(game, Side::Blue, along_its_path), IsAccepted());
    game.subphase = Subphase::CardWindow;  // S-65: cards before 3A do not end it
    game.card_window = CardWindow{Subphase::OpportunityFire, false};
    refresh_contacts(course);
    CHECK(contact_of(game, Watcher::Blue, StandId{1001}));
    game.card_window.reset();
    game.subphase = Subphase::SpottingOfOpportunityFirers;
    refresh_contacts(course);
    CHECK(contact_of(game, Watcher::Blue, StandId{1001}) == nullptr);
}
