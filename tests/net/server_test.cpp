#include <catch2/catch.hpp>

#include "net/bot_client.h"
#include "net/running_server.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("a page, its policy, its type, and not twice", "[net]") {
    const RunningServer server;
    const auto page = server.get("/");
    CHECK_THAT(page, StartsWith("HTTP/1.1 200") && Contains("text/html") && Contains("nosniff"));
    CHECK_THAT(server.get("/battle/abc"), Contains("<title>ordercap</title>"));
    const auto at = page.find("ETag: ") + 6;
    const auto etag = page.substr(at, page.find('\r', at) - at);
    CHECK_THAT(server.get("/", "If-None-Match: " + etag + "\r\n"), StartsWith("HTTP/1.1 304"));
    CHECK_THAT(server.get("/assets/a.js", "Accept-Encoding: gzip\r\n"),
               Contains("Content-Encoding: gzip") && Contains("squeezed") &&
                   Contains("text/javascript"));
    CHECK_THAT(server.get("/assets/b.js"), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(server.get("/healthz"), Contains("ok"));
}

TEST_CASE("every answer forbids foreign words in the page, and the page to foreign windows",
          "[net]") {
    const RunningServer server;
    for (const auto* target : {"/", "/assets/a.js", "/api/battles", "/nowhere.js", "/healthz"}) {
        const auto answer = server.get(target);
        INFO(answer);
        CHECK_THAT(answer, Contains("script-src 'self';") && Contains("style-src 'self';") &&
                               Contains("require-trusted-types-for 'script'") &&
                               Contains("trusted-types svelte-trusted-html push-worker\r\n") &&
                               !Contains("unsafe"));
        CHECK_THAT(answer, Contains("Cross-Origin-Opener-Policy: same-origin") &&
                               Contains("Cross-Origin-Resource-Policy: same-origin") &&
                               Contains("Referrer-Policy: no-referrer"));
    }
}

TEST_CASE("nothing outside the web folder is served, and nothing is echoed", "[net]") {
    const RunningServer server;
    for (const auto* target :
         {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt",
          "/.git/config", "/assets/%00", "/assets\\..\\secret.txt"}) {
        const auto answer = server.get(target);
        INFO(target);
        CHECK_THAT(answer, StartsWith("HTTP/1.1 400") || StartsWith("HTTP/1.1 404"));
        CHECK_THAT(answer, !Contains("zq7f3a") && !Contains("secret"));
    }
}

TEST_CASE("requests that proxies disagree on are refused", "[net]") {
    const RunningServer server;
    const auto begin = "POST /api/battles HTTP/1.1\r\nHost: " + server.host() + "\r\n";
    CHECK_THAT(server.ask(begin + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
               StartsWith("HTTP/1.1 400"));
    CHECK_THAT(server.ask(begin + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x"),
               StartsWith("HTTP/1.1 400"));
    CHECK_THAT(server.ask("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"),
               StartsWith("HTTP/1.1 400"));
    CHECK_THAT(server.get("/", "X: " + std::string(9000, 'x') + "\r\n"),
               StartsWith("HTTP/1.1 431"));
}

TEST_CASE("only pages of this server may open a socket", "[net]") {
    const RunningServer server;
    const auto made = server.post(R"({"scenario":"tutorial","options":{}})");
    const auto target = "/ws/" + value_of(made, "battle");
    const std::string upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const auto open = [&](const std::string& origin) {
        return server.ask("GET " + target + " HTTP/1.1\r\nHost: " + server.host() +
                          "\r\nConnection: Upgrade, close\r\n" + upgrade + origin + "\r\n");
    };
    for (const std::string& origin : {std::string(), std::string("Origin: null\r\n"),
                                      std::string("Origin: http://evil.example\r\n"),
                                      "Origin: http://" + server.host() + ".evil.example\r\n",
                                      std::string("Origin: http://127.0.0.1:1\r\n")}) {
        INFO(origin);
        CHECK_THAT(open(origin), StartsWith("HTTP/1.1 403"));
    }
}

TEST_CASE("a battle is made with four seats, or the request is refused", "[net]") {
    const RunningServer server;
    const auto made = server.post(R"({"scenario":"tutorial","options":{"fow_hand_limit":2}})");
    CHECK_THAT(made, StartsWith("HTTP/1.1 201"));
    for (const auto* role : {"blue", "red", "referee", "public"})
        CHECK_THAT(made, Contains("\"role\":\"" + std::string(role) + "\""));
    CHECK_THAT(made, Contains("#seat="));
    const auto listed = server.get("/api/battles");
    CHECK_THAT(listed, Contains(value_of(made, "battle")) && !Contains(value_of(made, "token")));
    CHECK_THAT(server.get("/api/scenarios"), Contains("tutorial") && Contains("demo"));
    CHECK_THAT(server.get("/api/scenarios/tutorial"), Contains("step_seconds"));
    CHECK_THAT(server.get("/api/scenarios/none"), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(server.post(R"({"scenario":"none"})"), StartsWith("HTTP/1.1 422"));
    CHECK_THAT(server.post(R"({"scenario":"tutorial","options":{"no_such":1}})"),
               StartsWith("HTTP/1.1 422"));
    for (const auto* body :
         {"", "{", "[]", "{}", R"({"scenario":7})", R"({"scenario":"tutorial","more":1})"})
        CHECK_THAT(server.post(body), StartsWith("HTTP/1.1 400"));
    CHECK_THAT(server.post(R"({"scenario":"tutorial"})", "Origin: http://evil.example\r\n"),
               StartsWith("HTTP/1.1 403"));
}

TEST_CASE("SCALE-12 the equipment of all nations is served as the sheet shows it",
          "[net][SCALE-12]") {
    const RunningServer server;
    const auto answer = server.get("/api/equipment");
    CHECK_THAT(answer, StartsWith("HTTP/1.1 200") && Contains(R"("id":"us-rifle")") &&
                           Contains(R"("id":"de-pz4h")") && Contains(R"("id":"su-)") &&
                           Contains(R"("id":"gb-rifle")") && Contains(R"("provenance":"project")"));
}

TEST_CASE("the rulebook answers a line, and refuses what is none", "[net]") {
    const RunningServer server;
    const auto ask = [&](const std::string& body, const std::string& more = {}) {
        return server.post_to("/api/rules", body, more);
    };
    CHECK_THAT(server.get("/api/rules"), StartsWith("HTTP/1.1 200") &&
                                             Contains("\"terrain_cost\"") &&
                                             Contains("application/json"));
    const auto answer = ask(R"({"q":"rally","state":"shaken"})");
    CHECK_THAT(answer, StartsWith("HTTP/1.1 200") && Contains(R"({"state":"pinned","why":[)"));
    CHECK_THAT(ask(R"({"q":"rally","state":"tired"})"),
               StartsWith("HTTP/1.1 200") && Contains(R"({"error":"state: expected one of)"));
    CHECK_THAT(ask(""), StartsWith("HTTP/1.1 200") && Contains("blank line"));
    CHECK_THAT(ask("{\"q\":\"rally\"}\n{\"q\":\"rally\"}"),
               StartsWith("HTTP/1.1 200") && Contains("single line"));
    CHECK_THAT(ask(std::string(33 * 1024, ' ')), StartsWith("HTTP/1.1 413"));
    CHECK_THAT(ask(std::string(65 * 1024, ' ')), StartsWith("HTTP/1.1 413"));
    CHECK_THAT(ask(R"({"q":"rally"})", "Origin: http://evil.example\r\n"),
               StartsWith("HTTP/1.1 403"));
    CHECK_THAT(ask(R"({"q":"rally"})", "Origin: http://" + server.host() + "\r\n"),
               StartsWith("HTTP/1.1 200"));
}

TEST_CASE("S-05 the promise is told at once, the seed and the dice only when they are opened",
          "[net][S-05][REL-37]") {
    const RunningServer server;
    const auto battle = value_of(server.post(R"({"scenario":"tutorial","options":{}})"), "battle");
    const auto dice = "/api/battles/" + battle + "/dice";
    CHECK_THAT(server.get(dice), StartsWith("HTTP/1.1 200") && Contains("\"commitment\"") &&
                                     !Contains("\"seed\"") && !Contains("\"salt\"") &&
                                     Contains("\"rolled\":[]"));
    CHECK_THAT(server.get("/api/battles/zzzzzzzzzz/dice"), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(server.get("/api/battles//dice"), StartsWith("HTTP/1.1 40"));
}

TEST_CASE("a seat is played over the socket: hello, view, command, answer", "[net]") {
    RunningServer server;
    server.lobby.reuse_links();
    const auto made = server.post(R"({"scenario":"tutorial"})");
    const auto battle = value_of(made, "battle");
    std::vector<std::string> heard;
    bool answered = false;
    net::BotTalk talk;
    talk.hello = [&] {
        return R"({"type":"hello","protocol":1,"token":")" + value_of(made, "token") + "\"}";
    };
    talk.again = [] { return std::vector<std::string>{}; };
    talk.is_over = [&] { return answered; };
    talk.hear = [&](std::string_view text) {
        heard.emplace_back(text);
        answered = text.find("\"answer\"") != std::string_view::npos;
        if (heard.size() > 1) return std::vector<std::string>{};
        return std::vector<std::string>{
            R"({"type":"command","cmd_id":"c1","command":{"do":"commit"}})"};
    };
    CHECK(net::play_as_bot("127.0.0.1", server.port(), battle, talk) == net::BotEnd::Over);
    REQUIRE(heard.size() >= 2);
    CHECK(heard.front().find("\"view\"") != std::string::npos);

    SECTION("a wrong token is told so and not tried again") {
        answered = false;
        talk.hello = [] { return std::string(R"({"type":"hello","protocol":1,"token":"guess"})"); };
        talk.hear = [](std::string_view) { return std::vector<std::string>{}; };
        CHECK(net::play_as_bot("127.0.0.1", server.port(), battle, talk) == net::BotEnd::Refused);
    }
    SECTION("whoever floods is closed") {
        answered = false;
        talk.hear = [](std::string_view) {
            return std::vector<std::string>(40, R"({"type":"ping"})");
        };
        CHECK(net::play_as_bot("127.0.0.1", server.port(), battle, talk) == net::BotEnd::Refused);
    }
}
