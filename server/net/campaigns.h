#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "net/client.h"
#include "net/http.h"
#include "net/waits.h"
#include "room/campaigns.h"
#include "room/links.h"

/// Campaigns are served over HTTP alone: commands are posted, views are asked for again and again.
namespace net {

/// /api/campaigns, and /api/campaigns/<id>/<what>.
struct CampaignPath {
    std::string id;         ///< empty: all of them
    std::string_view what;  ///< up to the question mark
    std::string_view query;
};
std::optional<CampaignPath> campaign_path(std::string_view target);

class CampaignDoor {
  public:
    /// `made`: a battle of a campaign is on the disk.
    CampaignDoor(asio::io_context& doors, room::Lobby& lobby,
                 std::function<void(const std::string&)> made)
        : lobby_(lobby), made_(doors), told_(doors), campaigns_(lobby, std::move(made)),
          links_(room::links_of_campaigns(lobby)) {}

    Awaitable<Response> get(const Request& request, const CampaignPath& path);
    Awaitable<Response> post(const Request& request, const CampaignPath& path, const Client& client,
                             const std::string& origin);

  private:
    using Done = std::function<void(room::Made)>;
    [[nodiscard]] std::function<void(Done)> work_of(const Request& request,
                                                    const CampaignPath& path, const Client& client,
                                                    const std::string& origin);
    Awaitable<Response> view(const Request& request, const CampaignPath& path);

    room::Lobby& lobby_;
    Waits<room::Made> made_;
    Waits<room::CampaignTold> told_;
    room::Campaigns campaigns_;  ///< its thread ends before those who wait for it
    room::Links links_;
};

}  // namespace net
