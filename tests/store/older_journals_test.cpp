#include <catch2/catch.hpp>

#include "game/play/events.h"
#include "store/digest.h"
#include "store/events_json.h"
#include "store/older_journals.h"
#include "store/state_json.h"
#include "support/builders.h"

/// Once evolve asked a rule for what these events now carry. (journal-format.md)
using namespace store;

namespace {

/// Two stands on a Road March; each comes in, the second beside the road.
std::vector<Recorded> entries() {
    game::BattleBegun begun;
    begun.start = support::a_game().with(support::a_stand(1)).with(support::a_stand(2));
    rules::Road road;
    road.line = {
        {0_in,  24_in},
        {48_in, 24_in}
    };
    begun.start.scenario.field.roads = {road};
    game::Order march;
    march.chit = game::OrderChit::RoadMarch;
    march.followers = {StandId{1}, StandId{2}};
    begun.start.orders = {march};
    const game::Events events{
        begun, game::StandEntered{StandId{1},       {0_in, 24_in}, {}      },
        game::StandEntered{StandId{2},       {0_in, 30_in}, {}      },
        game::OptionSet{"fow_hand_limit", "5",           "agreed"},
        game::OptionSet{"edge_exit",      "stop",        "agreed"}
    };
    std::vector<Recorded> recorded;
    for (const auto& event : events)
        recorded.push_back({static_cast<std::int64_t>(recorded.size()) + 1, 0, {}, event});
    return recorded;
}

}  // namespace

TEST_CASE("a journal that left out what evolve asked a rule for is completed",
          "[journal][ADV-RM-03][S-91]") {
    auto events = entries();
    complete(events);
    CHECK(get<game::StandEntered>(events[1].event).on_road == true);
    CHECK(get<game::StandEntered>(events[2].event).on_road == false);
    const auto game = replayed(events);
    CHECK(game.orders.front().plain == std::vector{StandId{2}});
    CHECK(game.scenario.options.fow_hand_limit == 5);
    CHECK(game.scenario.options.edge_exit == rules::EdgeExit::Stop);
}

TEST_CASE("S-102 shares that were given without promises count as they did", "[journal][S-102]") {
    const std::string share(32, 'a');
    game::Game start = support::a_game().in(game::Subphase::DiceContributions);
    std::vector<Recorded> recorded{
        {1, 0, {}, game::BattleBegun{start}}
    };
    for (
        const auto& event :
        {R"({"side_committed":{"side":"blue"}})",
         R"({"contribution_given":{"side":"red","contribution":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}})"})
        recorded.push_back(
            {static_cast<std::int64_t>(recorded.size()) + 1, 0, {}, *store::read_event(event)});
    auto expected = start;
    expected.committed = {true, true};
    expected.contributions = {
        {game::Side::Red, share}
    };
    const auto game = replayed(recorded);
    CHECK(game == expected);
    CHECK(write_state(game).find("promises") == std::string::npos);
}

TEST_CASE("what an event says is not asked again", "[journal][ADV-RM-03]") {
    auto events = entries();
    get<game::StandEntered>(events[2].event).on_road = true;
    complete(events);
    CHECK(replayed(events).orders.front().plain.empty());
}

TEST_CASE("an option that is no more ends the journal where it was set", "[journal][S-91]") {
    auto events = entries();
    get<game::OptionSet>(events[3].event).option = "tea_at_five";
    complete(events);
    CHECK_THROWS_AS(replayed(events), BrokenPromise);
}

TEST_CASE("S-46 S-60 a battle that is older than an option goes on as it was played",
          "[journal][S-46][S-60]") {
    game::Game game;
    game.scenario.options.split_in_contact = rules::SplitInContact::AllInContact;
    game.scenario.options.hull_down_moving = rules::HullDownMoving::Fire;
    const auto older = write_state(game);
    CHECK(older.find("split_in_contact") == std::string::npos);
    CHECK(older.find("hull_down_moving") == std::string::npos);
    const auto read = read_state(older);
    REQUIRE(read);
    CHECK(*read == game);
    CHECK(write_state(*read) == older);
    const auto newer = write_state(game::Game{});
    CHECK(newer.find("\"split_in_contact\":\"free\"") != std::string::npos);
    CHECK(*read_state(newer) == game::Game{});
}
