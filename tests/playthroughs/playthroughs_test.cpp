#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

#include "playthroughs/play_file.h"

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

TEST_CASE("every playthrough tells each audience what it told before", "[playthroughs]") {
    std::size_t played = 0;
    for (const auto& entry : std::filesystem::directory_iterator("tests/playthroughs")) {
        if (entry.path().extension() != ".play") continue;
        ++played;
        INFO(entry.path().filename().string());
        const auto expected = text_of(entry.path());
        const auto now = playthroughs::replay(expected).text;
        CHECK(now.find("(!)") == std::string::npos);
        if (std::getenv("ORDERCAP_UPDATE_GOLDEN"))
            std::ofstream{entry.path()} << now;
        else
            CHECK(now == expected);
    }
    CHECK(played >= 10);
}
