#pragma once
#include <string>
#include <vector>

#include "game/core/events.h"
#include "game/obstacles/messages.h"
#include "game/referee/messages.h"

/// What the referee rules. [REF, S-94 .. S-98]
namespace game {

Result<Events> decide(const Game& game, const EditStand& command);
Result<Events> decide(const Game& game, const RemoveStand& command);
Result<Events> decide(const Game& game, const AddStand& command);
Result<Events> decide(const Game& game, const SetCompanyMorale& command);
Result<Events> decide(const Game& game, const AddObstacle& command);
Result<Events> decide(const Game& game, const RemoveObstacle& command);
Result<Events> decide(const Game& game, const SetDie& command);
Result<Events> decide(const Game& game, const WithdrawDie& command);
Result<Events> decide(const Game& game, const SetWeather& command);
Result<Events> decide(const Game& game, const SetOption& command);
Result<Events> decide(const Game& game, const ExtendStep& command);
Result<Events> decide(const Game& game, const OpenStep& command);
Result<Events> decide(const Game& game, const Pause& command);
Result<Events> decide(const Game& game, const Resume& command);
Result<Events> decide(const Game& game, const WriteToSide& command);
Result<Events> decide(const Game& game, const EndBattle& command);
Result<Events> decide(const Game& game, const ReopenBattle& command);

void apply(Game& game, const StandEdited& e);
void apply(Game& game, const StandRemoved& e);
void apply(Game& game, const StandAdded& e);
void apply(Game& game, const CompanyMoraleSet& e);
void apply(Game& game, const DieSet& e);
void apply(Game& game, const DieWithdrawn& e);
void apply(Game& game, const WeatherSet& e);
void apply(Game& game, const OptionSet& e);
void apply(Game& game, const StepExtended& e);
void apply(Game& game, const StepForced& e);
void apply(Game& game, const Paused& e);
void apply(Game& game, const Resumed& e);
void apply(Game& game, const Written& e);
void apply(Game& game, const BattleReopened& e);

/// Can a die be rolled for this, now or later? Otherwise why not. [S-05, S-98]
Result<void> is_still_to_come(const Game& game, const std::string& purpose);
/// What `OpenStep` can open now, or `ReopenBattle` when the battle is over. [S-96]
std::vector<Subphase> steps_to_open(const Game& game);
/// The rows that the referee can choose from: the scenario's, else the suggested ones. [S-02]
std::vector<WeatherRow> weather_table(const Game& game);

}  // namespace game
