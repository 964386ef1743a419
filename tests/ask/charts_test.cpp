#include <sstream>

#include <catch2/catch.hpp>

#include "ask/ask.h"
#include "ask/words.h"
#include "rules/fire_results_chart.h"
#include "rules/orders_chart.h"

/// What `ordercap rules` reads out is what the battle rolls on.
namespace {

std::string read_out(const std::string& question) {
    std::istringstream in{question};
    std::ostringstream out;
    REQUIRE(ask::ask(in, out) == 0);
    return out.str();
}
bool says(const std::string& answer, const std::string& field, const std::string& value) {
    INFO(answer);
    return answer.find('"' + field + "\":" + value) != std::string::npos;
}

}  // namespace

TEST_CASE("SCALE-13 the charts that are read out are those of the battle", "[ask][SCALE-13]") {
    const std::array outcomes = {"\"no_effect\"", "\"forced_back\"", "\"eliminated\""};
    for (const auto& quality : ask::words::kQualities)
        for (int die = 1; die <= 10; ++die) {
            const auto answer =
                read_out(R"({"q":"hit_result","effect":"H","die":)" + std::to_string(die) +
                         R"(,"target":{"kind":"personnel","quality":")" +
                         std::string(quality.text) + "\"}}");
            const auto charted = rules::charted_result(quality.value, die);
            CHECK(says(answer, "result", outcomes[static_cast<std::size_t>(charted)]));
        }
    for (const auto& order : ask::words::kOrders) {
        const auto answer =
            read_out(R"({"q":"order_effects","order":")" + std::string(order.text) + "\"}");
        const auto& row = rules::allows(order.value);
        CHECK(says(answer, "min_move", std::to_string(row.min_factor)));
        CHECK(says(answer, "max_move", std::to_string(row.max_factor)));
        CHECK(says(answer, "op_fire", row.prep_or_op_fire ? "true" : "false"));
        CHECK(says(answer, "fire_modifier", std::to_string(row.fire_modifier)));
    }
}
