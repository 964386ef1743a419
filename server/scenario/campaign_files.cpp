#include "scenario/campaign_files.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "scenario/campaign_parts.h"
#include "scenario/files.h"

namespace scenario {
namespace {

namespace fs = std::filesystem;
using campaign::Plan;
using campaign::Table;

/// More can be asked for than there is.
void check_points(const Field& file, const Plan& plan, Mistakes& mistakes) {
    int all = 0;
    for (const auto& place : plan.places) all += place.points;
    for (const auto side : {rules::Side::Blue, rules::Side::Red}) {
        const auto& needed =
            side == rules::Side::Blue ? plan.ends.points_blue : plan.ends.points_red;
        if (needed > all)
            mistakes.note(file["ends"]["points"][base::text_of(side)],
                          "all places together are worth " + std::to_string(all));
    }
}

Plan campaign_from(const Field& file, const std::vector<Table>& tables, const Library& library,
                   Mistakes& mistakes) {
    Plan plan;
    mistakes.keys(file,
                  {"id", "title", "summary", "days", "phases", "places", "roads", "march", "ends",
                   "blue", "red"},
                  {"$schema", "impulses", "contact", "options"});
    mistakes.field(file, "id", [&](const Field& f) { plan.id = f.id(); });
    mistakes.field(file, "title", [&](const Field& f) { plan.title = f.text(80); });
    mistakes.field(file, "summary", [&](const Field& f) { plan.summary = f.text(1000); });
    read_calendar(file, library, plan, mistakes);
    const auto before = mistakes.found().size();
    read_map(file, tables, plan, mistakes);
    if (mistakes.found().size() == before) check_points(file, plan, mistakes);
    read_march(file, plan, mistakes);
    read_both_sides(file, library, plan, mistakes);
    return plan;
}

/// What a text says, and all that is wrong with it.
template <class Value> struct Parsed {
    Value value;
    std::vector<std::string> wrong;
};

template <class Value, class Read> Parsed<Value> parse(std::string_view text, Read read) {
    Parsed<Value> parsed;
    Mistakes mistakes;
    mistakes.part([&] {
        const auto json = parse_strictly(text);
        parsed.value = read(Field{json, ""}, mistakes);
    });
    for (const auto& wrong : mistakes.found()) parsed.wrong.push_back(sentence(wrong));
    return parsed;
}

Parsed<Plan> parse_campaign(std::string_view text, const std::vector<Table>& tables,
                            const Library& library) {
    return parse<Plan>(text, [&](const Field& file, Mistakes& mistakes) {
        return campaign_from(file, tables, library, mistakes);
    });
}

Parsed<Table> parse_table(std::string_view text, const fs::path& scenarios_dir,
                          const Library& library) {
    return parse<Table>(text, [&](const Field& file, Mistakes& mistakes) {
        return table_from(file, scenarios_dir, library, mistakes);
    });
}

/// The same of a file, which has the name of what is in it.
template <class Value, class Parse>
Parsed<Value> of_file(const fs::path& file, const std::string& folder, std::string Value::* id,
                      Parse parse_text) {
    const auto text = text_of(file);
    if (!text) return {{}, {text.error().reason}};
    Parsed<Value> parsed = parse_text(*text);
    const auto& name = parsed.value.*id;
    if (!name.empty() && name != file.stem().string())
        parsed.wrong.emplace_back("id: expected the name of the file");
    const auto shown = folder + file.filename().string();
    for (auto& line : parsed.wrong) line = in_file(shown, line);
    return parsed;
}

struct Tables {
    std::vector<Table> sound;
    std::vector<std::string> wrong;
};

Result<std::vector<fs::path>> files_of(const fs::path& dir) {
    if (!fs::exists(dir)) return std::vector<fs::path>{};
    return json_files(dir);
}

Result<Tables> read_tables(const fs::path& db, const Library& library) {
    const auto files = files_of(db / "campaigns" / "tables");
    if (!files) return tl::unexpected(files.error());
    Tables tables;
    for (const auto& file : *files) {
        auto parsed = of_file(file, "tables/", &Table::key, [&](std::string_view text) {
            return parse_table(text, db / "scenarios", library);
        });
        if (parsed.wrong.empty()) tables.sound.push_back(std::move(parsed.value));
        tables.wrong.insert(tables.wrong.end(), parsed.wrong.begin(), parsed.wrong.end());
    }
    return tables;
}

Parsed<Plan> campaign_of(const fs::path& file, const Tables& tables, const Library& library) {
    return of_file(file, "", &Plan::id, [&](std::string_view text) {
        return parse_campaign(text, tables.sound, library);
    });
}

template <class Value> Result<Value> value_or_lines(Parsed<Value> parsed) {
    if (parsed.wrong.empty()) return std::move(parsed.value);
    std::string lines;
    for (const auto& line : parsed.wrong) lines += (lines.empty() ? "" : "\n") + line;
    return refuse(RefusalCode::MalformedFile, lines);
}

void leave_out(const std::vector<std::string>& wrong, CampaignList& list) {
    for (const auto& line : wrong)
        list.left_out.push_back(Refusal{RefusalCode::MalformedFile, line, {}});
}

}  // namespace

Result<Plan> read_campaign(std::string_view text, const std::vector<Table>& tables,
                           const Library& library) {
    return value_or_lines(parse_campaign(text, tables, library));
}

Result<Table> read_table(std::string_view text, const fs::path& scenarios_dir,
                         const Library& library) {
    return value_or_lines(parse_table(text, scenarios_dir, library));
}

Result<CampaignList> list_campaigns(const fs::path& db, const Library& library) {
    const auto files = files_of(db / "campaigns");
    const auto tables = read_tables(db, library);
    if (!files) return tl::unexpected(files.error());
    if (!tables) return tl::unexpected(tables.error());
    CampaignList list;
    leave_out(tables->wrong, list);
    for (const auto& file : *files) {
        const auto [plan, wrong] = campaign_of(file, *tables, library);
        leave_out(wrong, list);
        if (!wrong.empty()) continue;
        list.titles.push_back({plan.id, plan.title, plan.summary, plan.days,
                               static_cast<int>(plan.phases.size()),
                               static_cast<int>(plan.places.size())});
    }
    return list;
}

Result<Plan> load_campaign(const fs::path& db, std::string_view id, const Library& library) {
    const auto files = files_of(db / "campaigns");
    if (!files) return tl::unexpected(files.error());
    // Compared with what is there, never joined to the path: the id may come from a client.
    const auto file =
        std::ranges::find_if(*files, [&](const auto& f) { return f.stem().string() == id; });
    if (file == files->end()) return refuse(RefusalCode::NoSuchCampaign);
    const auto tables = read_tables(db, library);
    if (!tables) return tl::unexpected(tables.error());
    auto parsed = campaign_of(*file, *tables, library);
    if (!parsed.wrong.empty())
        parsed.wrong.insert(parsed.wrong.end(), tables->wrong.begin(), tables->wrong.end());
    return value_or_lines(std::move(parsed));
}

}  // namespace scenario
