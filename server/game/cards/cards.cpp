#include "game/cards/cards.h"

#include <algorithm>

#include "base/contains.h"

namespace game {

const CardPlan* find_card(const Game& game, std::string_view id) {
    const auto found = std::ranges::find(game.scenario.cards, id, &CardPlan::id);
    return found == game.scenario.cards.end() ? nullptr : &*found;
}

namespace {

bool is_at_once(const CardEffect& effect) {
    switch (effect.touches) {
    case CardTouches::State:
    case CardTouches::Suppression:
    case CardTouches::Visibility:
    case CardTouches::Smoke:
    case CardTouches::Hand:
    case CardTouches::Supply:
    case CardTouches::Order:
    case CardTouches::Cancel: return true;
    case CardTouches::ToHit:
    case CardTouches::RateOfFire:
    case CardTouches::Response:
    case CardTouches::Morale:
    case CardTouches::Initiative:
    case CardTouches::Results:
    case CardTouches::Movement:
    case CardTouches::Depletion:
    case CardTouches::Entrenching:
    case CardTouches::Fire: return false;
    }
    return false;
}

}  // namespace

bool lasts(const CardPlan& plan) { return !std::ranges::all_of(plan.effects, is_at_once); }

bool only_lasts(const CardPlan& plan) { return std::ranges::none_of(plan.effects, is_at_once); }

std::vector<Subphase> steps_to_play(const CardPlan& plan) {
    std::vector<Subphase> steps;
    for (const auto& step : kSequenceOfPlay)
        if (step.acts != Acts::Server && contains(plan.windows, step.printed))
            steps.push_back(step.subphase);
    return steps;
}

std::optional<Subphase> step_of_effect(const CardPlan& plan) {
    const auto step = std::ranges::find(kSequenceOfPlay, plan.acts_in, &Step::printed);
    if (plan.acts_in.empty() || step == kSequenceOfPlay.end()) return std::nullopt;
    return step->subphase;
}

std::vector<Phase> phases_of_effect(const CardPlan& plan) {
    std::vector<Phase> phases;
    for (const auto& step : kSequenceOfPlay) {
        const bool acts_there = plan.acts_in.empty() ? contains(plan.windows, step.printed)
                                                     : plan.acts_in == step.printed;
        if (acts_there && (phases.empty() || phases.back() != step.phase))
            phases.push_back(step.phase);
    }
    return phases;
}

bool grants_order(const CardPlan& plan) {
    return std::ranges::any_of(plan.effects, [](const CardEffect& effect) {
        return effect.touches == CardTouches::Order && effect.how == "second_slot";
    });
}

bool concerns(const CardPlan& plan, std::string_view printed) {
    return contains(plan.windows, printed) || plan.acts_in == printed;
}

bool a_deck_names(const Scenario& scenario, std::string_view printed) {
    return std::ranges::any_of(scenario.cards, [&](const CardPlan& plan) {
        return concerns(plan, printed) &&
               (contains(scenario.deck_blue, plan.id) || contains(scenario.deck_red, plan.id));
    });
}

}  // namespace game
