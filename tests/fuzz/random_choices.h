#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "game/play/choices.h"
#include "game/play/commands.h"

/// Chance, and commands drawn from what a side is offered.
namespace fuzz {

/// A stream of its own for every battle; nothing of the battle's dice.
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : state_(seed * 2 + 1) {}
    /// From 0 to `bound` - 1.
    std::size_t below(std::size_t bound);
    bool one_in(std::size_t times) { return below(times) == 0; }
    template <class Several> const auto& of(const Several& several) {
        return several[below(several.size())];
    }

  private:
    std::uint64_t state_;
};

Facing any_facing(Chance& chance);
/// Every command that `choices` offers, with what it leaves open drawn by chance. All are legal.
std::vector<game::Command> offered(const game::Game& game, rules::Side side,
                                   const game::Choices& choices, Chance& chance);
/// Passing beforehand, deciding anew, asking for a pause, quiet hours: legal at any time. [S-107,
/// S-109, S-111, S-112]
std::vector<game::Command> ahead(const game::Game& game, game::Actor actor, Chance& chance);
/// Sitting down, and taking over from who is away: legal at any time. [S-90]
std::vector<game::Command> comings_and_goings(const game::Game& game, game::Actor actor);
/// A path with a corner, put before the referee: refused, gone at once, or waiting. [REF-03]
std::optional<game::Command> way_round(const game::Choices& choices, Chance& chance);
/// What the referee says to one of those who wait; only a refusal is always legal.
game::Command judgement(const game::Game& game, Chance& chance);
/// One of its values, drawn by chance; none for an option that is data of the scenario.
std::optional<std::string> any_value(const rules::OptionFacts& option, Chance& chance);
/// Anything that the referee can rule but the end of the battle; what does not fit is refused.
/// [REF-01, S-91, S-95]
game::Command ruling(const game::Game& game, Chance& chance);
/// What a referee does who wants to stop the server: crowds, dice that tie, stands anywhere. [S-98]
game::Command blow(const game::Game& game, Chance& chance);
/// Commands that nobody offers: they may be refused, and must not harm.
game::Command unheard_of(const game::Game& game, rules::Side side, Chance& chance);

}  // namespace fuzz
