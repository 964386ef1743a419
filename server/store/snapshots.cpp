#include "store/snapshots.h"

#include <map>

#include "base/dice.h"
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

/// Rolls the dice of this event again, on the battle before it.
bool agree(SeededDice& dice, const game::Game& game, const game::Event& event, Verdict& verdict) {
    for (const auto& rolled : event.rolled) {
        ++verdict.dice;
        verdict.set_dice += rolled.is_set;
        if (!rolled.is_set && dice.d10(game::mixed_in(game) + rolled.purpose) != rolled.face)
            return false;
    }
    return true;
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

Verdict verify_battle(Database& db, const Battle& battle) {
    Verdict verdict;
    const auto history = read_history(db, battle.id, battle.commitment);
    verdict.events = history.head.seq;
    if (blake2b(battle.salt + battle.seed) != battle.commitment)
        verdict.damage = "the seed is not the committed one";
    const auto kept = kept_snapshots(db, battle.id);
    SeededDice dice(battle.seed);
    game::Game game;
    for (const auto& recorded : history.events) {
        if (!verdict.damage.empty()) break;
        const auto at = " at event " + std::to_string(recorded.seq);
        try {
            if (!agree(dice, game, recorded.event, verdict)) verdict.damage = "a die differs" + at;
            game::evolve(game, recorded.event);
        } catch (const BrokenPromise& broken) {
            verdict.damage = broken.what() + at;
            break;
        }
        const auto snapshot = kept.find(recorded.seq);
        if (snapshot == kept.end()) continue;
        ++verdict.snapshots;
        if (!snapshot->second.whole)
            verdict.damage = "the snapshot" + at + " is not what was written";
        else if (digest_of(game) != snapshot->second.digest)
            verdict.damage = "the snapshot" + at + " differs from a replay";
    }
    if (verdict.damage.empty()) verdict.damage = history.damage;
    verdict.digest = digest_of(game);
    return verdict;
}

}  // namespace store
