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
    /// Evolves the game and keeps the event.
    void happen(Event event);
    /// A die for this purpose in the present turn and step; the referee's face when one was set.
    /// [S-05, REF-01]
    int roll(std::string_view purpose);
    Events take() { return std::move(events_); }

  private:
    Game& game_;
    Dice& dice_;
    Events events_;
};

}  // namespace game
