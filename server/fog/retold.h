#pragma once
#include <optional>
#include <string>

#include "fog/view_of.h"

/// A battle as one audience is told of it, out of its events alone: nothing of a room is in it, no
/// presence, no deadline, no choices, nor why a card cannot be played.
namespace fog {

class Retold {
  public:
    Retold(Audience audience, std::string commitment);
    void happen(const game::Event& event);
    /// What is known now.
    [[nodiscard]] View known() const;
    /// Ends a command. The view, when it is another than that of the last command that was ended.
    std::optional<View> take();

    [[nodiscard]] const game::Game& game() const { return game_; }
    [[nodiscard]] const Chronicle& told() const { return told_; }

  private:
    game::Game game_;
    Table table_;
    Chronicle told_;
    std::optional<View> last_;
};

}  // namespace fog
