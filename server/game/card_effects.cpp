#include "game/card_effects.h"

#include <algorithm>

#include "base/contains.h"
#include "game/chapters.h"
#include "game/orders_in_force.h"
#include "game/transport_facts.h"
#include "rules/indirect_fire.h"

namespace game {
namespace {

constexpr Inches kSmokeOfACard = 2_in;
constexpr int kLeastPercent = 10;

/// The stands that a card names, those in vehicles too: one, or a company's. [FOW-02]
std::vector<StandId> named_stands(const Game& game, const PlayedCard& played) {
    std::vector<StandId> named;
    for (const auto& stand : game.stands) {
        const bool is_there = on_table(stand) || stand.presence == Presence::Aboard;
        if (is_there && (stand.id == played.stand || stand.company == played.company))
            named.push_back(stand.id);
    }
    return named;
}

std::vector<StandId> named_on_table(const Game& game, const PlayedCard& played) {
    auto named = named_stands(game, played);
    std::erase_if(named, [&](StandId id) { return !on_table(the_stand(game, id)); });
    return named;
}

std::optional<MoraleState> changed_state(MoraleState state, std::string_view how) {
    if (how == "remove_pin" && state == MoraleState::Pinned) return MoraleState::Steady;
    if (how == "remove_shaken" && state == MoraleState::Shaken) return MoraleState::Pinned;
    if (how == "ease_demoralized" && state == MoraleState::Demoralized) return MoraleState::Shaken;
    if (how == "pin" && state == MoraleState::Steady) return MoraleState::Pinned;
    return std::nullopt;
}

/// The state stays when the phase of the card ends; a pin is one of this turn. [R-31, S-101]
void change_states(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_stands(course.game(), played)) {
        const auto state = changed_state(the_stand(course.game(), id).state, how);
        if (!state) continue;
        const int pinned_in = how == "pin" ? course.game().turn : 0;
        change_state(course, id, *state, pinned_in);
    }
}

void change_suppression(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_stands(course.game(), played)) {
        const bool suppressed = the_stand(course.game(), id).suppressed;
        if (how == "suppress")
            suppress(course, id, SuppressedBy::Card);
        else if (suppressed)
            course.happen(SuppressionRemoved{id});
    }
}

/// The unspotted enemy company nearest to any own stand; nothing happens when there is none.
/// [FOW-01]
void reveal_nearest_company(Course& course, Side side) {
    const auto& game = course.game();
    CompanyId nearest;
    Inches distance;
    for (const auto* enemy : stands_on_table(game, rules::enemy_of(side))) {
        if (enemy->visible) continue;
        for (const auto* own : stands_on_table(game, side)) {
            const auto apart = polygon_distance(base_of(game, *own), base_of(game, *enemy));
            if (nearest && apart >= distance) continue;
            nearest = enemy->company;
            distance = apart;
        }
    }
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (nearest && stand.company == nearest && on_table(stand)) found.push_back(stand.id);
    see_all(course, std::move(found), "FOW-01");
}

/// Out of the enemy's sight as if it had slipped away; not while it touches him. [FOW-01, SPOT-04]
void hide_named(Course& course, const PlayedCard& played) {
    for (const auto id : named_on_table(course.game(), played)) {
        if (touches_enemy(course.game(), the_stand(course.game(), id))) continue;
        for (const auto watcher : {Watcher::Blue, Watcher::Red, Watcher::Public})
            if (const auto* contact = contact_of(course.game(), watcher, id))
                course.happen(ContactLost{watcher, contact->handle, false});
    }
}

void change_sight(Course& course, const PlayedCard& played, std::string_view how) {
    if (how == "hide")
        hide_named(course, played);
    else
        reveal_nearest_company(course, played.side);
}

void place_smoke(Course& course, const PlayedCard& played) {
    if (!played.place) return;
    Template smoke;
    smoke.id = MarkerId{course.game().next_marker};
    smoke.side = played.side;
    smoke.kind = rules::MissionKind::Smoke;
    smoke.centre = *played.place;
    smoke.size = kSmokeOfACard;
    smoke.turn_placed = course.game().turn;
    course.happen(TemplatePlaced{std::move(smoke), 0});
}

void draw_more(Course& course, Side side, int cards) {
    for (int i = 0; i < cards; ++i) {
        const auto& hand = course.game().hands[static_cast<std::size_t>(side)];
        if (hand.deck.empty()) return;
        course.happen(CardDrawn{side, hand.deck.back()});
    }
}

/// "cancel" takes the order away for this turn, "hold" makes it Hold; who rides goes with its
/// vehicle. [FOW-01, ORD-36]
void change_orders(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_on_table(course.game(), played))
        if (order_followed_by(course.game(), the_stand(course.game(), id)))
            course.happen(OrderChanged{id, how == "hold"});
}

void change_supply(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_stands(course.game(), played)) {
        if (how == "resupply")
            resupply_by_card(course, id);
        else
            deplete_by_card(course, id);
    }
}

/// Whose rolls an effect concerns. [FOW-15]
Side concerned(const PlayedCard& played, const CardEffect& effect, CardTarget target) {
    const bool enemys = effect.how == "enemy" || target == CardTarget::EnemyStand;
    return enemys ? rules::enemy_of(played.side) : played.side;
}

bool is_of_company(const CardEffect& effect) { return effect.how.ends_with("_company"); }

/// A stand that a card names may stand for its company: its player knows no enemy company.
bool concerns(const Game& game, const PlayedCard& played, const CardEffect& effect, StandId stand,
              CompanyId company) {
    if (played.stand && is_of_company(effect))
        return the_stand(game, played.stand).company == company;
    if (played.stand) return played.stand == stand;
    if (!played.company) return true;
    const auto* subject = find_stand(game, stand);
    return played.company == company || (subject && subject->company == played.company);
}

/// What open cards do to this stand or company of this side.
std::vector<const CardEffect*> effects_on(const Game& game, CardTouches touches, Side side,
                                          StandId stand, CompanyId company) {
    std::vector<const CardEffect*> found;
    for (const auto& played : game.played) {
        const auto* plan = played.open ? find_card(game, played.card) : nullptr;
        if (!plan) continue;
        for (const auto& effect : plan->effects)
            if (effect.touches == touches && concerned(played, effect, plan->target) == side &&
                concerns(game, played, effect, stand, company))
                found.push_back(&effect);
    }
    return found;
}

}  // namespace

bool act_on_the_same(const Game& game, const PlayedCard& a, const PlayedCard& b) {
    const auto &one = *find_card(game, a.card), &other = *find_card(game, b.card);
    for (const auto& of_a : one.effects)
        for (const auto& of_b : other.effects) {
            const auto side = concerned(a, of_a, one.target);
            if (side != concerned(b, of_b, other.target)) continue;
            if (std::ranges::any_of(game.stands, [&](const Stand& stand) {
                    return stand.side == side && concerns(game, a, of_a, stand.id, stand.company) &&
                           concerns(game, b, of_b, stand.id, stand.company);
                }))
                return true;
        }
    return false;
}

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

/// What its data say in the card's words. [FOW-14]
void take_effect(Course& course, const PlayedCard& played) {
    const auto* plan = find_card(course.game(), played.card);
    if (!plan) return;
    const auto effects = plan->effects;
    for (const auto& effect : effects) {
        switch (effect.touches) {
        case CardTouches::State: change_states(course, played, effect.how); break;
        case CardTouches::Suppression: change_suppression(course, played, effect.how); break;
        case CardTouches::Visibility: change_sight(course, played, effect.how); break;
        case CardTouches::Smoke: place_smoke(course, played); break;
        case CardTouches::Hand: draw_more(course, played.side, effect.value); break;
        case CardTouches::Supply: change_supply(course, played, effect.how); break;
        case CardTouches::Order:
            if (effect.how != "second_slot") change_orders(course, played, effect.how);
            break;
        case CardTouches::ToHit:
        case CardTouches::RateOfFire:
        case CardTouches::Response:
        case CardTouches::Morale:
        case CardTouches::Initiative:
        case CardTouches::Results:
        case CardTouches::Movement:
        case CardTouches::Depletion:
        case CardTouches::Entrenching:
        case CardTouches::Fire:
        case CardTouches::Cancel: break;  // these act on rolls and steps while the card lies open
        }
    }
}

bool card_forbids(const Game& game, CardTouches touches, const Stand& stand) {
    return std::ranges::any_of(
        effects_on(game, touches, stand.side, stand.id, stand.company),
        [](const auto* effect) { return effect->how.starts_with("forbid"); });
}

int card_percent(const Game& game, const Stand& stand) {
    int percent = 100;
    for (const auto* effect :
         effects_on(game, CardTouches::Movement, stand.side, stand.id, stand.company))
        percent += effect->how.starts_with("slow") ? -effect->value : effect->value;
    return std::max(percent, kLeastPercent);
}

bool grants_order(const CardPlan& plan) {
    return std::ranges::any_of(plan.effects, [](const CardEffect& effect) {
        return effect.touches == CardTouches::Order && effect.how == "second_slot";
    });
}

int further_orders(const Game& game, const Stand& issuer) {
    return static_cast<int>(std::ranges::count_if(game.played, [&](const PlayedCard& played) {
        const auto* plan = find_card(game, played.card);
        return played.stand == issuer.id && plan && grants_order(*plan);
    }));
}

rules::Working card_modifiers(const Game& game, CardTouches touches, Side side, StandId stand,
                              CompanyId company) {
    rules::Working working;
    for (const auto* effect : effects_on(game, touches, side, stand, company))
        if (effect->value != 0) working.push_back({"FOW-01", effect->value});
    return working;
}

}  // namespace game
