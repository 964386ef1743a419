#include "cli_campaign.h"

#include <cstdio>

#include "fog/campaign_view.h"
#include "store/campaign_journal.h"
#include "store/data_folder.h"
#include "wire/campaign.h"

namespace cli {
namespace {

store::CampaignHistory campaign_of(const Kept& options) {
    auto db = store::open_to_read(options.data);
    const auto book = store::find_campaign(db, options.battle);
    auto history = store::read_campaign(db, book->id, book->commitment, options.up_to);
    if (!history.damage.empty())
        std::fprintf(stderr, "The journal is damaged after event %lld: %s.\n",
                     static_cast<long long>(history.head.seq), history.damage.c_str());
    return history;
}

int exit_of(const store::CampaignHistory& history) {
    return history.damage.empty() ? Exit::Well : Exit::Failed;
}

}  // namespace

bool is_campaign(const Kept& options) {
    auto db = store::open_to_read(options.data);
    return store::find_campaign(db, options.battle).has_value();
}

int campaign_digest(const Kept& options) {
    const auto history = campaign_of(options);
    std::printf("%lld %s\n", static_cast<long long>(history.head.seq),
                store::digest_of(store::replayed(history.events)).c_str());
    return exit_of(history);
}

int campaign_replay(const Kept& options) {
    const auto history = campaign_of(options);
    for (const auto& [seq, at, cause, event] : history.events) {
        const auto who = cause.actor.empty() ? "" : cause.actor + '/' + cause.cmd_id + ' ';
        std::printf("%lld %s%s\n", static_cast<long long>(seq), who.c_str(),
                    store::write_event(event).c_str());
    }
    return exit_of(history);
}

/// The same view as the server's, but for the deadline.
int campaign_view(const Kept& options) {
    const auto audience = fog::seat_named(options.audience);
    if (!audience) throw std::runtime_error("An audience is blue, red, referee or public.");
    const auto history = campaign_of(options);
    campaign::Campaign campaign;
    fog::CampaignLog told(*audience);
    for (const auto& recorded : history.events) {
        campaign::evolve(campaign, recorded.event);
        told.happen(campaign, recorded.event);
    }
    const auto view = fog::campaign_view_of(campaign, *audience, told, {});
    std::printf("%s\n", wire::campaign_view_text(view).c_str());
    return exit_of(history);
}

bool tell_campaign_verdict(store::Database& db, const store::Battle& campaign) {
    const auto verdict = store::verify_campaign(db, campaign);
    const auto& damage = verdict.damage;
    std::printf("%s  %-5s campaign, last good event %lld, digest %s%s%s\n", campaign.id.c_str(),
                damage.empty() ? "ok" : "DAMAGED", static_cast<long long>(verdict.events),
                verdict.digest.c_str(), damage.empty() ? "" : ": ", damage.c_str());
    return damage.empty();
}

}  // namespace cli
