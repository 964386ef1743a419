#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/core/state.h"
#include "store/database.h"

/// How far each battle has come, in columns beside it: no journal is read to list battles.
namespace store {

/// What the list of battles says of one.
struct Stage {
    int turn = 0;
    int turns = 0;  ///< of the scenario
    bool over = false;
    bool paused = false;   ///< by somebody: not by itself
    std::int64_t due = 0;  ///< its open step ends by the clock, milliseconds since 1970; 0: never
    std::string delay = "none";  ///< of those who only watch, as the option has it [S-106]
    std::string step = {};       ///< that is open, as printed
    std::int64_t ends = 0;       ///< of it, as everybody is told; milliseconds since 1970; 0: none
    std::string waits =
        {};  ///< for these seats: "blue red2"; each is told of itself alone [REL-31]
    bool dice_audit = false;  ///< its dice can be checked
    bool operator==(const Stage&) const = default;
};
Stage stage_of(const game::Game& game, std::optional<std::int64_t> due,
               std::optional<std::int64_t> ends = {});

struct Progress {
    Stage stage;
    bool played = false;     ///< a command of a person was accepted
    std::int64_t seq = 0;    ///< of the last event
    std::string hash;        ///< of the last event
    std::int64_t bytes = 0;  ///< of all that is kept of it
    bool operator==(const Progress&) const = default;
};
/// Nothing: there is no such row.
std::optional<Progress> progress_of(Database& db, std::string_view battle);
/// By battle; what a ruined page hides is missing.
std::map<std::string, Progress> all_progress(Database& db);
/// Whose open step ends by the clock until then, and that can be played on.
std::vector<std::string> due_battles(Database& db, std::int64_t until);
void insert_progress(Database& db, std::string_view battle, const Progress& progress);

/// Makes the rows that are missing out of the journals, and what those of older versions do not
/// say, as far as those can be read.
void complete_progress(Database& db);

}  // namespace store
