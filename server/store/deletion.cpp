#include "store/deletion.h"

#include "store/battles.h"
#include "store/outbox.h"

namespace store {
namespace {

std::vector<std::string> tables_of_battles(Database& db) {
    std::vector<std::string> names;
    const auto select =
        db.prepare("SELECT name FROM sqlite_schema AS m WHERE type = 'table' AND EXISTS "
                   "(SELECT 1 FROM pragma_table_info(m.name) AS c WHERE c.name = 'battle')");
    while (select->step()) names.emplace_back(select->text(0));
    return names;
}

const std::string kExpired =
    "SELECT id, created FROM battle JOIN maker ON maker.battle = id JOIN progress ON "
    "progress.battle = id "
    "WHERE created <= ? AND NOT played AND NOT paused AND kind = 'battle' AND parent IS NULL";

}  // namespace

void delete_battle(Database& db, std::string_view battle, std::int64_t now) {
    for (const auto& child : battles_of(db, battle)) delete_battle(db, child, now);
    db.prepare("INSERT INTO gone SELECT id, ?, commitment, coalesce(hash, zeroblob(32)) "
               "FROM battle LEFT JOIN progress ON battle = id WHERE id = ?")
        ->with(now, battle)
        .run();
    for (const auto& table : tables_of_battles(db))
        db.prepare("DELETE FROM " + table + " WHERE battle = ?")->with(battle).run();
    db.prepare("DELETE FROM battle WHERE id = ?")->with(battle).run();
}

bool deletion_waits(Database& db, std::string_view battle) {
    if (deletion_asked(db, battle)) return true;
    const auto select = db.prepare(
        "SELECT 1 FROM progress JOIN battle ON id = progress.battle WHERE (id = ?1 OR parent = ?1) "
        "AND played AND 1 < (SELECT count(DISTINCT role) FROM (SELECT battle, role FROM seat UNION "
        "SELECT battle, role FROM former_key) AS sat WHERE sat.battle = ?1 AND role <> 'public')");
    return select->with(battle).step();
}

std::int64_t ask_for_deletion(Database& db, std::string_view battle, std::int64_t now,
                              const std::function<std::int64_t(std::int64_t)>& ends) {
    db.prepare("INSERT OR IGNORE INTO deletion VALUES (?, ?)")->with(battle, now).run();
    const auto asked = deletion_asked(db, battle).value_or(now);
    insert_deletion_notice(db, battle, asked, ends(asked), now);
    return asked;
}

std::optional<std::int64_t> deletion_asked(Database& db, std::string_view battle) {
    const auto select = db.prepare("SELECT asked FROM deletion WHERE battle = ?");
    if (!select->with(battle).step()) return std::nullopt;
    return select->whole(0);
}

std::vector<std::string> asked_for_deletion(Database& db) {
    std::vector<std::string> battles;
    const auto select = db.prepare("SELECT battle FROM deletion ORDER BY battle");
    while (select->step()) battles.emplace_back(select->text(0));
    return battles;
}

bool take_back_deletion(Database& db, std::string_view battle) {
    const bool is_asked = deletion_asked(db, battle).has_value();
    db.prepare("DELETE FROM deletion WHERE battle = ?")->with(battle).run();
    withdraw_deletion_notice(db, battle);
    return is_asked;
}

bool is_gone(Database& db, std::string_view battle) try {
    return db.prepare("SELECT 1 FROM gone WHERE id = ?")->with(battle).step();
} catch (const DatabaseError& error) {
    if (!error.is_damage()) throw;
    return false;
}

std::vector<std::string> expired_battles(Database& db, std::int64_t now, const IsPast& is_past) {
    std::vector<std::string> ids;
    const auto select = db.prepare(kExpired + " ORDER BY id");
    select->with(now - kKeptUnplayed);
    while (select->step())
        if (is_past(select->whole(1))) ids.emplace_back(select->text(0));
    return ids;
}

bool has_expired(Database& db, std::string_view battle, std::int64_t now, const IsPast& is_past) {
    const auto select = db.prepare(kExpired + " AND id = ?");
    return select->with(now - kKeptUnplayed, battle).step() && is_past(select->whole(1));
}

}  // namespace store
