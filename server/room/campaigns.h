#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "room/campaign_book.h"
#include "room/lobby.h"
#include "store/children.h"

/// All campaigns of a server, on one thread that reads the disk for itself: one job after the
/// other. What was told stands ready, so that asking again costs nobody anything.
namespace room {

/// A view as it is sent.
struct CampaignTold {
    unsigned status = 404;  ///< of HTTP
    std::shared_ptr<const std::string> gzip;
    std::string etag;  ///< a hash of the text, and of nothing else
    std::shared_ptr<const fog::CampaignView> view = {};  ///< that the text says
};
struct AskedView {
    std::string campaign;
    std::string key;  ///< of a seat; empty: whoever only watches
    std::string as;   ///< through whose eyes: for the staff
};

class Campaigns {
  public:
    /// `made`: a battle of a campaign is on the disk, and its bots may come in.
    explicit Campaigns(Lobby& lobby, std::function<void(const std::string&)> made = {});
    Campaigns(const Campaigns&) = delete;
    Campaigns& operator=(const Campaigns&) = delete;
    ~Campaigns();

    // Each calls `done` once, from this thread, the writer's or at once.
    using Done = std::function<void(Made)>;
    /// GET /api/campaigns
    void list(Done done);
    /// POST /api/campaigns. Without an address: whoever asks is on this machine.
    void begin(std::string request, std::string address, std::string origin, Done done);
    void command(std::string campaign, std::string key, std::string request, Done done);
    using Shown = std::function<void(CampaignTold)>;
    void view(AskedView asked, Shown done);
    /// What stands ready for him, from any thread.
    std::optional<CampaignTold> ready(const AskedView& asked);
    /// It was deleted, or is to be.
    void forget(std::string campaign);

  private:
    struct Open {
        std::unique_ptr<CampaignBook> book;
        std::int64_t used = 0;
    };
    struct Asker {
        fog::Audience audience = fog::Audience::Public;
        std::int64_t asked = 0;  ///< steady
    };
    using Seat = std::pair<std::string, std::string>;    ///< campaign, hash of a key
    using Eyes = std::pair<std::string, fog::Audience>;  ///< campaign, through whose eyes

    void post(std::function<void()> job);
    void work();
    void tick();
    Open* open(const std::string& campaign);
    [[nodiscard]] bool write(store::Batch batch);
    std::optional<fog::Audience> sits(const std::string& campaign, const std::string& key_hash);
    CampaignTold told(const std::string& campaign, fog::Audience audience,
                      const CampaignTold& before = {});
    void tell(const std::string& campaign);
    void drop(const std::string& campaign);
    Made begin_now(const std::string& request, const std::string& address,
                   const std::string& origin);
    Made command_now(const std::string& campaign, const std::string& key,
                     const std::string& request);
    Made make_battle(Open& one, const wire::CampaignCommand& asked,
                     const campaign::MakeBattle& make);
    Made take_in_battle(Open& one, const wire::CampaignCommand& asked,
                        const campaign::TakeInBattle& take);
    Made finish(const std::string& campaign, CampaignBook::Heard heard);
    [[nodiscard]] std::optional<Refusal> too_many(const CampaignBook& book,
                                                  const campaign::MakeBattle& make) const;
    void look_at_finished();
    void wait_no_more(const store::Finished& battle);
    void look_at(const store::Finished& finished);
    CampaignTold view_now(const AskedView& asked);
    std::string list_now();

    Lobby& lobby_;
    std::function<void(const std::string&)> made_;
    store::Database db_;
    std::map<std::string, Open, std::less<>> open_;
    std::vector<store::Finished> looked_at_;  ///< and told, as long as their campaign stays open

    std::mutex mutex_;  ///< of all below
    std::condition_variable wakes_;
    std::deque<std::function<void()>> jobs_;
    std::map<Seat, Asker> askers_;
    std::map<Eyes, CampaignTold> ready_;
    bool ends_ = false;
    std::thread thread_;
};

}  // namespace room
