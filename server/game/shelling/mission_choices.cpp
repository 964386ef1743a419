#include <algorithm>
#include <array>

#include "base/contains.h"
#include "game/shelling/choices.h"
#include "game/shelling/mission_facts.h"

/// Missions that a side may request in 1A. [IDF-02 .. IDF-13, S-55]
namespace game {
namespace {

using rules::MissionKind;

/// Firing stands that could take a mission of this kind: first asked for the indirect fire that
/// most have not. [RNG-10]
std::vector<StandId> batteries_for(const Game& game, Side side, MissionKind kind) {
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (stand.side == side && !is_lost(stand.presence) && line_of(game, stand).indirect &&
            may_take_mission(game, stand, kind, true))
            found.push_back(stand.id);
    return found;
}

/// Who could take a mission, by its kind.
using Batteries = std::map<MissionKind, std::vector<StandId>>;

constexpr std::array kOfObservers{MissionKind::HighExplosive, MissionKind::Smoke,
                                  MissionKind::TimeOnTarget, MissionKind::AirStrike};

Batteries batteries_of(const Game& game, Side side) {
    Batteries batteries;
    for (const auto kind : kOfObservers) batteries[kind] = batteries_for(game, side, kind);
    batteries[MissionKind::Harassing] = batteries_for(game, side, MissionKind::Harassing);
    return batteries;
}

/// The observer and those of the batteries that may fire this kind; nothing when they are too few.
/// [IDF-02, S-58, S-59]
std::optional<MissionChoice> mission_choice(const Game& game, const Batteries& batteries,
                                            StandId observer, MissionKind kind) {
    MissionChoice choice;
    choice.observer = observer;
    choice.kind = kind;
    choice.batteries = batteries.at(kind);
    if (kind == MissionKind::TimeOnTarget)
        choice.least_batteries = game.scenario.tot_batteries.value_or(1);
    if (choice.batteries.empty() || std::ssize(choice.batteries) < choice.least_batteries)
        return std::nullopt;
    return choice;
}

/// The enemies in sight of the side, each with the point under its centre. [IDF-13]
std::vector<SpottedTarget> targets_of(const Game& game, Side side) {
    std::vector<SpottedTarget> targets;
    for (const auto& contact : knowledge_of(game, watcher_of(side)).contacts)
        if (contact.in_sight)
            targets.push_back({
                {contact.handle, contact.shown.at},
                spotted_near(game, side, contact.shown.at)
            });
    return targets;
}

/// Where the enemy was last known and the observer sees the ground. [S-34]
std::vector<MissionTarget> places_for_smoke(const Game& game, const Lookout& observer,
                                            const std::vector<MissionTarget>& targets) {
    std::vector<MissionTarget> places;
    for (const auto& contact : knowledge_of(game, watcher_of(observer.stand().side)).contacts) {
        const MissionTarget place{contact.handle, contact.shown.at};
        if (game.scenario.options.smoke_needs_target && !contains(targets, place)) continue;
        if (observes_place(observer, place.point)) places.push_back(place);
    }
    return places;
}

/// A choice for each kind, since not every battery fires all of them at all targets.
void add_choices_of(const Game& game, const Stand& observer, const Batteries& batteries,
                    ObserversSight& sight, std::vector<MissionChoice>& choices) {
    std::vector<MissionChoice> able;
    for (const auto kind : kOfObservers)
        if (auto choice = mission_choice(game, batteries, observer.id, kind))
            able.push_back(std::move(*choice));
    if (able.empty()) return;
    const auto& seen = sight.of(game, observer);
    for (auto& choice : able) {
        const bool smoke = choice.kind == MissionKind::Smoke;
        choice.targets = smoke ? seen.places_for_smoke : seen.enemies;
        if (!choice.targets.empty() || goes_anywhere(game, observer.id, choice.kind))
            choices.push_back(std::move(choice));
    }
}

/// Any point will do; the last known places of the enemy are good ones. [IDF-11, S-58]
void add_harassing(const Game& game, Side side, const Batteries& batteries,
                   std::vector<MissionChoice>& choices) {
    auto choice = mission_choice(game, batteries, {}, MissionKind::Harassing);
    if (!choice) return;
    for (const auto& contact : knowledge_of(game, watcher_of(side)).contacts)
        choice->targets.push_back({contact.handle, contact.shown.at});
    choices.push_back(std::move(*choice));
}

}  // namespace

const ObserversSight::Seen& ObserversSight::of(const Game& game, const Stand& observer) {
    const auto [place, is_new] = seen_.try_emplace(observer.id);
    auto& seen = place->second;
    if (is_new) {
        const auto lookout = observer_at(game, observer);
        if (!targets_) targets_ = targets_of(game, observer.side);
        for (const auto& [target, enemies] : *targets_)
            if (sees_any(lookout, enemies)) seen.enemies.push_back(target);
        seen.places_for_smoke = places_for_smoke(game, lookout, seen.enemies);
    }
    return seen;
}

void ObserversSight::forget_all() {
    targets_.reset();
    seen_.clear();
}

void add_mission_choices(const Game& game, Side side, ObserversSight& sight,
                         std::vector<MissionChoice>& choices) {
    if (!is_time_for_missions(game)) return;
    const auto batteries = batteries_of(game, side);
    for (const auto* observer : stands_on_table(game, side))
        if (may_call(game, *observer)) add_choices_of(game, *observer, batteries, sight, choices);
    add_harassing(game, side, batteries, choices);
}

}  // namespace game
