#include "rules/fire_results.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace rules {

HitResult resolve_hit(const ResultQuery& query) {
    const auto decided = decided_result(query);
    HitResult result{decided.outcome, modified_die(query), {}};
    result.working.push_back({"RES-01", query.die});
    if (is_penetration_roll(query)) {
        result.working.push_back({"RES-05", query.effect.penetration});
        result.working.push_back({"RES-05", -query.target.armor});
    }
    if (decided.rule != "RES-01") result.working.push_back({std::string{decided.rule}, 0});
    return result;
}

HitOutcome hit_result(const ResultQuery& query) { return decided_result(query).outcome; }

HitOutcome passenger_result(int die, TroopQuality quality) {
    return hit_result({.die = die, .target = {.quality = quality}});
}

namespace {

/// The cover that was fired at, then the open, then the rest. [SA-03, SA-05, SA-07, SA-08]
int turn_of(Cover category, Cover cover) {
    if (cover == category) return 0;
    return cover == Cover::None ? 1 : 2;
}

}  // namespace

std::optional<CoverSeen> cover_fired_at(std::optional<Cover> declared,
                                        std::span<const CoverSeen> covers) {
    const auto first = std::ranges::min_element(covers, {}, [&](const CoverSeen& seen) {
        return std::tuple{seen.cover != declared, !seen.is_target, seen.distance, seen.stand};
    });
    return first == covers.end() ? std::nullopt : std::optional{*first};
}

std::vector<int> distribute(SmallArmsPool pool, std::span<const SmallArmsCandidate> candidates) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (candidates[i].line_of_fire) order.push_back(i);
    std::ranges::sort(order, {}, [&](std::size_t i) {
        const auto& c = candidates[i];
        return std::tuple{turn_of(pool.category, c.cover), c.distance, c.choice, c.stand};
    });
    std::vector<int> hits(candidates.size(), 0);
    if (order.empty()) return hits;
    for (int dealt = 0; dealt < pool.hits; ++dealt)
        ++hits[order[static_cast<std::size_t>(dealt) % order.size()]];
    return hits;
}

std::vector<int> distribute(std::span<const SmallArmsPool> pools,
                            std::span<const SmallArmsCandidate> candidates) {
    std::vector<int> sum(candidates.size(), 0);
    for (const auto& pool : pools) {
        const auto hits = distribute(pool, candidates);
        std::ranges::transform(sum, hits, sum.begin(), std::plus{});
    }
    return sum;
}

ForcedBackMove forced_back(const ForcedBackQuery& query) {
    const bool flees = query.state == MoraleState::Demoralized && query.visible_enemy_within_12;
    return {.moves = !query.human_wave,
            .to_nearest_cover = !query.visible_enemy,
            .may_stop_in_cover = !flees,
            .may_go_deeper = !flees,
            .distance = query.cross_country};
}

StandId flees_from(std::span<const EnemySeen> enemies) {
    const auto nearest = std::ranges::min_element(enemies, {}, [](const EnemySeen& e) {
        return std::tuple{e.distance, !e.fired_at_it, e.stand};
    });
    return nearest == enemies.end() ? StandId{} : nearest->stand;
}

Facing away_from(Point enemy, Point centre) { return bearing(enemy, centre); }

}  // namespace rules
