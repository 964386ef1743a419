#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/battles.h"

/// The battles of a campaign. While it goes on they are shut: to whoever has no key of it they are
/// not there. [REL-45]
namespace store {

/// How a battle stands to its campaign; one that stands alone is neither shut nor taken.
struct Standing {
    bool is_child = false;
    bool is_shut = false;                ///< its campaign goes on
    bool is_taken = false;               ///< and has taken it in
    std::optional<std::int64_t> opened;  ///< when its campaign ended, milliseconds since 1970
    bool operator==(const Standing&) const = default;
};
Standing standing_of(Database& db, const Battle& battle);
Standing standing_of(Database& db, std::string_view battle);

/// Whose keys open a seat of a battle.
struct StandsFor {
    std::string role;     ///< in the battle
    std::string of_role;  ///< in the campaign
};
void insert_stands_for(Database& db, std::string_view battle, const std::vector<StandsFor>& seats);

/// A battle that is over while its campaign, which goes on, has not taken it in.
struct Finished {
    std::string battle, campaign;
    std::int64_t seq = 0;  ///< of its last event
    bool operator==(const Finished&) const = default;
};
std::vector<Finished> finished_battles(Database& db);

}  // namespace store
