#pragma once
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/variant2/variant.hpp>

#include "game/ammunition/messages.h"
#include "game/carrying/messages.h"
#include "game/command/messages.h"
#include "game/core/events.h"
#include "game/effects/messages.h"
#include "game/fire/messages.h"
#include "game/hands/messages.h"
#include "game/hits/messages.h"
#include "game/morale/messages.h"
#include "game/movement/messages.h"
#include "game/obstacles/messages.h"
#include "game/orders/messages.h"
#include "game/referee/messages.h"
#include "game/shelling/messages.h"
#include "game/spotting/messages.h"
#include "game/transport/messages.h"
#include "game/turn/messages.h"

/// All that can happen in a battle. An event holds every die and every result: replay asks no rule.
namespace game {

using EventKinds = boost::variant2::variant<
    // turn
    BattleBegun, StepOpened, StepResolved, SideCommitted, TimeRanOut, GraceBegun, DeadlineStopped,
    InitiativeRolled, WeatherRolled, ObjectiveTaken, TurnBegun, BattleEnded, SharePromised,
    ContributionGiven, SharesLapsed, WentWithoutShare, NoSharesAgreed, CompaniesTakenUp,
    CompaniesTakenOver, PlayerCommitted, PauseAsked, PauseWithdrawn, QuietHoursSet, CommitTakenBack,
    StandingPassSet, StandingPassEnded, WindowLasted, SeatHandedOver,
    // set-up, orders, movement, transport
    StandDeployed, ReserveDeclared, ReservePlaced, OrderPlaced, OrderWithdrawn, OrderNamed,
    OrdersTakeForce, OrdersRevealed, OrderCancelled, OrderChanged, CommandTaken, CommandSucceeded,
    FormDeclared, Entrenched, FieldworkSeen, Regrouped, StandMoved, StandTurned, FacingDeclared,
    WhenForcedBackSet, StandEntered, GroundOccupied, TemplateEntered, ObstacleSeen, ObstacleCleared,
    MineAttack, Loaded, Unloaded, Limbered, Unlimbered, GunManHandled, TransportRemoved,
    TransportReturned,
    // fire and what it does
    FireDeclared, FireWithdrawn, ShotResolved, HitsDistributed, MissionRequested, MissionWithdrawn,
    ResponseRolled, TemplatePlaced, TemplateRemoved, TemplateAttack, BombardmentFelt,
    StandForcedBack, StandEliminated, StandDrivenOff, StandStoppedAt, WreckPlaced, GunAbandoned,
    GunManned, GunLost, Dismounted, PassengerRolled, GroundVacated, StandSuppressed,
    SuppressionRemoved, AmmunitionUsed, Resupplied,
    // morale, sight, cards, referee
    MoraleChecked, StateChanged, Rallied, CompanyEliminated, EliminationSeen, ContactMade,
    ContactSeen, ContactLost, WreckSeen, AbandonedGunSeen, PhantomVanished, CamouflageLost,
    DeckShuffled, CardDrawn, CardDiscarded, CardPlayed, CardTakenBack, CardOpened, CardsCancelled,
    CardExpired, CardWindowOpened, CardWindowClosed, StandEdited, StandRemoved, StandAdded,
    OrderSet, CompanyMoraleSet, ObstacleAdded, ObstacleRemoved, DieSet, DieWithdrawn, WeatherSet,
    MoveAsked, AskedMoveJudged, OptionSet, StepExtended, StepForced, Paused, Resumed, Written,
    BattleReopened, LiftAgreed, FogLifted>;
template <class T, class Kinds> inline constexpr bool kIsKind = false;
template <class T, class... Kinds>
inline constexpr bool kIsKind<T, boost::variant2::variant<Kinds...>> =
    (std::is_same_v<T, Kinds> || ...);
/// One of the kinds. Its copies and moves are made once, in events.cpp: made anew in every file
/// they were most of the build.
struct Event : EventKinds {
    /// By reference: clang 19 at -O2 spoilt a small kind (ObstacleCleared) that it passed in
    /// registers.
    template <class T>
        requires kIsKind<std::remove_cvref_t<T>, EventKinds>
    Event(T&& kind)
        : EventKinds(boost::variant2::in_place_type_t<std::remove_cvref_t<T>>{},
                     std::forward<T>(kind)) {}
    Event(const Event& other);
    Event(Event&& other) noexcept;
    Event& operator=(const Event& other);
    Event& operator=(Event&& other) noexcept;
    ~Event();

    std::vector<RolledDie> rolled;  ///< the dice that made it
};

}  // namespace game
