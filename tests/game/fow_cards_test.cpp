#include <catch2/catch.hpp>

#include "game/cards/cards_in_force.h"
#include "game/hands/card_effects.h"
#include "game/hands/hands.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;

namespace {

CardPlan nerve(std::string id, std::vector<std::string> negates = {}) {
    return {.id = std::move(id),
            .title = "Nerve",
            .text = "A company of yours checks morale at +2.",
            .windows = {"5A"},
            .acts_in = "5B",
            .target = CardTarget::OwnCompany,
            .effects = {{CardTouches::Morale, 2, ""}},
            .negates = std::move(negates)};
}
GameBuilder with_hands(std::vector<std::string> blue, std::vector<std::string> red = {}) {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([&](Game& g) {
            g.scenario.cards = {nerve("nerve"), nerve("calm", {"nerve"}),
                                nerve("panic", {"nerve"})};
            g.hands[0].cards = blue;
            g.hands[1].cards = red;
        });
}

}  // namespace

TEST_CASE("FOW-08 a side plays only from its own hand", "[fow_cards][FOW-08]") {
    const Game game = with_hands({}, {"nerve"});
    CHECK_THAT(decide(game, Side::Blue, PlayCard{.card = "nerve", .company = CompanyId{1}}),
               IsRefused("not_in_hand", {"FOW-08"}));
}

TEST_CASE("FOW-12 S-65 a card is played in its own windows", "[fow_cards][FOW-12][S-65]") {
    const Game game = with_hands({"nerve"}).in(Subphase::GeneralFire);
    CHECK_THAT(decide(game, Side::Blue, PlayCard{.card = "nerve", .company = CompanyId{1}}),
               IsRefused("wrong_window", {"FOW-12"}));
    CHECK(choices_of(game, Side::Blue).cards.empty());
}

TEST_CASE("S-65 a card can be taken back until it is opened before its roll",
          "[fow_cards][S-65][FOW-13][FOW-16]") {
    Game game = with_hands({"nerve"});
    auto dice = dice_show({}).otherwise(5);
    const PlayCard play_it{.card = "nerve", .company = CompanyId{1}};
    REQUIRE(play(game, Actor::Blue, play_it, dice));
    CHECK(game.hands[0].cards.empty());
    REQUIRE(play(game, Actor::Blue, TakeBackCard{game.played.front().id}, dice));
    CHECK(game.hands[0].cards == std::vector<std::string>{"nerve"});
    REQUIRE(play(game, Actor::Blue, play_it, dice));
    Course course{game, dice};
    open_cards(course, "5B");
    CHECK_THAT(decide(game, Side::Blue, TakeBackCard{game.played.front().id}),
               IsRefused("no_such_card"));
    CHECK(game.hands[0].discards == std::vector<std::string>{"nerve"});
    const auto working = card_modifiers(game, CardTouches::Morale, Side::Blue, {}, CompanyId{1});
    CHECK(rules::total(working) == 2);
    CHECK(card_modifiers(game, CardTouches::Morale, Side::Red, {}, CompanyId{101}).empty());
}

TEST_CASE("FOW-03 an open card's effect ends with its phase", "[fow_cards][FOW-03]") {
    Game game = with_hands({"nerve"});
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, PlayCard{.card = "nerve", .company = CompanyId{1}}, dice));
    Course course{game, dice};
    open_cards(course, "5B");
    expire_cards(course, Phase::Command);
    CHECK(game.played.empty());
}

TEST_CASE("FOW-18 cards that negate each other both go without effect",
          "[fow_cards][FOW-17][FOW-18]") {
    Game game = with_hands({"calm"}, {"panic"}).set([](Game& g) {
        g.scenario.cards.edit().back().target = CardTarget::Side;
        g.scenario.cards.edit().back().effects = {
            {CardTouches::Morale, -2, "enemy"}
        };
    });
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, PlayCard{.card = "calm", .company = CompanyId{1}}, dice));
    REQUIRE(play(game, Actor::Red, PlayCard{.card = "panic"}, dice));
    Course course{game, dice};
    open_cards(course, "5B");
    CHECK(game.played.empty());
    CHECK(game.hands[0].discards.size() == 1);
    CHECK(game.hands[1].discards.size() == 1);
}

TEST_CASE("FOW-06 FOW-09 in 5D each side draws one and discards above three",
          "[fow_cards][FOW-06][FOW-09][R-41][SEQ-24]") {
    Game game = with_hands({"nerve", "nerve", "nerve"}).in(Subphase::FogOfWar).set([](Game& g) {
        g.hands[0].deck = {"calm"};
    });
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    draw_cards(course);
    CHECK(game.hands[0].cards.size() == 4);
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsRefused("must_discard", {"FOW-09"}));
    REQUIRE(play(game, Actor::Blue, DiscardCard{"nerve"}, dice));
    CHECK_THAT(decide(game, Side::Blue, DiscardCard{"nerve"}), IsRefused("no_surplus", {"R-41"}));
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsAccepted());
}

TEST_CASE("S-04 surplus cards left over: the newest go", "[fow_cards][S-04][FOW-09]") {
    Game game = with_hands({"nerve", "nerve", "nerve", "calm"}).in(Subphase::FogOfWar);
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Clock, TimeUp{}, dice));
    CHECK(game.hands[0].cards == std::vector<std::string>{"nerve", "nerve", "nerve"});
}

TEST_CASE("FOW-04 decks are shuffled by the battle's dice, one card is dealt",
          "[fow_cards][FOW-04][FOW-05][FOW-07]") {
    auto shuffled = [](const std::string& seed) {
        Game game = with_hands({}).set([](Game& g) {
            g.scenario.deck_blue = {"nerve", "calm", "panic", "nerve", "calm", "panic", "nerve"};
        });
        SeededDice dice{seed};
        Course course{game, dice};
        shuffle_decks(course);
        CHECK(game.hands[0].cards.size() == 1);
        CHECK(game.hands[0].deck.size() == 6);
        return game.hands[0].deck;
    };
    CHECK(shuffled("one") == shuffled("one"));
    CHECK((shuffled("one") != shuffled("two") || shuffled("two") != shuffled("three")));
}

TEST_CASE("S-65 S-93 the cards of both halves of 2B are opened when Side B has committed",
          "[fow_cards][S-65][FOW-13]") {
    const auto side = GENERATE(Side::Blue, Side::Red);
    Game game = with_hands({}).in(Subphase::PrepFireA).set([&](Game& g) {
        g.scenario.cards.edit().front().windows = {"2B"};
        g.scenario.cards.edit().front().acts_in = "";
        g.scenario.options.dice_audit = false;
        g.hands[static_cast<std::size_t>(side)].cards = {"nerve"};
    });
    auto dice = dice_show({}).otherwise(5);
    const auto actor = side == Side::Blue ? Actor::Blue : Actor::Red;
    const CompanyId company{static_cast<std::uint16_t>(side == Side::Blue ? 1 : 101)};
    if (side == Side::Red) REQUIRE(play(game, Actor::Blue, Commit{}, dice));
    REQUIRE(play(game, actor, PlayCard{.card = "nerve", .company = company}, dice));
    REQUIRE(play(game, actor, Commit{}, dice));
    REQUIRE(game.played.size() == 1);
    if (side == Side::Blue) {
        CHECK_FALSE(game.played.front().open);
        REQUIRE(play(game, Actor::Red, Commit{}, dice));
    }
    CHECK(game.played.front().open);
}

TEST_CASE("FOW-01 a card cancels the first that the enemy opens in the same step",
          "[fow_cards][FOW-01][FOW-18]") {
    Game game = with_hands({"counter"}, {"nerve", "calm"}).set([](Game& g) {
        for (auto& card : g.scenario.cards.edit()) card.acts_in = "";
        g.scenario.cards.edit().push_back({.id = "counter",
                                           .title = "Countermand",
                                           .text = "The first card of the enemy has no effect.",
                                           .windows = {"5A"},
                                           .acts_in = {},
                                           .target = CardTarget::Side,
                                           .effects = {{CardTouches::Cancel, 0, "cancel"}},
                                           .negates = {}});
    });
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, PlayCard{.card = "counter"}, dice));
    REQUIRE(play(game, Actor::Red, PlayCard{.card = "nerve", .company = CompanyId{101}}, dice));
    REQUIRE(play(game, Actor::Red, PlayCard{.card = "calm", .company = CompanyId{101}}, dice));
    Course course{game, dice};
    open_cards(course, "5A");
    REQUIRE(game.played.size() == 1);
    CHECK(game.played.front().card == "calm");
}

TEST_CASE("FOW-17 the same card played by both sides acts twice", "[fow_cards][FOW-17][FOW-18]") {
    Game game = with_hands({"calm"}, {"calm"});
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, PlayCard{.card = "calm", .company = CompanyId{1}}, dice));
    REQUIRE(play(game, Actor::Red, PlayCard{.card = "calm", .company = CompanyId{101}}, dice));
    Course course{game, dice};
    open_cards(course, "5B");
    CHECK(game.played.size() == 2);
}

TEST_CASE("REL-16 cards are opened in an order that does not tell which side played first",
          "[fow_cards][REL-16]") {
    std::vector<std::vector<CardId>> opened;
    for (const bool red_first : {false, true}) {
        Game game = with_hands({"calm"}, {"calm"});
        auto dice = dice_show({}).otherwise(5);
        const auto play_of = [&](Actor actor, CompanyId company) {
            REQUIRE(play(game, actor, PlayCard{.card = "calm", .company = company}, dice));
        };
        if (red_first) play_of(Actor::Red, CompanyId{101});
        play_of(Actor::Blue, CompanyId{1});
        if (!red_first) play_of(Actor::Red, CompanyId{101});
        Course course{game, dice};
        open_cards(course, "5B");
        opened.emplace_back();
        for (const auto& event : course.take())
            if (const auto* card = get_if<CardOpened>(&event))
                opened.back().push_back(card->played);
    }
    CHECK(opened[0].size() == 2);
    CHECK(opened[0] == opened[1]);
}

TEST_CASE("FOW-01 a card hides a stand that touches no enemy", "[fow_cards][FOW-01][FOW-02]") {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_stand(1).visible())
                    .with(a_stand(1001).at({60_in, 60_in}))
                    .set([](Game& g) {
                        g.scenario.cards = {
                            {.id = "slip",
                             .title = "Slip",
                             .text = "A stand of yours slips away.",
                             .windows = {"5A"},
                             .acts_in = "5A",
                             .target = CardTarget::OwnStand,
                             .effects = {{CardTouches::Visibility, 0, "hide"}},
                             .negates = {}}
                        };
                        g.hands[0].cards = {"slip"};
                    });
    auto dice = dice_show({}).otherwise(5);
    REQUIRE(play(game, Actor::Blue, PlayCard{.card = "slip", .target = "s1"}, dice));
    Course course{game, dice};
    open_cards(course, "5A");
    CHECK_FALSE(find_stand(game, StandId{1})->visible);
}

TEST_CASE("FOW-01 a card that reveals a company tells it in the order of places, not of numbers",
          "[fow_cards][FOW-01][S-76]") {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({28_in, 50_in}))
                    .with(a_stand(1002).at({20_in, 50_in}));
    CardPlan flare;
    flare.id = "flare";
    flare.effects = {
        {CardTouches::Visibility, 0, "reveal"}
    };
    game.scenario.cards = {flare};
    auto dice = dice_show({}).otherwise(5);
    Course course{game, dice};
    PlayedCard played;
    played.card = flare.id;
    take_effect(course, played);
    std::vector<StandId> told;
    for (const auto& made : all_of<ContactMade>(course.take()))
        if (made.watcher == Watcher::Blue) told.push_back(made.contact.stand);
    CHECK(told == std::vector{StandId{1002}, StandId{1001}});
}
