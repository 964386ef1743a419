#pragma once
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "base/dice.h"
#include "fog/chronicle.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "invariants.h"
#include "random_choices.h"

/// One battle of a shipped scenario, with options drawn by chance and commands from what is
/// offered.
namespace fuzz {

struct Battle;
/// Hears of each command that was given, and of its refusal if it was refused.
using Listener = std::function<void(const Battle&, game::Actor, const Refusal*)>;

struct Battle {
    game::Game game;
    game::Game shadow;  ///< evolved from the events alone
    SeededDice dice{""};
    Chance chance{0};
    Invariants invariants;
    game::Changed changed;  ///< by the last command
    std::array<game::Looks, 2> looks;
    std::vector<fog::Chronicle> told;  ///< one for each seat
    bool besieged = false;  ///< by its referee: everything else goes on, but not in good order
    int commands = 0;
    int events = 0;
    int in_this_step = 0;
    int steps = 0;
    std::string finding;
    std::string last;  ///< the last commands and the kinds of their events, for a finding
    Listener listener;
};

std::vector<game::Scenario> shipped_scenarios();
/// To its end, or until something is found.
Battle played(const std::vector<game::Scenario>& scenarios, std::uint64_t seed,
              Listener listener = {});

}  // namespace fuzz
