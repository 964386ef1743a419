#include <mutex>
#include <vector>

#include <catch2/catch.hpp>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

#include "net/limits.h"
#include "net/raw_socket.h"
#include "net/security_log.h"
#include "store/digest.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Catch::Matchers::VectorContains;
using net::Event;
using Lines = std::vector<std::string>;

namespace {

struct Sink : spdlog::sinks::base_sink<std::mutex> {
    Lines lines() {
        const std::lock_guard lock(mutex_);
        return lines_;
    }

  protected:
    void sink_it_(const spdlog::details::log_msg& said) override {
        lines_.emplace_back(said.payload.begin(), said.payload.end());
    }
    void flush_() override {}

  private:
    Lines lines_;
};

/// All that is logged until the end of this.
struct Listening {
    std::shared_ptr<Sink> sink = std::make_shared<Sink>();
    std::shared_ptr<spdlog::logger> before = spdlog::default_logger();

    Listening() { spdlog::set_default_logger(std::make_shared<spdlog::logger>("test", sink)); }
    ~Listening() { spdlog::set_default_logger(before); }
    [[nodiscard]] Lines lines() const { return sink->lines(); }
    /// What is said to a socket comes from another thread.
    [[nodiscard]] bool has(const std::string& line) const {
        for (int i = 0; i < 100; ++i) {
            const auto all = lines();
            if (std::ranges::find(all, line) != all.end()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return false;
    }
};

net::Client stranger(const std::string& address) { return {address, false, false}; }

const std::string kKeyLogged = "11111111111111111111111111111111";
const std::string kKeyUnknown = "22222222222222222222222222222222";

/// A server of strangers, each of whom does one thing.
struct LoggedHouse {
    Listening log;
    RunningServer server{[](net::ServerOptions& how) { how.proxies = {"127.0.0.1"}; }, 0};

    [[nodiscard]] static std::string from(int who) {
        return "X-Forwarded-For: 198.51.100." + std::to_string(who) + "\r\n";
    }
    [[nodiscard]] std::string make(int who, const std::string& more = {}) const {
        return server.post(R"({"scenario":"tutorial","options":{"spectator_delay":"none"})" + more +
                               "}",
                           from(who));
    }
    [[nodiscard]] std::string post(int who, const std::string& battle, const std::string& what,
                                   const std::string& body) const {
        return server.post_to("/api/battles/" + battle + "/" + what, body, from(who));
    }
    [[nodiscard]] std::string open(int who, const std::string& battle, const std::string& token,
                                   const std::string& key) const {
        return post(who, battle, "seats", R"({"token":")" + token + R"(","key":")" + key + "\"}");
    }
};

std::string token_in(const std::string& made, const std::string& role) {
    return value_of(made, "token", made.find("\"role\":\"" + role + "\""));
}

}  // namespace

TEST_CASE("one line in ten seconds for each address and kind, and how many more", "[net][log]") {
    const Listening heard;
    std::int64_t now = 1000;
    net::SecurityLog log([&] { return room::Moment{now, now}; });
    for (int i = 0; i < 413; ++i) log.note(Event::Quota, stranger("198.51.100.4"), "posts");
    log.note(Event::Flood, stranger("198.51.100.4"), "red of abc");
    log.note(Event::Quota, stranger("198.51.100.5"), "reads");
    Lines expected{"security: quota from 198.51.100.4: posts",
                   "security: flood from 198.51.100.4: red of abc",
                   "security: quota from 198.51.100.5: reads"};
    CHECK(heard.lines() == expected);
    now += 9999;
    log.look();
    CHECK(heard.lines() == expected);
    now += 1001;
    log.look();
    expected.emplace_back("security: quota from 198.51.100.4: … and 412 more");
    CHECK(heard.lines() == expected);
    now += 1000;
    log.note(Event::Quota, stranger("198.51.100.4"), "posts");
    expected.emplace_back("security: quota from 198.51.100.4: posts");
    CHECK(heard.lines() == expected);
    log.look();
    now += 60'000;
    log.look();
    CHECK(heard.lines() == expected);
}

TEST_CASE("what was done always has its line", "[net][log]") {
    const Listening heard;
    net::SecurityLog log([] { return room::Moment{1000, 1000}; }, 2);
    Lines expected;
    for (const auto& [event, word] : {
             std::pair{Event::Link,     "link"    },
             {Event::Renewal,  "renewal" },
             {Event::Deletion, "deletion"}
    })
        for (const auto* what : {"first", "second", "third"}) {
            log.note(event, stranger("198.51.100.4"), what);
            expected.push_back("security: " + std::string(word) + " from 198.51.100.4: " + what);
        }
    CHECK(heard.lines() == expected);
}

TEST_CASE("what was left out is said before the next line, and at the end", "[net][log]") {
    const Listening heard;
    std::int64_t now = 1000;
    {
        net::SecurityLog log([&] { return room::Moment{now, now}; });
        for (int i = 0; i < 3; ++i) log.note(Event::Refusal, stranger("a"), "first");
        now += 10'000;
        for (int i = 0; i < 2; ++i) log.note(Event::Refusal, stranger("a"), "second");
    }
    CHECK(heard.lines() ==
          Lines{"security: refusal from a: first", "security: refusal from a: … and 2 more",
                "security: refusal from a: second", "security: refusal from a: … and 1 more"});
}

TEST_CASE("the book of addresses is bounded; whom it has no room for is counted", "[net][log]") {
    const Listening heard;
    std::int64_t now = 100'000;
    net::SecurityLog log([&] { return room::Moment{now, now}; }, 5);
    for (int i = 0; i < 1000; ++i)
        log.note(Event::Quota, stranger("a" + std::to_string(i)), "posts");
    CHECK(heard.lines().size() == 5);
    now += 2000;
    log.look();
    CHECK(heard.lines().size() == 6);
    CHECK_THAT(heard.lines(),
               VectorContains<std::string>("security: … and 995 more from other addresses"));
    for (int i = 0; i < 1000; ++i)
        log.note(Event::Quota, stranger("b" + std::to_string(i)), "posts");
    now += 2000;
    log.look();
    CHECK(heard.lines().size() == 6);
    now += 8000;
    log.look();
    CHECK_THAT(heard.lines(),
               VectorContains<std::string>("security: … and 1000 more from other addresses"));
    log.note(Event::Quota, stranger("c"), "posts");
    CHECK_THAT(heard.lines(), VectorContains<std::string>("security: quota from c: posts"));
}

TEST_CASE("only what is known of a path, and plain words of a text, are written", "[net][log]") {
    const Listening heard;
    net::SecurityLog log([] { return room::Moment{}; });
    CHECK(net::word_in(R"({"a":"x","role":"blue2"})", "role") == "blue2");
    CHECK(net::word_in(R"({"role":"a b\n"})", "role") == "a");
    CHECK(net::word_in(R"({"role":7})", "role").empty());
    log.answered(stranger("a"), "zq7f3a", "abc", 404, R"({"error":{"code":"no_seat"}})");
    log.answered(stranger("a"), "seats", "abc", 503, R"({"error":{"code":"cannot_write"}})");
    log.answered(stranger("a"), "seek", "abc", 201, R"({"sought":["red"]})");
    CHECK(heard.lines().empty());
}

TEST_CASE("what strangers do is logged, and none of their secrets", "[net][log]") {
    LoggedHouse house;
    auto& server = house.server;
    server.lobby.limit({.battles_of_address = 1, .bot_battles = 0});
    const auto made = house.make(1);
    const auto battle = value_of(made, "battle");
    const auto link = token_in(made, "blue");
    const auto key = R"({"key":")" + kKeyLogged + "\"}";
    const auto deletion = [](const std::string& maker) { return R"({"key":")" + maker + "\"}"; };
    const auto maker_key = value_of(made, "maker_key");
    REQUIRE(maker_key.size() > 20);

    CHECK_THAT(house.open(11, battle, link, kKeyLogged), StartsWith("HTTP/1.1 201"));
    CHECK_THAT(house.open(12, battle, link, kKeyUnknown), StartsWith("HTTP/1.1 410"));
    CHECK_THAT(house.open(13, battle, kKeyUnknown, kKeyLogged), StartsWith("HTTP/1.1 404"));
    CHECK_THAT(house.post(14, battle, "links", key), StartsWith("HTTP/1.1 201"));
    CHECK_THAT(house.post(15, battle, "renewals", R"({"key":")" + kKeyUnknown + "\"}"),
               StartsWith("HTTP/1.1 403"));
    const auto renewed = house.post(16, battle, "renewals", key);
    CHECK_THAT(renewed, StartsWith("HTTP/1.1 201"));
    RawSocket closed(server, battle, LoggedHouse::from(17));
    closed.hello(kKeyLogged);
    CHECK(closed.close_code() == 4001);
    for (int i = 0; i < net::allowance_of(false).new_battles; ++i)
        CHECK_THAT(server.post(R"({"scenario":"none"})", LoggedHouse::from(18)),
                   StartsWith("HTTP/1.1 422"));
    CHECK_THAT(server.post(R"({"scenario":"none"})", LoggedHouse::from(18)),
               StartsWith("HTTP/1.1 429"));
    CHECK_THAT(house.make(1), StartsWith("HTTP/1.1 429"));
    CHECK_THAT(house.make(19, R"(,"bot":"red")"), StartsWith("HTTP/1.1 429"));
    RawSocket loud(server, battle, LoggedHouse::from(20));
    loud.hello("public");
    for (int i = 0; i < 40; ++i) loud.say(R"({"type":"ping"})");
    CHECK(loud.close_code() == 1008);
    CHECK_THAT(house.post(21, battle, "delete", deletion(kKeyUnknown)), StartsWith("HTTP/1.1 403"));
    CHECK_THAT(house.post(22, battle, "delete", deletion(maker_key)), StartsWith("HTTP/1.1 200"));

    const auto from = [](const std::string& kind, int who, const std::string& what) {
        return "security: " + kind + " from 198.51.100." + std::to_string(who) + ": " + what;
    };
    for (const auto& line :
         {from("link", 11, "blue, seats of " + battle),
          from("refusal", 12, "link_spent, seats of " + battle),
          from("refusal", 13, "no_seat, seats of " + battle),
          from("link", 14, "blue, links of " + battle),
          from("refusal", 15, "no_seat, renewals of " + battle),
          from("renewal", 16, "blue, renewals of " + battle),
          from("refusal", 17, "no_seat, hello of " + battle), from("quota", 18, "new battles"),
          from("quota", 1, "too_many_battles, battles"),
          from("quota", 19, "too_many_bots, battles"), from("flood", 20, "public of " + battle),
          from("refusal", 21, "not_its_maker, delete of " + battle),
          from("deletion", 22, battle)}) {
        INFO(line);
        CHECK(house.log.has(line));
    }
    Lines secrets{kKeyLogged, kKeyUnknown, link, maker_key, value_of(renewed, "token")};
    for (const auto* role : {"red", "referee"}) secrets.push_back(token_in(made, role));
    for (auto count = secrets.size(); count > 0; --count)
        secrets.push_back(store::hash_of_token(secrets[count - 1]));
    for (const auto& line : house.log.lines())
        for (const auto& secret : secrets) {
            REQUIRE(secret.size() >= 20);
            CHECK_THAT(line, !Contains(secret) && !Contains("#seat="));
        }
}
