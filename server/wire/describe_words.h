#pragma once
#include "base/describe.h"
#include "fog/view.h"
#include "wire/messages.h"

/// The words that clients read and write, one list for each enumeration. Only wire/*.cpp and
/// tests/wire include it. Nothing of the true state is described in wire/: Game, Stand, Order and
/// their like have no text here.
// clang-format off
#define DESCRIBE_NO_FIELDS(Type)                                                                   \
    BOOST_DESCRIBE_STRUCT(Type, (), ())                                                            \
    constexpr std::string_view described_name(const Type*) { return #Type; }

namespace rules {

DESCRIBE_ENUM(Side, Blue, Red)
DESCRIBE_ENUM(TroopQuality, Green, Trained, Regular, Experienced, Veteran, Elite)
DESCRIBE_ENUM(MoraleState, Steady, Pinned, Shaken, Demoralized)
DESCRIBE_ENUM(Cover, None, Light, Medium, Hard, Fortification)
DESCRIBE_ENUM(Kind, Personnel, SoftVehicle, WeakAfv, StrongAfv)
DESCRIBE_ENUM(Mobility, Personnel, Tracked, Wheeled)
DESCRIBE_ENUM(Terrain, Open, Woods, Forest, Bua, Broken, Sand, Rubble, SteepSlope, Swamp, Cliff, Creek, River, Brush,
              Orchard, Crops, StoneBua, Escarpment, Canal)
DESCRIBE_ENUM(ObstacleKind, Wire, Roadblock, Minefield)
DESCRIBE_ENUM(CoverLineKind, Wall, Hedge, Emplacement)
DESCRIBE_ENUM(Concealment, Open, Camouflaged, Buried)
DESCRIBE_ENUM(ClearedBy, Nobody, Engineers, Personnel)
DESCRIBE_ENUM(Visibility, Clear, OpenBlocking, Dense)
DESCRIBE_ENUM(OrderChit, CautiousAdvance, HastyAdvance, Disengage, Hold, TakeCommand, Rally, RoadMarch, Entrench, Banzai,
              Regroup)
DESCRIBE_ENUM(Issuer, None, Staff, Commander, CompanyPure, CompanyJoint, Self)
DESCRIBE_ENUM(Band, Contact, Close, Medium, Long, Extreme)
DESCRIBE_ENUM(MissionKind, HighExplosive, Smoke, Harassing, AirStrike, TimeOnTarget)
DESCRIBE_ENUM(BaseSize, Half, Full, Double, Vehicle)
DESCRIBE_ENUM(Mount, Turret, Fixed, RearMg, AaMg, Hand)

}  // namespace rules
namespace game {

DESCRIBE_ENUM(Phase, SetUp, Artillery, Movement, OpportunityFire, GeneralFire, Command, Over)
DESCRIBE_ENUM(Subphase, Deployment, FirstOrders, DiceContributions, Weather, ArtilleryResponse, Clearing, HeAttacks, Initiative, PrepFireA,
              PrepFireB, PrepFireResolved, SideAMoves, SideBMoves, Spotting, OpportunityFire, SpottingOfOpportunityFirers,
              ChangeFacing, GeneralFire, Ammunition, SpottingOfGeneralFirers, Orders, Morale, AbandonedGroundA,
              AbandonedGroundB, FogOfWar, DeclarationsA, DeclarationsB, EndOfTurn, CardWindow, BattleOver)
DESCRIBE_ENUM(Presence, OnTable, Aboard, OffTable, Undeployed, Reinforcement, OffBoard, Eliminated, Surrendered, DrivenOff,
              Phantom, Vanished, Reserve)
DESCRIBE_ENUM(WhenForcedBack, StopInCover, GoOn)
DESCRIBE_ENUM(Watcher, Blue, Red, Public, Blue2, Blue3, Blue4, Red2, Red3, Red4)
DESCRIBE_ENUM(CardTarget, Side, OwnStand, OwnCompany, EnemyStand, Place)
DESCRIBE_ENUM(OrderReach, Anywhere, InSight, Adjacent)
DESCRIBE_ENUM(Supply, Empty, Full)
DESCRIBE_ENUM(TransportAct, Load, Unload, Limber, Unlimber, ManHandle, Return, TakeOff)

}  // namespace game
namespace fog {

DESCRIBE_ENUM(Audience, Blue, Red, Referee, Public)
DESCRIBE_ENUM(WaitsFor, You, Side, Other, Both, Blue, Red, Nobody)
DESCRIBE_ENUM(PromptCode, Decide, Committed, Wait, Watch, Paused, Over)
BOOST_DESCRIBE_ENUM_BEGIN(Saying)  // more than one list can hold
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Saying,
    BattleBegun, TurnBegun, StepOpened, Committed, WeatherRolled, InitiativeRolled, BattleEnded, ContributionGiven,
    CompaniesTakenUp, CompaniesTakenOver, PlayerCommitted, Deployed, ReserveDeclared, ReservePlaced,
    OrderPlaced, OrderWithdrawn, OrderNamed, OrdersTakeForce, OrdersRevealed, OrderCancelled, OrderChanged, CommandTaken,
    CommandReturned, CommandSucceeded, FormDeclared, Entrenched, Regrouped, Moved,
    Turned, FacingDeclared, ForcedBackSet, Entered, GroundOccupied, TemplateEntered, ObstacleSeen, ObstacleGone, ObstacleCleared, Loaded, Unloaded, Limbered,
    Unlimbered, ManHandled, TransportRemoved, TransportReturned, ObjectiveTaken, FireDeclared, FireWithdrawn,
    FireResolved, FireFelt, HitsDistributed, HitsFelt)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Saying,
    MissionRequested, MissionWithdrawn, ResponseRolled, TemplatePlaced, TemplateRemoved, TemplateAttack,
    TemplateFelt, BombardmentFelt, MineAttack, ForcedBack, Eliminated, Surrendered, DrivenOff, StoppedAt, WreckPlaced, GunAbandoned, GunManned,
    GunLost, Dismounted, PassengerRolled, GroundVacated, Suppressed, SuppressionRemoved, AmmunitionUsed,
    Resupplied, MoraleChecked)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Saying,
    StateChanged, Rallied, CompanyEliminated, EliminationSeen, ContactMade, ContactLost, WreckSeen, GunSeen,
    PhantomVanished, PhantomSeen, CamouflageLost, DeckShuffled, CardDrawn, CardDiscarded, CardPlayed, CardTakenBack, CardOpened, CardsCancelled,
    CardExpired, StandEdited, StandRemoved, StandAdded, OrderSet, CompanyMoraleSet, ObstacleAdded, ObstacleRemoved, DieSet, WeatherSet, MoveAsked, AskedMoveJudged, OptionSet, StepExtended, StepForced, Paused, Resumed, Written)
BOOST_DESCRIBE_ENUM_END(Saying)
static_assert(boost::mp11::mp_size<boost::describe::describe_enumerators<Saying>>::value ==
              static_cast<std::size_t>(Saying::Written) + 1, "every saying has a word");

}  // namespace fog
namespace wire {

DESCRIBE_ENUM(ChatTo, Side, All, Referee)

}  // namespace wire
// clang-format on
