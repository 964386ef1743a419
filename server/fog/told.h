#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/ammunition/messages.h"
#include "game/carrying/messages.h"
#include "game/command/messages.h"
#include "game/effects/messages.h"
#include "game/fire/messages.h"
#include "game/hands/messages.h"
#include "game/morale/messages.h"
#include "game/movement/messages.h"
#include "game/obstacles/messages.h"
#include "game/orders/messages.h"
#include "game/referee/messages.h"
#include "game/shelling/messages.h"
#include "game/spotting/messages.h"
#include "game/transport/messages.h"
#include "game/turn/messages.h"

/// A line of the log as one audience reads it. Codes and values: the client makes the sentence.
/// [S-05]
namespace fog {

/// What the line says. A kind that is about the own side has a twin for what the other side
/// notices.
// clang-format off
enum class Saying : std::uint8_t {
    // turn
    BattleBegun, TurnBegun, StepOpened, Committed, WeatherRolled, InitiativeRolled, BattleEnded, SharePromised, ContributionGiven, SharesLapsed, WentWithoutShare, NoSharesAgreed,
    CompaniesTakenUp, CompaniesTakenOver, PlayerCommitted, CommitTakenBack, StandingPassSet, StandingPassEnded, SeatHandedOver,
    // set-up, orders, movement, transport
    Deployed, ReserveDeclared, ReservePlaced, OrderPlaced, OrderWithdrawn, OrderNamed, OrdersTakeForce, OrdersRevealed, OrderCancelled, OrderChanged, CommandTaken,
    CommandReturned, CommandSucceeded, FormDeclared, Entrenched, Regrouped,
    Moved, Turned, FacingDeclared, ForcedBackSet, Entered, GroundOccupied, TemplateEntered,
    ObstacleSeen, ObstacleGone, ObstacleCleared,
    Loaded, Unloaded, Limbered, Unlimbered, ManHandled, TransportRemoved, TransportReturned, ObjectiveTaken,
    // fire and what it does
    FireDeclared, FireWithdrawn, FireResolved, FireFelt, HitsDistributed, HitsFelt,
    MissionRequested, MissionWithdrawn, ResponseRolled, TemplatePlaced, TemplateRemoved, TemplateAttack, TemplateFelt,
    BombardmentFelt, MineAttack, ForcedBack, Eliminated, Surrendered, DrivenOff, StoppedAt, WreckPlaced, GunAbandoned, GunManned, GunLost,
    Dismounted, PassengerRolled, GroundVacated, Suppressed, SuppressionRemoved, AmmunitionUsed, Resupplied,
    // morale, sight, cards, referee
    MoraleChecked, StateChanged, Rallied, CompanyEliminated, EliminationSeen,
    ContactMade, StandSeen, ContactLost, WreckSeen, GunSeen, PhantomVanished, PhantomSeen, CamouflageLost,
    DeckShuffled, CardDrawn, CardDiscarded, CardPlayed, CardTakenBack, CardOpened, CardsCancelled, CardExpired,
    StandEdited, StandRemoved, StandAdded, OrderSet, CompanyMoraleSet, ObstacleAdded, ObstacleRemoved, DieSet, DieWithdrawn, WeatherSet, MoveAsked, AskedMoveJudged, OptionSet, StepExtended, StepForced, Paused, Resumed, Written,
    BattleReopened, PauseAsked, PauseWithdrawn, QuietHoursSet, LiftAgreed, FogLifted, TimeRanOut, GraceBegun, DeadlineStopped,
};
// clang-format on

/// A stand as this audience names it: an own id ("s17") or a handle, and what it calls it.
struct Who {
    std::string id;
    std::string label;
    std::optional<game::Side> side;
    bool operator==(const Who&) const = default;
};
struct Die {
    int face = 0;
    std::optional<int> needs =
        {};  ///< it succeeds at this face or less; absent where a table is read
    std::optional<std::string> purpose = {};  ///< what it was rolled for [S-05, S-104]
    std::optional<bool> is_set = {};          ///< by the referee, before it was rolled [REF-01]
    bool operator==(const Die&) const = default;
};
struct Told {
    int turn = 0;
    game::Subphase step = game::Subphase::Deployment;
    Saying kind = Saying::BattleBegun;
    std::optional<game::Side> side;  ///< whose act it is, where that is no secret
    std::optional<Who> actor;
    std::optional<Who> target;
    std::optional<Point> place;
    std::vector<Die> dice;
    rules::Working working;  ///< catalogue ids and the value each contributed
    std::string outcome;     ///< a word: "no_effect", "forced_back", "pinned", "success" ...
    std::string what;        ///< weapon, order, card, weather, kind of fire: a name or a word
    std::optional<int> count;
    std::string words;                      ///< what a person wrote, or an opened card says
    std::optional<std::string> chain = {};  ///< of all dice told up to this line [S-105]
    std::optional<Facing> from = {};        ///< towards an unseen firer, to 45 degrees [S-40]
    bool operator==(const Told&) const = default;
};

}  // namespace fog
