#include "game/cards/cards_in_force.h"

#include <algorithm>

#include "game/cards/cards.h"

namespace game {
namespace {

constexpr int kLeastPercent = 10;

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
