#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/core/state.h"
#include "store/battles.h"

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
    std::int64_t dice = 0;      ///< rolled
    std::int64_t set_dice = 0;  ///< of these, by the referee
    std::string digest;
    std::string damage;  ///< empty: everything agrees
    std::string aside;   ///< why it is set aside, empty: it is not
};
/// Replays a battle, compares it with all its snapshots and with what is kept beside its journal,
/// and rolls every die again. [S-05]
Verdict verify_battle(Database& db, const Battle& battle);

}  // namespace store
