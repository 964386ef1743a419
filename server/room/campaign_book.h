#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign/campaign.h"
#include "fog/campaign_view.h"
#include "store/campaign_journal.h"
#include "store/uptime.h"
#include "store/writer.h"
#include "wire/campaign.h"

/// One campaign that is open: its state, what was told of it, what was answered. It knows no thread
/// and no socket.
namespace room {

class CampaignBook {
  public:
    /// As it was kept. A damaged one throws what is wrong.
    CampaignBook(store::Database& db, store::Battle book, std::vector<store::Outage> outages = {});
    CampaignBook(const CampaignBook&) = delete;
    CampaignBook& operator=(const CampaignBook&) = delete;

    struct Heard {
        unsigned status = 200;  ///< of HTTP
        std::string text;
        std::optional<store::Batch> batch;  ///< to be on the disk before it is told
    };
    /// What was answered to this very command before; nothing: it is new.
    [[nodiscard]] std::optional<Heard> answered(fog::Audience who,
                                                const wire::CampaignCommand& asked) const;
    /// A command of whoever sits there. After a batch that was not written the book is worth
    /// nothing: it is ahead of the disk.
    Heard hear(fog::Audience who, const wire::CampaignCommand& asked, std::int64_t now,
               const campaign::Given& given = {});
    /// The orders end by the clock, if it is time; where the server was down they end later than
    /// the disk has it.
    std::optional<store::Batch> watch_clock(std::int64_t now);

    /// A battle comes back by itself, if its staff wants it so.
    std::optional<store::Batch> take_in_at_once(int battle, const campaign::Outcome& outcome,
                                                std::int64_t now);
    /// A battle of it is over and waits for the staff; whether that is new.
    bool wait_for_staff(int battle, std::optional<campaign::Side> field);
    /// It goes on again, or was taken in. Did it wait?
    bool waits_no_more(std::string_view book);

    [[nodiscard]] fog::CampaignView view(fog::Audience audience) const;
    [[nodiscard]] const campaign::Campaign& state() const { return state_; }
    [[nodiscard]] const store::Battle& book() const { return book_; }

  private:
    campaign::Follower follower(std::int64_t at);
    store::Batch batch_of(const campaign::Events& events, std::int64_t now, store::Cause cause);
    [[nodiscard]] std::int64_t due() const;

    struct Answered {
        std::string command;
        std::string text;
    };
    store::Battle book_;
    campaign::Campaign state_;
    store::Head head_;
    std::map<fog::Audience, fog::CampaignLog> told_;
    std::map<std::pair<std::string, std::string>, Answered> answers_;  ///< by actor and cmd_id
    std::int64_t orders_since_ = 0;
    std::vector<store::Outage> outages_;
    std::map<int, std::optional<campaign::Side>> over_;  ///< and not taken in: who keeps the field
};

/// How far it has come, as the list of books keeps it.
store::Stage stage_of(const campaign::Campaign& campaign, std::int64_t due);
/// What begins a campaign.
store::Batch begun_campaign(const store::Battle& book, campaign::Plan plan);

}  // namespace room
