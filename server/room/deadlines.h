#pragma once
#include <optional>
#include <vector>

#include "game/play/events.h"
#include "rules/options.h"
#include "store/uptime.h"

/// How long the open step may take, counted by the journal's clock, so that no opening of a room
/// gives time anew. A pause and the server's own downtime cost nobody his time, nor do quiet hours;
/// the least time of a window runs on in those, for it hurries nobody. [S-04, S-99, S-112]
namespace room {

class Deadlines {
  public:
    explicit Deadlines(std::vector<store::Outage> outages = {}) : outages_(std::move(outages)) {}

    /// `at`: when it happened, milliseconds since 1970; `options`: as they are just after it.
    void follow(const game::Event& event, std::int64_t at, const rules::Options& options);
    /// Milliseconds since 1970. Absent without a limit, while the battle is paused, and while it
    /// waits for the referee.
    [[nodiscard]] std::optional<std::int64_t> ends() const;
    /// Also of its grace. [S-110]
    [[nodiscard]] bool has_run_out(std::int64_t now) const { return ends() && now >= *ends(); }
    /// The open step lasts until then at least. Absent where it may close at once. [S-107]
    [[nodiscard]] std::optional<std::int64_t> window_ends() const;
    /// When the clock has to act next.
    [[nodiscard]] std::optional<std::int64_t> next() const;
    /// Three hours that count before the end of a long step: whoever has not decided is called.
    /// [REL-54, S-112]
    [[nodiscard]] std::optional<std::int64_t> calls() const;
    /// It waits for the referee.
    [[nodiscard]] bool is_stopped() const { return left_ && stopped_; }
    /// The clock has ended so many steps in a row that the battle is to pause, whoever had decided
    /// in them: that it ended them is open, for whom is not. [S-99, REL-31]
    [[nodiscard]] bool is_left_to_clock() const { return steps_by_clock_ >= 3; }

  private:
    void open(const game::StepOpened& step, std::int64_t at, const rules::Options& options);
    void give_more(int seconds, std::int64_t at);
    void count_until(std::int64_t at);
    std::vector<store::Outage> outages_;
    std::optional<std::int64_t> left_;    ///< of the limit, when it began to run; none: no limit
    std::optional<std::int64_t> window_;  ///< of the least time, likewise
    std::int64_t whole_ = 0;  ///< the limit when the step opened, and what was given; 0 in grace
    std::int64_t since_ = 0;  ///< it began to run
    int quiet_ = 0;           ///< hours that the limit does not count [S-112]
    bool paused_ = false;
    bool stopped_ = false;
    bool is_decided_ = false;  ///< the open step: by players
    bool ran_out_ = false;     ///< and the clock ends it
    int steps_by_clock_ = 0;
};

}  // namespace room
