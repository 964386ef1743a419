#include <map>

#include "scenario/library_in_play.h"
#include "support/matchers.h"

/// What a card prints is what its data do: the words for each effect, target and step. [FOW-14]
using namespace game;
using support::step_printed;

namespace {

std::string signed_number(int value) {
    return value < 0 ? "−" + std::to_string(-value) : "+" + std::to_string(value);
}
std::string number_word(int value) {
    static const std::map<int, std::string> words = {
        {1, "one"  },
        {2, "two"  },
        {3, "three"}
    };
    return words.at(std::abs(value));
}
std::string words_of_movement(const CardEffect& effect) {
    static const std::map<int, std::string> farther = {
        {25,  "a quarter as far again"},
        {50,  "half as far again"     },
        {100, "twice as far"          }
    };
    if (effect.how.starts_with("forbid")) return "does not move";
    if (effect.how == "allow") return "may move " + farther.at(effect.value);
    return "moves at most half as far";
}
/// Words that act on states, sight, orders and supply, by what the data call them.
const std::map<std::string, std::string>& words_of_acts() {
    static const std::map<std::string, std::string> words = {
        {"remove_pin",       "pin"                     },
        {"remove_shaken",    "Shaken"                  },
        {"ease_demoralized", "Demoralized"             },
        {"pin",              "is pinned"               },
        {"remove",           "suppression"             },
        {"suppress",         "suppressed"              },
        {"nearest_company",  "is spotted"              },
        {"hide",             "is hidden again"         },
        {"forbid",           "does not fire"           },
        {"forbid_company",   "does not fire"           },
        {"place",            "smoke, two inches square"},
        {"cancel",           "no "                     },
        {"hold",             "holds"                   },
        {"second_slot",      "one order more"          },
        {"resupply",         "gets ammunition"         },
        {"deplete",          "ammunition is gone"      },
    };
    return words;
}
std::string words_of(const CardEffect& effect) {
    const bool lower = effect.value < 0;
    switch (effect.touches) {
    case CardTouches::ToHit:
    case CardTouches::Response:
    case CardTouches::Morale:
    case CardTouches::Depletion:
    case CardTouches::Entrenching: return "at " + signed_number(effect.value);
    case CardTouches::RateOfFire: return lower ? "one die less" : "one die more";
    case CardTouches::Results:
        return "read " + number_word(effect.value) + (lower ? " lower" : " higher");
    case CardTouches::Initiative:
        return lower ? "takes " + std::to_string(-effect.value)
                     : "Add " + std::to_string(effect.value);
    case CardTouches::Movement: return words_of_movement(effect);
    case CardTouches::Hand: return effect.value == 1 ? "Draw a card" : "Draw two cards";
    case CardTouches::State:
    case CardTouches::Suppression:
    case CardTouches::Visibility:
    case CardTouches::Order:
    case CardTouches::Fire:
    case CardTouches::Smoke:
    case CardTouches::Supply:
    case CardTouches::Cancel: return words_of_acts().at(effect.how);
    }
    return {};
}
bool is_of_company(const CardEffect& effect) { return effect.how.ends_with("_company"); }

/// Whom it names; a card of a whole side says whose.
std::vector<std::string> words_of_target(const CardPlan& card) {
    const auto& effect = card.effects.front();
    switch (card.target) {
    case CardTarget::OwnStand:
        return {"ne of your stands", "ne of your commanders", "ne of your batteries"};
    case CardTarget::OwnCompany: return {"ne of your companies"};
    case CardTarget::EnemyStand:
        return {is_of_company(effect) && effect.touches != CardTouches::Visibility
                    ? "The company of one visible enemy stand"
                    : "ne visible enemy stand"};
    case CardTarget::Place: return {"any point of the table"};
    case CardTarget::Side: break;
    }
    if (effect.how == "enemy") return {"enemy", "Enemy"};
    if (effect.how == "own" || effect.touches == CardTouches::Response) return {"your ", "Your "};
    return {""};
}
bool says(const CardPlan& card, const std::vector<std::string>& any) {
    return std::ranges::any_of(
        any, [&](const auto& words) { return card.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("FOW-14 each card prints the numbers and the deeds of its effects, and whom they concern",
          "[card_words][FOW-14][FOW-02]") {
    for (const auto& card : scenario::library().cards) {
        INFO(card.id << ": " << card.text);
        for (const auto& effect : card.effects) {
            INFO(words_of(effect));
            CHECK(says(card, {words_of(effect)}));
        }
        CHECK(says(card, words_of_target(card)));
    }
}

TEST_CASE("FOW-14 a card that prints one phase or step is for no other", "[card_words][FOW-14]") {
    for (const auto& card : scenario::library().cards) {
        INFO(card.id << ": " << card.text);
        auto steps = card.windows;
        if (!card.acts_in.empty()) steps = {card.acts_in};
        const auto all_in = [&](auto holds) { return std::ranges::all_of(steps, holds); };
        const auto is_in = [](Phase phase) {
            return [phase](const auto& step) { return step_of(step_printed(step)).phase == phase; };
        };
        if (says(card, {"In Opportunity Fire", "in Opportunity Fire"}))
            CHECK(all_in(is_in(Phase::OpportunityFire)));
        if (says(card, {"General Fire"})) CHECK(all_in(is_in(Phase::GeneralFire)));
        if (says(card, {"HE step"})) CHECK(steps == std::vector<std::string>{"1C"});
        if (says(card, {"initiative"})) CHECK(steps == std::vector<std::string>{"2A"});
        if (says(card, {"checks its morale", "check their morale"}))
            CHECK(steps == std::vector<std::string>{"5B"});
        if (says(card, {"artillery", "The call for"})) CHECK(all_in(is_in(Phase::Artillery)));
        if (says(card, {" move"})) CHECK(all_in(is_in(Phase::Movement)));
    }
}
