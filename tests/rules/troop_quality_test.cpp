#include <catch2/catch.hpp>

#include "rules/fire_results.h"
#include "rules/troop_quality.h"

using namespace rules;

TEST_CASE("QUAL-02 six grades, from best to worst", "[troop_quality][QUAL-01][QUAL-02]") {
    REQUIRE(kQualityChart.size() == 6);
    CHECK(TroopQuality::Elite > TroopQuality::Veteran);
    CHECK(TroopQuality::Veteran > TroopQuality::Experienced);
    CHECK(TroopQuality::Experienced > TroopQuality::Regular);
    CHECK(TroopQuality::Regular > TroopQuality::Trained);
    CHECK(TroopQuality::Trained > TroopQuality::Green);
}

TEST_CASE("QUAL-06 quality enters in four places besides the results row",
          "[troop_quality][QUAL-06][QUAL-07][HIT-14][HIT-15][ROF-02][IDF-07][ADV-ENT-04]") {
    struct Row {
        TroopQuality quality;
        int to_hit, rate, response, entrenching;
    };
    const auto row = GENERATE(
        Row{TroopQuality::Elite, 1, 1, 1, 1}, Row{TroopQuality::Veteran, 1, 0, 1, 1},
        Row{TroopQuality::Experienced, 0, 0, 0, 0}, Row{TroopQuality::Regular, 0, 0, 0, 0},
        Row{TroopQuality::Trained, -1, 0, -1, -1}, Row{TroopQuality::Green, -1, 0, -1, -1});
    CHECK(quality_to_hit(row.quality) == row.to_hit);
    CHECK(quality_rate_of_fire(row.quality) == row.rate);
    CHECK(quality_response(row.quality) == row.response);
    CHECK(quality_entrenching(row.quality) == row.entrenching);
}

TEST_CASE("QUAL-05 the better the quality the milder the outcome",
          "[troop_quality][QUAL-03][QUAL-04][QUAL-05]") {
    for (int die = 1; die <= 10; ++die)
        for (std::size_t q = 1; q < kHitResults.size(); ++q) {
            const auto worse = hit_result({.die = die, .target = {.quality = TroopQuality(q - 1)}});
            const auto better = hit_result({.die = die, .target = {.quality = TroopQuality(q)}});
            CHECK(better <= worse);
        }
}
