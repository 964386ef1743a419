#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/core/state.h"

/// Fog-of-War cards: decks, hands, cards played with a commit and opened before their roll. [FOW,
/// S-65, S-66] What is asked and what happens.
namespace game {

struct PlayCard {
    std::string card = {};    ///< id of a card in the own hand
    std::string target = {};  ///< own stand id as text, an enemy handle, or empty
    CompanyId company = {};
    std::optional<Point> place = {};
};
struct TakeBackCard {
    CardId played;
};
struct DiscardCard {
    std::string card;
};
struct DeckShuffled {
    Side side = Side::Blue;
    std::vector<std::string> deck = {};
};
struct CardDrawn {
    Side side = Side::Blue;
    std::string card;
};
struct CardDiscarded {
    Side side = Side::Blue;
    std::string card;
};
struct CardPlayed {
    PlayedCard played;
};
struct CardTakenBack {
    CardId played;
    std::string card = {};  ///< empty in journals from before 2026-11
};
struct CardOpened {
    CardId played;
    Phase ends_with = Phase::SetUp;
};
struct CardsCancelled {
    CardId one;
    CardId other;
};
struct CardExpired {
    CardId played;
};
/// With fow_windows = every_step both sides may play cards before this step opens, or before its
/// rolls. [S-65]
struct CardWindowOpened {
    Subphase step = Subphase::Weather;
    bool before_rolls = false;
    bool lasts = false;  ///< its least time at the least [S-107]
    int quiet = 0;       ///< hours of the day that do not count, a bit each [S-112]
};
struct CardWindowClosed {
    Subphase step = Subphase::Weather;
};

}  // namespace game
