#include <thread>

#include <catch2/catch.hpp>

#include "net/bot_client.h"
#include "net/raw_socket.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

const std::string kOne = "11111111111111111111111111111111";
const std::string kTwo = "22222222222222222222222222222222";

/// A battle whose links are opened as a browser does it.
struct Seats {
    RunningServer server;
    std::string made = server.post(R"({"scenario":"tutorial"})");
    std::string battle = value_of(made, "battle");

    [[nodiscard]] std::string token(const std::string& role) const {
        return value_of(made, "token", made.find("\"role\":\"" + role + "\""));
    }
    [[nodiscard]] std::string post(const std::string& what, const std::string& body,
                                   const std::string& more = {}) const {
        return server.post_to("/api/battles/" + battle + "/" + what, body, more);
    }
    [[nodiscard]] std::string open(const std::string& token, const std::string& key) const {
        return post("seats", R"({"token":")" + token + R"(","key":")" + key + "\"}");
    }
    /// What the first message to this key is.
    [[nodiscard]] std::string first_words(const std::string& key) const {
        RawSocket socket(server, battle);
        socket.hello(key);
        return next(socket);
    }
    static std::string next(RawSocket& socket) {
        for (int i = 0; i < 200 && !socket.is_over(); ++i) {
            socket.take(1 << 20, 100);
            for (const auto& [kind, text] : socket.frames())
                if (kind == RawSocket::Text) return text.substr(0, 80);
        }
        return {};
    }
};

}  // namespace

TEST_CASE("a link is opened once: that browser has the seat, whoever has the link has nothing",
          "[net][links]") {
    const Seats seats;
    const auto link = seats.token("blue");
    CHECK_THAT(seats.first_words(link), Contains("no_seat"));
    CHECK_THAT(seats.open(link, kOne), StartsWith("HTTP/1.1 201") && Contains(R"("role":"blue")"));
    CHECK_THAT(seats.first_words(kOne), Contains(R"("audience":"blue")"));
    CHECK_THAT(seats.open(link, kTwo), StartsWith("HTTP/1.1 410") && Contains("link_spent"));
    CHECK_THAT(seats.first_words(link), Contains("no_seat"));
    CHECK_THAT(seats.first_words(kTwo), Contains("no_seat"));
    CHECK_THAT(seats.open(link, kOne), StartsWith("HTTP/1.1 200"));
    const auto states = R"({"tokens":[")" + link + R"(",")" + seats.token("red") + R"(","x"]})";
    CHECK_THAT(seats.post("link-states", states), Contains(R"(["taken","open","closed"])"));
}

TEST_CASE("a link is opened by no other site, with no guessable key, and in its own battle",
          "[net][links]") {
    const Seats seats;
    const auto body = R"({"token":")" + seats.token("blue") + R"(","key":")" + kOne + "\"}";
    CHECK_THAT(seats.post("seats", body, "Origin: http://evil.example\r\n"),
               StartsWith("HTTP/1.1 403"));
    CHECK_THAT(seats.open(seats.token("blue"), "short"), StartsWith("HTTP/1.1 400"));
    CHECK_THAT(seats.server.post_to("/api/battles/aaaaaaaa/seats", body),
               StartsWith("HTTP/1.1 404"));
    CHECK_THAT(seats.server.get("/api/battles/" + seats.battle + "/seats"),
               StartsWith("HTTP/1.1 404"));
    for (const auto* wrong : {"", "{", "[]", R"({"token":"x"})", R"({"token":1,"key":"x"})"})
        CHECK_THAT(seats.post("seats", wrong), StartsWith("HTTP/1.1 400"));
    CHECK_THAT(seats.open(seats.token("blue"), kOne), StartsWith("HTTP/1.1 201"));
}

TEST_CASE("a seat makes a link for another device, and both sit", "[net][links]") {
    const Seats seats;
    CHECK_THAT(seats.open(seats.token("blue"), kOne), StartsWith("HTTP/1.1 201"));
    CHECK_THAT(seats.post("links", R"({"key":")" + kTwo + "\"}"), StartsWith("HTTP/1.1 403"));
    const auto made = seats.post("links", R"({"key":")" + kOne + "\"}");
    CHECK_THAT(made, StartsWith("HTTP/1.1 201") && Contains(R"("role":"blue")"));
    CHECK_THAT(seats.open(value_of(made, "token"), kTwo), StartsWith("HTTP/1.1 201"));
    CHECK_THAT(seats.first_words(kOne), Contains(R"("audience":"blue")"));
    CHECK_THAT(seats.first_words(kTwo), Contains(R"("audience":"blue")"));
}

TEST_CASE("a seat given anew: its keys, links and open sockets are closed", "[net][links]") {
    const Seats seats;
    CHECK_THAT(seats.open(seats.token("blue"), kOne), StartsWith("HTTP/1.1 201"));
    CHECK_THAT(seats.open(seats.token("referee"), kTwo), StartsWith("HTTP/1.1 201"));
    RawSocket blue(seats.server, seats.battle);
    blue.hello(kOne);
    RawSocket referee(seats.server, seats.battle);
    referee.hello(kTwo);
    REQUIRE_THAT(Seats::next(blue), Contains("blue"));
    REQUIRE_THAT(Seats::next(referee), Contains("referee"));
    const auto ask = [&](const std::string& key, const std::string& role) {
        return seats.post("renewals", R"({"key":")" + key + R"(","role":")" + role + "\"}");
    };
    CHECK_THAT(ask(kOne, "red"), StartsWith("HTTP/1.1 403"));
    CHECK_THAT(ask(kTwo, "public"), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(ask(kTwo, "blue4"), StartsWith("HTTP/1.1 404"));
    const auto by_referee = GENERATE(true, false);
    const auto renewed = by_referee ? ask(kTwo, "blue") : ask(kOne, "");
    CHECK_THAT(renewed, StartsWith("HTTP/1.1 201"));
    CHECK(blue.close_code() == 1012);
    CHECK_THAT(seats.first_words(kOne), Contains("no_seat"));
    CHECK_THAT(seats.open(value_of(renewed, "token"), kOne), StartsWith("HTTP/1.1 201"));
    CHECK_THAT(seats.first_words(kOne), Contains(R"("audience":"blue")"));
    CHECK_THAT(seats.first_words(kTwo), Contains(R"("audience":"referee")"));
}

TEST_CASE("a closed key commands nothing more, however slowly its page reads", "[net][links]") {
    const Seats seats;
    CHECK_THAT(seats.open(seats.token("referee"), kOne), StartsWith("HTTP/1.1 201"));
    RawSocket slow(seats.server, seats.battle);
    slow.hello(kOne);
    REQUIRE_THAT(Seats::next(slow), Contains("referee"));
    for (int i = 0; i < 95; ++i) slow.say(R"({"type":"view_as","audience":"referee"})");
    const auto renewed = seats.post("renewals", R"({"key":")" + kOne + "\"}");
    REQUIRE_THAT(renewed, StartsWith("HTTP/1.1 201"));
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    slow.say(R"({"type":"command","cmd_id":"late","command":{"do":"pause","reason":"mine"}})");
    CHECK(slow.close_code() == 1012);
    REQUIRE_THAT(seats.open(value_of(renewed, "token"), kTwo), StartsWith("HTTP/1.1 201"));
    RawSocket fresh(seats.server, seats.battle);
    fresh.hello(kTwo);
    std::string view;
    for (int i = 0; i < 200 && view.empty(); ++i) {
        fresh.take(1 << 20, 100);
        for (const auto& [kind, text] : fresh.frames())
            if (text.find(R"("type":"view")") != std::string::npos) view = text;
    }
    CHECK_THAT(view, Contains(R"("paused":false)"));
}

TEST_CASE("a program opens its link as a page does", "[net][links]") {
    const Seats seats;
    const auto port = seats.server.port();
    const auto link = seats.token("red");
    CHECK(net::open_link("127.0.0.1", port, seats.battle, link, kOne) == kOne);
    CHECK(net::open_link("127.0.0.1", port, seats.battle, link, kTwo).empty());
    CHECK(net::open_link("127.0.0.1", port, seats.battle, kOne, kTwo) == kOne);
}
