#pragma once
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fog/audience.h"
#include "fog/told.h"
#include "game/play/events.h"

/// What one audience has been told, in order. A room keeps one for each audience and folds every
/// event into it; folding the journal again gives the same chronicle.
namespace fog {

/// Lines that would count unseen firers: one for each stand and kind of fire in a step, with the
/// worst result. While the step lasts they are joined and put in order; no other line changes, and
/// none moves. [REL-06]
bool is_felt(Saying kind);

class Chronicle {
  public:
    explicit Chronicle(Audience audience) : audience_(audience) {}
    /// `after`: the battle just after this event.
    void tell(const game::Game& after, const game::Event& event);

    [[nodiscard]] Audience audience() const { return audience_; }
    /// Numbers of this audience's own, without gaps. The oldest lines leave. [REL-29]
    [[nodiscard]] int first_line() const { return first_line_; }
    [[nodiscard]] const std::deque<Told>& lines() const { return lines_; }
    /// By its number, which is kept.
    [[nodiscard]] const Told& line(int number) const {
        return lines_[static_cast<std::size_t>(number - first_line_)];
    }
    /// Who holds each objective as far as this audience can tell. [REL-21]
    [[nodiscard]] const std::vector<std::optional<game::Side>>& held() const { return held_; }
    /// How many steps and card windows have been opened: a step can be opened again. [REL-16]
    [[nodiscard]] int opening() const { return opening_; }
    /// Blue's and Red's points, once the battle is over.
    [[nodiscard]] const std::optional<std::pair<int, int>>& points() const { return points_; }
    bool operator==(const Chronicle&) const = default;

  private:
    void chain_dice(Told& told);
    void show_objectives(const game::Game& after);
    void judge_objectives(const game::Game& after);

    Audience audience_;
    int first_line_ = 1;
    std::deque<Told> lines_;
    std::string chain_;
    std::vector<std::optional<game::Side>> held_;
    int opening_ = 0;
    std::optional<std::pair<int, int>> points_;
};
inline constexpr std::size_t kLinesKept = 400;

}  // namespace fog
