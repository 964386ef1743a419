#include "store/snapshots.h"

#include <array>
#include <map>
#include <optional>

#include "base/contains.h"
#include "base/dice.h"
#include "game/hands/hands.h"
#include "game/play/evolve.h"
#include "game/spotting/spotting.h"
#include "game/turn/shares.h"
#include "store/agreement.h"
#include "store/digest.h"
#include "store/faces.h"
#include "store/journal.h"
#include "store/set_aside.h"
#include "store/state_json.h"

namespace store {
namespace {

struct Kept {
    std::string digest;
    bool whole = false;  ///< its text has the digest that it says
};
using Snapshots = std::map<std::int64_t, Kept>;
Snapshots kept_snapshots(Database& db, std::string_view battle) {
    Snapshots kept;
    const auto select = db.prepare("SELECT seq, digest, state FROM snapshot WHERE battle = ?");
    select->with(battle);
    while (select->step()) {
        const std::string digest(select->text(1));
        kept[select->whole(0)] = {digest, digest_of_text(select->text(2)) == digest};
    }
    return kept;
}

/// As the referee names a die that this side rolls: stands by their ids. [S-104]
std::string name_to_referee(const game::Game& game, game::Watcher watcher,
                            std::string_view purpose) {
    std::string name;
    for (std::size_t from = 0; from <= purpose.size();) {
        const auto end = std::min(purpose.find('/', from), purpose.size());
        auto part = std::string(purpose.substr(from, end - from));
        if (const auto* contact = game::find_contact(game, watcher, part))
            part = std::to_string(contact->stand.value);
        name += part;
        if (end < purpose.size()) name += '/';
        from = end + 1;
    }
    return name;
}

/// What the referee has set it to, by either of its names; nothing: it is rolled.
std::optional<int> face_set(const game::Game& game, const game::RolledDie& die) {
    if (game.forced_dice.empty()) return std::nullopt;
    const std::array names{die.purpose, name_to_referee(game, game::Watcher::Blue, die.purpose),
                           name_to_referee(game, game::Watcher::Red, die.purpose)};
    for (const auto& [name, face] : game.forced_dice)
        if (contains(names, name)) return face;
    return std::nullopt;
}

/// Rolls the dice of this event again, on the battle before it; what the referee set, he has set.
bool agree(SeededDice& dice, const game::Game& game, const game::Event& event, Verdict& verdict) {
    for (const auto& rolled : event.rolled) {
        ++verdict.dice;
        verdict.set_dice += rolled.is_set;
        const auto set = face_set(game, rolled);
        if (rolled.is_set != set.has_value()) return false;
        if (rolled.face != (set ? *set : dice.d10(game::mixed_in(game) + rolled.purpose)))
            return false;
    }
    return true;
}

/// The dice of a command, since its first event.
struct Rolled {
    std::vector<game::RolledDie> all;
    std::vector<game::RolledDie> unshown;

    void follow(const store::Recorded& recorded) {
        if (!recorded.cause.actor.empty()) *this = {};
        for (const auto& die : recorded.event.rolled) {
            all.push_back(die);
            unshown.push_back(die);
        }
    }
};

/// Before ADR 31 the dice of a step stood in its first event, and there were no promises. [S-102]
bool shows_what_was_rolled(const game::Game& game, const game::Event& event, Rolled& rolled) {
    if (!game.promises.empty()) {
        auto own = event.rolled;
        return !shows_unrolled_face(event, own);
    }
    return !game.contributions.empty() || !shows_unrolled_face(event, rolled.unshown);
}

/// Of another length or writing a promise would not tell one share from another. [S-102]
bool is_taken_by_servers(const game::Event& event) {
    if (const auto* given = get_if<game::ContributionGiven>(&event))
        return game::is_share(given->contribution);
    const auto* promised = get_if<game::SharePromised>(&event);
    return !promised || game::is_promise(promised->promise);
}

bool is_as_promised(const game::Game& game, const game::Event& event) {
    const auto* given = get_if<game::ContributionGiven>(&event);
    return !given || game.promises.empty() ||
           game::promise_of(game, given->side) ==
               game::promise_for(given->side, given->contribution);
}

/// A deck shows cards, not faces.
bool is_dealt_as_rolled(const game::Game& game, const game::Event& event, const Rolled& rolled) {
    const auto* shuffled = get_if<game::DeckShuffled>(&event);
    return !shuffled || game::is_shuffled_by(game, *shuffled, rolled.all);
}

/// Dice to hit are rolled for the handle of their target: it is drawn, too. A player has that of
/// his side. [S-90, S-104]
bool is_named_as_drawn(SeededDice& dice, const game::Game& game, const game::Event& event) {
    const auto* made = get_if<game::ContactMade>(&event);
    if (!made) return true;
    const auto& [watcher, contact, rule] = *made;
    if (game::is_players(watcher)) {
        const auto side = watcher < game::Watcher::Red2 ? game::Side::Blue : game::Side::Red;
        const auto* of_side = game::find_contact(game, game::watcher_of(side), contact.handle);
        return of_side && of_side->stand == contact.stand;
    }
    const auto draw = [&](const std::string& kind) { return dice.d10(game::purpose(game, kind)); };
    return contact.handle == game::handle_drawn(game, watcher, contact.stand, draw);
}

/// With its dice and shares, before it happens; empty: nothing.
std::string wrong_with(SeededDice& dice, const game::Game& before, const game::Event& event,
                       Rolled& rolled, Verdict& verdict) {
    if (!agree(dice, before, event, verdict)) return "a die differs";
    if (!shows_what_was_rolled(before, event, rolled)) return "a die is missing";
    if (!is_dealt_as_rolled(before, event, rolled)) return "a deck is not as rolled";
    if (!is_named_as_drawn(dice, before, event)) return "a handle is not as drawn";
    if (!is_taken_by_servers(event)) return "a share is malformed";
    return is_as_promised(before, event) ? "" : "a share is not as promised";
}

/// Where the journal ends, or where the first thing is wrong.
game::Game replayed(const History& history, SeededDice& dice, const Snapshots& kept,
                    Verdict& verdict) {
    game::Game game;
    Rolled rolled;
    for (const auto& recorded : history.events) {
        const auto at = " at event " + std::to_string(recorded.seq);
        rolled.follow(recorded);
        try {
            if (const auto wrong = wrong_with(dice, game, recorded.event, rolled, verdict);
                !wrong.empty())
                verdict.damage = wrong + at;
            game::evolve(game, recorded.event);
        } catch (const std::exception& mistake) {
            verdict.damage = mistake.what() + at;
            break;
        }
        if (const auto snapshot = kept.find(recorded.seq); snapshot != kept.end()) {
            ++verdict.snapshots;
            if (!snapshot->second.whole)
                verdict.damage = "the snapshot" + at + " is not what was written";
            else if (digest_of(game) != snapshot->second.digest)
                verdict.damage = "the snapshot" + at + " differs from a replay";
        }
        if (!verdict.damage.empty()) break;
    }
    return game;
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
    try {
        const Transaction one_moment(db, kToRead);
        const auto history = read_history(db, battle.id, battle.commitment);
        verdict.events = history.head.seq;
        if (const auto aside = aside_of(db, battle.id)) verdict.aside = aside->cause;
        auto damage = history.damage;
        if (damage.empty()) damage = disagreement(db, battle, history, replies_of(db, battle.id));
        if (damage.empty()) damage = lost_chat(db, battle.id);
        SeededDice dice(battle.seed);
        verdict.digest = digest_of(replayed(history, dice, kept_snapshots(db, battle.id), verdict));
        if (!damage.empty()) verdict.damage = std::move(damage);
    } catch (const DatabaseError& error) {
        verdict.damage = std::string("it cannot be read: ") + error.what();
    }
    return verdict;
}

}  // namespace store
