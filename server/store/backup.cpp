#include "store/backup.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "store/copy_rows.h"
#include "store/data_folder.h"
#include "store/digest.h"

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

/// Makes a file, or leaves none.
template <class Make> void make_file(const fs::path& file, const Make& make) {
    claim(file);
    try {
        Database to(file, Access::ReadWrite);
        make(to);
    } catch (...) {
        fs::remove(file);
        throw;
    }
}

}  // namespace

void back_up(const fs::path& database, const fs::path& file) {
    make_file(file, [&](Database& to) {
        Database from(database, Access::ReadOnly);
        copy(from, to);
        to.run("PRAGMA journal_mode = DELETE");
    });
}

std::string restore(const fs::path& file, const fs::path& folder, const fs::path& db_folder) {
    if (!fs::exists(file)) throw FolderError("There is no " + file.string() + ".");
    Database from(file, Access::ReadOnly);
    static_cast<void>(version_of(from, file));
    fs::create_directories(folder);
    std::string damage;
    make_file(DataFolder::file_of(folder), [&](Database& to) {
        to.run("PRAGMA foreign_keys = OFF");
        Transaction transaction(to);
        make_tables(to, db_folder);
        damage = copy_rows(from, to, fs::file_size(file));
        to.run("DELETE FROM restored");
        to.prepare("INSERT INTO restored VALUES (?)")->with(std::string_view(new_token())).run();
        transaction.commit();
    });
    return damage;
}

std::string word_of_restore(Database& db) {
    const auto select = db.prepare("SELECT word FROM restored");
    return select->step() ? std::string(select->text(0)) : std::string{};
}

}  // namespace store
