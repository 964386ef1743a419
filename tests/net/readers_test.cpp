#include <catch2/catch.hpp>

#include "net/limits.h"
#include "net/raw_socket.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using namespace std::chrono_literals;

namespace {

std::string token_of(const std::string& made, const std::string& role) {
    return value_of(made, "token", made.find("\"role\":\"" + role + "\""));
}

/// Is it still spoken with? Frames that came before are passed over.
bool answers(RawSocket& socket) {
    socket.say(R"({"type":"ping"})");
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!socket.is_over() && std::chrono::steady_clock::now() < end) {
        socket.take(1 << 20, 100);
        for (const auto& [kind, text] : socket.frames())
            if (text.find("\"pong\"") != std::string::npos) return true;
    }
    return false;
}

std::string repeated(const std::string& bytes, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += bytes;
    return all;
}

}  // namespace

TEST_CASE("pings and pongs cost what messages cost", "[net][session]") {
    const RunningServer server({}, 0);
    const auto made =
        server.post(R"({"scenario":"tutorial","options":{"spectator_delay":"none"}})");
    const auto kind = GENERATE(RawSocket::Ping, RawSocket::Pong);
    RawSocket socket(server, value_of(made, "battle"));
    REQUIRE_THAT(socket.answer(), StartsWith("HTTP/1.1 101"));
    socket.hello("public");
    socket.send(repeated(RawSocket::frame(kind, true, ""), 20));
    CHECK(answers(socket));
    socket.send(repeated(RawSocket::frame(kind, true, ""), 20));
    CHECK(socket.close_code() == 1008);
}

TEST_CASE("frames that belong to no message end a connection", "[net][session]") {
    const RunningServer server;
    const auto made =
        server.post(R"({"scenario":"tutorial","options":{"spectator_delay":"none"}})");
    RawSocket socket(server, value_of(made, "battle"));
    socket.hello("public");
    const auto nothing = RawSocket::frame(RawSocket::More, false, "");
    const auto begin = RawSocket::frame(RawSocket::Text, false, R"({"type":)");
    const auto end = RawSocket::frame(RawSocket::More, true, R"("ping"})");
    socket.send(begin + repeated(nothing, 1000) + end);
    CHECK(answers(socket));
    socket.send(begin + repeated(nothing, 20'000));
    CHECK(socket.ends_within(20'000));
}

TEST_CASE("a slow reader is waited for, one that reads nothing is not", "[net][session]") {
    RunningServer server({}, 0);
    server.lobby.reuse_links();
    const auto made = server.post(R"({"scenario":"demo","options":{"spectator_delay":"none"}})");
    RawSocket socket(server, value_of(made, "battle"));
    socket.hello(token_of(made, "referee"));
    constexpr int kViews = 30;
    for (int i = 0; i < kViews; ++i) socket.say(R"({"type":"view_as","audience":"blue"})");

    SECTION("64 kbit/s by this clock, for longer than twenty seconds of it") {
        for (int seen = 0; seen < kViews && server.put_on < 40'000 && !socket.is_over();) {
            std::this_thread::sleep_for(50ms);
            server.put_on += 400;
            const auto due = static_cast<std::size_t>(8 * server.put_on);
            while (socket.taken() < due && socket.take(due - socket.taken(), 2000)) {
            }
            for (const auto& [kind, text] : socket.frames())
                seen += text.find("\"seen_as\"") != std::string::npos;
        }
        CHECK(server.put_on > 20'000);
        CHECK(answers(socket));
    }
    SECTION("for nothing, not even the question whether it is there") {
        for (int i = 0; i < 80; ++i) {
            std::this_thread::sleep_for(50ms);
            server.put_on += 400;
        }
        CHECK(socket.ends_within(20'000));
    }
}

TEST_CASE("behind a named proxy each address has its own allowance", "[net]") {
    RunningServer server([](net::ServerOptions& how) { how.proxies = {"127.0.0.1"}; }, 0);
    const auto from = [](const std::string& address) {
        return "X-Forwarded-For: " + address + "\r\n";
    };
    const auto allowed = net::allowance_of(false);
    const std::string odd = R"({"scenario":"none"})";
    for (int i = 0; i < allowed.new_battles; ++i)
        REQUIRE_THAT(server.post(odd, from("198.51.100.4")), StartsWith("HTTP/1.1 422"));
    CHECK_THAT(server.post(odd, from("1.2.3.4, 198.51.100.4")), StartsWith("HTTP/1.1 429"));
    CHECK_THAT(server.post(odd, from("198.51.100.5")), StartsWith("HTTP/1.1 422"));
    CHECK_THAT(server.post(odd), StartsWith("HTTP/1.1 422"));

    const auto made =
        server.post(R"({"scenario":"tutorial","options":{"spectator_delay":"none"}})");
    std::vector<std::unique_ptr<RawSocket>> sockets;
    const auto open = [&](const std::string& address) {
        server.put_on += allowed.between_hellos;
        sockets.push_back(
            std::make_unique<RawSocket>(server, value_of(made, "battle"), from(address)));
        return sockets.back()->answer();
    };
    for (int i = 0; i < allowed.sockets; ++i)
        REQUIRE_THAT(open("2001:db8:1:2::" + std::to_string(i)), StartsWith("HTTP/1.1 101"));
    CHECK_THAT(open("2001:db8:1:2:ffff::1"), StartsWith("HTTP/1.1 429"));
    CHECK_THAT(open("2001:db8:1:3::1"), StartsWith("HTTP/1.1 101"));
}

TEST_CASE("the dice of a battle can be asked for as often as a question of the rules", "[net]") {
    const RunningServer server([](net::ServerOptions& how) { how.proxies = {"127.0.0.1"}; }, 0);
    const auto dice = [&](const std::string& address) {
        return server.ask("GET /api/battles/aaaaaaaa/dice HTTP/1.1\r\nHost: " + server.host() +
                          "\r\nX-Forwarded-For: " + address + "\r\nConnection: close\r\n\r\n");
    };
    const auto allowed = net::allowance_of(false);
    for (int i = 0; i < allowed.questions; ++i)
        REQUIRE_THAT(dice("198.51.100.4"), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(dice("198.51.100.4"), StartsWith("HTTP/1.1 429"));
    CHECK_THAT(dice("198.51.100.5"), StartsWith("HTTP/1.1 404"));
}

TEST_CASE("what has to be looked up can be asked for so often, files of the client always",
          "[net]") {
    const RunningServer server([](net::ServerOptions& how) { how.proxies = {"127.0.0.1"}; }, 0);
    const std::string stranger = "X-Forwarded-For: 198.51.100.4\r\n";
    const auto allowed = net::allowance_of(false);
    for (int i = 0; i < allowed.reads; ++i)
        REQUIRE_THAT(server.get("/api/battles", stranger), StartsWith("HTTP/1.1 200"));
    for (const auto* target : {"/api/battles", "/api/battles/aaaaaaaa", "/api/scenarios",
                               "/api/equipment", "/api/rules", "/api/reach"})
        CHECK_THAT(server.get(target, stranger), StartsWith("HTTP/1.1 429"));
    CHECK_THAT(server.get("/", stranger), StartsWith("HTTP/1.1 200"));
    CHECK_THAT(server.get("/healthz", stranger), StartsWith("HTTP/1.1 200"));
    CHECK_THAT(server.get("/api/battles"), StartsWith("HTTP/1.1 200"));
}

TEST_CASE("who opens a socket anew goes on with the credits he had", "[net][session]") {
    RunningServer server([](net::ServerOptions& how) { how.proxies = {"127.0.0.1"}; }, 0);
    server.lobby.reuse_links();
    const auto made = server.post(R"({"scenario":"tutorial"})");
    const auto pings = [&](const std::string& address, int count) {
        server.put_on += net::allowance_of(false).between_hellos;
        RawSocket socket(server, value_of(made, "battle"), "X-Forwarded-For: " + address + "\r\n");
        socket.hello(token_of(made, "referee"));
        for (int i = 0; i < count; ++i) socket.say(R"({"type":"ping"})");
        int heard = 0;
        bool is_closed = false;
        const auto end = std::chrono::steady_clock::now() + 20s;
        while (heard < count && !is_closed && std::chrono::steady_clock::now() < end) {
            socket.take(1 << 20, 50);
            for (const auto& [kind, text] : socket.frames()) {
                heard += text.find("\"pong\"") != std::string::npos;
                is_closed = is_closed || kind == RawSocket::Close;
            }
        }
        return heard;
    };
    CHECK(pings("198.51.100.4", 60) == 60);
    const auto anew = pings("198.51.100.4", 60);
    CHECK(anew > 0);
    CHECK(anew < 60);
    CHECK(pings("198.51.100.5", 60) == 60);
}

TEST_CASE("a request under another name is sent away", "[net]") {
    const RunningServer server(
        [](net::ServerOptions& how) { how.origin = "https://play.example"; });
    const auto ask = [&](const std::string& host) {
        return server.ask("GET /api/battles HTTP/1.1\r\nHost: " + host +
                          "\r\nConnection: close\r\n\r\n");
    };
    CHECK_THAT(ask("play.example"), StartsWith("HTTP/1.1 200"));
    CHECK_THAT(ask(server.host()), StartsWith("HTTP/1.1 200"));
    for (const auto* host : {"evil.example", "play.example.evil.example", "10.0.0.1"})
        CHECK_THAT(ask(host), StartsWith("HTTP/1.1 421") && !Contains(host));
}
