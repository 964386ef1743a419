#include <catch2/catch.hpp>

#include "net/http.h"

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
    Request request;
    request.set(http::field::host, "play.example:8080");
    CHECK_FALSE(comes_from_here(request));
    for (const auto* origin :
         {"null", "http://play.example", "http://play.example:80800", "ftp://play.example:8080",
          "http://evil.example", "http://play.example:8080.evil.example", "play.example:8080"}) {
        request.set(http::field::origin, origin);
        CHECK_FALSE(comes_from_here(request));
    }
    request.set(http::field::origin, "http://play.example:8080");
    CHECK(comes_from_here(request));
    request.set(http::field::origin, "https://play.example:8080");
    CHECK(comes_from_here(request));
}

TEST_CASE("a socket's path names a battle and nothing else", "[http]") {
    CHECK(battle_of("/ws/abc234") == "abc234");
    for (const auto* target : {"/ws/", "/ws/a/b", "/ws/A", "/ws/a?token=b", "/x/abc", "/ws/.."})
        CHECK_FALSE(battle_of(target));
}
