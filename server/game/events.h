#pragma once
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/variant2/variant.hpp>

#include "game/ammunition.h"
#include "game/deployment.h"
#include "game/fire_results.h"
#include "game/fire_steps.h"
#include "game/forms.h"
#include "game/fow_cards.h"
#include "game/indirect_fire.h"
#include "game/morale.h"
#include "game/movement.h"
#include "game/obstacles.h"
#include "game/orders.h"
#include "game/players.h"
#include "game/referee.h"
#include "game/regroup.h"
#include "game/reserve.h"
#include "game/shares.h"
#include "game/spotting.h"
#include "game/suppression.h"
#include "game/transport.h"
#include "game/turn.h"

/// All that can happen in a battle. An event holds every die and every result: replay asks no rule.
namespace game {

using EventKinds = boost::variant2::variant<
    // turn
    BattleBegun, StepOpened, StepResolved, SideCommitted, TimeRanOut, DeadlineStopped,
    InitiativeRolled, WeatherRolled, ObjectiveTaken, TurnBegun, BattleEnded, SharePromised,
    ContributionGiven, SharesLapsed, CompaniesTakenUp, CompaniesTakenOver, PlayerCommitted,
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

/// A die, for the books: whoever knows the seed can roll it again. [S-05]
struct RolledDie {
    std::string purpose;
    int face = 0;
    bool is_set = false;  ///< by the referee [REF-01]
    bool operator==(const RolledDie&) const = default;
};

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
using Events = std::vector<Event>;

}  // namespace game
