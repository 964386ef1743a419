#include <cstdlib>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "store/describe_events.h"
#include "store/shape.h"

/// When this fails the journal has another shape: an older program cannot read what is written now.
/// Give a new field LATER beside its DESCRIBE (a field that is absent when false, empty or none
/// needs none), then keep a folder of the new shape: ./dev keep NAME "what is new". Names and
/// meanings of fields never change.
TEST_CASE("the journal has the shape of the newest folder that is kept", "[journal]") {
    constexpr auto kFile = "tests/kept/shape.txt";
    const auto shape = shape::of_the_journal();
    if (std::getenv("ORDERCAP_UPDATE_GOLDEN")) std::ofstream(kFile) << shape;
    std::ostringstream kept;
    kept << std::ifstream(kFile).rdbuf();
    std::istringstream now(shape), then(kept.str());
    for (std::string one, other; std::getline(now, one);) {
        std::getline(then, other);
        INFO("./dev keep NAME \"what is new\", after a look at this test");
        REQUIRE(one == other);
    }
    CHECK(shape == kept.str());
}
