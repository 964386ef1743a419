#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "campaign/campaign.h"
#include "store/journal.h"

/// The journal of a campaign: rows as a battle's, of events of its own.
namespace store {

std::string write_event(const campaign::Event& event);
/// Refused with `damaged_journal` when the text is not what some version of this program wrote.
Result<campaign::Event> read_campaign_event(std::string_view text);
/// The rows of these events, sealed; the head moves on.
std::vector<Row> seal(Head& head, std::int64_t at, Cause cause, const campaign::Events& events);

struct CampaignRecorded {
    std::int64_t seq = 0;
    std::int64_t at = 0;
    Cause cause;
    campaign::Event event;
};
/// What can be trusted of it, and where it ends being readable.
struct CampaignHistory {
    std::vector<CampaignRecorded> events;
    Head head;
    std::string damage;  ///< empty: none
};
CampaignHistory read_campaign(Database& db, std::string_view campaign, std::string_view commitment,
                              std::int64_t up_to = kToTheEnd);
/// The campaign as these events left it.
campaign::Campaign replayed(const std::vector<CampaignRecorded>& events);
/// Over the whole state.
std::string digest_of(const campaign::Campaign& campaign);

}  // namespace store
