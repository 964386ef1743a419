#include "campaign/battle_edits.h"

#include <algorithm>

#include "base/contains.h"
#include "campaign/approaches.h"

namespace campaign {
namespace {

constexpr int kMostTurns = 40, kMostPoints = 1000;
constexpr std::size_t kLongestBriefing = 4000;

class Editor {
  public:
    Editor(const Campaign& campaign, const Battle& battle, game::Scenario& scenario)
        : campaign_(campaign), battle_(battle), scenario_(scenario) {}

    std::vector<std::string> run(const BattleEdits& edits) {
        if (edits.turns) set_turns(*edits.turns);
        if (edits.clock) set_clock(*edits.clock);
        if (edits.weather) set_weather(*edits.weather);
        for (const auto& [option, value] : edits.options)
            if (const auto set = rules::set_option(scenario_.options, option, value); !set)
                wrong_.push_back("option " + option + ": " + without_stop(set.error().reason));
        if (const auto fit = rules::judge_together(scenario_.options); !fit)
            wrong_.push_back("options: " + without_stop(fit.error().reason));
        if (edits.briefing_blue) brief("blue", scenario_.briefing_blue, *edits.briefing_blue);
        if (edits.briefing_red) brief("red", scenario_.briefing_red, *edits.briefing_red);
        for (const auto& formation : edits.left_out) look_for(formation);
        for (const auto piece : edits.pieces_left_out) look_for(piece);
        for (const auto& late : edits.late) let_come(late, edits);
        for (const auto& points : edits.points) set_points(points);
        return std::move(wrong_);
    }

  private:
    static std::string without_stop(std::string sentence) {
        if (sentence.ends_with('.')) sentence.pop_back();
        return sentence;
    }
    void set_turns(int turns) {
        if (turns < 1 || turns > kMostTurns)
            wrong_.push_back("turns: from 1 to " + std::to_string(kMostTurns));
        scenario_.turns = turns;
    }
    void set_clock(const std::string& clock) {
        const auto number = [&](std::size_t at) {
            return (clock[at] - '0') * 10 + (clock[at + 1] - '0');
        };
        const auto is_digit = [&](std::size_t at) { return clock[at] >= '0' && clock[at] <= '9'; };
        const bool is_clock = clock.size() == 5 && clock[2] == ':' && is_digit(0) && is_digit(1) &&
                              is_digit(3) && is_digit(4) && number(0) < 24 && number(3) < 60;
        if (!is_clock) wrong_.emplace_back("clock: an hour like 06:30 is expected");
        scenario_.first_turn_clock = clock;
    }
    void set_weather(const std::string& name) {
        const auto row = std::ranges::find(scenario_.weather, name, &game::WeatherRow::name);
        if (row == scenario_.weather.end())
            return wrong_.push_back("weather: there is no \"" + name + "\" in the table");
        auto only = *row;
        only.up_to = 10;
        scenario_.weather = {std::move(only)};
    }
    void brief(const std::string& side, std::string& briefing, const std::string& words) {
        if (words.size() > kLongestBriefing)
            wrong_.push_back("briefing of " + side + ": at most " +
                             std::to_string(kLongestBriefing) + " characters");
        briefing = words;
    }
    bool look_for(const std::string& formation) {
        const bool fights =
            std::ranges::find(battle_.forces, formation, &Force::formation) != battle_.forces.end();
        if (!fights) wrong_.push_back("no formation \"" + formation + "\" fights here");
        return fights;
    }
    void look_for(StandId piece) {
        const auto found = std::ranges::find(campaign_.pieces, piece, &Piece::id);
        const bool fights =
            found != campaign_.pieces.end() && found->state == PieceState::Present &&
            std::ranges::find(battle_.forces, found->formation, &Force::formation) !=
                battle_.forces.end();
        if (!fights) wrong_.push_back("no piece " + std::to_string(piece.value) + " fights here");
    }
    void let_come(const LateComer& late, const BattleEdits& edits) {
        if (!look_for(late.formation)) return;
        if (contains(edits.left_out, late.formation))
            wrong_.push_back("\"" + late.formation + "\" cannot be late and left out");
        if (late.turn < 1 || late.turn > scenario_.turns)
            wrong_.push_back("\"" + late.formation + "\" cannot come on turn " +
                             std::to_string(late.turn));
        if (!Approaches(campaign_, battle_).of(late.formation))
            wrong_.push_back("\"" + late.formation + "\" is there already: it cannot be late");
    }
    void set_points(const PointsEdit& points) {
        const auto found =
            std::ranges::find(scenario_.objectives, points.objective, &game::Objective::name);
        if (found == scenario_.objectives.end())
            return wrong_.push_back("there is no objective \"" + points.objective + "\"");
        const auto is_right = [](int number) { return number >= 0 && number <= kMostPoints; };
        if (!is_right(points.points_blue) || !is_right(points.points_red))
            wrong_.push_back("\"" + points.objective + "\": points from 0 to " +
                             std::to_string(kMostPoints));
        found->points_blue = points.points_blue;
        found->points_red = points.points_red;
    }

    const Campaign& campaign_;
    const Battle& battle_;
    game::Scenario& scenario_;
    std::vector<std::string> wrong_;
};

}  // namespace

std::vector<std::string> edit(const Campaign& campaign, const Battle& battle,
                              const BattleEdits& edits, game::Scenario& scenario) {
    return Editor(campaign, battle, scenario).run(edits);
}

}  // namespace campaign
