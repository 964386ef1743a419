#include <catch2/catch.hpp>

#include "game/morale/morale.h"
#include "game/play/events.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

StandBuilder fired_at(std::uint16_t id) {
    return a_stand(id).set([](Stand& s) { s.fired_at = true; });
}
Events check_with(Game& game, ScriptedDice dice) {
    Course course{game, dice};
    check_morale(course);
    return course.take();
}
MoraleState state_of(const Game& game, std::uint16_t id) {
    return find_stand(game, StandId{id})->state;
}

}  // namespace

TEST_CASE("MOR-02 MOR-06 a company with a stand that was fired at makes one check",
          "[morale][MOR-01][MOR-02][MOR-06][MOR-11]") {
    Game game =
        a_game().in(Subphase::Morale).with(fired_at(1)).with(fired_at(2).at({30_in, 24_in}));
    const auto events = check_with(game, dice_show({7}));
    CHECK(the<MoraleChecked>(events).outcome == rules::MoraleOutcome::Pass);
}

TEST_CASE("MOR-06 without a cause there is no check", "[morale][MOR-06]") {
    Game game = a_game().in(Subphase::Morale).with(a_stand(1));
    CHECK(count<MoraleChecked>(check_with(game, dice_show({}))) == 0);
}

TEST_CASE("MOR-08 R-30 a visible enemy within 12\" and in sight causes a check",
          "[morale][MOR-08][MOR-19][MOR-20][R-30]") {
    auto with_enemy = [](StandBuilder enemy) {
        Game game = a_game().in(Subphase::Morale).with(a_stand(1)).with(enemy);
        return count<MoraleChecked>(check_with(game, dice_show({}).otherwise(1)));
    };
    CHECK(with_enemy(a_stand(1001).at({24_in, 37_in}).visible()) == 1);
    CHECK(with_enemy(a_stand(1001).at({24_in, 37_in})) == 0);
    CHECK(with_enemy(a_stand(1001).at({24_in, 37.01_in}).visible()) == 0);
    CHECK(with_enemy(a_stand(1001).of("truck").at({24_in, 30_in}).visible()) == 0);
}

TEST_CASE("MOR-26 the excess of the roll decides", "[morale][MOR-25][MOR-26][MOR-29][MOR-30]") {
    struct Row {
        int die;
        MoraleState state;
        bool forced_back;
    };
    const auto row =
        GENERATE(Row{8, MoraleState::Steady, false}, Row{10, MoraleState::Pinned, false});
    Game game = a_game().in(Subphase::Morale).with(a_company(1).of_morale(6)).with(fired_at(1));
    // Morale 6, in cover as no enemy is seen: 8. [MOR-16]
    check_with(game, dice_show({row.die}));
    CHECK(state_of(game, 1) == row.state);
    CHECK(find_stand(game, StandId{1})->forced_back == row.forced_back);
}

TEST_CASE("MOR-26 FB-13 three or more over: Shaken and forced back", "[morale][MOR-26][FB-13]") {
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(6))
                    .with(fired_at(1))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    // 6 - 1 for enemy personnel near: 5; 9 is four over.
    const auto events = check_with(game, dice_show({9}));
    CHECK(state_of(game, 1) == MoraleState::Shaken);
    CHECK(count<StandForcedBack>(events) == 1);
    CHECK(find_stand(game, StandId{1})->at.y < 24_in);
}

TEST_CASE("MOR-31 S-63 seven over ends the company; with the enemy near it surrenders",
          "[morale][MOR-31][S-63]") {
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(3))
                    .with(fired_at(1))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    check_with(game, dice_show({10}));
    CHECK(find_stand(game, StandId{1})->presence == Presence::Surrendered);
}

TEST_CASE(
    "S-62 two companies that end in one wave surrender to each other, whichever is asked first",
    "[morale][MOR-31][S-62][S-63]") {
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(3))
                    .with(a_company(101).of_morale(3))
                    .with(fired_at(1).visible())
                    .with(fired_at(1001).at({24_in, 34_in}).visible());
    check_with(game, dice_show({10, 10}));
    CHECK(find_stand(game, StandId{1})->presence == Presence::Surrendered);
    CHECK(find_stand(game, StandId{1001})->presence == Presence::Surrendered);
}

TEST_CASE("S-63 PASS-05 who rides with a company that is lost gets out beside its vehicle",
          "[morale][S-63][PASS-05]") {
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(1))
                    .with(fired_at(1).of("truck"))
                    .with(a_stand(2).in_company(2).aboard(1))
                    .with(a_stand(3).aboard(1));
    check_with(game, dice_show({10}).otherwise(1));
    CHECK(on_table(*find_stand(game, StandId{2})));
    CHECK_FALSE(find_stand(game, StandId{2})->aboard);
    CHECK(is_lost(find_stand(game, StandId{3})->presence));
}

TEST_CASE("S-62 companies that see a company go check in a second wave",
          "[morale][MOR-09][MOR-10][S-62]") {
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(1))
                    .with(fired_at(1))
                    .with(a_stand(1001).at({24_in, 34_in}).visible())
                    .with(a_stand(3).at({10_in, 10_in}).in_company(2));
    const auto events = check_with(game, dice_show({10, 1}));
    const auto checks = all_of<MoraleChecked>(events);
    REQUIRE(checks.size() == 2);
    CHECK(checks[1].company == CompanyId{2});
    CHECK(checks[1].cause == MoraleCause::SawElimination);
}

TEST_CASE("S-62 all results are applied before anybody of the wave is forced back",
          "[morale][FB-13][S-62]") {
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(6))
                    .with(a_company(101).of_morale(6))
                    .with(fired_at(1).visible())
                    .with(fired_at(1001).at({24_in, 34_in}).visible());
    const auto events = check_with(game, dice_show({9, 9}));
    REQUIRE(count<StandForcedBack>(events) == 2);
    Events before;
    for (std::size_t i = 0; i < first<StandForcedBack>(events); ++i) before.push_back(events[i]);
    CHECK(count<StateChanged>(before) == 2);
}

TEST_CASE("MOR-28 R-31 a pin goes in a later Morale step without a check or with a pass",
          "[morale][MOR-28][R-31]") {
    auto pinned = [](int in_turn) {
        return a_stand(1).that_is(MoraleState::Pinned).set([=](Stand& s) {
            s.pinned_in_turn = in_turn;
        });
    };
    Game later = a_game().in_turn(3).in(Subphase::Morale).with(pinned(2));
    check_with(later, dice_show({}));
    CHECK(state_of(later, 1) == MoraleState::Steady);
    Game same = a_game().in_turn(2).in(Subphase::Morale).with(pinned(2));
    check_with(same, dice_show({}));
    CHECK(state_of(same, 1) == MoraleState::Pinned);
}

TEST_CASE("worked check 25: two Rally orders, then the pin goes [RALLY-06]",
          "[morale][RALLY-02][RALLY-03][RALLY-04][RALLY-05][RALLY-06][RALLY-09][R-23]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).that_is(MoraleState::Demoralized).under(OrderChit::Rally));
    auto dice = dice_show({});
    Course course{game, dice};
    rally(course, Side::Blue);
    CHECK(state_of(game, 1) == MoraleState::Shaken);
    rally(course, Side::Blue);
    CHECK(state_of(game, 1) == MoraleState::Pinned);
    rally(course, Side::Blue);
    CHECK(state_of(game, 1) == MoraleState::Pinned);
    game.turn = 2;
    check_morale(course);
    CHECK(state_of(game, 1) == MoraleState::Steady);
}

TEST_CASE("R-32 a Demoralized stand in contact with an unpinned enemy is eliminated",
          "[morale][MOR-33][MOR-34][R-32]") {
    const auto enemy_state = GENERATE(MoraleState::Steady, MoraleState::Pinned);
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_stand(1).that_is(MoraleState::Demoralized))
                    .with(a_stand(1001).at({24_in, 25_in}).that_is(enemy_state));
    auto dice = dice_show({});
    Course course{game, dice};
    eliminate_demoralized_in_contact(course);
    CHECK(is_lost(find_stand(game, StandId{1})->presence) == (enemy_state == MoraleState::Steady));
}

TEST_CASE("S-62 causes and modifiers are those of the start of 5B, in later waves too",
          "[morale][MOR-09][MOR-19][S-62]") {
    const bool goes = GENERATE(true, false);
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(1))
                    .with(a_company(101).of_morale(6))
                    .with(fired_at(1).visible())
                    .with(fired_at(1001).at({24_in, 34_in}).visible())
                    .with(a_stand(3).at({24_in, 52_in}).in_company(2));
    // Company 1 goes or stays, 1001 flees towards stand 3, which is then within 12" of it.
    const auto events = check_with(game, dice_show({goes ? 10 : 1, 9, 1}));
    CHECK(polygons_within(base_of(game, *find_stand(game, StandId{3})),
                          base_of(game, *find_stand(game, StandId{1001})), 12_in));
    const auto checks = all_of<MoraleChecked>(events);
    REQUIRE(checks.size() == (goes ? 3 : 2));
    if (!goes) return;
    CHECK(checks[2].company == CompanyId{2});
    CHECK(checks[2].cause == MoraleCause::SawElimination);
    CHECK(value_of(checks[2].working, "MOR-19") == 0);
}

TEST_CASE("S-64 enemies in contact may take the ground of a company that is lost by morale",
          "[morale][MOR-31][S-64]") {
    const bool touched = GENERATE(true, false);
    Game game = a_game()
                    .in(Subphase::Morale)
                    .with(a_company(1).of_morale(1))
                    .with(fired_at(1))
                    .with(a_stand(1001).at({24_in, touched ? 25_in : 27_in}).visible());
    const auto events = check_with(game, dice_show({10}));
    REQUIRE(is_lost(find_stand(game, StandId{1})->presence));
    REQUIRE(count<GroundVacated>(events) == (touched ? 1 : 0));
    if (!touched) return;
    CHECK(game.vacated.front().at == Point{24_in, 24_in});
    CHECK(game.vacated.front().may_enter == std::vector{StandId{1001}});
}

TEST_CASE("ORD-34 a stand on Overwatch is not rallied: the order is not for it",
          "[morale][ORD-34][RALLY-02][R-43]") {
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).that_is(MoraleState::Shaken).under(OrderChit::Rally))
                    .with(a_stand(2).at({30_in, 24_in}).that_is(MoraleState::Shaken))
                    .set([](Game& g) {
                        g.orders.front().followers = {StandId{1}, StandId{2}};
                        g.orders.front().overwatch = {StandId{2}};
                    });
    auto dice = dice_show({});
    Course course{game, dice};
    rally(course, Side::Blue);
    CHECK(state_of(game, 1) == MoraleState::Pinned);
    CHECK(state_of(game, 2) == MoraleState::Shaken);
}
