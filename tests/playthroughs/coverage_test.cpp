#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "game/play/commands.h"
#include "game/play/events.h"
#include "playthroughs/all_plays.h"
#include "store/events_json.h"
#include "wire/describe_commands.h"

namespace game {
// not on the wire
constexpr std::string_view described_name(const TimeUp*) { return "TimeUp"; }
constexpr std::string_view described_name(const StopDeadline*) { return "StopDeadline"; }
constexpr std::string_view described_name(const EndWindow*) { return "EndWindow"; }
constexpr std::string_view described_name(const HandOverSeat*) { return "HandOverSeat"; }
}  // namespace game

namespace {

using playthroughs::Occurred;

template <class... C>
std::vector<std::string_view> command_names(const boost::variant2::variant<C...>*) {
    return {base::text_name<C>()...};
}
template <class... E>
std::vector<std::string_view> event_names(const boost::variant2::variant<E...>*) {
    return {store::name_of(game::Event{E{}})...};
}
std::string step_name(game::Subphase subphase) {
    const auto& step = game::step_of(subphase);
    return std::string{step.printed} + " " + std::string{step.title};
}

/// What occurs in the .play files together.
Occurred occurred_in_all() {
    Occurred all;
    for (const auto& play : playthroughs::all_plays()) {
        const auto& one = play.now.occurred;
        all.commands.insert(one.commands.begin(), one.commands.end());
        all.events.insert(one.events.begin(), one.events.end());
        all.steps.insert(one.steps.begin(), one.steps.end());
    }
    return all;
}

std::vector<std::string> missing_in(const Occurred& all) {
    std::vector<std::string> missing;
    const auto commands = command_names(static_cast<const game::Command*>(nullptr));
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (!all.commands.contains(i)) missing.push_back("command " + std::string{commands[i]});
    const auto events = event_names(static_cast<const game::EventKinds*>(nullptr));
    for (std::size_t i = 0; i < events.size(); ++i)
        if (!all.events.contains(i)) missing.push_back("event " + std::string{events[i]});
    for (const auto& step : game::kSequenceOfPlay)
        if (!all.steps.contains(step.subphase))
            missing.push_back("step " + step_name(step.subphase));
    return missing;
}

}  // namespace

TEST_CASE("every command, event and step occurs in a playthrough", "[playthroughs]") {
    const auto missing = missing_in(occurred_in_all());
    std::string list;
    for (const auto& name : missing) list += "\n  " + name;
    INFO("in no .play file:" << list);
    CHECK(missing.empty());
}
