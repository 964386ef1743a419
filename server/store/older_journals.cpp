#include "store/older_journals.h"

#include <algorithm>

#include "game/play/evolve.h"
#include "rules/road_march.h"

namespace store {
namespace {

bool is_incomplete(const game::Event& event) {
    if (const auto* entered = get_if<game::StandEntered>(&event)) return !entered->on_road;
    if (const auto* set = get_if<game::OptionSet>(&event)) return !set->options;
    return false;
}

void complete(game::Event& event, const game::Scenario& scenario) {
    if (auto* entered = get_if<game::StandEntered>(&event))
        entered->on_road = rules::is_on_road(scenario.field, entered->at);
    if (auto* set = get_if<game::OptionSet>(&event)) {
        auto options = scenario.options;
        const auto done = rules::set_option(options, set->option, set->value);
        ensure(done.has_value(), "an option that was set can be set");
        set->options = std::move(options);
    }
}

}  // namespace

bool complete(std::vector<Recorded>& events, const game::Game& before) try {
    const auto incomplete = [](const Recorded& recorded) { return is_incomplete(recorded.event); };
    if (std::ranges::none_of(events, incomplete)) return true;
    auto game = before;
    for (auto& recorded : events) {
        if (is_incomplete(recorded.event)) complete(recorded.event, game.scenario);
        game::evolve(game, recorded.event);
    }
    return true;
} catch (const std::exception&) {
    return false;
}

}  // namespace store
