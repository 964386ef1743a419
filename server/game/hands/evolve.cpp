#include <algorithm>

#include "game/hands/hands.h"

namespace game {
namespace {

Hand& hand_of(Game& game, Side side) { return game.hands[static_cast<std::size_t>(side)]; }

void take_from_hand(Hand& hand, const std::string& card) {
    const auto found = std::ranges::find(hand.cards, card);
    hand.cards.erase(found);
}

void forget(Game& game, CardId id) {
    std::erase_if(game.played, [&](const PlayedCard& p) { return p.id == id; });
}

PlayedCard& played_card(Game& game, CardId id) {
    return *std::ranges::find(game.played, id, &PlayedCard::id);
}

}  // namespace

void apply(Game& game, const DeckShuffled& e) { hand_of(game, e.side).deck = e.deck; }

void apply(Game& game, const CardDrawn& e) {
    auto& hand = hand_of(game, e.side);
    hand.deck.pop_back();
    hand.cards.push_back(e.card);
}

void apply(Game& game, const CardDiscarded& e) {
    auto& hand = hand_of(game, e.side);
    take_from_hand(hand, e.card);
    hand.discards.push_back(e.card);
}

void apply(Game& game, const CardPlayed& e) {
    take_from_hand(hand_of(game, e.played.side), e.played.card);
    game.played.push_back(e.played);
    game.next_card[static_cast<std::size_t>(e.played.side)] =
        static_cast<std::uint16_t>(e.played.id.value + 1);
}

void apply(Game& game, const CardTakenBack& e) {
    const auto& card = played_card(game, e.played);
    hand_of(game, card.side).cards.push_back(card.card);
    forget(game, e.played);
}

/// It is out of play from now on. [FOW-16]
void apply(Game& game, const CardOpened& e) {
    auto& card = played_card(game, e.played);
    card.open = true;
    card.ends_with = e.ends_with;
    hand_of(game, card.side).discards.push_back(card.card);
}

void apply(Game& game, const CardsCancelled& e) {
    forget(game, e.one);
    forget(game, e.other);
}

void apply(Game& game, const CardWindowOpened& e) {
    game.card_window = CardWindow{e.step, e.before_rolls};
    game.subphase = Subphase::CardWindow;
    game.committed = {};
    game.players_committed.clear();
    game.resolved = game.opened_by_referee = game.in_grace = false;
    game.window_runs = e.lasts;
}

void apply(Game& game, const CardWindowClosed& e) {
    game.subphase = e.step;
    game.card_window.reset();
}

void apply(Game& game, const CardExpired& e) { forget(game, e.played); }

}  // namespace game
