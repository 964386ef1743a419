#pragma once
#include <string>
#include <vector>

#include "game/play/events.h"
#include "store/battles.h"

/// What everybody is shown of the dice of a battle when a turn ends: a head over all of them so
/// far. No die before it can be changed or dropped later. [S-103, REL-37]
namespace store {

struct DiceHead {
    int turn = 0;
    std::size_t count = 0;  ///< of dice so far: nobody is told while the battle goes on
    std::string head;       ///< keyed with the battle's salt, in hexadecimal
    bool operator==(const DiceHead&) const = default;
};

class DiceHeads {
  public:
    explicit DiceHeads(const Battle& battle);
    /// Each event of the battle, in order.
    void follow(const game::Event& event);
    /// One of each turn that ended, and one of the battle's end; none where dice cannot be checked.
    [[nodiscard]] const std::vector<DiceHead>& all() const { return all_; }

  private:
    void show();

    std::string salt_;
    std::string digest_;
    std::size_t count_ = 0;
    int turn_ = 0;
    bool are_checked_ = false;
    std::vector<DiceHead> all_;
};

}  // namespace store
