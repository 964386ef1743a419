#include <catch2/catch.hpp>

#include "game/play/evolve.h"
#include "skirmish.h"

using namespace support;

namespace {

/// Blue's tank is a second player's.
Game with_two_players() {
    return a_skirmish().in(Subphase::Orders).with(a_company(2)).set([](Game& g) {
        game::find_stand(g, StandId{2})->company = CompanyId{2};
        game::find_company(g, CompanyId{2})->player = 2;
        g.scenario.companies.edit().push_back(
            {.id = CompanyId{2}, .name = "B Company", .formation = {}, .player = 2});
    });
}

}  // namespace

TEST_CASE("S-06 who leads what is known to the side and the referee only", "[fog][S-06][NI]") {
    const Game game = with_two_players();
    const game::CompaniesTakenUp up{
        {Side::Blue, 2}
    };
    const auto seen = view_for(game, Audience::Blue);
    CHECK(seen.players.size() == 2);
    CHECK(seen.players.at("blue").up);
    CHECK_FALSE(seen.players.at("blue2").up);
    CHECK(seen.battle.player == 1);
    CHECK(seen.companies.at("c2").player == 2);
    CHECK(view_for(game, Audience::Blue2).battle.player == 2);
    CHECK(view_for(game, Audience::Referee).players.size() == 2);
    for (const auto audience : {Audience::Red, Audience::Public}) {
        CHECK(view_for(game, audience).players.empty());
        CHECK_FALSE(view_for(game, audience).battle.player);
        CHECK(is_silent(game, up, audience));
        CHECK(is_silent(game,
                        game::PlayerCommitted{
                            {Side::Blue, 2}
        },
                        audience));
    }
    CHECK(told(game, up, Audience::Blue).front().count == 2);
}

TEST_CASE("S-90 that one player of two has committed changes nothing for the other side",
          "[fog][S-90][NI]") {
    auto up = with_two_players();
    up.players_up = {
        {Side::Blue, 2}
    };
    auto committed = up;
    committed.players_committed = {
        {Side::Blue, 1}
    };
    for (const auto audience : {Audience::Red, Audience::Public})
        CHECK(view_for(up, audience) == view_for(committed, audience));
    const auto leader = view_for(committed, Audience::Blue);
    CHECK(leader.prompt.code == fog::PromptCode::Committed);
    CHECK(leader.prompt.waits_for == fog::WaitsFor::Side);
    CHECK_FALSE(leader.choices.may_commit);
    CHECK(leader.choices.take_over == std::vector{2});
    const auto other = view_for(committed, Audience::Blue2);
    CHECK(other.prompt.code == fog::PromptCode::Decide);
    CHECK(other.choices.may_commit);
}

TEST_CASE("S-06 the players of a side see the same, with shared spotting", "[fog][S-06]") {
    auto game = with_two_players();
    const auto leader = view_for(game, Audience::Blue), other = view_for(game, Audience::Blue2);
    CHECK(leader.contacts == other.contacts);
    CHECK(leader.stands == other.stands);
    CHECK(leader.hand == other.hand);
    CHECK(other.choices.may_take_up);
    CHECK_FALSE(leader.choices.may_take_up);
}

TEST_CASE("S-90 unshared, a player is shown only the contacts of his own stands",
          "[fog][S-90][NI]") {
    auto game = with_two_players();
    game.scenario.options.shared_spotting = false;
    REQUIRE_FALSE(view_for(game, Audience::Blue).contacts.empty());
    CHECK(view_for(game, Audience::Blue2).contacts.empty());
    const auto contact = game::knowledge_of(game, game::Watcher::Blue).contacts.front();
    const game::ContactMade made{game::watcher_of(Side::Blue, 2), contact, "S-90"};
    CHECK(told(game, made, Audience::Blue2).size() == 1);
    for (const auto other :
         {Audience::Blue, Audience::Blue3, Audience::Red, Audience::Public, Audience::Referee})
        CHECK(is_silent(game, made, other));
    game::evolve(game, made);
    CHECK(view_for(game, Audience::Blue2).contacts.size() == 1);
}

TEST_CASE("S-90 unshared, a player's card lacks a target when he sees no enemy",
          "[fog][S-90][NI]") {
    auto game = with_two_players();
    game.scenario.options.shared_spotting = false;
    game::CardPlan card;
    card.id = "sniper";
    card.windows = {"5A"};
    card.target = game::CardTarget::EnemyStand;
    game.scenario.cards = {card};
    game.hands[0].cards = {"sniper"};
    CHECK(view_for(game, Audience::Blue).hand.front().hindrance.empty());
    CHECK(view_for(game, Audience::Blue2).hand.front().hindrance == "no_target");
    CHECK(view_for(game, Audience::Referee).desk->hand_blue.front().hindrance.empty());
}

TEST_CASE("REL-55 of quiet hours the other side learns what comes of them, not whose they are",
          "[fog][REL-55][S-112][NI]") {
    Game game = a_skirmish();
    game.quiet_hours = {
        {{Side::Blue, 1}, 22, 6},
        {{Side::Blue, 2}, 5,  7}
    };
    const game::QuietHoursSet set{
        {Side::Blue, 2},
        5, 7, 0b1100'0000'0000'0000'0111'1111
    };
    for (const auto audience : {Audience::Red, Audience::Public}) {
        const auto line = told(game, set, audience).front();
        CHECK(line.what == "22-7");
        CHECK_FALSE(line.count);
        const auto view = view_for(game, audience);
        CHECK(view.battle.quiet_blue == "22-7");
        CHECK(view.quiet_hours.empty());
    }
    for (const auto audience : {Audience::Blue, Audience::Referee}) {
        const auto line = told(game, set, audience).front();
        CHECK(line.what == "5-7");
        CHECK(line.count == 2);
        CHECK(view_for(game, audience).quiet_hours.at("blue").to == 6);
    }
    game::QuietHoursSet within{
        {Side::Blue, 2},
        23, 1, {}
    };
    CHECK(is_silent(game, within, Audience::Red));
    CHECK_FALSE(is_silent(game, within, Audience::Blue));
}
