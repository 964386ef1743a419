#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "fog/view_of.h"
#include "sample_battle.h"
#include "wire/difference.h"
#include "wire/write.h"

using nlohmann::json;

namespace {

json applied(json before, const json& patch) {
    before.merge_patch(patch);
    return before;
}

}  // namespace

TEST_CASE("a difference makes the one out of the other", "[wire]") {
    const json views[] = {
        {{"a", 1}},
        {{"a", 2}, {"b", {{"c", 1}, {"d", {1, 2}}}}},
        {{"b", {{"c", 1}, {"d", {1}}}}},
        {{"b", {{"c", {{"deep", true}}}}}},
        json::object(),
        {{"b", 7}},
    };
    for (const auto& before : views)
        for (const auto& after : views)
            CHECK(applied(before, wire::difference(before, after)) == after);
}

TEST_CASE("nothing that is the same is in a difference", "[wire]") {
    const json before = {
        {"stands", {{"s1", {{"at", {1, 2}}, {"state", "steady"}}}, {"s2", {{"at", {3, 4}}}}}}
    };
    auto after = before;
    after["stands"]["s1"]["state"] = "pinned";
    CHECK(wire::difference(before, after) == json{
                                                 {"stands", {{"s1", {{"state", "pinned"}}}}}
    });
    CHECK(wire::difference(before, before).empty());
}

TEST_CASE("a text for nobody: no update when nothing changed", "[wire][R32]") {
    const auto game = support::sample_battle();
    const fog::Chronicle told{fog::Audience::Red};
    const wire::Picture one{fog::view_of(game, told, {})}, same{fog::view_of(game, told, {})};
    CHECK(wire::update_text(one, same, 7).empty());
    CHECK(one == same);
}

TEST_CASE("a stand that moves is a small update", "[wire]") {
    auto game = support::sample_battle();
    const fog::Chronicle told{fog::Audience::Blue};
    const wire::Picture before{fog::view_of(game, told, {})};
    game::find_stand(game, StandId{2})->at = {27_in, 30_in};
    const auto text = wire::update_text(before, wire::Picture{fog::view_of(game, told, {})}, 42);
    CHECK(json::parse(text)["patch"]["stands"]["s2"]["at"] == json{27000, 30000});
    CHECK(text.size() < 2000);
}
