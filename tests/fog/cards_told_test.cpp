#include <catch2/catch.hpp>

#include "fog/view_of.h"
#include "skirmish.h"

using namespace support;
using game::CardPlan;
using game::CardTarget;
using game::CardTouches;
using game::Subphase;

namespace {

const CardPlan kSniper{.id = "sniper",
                       .title = "Sniper",
                       .text = "An enemy stand is pinned.",
                       .windows = {"4A"},
                       .acts_in = {},
                       .target = CardTarget::EnemyStand,
                       .effects = {{CardTouches::State, 0, "pin"}},
                       .negates = {}};
const CardPlan kNerve{
    .id = "nerve",
    .title = "Nerve",
    .text = "A company checks at +2.",
    .windows = {"2B", "4A"},
    .acts_in = "5B",
    .target = CardTarget::OwnCompany,
    .effects = {{CardTouches::Morale, 2, ""}},
    .negates = {}
};

Game with_cards(Subphase step) {
    Game game = a_skirmish().in(step);
    game.scenario.cards = {kSniper, kNerve};
    game.hands[0].cards = {"sniper", "nerve"};
    return game;
}
std::vector<fog::CardSeen> hand(const Game& game) {
    return fog::view_of(game, fog::Chronicle{Audience::Blue}, {}).hand;
}

}  // namespace

TEST_CASE("FOW-12 FOW-03 a card of the hand says when it is played and for how long it acts",
          "[fog][FOW-12][FOW-03]") {
    const auto cards = hand(with_cards(Subphase::ChangeFacing));
    REQUIRE(cards.size() == 2);
    CHECK(cards[0].steps == std::vector{Subphase::ChangeFacing});
    CHECK_FALSE(cards[0].acts_in);
    CHECK_FALSE(cards[0].lasts);
    CHECK(cards[1].steps ==
          std::vector{Subphase::PrepFireA, Subphase::PrepFireB, Subphase::ChangeFacing});
    CHECK(cards[1].acts_in == Subphase::Morale);
    CHECK(cards[1].lasts);
    CHECK(cards[1].ends_with == std::vector{game::Phase::Command});
}

TEST_CASE("FOW-12 a card says why it cannot be played now", "[fog][FOW-12][S-65]") {
    CHECK(hand(with_cards(Subphase::GeneralFire))[0].hindrance == "wrong_window");
    auto game = with_cards(Subphase::ChangeFacing);
    CHECK(hand(game)[1].hindrance.empty());
    game.committed[0] = true;
    CHECK(hand(game)[1].hindrance == "committed");
    game.paused = true;
    CHECK(hand(game)[1].hindrance == "paused");
    game = with_cards(Subphase::PrepFireB);
    game.side_a = Side::Blue;
    CHECK(hand(game)[1].hindrance == "not_your_turn");
}

TEST_CASE("REL-02 a target that is not seen is no target, and the card does not tell of it",
          "[fog][REL-02][FOW-02]") {
    auto game = with_cards(Subphase::ChangeFacing);
    auto& blue = game::knowledge_of(game, game::Watcher::Blue);
    blue.contacts.clear();
    CHECK(hand(game)[0].hindrance == "no_target");
    const auto before = hand(game);
    std::erase_if(game.stands, [](const auto& stand) { return stand.id == StandId{1002}; });
    CHECK(hand(game) == before);
}

TEST_CASE("REL-23 an opened card is read out to everybody", "[fog][REL-23]") {
    auto game = with_cards(Subphase::ChangeFacing);
    game::PlayedCard played;
    played.id = CardId{1};
    played.card = "nerve";
    game.played = {played};
    for (const auto audience : fog::kAudiences) {
        const auto lines = told(game, game::CardOpened{CardId{1}}, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().what == "Nerve");
        CHECK(lines.front().words == "A company checks at +2.");
    }
}

TEST_CASE("S-65 that a card is laid down and taken back is told to its side and the referee",
          "[fog][S-65][REL-22]") {
    const auto game = with_cards(Subphase::ChangeFacing);
    for (const auto side : {Side::Blue, Side::Red}) {
        game::PlayedCard played;
        played.id = CardId{game.next_card[static_cast<std::size_t>(side)]};
        played.side = side;
        played.card = "nerve";
        const std::vector<game::Event> events{
            game::CardPlayed{played},
            game::CardTakenBack{played.id, played.card}
        };
        for (const auto& event : events)
            for (const auto audience : fog::kAudiences) {
                const auto lines = told(game, event, audience);
                const bool knows = audience == Audience::Referee ||
                                   (fog::is_side(audience) && fog::side_of(audience) == side);
                CHECK(lines.size() == (knows ? 1 : 0));
                if (knows) CHECK(lines.front().what == "Nerve");
            }
    }
    CHECK(is_silent(game, game::CardTakenBack{CardId{1}}, Audience::Blue));
}

TEST_CASE("S-65 a commit in a card window seals cards alone", "[fog][S-65]") {
    auto game = with_cards(Subphase::GeneralFire);
    game::Shot shot;
    shot.side = Side::Blue;
    shot.firer = StandId{1};
    shot.target = StandId{1001};
    game.shots = {shot};
    const auto seals = [&] { return view_for(game, Audience::Blue).prompt.seals; };
    CHECK(seals().shots == 1);
    game.subphase = Subphase::CardWindow;
    game.card_window = game::CardWindow{Subphase::GeneralFire, true};
    CHECK(seals() == fog::Seals{});
}
