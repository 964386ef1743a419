#include <catch2/catch.hpp>

#include "base/letters.h"

TEST_CASE("letters that read alike are equal when they are folded", "[letters]") {
    const auto* name = "\u00C4nna";
    for (const auto* alike : {"A\u0308nna", "\u00E4nna", "a\u0308NNA", "\u00C4\uFF4Ena"}) {
        INFO(alike);
        CHECK(base::folded(alike) == base::folded(name));
    }
    for (const auto* other : {"Anna", "\u00C4nn", "\u00D6nna"}) {
        INFO(other);
        CHECK(base::folded(other) != base::folded(name));
    }
    CHECK(base::folded("STRA\u00DFE") == base::folded("strasse"));
}

TEST_CASE("what is no UTF-8 stays as it is", "[letters]") {
    CHECK(base::composed("a\xFFz") == "a\xFFz");
    CHECK(base::folded("a\xFFz") == "a\xFFz");
    CHECK(base::composed("").empty());
}
