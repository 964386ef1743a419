#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/ids.h"
#include "base/shared_list.h"
#include "rules/battlefield.h"
#include "rules/equipment.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// What a battle starts from: read by scenario/. In play, options and works change.
namespace game {

using rules::Side;

inline constexpr int kLeader = 1;
/// One of several players of a side. [S-06]
struct Player {
    Side side = Side::Blue;
    int number = kLeader;
    bool operator==(const Player&) const = default;
};

/// A battalion, regiment or division: who is above whom. [ORD-33]
struct FormationPlan {
    FormationId id;
    Side side = Side::Blue;
    std::string name;
    FormationId parent;  ///< zero at the top
    bool operator==(const FormationPlan&) const = default;
};
/// The unit of morale. Headquarters are companies of their own. [MOR-02, MOR-05]
struct CompanyPlan {
    CompanyId id;
    Side side = Side::Blue;
    std::string name;
    int morale = 7;
    FormationId formation;
    bool headquarters = false;
    std::optional<int> player = {};  ///< 2, 3, 4: whose it is; none: the leader's [S-06]
    bool operator==(const CompanyPlan&) const = default;
};
/// When and where a stand that is not there at the start comes in. [S-07]
struct EntryPlan {
    int turn = 0;
    Point at;  ///< on the table edge
    Facing facing;
    bool operator==(const EntryPlan&) const = default;
};
/// Aircraft: from this turn on they can be asked for. [S-59]
struct SortiePlan {
    int turn = 1;
    int sorties = 1;
    bool operator==(const SortiePlan&) const = default;
};
/// What a stand has used up of the ammunition of one weapon line. [ADV-AMMO, ADV-FLAME]
struct Ammunition {
    int line = 0;         ///< index into the weapon lines of its type
    int fired = 0;        ///< firings of what is counted
    int empty_since = 0;  ///< turn in which it ran out; 0: it can fire
    int resupplies = 0;   ///< [ADV-AMMO-09]
    bool operator==(const Ammunition&) const = default;
};
/// One stand of the order of battle. Ids of Blue start at 1, of Red at 1001, so a gap tells
/// nothing.
struct StandPlan {
    StandId id;
    Side side = Side::Blue;
    std::string name;
    std::string line;  ///< equipment id
    CompanyId company;
    rules::TroopQuality quality = rules::TroopQuality::Regular;
    rules::Issuer issuer = rules::Issuer::None;
    bool commands_company = false;  ///< the issuer of ORD-14 that commands this company
    bool observer = false;
    bool barred_from_observing = false;   ///< whatever its line or its command says [S-55]
    std::optional<rules::BaseSize> base;  ///< when it is not the data line's
    bool start_hidden = true;
    bool camouflaged = false;
    bool off_board = false;  ///< artillery beyond the table [S-06, S-55, SCALE-10]
    rules::ArtilleryType artillery = rules::ArtilleryType::Organic;
    FormationId dedicated_to;
    int smoke_missions = 0;
    bool phantom = false;     ///< a dummy [S-74]
    bool reserve = false;     ///< kept back by its command [S-75]
    std::optional<Point> at;  ///< fixed place; without one it is deployed in its side's zones
    Facing facing;
    StandId assigned_tow;  ///< the vehicle that tows this gun [TRANS-03]
    StandId aboard;        ///< starts as a passenger, or limbered when it is a gun
    std::optional<EntryPlan> entry;
    std::optional<SortiePlan> air;       ///< of aircraft, which are off the board
    std::vector<Ammunition> ammunition;  ///< what it has used up of it before, in order of line
    bool operator==(const StandPlan&) const = default;
};
struct Zone {
    Side side = Side::Blue;
    std::string name;
    Polygon outline;
    bool operator==(const Zone&) const = default;
};
/// Ground worth points to the side that holds it at the end: the last to have had a Good stand
/// alone within reach. [S-08]
struct Objective {
    std::string name;
    Point at;
    Inches reach;
    int points_blue = 0;
    int points_red = 0;
    std::optional<Side> held_at_start;
    bool operator==(const Objective&) const = default;
};

/// The roll or act that a card changes. [FOW-01]
enum class CardTouches : std::uint8_t {
    ToHit,
    RateOfFire,
    Response,
    Morale,
    Initiative,
    Results,
    Movement,
    State,
    Visibility,
    Order,
    Fire,
    Cancel,
    Smoke,
    Suppression,
    Hand,
    Supply,
    Depletion,
    Entrenching,
};
enum class CardTarget : std::uint8_t { Side, OwnStand, OwnCompany, EnemyStand, Place };
struct CardEffect {
    CardTouches touches = CardTouches::ToHit;
    int value = 0;  ///< the modifier, or how many
    std::string
        how;  ///< a word of the effect: "remove_pin", "nearest_company", "forbid", "suppress" ...
    bool operator==(const CardEffect&) const = default;
};
/// A Fog-of-War card as data. [FOW-01 .. FOW-18]
struct CardPlan {
    std::string id;
    std::string title;
    std::string text;
    std::vector<std::string> windows;  ///< printed steps in which it can be played: "3A", "5A" ...
    std::string acts_in;  ///< the printed step whose roll it changes; empty: the step of play
    CardTarget target = CardTarget::Side;
    std::vector<CardEffect> effects;
    std::vector<std::string>
        negates;  ///< tags; with one in common, cards about the same stand cancel [FOW-18, S-93]
    bool operator==(const CardPlan&) const = default;
};
/// A row of the scenario's weather table. [S-02]
struct WeatherRow {
    int up_to = 10;  ///< the highest die of this row
    std::string name;
    int spot_percent = 100;
    std::optional<Inches> max_visibility;
    int wheeled_factor = 1;
    bool air_allowed = true;
    bool night = false;  ///< firing stands are seen beyond its limit [S-80]
    bool operator==(const WeatherRow&) const = default;
};

struct Scenario {
    std::string id;
    std::string title;
    std::string summary;
    std::string briefing_blue;
    std::string briefing_red;
    rules::Battlefield field;
    SharedList<rules::DataLine> lines;
    SharedList<FormationPlan> formations;
    SharedList<CompanyPlan> companies;
    SharedList<StandPlan> stands;
    SharedList<Zone> zones;
    SharedList<Objective> objectives;
    SharedList<CardPlan> cards;
    SharedList<std::string> deck_blue;  ///< card ids
    SharedList<std::string> deck_red;
    SharedList<WeatherRow> weather;
    std::optional<int> tot_batteries;  ///< how many join in one TOT [S-58]
    int turns = 8;
    std::string first_turn_clock = "06:00";
    rules::Options options;
    bool operator==(const Scenario&) const = default;
};

}  // namespace game
