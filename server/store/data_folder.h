#pragma once
#include <cstdint>
#include <filesystem>
#include <string>

#include "store/database.h"

/// The folder of one server: its database, and the lock that keeps a second server out.
namespace store {

/// What a person can do something about: told as a sentence.
struct FolderError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Holds a data folder for as long as it lives; false: a server has it.
class FolderLock {
  public:
    explicit FolderLock(const std::filesystem::path& folder);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();
    explicit operator bool() const { return lock_ >= 0; }

  private:
    int lock_ = -1;
};

class DataFolder {
  public:
    /// Makes the folder and the database when they are missing, brings an older one up to date.
    /// Throws FolderError: another server has it, it is newer than this program, it cannot be
    /// written.
    DataFolder(std::filesystem::path folder, const std::filesystem::path& db_folder);
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;
    ~DataFolder();

    [[nodiscard]] std::filesystem::path file() const { return file_of(folder_); }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Counts the starts of a server here, from 1.
    [[nodiscard]] std::int64_t life() const { return life_; }
    /// Is there room for some more minutes of play?
    [[nodiscard]] bool has_room() const;

    static std::filesystem::path file_of(const std::filesystem::path& folder) {
        return folder / "ordercap.sqlite";
    }

  private:
    std::filesystem::path folder_;
    int lock_ = -1;
    std::int64_t life_ = 0;
};

/// The tables of the newest version, in a database that has none.
void make_tables(Database& db, const std::filesystem::path& db_folder);
/// Throws FolderError when it is no database of ours, or one of a newer program. Its version.
std::int64_t version_of(Database& db, const std::filesystem::path& file);
bool is_of_this_version(Database& db);

/// A database that exists, for reading. Throws FolderError when there is none.
Database open_to_read(const std::filesystem::path& folder);

}  // namespace store
