#include <algorithm>

#include "fog/ledger_arms.h"

/// What cards release. How many are held is everybody's, which is their side's. [REL-22]
namespace fog {

void arm(Page& page, const game::DeckShuffled& e) {
    page.row = "REL-22";
    Fields fields;
    add(fields, "side", e.side);
    add(fields, "cards", static_cast<int>(e.deck.size()));
    page.write("deck_shuffled", "", std::move(fields));
}
namespace {

Fields hand_fields(const Page& page, game::Side side, const std::string& card) {
    Fields fields;
    if (page.owns(side)) fields = card_fields(page.game(), card);
    add(fields, "side", side);
    return fields;
}

}  // namespace

void arm(Page& page, const game::CardDrawn& e) {
    page.row = "REL-22";
    page.write("card_drawn", "", hand_fields(page, e.side, e.card));
}
void arm(Page& page, const game::CardDiscarded& e) {
    page.row = "REL-22";
    Fields fields;
    add(fields, "side", e.side);
    if (page.owns(e.side)) add(fields, "card", e.card);
    page.write("card_discarded", "", std::move(fields));
}
void arm(Page& page, const game::CardPlayed& e) {
    page.row = "REL-22";
    if (page.owns(e.played.side))
        page.write("card_played", "p" + std::to_string(e.played.id.value),
                   FIELDS_OF(e.played, card, company, place));
}
void arm(Page& page, const game::CardTakenBack& e) {
    page.row = "REL-22";
    if (page.owns_number(e.played.value))
        page.write("card_taken_back", "p" + std::to_string(e.played.value));
}
void arm(Page& page, const game::CardOpened& e) {
    page.row = "REL-23";
    const auto& all = page.game().played;
    const auto played = std::ranges::find(all, e.played, &game::PlayedCard::id);
    if (played == all.end()) return;
    auto fields = FIELDS_OF(*played, side, card, place, ends_with);
    const auto plan = card_fields(page.game(), played->card);
    for (const auto& field : plan)
        if (field.name == "title" || field.name == "text") fields.push_back(field);
    page.write("card_opened",
               page.owns(played->side) ? "p" + std::to_string(e.played.value)
                                       : page.name_of("k", e.played.value),
               std::move(fields));
}
namespace {

void write_card_gone(Page& page, CardId id) {
    page.row = "REL-23";
    page.write("card_gone", page.owns_number(id.value) ? "p" + std::to_string(id.value)
                                                       : page.forget("k", id.value));
}

}  // namespace

void arm(Page& page, const game::CardsCancelled& e) {
    write_card_gone(page, e.one);
    write_card_gone(page, e.other);
}
void arm(Page& page, const game::CardExpired& e) { write_card_gone(page, e.played); }

}  // namespace fog
