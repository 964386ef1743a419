#include <future>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/lobby.h"
#include "store/temporary_folder.h"

using nlohmann::json;

namespace {

room::Moment now() { return {1'000'000, 1'700'000'000'000}; }

json only_battle(const room::Lobby& lobby) {
    const auto listed = json::parse(lobby.battles()).at("battles");
    REQUIRE(listed.size() == 1);
    return listed[0];
}

}  // namespace

TEST_CASE("after a restart the list of battles says the same of a battle that nobody opened",
          "[room][lobby]") {
    const TemporaryFolder temporary;
    const store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    room::Lobby lobby{folder, writer, "db", now, "seed"};
    std::promise<room::Made> made;
    lobby.make(R"({"scenario":"tutorial"})", "http://localhost",
               [&](room::Made answer) { made.set_value(std::move(answer)); });
    REQUIRE(made.get_future().get().status == 201);
    const auto before = only_battle(lobby);
    CHECK(before.at("turns") > 0);
    CHECK(only_battle(room::Lobby{folder, writer, "db", now, "seed"}) == before);
}
