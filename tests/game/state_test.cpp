#include "support/in_play.h"

/// The state of a battle as a value.
using namespace game;
using namespace support;

TEST_CASE("a stand is found by its id, whatever numbers are left out between", "[state]") {
    const auto second = GENERATE(as<std::uint16_t>{}, 2, 3, 7);
    const auto last = GENERATE(as<std::uint16_t>{}, 1002, 1003, 1009);
    const Game game =
        a_game().with(a_stand(1)).with(a_stand(second)).with(a_stand(1001)).with(a_stand(last));
    for (std::uint16_t id = 0; id < 1020; ++id) {
        const auto* found = find_stand(game, StandId{id});
        const bool is_there = id == 1 || id == second || id == 1001 || id == last;
        REQUIRE((found != nullptr) == is_there);
        if (found) CHECK(found->id == StandId{id});
    }
    CHECK(find_stand(Game{}, StandId{1}) == nullptr);
}
