#include <catch2/catch.hpp>

#include "net/http.h"
#include "net/own_names.h"

using namespace net;

TEST_CASE("credits run out and come back", "[limits]") {
    Credits credits(30);
    std::int64_t now = 1'000'000;
    CHECK(credits.spend(now));
    for (int i = 1; i < 30; ++i) CHECK(credits.spend(now));
    CHECK_FALSE(credits.spend(now));
    CHECK(credits.spend(now + 1000));
    CHECK_FALSE(credits.spend(now + 1000));
    for (int i = 0; i < 30; ++i) CHECK(credits.spend(now + 60'000));
    CHECK_FALSE(credits.spend(now + 60'000));
}

TEST_CASE("a path of a request is plain or refused", "[static_files]") {
    CHECK(plain_path("/assets/a-1.js?x=../y") == "/assets/a-1.js");
    for (const auto* target :
         {"", "a", "/..", "/a/../b", "/.a", "//a", "/a%2e", "/a b", "/a\\b", "/a\x01"})
        CHECK_FALSE(plain_path(target));
}

TEST_CASE("the origin of a page is this server's own, exactly", "[http]") {
    const OwnNames names("", "0.0.0.0");
    Request request;
    request.set(http::field::host, "play.example:8080");
    CHECK_FALSE(names.is_own_page(request));
    for (const auto* origin :
         {"null", "http://play.example", "http://play.example:80800", "ftp://play.example:8080",
          "http://evil.example", "http://play.example:8080.evil.example", "play.example:8080"}) {
        request.set(http::field::origin, origin);
        CHECK_FALSE(names.is_own_page(request));
    }
    request.set(http::field::origin, "http://play.example:8080");
    CHECK(names.is_own_page(request));
    request.set(http::field::origin, "https://play.example:8080");
    CHECK(names.is_own_page(request));
}

TEST_CASE("a socket's path names a battle and nothing else", "[http]") {
    CHECK(battle_of("/ws/abc234") == "abc234");
    for (const auto* target : {"/ws/", "/ws/a/b", "/ws/A", "/ws/a?token=b", "/x/abc", "/ws/.."})
        CHECK_FALSE(battle_of(target));
}

TEST_CASE("a page speaks by the scheme of the origin that was named, and no other", "[own_names]") {
    const OwnNames names("https://play.example", "127.0.0.1");
    Request request;
    request.set(http::field::host, "play.example");
    request.set(http::field::origin, "https://play.example");
    CHECK(names.is_own_page(request));
    request.set(http::field::origin, "http://play.example");
    CHECK_FALSE(names.is_own_page(request));
    request.set(http::field::host, "127.0.0.1:8080");
    request.set(http::field::origin, "http://127.0.0.1:8080");
    CHECK(names.is_own_page(request));
}

TEST_CASE("a name that only points to this server is not its own", "[own_names]") {
    const OwnNames bound("", "192.168.1.5");
    for (const auto* host : {"192.168.1.5:8080", "127.0.0.1:8080", "localhost:9000", "[::1]:8080"})
        CHECK(bound.have(host));
    for (const auto* host : {"evil.example:8080", "192.168.1.6:8080", "localhost.evil.example",
                             "127.0.0.1.evil.example", "", "[::1", "192.168.1.5.evil.example"})
        CHECK_FALSE(bound.have(host));

    const OwnNames everywhere("", "0.0.0.0");
    CHECK(everywhere.have("192.168.1.6:8080"));
    CHECK_FALSE(everywhere.have("evil.example:8080"));

    const OwnNames named("https://play.example/", "0.0.0.0");
    for (const auto* host : {"play.example", "PLAY.example:443", "127.0.0.1:8080"})
        CHECK(named.have(host));
    for (const auto* host :
         {"play.example:8443", "evil.example", "192.168.1.6:8080", "play.example.evil.example"})
        CHECK_FALSE(named.have(host));
}
