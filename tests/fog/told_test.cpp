#include <catch2/catch.hpp>

#include "fog/chronicle.h"
#include "skirmish.h"

using namespace support;

TEST_CASE("REL-02 a contact is told to the side that made it", "[fog][REL-02]") {
    const Game game = a_skirmish();
    game::Contact contact = game.knowledge[0].contacts.front();
    const game::ContactMade made{game::Watcher::Blue, contact, "SPOT-05"};
    const auto lines = told(game, made, Audience::Blue);
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().actor->id == "m1001");
    CHECK(lines.front().actor->label == "rifles");
    CHECK(is_silent(game, made, Audience::Public));
    CHECK(told(game, made, Audience::Referee).front().actor->id == "s1001");
}

TEST_CASE("REL-02 its owner is told that a stand is seen, not how: the public's log says as much",
          "[fog][REL-02][REL-36]") {
    const Game game = a_skirmish();
    const auto& contact = game.knowledge[0].contacts.front();
    const auto lines =
        told(game, game::ContactMade{game::Watcher::Blue, contact, "SPOT-05"}, Audience::Red);
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().kind == fog::Saying::StandSeen);
    CHECK(lines.front().actor->id == "s1001");
    CHECK(lines.front().working.empty());
    CHECK_FALSE(lines.front().place);
    CHECK(is_silent(game, game::ContactMade{game::Watcher::Public, contact, ""}, Audience::Red));
    CHECK(is_silent(game, game::ContactMade{game::Watcher::Blue2, contact, ""}, Audience::Red));
}

TEST_CASE("REL-05 what was seen to die is not lost again", "[fog][REL-05]") {
    const Game game = a_skirmish();
    CHECK(is_silent(game, game::ContactLost{game::Watcher::Blue, "m1001", true}, Audience::Blue));
    CHECK(
        told(game, game::ContactLost{game::Watcher::Blue, "m1001", false}, Audience::Blue).size() ==
        1);
}

TEST_CASE("REL-13, REL-14 orders are their side's until they are revealed, and then only that "
          "there are some",
          "[fog][REL-13][REL-14]") {
    const Game game = a_skirmish();
    game::Order order;
    order.side = Side::Red;
    order.issuer = StandId{1001};
    for (const auto audience : {Audience::Blue, Audience::Public, Audience::Red})
        CHECK(is_silent(game, game::OrderPlaced{order}, audience));
    const auto none = told(game, game::OrdersRevealed{Side::Red, {}}, Audience::Blue);
    CHECK(told(game,
               game::OrdersRevealed{
                   Side::Red, {order, order}
    },
               Audience::Blue) == none);
    CHECK(told(game,
               game::OrdersTakeForce{
                   {order, order}
    },
               Audience::Blue) == told(game, game::OrdersTakeForce{{}}, Audience::Blue));
}

TEST_CASE("REL-15 both dice of the initiative are everybody's", "[fog][REL-15]") {
    const Game game = a_skirmish();
    const game::InitiativeRolled rolled{
        {{3, 3}, {4, 9}},
        Side::Red
    };
    for (const auto audience : fog::kAudiences) {
        const auto lines = told(game, rolled, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().dice.size() == 4);
        CHECK(lines.front().side == Side::Red);
    }
}

TEST_CASE("REL-16, REL-31 a commit is told to its own side only", "[fog][REL-16][REL-31]") {
    const Game game = a_skirmish();
    const game::SideCommitted committed{Side::Red, false};
    CHECK(told(game, committed, Audience::Red).size() == 1);
    CHECK(is_silent(game, committed, Audience::Blue));
    CHECK(is_silent(game, committed, Audience::Public));
}

TEST_CASE("REL-18 a morale roll is its side's; the enemy sees markers that change",
          "[fog][REL-18]") {
    const Game game = a_skirmish();
    game::MoraleChecked checked;
    checked.company = CompanyId{101};
    checked.die = 9;
    checked.modified = 5;
    checked.working = {
        {"MOR-18", -2}
    };
    checked.outcome = rules::MoraleOutcome::Pinned;
    CHECK(told(game, checked, Audience::Red).front().working == checked.working);
    CHECK(is_silent(game, checked, Audience::Blue));

    const auto pinned = [](std::uint16_t id) {
        return game::StateChanged{StandId{id}, rules::MoraleState::Pinned, 1};
    };
    CHECK(told(game, pinned(1001), Audience::Blue).front().actor->id == "m1001");
    CHECK(is_silent(game, pinned(1002), Audience::Blue));
    const game::StateChanged unchanged{StandId{1001}, rules::MoraleState::Steady, 0};
    CHECK(is_silent(game, unchanged, Audience::Blue));
}

TEST_CASE("REL-18 forced back: those who see it; standing still shows nothing", "[fog][REL-18]") {
    const Game game = a_skirmish();
    const game::StandForcedBack moved{
        StandId{1001},
        {{24_in, 34_in}, {24_in, 37_in}},
        {},
        game::Cause::Morale, {},
        false
    };
    const game::StandForcedBack stuck{StandId{1001}, {{24_in, 34_in}}, {}, game::Cause::Morale, {},
                                      false};
    CHECK(told(game, moved, Audience::Blue).size() == 1);
    CHECK(is_silent(game, stuck, Audience::Blue));
    CHECK(told(game, stuck, Audience::Red).size() == 1);
}

TEST_CASE("REL-20, ABND-03 who saw a gun stand without its crew is told that it is lost",
          "[fog][REL-20][ABND-03]") {
    Game game = a_skirmish();
    const game::AbandonedGun gun{
        MarkerId{1},
        StandId{1002},
        {30_in, 34_in},
        0_deg
    };
    const game::GunLost lost{gun.id, gun.crew};
    CHECK(told(game, lost, Audience::Red).front().actor->id == "s1002");
    game.knowledge[1].guns_seen = {gun};
    CHECK(is_silent(game, lost, Audience::Blue));
    game.knowledge[0].guns_seen = {gun};
    game.knowledge[0].guns_seen.front().at = {26_in, 34_in};
    CHECK(is_silent(game, lost, Audience::Blue));
    game.knowledge[0].guns_seen = {gun};
    const auto lines = told(game, lost, Audience::Blue);
    REQUIRE(lines.size() == 1);
    CHECK_FALSE(lines.front().actor);
    CHECK(lines.front().what == game::line_of(game, *game::find_stand(game, StandId{1002})).name);
    CHECK(is_silent(game, lost, Audience::Public));
    CHECK(told(game, lost, Audience::Referee).size() == 1);
}

TEST_CASE("REL-20 an elimination out of sight is its owner's", "[fog][REL-20]") {
    const Game game = a_skirmish();
    CHECK(told(game, game::StandEliminated{StandId{1001}, game::Cause::Fire, false}, Audience::Blue)
              .size() == 1);
    CHECK(is_silent(game, game::StandEliminated{StandId{1002}, game::Cause::Fire, false},
                    Audience::Blue));
    CHECK(is_silent(game, game::StandEliminated{StandId{2}, game::Cause::Fire, false},
                    Audience::Public));
}

TEST_CASE("REL-22 a drawn card shows its back", "[fog][REL-22]") {
    const Game game = a_skirmish();
    const auto back = told(game, game::CardDrawn{Side::Red, "jammed"}, Audience::Blue);
    CHECK(back == told(game, game::CardDrawn{Side::Red, "second_wind"}, Audience::Blue));
    CHECK(told(game, game::CardDrawn{Side::Red, "jammed"}, Audience::Red).front().what == "jammed");
    CHECK(is_silent(game,
                    game::CardPlayed{
                        {CardId{1}, Side::Red, "jammed", {}, {}, {}}
    },
                    Audience::Blue));
}

TEST_CASE("REL-23 an opened card names its target to those who see it", "[fog][REL-23]") {
    Game game = a_skirmish();
    game.played = {
        {CardId{1}, Side::Red, "jammed", StandId{1002}, {}, {}, true, game::Phase::Command}
    };
    const game::CardOpened opened{CardId{1}, game::Phase::Command};
    const auto lines = told(game, opened, Audience::Blue);
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().what == "jammed");
    CHECK(!lines.front().target);
    CHECK(told(game, opened, Audience::Red).front().target->id == "s1002");
}

TEST_CASE("REL-24 a reinforcement that nobody sees enters in silence", "[fog][REL-24]") {
    const Game game = a_skirmish();
    CHECK(is_silent(game,
                    game::StandEntered{
                        StandId{1002},
                        {0_in, 30_in},
                        {}
    },
                    Audience::Blue));
    CHECK(told(game,
               game::StandEntered{
                   StandId{1002},
                   {0_in, 30_in},
                   {}
    },
               Audience::Red)
              .size() == 1);
}

TEST_CASE("S-16 who was under command for a turn is back: its side is told", "[fog][S-16]") {
    const auto game = a_skirmish();
    const game::TurnBegun begun{2, {StandId{1001}}};
    for (const auto audience : {Audience::Red, Audience::Referee}) {
        const auto lines = told(game, begun, audience);
        REQUIRE(lines.size() == 2);
        CHECK(lines.back().kind == Saying::CommandReturned);
        CHECK(lines.back().actor->id == "s1001");
    }
    CHECK(told(game, begun, Audience::Blue).size() == 1);
    CHECK(told(game, begun, Audience::Public).size() == 1);
}

TEST_CASE("REL-26 the mover is told where it stopped, nobody else", "[fog][REL-26]") {
    const Game game = a_skirmish();
    game::StandMoved moved;
    moved.stand = StandId{2};
    moved.path = {
        {28_in, 24_in},
        {28_in, 30_in}
    };
    moved.stopped_by = game::StoppedBy::Contact;
    CHECK(told(game, moved, Audience::Blue).front().outcome == "contact");
    CHECK(is_silent(game, moved, Audience::Red));
}

TEST_CASE("REL-32 a ruling on an unseen stand is no line for the other side", "[fog][REL-32]") {
    const Game game = a_skirmish();
    const game::StandEdited edited{*game::find_stand(game, StandId{1002}), "A bump."};
    CHECK(is_silent(game, edited, Audience::Blue));
    CHECK(is_silent(game, edited, Audience::Public));
    CHECK(told(game, edited, Audience::Red).front().words == "A bump.");
    CHECK(is_silent(game, game::DieSet{"t1/4B/hit", 3, "A bump."}, Audience::Red));
    CHECK(is_silent(game, game::Written{Side::Red, "Psst."}, Audience::Blue));
    CHECK(told(game, game::Written{std::nullopt, "Ten minutes."}, Audience::Public).size() == 1);
}

TEST_CASE("lines of an audience are numbered without gaps, and the oldest leave", "[fog][REL-29]") {
    const Game game = a_skirmish();
    fog::Chronicle blue{Audience::Blue};
    for (std::size_t i = 0; i < fog::kLinesKept + 5; ++i) {
        blue.tell(game, game::Written{Side::Red, "not yours"});
        blue.tell(game, game::Written{Side::Blue, "yours"});
    }
    CHECK(blue.lines().size() == fog::kLinesKept);
    CHECK(blue.first_line() == 6);
}

TEST_CASE("REL-21 an objective that an unseen stand takes stays as it was believed",
          "[fog][REL-21]") {
    Game game = a_skirmish();
    game.scenario.objectives = {
        {"Farm", {30_in, 34_in}, 2_in, 5, 5, Side::Blue},
        {"Mill", {24_in, 34_in}, 2_in, 5, 5, {}        }
    };
    game.objectives = {{Side::Blue}, {std::nullopt}};
    fog::Chronicle blue{Audience::Blue}, red{Audience::Red}, referee{Audience::Referee};
    for (auto* audience : {&blue, &red, &referee}) audience->tell(game, game::BattleBegun{});
    game.objectives = {{Side::Red}, {Side::Red}};
    for (auto* audience : {&blue, &red, &referee}) audience->tell(game, game::TurnBegun{2});
    CHECK(blue.held()[0] == Side::Blue);  // 1002 is hidden
    CHECK(blue.held()[1] == Side::Red);   // 1001 is in sight
    CHECK(red.held()[0] == Side::Red);
    CHECK(referee.held()[0] == Side::Red);
    blue.tell(game, game::BattleEnded{Side::Red, "last_turn", 0, 10});
    CHECK(blue.held()[0] == Side::Red);
    CHECK(blue.points() == std::pair{0, 10});
}
