#include <catch2/catch.hpp>

#include "courier/slots.h"

using courier::Slots;
using store::ReachKind;
using store::ReachState;

namespace {

store::Reach reach(const std::string& battle, const std::string& address,
                   ReachState state = ReachState::Open) {
    const auto kind = address.starts_with("https") ? ReachKind::Hook : ReachKind::Mail;
    return {"r1", battle, "blue", kind, address, "en", "word", state, 0, {}};
}
std::string number(int i) { return std::to_string(i); }
/// How many of these can be taken, each of a battle of its own.
int taken(Slots& slots, const std::vector<std::string>& addresses,
          ReachState state = ReachState::Open) {
    int count = 0;
    for (const auto& address : addresses)
        count += slots.take(reach("of " + address, address, state)) ? 1 : 0;
    return count;
}
std::vector<std::string> hosts(std::size_t count) {
    std::vector<std::string> all(count);
    for (std::size_t i = 0; i < count; ++i)
        all[i] = "https://host" + std::to_string(i) + ".example.org/hook";
    return all;
}

}  // namespace

TEST_CASE("four at once go to a host, whatever the path, the battle and how it is written",
          "[courier]") {
    Slots slots;
    CHECK(taken(slots, {"https://example.org/1", "https://example.org/2", "https://EXAMPLE.org/3",
                        "https://example.org.:443?4", "https://example.org:443/5"}) == 4);
    CHECK(taken(slots, {"https://example.org:444/1", "https://www.example.org/1"}) == 2);
    slots.give_back(reach("of", "https://example.org/1"));
    CHECK(taken(slots, {"https://example.org/6", "https://example.org/7"}) == 1);
}

TEST_CASE("four letters at once go to a domain", "[courier]") {
    Slots slots;
    CHECK(taken(slots, {"a@example.org", "b@example.org", "c/c@example.org", "d@Example.ORG",
                        "e/e@example.org", "f@example.com"}) == 5);
}

TEST_CASE("four at once leave a battle", "[courier]") {
    Slots slots;
    int count = 0;
    for (const auto& address : hosts(6)) count += slots.take(reach("one", address)) ? 1 : 0;
    CHECK(count == 4);
    CHECK(slots.take(reach("other", hosts(1)[0])));
}

TEST_CASE("what has to wait takes nothing", "[courier]") {
    Slots slots;
    for (const auto& address : hosts(4)) CHECK(slots.take(reach("one", address)));
    for (int i = 0; i < 9; ++i) CHECK(!slots.take(reach("one", "https://example.org")));
    CHECK(taken(slots, {"https://example.org/1", "https://example.org/2", "https://example.org/3",
                        "https://example.org/4"}) == 4);
}

TEST_CASE("addresses that nobody confirmed use up nothing of those that somebody did",
          "[courier]") {
    Slots slots;
    CHECK(taken(slots, hosts(100), ReachState::Asked) == 8);
    CHECK(taken(slots, hosts(100)) == 32);
    SECTION("nor letters of hooks") {
        CHECK(taken(slots, {"anna@example.org"}, ReachState::Asked) == 1);
    }
    SECTION("nor of their host and their battle more than half") {
        Slots fresh;
        for (int i = 0; i < 8; ++i) {
            const auto address = "https://example.org/" + number(i);
            CHECK(fresh.take(reach(number(i), address, ReachState::Asked)) == (i < 2));
        }
        CHECK(taken(fresh, {"https://example.org/a", "https://example.org/b"}) == 2);
        int count = 0;
        for (const auto& address : hosts(8))
            count += fresh.take(reach("one", address, ReachState::Asked)) ? 1 : 0;
        CHECK(count == 2);
    }
}
