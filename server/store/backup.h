#pragma once
#include <filesystem>

#include "store/database.h"

/// Copies of a data folder, taken while the server runs.
namespace store {

/// Writes one file (mode 0600) with SQLite's online backup. Throws FolderError when the file exists
/// already.
void back_up(const std::filesystem::path& database, const std::filesystem::path& file);
/// Puts the rows of a backup, of this version or an older one, into a data folder that has no
/// battles yet; whoever made the file, no SQL of it runs. Throws FolderError: it never overwrites.
/// Returns what could not be read, empty: nothing.
std::string restore(const std::filesystem::path& file, const std::filesystem::path& folder,
                    const std::filesystem::path& db_folder);

/// Of the last restore into this folder; empty: there was none.
std::string word_of_restore(Database& db);

}  // namespace store
