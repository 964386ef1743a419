#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/battles.h"
#include "store/progress.h"

/// The campaigns of a data folder, by what stands beside their journals.
namespace store {

struct CampaignRow {
    Battle book;
    Stage stage;  ///< turn: how many phases have begun
};
/// All of them, oldest first.
std::vector<Battle> all_campaigns(Database& db);
/// What `ordercap verify` says of one: its chain, its end, its replay, its pieces.
struct CampaignVerdict {
    std::string damage;  ///< empty: none
    std::int64_t events = 0;
    std::string digest;  ///< of the state after the last good event
};
CampaignVerdict verify_campaign(Database& db, const Battle& book);
/// Those that anybody may find, newest first.
std::vector<CampaignRow> listed_campaigns(Database& db);
/// Whose orders end by the clock until then.
std::vector<std::string> due_campaigns(Database& db, std::int64_t until);
/// How many go on: of whoever made them from this address (a hash), and of all.
struct CampaignsHeld {
    int of_address = 0;
    int of_all = 0;
};
CampaignsHeld campaigns_held(Database& db, std::string_view address);

}  // namespace store
