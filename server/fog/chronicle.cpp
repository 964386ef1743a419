#include "fog/chronicle.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/sha256.h"
#include "fog/eyes.h"
#include "fog/narrate.h"

namespace fog {
namespace {

bool says_the_same(const Told& a, const Told& b) {
    return a.turn == b.turn && a.step == b.step && a.kind == b.kind && a.actor == b.actor &&
           a.target == b.target && a.what == b.what;
}

int badness(const std::string& outcome) {
    constexpr std::array words = {"", "no_effect", "forced_back", "eliminated"};
    const auto found = std::ranges::find(words, outcome);
    return static_cast<int>(found - words.begin());
}

/// Joins a line that was already told in this step; false when it is new.
bool join(std::deque<Told>& lines, const Told& told) {
    if (!is_felt(told.kind)) return false;
    for (auto line = lines.rbegin();
         line != lines.rend() && line->turn == told.turn && line->step == told.step; ++line) {
        if (!says_the_same(*line, told)) continue;
        if (badness(told.outcome) > badness(line->outcome)) line->outcome = told.outcome;
        line->place = std::min(line->place, told.place);  // whichever was resolved first
        line->from = std::min(line->from, told.from);
        return true;
    }
    return false;
}

auto order_of(const Told& told) {
    const auto id = [](const std::optional<Who>& who) { return who ? who->id : std::string{}; };
    return std::tuple{told.kind, id(told.target), told.what, id(told.actor)};
}

/// What is felt in a step is told in the order of those who feel it: the order in which unseen
/// shots are resolved would tell of the shots. [REL-06]
std::deque<Told>::const_iterator place_for(const std::deque<Told>& lines, const Told& told) {
    auto place = lines.end();
    if (!is_felt(told.kind)) return place;
    for (; place != lines.begin(); --place) {
        const auto& before = *std::prev(place);
        const bool is_of_step =
            is_felt(before.kind) && before.turn == told.turn && before.step == told.step;
        if (!is_of_step || order_of(before) <= order_of(told)) break;
    }
    return place;
}

bool reaches(Point centre, Inches width, Inches depth, Facing facing,
             const game::Objective& objective) {
    const std::array<Point, 1> place{objective.at};
    return polygons_within(base_corners(centre, width, depth, facing), place, objective.reach);
}

/// A Good stand at the objective, of those that this audience knows of. [S-08]
bool knows_a_good_stand(const Eyes& eyes, game::Side side, const game::Objective& objective) {
    if (eyes.owns(side))
        return std::ranges::any_of(eyes.game().stands, [&](const game::Stand& s) {
            const auto size = rules::base_dimensions(s.base);
            return s.side == side && game::on_table(s) && s.state == rules::MoraleState::Steady &&
                   reaches(s.at, size.width, size.depth, s.facing, objective);
        });
    return std::ranges::any_of(eyes.contacts(), [&](const game::Contact& c) {
        const auto& shown = c.shown;
        return c.in_sight && shown.side == side && shown.state == rules::MoraleState::Steady &&
               reaches(shown.at, shown.width, shown.depth, shown.facing, objective);
    });
}

}  // namespace

bool is_felt(Saying kind) {
    return kind == Saying::FireFelt || kind == Saying::HitsFelt || kind == Saying::TemplateFelt ||
           kind == Saying::Suppressed;
}

void Chronicle::tell(const game::Game& after, const game::Event& event) {
    for (auto& told : narrate(after, event, audience_)) {
        if (join(lines_, told)) continue;
        chain_dice(told);
        const auto place = place_for(lines_, told);
        lines_.insert(place, std::move(told));
    }
    for (; lines_.size() > kLinesKept; ++first_line_) lines_.pop_front();

    if (holds_alternative<game::StepOpened>(event) ||
        holds_alternative<game::CardWindowOpened>(event))
        ++opening_;
    if (holds_alternative<game::BattleBegun>(event)) show_objectives(after);
    if (holds_alternative<game::TurnBegun>(event)) judge_objectives(after);
    if (const auto* ended = get_if<game::BattleEnded>(&event)) {
        show_objectives(after);
        points_ = {ended->points_blue, ended->points_red};
    }
    if (holds_alternative<game::BattleReopened>(event)) points_.reset();
    if (audience_ == Audience::Referee) show_objectives(after);
}

/// Each die changes what stands behind all later ones: who was told of other dice before has
/// another chain. [S-105, REL-39]
void Chronicle::chain_dice(Told& told) {
    for (const auto& die : told.dice)
        chain_ = sha256_of(chain_ + die.purpose.value_or("") + "=" + std::to_string(die.face) +
                           (die.is_set ? "!" : ""));
    if (!told.dice.empty()) told.chain = chain_;
}

/// The truth: at the start, at the end, and for the referee.
void Chronicle::show_objectives(const game::Game& after) {
    held_.clear();
    for (const auto& objective : after.objectives) held_.push_back(objective.by);
}

/// At the end of a turn, as far as this audience can tell. An unseen taker moves nothing here.
/// [REL-21]
void Chronicle::judge_objectives(const game::Game& after) {
    const Eyes eyes{after, audience_};
    for (std::size_t i = 0; i < held_.size(); ++i) {
        const auto& objective = after.scenario.objectives[i];
        const bool blue = knows_a_good_stand(eyes, game::Side::Blue, objective);
        const bool red = knows_a_good_stand(eyes, game::Side::Red, objective);
        if (blue != red) held_[i] = blue ? game::Side::Blue : game::Side::Red;
    }
}

}  // namespace fog
