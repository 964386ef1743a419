#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "game/play/commands.h"

/// Who may do what, when, and to whose: every command of the program asked of a small battle in
/// every step, by every seat, about something of its own, of a
/// partner, of the enemy, and of nobody.
namespace authority {

inline constexpr std::array<std::string_view, 4> kWhose = {"own", "partner's", "enemy's", "none"};

struct Cell {
    std::string_view command;
    std::string_view whose;
    game::Actor actor = game::Actor::Blue;
    game::Subphase step = game::Subphase::Deployment;
    bool decides = false;  ///< the actor has something to decide in that step
    std::string answer;    ///< "ok", or the code of the refusal
};
std::vector<Cell> every_cell();

/// As the table is kept: "command | whose | who | answer: steps; otherwise answer".
std::string table_of(const std::vector<Cell>& cells);

}  // namespace authority
