#pragma once
#include <optional>

#include "game/state.h"
#include "room/moment.h"

/// How long the open step may take: option step_seconds. A pause, a restart or a leap of the wall
/// clock costs nobody his time. [S-04]
namespace room {

class Deadlines {
  public:
    /// The battle moved: a new step starts its own time, a pause stops it.
    void follow(const game::Game& game, Moment now);
    [[nodiscard]] bool has_run_out(Moment now) const;
    /// For people: milliseconds since 1970. Absent without a limit, and while the battle is paused.
    [[nodiscard]] std::optional<std::int64_t> shown() const { return shown_; }

  private:
    struct Open {
        int turn = -1;
        game::Subphase step = game::Subphase::Deployment;
        bool operator==(const Open&) const = default;
    };
    Open open_;
    int extra_seconds_ = 0;             ///< already given to it [REF-02]
    std::optional<std::int64_t> ends_;  ///< on the steady clock
    std::optional<std::int64_t> left_;  ///< while paused
    std::optional<std::int64_t> shown_;
};

}  // namespace room
