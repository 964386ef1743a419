#pragma once
#include <string_view>

#include "game/core/course.h"
#include "game/hands/messages.h"

/// Fog-of-War cards: decks, hands, cards played with a commit and opened before their roll. [FOW,
/// S-65, S-66]
namespace game {

Result<Events> decide(const Game& game, Side side, const PlayCard& command);
Result<Events> decide(const Game& game, Side side, const TakeBackCard& command);
Result<Events> decide(const Game& game, Side side, const DiscardCard& command);

void apply(Game& game, const DeckShuffled& e);
void apply(Game& game, const CardDrawn& e);
void apply(Game& game, const CardDiscarded& e);
void apply(Game& game, const CardPlayed& e);
void apply(Game& game, const CardTakenBack& e);
void apply(Game& game, const CardOpened& e);
void apply(Game& game, const CardsCancelled& e);
void apply(Game& game, const CardWindowOpened& e);
void apply(Game& game, const CardWindowClosed& e);
void apply(Game& game, const CardExpired& e);

/// A shuffle by rank: some dice a card, so that the order depends on the cards alone. [FOW-04]
std::vector<std::string> by_rank(const std::vector<std::string>& deck,
                                 const std::vector<int>& faces);
/// Is that the order which these dice make of this side's cards? [FOW-04, S-103]
bool is_shuffled_by(const Game& game, const DeckShuffled& e, const std::vector<RolledDie>& rolled);
/// Set-up. [FOW-04]
void shuffle_decks(Course& course);
/// Just before the rolls of this step. [FOW-13]
void open_cards(Course& course, std::string_view printed);
void expire_cards(Course& course, Phase ended);
/// 5D opens.
void draw_cards(Course& course);
/// 5D closes: the passive default. [FOW-09]
void discard_surplus(Course& course);

}  // namespace game
