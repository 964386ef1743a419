#include "fog/reel.h"

#include <algorithm>
#include <array>

#include "base/contains.h"
#include "game/play/evolve.h"

namespace fog {
namespace {

using rules::SpectatorDelay;

bool is_public_moment(const game::Event& event) {
    return holds_alternative<game::StepOpened>(event) ||
           holds_alternative<game::CardWindowOpened>(event) ||
           holds_alternative<game::TurnBegun>(event) ||
           holds_alternative<game::BattleEnded>(event) ||
           holds_alternative<game::BattleReopened>(event) ||
           holds_alternative<game::FogLifted>(event);
}

std::optional<game::Subphase> step_opened(const game::Event& event) {
    if (const auto* opened = get_if<game::StepOpened>(&event)) return opened->subphase;
    if (holds_alternative<game::CardWindowOpened>(event)) return game::Subphase::CardWindow;
    return std::nullopt;
}

/// What a line counts for; null: for nothing.
std::optional<int> Marks::* mark_of(Saying kind) {
    using enum Saying;
    constexpr std::array fire = {FireResolved, FireFelt,        TemplateAttack,
                                 TemplateFelt, BombardmentFelt, MineAttack};
    constexpr std::array losses = {Eliminated, Surrendered, DrivenOff};
    constexpr std::array rulings = {StandEdited,      StandRemoved,    StandAdded,      OrderSet,
                                    CompanyMoraleSet, ObstacleAdded,   ObstacleRemoved, DieSet,
                                    WeatherSet,       AskedMoveJudged, OptionSet,       StepForced,
                                    BattleReopened};
    if (kind == ContactMade) return &Marks::contacts;
    if (kind == ObjectiveTaken) return &Marks::objectives;
    if (contains(fire, kind)) return &Marks::fire;
    if (contains(losses, kind)) return &Marks::losses;
    if (contains(rulings, kind)) return &Marks::rulings;
    return nullptr;
}

/// So many of the last turns that have begun are kept back; none: it is no matter of turns.
std::optional<std::size_t> turns_kept_back(SpectatorDelay delay) {
    switch (delay) {
    case SpectatorDelay::Turn: return 1;
    case SpectatorDelay::TwoTurns: return 2;
    case SpectatorDelay::ThreeTurns: return 3;
    case SpectatorDelay::None:
    case SpectatorDelay::Step:
    case SpectatorDelay::End: break;
    }
    return std::nullopt;
}

}  // namespace

void Reel::follow(std::span<const game::Event* const> command, std::int64_t at, std::int64_t last) {
    std::vector<game::Subphase> passed;
    bool is_cut = false;
    bool has_begun_turn = false;
    for (const auto* event : command) {
        game::evolve(game_, *event);
        told_.tell(game_, *event);
        is_cut |= is_public_moment(*event);
        has_begun_turn |= holds_alternative<game::TurnBegun>(*event);
        if (const auto step = step_opened(*event)) passed.push_back(*step);
    }
    const bool has_begun = begun_ > 0;
    if (is_cut && has_begun) {
        open_.passed = std::move(passed);
        open_.at = at;
        open_.last = last;
        close();
    }
    if (is_cut || !has_begun) begin_piece(has_begun_turn || !has_begun);
    if (!has_begun) begun_ = last;
    if (has_begun_turn) turns_.push_back(static_cast<int>(cuts_.size()));
    release();
}

void Reel::begin_piece(bool begins_turn) {
    open_ = {};
    open_.n = static_cast<int>(cuts_.size()) + 1;
    open_.turn = game_.turn;
    open_.step = game_.subphase;
    open_.begins_turn = begins_turn;
    next_line_ = told_.first_line() + static_cast<int>(told_.lines().size());
}

/// A line that an act of the open step brings can stand before others of that step, but before none
/// of an earlier one.
void Reel::close() {
    const auto& lines = told_.lines();
    const auto earlier =
        std::clamp<std::ptrdiff_t>(next_line_ - told_.first_line(), 0, std::ssize(lines));
    for (auto line = lines.begin() + earlier; line != lines.end(); ++line)
        if (const auto mark = mark_of(line->kind))
            open_.marks.*mark = (open_.marks.*mark).value_or(0) + 1;
    cuts_.push_back(std::move(open_));
}

void Reel::release() {
    const auto delay = game_.scenario.options.spectator_delay;
    const auto closed = static_cast<int>(cuts_.size());
    const bool is_over = game_.subphase == game::Subphase::BattleOver;
    const auto kept_back = turns_kept_back(delay);
    const bool is_all = is_over || (!kept_back && delay != SpectatorDelay::End);
    int due = is_all ? closed : 0;
    if (!is_all && kept_back && turns_.size() >= *kept_back)
        due = turns_[turns_.size() - *kept_back];
    released_ = std::max(released_, due);
}

}  // namespace fog
