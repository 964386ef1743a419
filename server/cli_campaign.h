#pragma once
#include "cli.h"
#include "store/campaigns.h"

/// What the subcommands do when they are asked about a campaign.
namespace cli {

bool is_campaign(const Kept& options);
int campaign_digest(const Kept& options);
int campaign_replay(const Kept& options);
int campaign_view(const Kept& options);
/// False: it is damaged.
bool tell_campaign_verdict(store::Database& db, const store::Battle& campaign);

}  // namespace cli
