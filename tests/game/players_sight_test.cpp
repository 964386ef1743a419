#include <catch2/catch.hpp>

#include "game/play/decide.h"
#include "game/play/leading.h"
#include "game/spotting/spotting.h"
#include "support/builders.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

/// Blue's company 2 is a second player's. A wood hides the Red stand from it, not from company 1.
Game with_a_wood_between(bool shared) {
    return a_game()
        .with(a_stand(1).at({24_in, 10_in}))
        .with(a_stand(2).at({44_in, 10_in}).in_company(2))
        .with(a_stand(1001).at({24_in, 20_in}))
        .with(an_area(rules::Terrain::Woods, {30_in, 5_in}, {36_in, 30_in}, rules::Cover::Medium,
                      rules::Visibility::Dense, 2))
        .with(a_company(2))
        .set([&](Game& g) {
            g.scenario.options.shared_spotting = shared;
            find_company(g, CompanyId{2})->player = 2;
            g.scenario.companies.edit().push_back(
                {.id = CompanyId{2}, .name = "B Company", .formation = {}, .player = 2});
        });
}
const std::vector<Contact>& seen_by_player_two(const Game& game) {
    return knowledge_of(game, watcher_of(Side::Blue, 2)).contacts;
}
void look(Game& game) {
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    see(course, StandId{1001}, "SPOT-05");
    refresh_contacts(course);
}

}  // namespace

TEST_CASE("S-90 unshared, a player sees of what his side spotted what his own have in sight",
          "[S-06][S-90]") {
    Game game = with_a_wood_between(false);
    look(game);
    CHECK(knowledge_of(game, Watcher::Blue).contacts.size() == 1);
    CHECK(seen_by_player_two(game).empty());

    find_stand(game, StandId{2})->at = {26_in, 10_in};
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    refresh_contacts(course);
    REQUIRE(seen_by_player_two(game).size() == 1);
    CHECK(seen_by_player_two(game).front().handle ==
          knowledge_of(game, Watcher::Blue).contacts.front().handle);

    SECTION("out of his sight again, he has it as he last saw it") {
        find_stand(game, StandId{2})->at = {44_in, 10_in};
        find_stand(game, StandId{1001})->at = {24_in, 22_in};
        refresh_contacts(course);
        REQUIRE(seen_by_player_two(game).size() == 1);
        CHECK_FALSE(seen_by_player_two(game).front().in_sight);
        CHECK(seen_by_player_two(game).front().shown.at == Point{24_in, 20_in});
        CHECK(find_stand(game, StandId{1001})->visible);
        find_stand(game, StandId{2})->at = {26_in, 10_in};
        refresh_contacts(course);
        CHECK(seen_by_player_two(game).size() == 1);
        CHECK(seen_by_player_two(game).front().in_sight);
    }
}

TEST_CASE("S-90 unshared, a player has an enemy since he sees it, and of its way what he saw",
          "[S-06][S-90][REL-02][REL-03]") {
    Game game = with_a_wood_between(false);
    const bool sees_where_it_stands = GENERATE(true, false);
    const auto [low, high] =
        sees_where_it_stands ? std::pair{16.2_in, 17.4_in} : std::pair{18.2_in, 19.4_in};
    game = a_game()
               .set([&](Game& g) { g = game; })
               .with(an_area(rules::Terrain::Woods, {20_in, low}, {28_in, high},
                             rules::Cover::Medium, rules::Visibility::Dense, 2));
    look(game);
    game.turn = 3;
    game.subphase = Subphase::Spotting;
    knowledge_of(game, Watcher::Blue).contacts.front().shown.path = {
        {24_in, 18_in},
        {24_in, 20_in}
    };
    find_stand(game, StandId{2})->at = {24_in, sees_where_it_stands ? 26_in : 15_in};
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    follow_players_sight(course);
    REQUIRE(seen_by_player_two(game).size() == 1);
    const auto& seen = seen_by_player_two(game).front();
    CHECK(seen.turn == 3);
    CHECK(seen.since_turn == 3);
    CHECK(seen.since == Subphase::Spotting);
    if (sees_where_it_stands) {
        CHECK(seen.shown.at == Point{24_in, 20_in});
    } else {
        CHECK(seen.shown.at == Point{24_in, 18_in});
        CHECK(seen.shown.path == std::vector<Point>{
                                     {24_in, 18_in}
        });
    }
}

TEST_CASE("S-90 unshared, what one player sees is never public", "[S-90][REL-36]") {
    Game game = with_a_wood_between(false);
    find_stand(game, StandId{2})->at = {26_in, 10_in};
    look(game);
    REQUIRE(seen_by_player_two(game).size() == 1);
    CHECK(find_stand(game, StandId{1001})->visible);
    CHECK(knowledge_of(game, Watcher::Public).contacts.empty());

    SECTION("Red has one player: what it sees is public") {
        auto dice = dice_show({}).otherwise(5);
        Course course{game, dice};
        see(course, StandId{1}, "SPOT-05");
        REQUIRE(knowledge_of(game, Watcher::Public).contacts.size() == 1);
        CHECK(knowledge_of(game, Watcher::Public).contacts.front().stand == StandId{1});
    }
}

TEST_CASE("S-91 the public page follows what the referee makes players share",
          "[S-91][S-90][REL-36]") {
    Game game = with_a_wood_between(true);
    look(game);
    REQUIRE(contact_of(game, Watcher::Public, StandId{1001}));
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Referee, SetOption{"shared_spotting", "false", "to try"}, dice));
    CHECK_FALSE(contact_of(game, Watcher::Public, StandId{1001}));
    CHECK(find_stand(game, StandId{1001})->visible);
    REQUIRE(contact_of(game, Watcher::Blue, StandId{1001}));
    find_stand(game, StandId{1001})->at = {24_in, 21_in};
    REQUIRE(play(game, Actor::Referee, SetOption{"shared_spotting", "true", "enough"}, dice));
    const auto* seen = contact_of(game, Watcher::Public, StandId{1001});
    REQUIRE(seen);
    CHECK(seen->shown.at == Point{24_in, 21_in});
    CHECK(knowledge_of(game, Watcher::Public).contacts.size() == 2);
}

TEST_CASE("S-06 shared, there is nothing to see for oneself", "[S-06]") {
    Game game = with_a_wood_between(true);
    look(game);
    CHECK(game.players_knowledge.empty());
}
