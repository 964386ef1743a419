#pragma once
#include <string>

#include "base/result.h"
#include "campaign/messages.h"
#include "room/campaign_book.h"

/// A battle of a campaign on its way out to the list of battles, and back from its journal.
namespace room {

/// What begins it, all mistakes of its scenario at once. `id`: of the battle.
Result<store::Batch> begun_battle(const CampaignBook& campaign, const campaign::MakeBattle& make,
                                  const std::string& id, std::int64_t now,
                                  const std::string& test_seed);

/// As its journal stands; what the batch that takes it in expects and keeps.
struct ReadBack {
    campaign::Outcome outcome;
    store::Head head;
};
/// Nothing: it cannot be read, or is damaged.
std::optional<ReadBack> read_back(store::Database& db, const campaign::Campaign& campaign,
                                  const campaign::Battle& battle);
/// It is taken in with this batch, once.
void take_in(store::Batch& batch, const std::string& battle, const store::Head& head);

}  // namespace room
