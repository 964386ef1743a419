#include <catch2/catch.hpp>

#include "room/answers.h"

TEST_CASE("REL-28 how often the other side is refused is told by no answer", "[room][REL-28]") {
    room::Answers answers;
    answers.keep_refusal("blue", "mine", {nullptr, "{}"});
    for (int i = 0; i < 2000; ++i) answers.keep_refusal("red", std::to_string(i), {nullptr, "{}"});
    CHECK(answers.find("blue", "mine"));
    CHECK_FALSE(answers.find("red", "0"));
    CHECK(answers.find("red", "1999"));
}
