#include "game/turn/turn.h"

#include <algorithm>

#include "base/contains.h"
#include "game/ammunition/ammunition.h"
#include "game/cards/cards_in_force.h"
#include "game/orders/orders.h"
#include "rules/weather.h"

namespace game {
namespace {

/// Is one of this side's Good stands within reach of the place? [S-08]
bool stands_at(const Game& game, Side side, const Objective& objective) {
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        const std::array<Point, 1> place{objective.at};
        return stand.side == side && on_table(stand) && stand.state == MoraleState::Steady &&
               polygons_within(base_of(game, stand), place, objective.reach);
    });
}

bool has_stands_left(const Game& game, Side side) {
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        return stand.side == side && !is_lost(stand.presence) &&
               stand.presence != Presence::OffBoard && stand.presence != Presence::OffTable &&
               stand.presence != Presence::Reserve && !stand.phantom;
    });
}

int lost_stands(const Game& game, Side side) {
    return static_cast<int>(std::ranges::count_if(game.stands, [&](const Stand& stand) {
        return stand.side == side && is_lost(stand.presence) && !stand.phantom;
    }));
}

}  // namespace

bool has_asked_for_pause(const Game& game, Side side) { return contains(game.pause_asked, side); }

bool may_ask_for_pause(const Game& game, Side side) {
    return game.subphase != Subphase::BattleOver && !game.paused &&
           !has_asked_for_pause(game, side);
}

bool may_lift_fog(const Game& game, Side side) {
    return game.subphase == Subphase::BattleOver && !game.fog_lifted &&
           !contains(game.lift_agreed, side);
}

/// Points of the objectives held; with no objectives, enemy stands lost. [S-08]
std::pair<int, int> points(const Game& game) {
    if (game.scenario.objectives.empty())
        return {lost_stands(game, Side::Red), lost_stands(game, Side::Blue)};
    std::pair<int, int> sum{0, 0};
    for (std::size_t i = 0; i < game.objectives.size(); ++i) {
        const auto& objective = game.scenario.objectives[i];
        if (game.objectives[i].by == Side::Blue) sum.first += objective.points_blue;
        if (game.objectives[i].by == Side::Red) sum.second += objective.points_red;
    }
    return sum;
}

namespace {

std::vector<StandId> taken_for_a_turn(const Game& game) {
    std::vector<StandId> taken;
    for (const auto& stand : game.stands)
        if (stand.own_company) taken.push_back(stand.id);
    return taken;
}

/// Who alone has stands left; if both or neither have, who has more points. [S-08, S-100]
std::optional<Side> winner_of(const Game& game) {
    const bool blue_is_left = has_stands_left(game, Side::Blue);
    if (blue_is_left != has_stands_left(game, Side::Red))
        return blue_is_left ? Side::Blue : Side::Red;
    const auto [blue, red] = points(game);
    if (blue == red) return std::nullopt;
    return blue > red ? Side::Blue : Side::Red;
}

void end_battle(Course& course, std::string ending) {
    const auto [blue, red] = points(course.game());
    course.happen(BattleEnded{winner_of(course.game()), std::move(ending), blue, red});
    course.happen(StepOpened{Subphase::BattleOver});
}

}  // namespace

WeatherRolled weather_of(const WeatherRow& row, int die) {
    return {.die = die,
            .name = row.name,
            .spot_percent = row.spot_percent,
            .max_visibility = row.max_visibility,
            .wheeled_factor =
                row.wheeled_factor > 1 ? std::optional{row.wheeled_factor} : std::nullopt,
            .night = row.night,
            .no_air = !row.air_allowed};
}

/// Weather by the scenario's table; without one it is clear, one of a single row has held since
/// set-up, and nothing is rolled. [SEQ-04, S-02, S-80]
void roll_weather(Course& course) {
    const auto& game = course.game();
    const auto& table = game.scenario.weather;
    if (!rules::rolls_weather_in(game.turn, table.size(), game.scenario.options)) return;
    const int die = course.roll("weather");
    if (const auto* row = rules::weather_row(table, die)) course.happen(weather_of(*row, die));
}

/// The higher die is Side A; ties are rolled again, or keep the former Side A, as the last of many
/// does. [SEQ-08, S-03, S-98]
void roll_initiative(Course& course) {
    InitiativeRolled rolled;
    const auto before = course.game().side_a;
    const bool keeps =
        course.game().scenario.options.initiative_tie == rules::InitiativeTie::KeepPrevious &&
        before.has_value();
    rolled.side_a = before.value_or(Side::Blue);
    for (int attempt = 0; attempt < kMostTies; ++attempt) {
        const auto label = "initiative/" + std::to_string(attempt) + "/";
        const int blue = course.roll(label + "blue");
        const int red = course.roll(label + "red");
        rolled.rolls.emplace_back(blue, red);
        const auto bonus = [&](Side side) {
            return rules::total(
                card_modifiers(course.game(), CardTouches::Initiative, side, {}, {}));
        };
        const int difference = blue + bonus(Side::Blue) - red - bonus(Side::Red);
        if (difference != 0) {
            rolled.side_a = difference > 0 ? Side::Blue : Side::Red;
            break;
        }
        if (keeps) break;
    }
    course.happen(rolled);
}

/// An objective falls to the side that alone has a Good stand at it. [S-08]
void take_objectives(Course& course) {
    const auto& objectives = course.game().scenario.objectives;
    for (std::size_t i = 0; i < objectives.size(); ++i) {
        const bool blue = stands_at(course.game(), Side::Blue, objectives[i]);
        const bool red = stands_at(course.game(), Side::Red, objectives[i]);
        if (blue == red) continue;
        const Side by = blue ? Side::Blue : Side::Red;
        if (course.game().objectives[i].by != by)
            course.happen(ObjectiveTaken{static_cast<int>(i), by});
    }
}

/// 5F: objectives, the end of the game, else the next turn. [END-01, END-03]
void end_turn(Course& course) {
    take_objectives(course);
    const auto& game = course.game();
    const bool blue = has_stands_left(game, Side::Blue);
    const bool red = has_stands_left(game, Side::Red);
    if (!blue || !red) return end_battle(course, "no_stands_left");
    if (game.turn >= game.scenario.turns) return end_battle(course, "last_turn");
    succeed_commanders(course);
    resupply(course);
    course.happen(TurnBegun{game.turn + 1, taken_for_a_turn(game)});
}

}  // namespace game
