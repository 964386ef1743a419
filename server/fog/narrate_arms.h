#pragma once
#include <vector>

#include "fog/eyes.h"
#include "game/play/events.h"

/// What each event says: one function for each, so that a new event does not compile until it has
/// been thought about.
namespace fog {

using Lines = std::vector<Told>;

/// The eyes of an audience, and the beginning of its lines.
class Voice : public Eyes {
  public:
    using Eyes::Eyes;
    [[nodiscard]] Told line(Saying kind) const {
        Told told;
        told.turn = game().turn;
        told.step = game().subphase;
        told.kind = kind;
        return told;
    }
    /// A line about a stand; nothing for an audience that does not see it.
    [[nodiscard]] Lines about(StandId id, Saying kind, std::string what = {}) const;
    /// A line about a stand for its own side, and the referee.
    [[nodiscard]] Lines to_owner(StandId id, Saying kind, std::string what = {}) const;
    [[nodiscard]] bool owns_stand(StandId id) const;
};

// narrate_turn.cpp
Lines tell(const Voice& voice, const game::BattleBegun& e);
Lines tell(const Voice& voice, const game::StepOpened& e);
Lines tell(const Voice& voice, const game::CardWindowOpened& e);
Lines tell(const Voice& voice, const game::CardWindowClosed& e);
Lines tell(const Voice& voice, const game::StepResolved& e);
Lines tell(const Voice& voice, const game::SideCommitted& e);
Lines tell(const Voice& voice, const game::TimeRanOut& e);
Lines tell(const Voice& voice, const game::GraceBegun& e);
Lines tell(const Voice& voice, const game::DeadlineStopped& e);
Lines tell(const Voice& voice, const game::InitiativeRolled& e);
Lines tell(const Voice& voice, const game::WeatherRolled& e);
Lines tell(const Voice& voice, const game::ObjectiveTaken& e);
Lines tell(const Voice& voice, const game::TurnBegun& e);
Lines tell(const Voice& voice, const game::BattleEnded& e);
Lines tell(const Voice& voice, const game::SharePromised& e);
Lines tell(const Voice& voice, const game::ContributionGiven& e);
Lines tell(const Voice& voice, const game::SharesLapsed& e);
Lines tell(const Voice& voice, const game::WentWithoutShare& e);
Lines tell(const Voice& voice, const game::NoSharesAgreed& e);
Lines tell(const Voice& voice, const game::CompaniesTakenUp& e);
Lines tell(const Voice& voice, const game::CompaniesTakenOver& e);
Lines tell(const Voice& voice, const game::PlayerCommitted& e);
Lines tell(const Voice& voice, const game::CommitTakenBack& e);
Lines tell(const Voice& voice, const game::StandingPassSet& e);
Lines tell(const Voice& voice, const game::StandingPassEnded& e);
Lines tell(const Voice& voice, const game::WindowLasted& e);
Lines tell(const Voice& voice, const game::SeatHandedOver& e);
Lines tell(const Voice& voice, const game::StandEdited& e);
Lines tell(const Voice& voice, const game::StandRemoved& e);
Lines tell(const Voice& voice, const game::StandAdded& e);
Lines tell(const Voice& voice, const game::OrderSet& e);
Lines tell(const Voice& voice, const game::DieSet& e);
Lines tell(const Voice& voice, const game::DieWithdrawn& e);
Lines tell(const Voice& voice, const game::WeatherSet& e);
Lines tell(const Voice& voice, const game::MoveAsked& e);
Lines tell(const Voice& voice, const game::AskedMoveJudged& e);
Lines tell(const Voice& voice, const game::OptionSet& e);
Lines tell(const Voice& voice, const game::StepExtended& e);
Lines tell(const Voice& voice, const game::StepForced& e);
Lines tell(const Voice& voice, const game::Paused& e);
Lines tell(const Voice& voice, const game::Resumed& e);
Lines tell(const Voice& voice, const game::Written& e);
Lines tell(const Voice& voice, const game::BattleReopened& e);
Lines tell(const Voice& voice, const game::PauseAsked& e);
Lines tell(const Voice& voice, const game::PauseWithdrawn& e);
Lines tell(const Voice& voice, const game::QuietHoursSet& e);
Lines tell(const Voice& voice, const game::LiftAgreed& e);
Lines tell(const Voice& voice, const game::FogLifted& e);
// narrate_orders.cpp: set-up, orders, movement, transport, cards
Lines tell(const Voice& voice, const game::StandDeployed& e);
Lines tell(const Voice& voice, const game::ReserveDeclared& e);
Lines tell(const Voice& voice, const game::ReservePlaced& e);
Lines tell(const Voice& voice, const game::OrderPlaced& e);
Lines tell(const Voice& voice, const game::OrderWithdrawn& e);
Lines tell(const Voice& voice, const game::OrderNamed& e);
Lines tell(const Voice& voice, const game::OrdersTakeForce& e);
Lines tell(const Voice& voice, const game::OrdersRevealed& e);
Lines tell(const Voice& voice, const game::OrderCancelled& e);
Lines tell(const Voice& voice, const game::CommandTaken& e);
Lines tell(const Voice& voice, const game::OrderChanged& e);
Lines tell(const Voice& voice, const game::CommandSucceeded& e);
Lines tell(const Voice& voice, const game::FormDeclared& e);
/// The declared form of the other side's order, of a member in sight that complies. [S-68]
Lines form_in_sight(const Voice& voice, const game::Order& order);
Lines tell(const Voice& voice, const game::Entrenched& e);
Lines tell(const Voice& voice, const game::FieldworkSeen& e);
Lines tell(const Voice& voice, const game::Regrouped& e);
Lines tell(const Voice& voice, const game::StandMoved& e);
Lines tell(const Voice& voice, const game::StandTurned& e);
Lines tell(const Voice& voice, const game::FacingDeclared& e);
Lines tell(const Voice& voice, const game::WhenForcedBackSet& e);
Lines tell(const Voice& voice, const game::StandEntered& e);
Lines tell(const Voice& voice, const game::GroundOccupied& e);
Lines tell(const Voice& voice, const game::TemplateEntered& e);
Lines tell(const Voice& voice, const game::Loaded& e);
Lines tell(const Voice& voice, const game::Unloaded& e);
Lines tell(const Voice& voice, const game::Limbered& e);
Lines tell(const Voice& voice, const game::Unlimbered& e);
Lines tell(const Voice& voice, const game::GunManHandled& e);
Lines tell(const Voice& voice, const game::TransportRemoved& e);
Lines tell(const Voice& voice, const game::TransportReturned& e);
Lines tell(const Voice& voice, const game::DeckShuffled& e);
Lines tell(const Voice& voice, const game::CardDrawn& e);
Lines tell(const Voice& voice, const game::CardDiscarded& e);
Lines tell(const Voice& voice, const game::CardPlayed& e);
Lines tell(const Voice& voice, const game::CardTakenBack& e);
Lines tell(const Voice& voice, const game::CardOpened& e);
Lines tell(const Voice& voice, const game::CardsCancelled& e);
Lines tell(const Voice& voice, const game::CardExpired& e);
// narrate_obstacles.cpp
Lines tell(const Voice& voice, const game::ObstacleSeen& e);
Lines tell(const Voice& voice, const game::ObstacleCleared& e);
Lines tell(const Voice& voice, const game::MineAttack& e);
Lines tell(const Voice& voice, const game::ObstacleAdded& e);
Lines tell(const Voice& voice, const game::ObstacleRemoved& e);
// narrate_fire.cpp
Lines tell(const Voice& voice, const game::FireDeclared& e);
Lines tell(const Voice& voice, const game::FireWithdrawn& e);
Lines tell(const Voice& voice, const game::ShotResolved& e);
Lines tell(const Voice& voice, const game::HitsDistributed& e);
Lines tell(const Voice& voice, const game::MissionRequested& e);
Lines tell(const Voice& voice, const game::MissionWithdrawn& e);
Lines tell(const Voice& voice, const game::ResponseRolled& e);
Lines tell(const Voice& voice, const game::TemplatePlaced& e);
Lines tell(const Voice& voice, const game::TemplateRemoved& e);
Lines tell(const Voice& voice, const game::TemplateAttack& e);
// narrate_effects.cpp: what fire, morale and sight do to stands
Lines tell(const Voice& voice, const game::StandForcedBack& e);
Lines tell(const Voice& voice, const game::StandEliminated& e);
Lines tell(const Voice& voice, const game::StandDrivenOff& e);
Lines tell(const Voice& voice, const game::StandStoppedAt& e);
Lines tell(const Voice& voice, const game::WreckPlaced& e);
Lines tell(const Voice& voice, const game::GunAbandoned& e);
Lines tell(const Voice& voice, const game::GunManned& e);
Lines tell(const Voice& voice, const game::GunLost& e);
Lines tell(const Voice& voice, const game::Dismounted& e);
Lines tell(const Voice& voice, const game::PassengerRolled& e);
Lines tell(const Voice& voice, const game::GroundVacated& e);
Lines tell(const Voice& voice, const game::StandSuppressed& e);
Lines tell(const Voice& voice, const game::SuppressionRemoved& e);
Lines tell(const Voice& voice, const game::AmmunitionUsed& e);
Lines tell(const Voice& voice, const game::Resupplied& e);
Lines tell(const Voice& voice, const game::BombardmentFelt& e);
Lines tell(const Voice& voice, const game::CompanyMoraleSet& e);
Lines tell(const Voice& voice, const game::MoraleChecked& e);
Lines tell(const Voice& voice, const game::StateChanged& e);
Lines tell(const Voice& voice, const game::Rallied& e);
Lines tell(const Voice& voice, const game::CompanyEliminated& e);
Lines tell(const Voice& voice, const game::EliminationSeen& e);
Lines tell(const Voice& voice, const game::ContactMade& e);
Lines tell(const Voice& voice, const game::ContactSeen& e);
Lines tell(const Voice& voice, const game::ContactLost& e);
Lines tell(const Voice& voice, const game::WreckSeen& e);
Lines tell(const Voice& voice, const game::AbandonedGunSeen& e);
Lines tell(const Voice& voice, const game::PhantomVanished& e);
Lines tell(const Voice& voice, const game::CamouflageLost& e);

}  // namespace fog
