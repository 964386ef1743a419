#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"

/// The only way a battle leaves the disk. Its id, its commitment and its last hash stay.
namespace store {

/// All that is kept of it, in every table that names a battle; of a campaign its battles, too. Call
/// it inside a transaction.
void delete_battle(Database& db, std::string_view battle, std::int64_t now);
/// Others than whoever made it may care for it: people have played, and sit or have sat in more
/// than one seat. What was asked for once is not hastened.
bool deletion_waits(Database& db, std::string_view battle);
/// So long any seat of it can take that back. [REL-57]
constexpr std::int64_t kTakenBackWithin = std::int64_t{24} * 3600 * 1000;
/// It is to be deleted, since this moment or an earlier one; all seats are told at their addresses.
std::int64_t ask_for_deletion(Database& db, std::string_view battle, std::int64_t now,
                              const std::function<std::int64_t(std::int64_t asked)>& ends);
std::optional<std::int64_t> deletion_asked(Database& db, std::string_view battle);
std::vector<std::string> asked_for_deletion(Database& db);
/// It stays. Was that asked?
bool take_back_deletion(Database& db, std::string_view battle);

/// Was it here once? What a ruined page hides was not: it is no battle's own.
bool is_gone(Database& db, std::string_view battle);

/// A battle in which no person's command was ever accepted is kept so long.
constexpr std::int64_t kKeptUnplayed = std::int64_t{14} * 24 * 3600 * 1000;
/// By id: never one that is paused or has no maker, as the demo; no campaign, nor a battle of one.
/// `is_past`: has that time passed, of one that was made at this moment?
using IsPast = std::function<bool(std::int64_t made)>;
inline bool is_surely_past(std::int64_t) { return true; }
std::vector<std::string> expired_battles(Database& db, std::int64_t now,
                                         const IsPast& is_past = is_surely_past);
bool has_expired(Database& db, std::string_view battle, std::int64_t now,
                 const IsPast& is_past = is_surely_past);

}  // namespace store
