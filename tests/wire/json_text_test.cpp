#include <map>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "wire/json_text.h"

using nlohmann::json;

namespace {

std::string as_the_library_writes(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

TEST_CASE("words are written as the library writes them: quotes, controls, letters of any kind, no "
          "UTF-8",
          "[wire]") {
    const auto words =
        GENERATE(as<std::string>{}, "", "plain ~", "\"quoted\"", "back\\slash",
                 "two\nlines\tand\x01", "Zugführer, Сокол", "no \xff UTF-8 \xc3", "deleted \x7f");
    CHECK(wire::json_text(words) == as_the_library_writes(words));
    const std::map<std::string, int> keyed{
        {words, 1}
    };
    CHECK(wire::json_text(keyed) == as_the_library_writes(keyed));
}

TEST_CASE("numbers, places and lists are compact, least and most numbers whole", "[wire]") {
    CHECK(wire::json_text(std::int64_t{INT64_MIN}) == "-9223372036854775808");
    CHECK(wire::json_text(std::int64_t{INT64_MAX}) == "9223372036854775807");
    CHECK(wire::json_text(std::vector<int>{}) == "[]");
    CHECK(wire::json_text(std::vector<Point>{
              {1_in, -2_in},
              {}
    }) == "[[1000,-2000],[0,0]]");
    CHECK(wire::json_text(true) == "true");
    CHECK(wire::json_text(StandId{}) == R"("")");
    CHECK(wire::json_text(StandId{7}) == R"("s7")");
}
