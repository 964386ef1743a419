#pragma once
#include <optional>
#include <string>
#include <vector>

#include <boost/variant2/variant.hpp>

#include "campaign/state.h"

/// What is asked of a campaign, and what happens in it. An event holds all that applying it needs.
namespace campaign {

// commands: of players
struct OrderMarch {
    std::string formation;
    std::vector<std::string> way;
    Posture posture = Posture::Hold;
    std::string looks;
};
struct WithdrawMarch {
    std::string formation;
};
struct Commit {
    int opening = 0;
};
// of the staff
struct SetFormation {
    std::string formation;
    std::string place;
    std::string reason;
};
struct SetPiece {
    StandId piece;
    PieceState state = PieceState::Present;
    std::string reason;
};
struct DropBattle {
    int battle = 0;
    Side retires = Side::Blue;
    std::string reason;
};
struct EndStep {
    std::string reason;
};
// of the clock
struct TimeUp {};
using Command = boost::variant2::variant<OrderMarch, WithdrawMarch, Commit, SetFormation, SetPiece,
                                         DropBattle, EndStep, TimeUp>;

// events
struct CampaignBegun {
    Plan plan;
};
struct PhaseBegun {
    int day = 1;
    int phase = 0;
};
struct OrdersOpened {
    int opening = 0;
};
struct MarchOrdered {
    March march;
};
struct MarchWithdrawn {
    std::string formation;
};
struct PlayerCommitted {
    Actor player = Actor::Blue2;
};
struct SideCommitted {
    Side side = Side::Blue;
    bool by_clock = false;
    bool by_staff = false;
};
/// Nothing is ordered any more; postures are taken.
struct OrdersClosed {};
/// Where it is after its arrival or its part of an impulse.
struct FormationMoved {
    std::string formation;
    std::string place;  ///< empty: on the road
    std::optional<OnRoad> road;
    std::string came_by;
    int impulse = 0;
};
struct FormationArrived {
    std::string formation;
    std::string place;
};
/// Enemies have met. [CAM-05]
struct ContactMade {
    std::string place;  ///< on a road: the nearer one
    std::vector<std::string> movers, holders;
    Meeting then = Meeting::Battle;
    int impulse = 0;
};
/// It stops where it is.
struct FormationHalted {
    std::string formation;
    int impulse = 0;
};
struct FormationRetired {
    std::string formation;
    std::string from;
    std::string to;
};
struct BattleProposed {
    Battle battle;
};
struct BattleJoined {
    int battle = 0;
    Force force;
};
struct BattleDropped {
    int battle = 0;
    Side retires = Side::Blue;
    std::string reason;
};
struct PieceChanged {
    StandId piece;
    PieceState before = PieceState::Present;
    PieceState after = PieceState::Present;
    std::string reason;  ///< of the staff; empty: by rule
};
struct Sighted {
    Side watcher = Side::Blue;
    Sighting sighting;
    bool is_new = false;
};
struct SightingDropped {
    Side watcher = Side::Blue;
    int handle = 0;
};
struct PlaceTaken {
    std::string place;
    Side by = Side::Blue;
};
/// What a side comes to know of who holds a place.
struct HolderKnown {
    Side watcher = Side::Blue;
    std::string place;
    Side by = Side::Blue;
};
struct BattlesOpened {};
struct FormationSet {
    std::string formation;
    std::string place;
    std::string reason;
};
struct StepForced {
    std::string reason;
};
struct CampaignEnded {
    std::optional<Side> winner;
    int points_blue = 0;
    int points_red = 0;
};
using Event =
    boost::variant2::variant<CampaignBegun, PhaseBegun, OrdersOpened, MarchOrdered, MarchWithdrawn,
                             PlayerCommitted, SideCommitted, OrdersClosed, FormationMoved,
                             FormationArrived, ContactMade, FormationHalted, FormationRetired,
                             BattleProposed, BattleJoined, BattleDropped, PieceChanged, Sighted,
                             SightingDropped, PlaceTaken, HolderKnown, BattlesOpened, FormationSet,
                             StepForced, CampaignEnded>;
using Events = std::vector<Event>;

}  // namespace campaign
