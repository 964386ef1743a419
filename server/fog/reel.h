#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fog/chronicle.h"

/// Where a battle is cut into pieces, and which of them those who watch may have. Folded from
/// events alone. [S-106]
namespace fog {

/// What happened in a piece, counted from the lines that an audience was told.
struct Marks {
    std::optional<int> contacts;
    std::optional<int> fire;
    std::optional<int> losses;
    std::optional<int> objectives;
    std::optional<int> rulings;
    bool operator==(const Marks&) const = default;
};
/// A piece that is closed. It begins behind the command that opened its step and ends with the
/// command that opens the next, whole: inside a command nobody was ever shown anything.
struct Cut {
    int n = 0;  ///< from 1, without gaps
    int turn = 0;
    game::Subphase step = game::Subphase::Deployment;  ///< that was open when it began
    std::vector<game::Subphase> passed;                ///< that its last command opened
    std::int64_t at = 0;                               ///< when it was closed
    bool begins_turn = false;
    Marks marks;
    std::int64_t last = 0;  ///< the last event in it
    bool operator==(const Cut&) const = default;
};

class Reel {
  public:
    explicit Reel(Audience audience) : told_(audience) {}
    /// All events of one command; `last` is the number of the last of them. The first command
    /// begins the battle and is before the first piece.
    void follow(std::span<const game::Event* const> command, std::int64_t at, std::int64_t last);

    [[nodiscard]] const std::vector<Cut>& cuts() const { return cuts_; }
    /// The last event before the first piece.
    [[nodiscard]] std::int64_t begun() const { return begun_; }
    /// How many of them those who watch may have. It never grows less.
    [[nodiscard]] int released() const { return released_; }
    [[nodiscard]] const game::Game& game() const { return game_; }

  private:
    void begin_piece(bool begins_turn);
    void close();
    void release();

    game::Game game_;
    Chronicle told_;
    std::vector<Cut> cuts_;
    std::vector<int> turns_;  ///< how many pieces were closed when each turn had begun
    int released_ = 0;
    int next_line_ = 1;  ///< the first of the open piece
    Cut open_;
    std::int64_t begun_ = 0;
};

}  // namespace fog
