#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "example_files.h"
#include "fog/view_of.h"
#include "sample_battle.h"
#include "wire/edition.h"
#include "wire/piece.h"

using nlohmann::json;

namespace {

fog::Cut a_cut() {
    fog::Cut cut;
    cut.n = 2;
    cut.turn = 1;
    cut.step = game::Subphase::Orders;
    cut.passed = {game::Subphase::Morale, game::Subphase::AbandonedGroundA};
    cut.at = 1'700'000'000'000;
    cut.begins_turn = true;
    cut.marks.fire = 3;
    return cut;
}

void is_example(const char* name, const std::string& written) {
    const auto text = json::parse(written).dump(1) + "\n";
    if (example::updating()) std::ofstream(example::kFolder / name) << text;
    CHECK(example::contents(example::kFolder / name) == text);
}

}  // namespace

TEST_CASE("a piece has the view at its beginning, and what each command changed",
          "[wire][contract][S-106]") {
    const fog::Chronicle told{fog::Audience::Public};
    const auto before = fog::known_to(support::sample_battle(), told, {});
    auto after = before;
    after.battle.weather = "rain";
    wire::PieceWriter writer;
    writer.begin(before);
    writer.add(1'700'000'000'000, before, after);
    writer.add(1'700'000'000'001, after, after);
    const auto text = writer.take(a_cut());
    const auto piece = json::parse(text);
    REQUIRE(piece.at("frames").size() == 1);
    CHECK(piece.at("frames")[0].at("patch") == json{
                                                   {"battle", {{"weather", "rain"}}}
    });
    is_example("told.piece.json", text);
    const auto next = json::parse(writer.take(a_cut()));
    CHECK_FALSE(next.contains("whole"));
    CHECK(next.at("frames").empty());
}

TEST_CASE("the list of pieces says of each where it begins and what happened in it",
          "[wire][contract][S-106]") {
    auto second = a_cut();
    second.n = 3;
    second.begins_turn = false;
    second.marks = {};
    is_example("told.list.json", wire::piece_list_text(
                                     {
                                         fog::Audience::Public,
                                         "0123456789abcdef",
                                         {a_cut(), second},
                                         {{1, std::string(64, 'a')}}
    },
                                     support::sample_battle()));
}

TEST_CASE("an edition is a word of sixteen letters and digits", "[wire][S-106]") {
    CHECK(wire::edition().size() == 16);
    CHECK(wire::edition().find_first_not_of("0123456789abcdef") == std::string_view::npos);
}
