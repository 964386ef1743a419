#include <catch2/catch.hpp>

#include "net/patience.h"

using net::Patience;
using Verdict = Patience::Verdict;

namespace {

/// The other end of a connection, second by second.
struct Reader {
    Patience patience{0, false};
    std::int64_t now = 0;
    std::uint64_t in = 0;
    std::uint64_t out = 0;
    std::uint64_t unread = 0;
    bool is_asked = false;

    Verdict second() {
        now += 1000;
        const auto verdict = patience.look(now, in, out, unread);
        if (verdict == Verdict::Ask) is_asked = true;
        if (is_asked && unread == 0) {
            patience.asked(out);
            is_asked = false;
        }
        return verdict;
    }
    /// How many seconds it is put up with, at most so many.
    int seconds(int most) {
        for (int i = 1; i <= most; ++i)
            if (second() == Verdict::Over) return i;
        return most + 1;
    }
};

}  // namespace

TEST_CASE("a phone at 64 kbit/s has all the time that a large view needs", "[patience]") {
    Reader phone;
    phone.out = phone.unread = 2'000'000;
    while (phone.unread > 0) {
        REQUIRE(phone.second() != Verdict::Over);
        phone.unread -= std::min<std::uint64_t>(phone.unread, 8000);
    }
    CHECK(phone.now > 200'000);
    for (int i = 0; i < 5; ++i) REQUIRE(phone.second() != Verdict::Over);
    ++phone.in;  // its answer
    CHECK(phone.second() != Verdict::Over);
}

TEST_CASE("whoever reads nothing is gone within twenty seconds", "[patience]") {
    SECTION("and lets it pile up") {
        Reader stalled;
        stalled.out = stalled.unread = 2'000'000;
        CHECK(stalled.seconds(60) <= 20);
    }
    SECTION("and its system takes it all, small as it is") {
        Reader stalled;
        stalled.out = 100;
        CHECK(stalled.seconds(60) <= 20);
    }
    SECTION("and takes a few bytes, to seem alive") {
        Reader trickle;
        trickle.out = trickle.unread = 2'000'000;
        int seconds = 0;
        for (; seconds < 60 && trickle.second() != Verdict::Over; ++seconds) trickle.unread -= 100;
        CHECK(seconds <= 20);
    }
    SECTION("and its system takes some of it for a while") {
        Reader stalled;
        stalled.out = stalled.unread = 2'000'000;
        int seconds = 0;
        for (; seconds < 60 && stalled.second() != Verdict::Over; ++seconds)
            if (seconds < 9) stalled.unread -= 50'000;
        CHECK(seconds <= 20);
    }
    SECTION("though more is said to it all the time") {
        Reader stalled;
        int seconds = 0;
        for (; seconds < 60 && stalled.second() != Verdict::Over; ++seconds) stalled.out += 5000;
        CHECK(seconds <= 20);
    }
}

TEST_CASE("a silent tab that answers when it is asked stays for ever", "[patience]") {
    Reader tab;
    for (int i = 0; i < 1200; ++i) {
        const auto verdict = tab.second();
        REQUIRE(verdict != Verdict::Over);
        if (verdict == Verdict::Ask) ++tab.in;
    }
}

TEST_CASE("what a proxy took is on its way for as long as a slow phone needs", "[patience]") {
    Reader phone{
        Patience{0, true}
    };
    phone.out = 800'000;
    CHECK(phone.seconds(300) > 100);
    Reader gone{
        Patience{0, true}
    };
    gone.out = 1000;
    CHECK(gone.seconds(300) <= 20);
}
