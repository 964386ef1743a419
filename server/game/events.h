#pragma once
#include <variant>
#include <vector>

#include "game/deployment.h"
#include "game/fire_results.h"
#include "game/fire_steps.h"
#include "game/fow_cards.h"
#include "game/indirect_fire.h"
#include "game/morale.h"
#include "game/movement.h"
#include "game/orders.h"
#include "game/referee.h"
#include "game/spotting.h"
#include "game/suppression.h"
#include "game/transport.h"
#include "game/turn.h"

/// All that can happen in a battle. An event holds every die and every result: replay asks no rule.
namespace game {

using Event = std::variant<
    // turn
    BattleBegun, StepOpened, StepResolved, SideCommitted, InitiativeRolled, WeatherRolled,
    ObjectiveTaken, TurnBegun, BattleEnded,
    // set-up, orders, movement, transport
    StandDeployed, OrderPlaced, OrderWithdrawn, OrderNamed, OrdersTakeForce, OrdersRevealed,
    OrderCancelled, CommandTaken, StandMoved, StandTurned, FacingDeclared, WhenForcedBackSet,
    StandEntered, GroundOccupied, TemplateEntered, Loaded, Unloaded, Limbered, Unlimbered,
    GunManHandled, TransportRemoved, TransportReturned,
    // fire and what it does
    FireDeclared, FireWithdrawn, ShotResolved, HitsDistributed, MissionRequested, MissionWithdrawn,
    ResponseRolled, TemplatePlaced, TemplateRemoved, TemplateAttack, StandForcedBack,
    StandEliminated, StandDrivenOff, StandStoppedAt, WreckPlaced, GunAbandoned, GunManned, GunLost,
    Dismounted, PassengerRolled, GroundVacated, StandSuppressed, SuppressionRemoved,
    // morale, sight, cards, referee
    MoraleChecked, StateChanged, Rallied, CompanyEliminated, EliminationSeen, ContactMade,
    ContactSeen, ContactLost, WreckSeen, AbandonedGunSeen, CamouflageLost, DeckShuffled, CardDrawn,
    CardDiscarded, CardPlayed, CardTakenBack, CardOpened, CardsCancelled, CardExpired, StandEdited,
    StandRemoved, StandAdded, DieSet, StepForced, Paused, Resumed, Written>;

using Events = std::vector<Event>;

}  // namespace game
