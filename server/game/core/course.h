#pragma once
#include <deque>
#include <string_view>
#include <utility>
#include <vector>

#include "base/dice.h"
#include "game/core/events.h"
#include "game/core/state.h"

/// The course of a battle while the server plays on: each event happens at once, so the next rule
/// sees it.
namespace game {

class Course {
  public:
    Course(Game& game, Dice& dice) : game_(game), dice_(dice) {}
    [[nodiscard]] const Game& game() const { return game_; }
    /// Evolves the game and keeps the event, with the dice that were rolled for it.
    template <class Kind> void happen(const Kind& kind) {
        events_.push_back(kind);
        let_last_happen();
    }
    void happen_all(const Events& events);
    /// The dice rolled since are those of an event that will happen when all others of its step are
    /// rolled, too.
    void keep_dice() { kept_.push_back(std::exchange(rolled_, {})); }
    /// With the dice that were kept first.
    template <class Kind> void happen_as_rolled(const Kind& kind) {
        take_kept_dice();
        happen(kind);
    }
    /// A die for this purpose in the present turn and step; the referee's face when one was set.
    /// [S-05, REF-01]
    int roll(std::string_view purpose) { return roll(purpose, purpose); }
    /// The same for a die that the referee names by the ids of stands. [S-104]
    int roll(std::string_view purpose, std::string_view to_referee);
    /// A number from 1 to 10 for a name, such as a letter of a handle: not in the books, and
    /// without the sides' shares, since it may be wanted before they are given. Whoever has the
    /// seed draws it again.
    int draw(std::string_view kind) { return dice_.d10(purpose(game_, kind)); }
    Events take();

  private:
    void let_last_happen();
    void take_kept_dice();

    Game& game_;
    Dice& dice_;
    std::vector<RolledDie> rolled_;  ///< for the event that comes next
    std::deque<std::vector<RolledDie>> kept_;
    Events events_;
};

}  // namespace game
