#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask {

/// A printed chart. A cell is a word of the rulebook, the id of a rule, or a text to be shown as it
/// is.
struct Chart {
    std::string_view name;
    std::string_view rule;
    std::vector<std::string_view> columns;
    std::vector<std::vector<std::string>> rows;
};

/// Made of the tables that the rules consult, in the order of the turn. [SCALE-13]
std::vector<Chart> charts();

/// "+1", "-2".
std::string signed_text(int value);
/// "1–5", "7"; "–" when there is none.
std::string range_text(int least, int most);

// By chapter.
Chart terrain_chart();
Chart orders_chart();
Chart spotting_chart();
Chart heights_chart();
Chart quality_chart();
Chart to_hit_chart();
Chart rate_of_fire_chart();
Chart hit_results_chart();
Chart response_chart();
Chart indirect_chart();
Chart morale_chart();
Chart morale_results_chart();
Chart depletion_chart();
Chart entrench_chart();
Chart weather_chart();
Chart options_chart();

}  // namespace ask
