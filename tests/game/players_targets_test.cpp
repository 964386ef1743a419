#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "game/fire/fire.h"
#include "game/hands/hands.h"
#include "game/play/decide.h"
#include "game/play/leading.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

/// With shared_spotting = false nobody names an enemy that he does not see himself. [S-06, S-90]
using namespace game;
using namespace support;
using rules::MissionKind;

namespace {

CardPlan a_card_at_an_enemy() {
    CardPlan card;
    card.id = "sniper";
    card.windows = {"4B", "1A"};
    card.target = CardTarget::EnemyStand;
    return card;
}

/// Blue's company 2, rifles 2 and a mortar, is a second player's, who is there. His side has seen
/// two enemies; of these he has 1002 in sight.
GameBuilder player_two_sees_one_of_two() {
    return a_game()
        .with(a_stand(1).at({10_in, 20_in}))
        .with(a_stand(2).at({40_in, 20_in}).in_company(2).that_observes())
        .with(a_stand(3).at({41_in, 10_in}).in_company(2).of("mortar").set([](Stand& s) {
            s.smoke_missions = 1;
        }))
        .with(a_stand(1001).at({40_in, 25_in}).visible())
        .with(a_stand(1002).at({43_in, 25_in}).visible())
        .with(a_company(2))
        .set([](Game& g) {
            g.scenario.options.shared_spotting = false;
            g.scenario.options.fow_player = rules::FowPlayer::Any;
            g.scenario.cards = {a_card_at_an_enemy()};
            g.hands[0].cards = {"sniper"};
            find_company(g, CompanyId{2})->player = 2;
            g.scenario.companies.edit().push_back(
                {.id = CompanyId{2}, .name = "B Company", .formation = {}, .player = 2});
            g.players_up = {
                {Side::Blue, 2}
            };
            knowledge_of(g, watcher_of(Side::Blue, 2)).contacts = {
                *find_contact(g, Watcher::Blue, "m1002")};
        });
}
/// He sees it no longer, his side does.
Game player_two_sees_none() {
    return player_two_sees_one_of_two().set([](Game& g) {
        knowledge_of(g, watcher_of(Side::Blue, 2)).contacts.front().in_sight = false;
    });
}
Choices choices_for(const Game& game, Actor actor) {
    Looks lines;
    return choices_of(game, actor, lines);
}
Refusal refusal_of(const Game& game, Actor actor, const Command& command) {
    auto dice = dice_show({});
    const auto decided = decide(game, actor, command, dice);
    return decided ? Refusal{} : decided.error();
}

}  // namespace

TEST_CASE("S-90 a player cannot fire at whom only others of his side see", "[S-06][S-90]") {
    auto dice = dice_show({});
    const Game game = player_two_sees_one_of_two();
    const auto fire = [](std::string target) {
        return DeclareFire{.firer = StandId{2}, .target = std::move(target)};
    };
    CHECK_THAT(decide(game, Actor::Blue2, fire("m1002"), dice), IsAccepted());
    const auto refused = refusal_of(game, Actor::Blue2, fire("m1001"));
    CHECK(refused.code == RefusalCode::NoSuchTarget);
    CHECK(refused == refusal_of(game, Actor::Blue2, fire("m777777")));
    CHECK_THAT(decide(player_two_sees_none(), Actor::Blue2, fire("m1002"), dice),
               IsRefused("no_such_target"));
    SECTION("shared, he fires at whom his side sees") {
        auto shared = game;
        shared.scenario.options.shared_spotting = true;
        CHECK_THAT(decide(shared, Actor::Blue2, fire("m1001"), dice), IsAccepted());
    }
}

TEST_CASE("S-90 a player cannot play a card at whom only others of his side see",
          "[S-06][S-90][FOW-02]") {
    auto dice = dice_show({});
    const Game game = player_two_sees_one_of_two();
    const auto play = [](std::string target) {
        return PlayCard{.card = "sniper", .target = std::move(target)};
    };
    CHECK_THAT(decide(game, Actor::Blue2, play("m1002"), dice), IsAccepted());
    CHECK_THAT(decide(game, Actor::Blue, play("m1001"), dice), IsAccepted());
    const auto refused = refusal_of(game, Actor::Blue2, play("m1001"));
    CHECK(refused.code == RefusalCode::NoSuchContact);
    CHECK(refused == refusal_of(game, Actor::Blue2, play("m777777")));
}

TEST_CASE("S-90 a player is offered what he sees, and no firer or card that is left without target",
          "[S-06][S-90]") {
    const Game game = player_two_sees_one_of_two();
    const auto some = choices_for(game, Actor::Blue2);
    CHECK_FALSE(some.fires.empty());
    for (const auto& fire : some.fires)
        for (const auto& weapon : fire.weapons) {
            REQUIRE(weapon.targets.size() == 1);
            CHECK(weapon.targets.front().target == "m1002");
        }
    REQUIRE(some.cards.size() == 1);
    CHECK(some.cards.front().enemies == std::vector<std::string>{"m1002"});

    const auto none = choices_for(player_two_sees_none(), Actor::Blue2);
    CHECK(none.fires.empty());
    CHECK(none.cards.empty());
    CHECK(choices_for(player_two_sees_none(), Actor::Blue).cards.size() == 1);
}

TEST_CASE("S-90 a player's missions are at those he knows; smoke and harassing fire need nobody",
          "[S-06][S-90][IDF-13][S-34]") {
    Game game = player_two_sees_none();
    game.subphase = Subphase::ArtilleryResponse;
    knowledge_of(game, watcher_of(Side::Blue, 2)).contacts.clear();
    const auto kinds = [&](Actor actor) {
        std::vector<MissionKind> found;
        for (const auto& mission : choices_for(game, actor).missions) {
            found.push_back(mission.kind);
            CHECK(mission.targets.empty());
        }
        return found;
    };
    CHECK(kinds(Actor::Blue2) == std::vector{MissionKind::Harassing});
    game.scenario.options.smoke_needs_target = false;
    CHECK(kinds(Actor::Blue2) == std::vector{MissionKind::Smoke, MissionKind::Harassing});
}
