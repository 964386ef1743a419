#include "store/snapshots.h"

#include <map>

#include "game/evolve.h"
#include "store/digest.h"
#include "store/journal.h"
#include "store/state_json.h"

namespace store {
namespace {

struct Kept {
    std::string digest;
    bool whole = false;  ///< its text has the digest that it says
};
std::map<std::int64_t, Kept> kept_snapshots(Database& db, std::string_view battle) {
    std::map<std::int64_t, Kept> kept;
    const auto select = db.prepare("SELECT seq, digest, state FROM snapshot WHERE battle = ?");
    select->with(battle);
    while (select->step()) {
        const std::string digest(select->text(1));
        kept[select->whole(0)] = {digest, digest_of_text(select->text(2)) == digest};
    }
    return kept;
}

}  // namespace

Snapshot snapshot_of(const game::Game& game, std::int64_t seq) {
    Snapshot snapshot{seq, {}, write_state(game)};
    snapshot.digest = digest_of_text(snapshot.state);
    return snapshot;
}

void insert_snapshot(Database& db, std::string_view battle, const Snapshot& snapshot) {
    db.prepare("INSERT INTO snapshot VALUES (?, ?, ?, ?)")
        ->with(battle, snapshot.seq, std::string_view(snapshot.digest),
               std::string_view(snapshot.state))
        .run();
}

Verdict verify_battle(Database& db, std::string_view battle, std::string_view commitment) {
    Verdict verdict;
    const auto history = read_history(db, battle, commitment);
    verdict.events = history.head.seq;
    verdict.damage = history.damage;
    const auto kept = kept_snapshots(db, battle);
    game::Game game;
    for (const auto& recorded : history.events) {
        game::evolve(game, recorded.event);
        const auto snapshot = kept.find(recorded.seq);
        if (snapshot == kept.end()) continue;
        ++verdict.snapshots;
        const auto at = "the snapshot at event " + std::to_string(recorded.seq);
        if (!snapshot->second.whole)
            verdict.damage = at + " is not what was written";
        else if (digest_of(game) != snapshot->second.digest)
            verdict.damage = at + " differs from a replay";
        if (!verdict.damage.empty()) break;
    }
    verdict.digest = digest_of(game);
    return verdict;
}

}  // namespace store
