#include "store/reach.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>
#include <vector>

#include "base/letters.h"
#include "store/uptime.h"

namespace store {
namespace {

constexpr std::int64_t kKeptUnconfirmed = std::int64_t{24} * 3'600'000;
constexpr const char* kReach =
    "SELECT id, battle, role, kind, address, language, word, state, made, p256dh, "
    "auth FROM reach ";

template <base::Enumeration E> E word_at(const Statement& row, int column) {
    return base::from_text<E>(row.text(column)).value_or(E{});
}

Reach reach_at(const Statement& row) {
    return {
        std::string(row.text(0)),
        std::string(row.text(1)),
        std::string(row.text(2)),
        word_at<ReachKind>(row, 3),
        std::string(row.text(4)),
        std::string(row.text(5)),
        std::string(row.text(6)),
        word_at<ReachState>(row, 7),
        row.whole(8),
        {std::string(row.text(9)), std::string(row.text(10))}
    };
}

std::optional<Reach> reach_of_word(Database& db, std::string_view word) {
    const auto select = db.prepare(std::string(kReach) + "WHERE word = ?");
    if (!select->with(word).step()) return std::nullopt;
    return reach_at(*select);
}

/// What is on its way to it goes with it.
void remove(Database& db, std::string_view id) {
    db.prepare("DELETE FROM notice WHERE reach = ?")->with(id).run();
    db.prepare("DELETE FROM reach WHERE id = ?")->with(id).run();
}

/// A seat of a battle.
using Chair = std::pair<std::string, std::string>;
Chair chair_at(const Statement& row) {
    return {std::string(row.text(0)), std::string(row.text(1))};
}

std::vector<std::string> ids(Statement& select) {
    std::vector<std::string> found;
    while (select.step()) found.emplace_back(select.text(0));
    return found;
}

}  // namespace

std::vector<SeatName> names_of(Database& db, std::string_view battle) {
    std::vector<SeatName> names;
    const auto select = db.prepare("SELECT role, name FROM seat_name WHERE battle = ?");
    select->with(battle);
    while (select->step())
        names.push_back({std::string(select->text(0)), std::string(select->text(1))});
    return names;
}

bool set_name(Database& db, std::string_view battle, const SeatName& name, const Knows& knows) {
    const std::string_view role = name.role, called = name.name;
    if (called.empty()) {
        db.prepare("DELETE FROM seat_name WHERE battle = ? AND role = ?")->with(battle, role).run();
        return true;
    }
    const auto wanted = base::folded(called);
    if (std::ranges::any_of(names_of(db, battle), [&](const SeatName& other) {
            return other.role != role && knows(other.role) && base::folded(other.name) == wanted;
        }))
        return false;
    db.prepare("INSERT INTO seat_name (battle, role, name) VALUES (?, ?, ?) "
               "ON CONFLICT DO UPDATE SET name = excluded.name")
        ->with(battle, role, called)
        .run();
    return true;
}

std::vector<Reach> reaches_of(Database& db, std::string_view battle, std::string_view role) {
    std::vector<Reach> found;
    const auto select =
        db.prepare(std::string(kReach) + "WHERE battle = ? AND role = ? ORDER BY made, id");
    select->with(battle, role);
    while (select->step()) found.push_back(reach_at(*select));
    return found;
}

void insert_reach(Database& db, const Reach& reach) {
    db.prepare("INSERT INTO reach (id, battle, role, kind, address, language, word, state, made, "
               "p256dh, auth) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        ->with(std::string_view(reach.id), std::string_view(reach.battle),
               std::string_view(reach.role), base::text_of(reach.kind),
               std::string_view(reach.address), std::string_view(reach.language),
               std::string_view(reach.word), base::text_of(reach.state), reach.made,
               std::string_view(reach.keys.p256dh), std::string_view(reach.keys.auth))
        .run();
}

std::string host_of(const Reach& reach) {
    const auto begin = reach.address.find("://");
    const auto host = begin == std::string::npos ? reach.address : reach.address.substr(begin + 3);
    return host.substr(0, host.find_first_of("/?#"));
}

std::int64_t count_asked(Database& db, std::string_view address) {
    const auto count =
        db.prepare("SELECT count(*) FROM reach WHERE address = ? AND state = 'asked'");
    return count->with(address).step() ? count->whole(0) : 0;
}

bool end_reach(Database& db, std::string_view battle, std::string_view role, std::string_view id) {
    const bool is_his = db.prepare("SELECT 1 FROM reach WHERE id = ? AND battle = ? AND role = ?")
                            ->with(id, battle, role)
                            .step();
    if (is_his) remove(db, id);
    return is_his;
}

std::optional<Reach> confirm_reach(Database& db, std::string_view word) {
    auto reach = reach_of_word(db, word);
    if (!reach) return std::nullopt;
    db.prepare("UPDATE reach SET state = 'open', failures = 0 WHERE word = ?")->with(word).run();
    reach->state = ReachState::Open;
    return reach;
}

std::optional<Reach> end_reach(Database& db, std::string_view word) {
    auto reach = reach_of_word(db, word);
    if (reach) remove(db, reach->id);
    return reach;
}

void forget_unconfirmed(Database& db, std::int64_t now) {
    const auto select = db.prepare("SELECT id FROM reach WHERE state = 'asked' AND made < ?");
    select->with(now - kKeptUnconfirmed);
    for (const auto& id : ids(*select)) remove(db, id);
}

void forget_seat(Database& db, std::string_view battle, std::string_view role) {
    for (const auto& reach : reaches_of(db, battle, role)) remove(db, reach.id);
    static_cast<void>(set_name(db, battle, {std::string(role), {}}));
}

void forget_pushes(Database& db, std::string_view battle, std::string_view role) {
    for (const auto& reach : reaches_of(db, battle, role))
        if (reach.kind == ReachKind::Push) remove(db, reach.id);
}

namespace {

/// Does it stand in this text as a word, or as words, of its own? Quotes and dashes are no part of
/// it, whatever their bytes.
bool is_named_in(std::string_view text, std::string_view wanted) {
    const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (auto at = text.find(wanted); at != std::string_view::npos;
         at = text.find(wanted, at + 1)) {
        const auto end = at + wanted.size();
        const bool begins = at == 0 || !is_part(text[at - 1]);
        if (begins && (end == text.size() || !is_part(text[end]))) return true;
    }
    return false;
}

/// What is sought there, where it names whom is wanted. How many seats said so.
std::int64_t unsay_at_open_seats(Database& db, std::string_view wanted) {
    std::vector<Chair> naming;
    const auto seats = db.prepare("SELECT battle, role, words FROM open_seat");
    while (!wanted.empty() && seats->step())
        if (is_named_in(base::folded(seats->text(2)), wanted)) naming.push_back(chair_at(*seats));
    for (const auto& [battle, role] : naming)
        db.prepare("UPDATE open_seat SET words = '' WHERE battle = ? AND role = ?")
            ->with(std::string_view(battle), std::string_view(role))
            .run();
    return std::ssize(naming);
}

}  // namespace

std::int64_t erase_person(Database& db, std::string_view who) {
    const auto wanted = base::folded(who);
    const auto is_meant = [&](std::string_view text) { return base::folded(text) == wanted; };
    std::set<Chair> named, reached, emptied;
    const auto names = db.prepare("SELECT battle, role, name FROM seat_name");
    while (names->step())
        if (is_meant(names->text(2))) named.insert(chair_at(*names));
    const auto addresses = db.prepare("SELECT battle, role, address FROM reach");
    while (addresses->step())
        if (is_meant(addresses->text(2))) reached.insert(chair_at(*addresses));
    std::vector<std::string> ways;
    const auto all = db.prepare("SELECT battle, role, address, kind, id FROM reach");
    while (all->step()) {
        const auto chair = chair_at(*all);
        const bool is_push = word_at<ReachKind>(*all, 3) == ReachKind::Push;
        if (!is_meant(all->text(2)) && !named.contains(chair) &&
            !(is_push && reached.contains(chair)))
            continue;
        ways.emplace_back(all->text(4));
        emptied.insert(chair);
    }
    for (const auto& id : ways) remove(db, id);
    auto gone = static_cast<std::int64_t>(ways.size());
    emptied.merge(named);
    for (const auto& [battle, role] : emptied) {
        gone += db.prepare("SELECT 1 FROM seat_name WHERE battle = ? AND role = ?")
                    ->with(std::string_view(battle), std::string_view(role))
                    .step();
        static_cast<void>(set_name(db, battle, {role, {}}));
    }
    return gone + unsay_at_open_seats(db, wanted);
}

Erased erase_from_file(Database& db, std::string_view who) {
    db.run("PRAGMA secure_delete = ON");
    Transaction transaction(db);
    Erased erased{.count = erase_person(db, who)};
    transaction.commit();
    const auto emptied = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
    constexpr int kBusy = 0;
    erased.is_log_empty = emptied->step() && emptied->whole(kBusy) == 0;
    return erased;
}

}  // namespace store
