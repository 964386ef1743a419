#pragma once
#include <boost/variant2/variant.hpp>

#include "base/type_list.h"
#include "game/fire/messages.h"
#include "game/hands/messages.h"
#include "game/movement/messages.h"
#include "game/obstacles/messages.h"
#include "game/orders/messages.h"
#include "game/referee/messages.h"
#include "game/shelling/messages.h"
#include "game/transport/messages.h"
#include "game/turn/messages.h"

/// All that may be asked of a battle.
namespace game {

/// What the referee rules, with a reason, at any time. The order is that of the list he is shown.
/// [REF-01]
using Ruling =
    boost::variant2::variant<EditStand, RemoveStand, AddStand, SetOrder, SetCompanyMorale,
                             AddObstacle, RemoveObstacle, SetDie, WithdrawDie, SetWeather,
                             ApproveMove, DeclineMove, SetOption, ExtendStep, EndStep, OpenStep,
                             Pause, Resume, WriteToSide, EndBattle, ReopenBattle>;
using Command = base::Joined<
    boost::variant2::variant<
        DeployStand, PlaceOrder, WithdrawOrder, NameOrder, DeclareForm, MoveStand, AskForMove,
        TurnStand, SetWhenForcedBack, OccupyGround, Load, Unload, Limber, Unlimber, ManHandle,
        ReturnTransport, TakeOffTransport, DeclareFire, WithdrawFire, RequestMission,
        WithdrawMission, PlayCard, TakeBackCard, DiscardCard, Commit, TimeUp, StopDeadline, Concede,
        PromiseShare, ContributeToDice, GoWithoutShare, AgreeToNoShares, TakeUpCompanies,
        TakeOverCompanies, TakeBackCommit, PassAlways, PassNoMore, EndWindow, HandOverSeat,
        AskForPause, WithdrawPause, SetQuietHours>,
    Ruling, boost::variant2::variant<LiftFog>>;
/// Who asks. The clock is the server's own hand. Blue and Red are the leaders of their sides, who
/// may have other players. [S-06]
enum class Actor : std::uint8_t {
    Blue,
    Red,
    Referee,
    Clock,
    Blue2,
    Blue3,
    Blue4,
    Red2,
    Red3,
    Red4
};
constexpr bool is_side(Actor actor) { return actor != Actor::Referee && actor != Actor::Clock; }
constexpr Side side_of(Actor actor) {
    return actor == Actor::Red || actor >= Actor::Red2 ? Side::Red : Side::Blue;
}
constexpr int player_of(Actor actor) {
    if (actor >= Actor::Red2) return static_cast<int>(actor) - static_cast<int>(Actor::Red2) + 2;
    if (actor >= Actor::Blue2) return static_cast<int>(actor) - static_cast<int>(Actor::Blue2) + 2;
    return kLeader;
}

}  // namespace game
