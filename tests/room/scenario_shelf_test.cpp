#include <fstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/lobby.h"
#include "room/scenario_shelf.h"
#include "support/temporary_folder.h"

using Catch::Matchers::Contains;
using nlohmann::json;

namespace {

/// A folder like db/, with one scenario and a place for more.
struct Shelves {
    TemporaryFolder temporary;
    Shelves() {
        std::filesystem::copy("db/data", temporary.path / "data");
        std::filesystem::create_directories(temporary.path / "scenarios");
        std::filesystem::copy("db/scenarios/tutorial.json", temporary.path / "scenarios");
    }
    [[nodiscard]] std::string tutorial() const {
        std::ifstream in(temporary.path / "scenarios" / "tutorial.json");
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void put(const std::string& id, const std::string& text) const {
        std::ofstream(temporary.path / "scenarios" / (id + ".json")) << text;
    }
};

std::vector<std::string> ids(const std::string& text) {
    std::vector<std::string> all;
    const auto list = json::parse(text);
    for (const auto& one : list.at("scenarios")) all.push_back(one.at("id"));
    return all;
}
using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("a file with a mistake is not listed and takes no other with it; mended, it is listed",
          "[room][lobby]") {
    const Shelves shelves;
    const auto library = *scenario::read_library(shelves.temporary.path / "data");
    const room::ScenarioShelf shelf{shelves.temporary.path / "scenarios", library};
    CHECK(ids(shelf.text()) == Ids{"tutorial"});
    shelves.put("mine", "{\"id\": \"mine\",,}");
    CHECK(ids(shelf.text()) == Ids{"tutorial"});
    auto mine = json::parse(shelves.tutorial());
    mine["id"] = "mine";
    shelves.put("mine", mine.dump());
    CHECK(ids(shelf.text()) == Ids{"mine", "tutorial"});
    std::filesystem::remove(shelves.temporary.path / "scenarios" / "tutorial.json");
    CHECK(ids(shelf.text()) == Ids{"mine"});
}

TEST_CASE("whoever asks for a scenario with a mistake is told which", "[room][lobby]") {
    const Shelves shelves;
    auto wrong = shelves.tutorial();
    wrong.replace(wrong.find("\"turns\""), 7, "\"truns\"");
    shelves.put("wrong", wrong);
    const TemporaryFolder temporary;
    const store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    const room::Lobby lobby{folder, writer, shelves.temporary.path, [] { return room::Moment{}; },
                            "seed"};
    CHECK(lobby.scenario("tutorial").status == 200);
    CHECK(lobby.scenario("none").status == 404);
    const auto told = lobby.scenario("wrong");
    CHECK(told.status == 422);
    CHECK_THAT(told.text, Contains("wrong.json: ") && Contains("truns"));
}
