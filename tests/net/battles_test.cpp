#include <atomic>
#include <fstream>

#include <catch2/catch.hpp>

#include "net/bot_client.h"
#include "net/raw_socket.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

/// Until it holds, or twenty seconds are over.
bool comes_true(const std::function<bool()>& what) {
    for (int i = 0; i < 400 && !what(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return what();
}

}  // namespace

TEST_CASE("a battle is deleted with the key that its making was answered with, and its sockets end",
          "[net][deletion]") {
    const RunningServer server;
    const auto made =
        server.post(R"({"scenario":"tutorial","options":{"spectator_delay":"none"}})");
    const auto battle = value_of(made, "battle");
    const auto path = "/api/battles/" + battle;
    const auto key = R"({"key":")" + value_of(made, "maker_key") + "\"}";
    CHECK_THAT(server.get(path), StartsWith("HTTP/1.1 200") && Contains("\"tutorial\""));
    CHECK_THAT(server.get("/api/battles"), !Contains("maker_key"));
    RawSocket watcher(server, battle);
    watcher.hello("public");
    for (const auto* wrong : {"", "{", "{}", R"({"key":1})", R"({"key":"x","more":1})"})
        CHECK_THAT(server.post_to(path + "/delete", wrong), StartsWith("HTTP/1.1 400"));
    CHECK_THAT(server.post_to(path + "/delete", R"({"key":"guess"})"),
               StartsWith("HTTP/1.1 403") && Contains("not_its_maker"));
    CHECK_THAT(server.post_to(path + "/delete", key, "Origin: http://evil.example\r\n"),
               StartsWith("HTTP/1.1 403"));
    CHECK_THAT(server.post_to(path + "/delete", key),
               StartsWith("HTTP/1.1 200") && Contains(R"({"deleted":")" + battle));
    CHECK(watcher.close_code() == 1012);
    CHECK_THAT(server.post_to(path + "/delete", key), StartsWith("HTTP/1.1 410"));
    CHECK_THAT(server.get(path), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(server.get(path + "/dice"), StartsWith("HTTP/1.1 404"));
    RawSocket late(server, battle);
    late.hello("public");
    CHECK(late.close_code() == 4004);
}

TEST_CASE("a battle that is not to be listed is found by those who were told of it", "[net]") {
    const RunningServer server;
    const auto battle =
        value_of(server.post(R"({"scenario":"tutorial","listed":false})"), "battle");
    CHECK_THAT(server.get("/api/battles"), StartsWith("HTTP/1.1 200") && !Contains(battle));
    CHECK_THAT(server.get("/api/battles/" + battle), StartsWith("HTTP/1.1 200"));
    CHECK_THAT(server.post(R"({"scenario":"tutorial","listed":"no"})"), StartsWith("HTTP/1.1 400"));
}

TEST_CASE("bots against each other come while somebody looks", "[net][bots]") {
    RunningServer server;
    const auto battle = value_of(
        server.post(R"({"scenario":"tutorial","bot":"both","options":{"spectator_delay":"none"}})"),
        "battle");
    std::atomic<int> heard = 0;
    net::BotHouse house;
    for (const auto& seat : server.lobby.start_bots(battle)) {
        net::BotTalk talk;
        talk.hello = [token = seat.token] {
            return R"({"type":"hello","protocol":1,"token":")" + token + "\"}";
        };
        talk.again = [] { return std::vector<std::string>{}; };
        talk.hear = [&](std::string_view) {
            ++heard;
            return std::vector<std::string>{};
        };
        talk.is_over = [] { return false; };
        talk.rests = [&] { return server.lobby.bots_rest(battle); };
        house.add("127.0.0.1", server.port(), battle, std::move(talk));
    }
    CHECK(server.lobby.bots_rest(battle));
    {
        RawSocket watcher(server, battle);
        watcher.hello("public");
        CHECK(comes_true([&] { return heard >= 2; }));
    }
    CHECK(comes_true([&] { return server.lobby.bots_rest(battle); }));
}
