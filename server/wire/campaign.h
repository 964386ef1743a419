#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "campaign/messages.h"
#include "fog/campaign_view.h"
#include "wire/lobby.h"

/// The texts of a campaign's HTTP requests.
namespace wire {

/// POST /api/campaigns
struct NewCampaign {
    std::string campaign;  ///< of which file
    bool is_listed = false;
    std::optional<campaign::TakeIn> take_in;  ///< none: as the file has it
    std::optional<int> order_seconds;
};
Result<NewCampaign> parse_new_campaign(std::string_view text);
/// The maker's key is told this once.
std::string campaign_created_text(std::string_view campaign, const std::vector<SeatLink>& seats,
                                  std::string_view maker_key);

struct OfferedCampaign {
    std::string id;
    std::string title;
    std::string summary;
    int days = 1;
    int phases = 1;
    int places = 0;
};
struct ListedCampaign {
    std::string id;
    std::string file;
    std::string title;
    int day = 1;
    int phase = 0;
    bool over = false;
};
/// GET /api/campaigns
std::string campaigns_text(const std::vector<OfferedCampaign>& offered,
                           const std::vector<ListedCampaign>& listed);

/// POST /api/campaigns/<id>/commands
struct CampaignCommand {
    std::string cmd_id;
    campaign::Command command;
};
Result<CampaignCommand> parse_campaign_command(std::string_view text);
/// What was understood of it and nothing else.
std::string command_text(const CampaignCommand& message);
std::string campaign_accepted_text(std::string_view cmd_id);
/// GET /api/campaigns/<id>/view
std::string campaign_view_text(const fog::CampaignView& view);

}  // namespace wire
