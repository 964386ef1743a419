#pragma once
#include <set>
#include <string>
#include <string_view>

#include "game/core/sequence_of_play.h"

/// Plays one .play file and writes it anew with what each audience is told now.
namespace playthroughs {

/// What a battle was made of: alternatives of game::Command and game::Event by index, steps opened.
struct Occurred {
    std::set<std::size_t> commands;
    std::set<std::size_t> events;
    std::set<game::Subphase> steps;
};
struct Replay {
    std::string text;
    Occurred occurred;
};
Replay replay(std::string_view text);

}  // namespace playthroughs
