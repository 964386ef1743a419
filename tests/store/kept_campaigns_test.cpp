#include <fstream>

#include <catch2/catch.hpp>

#include "store/campaign_journal.h"

namespace {

/// The events of a campaign as some version of this program wrote them, one a line.
campaign::Campaign campaign_of(const char* file, int& events) {
    std::ifstream in(file);
    campaign::Campaign campaign;
    for (std::string line; std::getline(in, line); ++events) {
        const auto event = store::read_campaign_event(line);
        INFO(line.substr(0, 200));
        REQUIRE(event);
        CHECK(store::write_event(*event) == line);
        campaign::evolve(campaign, *event);
    }
    return campaign;
}

}  // namespace

TEST_CASE("the journals of campaigns that were ever written open, and replay to their digests",
          "[store][campaign]") {
    struct KeptCampaign {
        const char* file;
        int events;
        const char* digest;
    };
    constexpr KeptCampaign kAll[] = {
        {"tests/store/kept/campaign-1.jsonl", 50, "f95287e971bf736232802c8784a5aacd"}, // marches
        {"tests/store/kept/campaign-2.jsonl", 44, "c6d55bb301135192c224f649d75133a3"}, // battles
    };
    for (const auto& kept : kAll) {
        INFO(kept.file);
        int events = 0;
        const auto campaign = campaign_of(kept.file, events);
        CHECK(events == kept.events);
        CHECK(store::digest_of(campaign) == kept.digest);
    }
}
