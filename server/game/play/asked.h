#pragma once
#include <string>
#include <vector>

#include "game/play/commands.h"

/// What a player's command names: whose decision it is, the own stands that would act, and the
/// enemy it is aimed at. One line a command: a new one does not compile without its own. [S-06,
/// S-90]
namespace game {

enum class Whose : std::uint8_t {
    WhoLeadsIt,     ///< of each acting stand
    WhoPlaysCards,  ///< the leader, or with fow_player = any everybody
    Leader
};
/// Stands that are not there, or the enemy's, lead to no refusal here: the chapter refuses them.
struct Asked {
    Whose whose = Whose::WhoLeadsIt;
    std::vector<StandId> acting = {};
    std::string* enemy = nullptr;  ///< where the command holds the handle that it aims at
};
Asked asked(const Game& game, const PromiseShare& command);
Asked asked(const Game& game, const ContributeToDice& command);
Asked asked(const Game& game, const DeployStand& command);
Asked asked(const Game& game, const PlaceOrder& command);
Asked asked(const Game& game, const WithdrawOrder& command);
Asked asked(const Game& game, const NameOrder& command);
Asked asked(const Game& game, const DeclareForm& command);
Asked asked(const Game& game, const MoveStand& command);
Asked asked(const Game& game, const AskForMove& command);
Asked asked(const Game& game, const TurnStand& command);
Asked asked(const Game& game, const SetWhenForcedBack& command);
Asked asked(const Game& game, const OccupyGround& command);
Asked asked(const Game& game, const Load& command);
Asked asked(const Game& game, const Unload& command);
Asked asked(const Game& game, const Limber& command);
Asked asked(const Game& game, const Unlimber& command);
Asked asked(const Game& game, const ManHandle& command);
Asked asked(const Game& game, const ReturnTransport& command);
Asked asked(const Game& game, const TakeOffTransport& command);
Asked asked(const Game& game, DeclareFire& command);
Asked asked(const Game& game, const WithdrawFire& command);
Asked asked(const Game& game, const RequestMission& command);
Asked asked(const Game& game, const WithdrawMission& command);
Asked asked(const Game& game, PlayCard& command);
Asked asked(const Game& game, const TakeBackCard& command);
Asked asked(const Game& game, const DiscardCard& command);
Asked asked(const Game& game, const Concede& command);
/// Who gave this order; zero: there is no such order.
StandId issuer_of(const Game& game, OrderId order);

}  // namespace game
