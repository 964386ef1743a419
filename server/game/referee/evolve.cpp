#include <algorithm>
#include <utility>

#include "game/referee/referee.h"
#include "game/turn/turn.h"

namespace game {

void apply(Game& game, const StandEdited& e) { the_stand(game, e.stand.id) = e.stand; }

void apply(Game& game, const StandRemoved& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = stand.phantom ? Presence::Vanished : Presence::Eliminated;
    stand.aboard = {};
    for (auto& passenger : game.stands)
        if (passenger.presence == Presence::Aboard && passenger.aboard == e.stand) {
            passenger.presence = Presence::OnTable;
            passenger.aboard = {};
            passenger.limbered = false;
        }
}

void apply(Game& game, const StandAdded& e) {
    const auto place = std::ranges::lower_bound(game.stands, e.stand.id, {}, &Stand::id);
    game.stands.insert(place, e.stand);
}

void apply(Game& game, const CompanyMoraleSet& e) {
    the_company(game, e.company).morale = e.morale;
}

void apply(Game& game, const DieSet& e) { game.forced_dice.emplace_back(e.purpose, e.face); }

void apply(Game& game, const DieWithdrawn& e) {
    std::erase_if(game.forced_dice, [&](const auto& set) { return set.first == e.purpose; });
}

void apply(Game& game, const WeatherSet& e) { apply(game, weather_of(e.weather, 0)); }

void apply(Game& game, const OptionSet& e) {
    ensure(e.options.has_value(), "all options stand there when one was set");
    game.scenario.options = *e.options;
}

void apply(Game& game, const StepExtended& e) {
    game.extra_seconds = game.extra_seconds.value_or(0) + e.seconds;
}

/// The step opens, or ends, by the events that follow.
/// What it ends has no window any more.
void apply(Game& game, const StepForced& e) {
    if (!e.opened) game.window_runs = false;
}

void apply(Game& game, const Paused& e) {
    game.paused = true;
    game.paused_by_clock = e.by_clock;
    game.paused_by_consent = e.by_consent;
    game.pause_asked.clear();
}

void apply(Game& game, const Resumed&) {
    game.paused = game.paused_by_clock = game.paused_by_consent = false;
}

void apply(Game&, const Written&) {}

void apply(Game& game, const BattleReopened&) {
    game.winner.reset();
    game.ending.clear();
    game.lift_agreed.clear();
}

}  // namespace game
