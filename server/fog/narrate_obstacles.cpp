#include <algorithm>

#include "fog/narrate_arms.h"
#include "fog/words.h"

namespace fog {
namespace {

using game::Watcher;

const rules::Obstacle& obstacle_of(const Voice& voice, int number) {
    return voice.game().scenario.field.obstacles[static_cast<std::size_t>(number)];
}

Told about_obstacle(const Voice& voice, Saying kind, const rules::Obstacle& obstacle) {
    auto told = voice.line(kind);
    told.what = word(obstacle.kind);
    told.place = obstacle.outline.front();
    return told;
}

bool belongs_to(Watcher watcher, const rules::Obstacle& obstacle) {
    return obstacle.owner && watcher == game::watcher_of(*obstacle.owner);
}

rules::HitOutcome worst_met(const std::vector<game::ResultRoll>& results) {
    auto outcome = rules::HitOutcome::NoEffect;
    for (const auto& result : results) outcome = std::max(outcome, result.outcome);
    return outcome;
}

}  // namespace

/// To whoever learns it; its owner needs no telling that it is there. The referee follows the
/// sides. [REL-25]
Lines tell(const Voice& voice, const game::ObstacleSeen& e) {
    const auto& obstacle = obstacle_of(voice, e.obstacle);
    if (!e.gone && belongs_to(e.watcher, obstacle)) return {};
    if (!voice.is_referee() && e.watcher != watcher_of(voice.audience())) return {};
    auto told =
        about_obstacle(voice, e.gone ? Saying::ObstacleGone : Saying::ObstacleSeen, obstacle);
    if (voice.is_referee())
        told.side = e.watcher == Watcher::Blue ? game::Side::Blue : game::Side::Red;
    return {told};
}

/// The other side sees that it is gone when it looks there. [S-82]
Lines tell(const Voice& voice, const game::ObstacleCleared& e) {
    auto lines = voice.to_owner(e.stand, Saying::ObstacleCleared);
    for (auto& told : lines) {
        const auto& obstacle = obstacle_of(voice, e.obstacle);
        told.what = word(obstacle.kind);
        told.place = obstacle.outline.front();
        told.count = e.left;
    }
    return lines;
}

/// Die and number to its owner; that it ran onto mines, and how that went, to those who see it.
Lines tell(const Voice& voice, const game::MineAttack& e) {
    auto lines = voice.about(e.stand, Saying::MineAttack);
    for (auto& told : lines) {
        told.outcome = word(worst_met(e.results));
        told.place = e.at;
        if (!voice.owns_stand(e.stand)) continue;
        told.dice.push_back({e.die, e.needs});
        told.working = e.working;
    }
    return lines;
}

/// Laid for a side, it is told; laid for nobody, it is found. [REL-32]
Lines tell(const Voice& voice, const game::ObstacleAdded& e) {
    if (e.obstacle.owner ? !voice.owns(*e.obstacle.owner) : !voice.is_referee()) return {};
    auto told = about_obstacle(voice, Saying::ObstacleAdded, e.obstacle);
    told.words = e.reason;
    return {told};
}
Lines tell(const Voice& voice, const game::ObstacleRemoved& e) {
    if (!voice.is_referee()) return {};
    auto told = about_obstacle(voice, Saying::ObstacleRemoved, obstacle_of(voice, e.obstacle));
    told.words = e.reason;
    return {told};
}

}  // namespace fog
