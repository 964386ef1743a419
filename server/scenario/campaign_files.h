#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "campaign/plan.h"
#include "scenario/scenarios.h"

/// Files of campaigns and of the tables that their battles are fought on. The format is told in
/// db/README.md and in protocol/schema/campaign.schema.json. All mistakes of a file are told at
/// once, a line each, which begins with the path of what is wrong.
namespace scenario {

Result<campaign::Plan> read_campaign(std::string_view text,
                                     const std::vector<campaign::Table>& tables,
                                     const Library& library);
/// `scenarios_dir`: where a table finds the scenarios whose ground it takes.
Result<campaign::Table> read_table(std::string_view text,
                                   const std::filesystem::path& scenarios_dir,
                                   const Library& library);

/// What a lobby shows.
struct CampaignTitle {
    std::string id;
    std::string title;
    std::string summary;
    int days = 0;
    int phases = 0;  ///< of a day
    int places = 0;
    bool operator==(const CampaignTitle&) const = default;
};
/// The campaigns that can be played, and what is wrong with the others and with tables.
struct CampaignList {
    std::vector<CampaignTitle> titles;  ///< in order of id
    std::vector<Refusal> left_out;      ///< a sentence each
};
/// `db` holds `campaigns`, `campaigns/tables` and `scenarios`; without the first there are none.
Result<CampaignList> list_campaigns(const std::filesystem::path& db, const Library& library);
/// The campaign that is kept in `db` under this id.
Result<campaign::Plan> load_campaign(const std::filesystem::path& db, std::string_view id,
                                     const Library& library);

}  // namespace scenario
