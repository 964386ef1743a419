#include "ask/charts.h"

#include "ask/answer.h"
#include "ask/words.h"
#include "rules/entrench_chart.h"
#include "rules/movement_chart.h"
#include "rules/options.h"
#include "rules/orders_chart.h"
#include "rules/spotting_chart.h"
#include "rules/troop_quality_chart.h"
#include "rules/weather_chart.h"

namespace ask {
namespace {

std::string yes_or_no(bool value) { return value ? "yes" : "no"; }

std::string cell_text(const rules::TerrainCell& cell) {
    if (cell.prohibited) return "prohibited";
    return "×" + std::to_string(cell.factor) + (cell.ford_only ? " *" : "");
}
std::string cell_text(const rules::SpotCell& cell) {
    auto range = inches_text(cell.range) + "″";
    switch (cell.mark) {
    case rules::SpotMark::Plain: return range;
    case rules::SpotMark::AtPlus: return "@" + range + "+";
    case rules::SpotMark::AtContact: return range + " @";
    }
    return range;
}

}  // namespace

std::string signed_text(int value) {
    return value > 0 ? "+" + std::to_string(value) : std::to_string(value);
}

Chart terrain_chart() {
    Chart chart{
        "terrain", "TERR-04", {"terrain", "personnel", "tracked", "wheeled"},
          {}
    };
    for (const auto& row : rules::kTerrainChart) {
        chart.rows.push_back({std::string{base::text_of(row.terrain)}, cell_text(row.cells[0]),
                              cell_text(row.cells[1]), cell_text(row.cells[2])});
    }
    return chart;
}

Chart orders_chart() {
    Chart chart{
        "orders",
        "ORD-46",
        {"order", "min_move", "max_move", "prep_fire", "general_fire", "fire_modifier"},
        {}
    };
    for (const auto& row : rules::kOrdersChart)
        chart.rows.push_back(
            {std::string{base::text_of(row.chit)}, std::to_string(row.min_factor) + "×",
             std::to_string(row.max_factor) + "×", yes_or_no(row.prep_or_op_fire),
             std::string{base::text_of(row.general_fire)}, signed_text(row.fire_modifier)});
    return chart;
}

Chart spotting_chart() {
    Chart chart{
        "spotting", "SPOT-06", {"shows", "personnel", "vehicle"},
          {}
    };
    for (const auto& row : rules::kSpottingChart)
        chart.rows.push_back({std::string{base::text_of(row.shows)}, cell_text(row.personnel),
                              cell_text(row.vehicle)});
    return chart;
}

Chart heights_chart() {
    Chart chart{
        "heights", "ELEV-06", {"kind", "level"},
          {}
    };
    for (const auto& row : rules::kHeights)
        chart.rows.push_back({std::string{base::text_of(row.what)}, std::to_string(row.levels)});
    return chart;
}

Chart quality_chart() {
    Chart chart{
        "quality",
        "QUAL-06",
        {"quality", "to_hit", "rate_of_fire", "artillery_response", "entrench"},
        {}
    };
    for (const auto& row : rules::kQualityChart)
        chart.rows.push_back({std::string{base::text_of(row.quality)}, signed_text(row.to_hit),
                              signed_text(row.rate_of_fire), signed_text(row.response),
                              signed_text(row.entrenching)});
    return chart;
}

Chart entrench_chart() {
    using rules::charted_entrench;
    Chart chart{
        "entrench", "ADV-ENT-02", {"quality", "first_try", "second_try"},
          {}
    };
    for (const auto& row : rules::kQualityChart)
        chart.rows.push_back(
            {std::string{base::text_of(row.quality)},
             "1–" + std::to_string(charted_entrench(row.quality, rules::Cover::None)),
             "1–" + std::to_string(charted_entrench(row.quality, rules::Cover::Medium))});
    return chart;
}

Chart weather_chart() {
    Chart chart{
        "weather", "S-02", {"die", "weather", "spotting", "max_visibility", "wheeled", "air"},
          {}
    };
    int least = 1;
    for (const auto& [up_to, weather] : rules::kSuggestedWeather) {
        const auto sight = weather.max_visibility;
        chart.rows.push_back(
            {range_text(least, up_to), std::string{weather.name},
             std::to_string(weather.spot_percent) + " %", sight ? inches_text(*sight) + "″" : "–",
             "×" + std::to_string(weather.wheeled_factor), yes_or_no(weather.air_allowed)});
        least = up_to + 1;
    }
    return chart;
}

Chart options_chart() {
    Chart chart{
        "options", "SCALE-13", {"option", "permitted", "default", "rule"},
          {}
    };
    for (const auto& option : rules::option_table())
        if (option.kind != rules::OptionKind::ScenarioData)
            chart.rows.push_back({std::string{option.name}, option.permitted, option.default_value,
                                  std::string{option.see}});
    return chart;
}

std::vector<Chart> charts() {
    return {orders_chart(),    terrain_chart(),  spotting_chart(),     heights_chart(),
            quality_chart(),   to_hit_chart(),   rate_of_fire_chart(), hit_results_chart(),
            response_chart(),  indirect_chart(), morale_chart(),       morale_results_chart(),
            depletion_chart(), entrench_chart(), weather_chart(),      options_chart()};
}

}  // namespace ask
