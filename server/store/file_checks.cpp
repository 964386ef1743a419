#include "store/file_checks.h"

#include <algorithm>
#include <map>

#include "store/data_folder.h"

namespace store {
namespace {

/// Without comments and line ends: a table may come from the schema or from a migration.
std::string plain(std::string_view sql) {
    std::string text;
    for (std::size_t at = 0; at < sql.size(); ++at) {
        if (sql.substr(at, 2) == "--") at = std::min(sql.find('\n', at), sql.size() - 1);
        const bool is_space = sql[at] == ' ' || sql[at] == '\n';
        if (!is_space)
            text += sql[at];
        else if (!text.ends_with(' '))
            text += ' ';
    }
    return text;
}

/// In alphabetical order: a migration adds a column where it can.
std::string columns_text(Database& db, const std::string& table) {
    std::map<std::string, std::string> columns;
    const auto info = db.prepare("PRAGMA table_xinfo(" + table + ")");
    while (info->step())
        for (const int fact : {2, 3, 4, 5, 6})  // type, not null, default, primary key, hidden
            columns[std::string(info->text(1))].append(info->text(fact)).append(" ");
    std::string text;
    for (const auto& [name, facts] : columns) text.append(name).append(" ").append(facts);
    return text;
}

/// By name, how each table, trigger, view and index is made.
std::map<std::string, std::string> schema_of(Database& db) {
    std::map<std::string, std::string> schema;
    const auto select = db.prepare("SELECT name, type, sql FROM sqlite_schema "
                                   "WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'");
    while (select->step()) {
        const std::string name(select->text(0));
        schema[name] = select->text(1) == "table" ? "" : plain(select->text(2));
    }
    return schema;
}

std::string about_schema(Database& db, const std::filesystem::path& db_folder) {
    Database fresh(":memory:", Access::ReadWrite);
    make_tables(fresh, db_folder);
    const auto ours = schema_of(fresh), theirs = schema_of(db);
    for (const auto& [name, made] : theirs)
        if (!ours.contains(name)) return name + " is no table or trigger of ordercap";
    for (const auto& [name, made] : ours) {
        const auto found = theirs.find(name);
        if (found == theirs.end()) return name + " is missing";
        if (found->second != made ||
            (made.empty() && columns_text(db, name) != columns_text(fresh, name)))
            return name + " is not made as ordercap makes it";
    }
    return {};
}

std::string first_of(Database& db, const std::string& pragma) {
    const auto rows = db.prepare(pragma);
    return rows->step() ? std::string(rows->text(0)) : std::string();
}

}  // namespace

std::string file_damage(Database& db, const std::filesystem::path& db_folder) try {
    if (const auto first = first_of(db, "PRAGMA integrity_check(1)"); first != "ok") return first;
    if (const auto table = first_of(db, "PRAGMA foreign_key_check"); !table.empty())
        return "a row of " + table + " belongs to no battle";
    return about_schema(db, db_folder);
} catch (const DatabaseError& error) {
    return error.what();
}

}  // namespace store
