#include "store/seat_links.h"

#include "store/open_seats.h"
#include "store/reach.h"

namespace store {
namespace {

struct Link {
    std::string role;
    std::string key_hash;  ///< empty: nobody opened it
};

std::optional<Link> find_link(Database& db, std::string_view battle, std::string_view link_hash) {
    const auto select =
        db.prepare("SELECT role, key_hash FROM link WHERE battle = ? AND token_hash = ?");
    if (!select->with(battle, Blob{link_hash}).step()) return std::nullopt;
    return Link{std::string(select->text(0)), std::string(select->text(1))};
}

bool is_any_key(Database& db, std::string_view key_hash) {
    return db.prepare("SELECT 1 FROM seat WHERE token_hash = ?")->with(Blob{key_hash}).step();
}

void keep_former_keys(Database& db, std::string_view battle, std::string_view role) {
    db.prepare("INSERT OR IGNORE INTO former_key SELECT battle, role, token_hash FROM seat WHERE "
               "battle = ? AND role = ?")
        ->with(battle, role)
        .run();
}

}  // namespace

void insert_link(Database& db, std::string_view battle, const Seat& link, std::int64_t now) {
    db.prepare("INSERT INTO link (battle, token_hash, role, made) VALUES (?, ?, ?, ?)")
        ->with(battle, Blob{link.token_hash}, std::string_view(link.role), now)
        .run();
}

Redemption redeem_link(Database& db, std::string_view battle, std::string_view link_hash,
                       std::string_view key_hash) {
    const auto link = find_link(db, battle, link_hash);
    if (!link) {
        const auto role = role_of_key(db, battle, link_hash);
        return role ? Redemption{Redeemed::Reusable, *role} : Redemption{};
    }
    if (link->key_hash == key_hash) return {Redeemed::Already, link->role};
    if (!link->key_hash.empty()) return {Redeemed::Spent, link->role};
    if (is_any_key(db, key_hash)) return {};
    db.prepare("UPDATE link SET key_hash = ? WHERE battle = ? AND token_hash = ?")
        ->with(Blob{key_hash}, battle, Blob{link_hash})
        .run();
    db.prepare("INSERT INTO seat (battle, role, token_hash) VALUES (?, ?, ?)")
        ->with(battle, std::string_view(link->role), Blob{key_hash})
        .run();
    return {Redeemed::Given, link->role};
}

std::optional<std::string> role_of_key(Database& db, std::string_view battle,
                                       std::string_view key_hash) {
    const auto select = db.prepare(
        "SELECT role FROM seat WHERE battle = ?1 AND token_hash = ?2 UNION ALL "
        "SELECT stands_for.role FROM stands_for JOIN battle ON battle.id = stands_for.battle "
        "JOIN seat ON seat.battle = battle.parent AND seat.role = of_role "
        "WHERE stands_for.battle = ?1 AND token_hash = ?2");
    if (!select->with(battle, Blob{key_hash}).step()) return std::nullopt;
    return std::string(select->text(0));
}

std::int64_t count_of_seat(Database& db, std::string_view battle, std::string_view role) {
    const auto count = db.prepare(
        "SELECT (SELECT count(*) FROM seat WHERE battle = ?1 AND role = ?2) + "
        "(SELECT count(*) FROM link WHERE battle = ?1 AND role = ?2 AND key_hash IS NULL)");
    return count->with(battle, role).step() ? count->whole(0) : 0;
}

bool has_seat(Database& db, std::string_view battle, std::string_view role) {
    return db
        .prepare("SELECT 1 FROM seat WHERE battle = ?1 AND role = ?2 UNION ALL "
                 "SELECT 1 FROM link WHERE battle = ?1 AND role = ?2 UNION ALL "
                 "SELECT 1 FROM open_seat WHERE battle = ?1 AND role = ?2")
        ->with(battle, role)
        .step();
}

bool is_taken(Database& db, std::string_view battle, std::string_view role) {
    return db.prepare("SELECT 1 FROM seat WHERE battle = ? AND role = ?")
        ->with(battle, role)
        .step();
}

void close_unopened_links(Database& db, std::string_view battle, std::string_view role) {
    db.prepare("DELETE FROM link WHERE battle = ? AND role = ? AND key_hash IS NULL")
        ->with(battle, role)
        .run();
}

std::vector<std::string> roles_ever(Database& db, std::string_view battle,
                                    std::string_view key_hash) {
    std::vector<std::string> roles;
    if (auto role = role_of_key(db, battle, key_hash)) roles.push_back(std::move(*role));
    const auto select =
        db.prepare("SELECT role FROM former_key WHERE battle = ? AND token_hash = ? ORDER BY role");
    select->with(battle, Blob{key_hash});
    while (select->step()) roles.emplace_back(select->text(0));
    return roles;
}

namespace {

void close_all_but(Database& db, std::string_view battle, const Seat& link, std::int64_t now) {
    keep_former_keys(db, battle, link.role);
    for (const auto* table : {"seat", "link", "open_seat"})
        db.prepare("DELETE FROM " + std::string(table) + " WHERE battle = ? AND role = ?")
            ->with(battle, std::string_view(link.role))
            .run();
    insert_link(db, battle, link, now);
}

}  // namespace

void give_seat_anew(Database& db, std::string_view battle, const Seat& link, std::int64_t now) {
    if (is_taken(db, battle, link.role)) insert_handover(db, battle, link.role, now);
    close_all_but(db, battle, link, now);
    forget_seat(db, battle, link.role);
}

void renew_own_seat(Database& db, std::string_view battle, const Seat& link, std::int64_t now) {
    close_all_but(db, battle, link, now);
    forget_pushes(db, battle, link.role);
}

LinkState state_of_link(Database& db, std::string_view battle, std::string_view link_hash) {
    if (const auto link = find_link(db, battle, link_hash))
        return link->key_hash.empty() ? LinkState::Open : LinkState::Taken;
    return role_of_key(db, battle, link_hash) ? LinkState::Open : LinkState::Closed;
}

}  // namespace store
