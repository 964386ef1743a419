#include "game/hits/hit_rolls.h"

#include <algorithm>

#include "game/cards/cards_in_force.h"
#include "game/command/orders_in_force.h"
#include "rules/fire_results.h"

namespace game {
namespace {

/// A card about results shifts the die that is looked up. [FOW-01]
void add_cards(rules::ResultQuery& query, int shift) {
    if (rules::is_penetration_roll(query))
        query.effect.penetration += shift;
    else
        query.die = std::clamp(query.die + shift, rules::kLowestDie, rules::kHighestDie);
}

ResultRoll roll_of(int die, const rules::HitResult& result, StandId target) {
    return {target, die, result.modified, result.working, result.outcome};
}

}  // namespace

std::vector<ResultRoll> roll_results(Course& course, const Stand& target, const HitsOn& hits) {
    auto query = hits.facts;
    query.target.quality = target.quality;
    query.target.kind = line_of(course.game(), target).kind;
    std::vector<ResultRoll> results;
    if (hits.hits > 0 && rules::destroys_without_roll(query))
        return {roll_of(0, rules::resolve_hit(query), target.id)};
    const auto cards =
        card_modifiers(course.game(), CardTouches::Results, target.side, target.id, target.company);
    const int rolls = hits.hits * rules::results_per_hit(is_human_wave(course.game(), target));
    for (int i = 0; i < rolls; ++i) {
        const int die = course.roll(hits.purpose + "/" + std::to_string(i));
        auto rolled = query;
        rolled.die = die;
        add_cards(rolled, rules::total(cards));
        auto result = rules::resolve_hit(rolled);
        result.working.insert(result.working.end(), cards.begin(), cards.end());
        results.push_back(roll_of(die, result, target.id));
    }
    return results;
}

std::vector<StandId> fired_at_with(const Game& game, const Stand& target) {
    std::vector<StandId> found{target.id};
    for (const auto& stand : game.stands)
        if (stand.aboard == target.id) found.push_back(stand.id);
    return found;
}

}  // namespace game
