#include "game/hands/fow_cards.h"

#include <algorithm>

#include "base/contains.h"
#include "base/exact.h"
#include "base/refusal_code.h"
#include "base/words.h"
#include "game/cards/card_windows.h"
#include "game/cards/cards.h"
#include "game/cards/cards_in_force.h"
#include "game/command/order_facts.h"
#include "game/hands/card_effects.h"
#include "game/hands/card_targets.h"
#include "game/hands/choices.h"
#include "game/hands/hands.h"

namespace game {
namespace {

const Hand& hand_of(const Game& game, Side side) {
    return game.hands[static_cast<std::size_t>(side)];
}

/// "2D" in a card stands for the own side's movement, whichever half it is.
bool acts_now(const Game& game, const PlayedCard& played, std::string_view printed) {
    const auto* plan = find_card(game, played.card);
    if (!plan || played.open) return false;
    if (plan->acts_in.empty()) return true;
    if (plan->acts_in == "2D" && (printed == "2D" || printed == "2E"))
        return side_of(game, step_of(game.subphase).acts) == played.side;
    return plan->acts_in == printed;
}

/// A tag in common, and somebody whom both concern. [FOW-18, S-93]
bool negate_each_other(const Game& game, const PlayedCard& a, const PlayedCard& b) {
    if (a.side == b.side) return false;
    const auto* one = find_card(game, a.card);
    const auto* other = find_card(game, b.card);
    const bool opposed = std::ranges::any_of(
        one->negates, [&](const std::string& tag) { return contains(other->negates, tag); });
    return opposed && act_on_the_same(game, a, b);
}

bool cancels_a_card(const Game& game, const PlayedCard& played) {
    const auto* plan = find_card(game, played.card);
    return std::ranges::any_of(plan->effects, [](const CardEffect& effect) {
        return effect.touches == CardTouches::Cancel;
    });
}

/// One side's before the other's: in which order they were played is told to nobody. [REL-16]
std::vector<PlayedCard> by_number(const Game& game) {
    auto cards = game.played;
    std::ranges::sort(cards, {}, &PlayedCard::id);
    return cards;
}

/// A card that cancels, and the first that the enemy opens with it. [FOW-01]
std::optional<std::pair<CardId, CardId>> cancelled_pair(const Game& game,
                                                        const std::vector<CardId>& opened) {
    const auto cards = by_number(game);
    for (const auto& one : cards) {
        if (!contains(opened, one.id) || !cancels_a_card(game, one)) continue;
        for (const auto& other : cards)
            if (contains(opened, other.id) && other.side != one.side)
                return std::pair{one.id, other.id};
    }
    return std::nullopt;
}

/// Does one of these cards cancel another, or one that lies open since before and has done nothing
/// at once? The pair, or nothing. [FOW-18, S-93]
std::optional<std::pair<CardId, CardId>> cancelling_pair(const Game& game,
                                                         const std::vector<CardId>& opened) {
    const auto is_at_work = [&](const PlayedCard& played) {
        return contains(opened, played.id) ||
               (played.open && only_lasts(*find_card(game, played.card)));
    };
    const auto cards = by_number(game);
    for (const auto& one : cards)
        for (const auto& other : cards)
            if (contains(opened, one.id) && is_at_work(other) &&
                negate_each_other(game, one, other))
                return std::pair{one.id, other.id};
    return std::nullopt;
}

/// The top card, if there is one. [FOW-05]
void deal(Course& course, Side side) {
    const auto& deck = hand_of(course.game(), side).deck;
    if (!deck.empty()) course.happen(CardDrawn{side, deck.back()});
}

bool has_been_dealt(const Game& game) {
    return !game.played.empty() || std::ranges::any_of(game.hands, [](const Hand& hand) {
        return !hand.deck.empty() || !hand.cards.empty() || !hand.discards.empty();
    });
}

constexpr std::size_t kDiceOfCard = 7;

std::string dice_of_deck(Side side) { return "deck/" + std::string(base::text_of(side)) + '/'; }

std::vector<std::string> shuffled(Course& course, Side side, const std::vector<std::string>& deck) {
    std::vector<int> faces;
    for (std::size_t i = 0; i < deck.size(); ++i)
        for (std::size_t digit = 0; digit < kDiceOfCard; ++digit)
            faces.push_back(
                course.roll(dice_of_deck(side) + std::to_string(i) + '/' + std::to_string(digit)));
    return by_rank(deck, faces);
}

}  // namespace

std::vector<std::string> by_rank(const std::vector<std::string>& deck,
                                 const std::vector<int>& faces) {
    ensure(faces.size() == deck.size() * kDiceOfCard, "each card has its dice");
    std::vector<std::pair<int, std::string>> ranked;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        int rank = 0;
        for (std::size_t digit = 0; digit < kDiceOfCard; ++digit)
            rank = rank * 10 + faces[i * kDiceOfCard + digit] % 10;
        ranked.emplace_back(rank, deck[i]);
    }
    std::ranges::sort(ranked);
    std::vector<std::string> order;
    order.reserve(ranked.size());
    for (auto& [rank, card] : ranked) order.push_back(std::move(card));
    return order;
}

bool is_shuffled_by(const Game& game, const DeckShuffled& e, const std::vector<RolledDie>& rolled) {
    const auto& deck = e.side == Side::Blue ? game.scenario.deck_blue : game.scenario.deck_red;
    std::vector<int> faces;
    for (const auto& die : rolled)
        if (die.purpose.find(dice_of_deck(e.side)) != std::string::npos) faces.push_back(die.face);
    return faces.size() == deck.size() * kDiceOfCard && by_rank(deck, faces) == e.deck;
}

int surplus(const Game& game, Side side) {
    const auto& options = game.scenario.options;
    if (options.fow_discard == rules::FowDiscard::None) return 0;
    return std::max(0, static_cast<int>(hand_of(game, side).cards.size()) - options.fow_hand_limit);
}

int hand_shown(const Game& game, Side side) {
    const auto sealed = std::ranges::count_if(
        game.played, [&](const PlayedCard& p) { return p.side == side && !p.open; });
    return static_cast<int>(hand_of(game, side).cards.size()) + static_cast<int>(sealed);
}

int must_discard(const Game& game, Side side) {
    const bool chooses = game.scenario.options.fow_discard == rules::FowDiscard::Choice;
    return chooses ? surplus(game, side) : 0;
}

Result<Events> decide(const Game& game, Side side, const PlayCard& command) {
    const auto* plan = find_card(game, command.card);
    if (!plan || !contains(hand_of(game, side).cards, command.card))
        return refuse(RefusalCode::NotInHand);
    if (!is_playable_now(game, *plan)) return refuse(RefusalCode::WrongWindow);
    auto played = aim(game, side, command, *plan);
    if (!played) return tl::unexpected(played.error());
    return Events{CardPlayed{*played}};
}

Result<Events> decide(const Game& game, Side side, const TakeBackCard& command) {
    const auto played = std::ranges::find(game.played, command.played, &PlayedCard::id);
    if (played == game.played.end() || played->side != side || played->open)
        return refuse(RefusalCode::NoSuchCard);
    const auto* plan = find_card(game, played->card);
    if (grants_order(*plan) && orders_left(game, the_stand(game, played->stand)) < 1)
        return refuse(RefusalCode::CardUsed);
    return Events{
        CardTakenBack{command.played, played->card}
    };
}

Result<Events> decide(const Game& game, Side side, const DiscardCard& command) {
    if (must_discard(game, side) == 0) return refuse(RefusalCode::NoSurplus);
    if (!contains(hand_of(game, side).cards, command.card)) return refuse(RefusalCode::NotInHand);
    return Events{
        CardDiscarded{side, command.card}
    };
}

/// Once. [FOW-04, FOW-05]
void shuffle_decks(Course& course) {
    if (course.game().scenario.options.fow == rules::FowUse::Off) return;
    if (has_been_dealt(course.game())) return;
    const auto blue = course.game().scenario.deck_blue;
    const auto red = course.game().scenario.deck_red;
    course.happen(DeckShuffled{Side::Blue, shuffled(course, Side::Blue, blue)});
    course.happen(DeckShuffled{Side::Red, shuffled(course, Side::Red, red)});
    deal(course, Side::Blue);
    deal(course, Side::Red);
}

/// Each acts for itself, but for those that cancel each other. [FOW-17]
void open_cards(Course& course, std::string_view printed) {
    std::vector<CardId> opened;
    for (const auto& played : by_number(course.game()))
        if (acts_now(course.game(), played, printed)) opened.push_back(played.id);
    const auto phase = step_of(course.game().subphase).phase;
    for (const auto id : opened) course.happen(CardOpened{id, phase});
    while (const auto pair = cancelled_pair(course.game(), opened))
        course.happen(CardsCancelled{pair->first, pair->second});
    while (const auto pair = cancelling_pair(course.game(), opened))
        course.happen(CardsCancelled{pair->first, pair->second});
    for (const auto id : opened) {
        const auto played = std::ranges::find(course.game().played, id, &PlayedCard::id);
        if (played == course.game().played.end()) continue;
        take_effect(course, PlayedCard(*played));  // a copy: effects change what is on the table
    }
}

void expire_cards(Course& course, Phase ended) {
    std::vector<CardId> expired;
    for (const auto& played : by_number(course.game()))
        if (played.open && played.ends_with == ended) expired.push_back(played.id);
    for (const auto id : expired) course.happen(CardExpired{id});
}

/// One a side, however many play it; first the decks, if cards were switched on in play. [FOW-06,
/// FOW-07, S-91]
void draw_cards(Course& course) {
    if (course.game().scenario.options.fow == rules::FowUse::Off) return;
    shuffle_decks(course);
    deal(course, Side::Blue);
    deal(course, Side::Red);
}

namespace {

/// What its leader has named beforehand goes first, and no sooner than when the step closes: until
/// then nobody is told that he has. [S-107]
void discard_as_named(Course& course, Side side) {
    const auto passes = course.game().standing_passes;
    for (const auto& pass : passes) {
        if (pass.player != Player{side, kLeader}) continue;
        for (const auto& card : pass.discards)
            if (must_discard(course.game(), side) > 0 &&
                contains(hand_of(course.game(), side).cards, card))
                course.happen(CardDiscarded{side, card});
    }
}

}  // namespace

/// Who has had his time and not chosen loses the newest; with `random` the dice choose. [FOW-09,
/// FOW-11, REF-05, S-04]
void discard_surplus(Course& course) {
    const bool random = course.game().scenario.options.fow_discard == rules::FowDiscard::Random;
    for (const auto side : {Side::Blue, Side::Red}) {
        if (!course.game().committed[static_cast<std::size_t>(side)]) continue;
        discard_as_named(course, side);
        for (int left = surplus(course.game(), side); left > 0; --left) {
            const auto& cards = hand_of(course.game(), side).cards;
            std::string purpose = "discard/";
            purpose += base::text_of(side);
            purpose += '/' + std::to_string(left);
            const auto chosen = random
                                    ? static_cast<std::size_t>(course.roll(purpose)) % cards.size()
                                    : cards.size() - 1;
            course.happen(CardDiscarded{side, cards[chosen]});
        }
    }
}

std::string_view hindrance_of(const Game& game, Side side, const CardPlan& plan) {
    if (!is_playable_now(game, plan)) return "wrong_window";
    if (game.paused) return "paused";
    if (!is_deciding(game, side))
        return game.committed[static_cast<std::size_t>(side)] ? "committed" : "not_your_turn";
    const auto targets = targets_of(game, side, plan);
    const bool aimless = (plan.target == CardTarget::EnemyStand && targets.enemies.empty()) ||
                         (plan.target == CardTarget::OwnStand && targets.own_stands.empty());
    return aimless ? "no_target" : "";
}

void add_card_choices(const Game& game, Side side, std::vector<CardChoice>& choices) {
    for (const auto& card : hand_of(game, side).cards) {
        const auto* plan = find_card(game, card);
        if (!plan || !hindrance_of(game, side, *plan).empty()) continue;
        auto choice = targets_of(game, side, *plan);
        choice.card = card;
        choices.push_back(std::move(choice));
    }
}

bool close_card_window(Course& course) {
    const auto window = *course.game().card_window;
    course.happen(CardWindowClosed{window.step});
    open_cards(course, step_of(window.step).printed);
    return window.before_rolls;
}

}  // namespace game
