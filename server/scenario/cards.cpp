#include <algorithm>
#include <span>

#include "scenario/parts.h"
#include "scenario/words.h"

/// Fog-of-War cards as data: which effects there are, and what each may say. [FOW]
namespace scenario {
namespace {

using game::CardTarget;
using game::CardTouches;

/// Does an effect have a "how" or a "value"?
enum class Says { Never, May, Must };

/// What an effect may say: its words, its range of values, its targets.
struct EffectForm {
    CardTouches touches;
    Says how;
    std::vector<std::string_view> hows;
    Says number;
    int low, high;
    std::vector<CardTarget> targets;
};

// clang-format off
const std::vector<EffectForm>& effect_forms() {
    using enum CardTarget;
    using enum Says;
    static const std::vector<CardTarget> anybody = {Side, OwnStand, OwnCompany, EnemyStand};
    static const std::vector<std::string_view> whose = {"own", "enemy"};
    static const std::vector<EffectForm> forms = {
    //   touches                   how          words                                                      value                targets
        {CardTouches::ToHit,       Must,  whose,                                                    Must,  -5, 5,   anybody},
        {CardTouches::RateOfFire,  May,   whose,                                                    Must,  -3, 3,   anybody},
        {CardTouches::Response,    May,   whose,                                                    Must,  -5, 5,   {Side, OwnStand}},
        {CardTouches::Morale,      May,   whose,                                                    Must,  -5, 5,   {Side, OwnCompany}},
        {CardTouches::Initiative,  May,   whose,                                                    Must,  -9, 9,   {Side}},
        {CardTouches::Results,     May,   whose,                                                    Must,  -5, 5,   anybody},
        {CardTouches::Movement,    Must,  {"allow", "forbid", "forbid_company", "slow", "slow_company"}, May, 10, 200, {OwnStand, OwnCompany, EnemyStand}},
        {CardTouches::State,       Must,  {"remove_pin", "remove_shaken", "ease_demoralized", "pin"}, Never, 0, 0,   {OwnStand, OwnCompany, EnemyStand}},
        {CardTouches::Suppression, Must,  {"remove", "suppress"},                                    Never, 0, 0,    {OwnStand, OwnCompany, EnemyStand}},
        {CardTouches::Visibility,  Must,  {"nearest_company", "hide"},                               Never, 0, 0,    {Side, OwnStand}},
        {CardTouches::Fire,        Must,  {"forbid", "forbid_company"},                              Never, 0, 0,    {EnemyStand}},
        {CardTouches::Smoke,       Must,  {"place"},                                                 Never, 0, 0,    {Place}},
        {CardTouches::Hand,        Must,  {"draw"},                                                  Must,  1, 3,    {Side}},
        {CardTouches::Order,       Must,  {"cancel", "hold", "second_slot"},                         Never, 0, 0,    {OwnStand, OwnCompany, EnemyStand}},
        {CardTouches::Supply,      Must,  {"resupply", "deplete"},                                   Never, 0, 0,    {OwnStand, OwnCompany, EnemyStand}},
        {CardTouches::Depletion,   May,   whose,                                                     Must,  -9, 9,   anybody},
        {CardTouches::Entrenching, May,   whose,                                                     Must,  -5, 5,   anybody},
        {CardTouches::Cancel,      Must,  {"cancel"},                                                Never, 0, 0,    {Side}},
    };
    return forms;
}
/// Steps with a commit: there a card can be played. [S-65]
constexpr Word<std::string_view> kWindows[] = {
    {"0", "0"},   {"1A", "1A"}, {"2B", "2B"}, {"2D", "2D"}, {"2E", "2E"}, {"3A", "3A"}, {"4A", "4A"}, {"4B", "4B"},
    {"5A", "5A"}, {"5C", "5C"}, {"5D", "5D"}, {"5E", "5E"},
};
/// Steps whose roll or act a card can change.
constexpr Word<std::string_view> kActs[] = {
    {"0W", "0W"}, {"1A", "1A"}, {"1C", "1C"}, {"2A", "2A"}, {"2C", "2C"}, {"2D", "2D"}, {"2E", "2E"}, {"2F", "2F"},
    {"3A", "3A"}, {"3B", "3B"}, {"4B", "4B"}, {"4D", "4D"}, {"5A", "5A"}, {"5B", "5B"}, {"5D", "5D"}, {"5F", "5F"},
};
// clang-format on

void check_said(const Field& field, std::string_view key, Says says) {
    if (says == Says::Must && !field.has(key))
        field.refuse("\"" + std::string(key) + "\" is missing");
    if (says == Says::Never && field.has(key)) field[key].refuse("says nothing here");
}

std::string read_how(const Field& field, const EffectForm& form, CardTarget target) {
    check_said(field, "how", form.how);
    if (!field.has("how")) return {};
    auto how = field["how"].text();
    if (std::ranges::find(form.hows, how) == form.hows.end())
        field["how"].refuse("\"" + std::string(base::text_of(form.touches)) + "\" cannot \"" + how +
                            "\"");
    const bool at_enemy = target == CardTarget::EnemyStand;
    const bool at_own = target == CardTarget::OwnStand || target == CardTarget::OwnCompany;
    if ((how == "own" && at_enemy) || (how == "enemy" && at_own))
        field["how"].refuse(
            "does not fit the card's target: a roll is that of whom the card names");
    return how;
}

int read_value(const Field& field, const EffectForm& form, std::string_view how) {
    auto says = form.number;
    if (how == "allow" || how.starts_with("slow")) says = Says::Must;
    if (how.starts_with("forbid")) says = Says::Never;
    check_said(field, "value", says);
    return field.has("value") ? field["value"].whole(form.low, form.high) : 0;
}

game::CardEffect read_effect(const Field& field, CardTarget target) {
    field.keys({"touches"}, {"value", "how"});
    const auto name = field["touches"].text();
    const auto& forms = effect_forms();
    const auto form =
        std::ranges::find(forms, base::from_text<CardTouches>(name), &EffectForm::touches);
    if (form == forms.end()) field["touches"].refuse("there is no effect \"" + name + "\"");
    if (std::ranges::find(form->targets, target) == form->targets.end())
        field["touches"].refuse("\"" + name + "\" does not act on the card's target");
    game::CardEffect effect;
    effect.touches = form->touches;
    effect.how = read_how(field, *form, target);
    effect.value = read_value(field, *form, effect.how);
    return effect;
}

game::CardPlan read_card(const Field& field) {
    field.keys({"id", "title", "text", "windows", "target", "effects"}, {"acts_in", "negates"});
    game::CardPlan card;
    card.id = field["id"].id();
    card.title = field["title"].text(40);
    card.text = field["text"].text(300);
    card.target = field["target"].one_of<CardTarget>();
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
    file.keys({"cards", "decks"}, {"$schema"});
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

}  // namespace scenario
