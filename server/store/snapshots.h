#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/state.h"
#include "store/database.h"

/// The whole state at the beginning of each turn: what a replay of the journal must come to.
namespace store {

struct Snapshot {
    std::int64_t seq = 0;
    std::string digest;
    std::string state;
};
Snapshot snapshot_of(const game::Game& game, std::int64_t seq);
void insert_snapshot(Database& db, std::string_view battle, const Snapshot& snapshot);

struct Verdict {
    std::int64_t events = 0;  ///< the last one that can be trusted
    std::int64_t snapshots = 0;
    std::string digest;
    std::string damage;  ///< empty: everything agrees
};
/// Replays a battle and compares it with all its snapshots.
Verdict verify_battle(Database& db, std::string_view battle, std::string_view commitment);

}  // namespace store
