#include "game/hands/hands.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/referee/referee.h"
#include "support/in_play.h"

/// Options that the referee sets during a battle hold from that moment. [S-91]
using namespace game;
using namespace support;

namespace {

Game with_four_cards() {
    return a_game()
        .in(Subphase::FogOfWar)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([](Game& g) {
            CardPlan card;
            card.id = "card";
            card.windows = {"5A"};
            g.scenario.cards = {card};
            g.hands[0].cards = {"card", "card", "card", "card"};
            g.scenario.deck_blue = {"card"};
        });
}
void rule(Game& game, const std::string& option, const std::string& value, Dice& dice) {
    happens(game, Actor::Referee, SetOption{option, value, "agreed"}, dice);
}

}  // namespace

TEST_CASE("S-91 REF-05 a hand limit by ruling is the limit at once, and what is gone stays gone",
          "[referee][S-91][REF-05][FOW-11]") {
    auto dice = blue_begins(5);
    Game game = with_four_cards();
    REQUIRE(choices_of(game, Side::Blue).must_discard == 1);
    happens(game, Actor::Blue, DiscardCard{"card"}, dice);
    rule(game, "fow_hand_limit", "5", dice);
    CHECK(game.hands[0].cards.size() == 3);
    CHECK_THAT(decide(game, Side::Blue, DiscardCard{"card"}), IsRefused("no_surplus"));
    rule(game, "fow_hand_limit", "1", dice);
    CHECK(choices_of(game, Side::Blue).must_discard == 2);
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsRefused("must_discard"));
    rule(game, "fow_discard", "none", dice);
    CHECK_THAT(decide(game, Actor::Blue, Commit{}, dice), IsAccepted());
}

TEST_CASE("S-91 a step that a ruling brings in takes place from then on", "[referee][S-91]") {
    auto dice = blue_begins(5);
    Game game = with_four_cards();
    game.subphase = Subphase::Orders;
    game.scenario.options.fow_discard = rules::FowDiscard::None;
    auto ruled = game;
    rule(ruled, "adv_entrench", "true", dice);
    commit_until(ruled, Subphase::DeclarationsA, dice);
    for (int i = 0; i < 60 && game.subphase != Subphase::ArtilleryResponse; ++i) {
        CHECK(game.subphase != Subphase::DeclarationsA);
        const auto actor = is_deciding(game, Side::Blue) ? Actor::Blue : Actor::Red;
        happens(game, actor, Commit{}, dice);
    }
    CHECK(game.subphase == Subphase::ArtilleryResponse);
}
