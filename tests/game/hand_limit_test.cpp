#include "game/hands/hands.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "support/in_play.h"

/// How many cards a hand may hold, and which side a card is for.
using namespace game;
using namespace support;

namespace {

CardPlan a_card(std::string id, CardTarget target, CardEffect effect) {
    return {.id = std::move(id),
            .title = "Card",
            .text = "A card.",
            .windows = {"5A"},
            .acts_in = {},
            .target = target,
            .effects = {std::move(effect)},
            .negates = {}};
}
/// Blue holds three cards, one of which draws two more in 5A.
GameBuilder three_cards_and_a_rider() {
    return a_game()
        .in(Subphase::Orders)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}).visible())
        .set([](Game& g) {
            g.scenario.cards = {
                a_card("rider", CardTarget::Side, {CardTouches::Hand, 2, "draw"}),
                a_card("sniper", CardTarget::EnemyStand, {CardTouches::State, 0, "pin"}),
                a_card("sergeant", CardTarget::OwnStand, {CardTouches::State, 0, "remove_pin"})};
            g.scenario.deck_blue = {"sniper"};
            g.hands[0].cards = {"rider", "sniper", "sergeant"};
            g.hands[0].deck = {"sergeant", "sniper"};
        });
}
Game with_four_cards(rules::FowDiscard discard, int limit) {
    return three_cards_and_a_rider().in(Subphase::FogOfWar).set([=](Game& g) {
        g.hands[0].cards.emplace_back("sniper");
        g.scenario.options.fow_discard = discard;
        g.scenario.options.fow_hand_limit = limit;
        g.scenario.turns = 8;
    });
}

}  // namespace

TEST_CASE("FOW-10 the limit holds at all times: cards drawn in 5A are discarded in the next step",
          "[fow_cards][FOW-10][S-108]") {
    const bool is_left = GENERATE(true, false);
    Game game = three_cards_and_a_rider();
    if (is_left)
        game.vacated.push_back({
            {10_in, 10_in},
            {StandId{1}}
        });
    auto dice = blue_begins(5);
    happens(game, Actor::Blue, PlayCard{.card = "rider"}, dice);
    CHECK_THAT(decide(game, Side::Blue, DiscardCard{"sniper"}), IsRefused("no_surplus"));
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    REQUIRE(game.subphase == (is_left ? Subphase::AbandonedGroundA : Subphase::FogOfWar));
    CHECK(game.hands[0].cards.size() == 4);
    CHECK(choices_of(game, Side::Blue).must_discard == 1);
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsRefused("must_discard"));
    happens(game, Actor::Blue, DiscardCard{"sniper"}, dice);
    CHECK(choices_of(game, Side::Blue).must_discard == 0);
    if (is_left)
        CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsAccepted());
    else
        CHECK(game.subphase != Subphase::FogOfWar);  // nothing is left to decide in it
}

TEST_CASE("FOW-10 who lets the time run out loses the newest, but only of his own time",
          "[fow_cards][FOW-10][S-04]") {
    const auto step = GENERATE(Subphase::AbandonedGroundA, Subphase::AbandonedGroundB);
    Game game = three_cards_and_a_rider().in(step).set([](Game& g) {
        g.hands[0].cards.emplace_back("sergeant");
        g.scenario.deck_blue.edit().clear();
    });
    auto dice = blue_begins(5);
    happens(game, Actor::Clock, TimeUp{}, dice);
    const bool had_time = step == Subphase::AbandonedGroundA;  // Blue is Side A
    CHECK(game.hands[0].cards.size() == (had_time ? 3 : 4));
}

TEST_CASE("FOW-11 REF-05 the scenario sets the limit, and who chooses what goes",
          "[fow_cards][FOW-11][REF-05]") {
    using rules::FowDiscard;
    auto dice = blue_begins(5);
    const Game choice = with_four_cards(FowDiscard::Choice, 3);
    CHECK_THAT(decide(choice, Actor::Blue, Commit{}, dice), IsRefused("must_discard"));
    CHECK(choices_of(with_four_cards(FowDiscard::Choice, 2), Side::Blue).must_discard == 2);
    CHECK_THAT(decide(with_four_cards(FowDiscard::Choice, 4), Actor::Blue, Commit{}, dice),
               IsAccepted());

    Game none = with_four_cards(FowDiscard::None, 3);
    commit_until(none, Subphase::ArtilleryResponse, dice);
    CHECK(none.hands[0].cards.size() == 4);

    Game random = with_four_cards(FowDiscard::Random, 3);
    CHECK_THAT(decide(random, Side::Blue, DiscardCard{"sniper"}), IsRefused("no_surplus"));
    dice.when("discard/blue/", 1);  // the second card
    commit_until(random, Subphase::ArtilleryResponse, dice);
    CHECK(random.hands[0].discards == std::vector<std::string>{"sniper"});
}

TEST_CASE("FOW-15 a card helps its player or harms the enemy: it is not turned on the wrong side",
          "[fow_cards][FOW-15]") {
    const Game game = three_cards_and_a_rider();
    const auto plays = [&](const char* card, const char* target) {
        return decide(game, Side::Blue, PlayCard{.card = card, .target = target});
    };
    CHECK_THAT(plays("sniper", "s1"), IsRefused("no_such_contact"));
    CHECK_THAT(plays("sniper", "m1001"), IsAccepted());
    CHECK_THAT(plays("sergeant", "m1001"), IsRefused("no_such_stand"));
    CHECK_THAT(plays("sergeant", "s1"), IsAccepted());
}
