#pragma once
#include <string>

#include "base/dice.h"
#include "game/events.h"

/// The course of a battle while the server plays on: each event happens at once, so the next rule
/// sees it.
namespace game {

class Course {
  public:
    Course(Game& game, Dice& dice) : game_(game), dice_(dice) {}
    [[nodiscard]] const Game& game() const { return game_; }
    /// Evolves the game and keeps the event, with the dice that were rolled for it.
    void happen(Event event);
    /// A die for this purpose in the present turn and step; the referee's face when one was set.
    /// [S-05, REF-01]
    int roll(std::string_view purpose);
    /// A number from 1 to 10 that nothing in the game depends on, such as a letter of a handle: not
    /// in the books, and without the sides' shares, since it may be wanted before they are given.
    int draw(std::string_view kind) { return dice_.d10(purpose(game_, kind)); }
    Events take();

  private:
    Game& game_;
    Dice& dice_;
    std::vector<RolledDie> rolled_;  ///< for the event that comes next
    Events events_;
};

}  // namespace game
