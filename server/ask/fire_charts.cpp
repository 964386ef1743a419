#include <algorithm>

#include "ask/charts.h"
#include "ask/words.h"
#include "rules/ammunition_chart.h"
#include "rules/direct_fire_chart.h"
#include "rules/fire_results_chart.h"
#include "rules/flame_chart.h"
#include "rules/indirect_fire_chart.h"
#include "rules/morale_chart.h"

namespace ask {
namespace {

// What each row of a chart is about, in its order.
constexpr std::array<std::string_view, rules::kToHitTarget.size()> kTargetRows = {
    "patrol", "target_pinned", "light_cover",  "hull_down_or_in_bua",
    "medium", "hard",          "fortification"};
constexpr std::array<std::string_view, rules::kToHitFirer.size()> kFirerRows = {
    "h_at_weak_afv",  "veteran_or_elite", "trained_or_green", "suppressed",
    "hasty_or_worse", "firer_pinned",     "a_at_strong_afv",  "w_at_weak_afv"};
constexpr std::array<std::string_view, rules::kRateChart.size()> kRateRows = {
    "elite", "op_fire", "human_wave", "passenger", "multiple_targets"};
constexpr std::array<std::string_view, rules::kRateCaps.size()> kCapRows = {"personnel_vs_afv",
                                                                            "battalion_gun"};
constexpr std::array<std::string_view, rules::kResponseChart.size()> kResponseRows = {
    "dedicated", "veteran_or_elite", "trained_or_green", "suppressed"};
constexpr std::array<std::string_view, rules::kIndirectChart.size()> kIndirectRows = {
    "medium", "hard", "fortification", "firer_pinned", "weak_afv"};
constexpr std::array<std::string_view, rules::kMoraleChart.size()> kMoraleRows = {
    "in_cover",        "forced_back", "eliminated",        "road_march",           "tot",
    "pinned",          "shaken",      "demoralized",       "enemy_personnel_near", "enemy_afv_near",
    "air_attack_near", "banzai",      "human_wave_contact"};

Chart modifiers(std::string_view name, std::string_view rule) {
    return {
        name, rule, {"what", "modifier", "rule"},
          {}
    };
}
/// The rows of a table, each with what it is about.
template <class Rows, class Names> void add(Chart& chart, const Rows& rows, const Names& names) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        chart.rows.push_back(
            {std::string{names[i]}, signed_text(rows[i].value), std::string{rows[i].rule}});
}

}  // namespace

std::string range_text(int least, int most) {
    if (least > most) return "–";
    return least == most ? std::to_string(least)
                         : std::to_string(least) + "–" + std::to_string(most);
}

Chart to_hit_chart() {
    Chart chart{
        "to_hit", "HIT-03", {"what", "modifier", "rule", "ignored_by"},
          {}
    };
    const auto add_rows = [&](const auto& rows, const auto& names, bool is_target) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool he = rows[i].star == rules::Star::HeIgnores;
            chart.rows.push_back({std::string{names[i]}, signed_text(rows[i].value),
                                  std::string{rows[i].rule},
                                  !is_target ? "–"
                                  : he       ? "H W A FL"
                                             : "A FL"});
        }
    };
    add_rows(rules::kToHitTarget, kTargetRows, true);
    add_rows(rules::kToHitFirer, kFirerRows, false);
    chart.rows.push_back({"h_at_afv", "−weight_class", "HIT-19", "–"});
    return chart;
}

Chart rate_of_fire_chart() {
    auto chart = modifiers("rate_of_fire", "ROF-01");
    add(chart, rules::kRateChart, kRateRows);
    for (std::size_t i = 0; i < rules::kRateCaps.size(); ++i)
        chart.rows.push_back({std::string{kCapRows[i]},
                              "≤ " + std::to_string(rules::kRateCaps[i].value),
                              std::string{rules::kRateCaps[i].rule}});
    return chart;
}

Chart hit_results_chart() {
    Chart chart{
        "hit_results", "RES-01", {"quality", "no_effect", "forced_back", "eliminated"},
          {}
    };
    for (const auto& row : rules::kHitResults)
        chart.rows.push_back({std::string{base::text_of(row.quality)},
                              range_text(rules::kLowestDie, row.no_effect),
                              range_text(row.no_effect + 1, row.forced_back),
                              range_text(row.forced_back + 1, rules::kHighestDie)});
    return chart;
}

Chart response_chart() {
    auto chart = modifiers("artillery_response", "IDF-05");
    const auto base = [&](std::string_view what, int number, std::string_view rule) {
        chart.rows.push_back({std::string{what}, range_text(1, number), std::string{rule}});
    };
    base("organic", rules::kOrganicResponse, "IDF-05");
    base("supporting", rules::kSupportingResponse, "IDF-05");
    base("harassing", rules::kHarassingResponse, "IDF-11");
    add(chart, rules::kResponseChart, kResponseRows);
    return chart;
}

Chart indirect_chart() {
    auto chart = modifiers("idf_to_hit", "IDF-17");
    add(chart, rules::kIndirectChart, kIndirectRows);
    chart.rows.push_back({"afv", "−weight_class", "IDF-17"});
    return chart;
}

Chart morale_chart() {
    auto chart = modifiers("morale", "MOR-14");
    add(chart, rules::kMoraleChart, kMoraleRows);
    return chart;
}

Chart morale_results_chart() {
    Chart chart{
        "morale_results", "MOR-26", {"exceeds_by", "result"},
          {}
    };
    for (std::size_t i = 0; i < rules::kMoraleResults.size(); ++i) {
        const auto& row = rules::kMoraleResults[i];
        const bool is_last = i + 1 == rules::kMoraleResults.size();
        chart.rows.push_back(
            {is_last ? std::to_string(row.exceeds_by) + "+"
                     : range_text(row.exceeds_by, rules::kMoraleResults[i + 1].exceeds_by - 1),
             std::string{base::text_of(row.outcome)}});
    }
    return chart;
}

Chart depletion_chart() {
    auto chart = modifiers("ammo_depletion", "ADV-AMMO-01");
    chart.rows.push_back(
        {"caliber_mm", "÷ " + std::to_string(rules::kMillimetresAPoint), "ADV-AMMO-02"});
    chart.rows.push_back({"armored_car", signed_text(rules::kArmoredCar), "ADV-AMMO-03"});
    chart.rows.push_back({"tank", signed_text(rules::kTank), "ADV-AMMO-04"});
    for (const auto& row : rules::kFlameChart)
        chart.rows.push_back({std::string{base::text_of(row.platform)},
                              range_text(row.firings, row.firings), "ADV-FLAME-01"});
    return chart;
}

}  // namespace ask
