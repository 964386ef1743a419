#include <chrono>
#include <iostream>
#include <string_view>

#include "arguments.h"
#include "random_battle.h"

/// Random legal play: whole battles of every shipped scenario, and what must hold after each event.
/// Usage: random_play MINUTES|Nb [first seed]; "200b" is 200 battles.
int main(int argc, char** argv) {
    using Clock = std::chrono::steady_clock;
    const std::string_view how_long = argc > 1 ? argv[1] : "1";
    const auto amount = fuzz::number(how_long, 1);
    const bool counted = how_long.ends_with('b');
    const auto first = fuzz::number(argc > 2 ? argv[2] : "", 1);
    const auto until = Clock::now() + std::chrono::minutes(counted ? 100000 : amount);
    const auto scenarios = fuzz::shipped_scenarios();
    if (scenarios.empty()) {
        std::cerr << "no scenario could be read; run this in the project's folder\n";
        return 2;
    }
    std::uint64_t battles = 0, findings = 0, commands = 0, events = 0;
    for (auto seed = first; counted ? battles < amount : Clock::now() < until; ++seed) {
        const auto battle = fuzz::played(scenarios, seed);
        ++battles;
        commands += static_cast<std::uint64_t>(battle.commands);
        events += static_cast<std::uint64_t>(battle.events);
        if (battle.finding.empty()) continue;
        ++findings;
        std::cout << "seed " << seed << ", " << battle.game.scenario.id << ", turn "
                  << battle.game.turn << " " << game::step_of(battle.game.subphase).printed << ": "
                  << battle.finding << "\n  after" << battle.last << std::endl;
    }
    std::cout << battles << " battles of " << scenarios.size() << " scenarios, " << commands
              << " commands, " << events << " events, " << findings << " findings" << std::endl;
    return findings == 0 ? 0 : 1;
}
