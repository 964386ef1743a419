#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "fog/view_of.h"
#include "sample_battle.h"
#include "wire/describe_view.h"
#include "wire/difference.h"
#include "wire/write.h"

using nlohmann::json;

namespace {

fog::View seen_by(fog::Audience audience) {
    const fog::Chronicle told{audience};
    return fog::view_of(support::sample_battle(), told, {});
}

json applied(json before, const json& patch) {
    before.merge_patch(patch);
    return before;
}

json difference(const fog::View& before, const fog::View& after) {
    return json::parse(wire::difference(before, after));
}

json whole(const fog::View& view) {
    return json::parse(wire::view_text(view, fog::Audience::Red, 0)).at("view");
}

}  // namespace

TEST_CASE("a difference makes the one view out of the other", "[wire]") {
    std::vector<fog::View> views{{}};
    for (const auto audience : fog::kAudiences) views.push_back(seen_by(audience));
    auto emptied = views[1];
    emptied.stands.erase(emptied.stands.begin());
    emptied.stands.begin()->second.path = {
        {1_in, 2_in}
    };
    emptied.stands.rbegin()->second.crew_left_gun = !emptied.stands.rbegin()->second.crew_left_gun;
    emptied.log.clear();
    emptied.prompt.deadline = 7;
    views.push_back(emptied);
    for (const auto& before : views)
        for (const auto& after : views) {
            const auto patch = difference(before, after);
            CHECK(applied(whole(before), patch) == whole(after));
            CHECK(patch.empty() == (before == after));
        }
}

TEST_CASE("nothing that is the same is in a difference", "[wire]") {
    const auto before = seen_by(fog::Audience::Blue);
    auto after = before;
    after.stands.at("s2").suppressed = !before.stands.at("s2").suppressed;
    after.stands.erase("s1");
    CHECK(difference(before, after) ==
          json{
              {"stands",
               {{"s1", nullptr}, {"s2", {{"suppressed", after.stands.at("s2").suppressed}}}}}
    });
}

TEST_CASE("what no longer applies is taken away, what begins to apply is told", "[wire]") {
    auto before = seen_by(fog::Audience::Red);
    auto after = before;
    before.prompt.deadline = 1;
    CHECK(difference(before, after) == json{
                                           {"prompt", {{"deadline", nullptr}}}
    });
    CHECK(difference(after, before) == json{
                                           {"prompt", {{"deadline", 1}}}
    });
}

TEST_CASE("a text for nobody: no update when nothing changed", "[wire][REL-32]") {
    const auto view = seen_by(fog::Audience::Red);
    CHECK(wire::update_text(view, seen_by(fog::Audience::Red), 7).empty());
}

TEST_CASE("a stand that moves is a small update", "[wire]") {
    auto game = support::sample_battle();
    const fog::Chronicle told{fog::Audience::Blue};
    const auto before = fog::view_of(game, told, {});
    game::find_stand(game, StandId{2})->at = {27_in, 30_in};
    const auto text = wire::update_text(before, fog::view_of(game, told, {}), 42);
    CHECK(json::parse(text)["patch"]["stands"]["s2"]["at"] == json{27000, 30000});
    CHECK(text.size() < 2000);
}
