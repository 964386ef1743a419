#include "store/campaign_journal.h"

#include "base/refusal_code.h"
#include "store/describe_campaign.h"
#include "store/digest.h"
#include "store/event_table.h"

namespace store {
namespace {

constexpr auto kCampaignEvents =
    event_table<campaign::Event>(static_cast<const campaign::Event*>(nullptr));
static_assert(every_name_once(kCampaignEvents), "every event has a name of its own in the journal");

}  // namespace

std::string write_event(const campaign::Event& event) {
    std::string out = "{\"";
    out += kCampaignEvents[event.index()].name;
    out += "\":";
    visit([&](const auto& happened) { write_json(out, happened); }, event);
    out += '}';
    return out;
}

Result<campaign::Event> read_campaign_event(std::string_view text) try {
    const auto json = nlohmann::json::parse(text);
    if (json.is_object() && json.size() == 1)
        for (const auto& row : kCampaignEvents)
            if (row.name == json.begin().key()) return row.read(*json.begin());
    return refuse(RefusalCode::DamagedJournal);
} catch (const nlohmann::json::exception& problem) {
    return refuse(RefusalCode::DamagedJournal, problem.what());
} catch (const Unreadable& problem) {
    return refuse(RefusalCode::DamagedJournal, problem.what());
}

std::vector<Row> seal(Head& head, std::int64_t at, Cause cause, const campaign::Events& events) {
    std::vector<std::string> texts;
    texts.reserve(events.size());
    for (const auto& event : events) texts.push_back(write_event(event));
    return seal(head, at, std::move(cause), std::move(texts));
}

CampaignHistory read_campaign(Database& db, std::string_view campaign, std::string_view commitment,
                              std::int64_t up_to) {
    CampaignHistory history;
    auto chain = follow_chain(
        db, campaign, empty_journal(campaign, commitment), up_to, [&](Row& row) -> std::string {
            auto event = read_campaign_event(row.event);
            if (!event) return event.error().reason;
            history.events.push_back({row.seq, row.at, std::move(row.cause), std::move(*event)});
            return {};
        });
    history.head = std::move(chain.head);
    history.damage = std::move(chain.damage);
    return history;
}

campaign::Campaign replayed(const std::vector<CampaignRecorded>& events) {
    campaign::Campaign campaign;
    for (const auto& recorded : events) campaign::evolve(campaign, recorded.event);
    return campaign;
}

std::string digest_of(const campaign::Campaign& campaign) {
    std::string text;
    write_json(text, campaign);
    return digest_of_text(text);
}

}  // namespace store
