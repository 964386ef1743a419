#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

/// SQLite behind three small classes. Above store/ they are handed on, without SQL of their own.
namespace store {

/// The world failed: the disk, the file, the lock. Ends at the edge of store/.
struct DatabaseError : std::runtime_error {
    DatabaseError(int error, const std::string& what) : std::runtime_error(what), code(error) {}
    int code;
    /// No room on the disk, or another program holds the file: nothing was written, and it may be
    /// tried again later.
    [[nodiscard]] bool passes() const;
    /// What stands in the file is ruined, or contradicts what was to be written. After a rollback
    /// everything else can be read and written as before.
    [[nodiscard]] bool is_damage() const;
};

/// Bytes that are bound as BLOB.
struct Blob {
    std::string_view bytes;
};

/// A prepared statement, used again and again.
class Statement {
  public:
    Statement(sqlite3* db, std::string_view sql);
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    /// Binds all parameters and makes it ready to step.
    template <class... Values> Statement& with(const Values&... values) {
        reset();
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }
    /// Binds a row of another statement, value by value.
    Statement& with(const Statement& row);
    /// True: there is a row.
    bool step();
    /// Runs it to its end and makes it ready again.
    void run();

    [[nodiscard]] std::int64_t whole(int column) const;
    /// Text or bytes; valid until the next step.
    [[nodiscard]] std::string_view text(int column) const;
    /// Of this row in the file, at least.
    [[nodiscard]] std::uintmax_t bytes() const;

  private:
    void reset();
    void bind(int index, std::int64_t value);
    void bind(int index, std::string_view value);
    void bind(int index, Blob value);
    sqlite3_stmt* statement_ = nullptr;
};

/// ReadOnly is for any file, whoever made it: no trigger and no view of it runs.
enum class Access : std::uint8_t { ReadWrite, ReadOnly };

class Database {
  public:
    Database(const std::filesystem::path& file, Access access);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    void run(const std::string& sql);
    std::unique_ptr<Statement> prepare(std::string_view sql);
    std::int64_t one_number(const std::string& sql);
    [[nodiscard]] sqlite3* handle() const { return db_; }

  private:
    sqlite3* db_ = nullptr;
};

/// Gives every row to `take`, in order of `key`; behind a ruined page from the other end, so that
/// some come twice. What is wrong, or nothing.
std::string read_around_damage(Database& db, const std::string& select, const std::string& key,
                               const std::function<void(const Statement&)>& take);

/// Commits at its end, or rolls back when `commit` was not reached. With kToRead all that is read
/// until then is of one moment.
inline constexpr const char* kToRead = "BEGIN";
class Transaction {
  public:
    explicit Transaction(Database& db, const char* begin = "BEGIN IMMEDIATE") : db_(db) {
        db_.run(begin);
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit();

  private:
    Database& db_;
    bool open_ = true;
};

}  // namespace store
