#pragma once
#include <filesystem>
#include <string>

#include "store/database.h"

/// What is wrong with a database as a whole. It takes long: `ordercap verify` asks.
namespace store {

/// Its pages, its indexes, its constraints, its tables and triggers, and rows without a battle.
/// Empty: nothing is wrong.
std::string file_damage(Database& db, const std::filesystem::path& db_folder);

}  // namespace store
