#pragma once
#include <filesystem>

#include "store/database.h"

/// Copies of a data folder, taken while the server runs.
namespace store {

/// Writes one file (mode 0600) with SQLite's online backup. Throws FolderError when the file exists
/// already.
void back_up(const std::filesystem::path& database, const std::filesystem::path& file);
/// Puts a backup into a data folder that has no battles yet. Throws FolderError: it never
/// overwrites.
void restore(const std::filesystem::path& file, const std::filesystem::path& folder);

}  // namespace store
