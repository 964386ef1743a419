#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/play/events.h"
#include "store/database.h"

/// What happened in each battle: appended only, every row sealed over the one before it.
/// (journal-format.md)
namespace store {

/// Where a journal stands: its last row and that row's hash.
struct Head {
    std::int64_t seq = 0;
    std::string hash;
};
/// The command behind the first event that it made; empty on the others, and for what the clock
/// did.
struct Cause {
    std::string actor;
    std::string cmd_id;
    std::string text;
};
struct Row {
    std::int64_t seq = 0;
    std::int64_t at = 0;  ///< milliseconds since 1970
    Cause cause;
    std::string event;
    std::string hash;
};

/// The hash before the first row: over the battle's name and its commitment.
Head empty_journal(std::string_view battle, std::string_view commitment);
/// The rows of these events, sealed; the head moves on.
std::vector<Row> seal(Head& head, std::int64_t at, Cause cause, const game::Events& events);
/// The same of events that are texts already.
std::vector<Row> seal(Head& head, std::int64_t at, Cause cause, std::vector<std::string> events);
std::string hash_of(const std::string& hash_before, const Row& row);

/// What stands behind a head as far as the chain holds. `take` is handed each row and says what is
/// wrong with its event; nothing if it can be read.
struct Chain {
    Head head;
    std::string damage;  ///< empty: none. Otherwise what is wrong with the row after the head.
};
Chain follow_chain(Database& db, std::string_view book, Head head, std::int64_t up_to,
                   const std::function<std::string(Row&)>& take);

/// An event as it was read back.
struct Recorded {
    std::int64_t seq = 0;
    std::int64_t at = 0;
    Cause cause;
    game::Event event;
};
/// What can be trusted of a journal, and where it ends being readable.
struct History {
    std::vector<Recorded> events;
    Head head;
    std::string damage;  ///< empty: none. Otherwise what is wrong with the row after the head.
};
inline constexpr std::int64_t kToTheEnd = INT64_MAX;
History read_history(Database& db, std::string_view battle, std::string_view commitment,
                     std::int64_t up_to = kToTheEnd);
/// What came after a head of it, as it stands there: `complete` it.
History read_on(Database& db, std::string_view battle, Head head, std::int64_t up_to = kToTheEnd);
/// The event that began the command which event `seq` came of; null: there is none.
const Recorded* command_of(const History& history, std::int64_t seq);
/// The battle as these events left it.
game::Game replayed(const std::vector<Recorded>& events);

}  // namespace store
