#include <algorithm>

#include "scenario/campaign_parts.h"

/// The map of a campaign: places, tables, roads.
namespace scenario {
namespace {

using campaign::PlaceKind;
using campaign::PlacePlan;
using campaign::Plan;

constexpr int kFarthest = 1000;
constexpr int kMostWorth = 100;
constexpr int kLongestRoad = 20;

void read_table_of(const Field& field, const std::vector<campaign::Table>& tables, PlacePlan& place,
                   Plan& plan) {
    const auto key = field.id();
    const auto found = std::ranges::find(tables, key, &campaign::Table::key);
    if (found == tables.end()) field.refuse("there is no table \"" + key + "\"");
    place.table = key;
    if (!campaign::find_table(plan, key)) plan.tables.push_back(*found);
}

void check_base(const Field& item, Mistakes& mistakes) {
    if (!item.has("side")) mistakes.note(item, "\"side\" is missing: whose base it is");
    if (item.has("table"))
        mistakes.note(item["table"], "a base has no table: only its own side enters it");
    if (item.has("held")) mistakes.note(item["held"], "has no sense for a base");
}

void check_no_base(const Field& item, Mistakes& mistakes) {
    if (!item.has("table")) mistakes.note(item, "\"table\" is missing: only a base has none");
    if (item.has("side"))
        mistakes.note(item["side"], "only a base belongs to a side; who holds it is \"held\"");
}

campaign::MapPoint read_map_point(const Field& field, const Plan& plan) {
    const auto both = field.items();
    if (both.size() != 2) field.refuse("expected a place [x, y] of the map");
    const campaign::MapPoint at{.x = both[0].whole(0, kFarthest), .y = both[1].whole(0, kFarthest)};
    if (std::ranges::count(plan.places, at, &PlacePlan::at) > 0)
        field.refuse("another place is there");
    return at;
}

template <class Member>
std::string only_once(const Field& field, std::string text, const Plan& plan, Member member) {
    if (std::ranges::find(plan.places, text, member) != plan.places.end())
        field.refuse("another place has it, too");
    return text;
}

void read_campaign_place(const Field& item, const std::vector<campaign::Table>& tables, Plan& plan,
                         Mistakes& mistakes) {
    PlacePlan place;
    mistakes.keys(item, {"key", "name", "at", "kind"}, {"side", "table", "points", "held"});
    mistakes.field(item, "key", [&](const Field& field) {
        place.key = only_once(field, field.id(), plan, &PlacePlan::key);
    });
    mistakes.field(item, "name", [&](const Field& field) {
        place.name = only_once(field, field.text(40), plan, &PlacePlan::name);
    });
    mistakes.field(item, "at", [&](const Field& f) { place.at = read_map_point(f, plan); });
    mistakes.field(item, "side", [&](const Field& f) { place.base_of = f.one_of<rules::Side>(); });
    mistakes.field(item, "table", [&](const Field& f) { read_table_of(f, tables, place, plan); });
    mistakes.field(item, "points", [&](const Field& f) { place.points = f.whole(0, kMostWorth); });
    mistakes.field(item, "held", [&](const Field& f) { place.held = f.one_of<rules::Side>(); });
    const bool is_kind =
        mistakes.field(item, "kind", [&](const Field& f) { place.kind = f.one_of<PlaceKind>(); });
    if (is_kind && item.has("kind"))
        place.kind == PlaceKind::Base ? check_base(item, mistakes) : check_no_base(item, mistakes);
    plan.places.push_back(std::move(place));
}

/// "west, east".
std::string approaches_of(const campaign::Table& table) {
    std::string names;
    for (const auto& approach : table.approaches)
        names += (names.empty() ? "" : ", ") + approach.name;
    return names;
}

/// What a road says of the approach at one of its ends.
void check_approach(const Field& road, const char* by, const PlacePlan& place,
                    const std::string& approach, const Plan& plan) {
    if (place.kind == PlaceKind::Base && road.has(by)) road[by].refuse("a base has no approaches");
    const auto* table = campaign::find_table(plan, place.table);
    if (!table) return;  // a base, or what is wrong is told there
    if (!road.has(by))
        road.refuse("\"" + std::string(by) + "\" is missing: the approach of " + place.name +
                    ", one of " + approaches_of(*table));
    if (std::ranges::find(table->approaches, approach, &campaign::Approach::name) ==
        table->approaches.end())
        road[by].refuse("the table of " + place.name + " has no approach \"" + approach +
                        "\", only " + approaches_of(*table));
}

void read_end(const Field& road, const char* key, const char* by, std::string& place,
              std::string& approach, const Plan& plan, Mistakes& mistakes) {
    const PlacePlan* found = nullptr;
    mistakes.field(road, key, [&](const Field& field) {
        found = &place_named(field, plan);
        place = found->key;
    });
    const bool is_word =
        mistakes.field(road, by, [&](const Field& field) { approach = field.id(); });
    if (found && is_word) mistakes.part([&] { check_approach(road, by, *found, approach, plan); });
}

void read_campaign_road(const Field& item, Plan& plan, Mistakes& mistakes) {
    campaign::RoadPlan road;
    mistakes.keys(item, {"name", "from", "to", "kind", "length"}, {"arrives", "by"});
    mistakes.field(item, "name", [&](const Field& f) { road.name = f.text(40); });
    read_end(item, "from", "by", road.from, road.arrives_at_from, plan, mistakes);
    read_end(item, "to", "arrives", road.to, road.arrives_at_to, plan, mistakes);
    mistakes.field(item, "kind",
                   [&](const Field& f) { road.kind = f.one_of<campaign::RoadKind>(); });
    mistakes.field(item, "length", [&](const Field& f) { road.length = f.whole(1, kLongestRoad); });
    if (road.from.empty() || road.to.empty()) return;
    if (road.from == road.to) return mistakes.note(item, "joins a place with itself");
    if (campaign::road_between(plan, road.from, road.to))
        return mistakes.note(item, "another road joins \"" + road.from + "\" and \"" + road.to +
                                       "\" already");
    plan.roads.push_back(std::move(road));
}

}  // namespace

const PlacePlan& place_named(const Field& field, const Plan& plan) {
    const auto key = field.id();
    const auto* place = campaign::find_place(plan, key);
    if (!place) field.refuse("there is no place \"" + key + "\"");
    return *place;
}

void read_map(const Field& file, const std::vector<campaign::Table>& tables, Plan& plan,
              Mistakes& mistakes) {
    mistakes.items(file, "places", 2,
                   [&](const Field& item) { read_campaign_place(item, tables, plan, mistakes); });
    mistakes.items(file, "roads", 1,
                   [&](const Field& item) { read_campaign_road(item, plan, mistakes); });
}

}  // namespace scenario
