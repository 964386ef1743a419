#pragma once
#include "base/dice.h"
#include "game/play/commands.h"
#include "game/play/events.h"

/// The gate and the play: what a command does, and what follows from it until somebody has to
/// decide again.
namespace game {

/// What this command would make happen, or why not; changes nothing. Judged on what the actor's
/// side knows.
Result<Events> decide(const Game& game, Actor actor, const Command& command, Dice& dice);
/// Makes it happen: evolves the game, then everything that follows by rule. Refused: the game is as
/// before.
Result<Events> play(Game& game, Actor actor, const Command& command, Dice& dice);
/// The first event of a battle, and its set-up until somebody has to decide.
Events begin(Game& game, const Scenario& scenario, Dice& dice);
// each chapter decides its own commands
Result<Events> decide(const Game& game, Side side, const PromiseShare& command);
Result<Events> decide(const Game& game, Side side, const ContributeToDice& command);
Result<Events> decide(const Game& game, Side side, const DeployStand& command);
Result<Events> decide(const Game& game, Side side, const PlaceOrder& command);
Result<Events> decide(const Game& game, Side side, const WithdrawOrder& command);
Result<Events> decide(const Game& game, Side side, const NameOrder& command);
Result<Events> decide(const Game& game, Side side, const DeclareForm& command);
Result<Events> decide(const Game& game, Side side, const MoveStand& command);
Result<Events> decide(const Game& game, Side side, const AskForMove& command);
Result<Events> decide(const Game& game, Side side, const TurnStand& command);
Result<Events> decide(const Game& game, Side side, const SetWhenForcedBack& command);
Result<Events> decide(const Game& game, Side side, const OccupyGround& command);
Result<Events> decide(const Game& game, Side side, const Load& command);
Result<Events> decide(const Game& game, Side side, const Unload& command);
Result<Events> decide(const Game& game, Side side, const Limber& command);
Result<Events> decide(const Game& game, Side side, const Unlimber& command);
Result<Events> decide(const Game& game, Side side, const ManHandle& command);
Result<Events> decide(const Game& game, Side side, const ReturnTransport& command);
Result<Events> decide(const Game& game, Side side, const TakeOffTransport& command);
Result<Events> decide(const Game& game, Side side, const DeclareFire& command);
Result<Events> decide(const Game& game, Side side, const WithdrawFire& command);
Result<Events> decide(const Game& game, Side side, const RequestMission& command);
Result<Events> decide(const Game& game, Side side, const WithdrawMission& command);
Result<Events> decide(const Game& game, Side side, const PlayCard& command);
Result<Events> decide(const Game& game, Side side, const TakeBackCard& command);
Result<Events> decide(const Game& game, Side side, const DiscardCard& command);
// the referee's (referee.cpp); they may play on by themselves
Result<Events> decide(const Game& game, const EditStand& command);
Result<Events> decide(const Game& game, const RemoveStand& command);
Result<Events> decide(const Game& game, const AddStand& command);
Result<Events> decide(const Game& game, const SetOrder& command);
Result<Events> decide(const Game& game, const SetCompanyMorale& command);
Result<Events> decide(const Game& game, const AddObstacle& command);
Result<Events> decide(const Game& game, const RemoveObstacle& command);
Result<Events> decide(const Game& game, const SetDie& command);
Result<Events> decide(const Game& game, const WithdrawDie& command);
Result<Events> decide(const Game& game, const SetWeather& command);
Result<Events> decide(const Game& game, const ApproveMove& command);
Result<Events> decide(const Game& game, const DeclineMove& command);
Result<Events> decide(const Game& game, const SetOption& command);
Result<Events> decide(const Game& game, const ExtendStep& command);
Result<Events> decide(const Game& game, const OpenStep& command);
Result<Events> decide(const Game& game, const Pause& command);
Result<Events> decide(const Game& game, const Resume& command);
Result<Events> decide(const Game& game, const WriteToSide& command);
Result<Events> decide(const Game& game, const EndBattle& command);
Result<Events> decide(const Game& game, const ReopenBattle& command);

}  // namespace game
