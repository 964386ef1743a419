#include "room/deadlines.h"

#include <algorithm>

namespace room {
namespace {

std::optional<std::int64_t> allowed(const game::Game& game) {
    const auto& step = game::step_of(game.subphase);
    const bool decided_by_players =
        step.acts != game::Acts::Server && step.acts != game::Acts::Nobody;
    const int seconds = rules::seconds_for(game.scenario.options.step_seconds, step.printed);
    if (!decided_by_players || seconds <= 0) return std::nullopt;
    return std::int64_t{seconds} * 1000;
}

}  // namespace

void Deadlines::follow(const game::Game& game, Moment now) {
    const Open open{game.turn, game.subphase};
    if (open != open_) {
        open_ = open;
        left_ = allowed(game);
        ends_.reset();
        extra_seconds_ = 0;
    }
    const int given = game.extra_seconds.value_or(0);
    if (const auto more = std::int64_t{given - extra_seconds_} * 1000; more != 0) {
        extra_seconds_ = given;
        if (left_) *left_ += more;
        if (ends_) *ends_ += more;
        if (shown_) *shown_ += more;
    }
    if (game.paused) {
        if (ends_) left_ = std::max<std::int64_t>(0, *ends_ - now.steady);
        ends_.reset();
    } else if (left_) {
        ends_ = now.steady + *left_;
        shown_ = now.wall + *left_;
        left_.reset();
    }
    if (!ends_) shown_.reset();
}

bool Deadlines::has_run_out(Moment now) const { return ends_ && now.steady >= *ends_; }

}  // namespace room
