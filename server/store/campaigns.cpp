#include "store/campaigns.h"

namespace store {

std::vector<CampaignRow> listed_campaigns(Database& db) {
    std::vector<CampaignRow> rows;
    const auto select = db.prepare("SELECT id FROM battle JOIN maker ON maker.battle = id "
                                   "WHERE kind = 'campaign' AND listed = 1 ORDER BY created DESC");
    while (select->step()) {
        const std::string id(select->text(0));
        auto book = find_campaign(db, id);
        const auto progress = progress_of(db, id);
        if (book && progress) rows.push_back({std::move(*book), progress->stage});
    }
    return rows;
}

std::vector<std::string> due_campaigns(Database& db, std::int64_t until) {
    std::vector<std::string> due;
    const auto select = db.prepare("SELECT battle FROM progress WHERE due > 0 AND due <= ? "
                                   "AND battle NOT IN (SELECT battle FROM set_aside) "
                                   "AND battle IN (SELECT id FROM battle WHERE kind = 'campaign')");
    select->with(until);
    while (select->step()) due.emplace_back(select->text(0));
    return due;
}

CampaignsHeld campaigns_held(Database& db, std::string_view address) {
    CampaignsHeld held;
    const auto select =
        db.prepare("SELECT count(*), coalesce(sum(maker.address = ?), 0) FROM battle "
                   "JOIN maker ON maker.battle = id JOIN progress ON progress.battle = id "
                   "WHERE kind = 'campaign' AND over = 0");
    select->with(Blob{std::string(address)});
    if (select->step()) {
        held.of_all = static_cast<int>(select->whole(0));
        held.of_address = static_cast<int>(select->whole(1));
    }
    return held;
}

}  // namespace store
