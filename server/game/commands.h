#pragma once
#include <variant>

#include "game/deployment.h"
#include "game/fire_steps.h"
#include "game/forms.h"
#include "game/fow_cards.h"
#include "game/indirect_fire.h"
#include "game/movement.h"
#include "game/obstacles.h"
#include "game/orders.h"
#include "game/referee.h"
#include "game/transport.h"
#include "game/turn.h"

/// All that may be asked of a battle.
namespace game {

using Command = std::variant<DeployStand, PlaceOrder, WithdrawOrder, NameOrder, DeclareForm,
                             MoveStand, TurnStand, SetWhenForcedBack, OccupyGround, Load, Unload,
                             Limber, Unlimber, ManHandle, ReturnTransport, TakeOffTransport,
                             DeclareFire, WithdrawFire, RequestMission, WithdrawMission, PlayCard,
                             TakeBackCard, DiscardCard, Commit, TimeUp, Concede, ContributeToDice,
                             EditStand, RemoveStand, AddStand, AddObstacle, RemoveObstacle, SetDie,
                             SetWeather, EndStep, OpenStep, Pause, Resume, WriteToSide, EndBattle>;

/// Who asks. The clock is the server's own hand.
enum class Actor : std::uint8_t { Blue, Red, Referee, Clock };
constexpr bool is_side(Actor actor) { return actor == Actor::Blue || actor == Actor::Red; }
constexpr Side side_of(Actor actor) { return actor == Actor::Red ? Side::Red : Side::Blue; }

}  // namespace game
