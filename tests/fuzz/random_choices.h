#pragma once
#include <cstdint>
#include <vector>

#include "game/choices.h"

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

/// Every command that `choices` offers, with what it leaves open drawn by chance. All are legal.
std::vector<game::Command> offered(const game::Game& game, rules::Side side,
                                   const game::Choices& choices, Chance& chance);
/// Commands that nobody offers: they may be refused, and must not harm.
game::Command unheard_of(const game::Game& game, rules::Side side, Chance& chance);

}  // namespace fuzz
