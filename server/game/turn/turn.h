#pragma once
#include <utility>

#include "game/core/course.h"
#include "game/turn/messages.h"

/// The turning of the sequence itself: steps, shares in the dice, players who come and go. [SEQ,
/// END, S-05, S-06]
namespace game {

Result<Events> decide(const Game& game, Side side, const PromiseShare& command);
Result<Events> decide(const Game& game, Side side, const GoWithoutShare& command);
Result<Events> decide(const Game& game, Side side, const AgreeToNoShares& command);
Result<Events> decide(const Game& game, Side side, const ContributeToDice& command);

void apply(Game& game, const CompaniesTakenUp& e);
void apply(Game& game, const CompaniesTakenOver& e);
void apply(Game& game, const PlayerCommitted& e);
void apply(Game& game, const CommitTakenBack& e);
void apply(Game& game, const StandingPassSet& e);
void apply(Game& game, const StandingPassEnded& e);
void apply(Game& game, const WindowLasted& e);
void apply(Game& game, const SeatHandedOver& e);
void apply(Game& game, const SharePromised& e);
void apply(Game& game, const ContributionGiven& e);
void apply(Game& game, const SharesLapsed& e);
void apply(Game& game, const WentWithoutShare& e);
void apply(Game& game, const NoSharesAgreed& e);
void apply(Game& game, const BattleBegun& e);
void apply(Game& game, const StepOpened& e);
void apply(Game& game, const StepResolved& e);
void apply(Game& game, const SideCommitted& e);
void apply(Game& game, const TimeRanOut& e);
void apply(Game& game, const GraceBegun& e);
void apply(Game& game, const DeadlineStopped& e);
void apply(Game& game, const InitiativeRolled& e);
void apply(Game& game, const WeatherRolled& e);
void apply(Game& game, const ObjectiveTaken& e);
void apply(Game& game, const TurnBegun& e);
void apply(Game& game, const BattleEnded& e);
void apply(Game& game, const PauseAsked& e);
void apply(Game& game, const PauseWithdrawn& e);
void apply(Game& game, const QuietHoursSet& e);
void apply(Game& game, const LiftAgreed& e);
void apply(Game& game, const FogLifted& e);

/// 0W.
void roll_weather(Course& course);
/// 2A.
void roll_initiative(Course& course);
/// 5F: objectives, the end of the game, else the next turn.
void end_turn(Course& course);
void take_objectives(Course& course);

/// So often two dice are rolled for initiative; then it stays as it was. [S-98]
inline constexpr int kMostTies = 20;
/// The weather of this row of a table.
WeatherRolled weather_of(const WeatherRow& row, int die);
/// May this side's leader ask for a pause? [S-111]
bool may_ask_for_pause(const Game& game, Side side);
/// Has he asked, and may he withdraw it?
bool has_asked_for_pause(const Game& game, Side side);
/// May this side's leader still agree to open everything? [REL-35]
bool may_lift_fog(const Game& game, Side side);
/// Blue's, Red's, as the battle stands. [S-08]
std::pair<int, int> points(const Game& game);

}  // namespace game
