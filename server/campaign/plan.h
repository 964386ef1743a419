#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/core/scenario.h"

/// What a campaign starts from, as its file says it (db/README.md): read once, by scenario/. A
/// campaign that goes on asks no file again. [CAM-01]
namespace campaign {

using rules::Side;

/// A part of a day: everybody orders, marches and fights once in it.
struct PhasePlan {
    std::string name;                       ///< "morning"
    std::string clock;                      ///< "05:00": when its battles begin
    int turns = 8;                          ///< of its battles
    std::vector<game::WeatherRow> weather;  ///< in place of the table's; empty: as there
    bool operator==(const PhasePlan&) const = default;
};

/// Of the map, in whole units from its lower left corner.
struct MapPoint {
    int x = 0, y = 0;
    bool operator==(const MapPoint&) const = default;
};
/// How a place is drawn. A base has no table, and only its own side enters it.
enum class PlaceKind : std::uint8_t {
    Base,
    Town,
    Village,
    Bridge,
    Ford,
    Wood,
    Ridge,
    Farm,
    Crossroads,
};
struct PlacePlan {
    std::string key;  ///< "kamenka"
    std::string name;
    MapPoint at;
    PlaceKind kind = PlaceKind::Village;
    std::optional<Side> base_of;  ///< of a base
    std::string table;            ///< empty: a base
    int points = 0;
    std::optional<Side> held;  ///< at the beginning, as all know
    bool operator==(const PlacePlan&) const = default;
};

enum class RoadKind : std::uint8_t { Road, Track };
/// No two roads join the same places.
struct RoadPlan {
    std::string name;
    std::string from, to;  ///< keys of places
    RoadKind kind = RoadKind::Road;
    int length = 1;             ///< in points of march
    std::string arrives_at_to;  ///< the approach of the table there; empty: a base
    std::string arrives_at_from;
    bool operator==(const RoadPlan&) const = default;
};
/// Points of march in an impulse, by what a formation moves on. 0: not that way.
struct Pace {
    int road = 0, track = 0;
    bool operator==(const Pace&) const = default;
};
struct Paces {
    Pace foot, wheeled, tracked;
    bool operator==(const Paces&) const = default;
};

/// What a formation means to do when it meets an enemy.
enum class Posture : std::uint8_t { March, Attack, Hold, Avoid };
enum class Meeting : std::uint8_t { Battle, MoverHalts, HolderRetires, BothHalt };
struct ContactRow {
    Posture mover = Posture::March;
    Posture holder = Posture::Hold;
    Meeting then = Meeting::MoverHalts;
    bool operator==(const ContactRow&) const = default;
};

/// From where one comes to a table, and where the other side then is.
struct Approach {
    std::string name;  ///< "west"
    Polygon zone;      ///< who comes is set up here
    Polygon held;      ///< and whoever holds the place here
    Point entry;       ///< who comes later comes in here
    Facing facing;
    bool operator==(const Approach&) const = default;
};
/// The ground of a place, on which its battles are fought.
struct Table {
    std::string key;
    rules::Battlefield field;
    std::vector<game::Objective> objectives;
    std::vector<game::WeatherRow> weather;
    std::optional<int> tot_batteries;
    rules::Options options;
    std::string holds_field;  ///< the objective: whose it is keeps the place
    std::vector<Approach> approaches;
    bool operator==(const Table&) const = default;
};

struct ArrivalPlan {
    int day = 1;
    int phase = 0;  ///< counted from 0
    std::string place;
    bool operator==(const ArrivalPlan&) const = default;
};
/// What marches and fights together: a battalion, a group.
struct FormationPlan {
    std::string key;  ///< "2bn": no two of a campaign have the same
    Side side = Side::Blue;
    std::string name;
    FormationId formation;  ///< in the order of battle
    int player = 1;         ///< whose it is: 1 is the commander in chief
    std::string place;      ///< where it is at the beginning; empty: it arrives
    std::optional<ArrivalPlan> arrives;
    bool operator==(const FormationPlan&) const = default;
};
struct SidePlan {
    std::string briefing;
    std::vector<std::string> deck;  ///< card ids
    std::string depot;              ///< the place that supplies it
    bool operator==(const SidePlan&) const = default;
};

enum class TakeIn : std::uint8_t { Staff, AtOnce };
inline constexpr int kLongestOrders = 7 * 24 * 60 * 60;  ///< seconds
struct CampaignOptions {
    TakeIn take_in = TakeIn::Staff;  ///< who says that a battle comes back
    int order_seconds = 0;           ///< to give orders in; 0: as long as it takes
    bool operator==(const CampaignOptions&) const = default;
};
/// When it is over, and what wins it.
struct Judgement {
    int phase = 0;                               ///< of the last day, counted from 0: after it
    std::optional<int> points_blue, points_red;  ///< of places held; who has them wins
    bool operator==(const Judgement&) const = default;
};

struct Plan {
    std::string id;
    std::string title;
    std::string summary;
    int days = 1;
    int impulses = 4;  ///< of a march
    std::vector<PhasePlan> phases;
    std::vector<PlacePlan> places;
    std::vector<RoadPlan> roads;
    Paces march;
    std::vector<ContactRow> contact;  ///< what has no row: the mover halts
    std::vector<Table> tables;
    CampaignOptions options;
    Judgement ends;
    SidePlan blue, red;
    std::vector<FormationPlan> formations;  ///< in the order of the file, Blue's first
    /// The order of battle, numbered as a scenario is: no zone, no place, no entry in it.
    std::vector<game::FormationPlan> order_of_battle;
    std::vector<game::CompanyPlan> companies;
    std::vector<game::StandPlan> pieces;
    std::vector<rules::DataLine> lines;  ///< that its pieces are of
    std::vector<game::CardPlan> cards;   ///< of its decks
    bool operator==(const Plan&) const = default;
};

inline const SidePlan& side_plan(const Plan& plan, Side side) {
    return side == Side::Blue ? plan.blue : plan.red;
}
/// Null: there is none of this key.
const PlacePlan* find_place(const Plan& plan, std::string_view key);
const FormationPlan* find_formation(const Plan& plan, std::string_view key);
const Table* find_table(const Plan& plan, std::string_view key);
const rules::DataLine* find_line(const Plan& plan, std::string_view id);
/// The road that joins these two, either way.
const RoadPlan* road_between(const Plan& plan, std::string_view one, std::string_view other);
/// The other end of a road.
std::string_view other_end(const RoadPlan& road, std::string_view place);

}  // namespace campaign
