#include "store/data_folder.h"

#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/backup.h"
#include "store/progress.h"

namespace store {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kVersion = 16;  // PRAGMA user_version of db/schema.sql
constexpr std::int64_t kApplication = 0x4f434150;
constexpr std::uintmax_t kRoom = 8 << 20;

std::string sql_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw FolderError("There is no " + file.string() + ".");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Below zero: a server has it.
int lock_if_free(const fs::path& folder) {
    const auto file = folder / "lock";
    const int lock = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) throw FolderError("The data folder " + folder.string() + " cannot be written.");
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
    ::close(lock);
    return -1;
}

int lock_folder(const fs::path& folder) {
    const int lock = lock_if_free(folder);
    if (lock < 0)
        throw FolderError("Another server is using the data folder " + folder.string() + ".");
    return lock;
}

/// 0001-what.sql and so on: the file that leads to this version.
fs::path migration_to(std::int64_t version, const fs::path& db_folder) {
    const auto digits = std::to_string(version);
    const auto stem = std::string(4 - std::min<std::size_t>(4, digits.size()), '0') + digits + "-";
    for (const auto& entry : fs::directory_iterator(db_folder / "migrations"))
        if (entry.path().filename().string().starts_with(stem)) return entry.path();
    throw FolderError("There is no migration to version " + digits + " of the database.");
}

void bring_up_to_date(const fs::path& file, const fs::path& db_folder) {
    Database db(file, Access::ReadWrite);
    db.run("PRAGMA journal_mode = WAL");
    db.run("PRAGMA synchronous = FULL");
    auto version = db.one_number("PRAGMA user_version");
    if (version == 0 && db.one_number("SELECT count(*) FROM sqlite_schema") == 0) {
        Transaction transaction(db);
        make_tables(db, db_folder);
        transaction.commit();
        return;
    }
    version = version_of(db, file);
    if (version < kVersion) back_up(file, file.string() + ".before-" + std::to_string(kVersion));
    while (version < kVersion) {
        ++version;
        Transaction transaction(db);
        db.run(sql_of(migration_to(version, db_folder)));
        db.run("PRAGMA user_version = " + std::to_string(version));
        transaction.commit();
    }
    complete_progress(db);
}

std::int64_t begin_life(const fs::path& file) {
    Database db(file, Access::ReadWrite);
    db.run("INSERT INTO life (number) SELECT 1 + coalesce(max(number), 0) FROM life");
    return db.one_number("SELECT max(number) FROM life");
}

}  // namespace

void make_tables(Database& db, const fs::path& db_folder) {
    db.run(sql_of(db_folder / "schema.sql"));
}

std::int64_t version_of(Database& db, const fs::path& file) {
    if (db.one_number("PRAGMA application_id") != kApplication)
        throw FolderError(file.string() + " is not a database of ordercap.");
    const auto version = db.one_number("PRAGMA user_version");
    if (version > kVersion)
        throw FolderError(file.string() +
                          " was written by a newer ordercap. Use that one, or restore "
                          "a backup made before it.");
    return version;
}

bool is_of_this_version(Database& db) { return db.one_number("PRAGMA user_version") == kVersion; }

DataFolder::DataFolder(fs::path folder, const fs::path& db_folder) : folder_(std::move(folder)) {
    std::error_code failed;
    fs::create_directories(folder_, failed);
    if (failed) throw FolderError("The data folder " + folder_.string() + " cannot be made.");
    lock_ = lock_folder(folder_);
    try {
        const auto old_mask = ::umask(0077);
        bring_up_to_date(file(), db_folder);
        ::umask(old_mask);
        life_ = begin_life(file());
    } catch (const DatabaseError& error) {
        ::close(lock_);
        throw FolderError(file().string() + " cannot be opened: " + error.what());
    } catch (...) {
        ::close(lock_);
        throw;
    }
}

DataFolder::~DataFolder() { ::close(lock_); }

FolderLock::FolderLock(const fs::path& folder) : lock_(lock_if_free(folder)) {}

FolderLock::~FolderLock() {
    if (lock_ >= 0) ::close(lock_);
}

bool DataFolder::has_room() const {
    std::error_code failed;
    const auto space = fs::space(folder_, failed);
    return !failed && space.available > kRoom;
}

Database open_to_read(const fs::path& folder) {
    const auto file = DataFolder::file_of(folder);
    if (!fs::exists(file)) throw FolderError("There is no battle in " + folder.string() + ".");
    return {file, Access::ReadOnly};
}

}  // namespace store
