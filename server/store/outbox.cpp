#include "store/outbox.h"

#include <map>

#include "store/digest.h"

namespace store {
namespace {

constexpr std::int64_t kMinute = 60'000;
/// After each try that failed; then the notice is dropped.
constexpr std::int64_t kPauses[] = {kMinute, 5 * kMinute, 30 * kMinute, 120 * kMinute};
constexpr std::int64_t kFailuresInARow = 3;
/// So often an overtaken notice has failed, over more than six minutes, before it says anything of
/// its address.
constexpr int kTriesThatCount = 3;

void insert(Database& db, std::string_view reach, std::string_view battle, const Notice& notice,
            std::int64_t now) {
    // What waits while the battle is paused is about the time that is left when it goes on.
    db.prepare(
          "INSERT INTO notice (id, reach, battle, kind, opening, turn, step, ends, made, next) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (reach, kind, opening) "
          "DO UPDATE SET ends = excluded.ends WHERE next > 0")
        ->with(std::string_view(new_token()), reach, battle, base::text_of(notice.kind),
               notice.opening, std::int64_t{notice.turn}, std::string_view(notice.step),
               notice.ends, now, now)
        .run();
}

void give_up(Database& db, std::string_view reach) {
    db.prepare("DELETE FROM notice WHERE reach = ?")->with(reach).run();
    db.prepare("UPDATE reach SET state = 'given_up' WHERE id = ?")->with(reach).run();
}

/// It is not tried again; the next one is, unless this address has not answered for too long.
void drop(Database& db, std::string_view id, std::string_view reach) {
    db.prepare("UPDATE notice SET next = 0 WHERE id = ?")->with(id).run();
    db.prepare("UPDATE reach SET failures = failures + 1 WHERE id = ?")->with(reach).run();
    const auto select = db.prepare("SELECT failures FROM reach WHERE id = ?");
    if (select->with(reach).step() && select->whole(0) >= kFailuresInARow) give_up(db, reach);
}

/// Nobody need be told that any more. One that was tried again and again until then has reached
/// nobody; one that is under way may yet arrive, so its row stays until the next are withdrawn.
template <class... Values>
void withdraw(Database& db, const std::string& which, const Values&... values) {
    std::map<std::string, std::string> failed;  // by reach: an outage counts once
    {
        const auto select = db.prepare("SELECT reach, id FROM notice WHERE next > 0 AND tries >= " +
                                       std::to_string(kTriesThatCount) + " AND " + which);
        select->with(values...);
        while (select->step()) failed.emplace(select->text(0), select->text(1));
    }
    db.prepare("DELETE FROM notice WHERE next = 0 AND " + which)->with(values...).run();
    db.prepare("UPDATE notice SET next = 0 WHERE " + which)->with(values...).run();
    for (const auto& [reach, id] : failed) drop(db, id, reach);
}

}  // namespace

void insert_notice(Database& db, std::string_view battle, const Notice& notice, std::int64_t now) {
    withdraw(db, "battle = ? AND opening < ? AND kind <> 'confirm'", battle, notice.opening);
    for (const auto& role : notice.roles)
        for (const auto& reach : reaches_of(db, battle, role))
            if (reach.state == ReachState::Open) insert(db, reach.id, battle, notice, now);
}

void insert_deletion_notice(Database& db, std::string_view battle, std::int64_t asked,
                            std::int64_t ends, std::int64_t now) {
    std::vector<std::string> ids;
    {
        const auto select = db.prepare("SELECT id FROM reach WHERE battle = ? AND state = 'open'");
        select->with(battle);
        while (select->step()) ids.emplace_back(select->text(0));
    }
    for (const auto& id : ids)
        insert(db, id, battle, {NoticeKind::Deletion, {}, asked, 0, {}, ends}, now);
}

void withdraw_deletion_notice(Database& db, std::string_view battle) {
    withdraw(db, "battle = ? AND kind = 'deletion'", battle);
}

void insert_confirmation(Database& db, const Reach& reach, std::int64_t now) {
    insert(db, reach.id, reach.battle, {NoticeKind::Confirm, {}, 0, 0, {}, 0}, now);
}

void hand_on_due(Database& db, std::int64_t now, int most,
                 const std::function<bool(const Sending&)>& takes) {
    const auto select = db.prepare(
        "SELECT notice.id, notice.kind, title, notice.turn, notice.step, notice.ends, notice.made, "
        "tries, reach.id, "
        "reach.battle, role, reach.kind, address, language, word, state, reach.made, p256dh, auth "
        "FROM notice "
        "JOIN reach ON reach.id = notice.reach JOIN battle ON battle.id = notice.battle "
        "JOIN progress ON progress.battle = notice.battle WHERE next > 0 AND next <= ? AND "
        "(notice.kind NOT IN ('to_decide', 'time_runs', 'late') OR (notice.turn = progress.turn "
        "AND "
        "notice.step = progress.step AND (role = 'referee' OR "
        "instr(' ' || waits || ' ', ' ' || role || ' ') > 0))) ORDER BY next, notice.id");
    select->with(now);
    while (most > 0 && select->step()) {
        const auto text = [&](int column) { return std::string(select->text(column)); };
        const Sending one{
            text(0),
            base::from_text<NoticeKind>(select->text(1)).value_or(NoticeKind::Confirm),
            text(2),
            static_cast<int>(select->whole(3)),
            text(4),
            select->whole(5),
            select->whole(6),
            static_cast<int>(select->whole(7)),
            {text(8),
                                     text(9),
                                     text(10),
                                     base::from_text<ReachKind>(select->text(11)).value_or(ReachKind::Mail),
                                     text(12),
                                     text(13),
                                     text(14),
                                     base::from_text<ReachState>(select->text(15)).value_or(ReachState::Asked),
                                     select->whole(16),
                                     {text(17), text(18)}}
        };
        if (takes(one)) --most;
    }
}

void note_delivery(Database& db, std::string_view id, Delivery how, std::int64_t now) {
    const auto select = db.prepare("SELECT reach, tries, next FROM notice WHERE id = ?");
    if (!select->with(id).step()) return;  // its owner has ended it meanwhile
    const std::string reach(select->text(0));
    const auto tries = static_cast<std::size_t>(select->whole(1));
    if (how == Delivery::Failed && select->whole(2) == 0) return;  // overtaken meanwhile
    if (how == Delivery::Arrived) {
        db.prepare("UPDATE notice SET next = 0 WHERE id = ?")->with(id).run();
        db.prepare("UPDATE reach SET failures = 0 WHERE id = ?")
            ->with(std::string_view(reach))
            .run();
    } else if (how == Delivery::Refused) {
        give_up(db, reach);
    } else if (tries < std::size(kPauses)) {
        db.prepare("UPDATE notice SET tries = tries + 1, next = ? WHERE id = ?")
            ->with(now + kPauses[tries], id)
            .run();
    } else {
        drop(db, id, reach);
    }
}

}  // namespace store
