#include <catch2/catch.hpp>

#include "skirmish.h"

using namespace support;

namespace {

const std::string kWhy = "Red has nothing to fire anyway.";

std::vector<game::Event> rulings(const std::optional<game::WordsTold>& told) {
    const game::WeatherRow night{.name = "Night", .max_visibility = 6_in, .night = true};
    return {
        game::WeatherSet{night, kWhy, told},
        game::OptionSet{"rehide", "never", kWhy, told},
        game::StepExtended{60, kWhy, told},
        game::StepForced{Subphase::Orders, kWhy, false, told},
        game::Paused{kWhy, told},
        game::Resumed{kWhy, told},
        game::BattleEnded{Side::Blue, "by_referee", 0, 0, kWhy, told},
    };
}

}  // namespace

TEST_CASE("REL-32 everybody hears of an open ruling, the reason is the referee's",
          "[fog][REL-32]") {
    const Game game = a_skirmish();
    for (const auto& ruling : rulings({})) {
        for (const auto audience : {Audience::Blue, Audience::Red, Audience::Public}) {
            const auto lines = told(game, ruling, audience);
            REQUIRE(lines.size() == 1);
            CHECK(lines.front().words.empty());
        }
        CHECK(told(game, ruling, Audience::Referee).front().words == kWhy);
    }
}

TEST_CASE("REL-32 the referee tells each audience what it is to hear", "[fog][REL-32]") {
    const Game game = a_skirmish();
    for (const auto& ruling : rulings(game::WordsTold{"To Blue.", {}, "To all."})) {
        CHECK(told(game, ruling, Audience::Blue).front().words == "To Blue.");
        CHECK(told(game, ruling, Audience::Blue2).front().words == "To Blue.");
        CHECK(told(game, ruling, Audience::Red).front().words.empty());
        CHECK(told(game, ruling, Audience::Public).front().words == "To all.");
        CHECK(told(game, ruling, Audience::Referee).front().words == kWhy);
    }
}
