#include <set>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "wire/campaign.h"
#include "wire/example_files.h"

using Json = nlohmann::json;

TEST_CASE("every example of a campaign's command is read, and written anew it says the same",
          "[wire][contract]") {
    std::set<std::size_t> seen;
    for (const auto& file : example::files("campaign.command.")) {
        INFO(file);
        const auto text = example::contents(file);
        const auto read = wire::parse_campaign_command(text);
        if (!read) FAIL_CHECK(read.error().reason);
        if (!read) continue;
        seen.insert(read->command.index());
        auto json = Json::parse(text);
        json.erase("cmd_id");
        const auto written = Json::parse(wire::command_text(*read));
        CHECK(written.at("type") == json.at("type"));
        for (const auto& [key, value] : json.items()) CHECK(written.contains(key));
        Json again = written;
        again["cmd_id"] = "c";
        const auto reread = wire::parse_campaign_command(again.dump());
        if (!reread) FAIL_CHECK(reread.error().reason);
        if (reread) CHECK(wire::command_text(*reread) == written.dump());
    }
    CHECK(seen.size() + 1 == boost::variant2::variant_size<campaign::Command>::value);
}

TEST_CASE("what is wrong with the edits of a battle is said with its place", "[wire][campaign]") {
    const auto reason = [](const char* edits) {
        const auto read = wire::parse_campaign_command(
            std::string(R"({"cmd_id":"c","type":"make_battle","battle":1,"edits":)") + edits + "}");
        return read ? std::string{} : read.error().reason;
    };
    CHECK(reason(R"({"turns":3,"late":[{"formation":"1bn","turn":2}]})").empty());
    CHECK_THAT(reason(R"({"late":[{"formation":"1bn"}]})"), Catch::Contains("late"));
    CHECK_THAT(reason(R"({"turns":"many"})"), Catch::Contains("turns"));
    CHECK_THAT(reason(R"({"moon":1})"), Catch::Contains("edits"));
}

TEST_CASE("a campaign is begun with options of its own", "[wire][campaign]") {
    const auto read = wire::parse_new_campaign(
        R"({"campaign":"a","options":{"take_in":"at_once","order_seconds":3600}})");
    REQUIRE(read);
    CHECK(read->take_in == campaign::TakeIn::AtOnce);
    CHECK(read->order_seconds == 3600);
    for (const auto* wrong :
         {R"({"campaign":"a","options":{"take_in":"never"}})",
          R"({"campaign":"a","options":{"order_seconds":-1}})",
          R"({"campaign":"a","options":{"moon":1}})", R"({"campaign":"a","options":3})"})
        CHECK_FALSE(wire::parse_new_campaign(wrong));
}
