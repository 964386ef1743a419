#include <catch2/catch.hpp>

#include "store/describe_state.h"
#include "store/read_json.h"

/// A field that was added when journals were kept already. (journal-format.md)
namespace younger {

struct Sandbag {
    int height = 2;
    int since = 7;
    rules::Cover cover = rules::Cover::Light;
    bool operator==(const Sandbag&) const = default;
};
DESCRIBE(Sandbag, height, since, cover)

}  // namespace younger
LATER(younger::Sandbag, since);
LATER(younger::Sandbag, cover);

namespace {

using younger::Sandbag;

std::string text_of(const Sandbag& value) {
    std::string text;
    store::write_json(text, value);
    return text;
}
Sandbag read(const std::string& text) {
    Sandbag value{0, 0, rules::Cover::Hard};
    store::read_json(nlohmann::json::parse(text), value);
    return value;
}

}  // namespace

TEST_CASE("a later field that is absent has the value that its struct gives it", "[journal]") {
    CHECK(read(R"({"height":3})") == Sandbag{3, 7, rules::Cover::Light});
}

TEST_CASE("with that value it is left out: texts and digests of before stay", "[journal]") {
    CHECK(text_of({3, 7, rules::Cover::Light}) == R"({"height":3})");
    const Sandbag other{3, 0, rules::Cover::Medium};
    CHECK(text_of(other) == R"({"height":3,"since":0,"cover":"medium"})");
    CHECK(read(text_of(other)) == other);
}

TEST_CASE("a field that was always there must be there", "[journal]") {
    CHECK_THROWS_AS(read(R"({"since":3})"), store::Unreadable);
}

TEST_CASE("the plan of a stand that has used up nothing reads as it did before", "[journal]") {
    game::StandPlan plan;
    plan.id = StandId{1};
    std::string text;
    store::write_json(text, plan);
    CHECK(text.find("ammunition") == std::string::npos);
    plan.ammunition = {
        {.line = 1, .fired = 2}
    };
    text.clear();
    store::write_json(text, plan);
    game::StandPlan read;
    store::read_json(nlohmann::json::parse(text), read);
    CHECK(read == plan);
}
