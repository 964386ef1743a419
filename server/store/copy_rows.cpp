#include "store/copy_rows.h"

#include <algorithm>
#include <vector>

#include <sqlite3.h>

namespace store {
namespace {

using Names = std::vector<std::string>;

Names tables_of(Database& db) {
    Names names;
    const auto select = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'");
    while (select->step()) names.emplace_back(select->text(0));
    return names;
}

/// Those that are stored, not computed.
Names columns_of(Database& db, const std::string& table) {
    Names names;
    const auto info = db.prepare("PRAGMA table_xinfo(" + table + ")");
    while (info->step()) {
        if (info->whole(6) != 0)
            throw DatabaseError(SQLITE_ERROR, "the table " + table + " computes what it holds");
        names.emplace_back(info->text(1));
    }
    return names;
}

std::string listed(const Names& names) {
    std::string text;
    for (const auto& name : names) text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

/// One table after the other, out of a file with room for so many bytes.
class Copying {
  public:
    Copying(Database& from, Database& to, std::uintmax_t room) : from_(from), to_(to), room_(room) {
        sqlite3_drop_modules(from_.handle(), nullptr);  // there are no virtual tables
        sqlite3_db_config(to_.handle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    }

    void copy(const std::string& table) {
        const auto theirs = columns_of(from_, table);
        auto columns = columns_of(to_, table);
        std::erase_if(columns, [&](const std::string& name) {
            return std::ranges::find(theirs, name) == theirs.end();
        });
        if (columns.empty()) return;  // an older version has no such table
        const auto select = "SELECT " + listed(columns) + " FROM " + table + " NOT INDEXED";
        const auto insert = "INSERT INTO " + table + " (" + listed(columns) + ") VALUES (" +
                            listed(Names(columns.size(), "?")) + ")";
        // Behind a ruined page from the other end: some come twice.
        for (const auto* backwards : {"0", "1"}) try {
                from_.run(std::string("PRAGMA reverse_unordered_selects = ") + backwards);
                take(*from_.prepare(select), *to_.prepare(insert), *backwards == '1');
                return;
            } catch (const DatabaseError& error) {
                if (!error.is_damage()) throw;
                note(error);
            }
    }
    [[nodiscard]] const std::string& damage() const { return damage_; }

  private:
    void take(Statement& rows, Statement& insert, bool again) {
        while (rows.step()) {
            const auto bytes = rows.bytes();
            if (bytes > room_)
                throw DatabaseError(SQLITE_CORRUPT, "more stands there than the file can hold");
            room_ -= bytes;
            try {
                insert.with(rows).run();
            } catch (const DatabaseError& error) {
                if (!error.is_damage()) throw;
                if (!again || !came_before(error)) note(error);
            }
        }
    }

    static bool came_before(const DatabaseError& error) {
        return error.code == SQLITE_CONSTRAINT_PRIMARYKEY || error.code == SQLITE_CONSTRAINT_UNIQUE;
    }
    void note(const DatabaseError& error) {
        if (damage_.empty()) damage_ = error.what();
    }

    Database& from_;
    Database& to_;
    std::uintmax_t room_;
    std::string damage_;
};

}  // namespace

std::string copy_rows(Database& from, Database& to, std::uintmax_t most_bytes) {
    Copying copying(from, to, most_bytes);
    for (const auto& table : tables_of(to)) copying.copy(table);
    return copying.damage();
}

}  // namespace store
