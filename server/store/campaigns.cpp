#include "store/campaigns.h"

#include <exception>
#include <map>
#include <set>

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

/// Each battle that was made is there, and was taken in as its own journal has it, once; none is
/// there that was not made.
std::string about_battles(Database& db, const Battle& book,
                          const std::vector<CampaignRecorded>& events) {
    std::map<int, std::string> made;
    std::set<std::string> taken;
    for (const auto& recorded : events) {
        if (const auto* one = get_if<campaign::BattleMade>(&recorded.event))
            made[one->battle] = one->book;
        const auto* back = get_if<campaign::BattleTaken>(&recorded.event);
        if (!back) continue;
        const auto& battle = made[back->battle];
        const auto kept = taken_of(db, battle);
        const bool is_so = kept && kept->seq == back->seq && hex(kept->hash) == back->hash &&
                           hash_at(db, battle, back->seq) == kept->hash;
        if (!taken.insert(battle).second || !is_so)
            return "battle " + battle + " was not taken in as its journal has it";
    }
    std::set<std::string> there;
    for (const auto& battle : battles_of(db, book.id)) {
        there.insert(battle);
        if (taken_of(db, battle) && !taken.contains(battle))
            return "battle " + battle + " is kept as taken in, and was not";
    }
    for (const auto& [number, battle] : made)
        if (there.erase(battle) == 0) return "battle " + battle + " was made and is not there";
    return there.empty() ? std::string{} : "battle " + *there.begin() + " was not made";
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
    if (blake2b(book.salt + book.seed) != book.commitment)
        verdict.damage = "the seed is not the committed one";
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
