#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "store/database.h"

/// Who made a battle, and what he may still do with it.
namespace store {

struct Maker {
    std::string address;   ///< hash of the one it was made from; empty: this machine, or nobody
    std::string key_hash;  ///< of the key that deletes it
    bool is_listed = true;
};
void insert_maker(Database& db, std::string_view battle, const Maker& maker);
/// Nothing: the demo, or a battle from before makers were kept.
std::optional<Maker> maker_of(Database& db, std::string_view battle);
/// By battle; what a ruined page hides is missing.
std::map<std::string, Maker> all_makers(Database& db);

}  // namespace store
