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
/// Comes in when the battle has begun already, by the road that it came.
struct LateComer {
    std::string formation;
    int turn = 2;
    bool operator==(const LateComer&) const = default;
};
struct OptionEdit {
    std::string option, value;
    bool operator==(const OptionEdit&) const = default;
};
struct PointsEdit {
    std::string objective;
    int points_blue = 0, points_red = 0;
    bool operator==(const PointsEdit&) const = default;
};
/// What the staff changes of a battle before it is made; what is absent stays. [CAM-11]
struct BattleEdits {
    std::optional<int> turns;
    std::optional<std::string> clock;
    std::optional<std::string> weather;  ///< a row of its table, for the whole battle
    std::vector<OptionEdit> options;
    std::optional<std::string> briefing_blue, briefing_red;
    std::vector<std::string> left_out;     ///< formations
    std::vector<StandId> pieces_left_out;  ///< of the campaign
    std::vector<LateComer> late;
    std::vector<PointsEdit> points;
    bool operator==(const BattleEdits&) const = default;
};
struct MakeBattle {
    int battle = 0;
    std::vector<Side> bots;  ///< that play for a side
    BattleEdits edits;
};
struct TakeInBattle {
    int battle = 0;
    std::optional<Side> holder;  ///< where nobody holds the field
};
struct EndStep {
    std::string reason;
};
// of the clock
struct TimeUp {};
using Command = boost::variant2::variant<OrderMarch, WithdrawMarch, Commit, SetFormation, SetPiece,
                                         MakeBattle, TakeInBattle, DropBattle, EndStep, TimeUp>;

/// What has become of a piece in a battle. [CAM-12]
struct PieceOutcome {
    StandId piece;
    PieceState state = PieceState::Present;
    std::vector<game::Ammunition> ammunition;
    int smoke_fired = 0;  ///< in this battle
    bool has_left_gun = false;
    bool operator==(const PieceOutcome&) const = default;
};
/// Of a battle, as its journal stands.
struct Outcome {
    bool is_over = false;
    std::int64_t seq = 0;
    std::string hash;           ///< of its last event, in hexadecimal
    std::optional<Side> field;  ///< who keeps it; none: nobody holds it
    std::vector<PieceOutcome> pieces;
    bool operator==(const Outcome&) const = default;
};
/// What the server adds to a command, and nobody asks for.
struct Given {
    std::string book;  ///< the id of a battle that is made
    Outcome outcome;   ///< of one that is taken in
};

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
struct BattleMade {
    int battle = 0;
    std::string book;
    std::vector<Side> bots;
    std::vector<SeatOf> seats;
    std::vector<StandOf> stands;
};
struct PieceChange {
    StandId piece;
    PieceState before = PieceState::Present;
    PieceState after = PieceState::Present;
    std::vector<game::Ammunition> ammunition;  ///< used up in all
    int smoke_fired = 0;                       ///< in all
    bool operator==(const PieceChange&) const = default;
};
/// It comes back, once. [CAM-12]
struct BattleTaken {
    int battle = 0;
    std::int64_t seq = 0;
    std::string hash;
    Side holder = Side::Blue;
    bool by_staff = false;  ///< who says who holds the field
    std::vector<PieceChange> changes;
};
/// Stragglers are with their formation again. [CAM-12]
struct StragglersReturned {
    std::string formation;
    std::vector<StandId> pieces;
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
                             BattleProposed, BattleJoined, BattleDropped, BattleMade, BattleTaken,
                             StragglersReturned, PieceChanged, Sighted, SightingDropped, PlaceTaken,
                             HolderKnown, BattlesOpened, FormationSet, StepForced, CampaignEnded>;
using Events = std::vector<Event>;

}  // namespace campaign
