#include "store/backup.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "store/data_folder.h"

namespace store {
namespace {

namespace fs = std::filesystem;

/// An empty file that nobody else can read; refuses one that exists.
void claim(const fs::path& file) {
    const int fd = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (fd < 0)
        throw FolderError(fs::exists(file) ? file.string() + " exists already; nothing was written."
                                           : file.string() + " cannot be written.");
    ::close(fd);
}

void copy(Database& from, Database& to) {
    auto* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (!backup) throw DatabaseError(SQLITE_ERROR, sqlite3_errmsg(to.handle()));
    int code = SQLITE_OK;
    while (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED) {
        code = sqlite3_backup_step(backup, 256);
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED) sqlite3_sleep(10);
    }
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) throw DatabaseError(code, sqlite3_errstr(code));
}

void duplicate(const fs::path& source, const fs::path& target) {
    claim(target);
    try {
        Database from(source, Access::ReadOnly);
        Database to(target, Access::ReadWrite);
        copy(from, to);
        to.run("PRAGMA journal_mode = DELETE");
    } catch (...) {
        fs::remove(target);
        throw;
    }
}

}  // namespace

void back_up(const fs::path& database, const fs::path& file) { duplicate(database, file); }

void restore(const fs::path& file, const fs::path& folder) {
    if (!fs::exists(file)) throw FolderError("There is no " + file.string() + ".");
    {
        Database backup(file, Access::ReadOnly);
        if (backup.one_number("SELECT count(*) FROM sqlite_schema WHERE name = 'journal'") != 1)
            throw FolderError(file.string() + " is not a backup of ordercap.");
    }
    fs::create_directories(folder);
    duplicate(file, DataFolder::file_of(folder));
}

}  // namespace store
