#include <catch2/catch.hpp>

#include "game/fire/fire.h"
#include "game/hands/hands.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/shelling/shelling.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

CardPlan card(std::string id, std::string window, std::string acts_in = {}) {
    return {.id = std::move(id),
            .title = "Card",
            .text = "A card.",
            .windows = {std::move(window)},
            .acts_in = std::move(acts_in),
            .target = CardTarget::Side,
            .effects = {{CardTouches::ToHit, 1, "own"}},
            .negates = {}};
}
GameBuilder every_step(Subphase subphase) {
    return a_game()
        .in(subphase)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& g) {
            g.scenario.options.fow_windows = rules::FowWindows::EveryStep;
            g.scenario.options.dice_audit = false;
            g.scenario.cards = {card("aim", "4B"), card("nerve", "5A", "5B")};
            g.scenario.deck_blue = {"aim"};
            g.scenario.deck_red = {"nerve"};
            g.hands[0].cards = {"aim"};
            g.hands[1].cards = {"nerve"};
        });
}
void both_commit(Game& game, Dice& dice) {
    REQUIRE(play(game, Actor::Blue, Commit{}, dice));
    REQUIRE(play(game, Actor::Red, Commit{}, dice));
}

}  // namespace

TEST_CASE("S-65 every_step: both sides may play cards before a step, and before its rolls",
          "[card_windows][S-65][FOW-13]") {
    Game game = every_step(Subphase::ChangeFacing);
    auto dice = dice_show({}).otherwise(5);
    both_commit(game, dice);
    REQUIRE(game.subphase == Subphase::CardWindow);
    CHECK(game.card_window == CardWindow{Subphase::GeneralFire, false});
    CHECK(choices_of(game, Side::Blue).cards.size() == 1);
    CHECK_THAT(decide(game, Side::Red, PlayCard{.card = "nerve"}), IsRefused("wrong_window"));
    both_commit(game, dice);
    CHECK(game.subphase == Subphase::GeneralFire);
    CHECK_FALSE(game.card_window);
    both_commit(game, dice);
    REQUIRE(game.card_window == CardWindow{Subphase::GeneralFire, true});
    REQUIRE(play(game, Actor::Blue, PlayCard{.card = "aim"}, dice));
    const auto events = play(game, Actor::Blue, Commit{}, dice);
    CHECK(count<CardOpened>(*events) == 0);
    const auto rolled = *play(game, Actor::Red, Commit{}, dice);
    CHECK(first<CardWindowClosed>(rolled) < first<CardOpened>(rolled));
    CHECK(first<CardOpened>(rolled) < rolled.size());
    CHECK(step_of(game.subphase).phase != Phase::GeneralFire);
}

TEST_CASE("S-65 before its rolls a step is closed but for cards: what was declared stays",
          "[card_windows][S-65][FIRE-09][IDF-03]") {
    const Game game = every_step(Subphase::CardWindow).set([](Game& g) {
        g.card_window = CardWindow{Subphase::GeneralFire, true};
        Shot shot;
        shot.id = ShotId{1};
        shot.firer = StandId{1};
        shot.target = StandId{1001};
        g.shots = {shot};
        Mission mission;
        mission.id = MissionId{1};
        mission.battery = StandId{1};
        g.missions = {mission};
    });
    CHECK_THAT(decide(game, Side::Blue, WithdrawFire{ShotId{1}}),
               IsRefused("wrong_subphase", {"SEQ-02"}));
    CHECK_THAT(decide(game, Side::Blue, WithdrawMission{MissionId{1}}),
               IsRefused("wrong_subphase", {"SEQ-02"}));
}

TEST_CASE("S-65 in a window a card can be played for the roll that it changes",
          "[card_windows][S-65][FOW-12]") {
    Game game = every_step(Subphase::Orders);
    auto dice = dice_show({}).otherwise(5);
    both_commit(game, dice);
    REQUIRE(game.card_window == CardWindow{Subphase::Morale, false});
    CHECK_THAT(decide(game, Side::Red, PlayCard{.card = "nerve"}), IsAccepted());
}

TEST_CASE("S-78 windows follow the decks, not the hands", "[card_windows][S-65][S-78]") {
    auto after_facing = [](bool in_hand, bool in_deck, rules::FowWindows windows) {
        Game game = every_step(Subphase::ChangeFacing).set([&](Game& g) {
            if (!in_hand) g.hands[0].cards.clear();
            if (!in_deck) g.scenario.deck_blue.edit().clear();
            g.scenario.options.fow_windows = windows;
        });
        auto dice = dice_show({}).otherwise(5);
        both_commit(game, dice);
        return game.subphase;
    };
    using rules::FowWindows;
    CHECK(after_facing(true, true, FowWindows::EveryStep) == Subphase::CardWindow);
    CHECK(after_facing(false, true, FowWindows::EveryStep) == Subphase::CardWindow);
    CHECK(after_facing(false, false, FowWindows::EveryStep) == Subphase::GeneralFire);
    CHECK(after_facing(true, true, FowWindows::WithCommits) == Subphase::GeneralFire);
}
