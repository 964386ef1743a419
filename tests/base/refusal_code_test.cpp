#include <catch2/catch.hpp>

#include "base/refusal_code.h"

TEST_CASE("a refusal has a word, a sentence and the rules that say so", "[base][refusals]") {
    const auto refusal = refusal_of(RefusalCode::AgainstArrow);
    CHECK(word_of(refusal.code) == "against_arrow");
    CHECK(refusal.reason == "The path turns against the arrow.");
    CHECK(refusal.rules == std::vector<std::string>{"MOVE-09", "S-12"});
}

TEST_CASE("what is refused is told in a whole sentence", "[base][refusals]") {
    for (auto code = RefusalCode::AaMachineGun; code <= RefusalCode::WrongWindow;
         code = static_cast<RefusalCode>(static_cast<int>(code) + 1)) {
        const auto refusal = refusal_of(code);
        INFO(word_of(code));
        CHECK(refusal.reason.size() > 10);
        CHECK((refusal.reason.front() >= 'A' && refusal.reason.front() <= 'Z'));
        CHECK(refusal.reason.back() == '.');
    }
}
