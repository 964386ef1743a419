#pragma once
#include "base/describe.h"
#include "game/commands.h"

/// What of a command is read: every field of the structs of game/commands.h. Only wire/*.cpp and
/// tests include it.
// clang-format off
namespace game {

DESCRIBE(DeployStand, stand, at, facing)
DESCRIBE(PlaceOrder, issuer, chit, marker, arrow, destination, overwatch, recipient, regroup)
DESCRIBE(DeclareForm, order, form)
DESCRIBE(WithdrawOrder, order)
DESCRIBE(NameOrder, stand, order)
DESCRIBE(MoveStand, stand, path)
DESCRIBE(AskForMove, stand, path)
DESCRIBE(TurnStand, stand, facing)
DESCRIBE(SetWhenForcedBack, stand, when_forced_back)
DESCRIBE(OccupyGround, stand, at, facing)
DESCRIBE(Load, stand, vehicle)
DESCRIBE(Unload, stand, at, facing)
DESCRIBE(Limber, gun, vehicle)
DESCRIBE(Unlimber, gun, at, facing)
DESCRIBE(ManHandle, stand, gun, path)
DESCRIBE(ReturnTransport, vehicle, at, facing)
DESCRIBE(TakeOffTransport, vehicle)
DESCRIBE(DeclareFire, firer, line, target, dice, path_point, cover_category)
DESCRIBE(WithdrawFire, shot)
DESCRIBE(RequestMission, observer, batteries, kind, target)
DESCRIBE(WithdrawMission, mission)
DESCRIBE(PlayCard, card, target, company, place)
DESCRIBE(TakeBackCard, played)
DESCRIBE(DiscardCard, card)
DESCRIBE_NO_FIELDS(Commit)
DESCRIBE_NO_FIELDS(Concede)
DESCRIBE(ContributeToDice, contribution)
DESCRIBE_NO_FIELDS(TakeUpCompanies)
DESCRIBE(TakeOverCompanies, player)
DESCRIBE(WordsTold, blue, red, spectators)
DESCRIBE(EditStand, stand, at, facing, state, suppressed, visible, quality, ammunition, reason)
DESCRIBE(RemoveStand, stand, reason)
DESCRIBE(AddStand, side, company, line, name, quality, at, facing, issuer, reason)
DESCRIBE(SetOrder, stand, chit, arrow, reason)
DESCRIBE(SetCompanyMorale, company, morale, reason)
DESCRIBE(AddObstacle, kind, outline, side, concealment, hit, reason)
DESCRIBE(RemoveObstacle, obstacle, reason)
DESCRIBE(SetDie, purpose, face, reason)
DESCRIBE(WithdrawDie, purpose, reason)
DESCRIBE(SetWeather, weather, reason, told)
DESCRIBE(ApproveMove, stand, reason)
DESCRIBE(DeclineMove, stand, reason)
DESCRIBE(SetOption, option, value, reason, told)
DESCRIBE(ExtendStep, seconds, reason, told)
DESCRIBE(EndStep, reason, told)
DESCRIBE(OpenStep, subphase, reason, told)
DESCRIBE(Pause, reason, told)
DESCRIBE(Resume, reason, told)
DESCRIBE(WriteToSide, side, words)
DESCRIBE(EndBattle, winner, reason, told)
DESCRIBE(ReopenBattle, subphase, reason, told)
DESCRIBE_NO_FIELDS(LiftFog)

}  // namespace game
// clang-format on
