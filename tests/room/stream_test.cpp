#include <catch2/catch.hpp>

#include "room/stream.h"
#include "support/builders.h"

namespace {

/// A seat's name of a thousand letters that is another each time: an update of a thousand bytes.
void rename(room::Stream& stream, const game::Game& game, const fog::Chronicle& told, int number) {
    fog::Table table;
    table.seats["red"].name = std::string(1000, static_cast<char>('a' + number % 26));
    REQUIRE(stream.show({game, told, table}, {}));
}

}  // namespace

TEST_CASE("whoever comes back is told the updates that he missed, or all anew when that is shorter",
          "[room][stream]") {
    const game::Game game = support::a_game();
    const fog::Chronicle told(fog::Audience::Blue);
    const fog::Table table;
    room::Stream stream(fog::Audience::Blue, 0);
    stream.wake({game, told, table});
    const auto first = stream.number();
    for (int number = 0; number < 5; ++number) rename(stream, game, told, number);
    CHECK(stream.catch_up(first).size() == 5);
    CHECK(stream.catch_up(first + 3).size() == 2);
    CHECK(stream.catch_up(first + 5).empty());

    for (int number = 5; number < 100; ++number) rename(stream, game, told, number);
    const auto last = stream.number();
    CHECK(stream.catch_up(last - 50).size() == 50);
    const auto anew = stream.catch_up(first);
    REQUIRE(anew.size() == 1);
    CHECK(anew.front()->find(R"("type":"view")") != std::string::npos);
}

TEST_CASE("a view that did not change is not told", "[room][stream]") {
    const game::Game game = support::a_game();
    const fog::Chronicle told(fog::Audience::Red);
    const fog::Table table;
    room::Stream stream(fog::Audience::Red, 0);
    stream.wake({game, told, table});
    const auto number = stream.number();
    CHECK_FALSE(stream.show({game, told, table}, game::Changed::all()));
    CHECK(stream.number() == number);
}
