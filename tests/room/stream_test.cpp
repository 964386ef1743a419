#include <optional>
#include <set>

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
    room::Numbers numbers("key");
    room::Stream stream(fog::Audience::Blue, numbers);
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

TEST_CASE("REL-30 whoever watches is told the same whether others looked on before him or nobody",
          "[room][stream][REL-30]") {
    const game::Game game = support::a_game();
    const fog::Chronicle told(fog::Audience::Public);
    fog::Table table;
    room::Numbers numbers("key"), of_nobody("key");
    room::Stream looked_at(fog::Audience::Public, numbers);
    room::Stream slept(fog::Audience::Public, of_nobody);
    for (auto* stream : {&looked_at, &slept}) stream->wake({game, told, table});
    const auto last = slept.number();
    slept.sleep();
    table.seats["red"].name = "Orlova";
    REQUIRE(looked_at.show({game, told, table}, {}));
    slept.wake({game, told, table});

    for (const auto since : {std::optional<std::int64_t>(), std::optional(last)}) {
        INFO((since ? "comes back" : "comes for the first time"));
        const auto one = looked_at.catch_up(since), other = slept.catch_up(since);
        REQUIRE(one.size() == 1);
        REQUIRE(other.size() == 1);
        CHECK(*one.front() == *other.front());
    }
    table.seats["red"].name = "Sokolova";
    const auto one = looked_at.show({game, told, table}, {});
    const auto other = slept.show({game, told, table}, {});
    REQUIRE((one && other));
    CHECK(*one == *other);
}

TEST_CASE("a view that did not change is not told", "[room][stream]") {
    const game::Game game = support::a_game();
    const fog::Chronicle told(fog::Audience::Red);
    const fog::Table table;
    room::Numbers numbers("key");
    room::Stream stream(fog::Audience::Red, numbers);
    stream.wake({game, told, table});
    const auto number = stream.number();
    CHECK_FALSE(stream.show({game, told, table}, game::Changed::all()));
    CHECK(stream.number() == number);
}

TEST_CASE("the first number of an opening follows from what is shown, and tells nothing else",
          "[room][stream]") {
    room::Numbers numbers("key"), looked_at_more_often("key"), of_another("another key");
    const auto first = numbers.first("a view");
    CHECK(first > 0);
    CHECK(first < std::int64_t{1} << 53);
    looked_at_more_often.first("what Red never saw");
    CHECK(looked_at_more_often.first("a view") == first);
    CHECK(of_another.first("a view") != first);
    CHECK(numbers.first("another view") != first);
}

TEST_CASE("no number means two things, though the same view was shown first", "[room][stream]") {
    room::Numbers numbers("key");
    const auto first = numbers.first("a view");
    CHECK(numbers.next() == first + 1);
    CHECK(numbers.next() == first + 2);
    const auto second = numbers.first("a view");
    CHECK((second < first || second > first + 2));
    CHECK(numbers.next() == second + 1);
    const auto third = numbers.first("a view");
    CHECK((third < first || third > first + 2));
    CHECK((third < second || third > second + 1));
}

TEST_CASE("REL-30 openings in which nothing more was shown leave no trace in the number",
          "[room][stream][REL-30]") {
    room::Numbers numbers("key");
    const auto first = numbers.first("a view");
    for (int opening = 0; opening < 4; ++opening) CHECK(numbers.first("a view") == first);
    CHECK(numbers.next() == first + 1);
}

TEST_CASE("REL-30 how many openings went on from a view cannot be read from the next number",
          "[room][stream][REL-30]") {
    std::set<std::int64_t> steps;
    for (const auto* key : {"a", "b", "c"}) {
        room::Numbers numbers(key);
        const auto first = numbers.first("a view");
        numbers.next();
        steps.insert(numbers.first("a view") - first);
    }
    CHECK(steps.size() == 3);
}
