#include <algorithm>

#include "scenario/campaign_parts.h"

/// Days and phases of a campaign, its options, its end, its marches.
namespace scenario {
namespace {

using campaign::Plan;

constexpr int kMostDays = 14;
constexpr int kMostImpulses = 12;
constexpr int kMostPoints = 1000;
constexpr int kMostPace = 20;

void read_phase(const Field& item, const Library& library, Plan& plan, Mistakes& mistakes) {
    auto& phase = plan.phases.emplace_back();
    mistakes.keys(item, {"name", "clock", "turns"}, {"weather"});
    mistakes.field(item, "name", [&](const Field& field) {
        const auto name = field.text(40);
        if (std::ranges::find(plan.phases, name, &campaign::PhasePlan::name) != plan.phases.end())
            field.refuse("this name stands twice");
        phase.name = name;
    });
    mistakes.field(item, "clock", [&](const Field& f) { phase.clock = read_clock(f); });
    mistakes.field(item, "turns", [&](const Field& f) { phase.turns = f.whole(1, kMostTurns); });
    mistakes.field(item, "weather",
                   [&](const Field& f) { phase.weather = read_weather(f, library); });
}

void read_ends(const Field& file, Plan& plan, Mistakes& mistakes) {
    if (!file.has("ends")) return;
    const auto ends = file["ends"];
    mistakes.keys(ends, {"after"}, {"points"});
    mistakes.field(ends, "after",
                   [&](const Field& field) { plan.ends.phase = phase_named(field, plan); });
    if (!ends.has("points")) return;
    const auto points = ends["points"];
    mistakes.keys(points, {}, {"blue", "red"});
    const auto read = [&](const char* side, std::optional<int>& needed) {
        mistakes.field(points, side, [&](const Field& f) { needed = f.whole(1, kMostPoints); });
    };
    read("blue", plan.ends.points_blue);
    read("red", plan.ends.points_red);
}

void read_campaign_options(const Field& file, Plan& plan, Mistakes& mistakes) {
    if (!file.has("options")) return;
    const auto options = file["options"];
    mistakes.keys(options, {}, {"take_in", "order_seconds"});
    mistakes.field(options, "take_in", [&](const Field& field) {
        plan.options.take_in = field.one_of<campaign::TakeIn>();
    });
    mistakes.field(options, "order_seconds", [&](const Field& field) {
        plan.options.order_seconds = field.whole(0, campaign::kLongestOrders);
    });
}

void read_pace(const Field& march, const char* how, campaign::Pace& pace, Mistakes& mistakes) {
    mistakes.field(march, how, [&](const Field& field) {
        field.keys({"road", "track"});
        pace = {.road = field["road"].whole(0, kMostPace),
                .track = field["track"].whole(0, kMostPace)};
    });
}

void read_contact(const Field& item, Plan& plan) {
    item.keys({"mover", "holder", "then"});
    const campaign::ContactRow row{.mover = item["mover"].one_of<campaign::Posture>(),
                                   .holder = item["holder"].one_of<campaign::Posture>(),
                                   .then = item["then"].one_of<campaign::Meeting>()};
    const auto is_same = [&](const campaign::ContactRow& other) {
        return other.mover == row.mover && other.holder == row.holder;
    };
    if (std::ranges::any_of(plan.contact, is_same))
        item.refuse("there is another row of these two postures");
    plan.contact.push_back(row);
}

}  // namespace

int phase_named(const Field& field, const Plan& plan) {
    const auto name = field.text(40);
    const auto found = std::ranges::find(plan.phases, name, &campaign::PhasePlan::name);
    if (found == plan.phases.end()) field.refuse("there is no phase \"" + name + "\"");
    return static_cast<int>(found - plan.phases.begin());
}

void read_calendar(const Field& file, const Library& library, Plan& plan, Mistakes& mistakes) {
    mistakes.field(file, "days", [&](const Field& f) { plan.days = f.whole(1, kMostDays); });
    mistakes.field(file, "impulses",
                   [&](const Field& f) { plan.impulses = f.whole(1, kMostImpulses); });
    mistakes.items(file, "phases", 1,
                   [&](const Field& item) { read_phase(item, library, plan, mistakes); });
    read_ends(file, plan, mistakes);
    read_campaign_options(file, plan, mistakes);
}

void read_march(const Field& file, Plan& plan, Mistakes& mistakes) {
    if (file.has("march")) {
        const auto march = file["march"];
        mistakes.keys(march, {"foot", "wheeled", "tracked"});
        read_pace(march, "foot", plan.march.foot, mistakes);
        read_pace(march, "wheeled", plan.march.wheeled, mistakes);
        read_pace(march, "tracked", plan.march.tracked, mistakes);
    }
    mistakes.items(file, "contact", 0, [&](const Field& item) { read_contact(item, plan); });
}

}  // namespace scenario
