#include <algorithm>
#include <span>

#include "store/scenario_parts.h"
#include "store/scenario_words.h"

/// Fog-of-War cards as data: which effects there are, and what each may say. [FOW, rules/data.md]
namespace store {
namespace {

using game::CardTarget;
using game::CardTouches;

/// What an effect may say: its word, its range of values, its targets.
struct EffectForm {
    std::string_view touches;
    CardTouches value;
    std::vector<std::string_view> hows;  ///< empty: no "how"
    int low, high;                       ///< both 0: no "value"
    std::vector<CardTarget> targets;
};

// clang-format off
const std::vector<EffectForm>& effect_forms() {
    using enum CardTarget;
    static const std::vector<EffectForm> forms = {
        {"to_hit",       CardTouches::ToHit,       {"own", "enemy"},                                         -5, 5,    {Side, OwnStand, OwnCompany, EnemyStand}},
        {"rate_of_fire", CardTouches::RateOfFire,  {},                                                       -3, 3,    {Side, OwnStand, OwnCompany, EnemyStand}},
        {"response",     CardTouches::Response,    {},                                                       -5, 5,    {Side, OwnStand}},
        {"morale",       CardTouches::Morale,      {},                                                       -5, 5,    {OwnCompany, EnemyStand}},
        {"initiative",   CardTouches::Initiative,  {},                                                       -9, 9,    {Side}},
        {"results",      CardTouches::Results,     {},                                                       -5, 5,    {Side, OwnStand, OwnCompany, EnemyStand}},
        {"movement",     CardTouches::Movement,    {"allow", "forbid"},                                      0, 200,   {OwnStand, OwnCompany, EnemyStand}},
        {"state",        CardTouches::State,       {"remove_pin", "remove_shaken", "ease_demoralized", "pin"}, 0, 0,   {OwnStand, OwnCompany, EnemyStand}},
        {"suppression",  CardTouches::Suppression, {"remove", "suppress"},                                   0, 0,     {OwnStand, OwnCompany, EnemyStand}},
        {"visibility",   CardTouches::Visibility,  {"nearest_company", "hide"},                              0, 0,     {Side, OwnStand, OwnCompany}},
        {"fire",         CardTouches::Fire,        {"forbid"},                                               0, 0,     {EnemyStand}},
        {"smoke",        CardTouches::Smoke,       {"place"},                                                1, 6,     {Place}},
        {"hand",         CardTouches::Hand,        {"draw"},                                                 1, 3,     {Side}},
        {"cancel",       CardTouches::Cancel,      {"cancel"},                                               0, 0,     {Side}},
    };
    return forms;
}
/// Steps with a commit: there a card can be played. [S-65]
constexpr Word<std::string_view> kWindows[] = {
    {"1A", "1A"}, {"2B", "2B"}, {"2D", "2D"}, {"2E", "2E"}, {"3A", "3A"}, {"4A", "4A"}, {"4B", "4B"},
    {"5A", "5A"}, {"5C", "5C"}, {"5D", "5D"}, {"5E", "5E"},
};
/// Steps whose roll or act a card can change.
constexpr Word<std::string_view> kActs[] = {
    {"0W", "0W"}, {"1A", "1A"}, {"1C", "1C"}, {"2A", "2A"}, {"2C", "2C"}, {"2D", "2D"}, {"2E", "2E"}, {"2F", "2F"},
    {"3A", "3A"}, {"3B", "3B"}, {"4B", "4B"}, {"4D", "4D"}, {"5A", "5A"}, {"5B", "5B"}, {"5D", "5D"}, {"5F", "5F"},
};
// clang-format on

game::CardEffect read_effect(const Field& field, CardTarget target) {
    field.keys({"touches"}, {"value", "how"});
    const auto name = field["touches"].text();
    const auto& forms = effect_forms();
    const auto form = std::ranges::find(forms, name, &EffectForm::touches);
    if (form == forms.end()) field["touches"].refuse("there is no effect \"" + name + "\"");
    if (std::ranges::find(form->targets, target) == form->targets.end())
        field["touches"].refuse("\"" + name + "\" does not act on the card's target");
    game::CardEffect effect;
    effect.touches = form->value;
    if (form->hows.empty() == field.has("how"))
        field.refuse(form->hows.empty() ? "\"how\" says nothing here" : "\"how\" is missing");
    if (field.has("how")) effect.how = field["how"].text();
    if (field.has("how") && std::ranges::find(form->hows, effect.how) == form->hows.end())
        field["how"].refuse("\"" + name + "\" cannot \"" + effect.how + "\"");
    const bool number = (form->low != 0 || form->high != 0) && effect.how != "forbid";
    if (number != field.has("value"))
        field.refuse(number ? "\"value\" is missing" : "\"value\" says nothing here");
    if (number) effect.value = field["value"].whole(form->low, form->high);
    return effect;
}

game::CardPlan read_card(const Field& field) {
    field.keys({"id", "title", "text", "windows", "target", "effects"}, {"acts_in", "negates"});
    game::CardPlan card;
    card.id = field["id"].id();
    card.title = field["title"].text(40);
    card.text = field["text"].text(300);
    card.target = field["target"].one_of(kCardTargets);
    for (const auto& item : field["windows"].items(1))
        card.windows.emplace_back(item.one_of(kWindows));
    if (field.has("acts_in")) card.acts_in = field["acts_in"].one_of(kActs);
    for (const auto& item : field["effects"].items(1))
        card.effects.push_back(read_effect(item, card.target));
    if (field.has("negates"))
        for (const auto& item : field["negates"].items()) card.negates.push_back(item.id());
    return card;
}

Deck read_deck(const Field& field, std::span<const game::CardPlan> cards) {
    field.keys({"name", "cards"});
    Deck deck{.name = field["name"].id(), .cards = {}};
    for (const auto& item : field["cards"].items(1)) {
        deck.cards.push_back(item.id());
        if (std::ranges::find(cards, deck.cards.back(), &game::CardPlan::id) == cards.end())
            item.refuse("there is no card \"" + deck.cards.back() + "\"");
        if (std::ranges::count(deck.cards, deck.cards.back()) > 1)
            item.refuse("the card \"" + deck.cards.back() + "\" stands twice");
    }
    return deck;
}

}  // namespace

CardFile read_cards(const Field& file) {
    file.keys({"cards", "decks"});
    CardFile result;
    for (const auto& item : file["cards"].items(1)) {
        auto card = read_card(item);
        if (std::ranges::find(result.cards, card.id, &game::CardPlan::id) != result.cards.end())
            item["id"].refuse("there is another card \"" + card.id + "\"");
        result.cards.push_back(std::move(card));
    }
    for (const auto& item : file["decks"].items(1))
        result.decks.push_back(read_deck(item, result.cards));
    return result;
}

}  // namespace store
