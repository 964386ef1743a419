#pragma once
#include <string>
#include <string_view>
#include <utility>

#include "fog/ledger.h"
#include "fog/narrate_arms.h"
#include "fog/values.h"

/// The page of a ledger on which one event is written.
namespace fog {

class Page : public Voice {
  public:
    Page(const game::Game& after, Ledger& ledger)
        : Voice(after, ledger.audience_), ledger_(ledger) {}

    std::string row;  ///< of the event; each arm cites one before anything else
    Releases written;

    void write(std::string_view kind, std::string subject, Fields payload = {}) {
        written.push_back({game().turn, game().subphase, row, std::string(kind), std::move(subject),
                           std::move(payload)});
    }
    /// Of a number of orders, shots, missions or cards.
    [[nodiscard]] bool owns_number(std::uint16_t number) const {
        return owns(number < game::kFirstOfRed ? game::Side::Blue : game::Side::Red);
    }
    /// The public's knowledge, or that of this player.
    [[nodiscard]] bool watches(game::Watcher watcher) const { return this->watcher() == watcher; }
    /// What all of a side know.
    [[nodiscard]] bool knows(game::Watcher watcher) const {
        return watcher_of(audience()) == watcher;
    }
    std::string name_of(const char* what, int number);
    std::string forget(const char* what, int number);
    /// An own stand is seen by a side, or no longer: its owner is told.
    void write_seen(const game::ContactMade& e);
    void write_lost(const game::ContactLost& e);
    /// What can change without an event of its own, by who is in sight.
    void write_if_changed(const char* kind, const char* its_row, Fields now);

  private:
    Ledger& ledger_;
};

// ledger_forces.cpp: own things in full
Fields stand_fields(const game::Game& game, const game::Stand& stand);
Fields order_fields(const game::Order& order);
Fields own_orders(const Page& page, const std::vector<game::Order>& orders);
Fields stock_fields(const game::Game& game, StandId stand);
Fields card_fields(const game::Game& game, const std::string& card);
// ledger_sight.cpp: what is seen of others, as long as it is seen
Fields contact_fields(const game::Shown& shown);
Fields orders_in_sight(const Page& page);
Fields caps_in_sight(const Page& page);
Fields card_targets(Page& page);
// Arms that stand apart from ledger_arms.cpp, which has all others and calls them
// ledger_fire.cpp
void arm(Page& page, const game::FireDeclared& e);
void arm(Page& page, const game::FireWithdrawn& e);
void arm(Page& page, const game::ShotResolved& e);
void arm(Page& page, const game::HitsDistributed& e);
void arm(Page& page, const game::MissionRequested& e);
void arm(Page& page, const game::MissionWithdrawn& e);
void arm(Page& page, const game::ResponseRolled& e);
void arm(Page& page, const game::TemplatePlaced& e);
void arm(Page& page, const game::TemplateRemoved& e);
void arm(Page& page, const game::TemplateAttack& e);
void arm(Page& page, const game::WreckSeen& e);
void arm(Page& page, const game::GunAbandoned& e);
void arm(Page& page, const game::GunManned& e);
void arm(Page& page, const game::GunLost& e);
void arm(Page& page, const game::AbandonedGunSeen& e);
void arm(Page& page, const game::AmmunitionUsed& e);
void arm(Page& page, const game::Resupplied& e);
void arm(Page& page, const game::StandForcedBack& e);
void arm(Page& page, const game::StandEliminated& e);
void arm(Page& page, const game::StandDrivenOff& e);
void arm(Page& page, const game::StandStoppedAt& e);
void arm(Page& page, const game::PassengerRolled& e);
void arm(Page& page, const game::GroundVacated& e);
void arm(Page& page, const game::StandSuppressed& e);
void arm(Page& page, const game::SuppressionRemoved& e);
void arm(Page& page, const game::WreckPlaced& e);
// ledger_cards.cpp
void arm(Page& page, const game::DeckShuffled& e);
void arm(Page& page, const game::CardDrawn& e);
void arm(Page& page, const game::CardDiscarded& e);
void arm(Page& page, const game::CardPlayed& e);
void arm(Page& page, const game::CardTakenBack& e);
void arm(Page& page, const game::CardOpened& e);
void arm(Page& page, const game::CardsCancelled& e);
void arm(Page& page, const game::CardExpired& e);
// ledger_arms.cpp
void write_event(Page& page, const game::Event& event);

}  // namespace fog
