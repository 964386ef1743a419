#include <future>
#include <vector>

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include "net/running_server.h"

using Catch::Matchers::StartsWith;
using namespace std::chrono_literals;

namespace {

std::promise<void>* came = nullptr;
std::shared_future<void> goes_on;

/// Called by whoever opens a database.
int hold(sqlite3* /*db*/, char** /*problem*/, const sqlite3_api_routines* /*functions*/) {
    if (came) std::exchange(came, nullptr)->set_value();
    goes_on.wait();
    return SQLITE_OK;
}

/// Whoever opens a database waits for the end of this.
struct Held {
    std::promise<void> first;
    std::promise<void> end;
    bool is_over = false;

    Held() {
        came = &first;
        goes_on = end.get_future().share();
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(&hold));
    }
    void let_go() {
        if (!std::exchange(is_over, true)) end.set_value();
    }
    ~Held() {
        let_go();
        sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(&hold));
    }
};

bool is_ready(const std::future<std::string>& answer) {
    return answer.wait_for(0s) == std::future_status::ready;
}

std::size_t ready_of(const std::vector<std::future<std::string>>& answers) {
    return static_cast<std::size_t>(std::ranges::count_if(answers, is_ready));
}

}  // namespace

TEST_CASE("while the dice of a battle are looked for, the door answers others", "[net][dice]") {
    const RunningServer server;
    const auto battle = value_of(server.post(R"({"scenario":"tutorial"})"), "battle");
    const auto target = "/api/battles/" + battle + "/dice";
    const auto before = server.get(target);
    REQUIRE_THAT(before, StartsWith("HTTP/1.1 200"));

    std::future<std::string> dice;
    std::future<std::string> others;
    Held held;
    dice = std::async(std::launch::async, [&] { return server.get(target); });
    REQUIRE(held.first.get_future().wait_for(30s) == std::future_status::ready);
    others = std::async(std::launch::async,
                        [&] { return server.get("/healthz") + server.get("/api/battles"); });
    CHECK(others.wait_for(30s) == std::future_status::ready);
    CHECK(!is_ready(dice));
    held.let_go();
    CHECK_THAT(others.get(), StartsWith("HTTP/1.1 200"));
    CHECK(dice.get() == before);
}

TEST_CASE("twenty wait for dice, and no more", "[net][dice]") {
    const RunningServer server;
    const auto battle = value_of(server.post(R"({"scenario":"tutorial"})"), "battle");
    const auto target = "/api/battles/" + battle + "/dice";

    std::vector<std::future<std::string>> answers;
    Held held;
    const auto ask = [&] {
        answers.push_back(std::async(std::launch::async, [&] { return server.get(target); }));
    };
    ask();
    REQUIRE(held.first.get_future().wait_for(30s) == std::future_status::ready);
    for (int i = 0; i < 21; ++i) ask();
    for (int i = 0; i < 600 && ready_of(answers) == 0; ++i) std::this_thread::sleep_for(50ms);
    CHECK(ready_of(answers) == 1);
    held.let_go();
    int given = 0;
    int refused = 0;
    for (auto& answer : answers) {
        const auto text = answer.get();
        given += text.starts_with("HTTP/1.1 200") ? 1 : 0;
        refused += text.starts_with("HTTP/1.1 429") ? 1 : 0;
    }
    CHECK(given == 21);
    CHECK(refused == 1);
    CHECK_THAT(server.get(target), StartsWith("HTTP/1.1 200"));
}
