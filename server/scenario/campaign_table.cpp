#include <algorithm>

#include "rules/movement.h"
#include "scenario/campaign_parts.h"

/// A table of a campaign: the ground of a scenario file or its own, and how one comes to it.
namespace scenario {
namespace {

using campaign::Table;

constexpr int kWorthOfAnObjective = 3;  ///< to either side: whoever holds it
constexpr Word<bool> kWithout[] = {
    {"obstacles", true}
};

/// Gives scenario files by name, each read once.
class Sources {
  public:
    Sources(const std::filesystem::path& dir, const Library& library)
        : dir_(dir), library_(library) {}
    const game::Scenario& read(const Field& field) {
        const auto id = field.id();
        const auto have = std::ranges::find(read_, id, &game::Scenario::id);
        if (have != read_.end()) return *have;
        auto scenario = load_scenario(dir_, id, library_);
        if (!scenario) field.refuse("\"" + id + "\": " + scenario.error().reason);
        read_.reserve(2);  // its ground, its objectives: a reference stays
        return read_.emplace_back(std::move(*scenario));
    }

  private:
    const std::filesystem::path& dir_;
    const Library& library_;
    std::vector<game::Scenario> read_;
};

void take_ground(const game::Scenario& from, Table& table) {
    table.field = from.field;
    table.weather = from.weather;
    table.tot_batteries = from.tot_batteries;
    table.options = from.options;
}

/// False: there is no ground on which anything else could be judged.
bool read_ground(const Field& file, const Library& library, Sources& sources, Table& table,
                 Mistakes& mistakes) {
    return mistakes.part([&] {
        if (file.has("ground_of") == file.has("ground"))
            file.refuse("expected either \"ground_of\" or \"ground\"");
        if (file.has("ground_of") && file.has("table"))
            file["table"].refuse("goes with \"ground\"; the ground of a scenario has its size");
        if (file.has("ground") && !file.has("table"))
            file.refuse("\"table\" is missing: the size of the ground");
        if (file.has("ground_of"))
            take_ground(sources.read(file["ground_of"]), table);
        else
            table.field = read_battlefield(file, library);
    });
}

void read_rules(const Field& file, const Library& library, Table& table, Mistakes& mistakes) {
    mistakes.items(file, "without", 1, [&](const Field& item) {
        if (item.one_of(kWithout)) table.field.obstacles.clear();
    });
    mistakes.field(file, "options", [&](const Field& f) { table.options = read_options(f); });
    mistakes.field(file, "weather",
                   [&](const Field& f) { table.weather = read_weather(f, library); });
    mistakes.field(file, "tot_batteries",
                   [&](const Field& f) { table.tot_batteries = f.whole(2, 12); });
    if (table.options.tot && !table.tot_batteries)
        mistakes.note(file, "the option tot needs \"tot_batteries\" [S-58]");
}

SharedList<game::Objective> objectives_of(const Field& field, const Table& table,
                                          Sources& sources) {
    auto objectives = sources.read(field).objectives;
    for (auto& objective : objectives.edit()) {
        if (!rules::on_table(table.field, objective.at))
            field.refuse("\"" + objective.name + "\" is beyond the table");
        objective.points_blue = objective.points_red = kWorthOfAnObjective;
        objective.held_at_start.reset();
    }
    return objectives;
}

void read_table_objectives(const Field& file, Sources& sources, Table& table, Mistakes& mistakes) {
    const bool is_read = mistakes.part([&] {
        if (file.has("objectives_of") == file.has("objectives"))
            file.refuse("expected either \"objectives_of\" or \"objectives\"");
        if (file.has("objectives_of"))
            table.objectives = objectives_of(file["objectives_of"], table, sources);
        else
            table.objectives = read_objectives(file["objectives"], table.field);
    });
    if (!is_read) return;
    mistakes.items(file, "objectives", 0, [](const Field& item) {
        if (item.has("held_at_start"))
            item["held_at_start"].refuse("has no sense in a campaign: a battle has its own holder");
    });
    mistakes.field(file, "holds_field", [&](const Field& field) {
        table.holds_field = field.text(40);
        if (std::ranges::find(table.objectives, table.holds_field, &game::Objective::name) ==
            table.objectives.end())
            field.refuse("there is no objective \"" + table.holds_field + "\"");
    });
}

void read_approach(const Field& item, Table& table, Mistakes& mistakes) {
    campaign::Approach approach;
    mistakes.keys(item, {"name", "zone", "held", "entry"});
    mistakes.field(item, "name", [&](const Field& field) {
        approach.name = field.id();
        if (std::ranges::find(table.approaches, approach.name, &campaign::Approach::name) !=
            table.approaches.end())
            field.refuse("this name stands twice");
    });
    mistakes.field(item, "zone",
                   [&](const Field& f) { approach.zone = read_outline(f, table.field); });
    mistakes.field(item, "held",
                   [&](const Field& f) { approach.held = read_outline(f, table.field); });
    mistakes.field(item, "entry", [&](const Field& field) {
        field.keys({"at", "facing"});
        approach.entry = read_edge(field["at"], table.field);
        approach.facing = field["facing"].facing();
    });
    table.approaches.push_back(std::move(approach));
}

}  // namespace

Table table_from(const Field& file, const std::filesystem::path& scenarios_dir,
                 const Library& library, Mistakes& mistakes) {
    Table table;
    Sources sources(scenarios_dir, library);
    mistakes.keys(file, {"id", "holds_field", "approaches"},
                  {"$schema", "ground_of", "without", "table", "ground", "objectives_of",
                   "objectives", "options", "weather", "tot_batteries"});
    mistakes.field(file, "id", [&](const Field& field) { table.key = field.id(); });
    if (!read_ground(file, library, sources, table, mistakes)) return table;
    read_rules(file, library, table, mistakes);
    read_table_objectives(file, sources, table, mistakes);
    mistakes.items(file, "approaches", 1,
                   [&](const Field& item) { read_approach(item, table, mistakes); });
    return table;
}

}  // namespace scenario
