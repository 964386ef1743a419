#include "store/campaigns.h"

#include <exception>
#include <map>
#include <utility>

#include "store/agreement.h"
#include "store/campaign_journal.h"
#include "store/digest.h"
#include "store/expect.h"

namespace store {
namespace {

/// Whole commands were lost at the end, of which the chain cannot know.
std::string about_end_of(Database& db, const Battle& book, const Head& head) {
    const auto progress = progress_of(db, book.id);
    if (progress && progress->seq == head.seq && progress->hash == head.hash) return {};
    return "the journal does not end as it was written";
}

/// A piece never vanishes. [CAM-07]
std::string about_pieces(const campaign::Campaign& campaign) {
    if (campaign.pieces.size() != campaign.plan.pieces.size())
        return "it has not the pieces that it began with";
    for (std::size_t i = 0; i < campaign.pieces.size(); ++i)
        if (campaign.pieces[i].id != campaign.plan.pieces[i].id)
            return "a piece is not the one that it began with";
    return {};
}

/// Where the journal of a battle was taken in, as it stands there now.
std::string hash_at(Database& db, std::string_view battle, std::int64_t seq) {
    const auto select = db.prepare("SELECT hash FROM journal WHERE battle = ? AND seq = ?");
    return select->with(battle, seq).step() ? std::string(select->text(0)) : std::string{};
}

bool is_kept_so(Database& db, std::string_view battle, const campaign::BattleTaken& taken) {
    const auto kept = taken_of(db, battle);
    return kept && kept->seq == taken.seq && hex(kept->hash) == taken.hash &&
           hash_at(db, battle, taken.seq) == kept->hash;
}

/// Of each battle that was made: was it taken in?
using Battles = std::map<std::string, bool>;

/// As the campaign's own journal has them; each is taken in once, as its journal stood.
std::string read_battles(Database& db, const std::vector<CampaignRecorded>& events,
                         Battles& battles) {
    std::map<int, std::string> ids;
    for (const auto& recorded : events) {
        if (const auto* made = get_if<campaign::BattleMade>(&recorded.event)) {
            ids[made->battle] = made->book;
            battles[made->book] = false;
        }
        const auto* taken = get_if<campaign::BattleTaken>(&recorded.event);
        if (!taken) continue;
        const auto& battle = ids[taken->battle];
        if (std::exchange(battles[battle], true) || !is_kept_so(db, battle, *taken))
            return "battle " + battle + " was not taken in as its journal has it";
    }
    return {};
}

/// The battles that are there are those that were made.
std::string about_battles(Database& db, const Battle& book,
                          const std::vector<CampaignRecorded>& events) {
    Battles made;
    if (auto wrong = read_battles(db, events, made); !wrong.empty()) return wrong;
    for (const auto& battle : battles_of(db, book.id)) {
        const auto found = made.find(battle);
        if (found == made.end()) return "battle " + battle + " was not made";
        if (taken_of(db, battle).has_value() != found->second)
            return "battle " + battle + " is kept as taken in, and was not";
        made.erase(found);
    }
    if (made.empty()) return {};
    return "battle " + made.begin()->first + " was made and is not there";
}

}  // namespace

std::vector<Battle> all_campaigns(Database& db) {
    std::vector<Battle> all;
    const auto select =
        db.prepare("SELECT id FROM battle WHERE kind = 'campaign' ORDER BY created, id");
    while (select->step())
        if (auto book = find_campaign(db, select->text(0))) all.push_back(std::move(*book));
    return all;
}

CampaignVerdict verify_campaign(Database& db, const Battle& book) try {
    CampaignVerdict verdict;
    const auto history = read_campaign(db, book.id, book.commitment);
    const auto campaign = replayed(history.events);
    verdict.events = history.head.seq;
    verdict.digest = digest_of(campaign);
    verdict.damage = history.damage;
    if (!is_as_committed(book)) verdict.damage = "the seed is not the committed one";
    if (verdict.damage.empty()) verdict.damage = about_end_of(db, book, history.head);
    if (verdict.damage.empty()) verdict.damage = about_pieces(campaign);
    if (verdict.damage.empty()) verdict.damage = about_battles(db, book, history.events);
    return verdict;
} catch (const std::exception& mistake) {
    return {mistake.what(), 0, {}};
}

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
