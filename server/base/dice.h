#pragma once
#include <string>
#include <string_view>

/// Where dice come from. A die is a function of what is rolled for, never of how many were rolled
/// before. [S-05]
class Dice {
  public:
    virtual ~Dice() = default;
    /// A face from 1 to 10 for this purpose: "t3/4B/hit/12/1003/0". The same purpose gives the same
    /// face. [DIE-01, DIE-02]
    virtual int d10(std::string_view purpose) = 0;
};

/// Dice of a battle: BLAKE2b keyed with its secret seed over the purpose, rejection-sampled
/// to 1..10.
class SeededDice final : public Dice {
  public:
    explicit SeededDice(std::string seed) : seed_(std::move(seed)) {}
    int d10(std::string_view purpose) override;

  private:
    std::string seed_;
};

/// A number below `bound`, drawn like the dice, by purpose.
unsigned draw_below(const std::string& seed, std::string_view purpose, unsigned bound);
