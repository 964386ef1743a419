#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "fog/values.h"
#include "support/builders.h"
#include "wire/ledger.h"

using nlohmann::json;

TEST_CASE("SIM a release is a line of JSON with its row and its fields", "[wire][REL-26]") {
    fog::Release release{2, game::Subphase::SideAMoves, "REL-26", "stand_moved", "s3", {}};
    fog::add(release.payload, "path",
             std::vector<Point>{
                 {1_in, 2_in}
    });
    fog::add(release.payload, "facing", 90_deg);
    fog::add(release.payload, "surrendered", false);
    CHECK(json::parse(wire::release_text(release, 5)) == json::parse(R"({
        "moment": 5, "turn": 2, "step": "side_a_moves", "row": "REL-26", "kind": "stand_moved",
        "subject": "s3", "payload": {"path": [[1000, 2000]], "facing": 90000}})"));
}

TEST_CASE("SIM of a view there is compared what does not follow from the rest", "[wire][REL-27]") {
    fog::View view;
    view.hand.emplace_back().hindrance = "wrong_window";
    const auto known = json::parse(wire::known_text(view, 1)).at("view");
    CHECK_FALSE(known.contains("choices"));
    CHECK_FALSE(known.at("hand").front().contains("hindrance"));
    CHECK(known.contains("contacts"));
}
