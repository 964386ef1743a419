#include "store/database.h"

#include <sqlite3.h>

namespace store {
namespace {

void check(int code, sqlite3* db) {
    if (code != SQLITE_OK)
        throw DatabaseError(db ? sqlite3_extended_errcode(db) : code,
                            db ? sqlite3_errmsg(db) : sqlite3_errstr(code));
}

}  // namespace

bool DatabaseError::passes() const {
    return (code & 0xff) == SQLITE_FULL || (code & 0xff) == SQLITE_BUSY;
}

bool DatabaseError::is_damage() const {
    const int kind = code & 0xff;
    return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB || kind == SQLITE_CONSTRAINT ||
           kind == SQLITE_MISMATCH || kind == SQLITE_TOOBIG || code == SQLITE_IOERR_READ ||
           code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS;
}

Statement::Statement(sqlite3* db, std::string_view sql) {
    check(sqlite3_prepare_v3(db, sql.data(), static_cast<int>(sql.size()),
                             SQLITE_PREPARE_PERSISTENT, &statement_, nullptr),
          db);
}

Statement::~Statement() { sqlite3_finalize(statement_); }

void Statement::reset() { sqlite3_reset(statement_); }

Statement& Statement::with(const Statement& row) {
    reset();
    for (int i = 0; i < sqlite3_column_count(row.statement_); ++i)
        check(sqlite3_bind_value(statement_, i + 1, sqlite3_column_value(row.statement_, i)),
              sqlite3_db_handle(statement_));
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    auto* db = sqlite3_db_handle(statement_);
    const int extended = sqlite3_extended_errcode(db);
    const std::string what = sqlite3_errmsg(db);
    reset();
    if (code != SQLITE_DONE) throw DatabaseError(extended, what);
    return false;
}

void Statement::run() {
    while (step()) {
    }
}

std::int64_t Statement::whole(int column) const { return sqlite3_column_int64(statement_, column); }

std::string_view Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes ? std::string_view{bytes, size} : std::string_view{};
}

std::uintmax_t Statement::bytes() const {
    std::uintmax_t bytes = 1;
    for (int i = 0; i < sqlite3_column_count(statement_); ++i)
        if (sqlite3_column_type(statement_, i) >= SQLITE_TEXT)
            bytes += static_cast<std::uintmax_t>(sqlite3_column_bytes(statement_, i));
    return bytes;
}

void Statement::bind(int index, std::int64_t value) {
    check(sqlite3_bind_int64(statement_, index, value), sqlite3_db_handle(statement_));
}

void Statement::bind(int index, std::string_view value) {
    check(sqlite3_bind_text64(statement_, index, value.empty() ? "" : value.data(), value.size(),
                              SQLITE_TRANSIENT, SQLITE_UTF8),
          sqlite3_db_handle(statement_));
}

void Statement::bind(int index, Blob value) {
    check(sqlite3_bind_blob64(statement_, index, value.bytes.data(), value.bytes.size(),
                              SQLITE_TRANSIENT),
          sqlite3_db_handle(statement_));
}

Database::Database(const std::filesystem::path& file, Access access) {
    const int flags = access == Access::ReadOnly ? SQLITE_OPEN_READONLY
                                                 : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    const int code = sqlite3_open_v2(file.c_str(), &db_, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    if (code != SQLITE_OK) {
        const DatabaseError error(code, file.string() + ": " + sqlite3_errmsg(db_));
        sqlite3_close(db_);
        throw error;
    }
    sqlite3_extended_result_codes(db_, 1);
    sqlite3_busy_timeout(db_, 5000);
    sqlite3_db_config(db_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db_, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    if (access == Access::ReadOnly)
        sqlite3_db_config(db_, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA cell_size_check = ON");  // a ruined page is told before it is used
    run("PRAGMA trusted_schema = OFF");
}

Database::~Database() { sqlite3_close_v2(db_); }

void Database::run(const std::string& sql) {
    check(sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr), db_);
}

std::unique_ptr<Statement> Database::prepare(std::string_view sql) {
    return std::make_unique<Statement>(db_, sql);
}

std::int64_t Database::one_number(const std::string& sql) {
    Statement statement(db_, sql);
    return statement.step() ? statement.whole(0) : 0;
}

std::string read_around_damage(Database& db, const std::string& select, const std::string& key,
                               const std::function<void(const Statement&)>& take) {
    std::string damage;
    for (const auto* direction : {" ASC", " DESC"}) {
        try {
            auto query = select;
            query.append(" ORDER BY ").append(key).append(direction);
            const auto rows = db.prepare(query);
            while (rows->step()) take(*rows);
            return damage;
        } catch (const DatabaseError& error) {
            damage = error.what();
        }
    }
    return damage;
}

Transaction::~Transaction() {
    if (open_) sqlite3_exec(db_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
    db_.run("COMMIT");
    open_ = false;
}

}  // namespace store
