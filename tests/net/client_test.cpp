#include <stdexcept>

#include <catch2/catch.hpp>

#include "net/callers.h"
#include "net/own_bots.h"
#include "net/purses.h"
#include "net/strangers.h"
#include "net/talkers.h"

using namespace net;

namespace {

asio::ip::address at(const char* text) { return asio::ip::make_address(text); }

Request forwarded_for(std::initializer_list<const char*> lines) {
    Request request;
    for (const auto* line : lines) request.insert("X-Forwarded-For", line);
    return request;
}

}  // namespace

TEST_CASE("limits are counted by an IPv4 address, or by the /64 of an IPv6 one", "[client]") {
    CHECK(client_at(at("203.0.113.7")).name == "203.0.113.7");
    CHECK(client_at(at("::ffff:203.0.113.7")) == client_at(at("203.0.113.7")));
    CHECK(client_at(at("2001:db8:1:2:3:4:5:6")) == client_at(at("2001:db8:1:2::9")));
    CHECK(client_at(at("2001:db8:1:2::")).name == "2001:db8:1:2::/64");
    CHECK_FALSE(client_at(at("2001:db8:1:3::9")) == client_at(at("2001:db8:1:2::9")));
    CHECK(client_at(at("127.0.0.1")).is_here);
    CHECK(client_at(at("::1")).is_here);
    CHECK_FALSE(client_at(at("203.0.113.7")).is_here);
}

TEST_CASE("only a proxy that was named is believed, and of its list only the last stranger",
          "[client]") {
    const Proxies proxies({"127.0.0.1", "172.30.0.0/24", "2001:db8:5::/48"});
    const auto proxy = at("172.30.0.9");
    const auto name = [&](const asio::ip::address& peer, std::initializer_list<const char*> lines) {
        return client_of(peer, forwarded_for(lines), proxies).name;
    };
    CHECK(name(proxy, {"198.51.100.4"}) == "198.51.100.4");
    CHECK(name(proxy, {"8.8.8.8, 198.51.100.4"}) == "198.51.100.4");
    CHECK(name(proxy, {"8.8.8.8", "198.51.100.4,172.30.0.7"}) == "198.51.100.4");
    CHECK(name(at("2001:db8:5:6::1"), {"2001:db8:1:2::9"}) == "2001:db8:1:2::/64");
    CHECK(name(at("203.0.113.7"), {"198.51.100.4"}) == "203.0.113.7");
    CHECK(name(at("172.30.1.9"), {"198.51.100.4"}) == "172.30.1.9");
    CHECK(client_of(proxy, forwarded_for({"198.51.100.4"}), proxies).is_relayed);
    for (const auto* wrong : {"proxy", "172.30.0.0/33", "172.30.0.0/", "172.30.0.0/x", "/8", ""})
        CHECK_THROWS_AS(Proxies({wrong}), std::invalid_argument);
}

TEST_CASE("of whom a named proxy tells no address is a stranger, not the proxy", "[client]") {
    const Proxies proxies({"127.0.0.1"});
    const auto proxy = at("127.0.0.1");
    const Client stranger{"a stranger behind 127.0.0.1", false, true};
    CHECK(client_of(proxy, forwarded_for({}), proxies) == stranger);
    for (const auto* said : {"unknown", "_x", "", "198.51.100.4, unknown", "198.51.100.4:x",
                             "198.51.100.4:", "[2001:db8::1", "[2001:db8::1]x", "[unknown]:80"})
        CHECK(client_of(proxy, forwarded_for({said}), proxies) == stranger);
    CHECK(is_untold(stranger));
    CHECK_FALSE(is_untold(client_at(proxy)));
    CHECK_FALSE(client_of(proxy, forwarded_for({"127.0.0.1"}), proxies).is_here);
}

TEST_CASE("a port beside a forwarded address is none of it", "[client]") {
    const Proxies proxies({"127.0.0.1"});
    const auto name = [&](const char* said) {
        return client_of(at("127.0.0.1"), forwarded_for({said}), proxies).name;
    };
    CHECK(name("203.0.113.7:4711") == "203.0.113.7");
    CHECK(name("[2001:db8::1]:4711") == "2001:db8::/64");
    CHECK(name("[2001:db8::1]") == "2001:db8::/64");
    CHECK(name("2001:db8::1") == "2001:db8::/64");
}

TEST_CASE("who comes through a proxy of this machine that nobody named is not on this machine",
          "[client]") {
    CHECK(client_of(at("127.0.0.1"), forwarded_for({}), Proxies{}).is_here);
    const auto relayed = client_of(at("127.0.0.1"), forwarded_for({"198.51.100.4"}), Proxies{});
    CHECK_FALSE(relayed.is_here);
    CHECK(relayed.name != client_at(at("127.0.0.1")).name);
}

TEST_CASE("what one address spends is not missing to another", "[purses]") {
    Purses purses;
    const auto stranger = client_at(at("203.0.113.7"));
    const auto other = client_at(at("203.0.113.8"));
    const auto allowed = allowance_of(false);
    for (int i = 0; i < allowed.new_battles; ++i)
        REQUIRE(purses.spend(stranger, Use::NewBattle, 1'000'000));
    CHECK_FALSE(purses.spend(stranger, Use::NewBattle, 1'000'000));
    CHECK(purses.spend(stranger, Use::Question, 1'000'000));
    CHECK(purses.spend(stranger, Use::Post, 1'000'000));
    CHECK(purses.spend(other, Use::NewBattle, 1'000'000));
    CHECK(purses.spend(stranger, Use::NewBattle, 1'020'000));
}

TEST_CASE("a crowd of one address comes in one after the other, and delays nobody else",
          "[purses]") {
    Purses purses;
    const auto club = client_at(at("203.0.113.7"));
    const auto between = allowance_of(false).between_hellos;
    CHECK(purses.until_let_in(club, 1'000'000) == 0);
    CHECK(purses.until_let_in(club, 1'000'000) == between);
    CHECK(purses.until_let_in(club, 1'000'001) == 2 * between - 1);
    CHECK(purses.until_let_in(client_at(at("203.0.113.8")), 1'000'001) == 0);
    CHECK(purses.until_let_in(club, 1'001'000) == 0);
    const auto here = client_at(at("127.0.0.1"));
    for (int i = 0; i < 3; ++i) CHECK(purses.until_let_in(here, 1'000'000) == 0);
}

TEST_CASE("an address has so many sockets, and gets one back when one is let go", "[purses]") {
    Purses purses;
    const auto stranger = client_at(at("203.0.113.7"));
    std::vector<std::shared_ptr<void>> held;
    for (int i = 0; i < allowance_of(false).sockets; ++i) {
        held.push_back(purses.socket(stranger));
        REQUIRE(held.back());
    }
    CHECK_FALSE(purses.socket(stranger));
    CHECK(purses.socket(client_at(at("203.0.113.8"))));
    held.pop_back();
    CHECK(purses.socket(stranger));
}

TEST_CASE("many addresses are forgotten, but none that has a socket open", "[purses]") {
    Purses purses(100);
    const auto club = client_at(at("203.0.113.7"));
    std::vector<std::shared_ptr<void>> held;
    for (int i = 0; i < allowance_of(false).sockets; ++i) held.push_back(purses.socket(club));
    for (int i = 0; i < 1000; ++i) {
        const auto address = "198.51." + std::to_string(i / 250) + "." + std::to_string(i % 250);
        REQUIRE(purses.spend(client_at(at(address.c_str())), Use::Post, 1'000'000));
        REQUIRE(purses.size() <= 101);
    }
    CHECK_FALSE(purses.socket(club));
}

TEST_CASE("a bot of this process is no stranger behind a named proxy; who guesses is", "[client]") {
    Callers callers({"127.0.0.1"});
    Request request;
    request.set("X-Ordercap-Bot", std::string(bot_key()));
    CHECK(callers.who(at("127.0.0.1"), request).is_here);
    request.set("X-Ordercap-Bot", "");
    CHECK(is_untold(callers.who(at("127.0.0.1"), request)));
}

TEST_CASE("an origin that strangers cannot ask for is named before they are refused",
          "[client][own_names]") {
    CHECK_FALSE(forgotten_origin("", "127.0.0.1", false));
    CHECK_FALSE(forgotten_origin("", "::1", false));
    CHECK_FALSE(forgotten_origin("https://play.example", "0.0.0.0", true));
    CHECK(forgotten_origin("", "127.0.0.1", true));
    CHECK(forgotten_origin("http://127.0.0.1:8080", "127.0.0.1", true));
    CHECK(forgotten_origin("", "192.168.1.5", false)->find("192.168.1.5") != std::string::npos);
    CHECK(forgotten_origin("", "0.0.0.0", false)->find("in figures") != std::string::npos);
}

TEST_CASE("a new socket in the same seat brings no new credits", "[talkers]") {
    Talkers talkers(100);
    const std::string seat = "203.0.113.7 abc blue";
    const std::int64_t now = 1'000'000;
    for (int i = 0; i < kMessagesOfPlayer; ++i) REQUIRE(talkers.of(seat, true)->said.spend(now));
    const auto held = talkers.of(seat, true);
    CHECK_FALSE(held->said.spend(now));
    CHECK(talkers.of("203.0.113.8 abc blue", true)->said.spend(now));
    for (int i = 0; i < 1000; ++i) {
        static_cast<void>(talkers.of(std::to_string(i), false));
        REQUIRE(talkers.size() <= 101);
    }
    CHECK(talkers.of(seat, true) == held);
}

TEST_CASE("files of the client have a ration of their own, so large that a club can load it",
          "[strangers]") {
    net::Strangers strangers({}, [] { return room::Moment{1'000'000, 1'000'000}; });
    const auto club = client_at(at("203.0.113.7"));
    net::Request page;
    page.target("/battle/abc");
    int pages = 0;
    while (strangers.may_read(club, page)) REQUIRE(++pages < 100'000);
    CHECK(pages == allowance_of(false).files);
    CHECK(pages >= 50 * 30);  // fifty who load thirty files each
    page.target("/api/battles");
    CHECK(strangers.may_read(club, page));
    page.target("/");
    CHECK_FALSE(strangers.may_read(club, page));
    CHECK(strangers.may_read(client_at(at("203.0.113.8")), page));
}
