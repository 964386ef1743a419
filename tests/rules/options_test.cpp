#include <fstream>
#include <set>

#include <catch2/catch.hpp>

#include "refused.h"
#include "rules/options.h"

using namespace rules;

namespace {

/// The option names of the catalogue's last section.
std::set<std::string> names_in_catalogue() {
    std::ifstream file{"server/rules/catalogue.md"};
    std::set<std::string> names;
    std::string line;
    while (std::getline(file, line) && line != "## Scenario options") {
    }
    while (std::getline(file, line)) {
        if (line.rfind("| `", 0) != 0) continue;
        const auto first_cell = line.substr(1, line.find('|', 1) - 1);
        for (std::size_t at = first_cell.find('`'); at != std::string::npos;) {
            const auto end = first_cell.find('`', at + 1);
            names.insert(first_cell.substr(at + 1, end - at - 1));
            at = first_cell.find('`', end + 1);
        }
    }
    return names;
}

}  // namespace

TEST_CASE("every option of the catalogue has its row, and no other", "[options]") {
    std::set<std::string> names;
    for (const auto& row : option_table()) CHECK(names.insert(std::string{row.name}).second);
    REQUIRE_FALSE(names_in_catalogue().empty());
    CHECK(names == names_in_catalogue());
}

TEST_CASE("the defaults are those of the catalogue", "[options][S-19][S-12][S-48]") {
    const auto value = [](std::string_view name) { return option_value(default_options(), name); };
    CHECK(value("joint_order_reach") == "adjacent");
    CHECK(value("morale_proximity") == "personnel_afv");
    CHECK(value("ca_ignores_cover") == "all");
    CHECK(value("camouflage_allowed") == "true");
    CHECK(value("elevation_spot_max") == "none");
    CHECK(value("foxhole_cover") == "medium");
    CHECK(value("fow_hand_limit") == "3");
    CHECK(value("fow_discard") == "choice");
    CHECK(value("step_seconds") == "0");
    CHECK(value("no_order") == "general_fire");
    CHECK(value("arrow_tolerance_deg") == "15");
    CHECK(value("detour_share") == "0.2");
    CHECK(value("contact_gap") == "0.1");
    CHECK(value("edge_depth") == "0.5");
    CHECK(value("sa_area_diameter") == "4");
    CHECK(value("inch_scale") == "1");
    CHECK(value("rehide") == "los_lost");
    CHECK(value("morale_cover") == "majority");
    CHECK(value("hi_fire") == "true");
    CHECK(value("adv_flame") == "false");
    CHECK(value("objectives").empty());
    CHECK(value("no_such_thing").empty());
    CHECK(to_named_values(default_options()).empty());
}

TEST_CASE("where each option is explained", "[options]") {
    const auto see = [](std::string_view name) {
        for (const auto& row : option_table())
            if (row.name == name) return std::string{row.see};
        return std::string{};
    };
    // clang-format off
    const std::pair<const char*, const char*> rows[] = {
        {"inch_scale", "SCALE-02"}, {"rally_all_or_nothing", "R-22"}, {"opfire_idf_calls", "R-24"}, {"start_hidden", "REF-04"},
        {"camouflage_allowed", "REF-06"}, {"elevation_spot_max", "REF-07, S-39"}, {"fow_hand_limit", "REF-05"},
        {"fow_windows", "S-65"}, {"fow_player", "S-06"}, {"setup_orders", "S-01"}, {"initiative_tie", "S-03"},
        {"reinforcement_entry", "S-07"}, {"two_orders", "S-10"}, {"order_caps_visible", "S-13"}, {"command_succession", "S-15"},
        {"take_command", "S-16"}, {"straddle", "S-21"}, {"transport_removal", "S-26"}, {"tank_riders_fire", "S-28"},
        {"terrain.visibility", "S-29"}, {"terrain.cover", "S-30"}, {"edge_depth", "S-31"}, {"smoke_needs_target", "S-34"},
        {"smoke_missions", "IDF-30"}, {"supporting_fire", "S-35"}, {"rehide", "S-36"}, {"muzzle_hint", "S-40"},
        {"reveal_quality", "S-41"}, {"out_of_range_morale", "S-51"}, {"edge_exit", "S-53"}, {"observer_roles", "S-55"},
        {"hi_fire", "S-58"}, {"air", "S-59"}, {"occupy_ground", "S-64"}, {"fow", "S-66"}, {"regroup_types", "S-69"},
        {"obstacle_types", "S-72"}, {"fb_loses_order", "S-73"}, {"adv_road_march", "ADV-RM-01"}, {"adv_entrench", "ADV-ENT-01"},
        {"adv_human_wave", "ADV-BAN-01"}, {"adv_regroup", "ADV-REG-01"}, {"adv_ammo", "ADV-AMMO-01"}, {"adv_flame", "ADV-FLAME-01"},
    };
    // clang-format on
    for (const auto& [name, rules] : rows) CHECK(see(name) == rules);
}

TEST_CASE("every permitted word can be set, read back and written", "[options]") {
    for (const auto& row : option_table()) {
        if (row.kind != OptionKind::Flag && row.kind != OptionKind::Word) continue;
        std::string words = row.permitted + "|";
        for (std::size_t end; (end = words.find('|')) != std::string::npos;
             words.erase(0, end + 1)) {
            const auto word = words.substr(0, end);
            Options options;
            REQUIRE(set_option(options, row.name, word).has_value());
            CHECK(option_value(options, row.name) == word);
            const auto again = from_named_values(to_named_values(options));
            REQUIRE(again.has_value());
            CHECK(*again == options);
        }
    }
}

TEST_CASE("numbers keep their bounds", "[options]") {
    Options options;
    const auto set = [&](std::string_view name, std::string_view value) {
        return set_option(options, name, value).has_value();
    };
    CHECK(set("elevation_spot_max", "2"));
    CHECK(options.elevation_spot_max == 2);
    CHECK(set("elevation_spot_max", "none"));
    CHECK_FALSE(options.elevation_spot_max.has_value());
    CHECK(set("contact_gap", "0.125"));
    CHECK(options.contact_gap == 0.125_in);
    CHECK(set("contact_gap", "0.05"));
    CHECK_FALSE(set("contact_gap", "0.049"));  // a mover could never touch anybody
    CHECK(set("detour_share", "0.05"));
    CHECK(options.detour_share_thousandths == 50);
    CHECK(option_value(options, "detour_share") == "0.05");
    CHECK(set("foxhole_cover", "hard"));
    CHECK(options.foxhole_cover == Cover::Hard);
    for (const auto* bad : {"", "-1", "1.0", "61", "3x", " 3", "99999999999"})
        CHECK_FALSE(set("fow_hand_limit", bad));
    for (const auto* bad : {"", ".", "0.", ".5", "0.1234", "1.001", "-0.1", "1e-1", "0.-1"})
        CHECK_FALSE(set("detour_share", bad));
    for (const auto* bad : {"", "TRUE", "1", "yes"}) CHECK_FALSE(set("tot", bad));
    CHECK(options.fow_hand_limit == 3);
    CHECK_FALSE(options.tot);
}

TEST_CASE("S-04 seconds for every step and for single steps", "[options][S-04]") {
    Options options;
    CHECK(seconds_for(options.step_seconds, "3A") == 0);
    REQUIRE(set_option(options, "step_seconds", "60,3A=300,5A=0").has_value());
    CHECK(seconds_for(options.step_seconds, "2D") == 60);
    CHECK(seconds_for(options.step_seconds, "3A") == 300);
    CHECK(seconds_for(options.step_seconds, "5A") == 0);
    CHECK(option_value(options, "step_seconds") == "60,3A=300,5A=0");
    for (const auto* bad : {"", "x", "3A=60", "60,", "60,=5", "60,3A", "60,3A=x"}) {
        CHECK(refused_by(set_option(options, "step_seconds", bad)) == "S-04");
    }
}

TEST_CASE("S-107 the least time of a step ends before the step does", "[options][S-107][S-04]") {
    Options options;
    options.window_seconds = 60;
    CHECK(judge_together(options).has_value());  // no step has an end
    options.step_seconds = {61, {{"3A", 0}}};
    CHECK(judge_together(options).has_value());
    const auto seconds = GENERATE(StepSeconds{60, {}}, StepSeconds{3, {}},
                                  StepSeconds{600, {{"3A", 60}}}, StepSeconds{0, {{"3A", 1}}});
    options.step_seconds = seconds;
    CHECK(refused_by(judge_together(options)) == "S-107");
    options.window_seconds = 0;
    CHECK(judge_together(options).has_value());
}

TEST_CASE("unknown names, scenario data and doubles are refused", "[options][S-08]") {
    CHECK(refused_by(from_named_values({
              {"no_such_thing", "1"}
    })) == "unknown_option");
    CHECK(refused_by(from_named_values({
              {"objectives", "hill"}
    })) == "S-08");
    CHECK(refused_by(from_named_values({
              {"tot", "true"},
              {"tot", "true"}
    })) == "twice");
    const auto options = from_named_values({
        {"tot",    "true" },
        {"rehide", "never"}
    });
    REQUIRE(options.has_value());
    CHECK(options->tot);
    CHECK(options->rehide == Rehide::Never);
}
