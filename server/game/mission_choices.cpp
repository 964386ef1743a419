#include <algorithm>

#include "game/choices.h"
#include "game/mission_facts.h"

/// Missions that a side may request in 1A. [IDF-02 .. IDF-13, S-55]
namespace game {
namespace {

using rules::MissionKind;

/// Firing stands that could take a mission of this kind.
std::vector<StandId> batteries_for(const Game& game, Side side, MissionKind kind) {
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (stand.side == side && !is_lost(stand.presence) &&
            may_take_mission(game, stand, kind, true))
            found.push_back(stand.id);
    return found;
}

/// The enemies that the observer sees, each with the point under its centre.
std::vector<MissionTarget> targets_of(const Game& game, const Stand& observer) {
    std::vector<MissionTarget> targets;
    for (const auto& contact : knowledge_of(game, watcher_of(observer.side)).contacts)
        if (contact.in_sight && spots_target_at(game, observer, contact.shown.at))
            targets.push_back({contact.handle, contact.shown.at});
    return targets;
}

int least_batteries(const Game& game, MissionKind kind) {
    return kind == MissionKind::TimeOnTarget ? game.scenario.tot_batteries.value_or(1) : 1;
}

/// Kinds that the same batteries may fire; none when there are too few. [IDF-02, S-58, S-59]
MissionChoice mission_choice(const Game& game, Side side, StandId observer,
                             const std::vector<MissionKind>& kinds) {
    MissionChoice choice;
    choice.observer = observer;
    for (const auto kind : kinds) {
        const auto able = batteries_for(game, side, kind);
        choice.least_batteries = least_batteries(game, kind);
        if (std::ssize(able) < choice.least_batteries) continue;
        choice.kinds.push_back(kind);
        choice.batteries.insert(choice.batteries.end(), able.begin(), able.end());
    }
    std::ranges::sort(choice.batteries);
    const auto rest = std::ranges::unique(choice.batteries);
    choice.batteries.erase(rest.begin(), rest.end());
    return choice;
}

/// Any point will do; the last known places of the enemy are good ones. [IDF-11, S-58]
MissionChoice harassing(const Game& game, Side side) {
    auto choice = mission_choice(game, side, {}, {MissionKind::Harassing});
    for (const auto& contact : knowledge_of(game, watcher_of(side)).contacts)
        choice.targets.push_back({contact.handle, contact.shown.at});
    return choice;
}

/// Artillery, aircraft, and several batteries at once: each a choice of its own.
void add_choices_of(const Game& game, const Stand& observer, Choices& choices) {
    const std::vector<std::vector<MissionKind>> together = {
        {MissionKind::HighExplosive, MissionKind::Smoke},
        {MissionKind::AirStrike},
        {MissionKind::TimeOnTarget},
    };
    std::optional<std::vector<MissionTarget>> targets;
    for (const auto& kinds : together) {
        auto choice = mission_choice(game, observer.side, observer.id, kinds);
        if (choice.kinds.empty()) continue;
        if (!targets) targets = targets_of(game, observer);
        if (targets->empty()) return;
        choice.targets = *targets;
        choices.missions.push_back(std::move(choice));
    }
}

}  // namespace

void add_mission_choices(const Game& game, Side side, Choices& choices) {
    if (!is_time_for_missions(game)) return;
    for (const auto* observer : stands_on_table(game, side)) {
        if (!may_call(game, *observer)) continue;
        add_choices_of(game, *observer, choices);
    }
    auto choice = harassing(game, side);
    if (!choice.kinds.empty()) choices.missions.push_back(std::move(choice));
}

}  // namespace game
