#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "net/raw_socket.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

std::string begun(const RunningServer& server, const char* delay) {
    return value_of(server.post(R"({"scenario":"tutorial","options":{"spectator_delay":")" +
                                std::string(delay) + R"("}})"),
                    "battle");
}
std::string told(const std::string& battle, const char* what = "public") {
    return "/api/battles/" + battle + "/told/" + what;
}
/// An answer less its head.
std::string body_of(const std::string& answer) {
    return answer.substr(answer.find("\r\n\r\n") + 4);
}

}  // namespace

TEST_CASE("S-106 the public's list may be kept for a moment, and no answer sets a cookie",
          "[net][S-106]") {
    const RunningServer server;
    const auto list = server.get(told(begun(server, "step")));
    CHECK_THAT(list, StartsWith("HTTP/1.1 200") &&
                         Contains("Cache-Control: public, max-age=2, stale-while-revalidate=10") &&
                         Contains("Vary: Accept-Encoding\r\n") && !Contains("Set-Cookie") &&
                         !Contains("Content-Encoding"));
    CHECK(nlohmann::json::parse(body_of(list)).at("delay") == "step");
}

TEST_CASE("S-106 whoever takes gzip gets it", "[net][S-106]") {
    const RunningServer server;
    const auto path = told(begun(server, "step"));
    const auto packed = server.get(path, "Accept-Encoding: br, gzip\r\n");
    CHECK_THAT(packed, Contains("Content-Encoding: gzip") && Contains("Vary: Accept-Encoding"));
    CHECK_THAT(server.get(path, "Accept-Encoding: gzip;q=0\r\n"), !Contains("Content-Encoding"));
}

TEST_CASE("REL-40 what one may not have is one answer, whatever it is", "[net][REL-40]") {
    const RunningServer server;
    const auto battle = begun(server, "end");
    const auto edition =
        nlohmann::json::parse(body_of(server.get(told(battle)))).at("edition").get<std::string>();
    const auto late = server.get(told(battle) + "/" + edition + "/1");
    CHECK_THAT(late, StartsWith("HTTP/1.1 404") &&
                         Contains("Cache-Control: public, max-age=2, stale-while-revalidate=10"));
    for (const auto& where :
         {edition + "/999", edition + "/0", edition + "/-1", edition + "/one", edition + "/1x",
          edition + "/99999999999999", edition + "/", std::string("another/1"), edition + "/1/2"})
        CHECK(server.get(told(battle) + "/" + where) == late);
    CHECK(server.get(told("nosuchbattle")) == late);
    const auto secret = server.get(told(battle, "blue"));
    CHECK_THAT(secret, StartsWith("HTTP/1.1 404") && Contains("Cache-Control: no-store") &&
                           Contains("Vary: Accept-Encoding, Authorization"));
    CHECK(server.get(told(battle, "referee")) == secret);
    CHECK(server.get(told(battle, "green")) == secret);
    CHECK(server.get(told("nosuchbattle", "blue")) == secret);
    CHECK(server.get(told(battle, "blue"), "Authorization: Bearer guess\r\n") == secret);
    CHECK(body_of(secret) == body_of(late));
}

TEST_CASE("S-106 a socket takes no spectator of a battle that is told late", "[net][S-106]") {
    const RunningServer server;
    RawSocket late(server, begun(server, "step"));
    late.hello("public");
    CHECK(late.close_code() == 4001);
    RawSocket at_once(server, begun(server, "none"));
    at_once.hello("public");
    CHECK(at_once.take(1, 20'000));
}
