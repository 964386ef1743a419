#include <cstdlib>
#include <fstream>

#include <catch2/catch.hpp>

#include "playthroughs/all_plays.h"

TEST_CASE("every playthrough tells each audience what it told before", "[playthroughs]") {
    for (const auto& [file, expected, now] : playthroughs::all_plays()) {
        INFO(file.filename().string());
        CHECK(now.text.find("(!)") == std::string::npos);
        if (std::getenv("ORDERCAP_UPDATE_GOLDEN"))
            std::ofstream{file} << now.text;
        else
            CHECK(now.text == expected);
    }
    CHECK(playthroughs::all_plays().size() >= 10);
}
