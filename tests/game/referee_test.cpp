#include <catch2/catch.hpp>

#include "game/movement/movement.h"
#include "game/play/decide.h"
#include "game/referee/referee.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

TEST_CASE("REF-01 only the referee rules, and says why", "[referee][REF-01]") {
    auto dice = dice_show({}).otherwise(5);
    const Game game = a_game().with(a_stand(1));
    EditStand edit;
    edit.stand = StandId{1};
    edit.state = MoraleState::Pinned;
    edit.reason = "agreed at the table";
    CHECK_THAT(decide(game, Actor::Blue, edit, dice), IsRefused("referee_only"));
    CHECK_THAT(decide(game, Actor::Referee, edit, dice), IsAccepted());
    edit.reason.clear();
    CHECK_THAT(decide(game, Actor::Referee, edit, dice), IsRefused("needs_reason"));
}

TEST_CASE("REF-01 the referee changes position and state of any stand", "[referee][REF-01]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    EditStand edit;
    edit.stand = StandId{1001};
    edit.at = Point{50_in, 50_in};
    edit.state = MoraleState::Shaken;
    edit.reason = "knocked over";
    REQUIRE(play(game, Actor::Referee, edit, dice));
    CHECK(find_stand(game, StandId{1001})->at == Point{50_in, 50_in});
    CHECK(find_stand(game, StandId{1001})->state == MoraleState::Shaken);
}

TEST_CASE("REF-02 the referee pauses, and nobody plays on", "[referee][REF-02]") {
    auto dice = dice_show({}).otherwise(5);
    Game game =
        a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    REQUIRE(play(game, Actor::Referee, Pause{"tea"}, dice));
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsRefused("paused"));
    REQUIRE(play(game, Actor::Referee, Resume{"back"}, dice));
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsAccepted());
}

TEST_CASE("REF-02 the referee ends an open step", "[referee][REF-02][S-04]") {
    auto dice = dice_show({}).otherwise(5);
    Game game =
        a_game().in(Subphase::ChangeFacing).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    REQUIRE(play(game, Actor::Referee, EndStep{"asleep"}, dice));
    CHECK(game.subphase == Subphase::GeneralFire);
}

TEST_CASE("REF-01 the referee adds and removes stands", "[referee][REF-01]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    AddStand add;
    add.side = Side::Blue;
    add.company = CompanyId{1};
    add.line = "tank";
    add.at = {10_in, 10_in};
    add.reason = "forgotten";
    REQUIRE(play(game, Actor::Referee, add, dice));
    REQUIRE(find_stand(game, StandId{2}));
    REQUIRE(play(game, Actor::Referee, RemoveStand{StandId{2}, "too strong"}, dice));
    CHECK(is_lost(find_stand(game, StandId{2})->presence));
}

TEST_CASE("REL-32 a ruling on an unspotted stand makes no contact", "[referee][REF-01][SPOT-02]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    EditStand edit;
    edit.stand = StandId{1001};
    edit.at = Point{70_in, 70_in};
    edit.reason = "map";
    const auto events = play(game, Actor::Referee, edit, dice);
    REQUIRE(events);
    CHECK(count<ContactMade>(*events) == 0);
    CHECK(count<ContactSeen>(*events) == 0);
}

TEST_CASE("REF-01 the referee shows a stand to its enemy, and hides it again",
          "[referee][REF-01][SPOT-02]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    EditStand edit;
    edit.stand = StandId{1001};
    edit.visible = true;
    edit.reason = "its engine was heard";
    REQUIRE(play(game, Actor::Referee, edit, dice));
    CHECK(find_stand(game, StandId{1001})->visible);
    CHECK(contact_of(game, Watcher::Blue, StandId{1001}));
    edit.visible = false;
    REQUIRE(play(game, Actor::Referee, edit, dice));
    CHECK_FALSE(find_stand(game, StandId{1001})->visible);
    CHECK_FALSE(contact_of(game, Watcher::Blue, StandId{1001}));
}

TEST_CASE("REF-01 who was aboard a vehicle that is removed stands in its place",
          "[referee][REF-01]") {
    auto dice = dice_always_show(10);
    Game game = a_game()
                    .with(a_stand(1).of("halftrack").at({20_in, 20_in}))
                    .with(a_stand(2).at({20_in, 20_in}).aboard(1));
    REQUIRE(play(game, Actor::Referee, RemoveStand{StandId{1}, "it was never there"}, dice));
    const auto& passenger = *find_stand(game, StandId{2});
    CHECK(on_table(passenger));
    CHECK_FALSE(passenger.aboard);
}

TEST_CASE("REF-01 of two who were aboard neither stands on the other", "[referee][REF-01]") {
    auto dice = dice_always_show(10);
    Game game = a_game()
                    .with(a_stand(1).of("halftrack").at({20_in, 20_in}))
                    .with(a_stand(2).at({20_in, 20_in}).aboard(1))
                    .with(a_stand(3).at({20_in, 20_in}).aboard(1));
    REQUIRE(play(game, Actor::Referee, RemoveStand{StandId{1}, "it was never there"}, dice));
    const auto& one = *find_stand(game, StandId{2});
    const auto& other = *find_stand(game, StandId{3});
    CHECK(on_table(other));
    CHECK_FALSE(polygons_overlap(base_of(game, one), base_of(game, other)));
}

TEST_CASE("REF-01 S-07 who was to come in a vehicle that is removed is still to come",
          "[referee][REF-01][S-07]") {
    auto dice = dice_always_show(10);
    Game game = a_game()
                    .with(a_stand(1).of("halftrack").at({0_in, 20_in}))
                    .with(a_stand(2).at({0_in, 20_in}).aboard(1));
    find_stand(game, StandId{1})->presence = Presence::Reinforcement;
    find_stand(game, StandId{1})->entry_turn = 3;
    REQUIRE(play(game, Actor::Referee, RemoveStand{StandId{1}, "it broke down"}, dice));
    const auto& passenger = *find_stand(game, StandId{2});
    CHECK(passenger.presence == Presence::Reinforcement);
    CHECK(passenger.entry_turn == 3);
}

TEST_CASE("S-91 the referee sets an option to another of its values", "[referee][S-91][REF-05]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = a_game().with(a_stand(1));
    REQUIRE(play(game, Actor::Referee, SetOption{"fow_hand_limit", "5", "a long night"}, dice));
    CHECK(game.scenario.options.fow_hand_limit == 5);
    CHECK_THAT(decide(game, Actor::Referee, SetOption{"fow_hand_limit", "many", "x"}, dice),
               IsRefused("not_permitted"));
    CHECK_THAT(decide(game, Actor::Referee, SetOption{"rehide", "never", ""}, dice),
               IsRefused("needs_reason"));
    CHECK_THAT(decide(game, Actor::Blue, SetOption{"rehide", "never", "I like it"}, dice),
               IsRefused("referee_only"));
}

TEST_CASE("REF-02 the referee extends a step that has a deadline", "[referee][REF-02]") {
    auto dice = dice_show({}).otherwise(5);
    Game game =
        a_game().in(Subphase::Orders).with(a_stand(1)).with(a_stand(1001).at({60_in, 60_in}));
    CHECK_THAT(decide(game, Actor::Referee, ExtendStep{60, "tea"}, dice), IsRefused("no_deadline"));
    game.scenario.options.step_seconds.every = 30;
    REQUIRE(play(game, Actor::Referee, ExtendStep{60, "tea"}, dice));
    REQUIRE(play(game, Actor::Referee, ExtendStep{60, "more tea"}, dice));
    CHECK(game.extra_seconds == 120);
    CHECK_THAT(decide(game, Actor::Referee, ExtendStep{0, "tea"}, dice), IsRefused("bad_seconds"));
    REQUIRE(play(game, Actor::Clock, TimeUp{}, dice));
    CHECK_FALSE(game.extra_seconds);
}

TEST_CASE("REF-01 a stand that the referee puts down is on the table, whatever it was",
          "[referee][REF-01][S-91]") {
    auto dice = dice_show({}).otherwise(5);
    EditStand edit;
    edit.reason = "put back";
    edit.at = Point{50_in, 50_in};
    SECTION("a lost one comes back") {
        Game game = a_game().with(a_stand(1).set([](Stand& s) {
            s.presence = Presence::Eliminated;
            s.lost_in_turn = 1;
        }));
        edit.stand = StandId{1};
        REQUIRE(play(game, Actor::Referee, edit, dice));
        CHECK(on_table(*find_stand(game, StandId{1})));
        CHECK_FALSE(find_stand(game, StandId{1})->lost_in_turn);
    }
    SECTION("a gun stands free of its tow") {
        Game game =
            a_game().with(a_stand(2).of("truck")).with(a_stand(1).of("gun").aboard(2).limbered());
        edit.stand = StandId{1};
        REQUIRE(play(game, Actor::Referee, edit, dice));
        CHECK_FALSE(find_stand(game, StandId{1})->limbered);
        CHECK(on_table(*find_stand(game, StandId{1})));
    }
    SECTION("who is aboard goes with the vehicle") {
        Game game = a_game().with(a_stand(2).of("truck")).with(a_stand(1).aboard(2));
        edit.stand = StandId{2};
        REQUIRE(play(game, Actor::Referee, edit, dice));
        CHECK(find_stand(game, StandId{1})->at == Point{50_in, 50_in});
        CHECK(find_stand(game, StandId{1})->presence == Presence::Aboard);
    }
}

namespace {

/// Under Cautious Advance to the north; the path leaves the arrow for more than a fifth of it.
Game with_a_long_way_round() {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
        .with(a_stand(1001).at({60_in, 60_in}));
}
const AskForMove kWayRound{StandId{1}, {{27_in, 25_in}}};

}  // namespace

TEST_CASE("REF-03 a path that leaves too much of the arrow goes to the referee",
          "[referee][REF-03]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = with_a_long_way_round();
    CHECK_THAT(decide(game, Actor::Blue, MoveStand{StandId{1}, kWayRound.path}, dice),
               IsRefused("too_much_detour"));
    REQUIRE(play(game, Actor::Blue, kWayRound, dice));
    REQUIRE(game.asked_moves.size() == 1);
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 24_in});
    CHECK_THAT(decide(game, Actor::Blue, ApproveMove{StandId{1}, "why not"}, dice),
               IsRefused("referee_only"));
    SECTION("approved, the stand moves") {
        REQUIRE(play(game, Actor::Referee, ApproveMove{StandId{1}, "a lane"}, dice));
        CHECK(find_stand(game, StandId{1})->at == Point{27_in, 25_in});
        CHECK(game.asked_moves.empty());
    }
    SECTION("declined, it stays") {
        REQUIRE(play(game, Actor::Referee, DeclineMove{StandId{1}, "too far off"}, dice));
        CHECK(find_stand(game, StandId{1})->at == Point{24_in, 24_in});
        CHECK(game.asked_moves.empty());
        CHECK_THAT(decide(game, Actor::Referee, ApproveMove{StandId{1}, "after all"}, dice),
                   IsRefused("no_such_move"));
    }
    SECTION("when the step is over, it is gone") {
        REQUIRE(play(game, Actor::Blue, Commit{}, dice));
        CHECK(game.asked_moves.empty());
    }
}

TEST_CASE("REF-03 nothing but the share of detours is the referee's to judge",
          "[referee][REF-03]") {
    auto dice = dice_show({}).otherwise(5);
    Game game = with_a_long_way_round();
    const AskForMove too_far{StandId{1}, {{34_in, 25_in}}};
    CHECK_THAT(decide(game, Actor::Blue, too_far, dice), IsRefused("too_far"));
    const AskForMove plain{StandId{1}, {{24_in, 26_in}}};
    REQUIRE(play(game, Actor::Blue, plain, dice));
    CHECK(find_stand(game, StandId{1})->at == Point{24_in, 26_in});
}
