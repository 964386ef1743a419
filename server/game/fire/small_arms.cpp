#include "game/fire/small_arms.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "game/fire/lines_of_fire.h"
#include "game/fire/shot_working.h"
#include "game/fire/target_area.h"
#include "game/hits/hit_rolls.h"

namespace game {
namespace {

using rules::FireKind;

/// All firers at one area with one cover modifier. [SA-04, SA-06]
struct Pool {
    rules::Cover category = rules::Cover::None;
    StandId aimed_at;
    Side side = Side::Blue;
    std::optional<Point> path_point;
    std::vector<ShotResolved*> shots;
    [[nodiscard]] int hits() const {
        int sum = 0;
        for (const auto* shot : shots) sum += shot->hits;
        return sum;
    }
};

std::vector<Pool> pools_of(const Game& game, FireKind kind, std::vector<ShotResolved>& shots) {
    std::map<std::tuple<StandId, std::optional<Point>, rules::Cover>, Pool> pools;
    for (auto& shot : shots) {
        if (!is_spread(shot)) continue;
        const auto cover = aimed_at(game, kind, shot.shot, shot.effect).cover;
        auto& pool = pools[{shot.shot.target, shot.shot.path_point, cover}];
        pool.category = cover;
        pool.aimed_at = shot.shot.target;
        pool.side = shot.shot.side;
        pool.path_point = shot.shot.path_point;
        pool.shots.push_back(&shot);
    }
    std::vector<Pool> found;
    found.reserve(pools.size());
    for (auto& [key, pool] : pools) found.push_back(std::move(pool));
    // By their numbers the firing side would learn which target has the lower one. [REL-02]
    std::ranges::sort(found, {}, [](const Pool& pool) { return pool.shots.front()->shot.id; });
    return found;
}

/// The firer of the pool that is nearest to this base.
const Stand& nearest_firer(const Game& game, const Pool& pool, const Corners& base) {
    const auto distance = [&](const ShotResolved* shot) {
        const auto& body = body_of(game, the_stand(game, shot->shot.firer));
        return std::tuple{polygon_distance(base_of(game, body), base), body.id};
    };
    const auto* nearest = *std::ranges::min_element(pool.shots, {}, distance);
    return body_of(game, the_stand(game, nearest->shot.firer));
}

bool has_line_from_any(const Game& game, const Pool& pool, const Corners& base) {
    const auto obstacles = sight_obstacles(game);
    return std::ranges::any_of(pool.shots, [&](const ShotResolved* shot) {
        return has_line_of_fire(game, obstacles, the_stand(game, shot->shot.firer), base);
    });
}

/// Enemies in the area that this fire can harm, hidden ones too. [SA-09, SA-10, S-48]
std::vector<rules::SmallArmsCandidate> candidates_of(const Game& game, FireKind kind,
                                                     const Pool& pool) {
    const auto& options = game.scenario.options;
    const auto centre = pool.shots.front()->target_at;
    const auto effect = pool.shots.front()->effect;
    std::vector<rules::SmallArmsCandidate> found;
    for (const auto& stand : game.stands) {
        const bool gone_on = stand.id == pool.aimed_at && pool.path_point;  // S-26
        if (stand.side == pool.side) continue;
        if (!gone_on && !on_table(stand) && !is_rider(game, stand)) continue;
        const auto place = place_of_target(
            game, stand, kind, stand.id == pool.aimed_at ? pool.path_point : std::nullopt);
        if (!is_in_area(game, centre, place.base)) continue;
        const auto target = line_of(game, stand).kind;
        if (!rules::can_harm(effect, target, false)) continue;
        const auto& firer = nearest_firer(game, pool, place.base);
        const auto cover = cover_at(game, stand, place, firer.at);
        found.push_back({.stand = stand.id,
                         .distance = polygon_distance(base_of(game, firer), place.base),
                         .cover = rules::cover_that_counts(target, cover, options),
                         .line_of_fire = has_line_from_any(game, pool, place.base)});
    }
    return found;
}

void note_fired_at(const Game& game, const Pool& pool,
                   const std::vector<rules::SmallArmsCandidate>& candidates) {
    auto& fired_at = pool.shots.front()->fired_at;
    for (const auto& candidate : candidates) {
        if (!candidate.line_of_fire) continue;
        for (const auto id : fired_at_with(game, the_stand(game, candidate.stand)))
            if (std::ranges::find(fired_at, id) == fired_at.end()) fired_at.push_back(id);
    }
}

std::string purpose_of(const Pool& pool, StandId target) {
    auto text = "result/" + std::to_string(target.value) + "/area/" +
                std::to_string(pool.aimed_at.value) + "/" +
                std::to_string(static_cast<int>(pool.category));
    if (pool.path_point)
        text += "/" + std::to_string(pool.path_point->x.thousandths) + "," +
                std::to_string(pool.path_point->y.thousandths);
    return text;
}

}  // namespace

std::vector<HitsDistributed> spread_small_arms(Course& course, FireKind kind,
                                               std::vector<ShotResolved>& shots) {
    std::vector<HitsDistributed> spread;
    for (const auto& pool : pools_of(course.game(), kind, shots)) {
        const auto candidates = candidates_of(course.game(), kind, pool);
        note_fired_at(course.game(), pool, candidates);
        const auto hits = rules::distribute({pool.category, pool.hits()}, candidates);
        HitsDistributed e{pool.side, {}, pool.aimed_at, pool.hits(), {}};
        for (const auto* shot : pool.shots) e.shots.push_back(shot->shot.id);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const auto& target = the_stand(course.game(), candidates[i].stand);
            const auto rolled = roll_results(course, target,
                                             {.purpose = purpose_of(pool, target.id),
                                              .hits = hits[i],
                                              .facts = {.effect = pool.shots.front()->effect}});
            e.results.insert(e.results.end(), rolled.begin(), rolled.end());
        }
        if (e.hits == 0) continue;
        spread.push_back(std::move(e));
        course.keep_dice();
    }
    return spread;
}

}  // namespace game
