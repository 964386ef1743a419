#include "room/deadlines.h"

#include <algorithm>

#include "game/turn/takes_place.h"
#include "room/counted_time.h"

namespace room {
namespace {

bool is_decided_by_players(game::Subphase subphase) {
    const auto acts = game::step_of(subphase).acts;
    return acts != game::Acts::Server && acts != game::Acts::Nobody;
}

std::optional<std::int64_t> limit_of(game::Subphase subphase, const rules::Options& options) {
    const int seconds = rules::seconds_for(options.step_seconds, game::step_of(subphase).printed);
    if (!game::has_deadline(subphase) || seconds <= 0) return std::nullopt;
    return std::int64_t{seconds} * 1000;
}

}  // namespace

void Deadlines::follow(const game::Event& event, std::int64_t at, const rules::Options& options) {
    if (const auto* opened = get_if<game::StepOpened>(&event)) open(*opened, at, options);
    if (const auto* opened = get_if<game::CardWindowOpened>(&event))
        open({game::Subphase::CardWindow, false, opened->lasts, opened->quiet}, at, options);
    if (get_if<game::DeadlineStopped>(&event)) stopped_ = true;
    if (get_if<game::TimeRanOut>(&event)) {
        ran_out_ = true;
        ++steps_by_clock_;
    }
    if (get_if<game::WindowLasted>(&event)) window_.reset();
    if (get_if<game::Paused>(&event)) {
        count_until(at);
        paused_ = true;
        steps_by_clock_ = 0;
    }
    if (get_if<game::Resumed>(&event)) {
        since_ = at;
        paused_ = false;
    }
    if (const auto* begun = get_if<game::GraceBegun>(&event)) {
        count_until(at);
        left_ = std::int64_t{begun->seconds} * 1000;
        whole_ = 0;  // who is late has been told so
    }
    if (const auto* given = get_if<game::StepExtended>(&event); given && left_)
        give_more(given->seconds, at);
}

/// Where the clock was set anew it is not known what was left.
void Deadlines::give_more(int seconds, std::int64_t at) {
    if (stopped_) {
        left_ = 0;
        since_ = at;
    }
    stopped_ = false;
    *left_ += std::int64_t{seconds} * 1000;
    if (whole_ > 0) whole_ += std::int64_t{seconds} * 1000;
}

/// From now on what is left is counted from here.
void Deadlines::count_until(std::int64_t at) {
    const auto until = std::max(at, since_);  // a clock that was set back gives no time
    if (left_ && !paused_) *left_ -= counted_between(outages_, quiet_, since_, until);
    if (window_ && !paused_) *window_ -= counted_between(outages_, 0, since_, until);
    since_ = at;
}

void Deadlines::open(const game::StepOpened& step, std::int64_t at, const rules::Options& options) {
    left_ = limit_of(step.subphase, options);
    whole_ = left_.value_or(0);
    window_.reset();
    if (step.lasts) window_ = std::int64_t{options.window_seconds} * 1000;
    quiet_ = step.quiet;
    since_ = at;
    stopped_ = false;
    if (is_decided_ && !ran_out_) steps_by_clock_ = 0;
    is_decided_ = is_decided_by_players(step.subphase);
    ran_out_ = false;
}

std::optional<std::int64_t> Deadlines::ends() const {
    if (!left_ || paused_ || stopped_) return std::nullopt;
    return when_counted(outages_, quiet_, since_, *left_);
}

std::optional<std::int64_t> Deadlines::window_ends() const {
    if (!window_ || paused_) return std::nullopt;
    return when_counted(outages_, 0, since_, *window_);
}

std::optional<std::int64_t> Deadlines::next() const {
    const auto end = ends(), window = window_ends();
    return end && window ? std::min(end, window) : end ? end : window;
}

std::optional<std::int64_t> Deadlines::calls() const {
    constexpr std::int64_t kBefore = std::int64_t{3} * 3'600'000;
    if (!ends() || whole_ < 2 * kBefore) return std::nullopt;
    return when_counted(outages_, quiet_, since_, std::max(*left_ - kBefore, std::int64_t{0}));
}

}  // namespace room
