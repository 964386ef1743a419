#pragma once
#include <string>
#include <vector>

#include "game/commands.h"
#include "game/lines_of_fire.h"
#include "game/regroup.h"
#include "game/state.h"

/// What a side may do now, as data: a program that knows no rules can play from it. Computed from
/// what the side knows. [REL-27]
namespace game {

/// A place for a marker, with the stands that would follow an order there.
struct OrderSpot {
    Point marker;
    std::vector<StandId> followers;
    bool operator==(const OrderSpot&) const = default;
};
enum class OrderReach : std::uint8_t { Anywhere, InSight, Adjacent };
struct OrderOffer {
    OrderChit chit = OrderChit::Hold;
    OrderReach reach = OrderReach::Adjacent;
    bool takes_arrow = false;  ///< it can have a direction [ORD-45]
    bool needs_arrow = false;  ///< it must have one
    bool needs_recipient = false;
    bool needs_pair = false;
    bool operator==(const OrderOffer&) const = default;
};
/// One order slot of one issuer. [ORD-03, ORD-10]
struct OrderChoice {
    StandId issuer;
    std::vector<OrderOffer> offers;
    std::vector<OrderSpot> spots;  ///< good places; any other within the offer's reach is legal too
    std::vector<StandId> recipients;   ///< of Take Command
    std::vector<LostPair> lost_pairs;  ///< of Regroup: of each, the first comes back [ADV-REG-01]
    bool operator==(const OrderChoice&) const = default;
};
/// What the ground costs a mover: multiplier, 0 where it may not go. [TERR-04]
struct CostRow {
    rules::Mobility mobility = rules::Mobility::Personnel;
    rules::Terrain terrain = rules::Terrain::Open;
    int factor = 1;
    int at_ford = 1;  ///< the same at a ford; as `factor` where there is none
    Inches at_least;  ///< every crossing counts as so long [TERR-07, S-22]
    bool operator==(const CostRow&) const = default;
};
struct MoveChoice {
    StandId stand;
    OrderChit chit = OrderChit::Hold;
    Facing arrow;
    rules::Mobility mobility = rules::Mobility::Personnel;
    Inches least;            ///< cost that it must spend, across country
    Inches most;             ///< cost that it may still spend, across country
    Inches most_road;        ///< the same on a road
    int weather_factor = 1;  ///< on every inch off the road [S-02]
    bool road_only = false;  ///< Road March [ADV-RM-03]
    std::vector<std::vector<Point>>
        paths;  ///< ready legal paths along the arrow, the longest first
    bool operator==(const MoveChoice&) const = default;
};
enum class TransportAct : std::uint8_t {
    Load,
    Unload,
    Limber,
    Unlimber,
    ManHandle,
    Return,
    TakeOff
};
struct TransportChoice {
    TransportAct act = TransportAct::Load;
    StandId stand;              ///< passenger, gun, or the vehicle itself for Return and TakeOff
    StandId vehicle;            ///< or the man-handled gun; for Return, a stand that it carried
    std::vector<Point> places;  ///< where it can be set down beside that, facing as it does
    bool operator==(const TransportChoice&) const = default;
};
struct TargetChoice {
    std::string target;  ///< handle
    std::vector<Point>
        path_points;  ///< Op Fire at a mover: where it was in sight; empty: where it stands
    std::vector<rules::Cover> covers;  ///< small arms: categories that can be declared
    bool operator==(const TargetChoice&) const = default;
};
struct WeaponChoice {
    int line = 0;
    std::string name;
    int dice = 1;  ///< the full rate at one target
    std::vector<TargetChoice> targets;
    bool operator==(const WeaponChoice&) const = default;
};
struct FireChoice {
    StandId firer;
    std::vector<WeaponChoice> weapons;
    bool operator==(const FireChoice&) const = default;
};
struct MissionTarget {
    std::string target;  ///< handle
    Point point;
    bool operator==(const MissionTarget&) const = default;
};
/// One kind of mission: any of its batteries may fire it at any of its targets.
struct MissionChoice {
    StandId observer;
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    std::vector<StandId> batteries;
    int least_batteries = 1;  ///< that must join [S-58]
    std::vector<MissionTarget> targets;
    bool operator==(const MissionChoice&) const = default;
};
struct CardChoice {
    std::string card;
    CardTarget target = CardTarget::Side;
    std::vector<StandId> own_stands;
    std::vector<CompanyId> own_companies;
    std::vector<std::string> enemies;  ///< handles
    bool operator==(const CardChoice&) const = default;
};
struct DeployChoice {
    StandId stand;
    std::vector<Point> places;  ///< some free places in the zones, facing as the stand does
    bool operator==(const DeployChoice&) const = default;
};
struct OccupyChoice {
    StandId stand;
    Point at;  ///< free for it facing as it does now
    bool operator==(const OccupyChoice&) const = default;
};

/// Forms that a placed Hasty Advance can take, by declaration. [SEQ-25]
struct FormChoice {
    OrderId order;
    std::vector<OrderChit> forms;
    bool operator==(const FormChoice&) const = default;
};

struct Choices {
    bool may_commit = false;
    bool may_promise = false;     ///< a share in the dice [S-102]
    bool may_contribute = false;  ///< to the dice [S-05]
    std::vector<DeployChoice> deploy;
    std::vector<OrderChoice> orders;
    std::vector<FormChoice> forms;
    std::vector<MoveChoice> moves;
    std::vector<CostRow> costs;
    std::vector<TransportChoice> transport;
    std::vector<StandId> may_turn;
    std::vector<FireChoice> fires;
    std::vector<MissionChoice> missions;
    std::vector<CardChoice> cards;
    int must_discard = 0;
    std::vector<OccupyChoice> occupy;
    bool operator==(const Choices&) const = default;
};

/// The choices of this side in the present step; empty when it is not deciding.
Choices choices_of(const Game& game, Side side);
/// The same, with lines of fire that are remembered from one time to the next.
Choices choices_of(const Game& game, Side side, LinesOfFire& lines);

// each chapter adds its own
void add_deployment_choices(const Game& game, Side side, Choices& choices);
void add_order_choices(const Game& game, Side side, Choices& choices);
void add_form_choices(const Game& game, Side side, Choices& choices);
void add_movement_choices(const Game& game, Side side, Choices& choices);
void add_transport_choices(const Game& game, Side side, Choices& choices);
void add_fire_choices(const Game& game, Side side, LinesOfFire& lines, Choices& choices);
void add_mission_choices(const Game& game, Side side, Choices& choices);
void add_card_choices(const Game& game, Side side, Choices& choices);

}  // namespace game
