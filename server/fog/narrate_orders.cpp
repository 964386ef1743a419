#include <algorithm>
#include <iterator>

#include "fog/narrate_arms.h"
#include "fog/words.h"

namespace fog {
namespace {

Lines only_if(bool told_to_it, Told told) { return told_to_it ? Lines{std::move(told)} : Lines{}; }

/// What is declared in secret stands in the own view; only the referee's log repeats it.
Lines to_referee(const Voice& voice, StandId id, Saying kind, std::string what = {}) {
    return voice.is_referee() ? voice.about(id, kind, std::move(what)) : Lines{};
}

Lines with_target(const Voice& voice, Lines lines, StandId target) {
    for (auto& told : lines) told.target = voice.who(target);
    return lines;
}

Lines with_place(Lines lines, Point place) {
    for (auto& told : lines) told.place = place;
    return lines;
}

std::string title_of(const game::Game& game, const std::string& card) {
    const auto found = std::ranges::find(game.scenario.cards, card, &game::CardPlan::id);
    return found == game.scenario.cards.end() ? card : found->title;
}

std::string text_of(const game::Game& game, const std::string& card) {
    const auto found = std::ranges::find(game.scenario.cards, card, &game::CardPlan::id);
    return found == game.scenario.cards.end() ? std::string() : found->text;
}

/// Everybody sees that a card changes hands, only its owner which. [REL-22]
Lines card_line(const Voice& voice, Saying kind, game::Side side, const std::string& card) {
    auto told = voice.line(kind);
    told.side = side;
    if (voice.owns(side)) told.what = title_of(voice.game(), card);
    return {told};
}

}  // namespace

Lines tell(const Voice& voice, const game::StandDeployed& e) {
    return with_place(to_referee(voice, e.stand, Saying::Deployed), e.at);
}
Lines tell(const Voice& voice, const game::ReserveDeclared& e) {
    return with_place(to_referee(voice, e.plan.stand, Saying::ReserveDeclared), e.plan.at);
}
/// Its owner's secret until it is seen. [REL-24, S-75]
Lines tell(const Voice& voice, const game::ReservePlaced& e) {
    return with_place(voice.to_owner(e.stand, Saying::ReservePlaced), e.at);
}
Lines tell(const Voice& voice, const game::OrderPlaced& e) {
    return with_place(to_referee(voice, e.order.issuer, Saying::OrderPlaced, word(e.order.chit)),
                      e.order.marker);
}
Lines tell(const Voice& voice, const game::OrderWithdrawn& e) {
    auto told = voice.line(Saying::OrderWithdrawn);
    told.what = "o" + std::to_string(e.order.value);
    return only_if(voice.is_referee(), std::move(told));
}
Lines tell(const Voice& voice, const game::OrderNamed& e) {
    return to_referee(voice, e.stand, Saying::OrderNamed, "o" + std::to_string(e.order.value));
}

/// Forms declared in set-up are open from now on. [S-01, S-68]
Lines tell(const Voice& voice, const game::OrdersTakeForce& e) {
    auto told = voice.line(Saying::OrdersTakeForce);
    told.count = static_cast<int>(
        std::ranges::count_if(e.orders, [&](const auto& o) { return voice.owns(o.side); }));
    auto lines = only_if(voice.audience() != Audience::Public, std::move(told));
    for (const auto& order : e.orders)
        if (order.revealed && !voice.owns(order.side))
            std::ranges::move(form_in_sight(voice, order), std::back_inserter(lines));
    return lines;
}

/// That a side reveals its orders is known; which, the view shows for stands in sight. [REL-14]
Lines tell(const Voice& voice, const game::OrdersRevealed& e) {
    auto told = voice.line(Saying::OrdersRevealed);
    told.side = e.side;
    if (voice.owns(e.side)) told.count = static_cast<int>(e.orders.size());
    return {told};
}

Lines tell(const Voice& voice, const game::OrderCancelled& e) {
    auto told = voice.line(Saying::OrderCancelled);
    told.what = "o" + std::to_string(e.order.value);
    return only_if(voice.is_referee(), std::move(told));
}

Lines tell(const Voice& voice, const game::CommandTaken& e) {
    return with_target(voice, voice.to_owner(e.issuer, Saying::CommandTaken), e.recipient);
}
/// Who played the card knows what it says, not whether there was an order. [REL-22, REL-23]
Lines tell(const Voice& voice, const game::OrderChanged& e) {
    auto lines = voice.to_owner(e.stand, Saying::OrderChanged);
    for (auto& told : lines) told.outcome = e.holds ? "hold" : "cancelled";
    return lines;
}
Lines tell(const Voice& voice, const game::CommandSucceeded& e) {
    return with_target(voice, voice.to_owner(e.successor, Saying::CommandSucceeded), e.lost);
}

/// To its own side only: the other side sees the path in its contact. [REL-03, REL-26]
Lines tell(const Voice& voice, const game::StandMoved& e) {
    auto lines = voice.to_owner(e.stand, Saying::Moved);
    if (e.stopped_by != game::StoppedBy::Nothing)
        for (auto& told : lines) told.outcome = word(e.stopped_by);
    return with_place(std::move(lines), e.path.back());
}

Lines tell(const Voice& voice, const game::StandTurned& e) {
    return to_referee(voice, e.stand, Saying::Turned);
}
Lines tell(const Voice& voice, const game::FacingDeclared& e) {
    return to_referee(voice, e.stand, Saying::FacingDeclared);
}
Lines tell(const Voice& voice, const game::WhenForcedBackSet& e) {
    return to_referee(voice, e.stand, Saying::ForcedBackSet);
}
/// Reinforcements are their owner's secret until they are seen. [REL-24]
Lines tell(const Voice& voice, const game::StandEntered& e) {
    return with_place(voice.to_owner(e.stand, Saying::Entered), e.at);
}
Lines tell(const Voice& voice, const game::GroundOccupied& e) {
    return with_place(voice.about(e.stand, Saying::GroundOccupied), e.at);
}
Lines tell(const Voice& voice, const game::TemplateEntered& e) {
    return with_place(voice.to_owner(e.stand, Saying::TemplateEntered), e.at);
}

Lines tell(const Voice& voice, const game::Loaded& e) {
    return with_target(voice, voice.to_owner(e.stand, Saying::Loaded), e.vehicle);
}
Lines tell(const Voice& voice, const game::Unloaded& e) {
    return with_target(voice, voice.to_owner(e.stand, Saying::Unloaded), e.vehicle);
}
Lines tell(const Voice& voice, const game::Limbered& e) {
    return with_target(voice, voice.to_owner(e.gun, Saying::Limbered), e.vehicle);
}
Lines tell(const Voice& voice, const game::Unlimbered& e) {
    return with_target(voice, voice.to_owner(e.gun, Saying::Unlimbered), e.vehicle);
}
Lines tell(const Voice& voice, const game::GunManHandled& e) {
    return with_target(voice, voice.to_owner(e.stand, Saying::ManHandled), e.gun);
}
Lines tell(const Voice& voice, const game::TransportRemoved& e) {
    return voice.to_owner(e.vehicle, Saying::TransportRemoved);
}
Lines tell(const Voice& voice, const game::TransportReturned& e) {
    return with_place(voice.to_owner(e.vehicle, Saying::TransportReturned), e.at);
}

Lines tell(const Voice&, const game::DeckShuffled&) { return {}; }
Lines tell(const Voice& voice, const game::CardDrawn& e) {
    return card_line(voice, Saying::CardDrawn, e.side, e.card);
}
/// Face down. [REL-22, S-66]
Lines tell(const Voice& voice, const game::CardDiscarded& e) {
    return card_line(voice, Saying::CardDiscarded, e.side, e.card);
}
Lines tell(const Voice& voice, const game::CardPlayed& e) {
    return voice.owns(e.played.side)
               ? card_line(voice, Saying::CardPlayed, e.played.side, e.played.card)
               : Lines{};
}
Lines tell(const Voice& voice, const game::CardTakenBack& e) {
    const auto side = e.played.value < game::kFirstOfRed ? game::Side::Blue : game::Side::Red;
    const bool tells = voice.owns(side) && !e.card.empty();
    return tells ? card_line(voice, Saying::CardTakenBack, side, e.card) : Lines{};
}

/// Its text to all; what it is played on, to those who see it. [REL-23]
Lines tell(const Voice& voice, const game::CardOpened& e) {
    const auto& played = voice.game().played;
    const auto card = std::ranges::find(played, e.played, &game::PlayedCard::id);
    if (card == played.end()) return {};
    auto told = voice.line(Saying::CardOpened);
    told.side = card->side;
    told.what = title_of(voice.game(), card->card);
    told.words = text_of(voice.game(), card->card);
    told.target = voice.who(card->stand);
    told.place = card->place;
    return {told};
}
Lines tell(const Voice& voice, const game::CardsCancelled&) {
    return {voice.line(Saying::CardsCancelled)};
}
Lines tell(const Voice&, const game::CardExpired&) { return {}; }

}  // namespace fog
