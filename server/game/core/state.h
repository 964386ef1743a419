#pragma once
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/core/knowledge.h"
#include "game/core/loading_act.h"
#include "game/core/scenario.h"
#include "rules/vocabulary.h"

/// The true state of one battle: values, comparable, copied freely. Nothing outside store/ can
/// write it as text.
namespace game {

using rules::OrderChit;

/// Where a stand is with regard to the table.
enum class Presence : std::uint8_t {
    OnTable,
    Aboard,    ///< a passenger, a rider, or a limbered gun behind its tow
    OffTable,  ///< a transport that has unloaded [S-26]
    Undeployed,
    Reinforcement,
    OffBoard,
    Eliminated,
    Surrendered,
    DrivenOff,
    Phantom,   ///< a dummy on the table [S-74]
    Vanished,  ///< a phantom that was seen through
    Reserve,   ///< kept back by its command [S-75]
};
constexpr bool is_lost(Presence p) {
    return p == Presence::Eliminated || p == Presence::Surrendered || p == Presence::DrivenOff ||
           p == Presence::Vanished;
}
/// What a stand does when forced back: FB-08 as a standing instruction of its owner. [S-77]
enum class WhenForcedBack : std::uint8_t { StopInCover, GoOn };

/// An HE template that a mover came into, and where.
struct TemplateVisit {
    MarkerId marker;
    Point at;
    bool operator==(const TemplateVisit&) const = default;
};

struct Stand {
    StandId id;
    Side side = Side::Blue;
    CompanyId company;
    CompanyId own_company;  ///< while it is taken under command for a turn [S-16]
    std::string name;
    std::uint16_t line = 0;  ///< index into Scenario::lines
    rules::BaseSize base = rules::BaseSize::Full;
    rules::TroopQuality quality = rules::TroopQuality::Regular;
    rules::Issuer issuer = rules::Issuer::None;
    bool commands_company = false;
    bool observer = false;
    bool barred_from_observing = false;  ///< by the scenario [S-55]
    rules::ArtilleryType artillery = rules::ArtilleryType::Organic;
    FormationId dedicated_to;
    int smoke_missions = 0;
    bool phantom = false;  ///< S-74
    StandId assigned_tow;
    std::vector<Ammunition> ammunition;  ///< of lines that have used some, in order of line
    WhenForcedBack when_forced_back = WhenForcedBack::StopInCover;

    Presence presence = Presence::OnTable;
    Point at;
    Facing facing;
    StandId aboard;                ///< the vehicle that carries or tows it
    std::vector<StandId> carried;  ///< for a transport off the table: whom it carried [S-26]
    bool limbered = false;
    bool crew_left_gun = false;  ///< the stand is now only a crew; the gun is an AbandonedGun
    int entry_turn = 0;
    std::optional<int> sorties;       ///< of aircraft: still to be flown [S-59]
    std::optional<int> lost_in_turn;  ///< when it was eliminated [S-69]
    bool gone_for_good = false;       ///< the other one of a regrouped pair [ADV-REG-06]

    MoraleState state = MoraleState::Steady;
    int pinned_in_turn = 0;  ///< when the pin was set, for R-31; 0 for a pin reached by Rally
    bool suppressed = false;
    bool camouflaged = false;
    bool visible = false;  ///< spotted by the enemy: it stands on the table [SPOT-02, S-76]

    // this turn [sequence.md, How long things last]
    bool moved = false;
    bool moved_last_turn = false;   ///< for rof_star in 1C and 2C [FIRE-19]
    bool moved_in_vehicle = false;  ///< S-17
    bool moved_cautiously = false;  ///< an AFV, noted when the next orders take force [S-60]
    Inches moved_distance;
    std::vector<Point>
        path;  ///< of this turn's Movement Phase, start first; empty when it stood still
    std::vector<Point> forced_path;  ///< of this turn's forced moves, start first [S-38]
    bool may_not_move =
        false;  ///< returned transport, forced back before its move, battery with a mission
    std::optional<Subphase> fired_in;
    bool fired_last_turn = false;         ///< shows it at night until 2F [S-80]
    std::vector<int> weapons_fired;       ///< weapon numbers used this turn [S-54]
    bool forced_back = false;             ///< counts for morale [MOR-17]
    bool fired_at = false;                ///< [MOR-06, S-51]
    rules::Cost spent;                    ///< of this turn's budget, on paths
    std::optional<rules::Cost> detoured;  ///< of that, on detours [MOVE-12]
    int halves_spent = 0;                 ///< on loading and the like [TRANS-04]
    std::vector<LoadingAct> loading;
    bool finished_moving = false;
    std::optional<OrderChit> form;                 ///< of Hasty Advance that it carries out [S-68]
    std::vector<TemplateVisit> templates_entered;  ///< HE templates entered this turn [S-57]
    std::vector<int> mines_entered;  ///< minefields that attacked it this turn, by number [S-82]
    bool operator==(const Stand&) const = default;
};

struct Company {
    CompanyId id;
    Side side = Side::Blue;
    std::string name;
    int morale = 7;
    FormationId formation;
    bool headquarters = false;
    bool checked = false;          ///< this turn [MOR-11]
    int eliminated_this_turn = 0;  ///< [MOR-18]
    bool saw_elimination = false;  ///< [MOR-09]
    bool air_attack_near = false;  ///< [MOR-21]
    bool under_tot = false;        ///< [MOR-23]
    std::optional<int> player;     ///< 2, 3, 4: whose it is; none: the leader's [S-06]
    bool operator==(const Company&) const = default;
};

/// An order as placed: cap, cube and arrow in one. Hidden from the enemy until the reveal. [ORD-07,
/// ORD-12]
struct Order {
    OrderId id;
    Side side = Side::Blue;
    StandId issuer;  ///< nobody, when the referee put a stand under it [S-95]
    OrderChit chit = OrderChit::Hold;
    Point marker;
    Facing arrow;
    std::optional<Point> destination;
    std::vector<StandId> overwatch;
    StandId recipient;               ///< of Take Command
    std::vector<StandId> followers;  ///< fixed when 5A closes [S-11]
    std::vector<StandId> plain;      ///< followers that cannot comply with its form [S-68]
    std::vector<StandId> regroup;    ///< the pair of which one returns [ADV-REG-01]
    bool turns = false;              ///< Hold with an arrow: its followers face along it [ORD-45]
    bool revealed = false;
    bool operator==(const Order&) const = default;
};

/// A sealed declaration of direct fire. [FIRE-09]
struct Shot {
    ShotId id;
    Side side = Side::Blue;
    StandId firer;
    int line = 0;  ///< index into the firer's weapon lines
    StandId target;
    int dice = 0;                                ///< 0: the full rate [FIRE-10]
    std::optional<Point> path_point;             ///< Op Fire at a mover [OPF-03]
    std::optional<rules::Cover> cover_category;  ///< small arms [S-48]
    bool operator==(const Shot&) const = default;
};

/// Direct fire of this turn, with its natural to-hit dice: what ammunition it took is seen at the
/// end of its step. [SEQ-19, S-70]
struct Firing {
    StandId stand;
    int line = 0;
    std::vector<int> dice;
    Subphase step = Subphase::GeneralFire;
    bool other_line = false;  ///< of its nation's "other" line, not of its own [RNG-09]
    bool operator==(const Firing&) const = default;
};

/// A mission of one battery: requested in 1A, with its answer. [IDF-03]
struct Mission {
    MissionId id;
    Side side = Side::Blue;
    StandId observer;  ///< zero for H&I
    StandId
        battery;  ///< one firing stand a mission; stands of a battery may share the point [S-56]
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    Point target;
    bool operator==(const Mission&) const = default;
};

/// An HE or smoke template on the table. [IDF-09, IDF-12, S-34]
struct Template {
    MarkerId id;
    Side side = Side::Blue;
    StandId battery;
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    Point centre;
    Inches size;
    int turn_placed = 0;
    std::vector<StandId> attacked;  ///< in 1C [S-57]
    bool operator==(const Template&) const = default;
};
struct Wreck {
    MarkerId id;
    StandId vehicle;  ///< that burns there: its side knows
    Point at;
    Facing facing;
    rules::BaseSize base = rules::BaseSize::Vehicle;
    bool operator==(const Wreck&) const = default;
};
/// A place that enemies in contact have left, for 5C. [S-64]
struct VacatedGround {
    Point at;
    std::vector<StandId> may_enter;
    bool operator==(const VacatedGround&) const = default;
};

/// Red's numbers of orders, shots, missions and cards count from here, as a gap in the own numbers
/// would tell of the other side's acts.
inline constexpr std::uint16_t kFirstOfRed = 30001;

/// A card that has been played or waits for its roll. [FOW-03, S-65]
struct PlayedCard {
    CardId id;
    Side side = Side::Blue;
    std::string card;
    StandId stand;
    CompanyId company;
    std::optional<Point> place;
    bool open = false;
    Phase ends_with = Phase::SetUp;
    bool operator==(const PlayedCard&) const = default;
};
struct Hand {
    std::vector<std::string> deck;  ///< top card last
    std::vector<std::string> cards;
    std::vector<std::string> discards;
    bool operator==(const Hand&) const = default;
};

/// Where a stand of the command reserve shall come in, sealed until 5A closes. [S-75]
struct ReservePlan {
    StandId stand;
    Point at;
    Facing facing;
    bool operator==(const ReservePlan&) const = default;
};

/// Decided beforehand: this player passes the step whenever it opens, with what he has declared by
/// then. [S-107]
struct StandingPass {
    Player player;
    std::string step;                  ///< printed, "3A"; "FW": windows for cards
    std::optional<int> until_contact;  ///< no longer when its side has made more contacts than that
    std::vector<std::string>
        discards;  ///< in 5D: these cards first, in this order, then the newest
    bool operator==(const StandingPass&) const = default;
};

/// Hours of the day, by UTC, that no step of this player counts: until `to`, over midnight where
/// that is the earlier one. [S-112]
struct QuietHours {
    Player player;
    int from = 0;
    int to = 0;
    bool operator==(const QuietHours&) const = default;
};

/// A path that waits for the referee. [REF-03]
struct AskedMove {
    StandId stand;
    std::vector<Point> path = {};  ///< start first
    bool operator==(const AskedMove&) const = default;
};

struct ObjectiveHeld {
    std::optional<Side> by;
    bool operator==(const ObjectiveHeld&) const = default;
};

struct Game {
    Scenario scenario;
    int turn = 0;  ///< 0 in set-up
    Subphase subphase = Subphase::Deployment;
    std::optional<CardWindow> card_window;
    std::optional<Side> side_a;
    std::array<bool, 2> committed{};        ///< by Side
    std::vector<Player> players_up;         ///< who have taken up their formations [S-06, S-90]
    std::vector<Player> players_committed;  ///< in this step, while others of their side have not
    std::vector<StandingPass> standing_passes;
    std::vector<QuietHours> quiet_hours;
    bool window_runs = false;  ///< the least time of the open step is not over [S-107]
    bool in_grace = false;     ///< its time is over, and who is late may still decide [S-110]
    bool opened_by_referee =
        false;  ///< the open step, which then waits for everybody [S-96, S-108]
    std::vector<std::pair<Side, std::string>> promises;       ///< of shares in the dice [S-102]
    std::vector<std::pair<Side, std::string>> contributions;  ///< to the dice [S-05]
    std::optional<Side> went_without;                         ///< the other side's share [S-102]
    std::vector<Side> no_shares_agreed;  ///< by their leaders: that none counts [S-102]
    bool paused = false;
    bool paused_by_clock = false;      ///< nobody was there: its leaders may go on [S-99]
    bool paused_by_consent = false;    ///< of its leaders, who may go on [S-111]
    std::vector<Side> pause_asked;     ///< for by their leaders, until the turn ends [S-111]
    std::optional<int> extra_seconds;  ///< that the referee gave the open step [REF-02]
    bool resolved = false;             ///< a server step has done its work

    std::vector<Stand> stands;  ///< in order of id
    std::vector<Company> companies;
    std::vector<Order> orders;                       ///< in force
    std::vector<Order> placed;                       ///< for the next turn, sealed until its reveal
    std::vector<std::pair<StandId, OrderId>> named;  ///< S-10: which of two orders a stand follows
    std::vector<Shot> shots;                         ///< declared in this step
    std::vector<Firing> firings;                     ///< of this turn
    std::vector<std::pair<StandId, Facing>> turns_declared;  ///< 4A, sealed
    std::vector<AskedMove> asked_moves;                      ///< in this step
    std::vector<ReservePlan> reserves_declared;              ///< 5A, sealed
    std::vector<Mission> missions;                           ///< requested in this 1A
    std::vector<StandId> observers_used, batteries_used;
    std::vector<Template> templates;
    std::vector<Wreck> wrecks;
    std::vector<AbandonedGun> abandoned_guns;
    std::vector<VacatedGround> vacated;
    std::array<Knowledge, kWatchers> knowledge;
    std::vector<std::pair<Watcher, Knowledge>> players_knowledge;  ///< contacts only [S-90]
    std::array<Hand, 2> hands;
    std::vector<PlayedCard> played;
    std::vector<ObjectiveHeld> objectives;
    std::string weather;
    int spot_percent = 100;
    std::optional<Inches> max_visibility;
    std::optional<int> wheeled_factor;  ///< across country [S-02]
    bool night = false;
    bool no_air = false;
    std::vector<std::pair<std::string, int>> forced_dice;  ///< the referee's, by purpose [REF-01]
    std::array<std::uint16_t, 2> next_order{1, kFirstOfRed}, next_shot{1, kFirstOfRed},
        next_mission{1, kFirstOfRed}, next_card{1, kFirstOfRed};  ///< by Side
    std::uint16_t next_marker = 1;                                ///< told to the referee only
    std::optional<Side> winner;
    std::string ending;
    std::vector<Side> lift_agreed;  ///< to open everything [REL-35]
    bool fog_lifted = false;
    bool operator==(const Game&) const = default;
};

/// Look-ups. A pointer is null when there is no such thing.
const Stand* find_stand(const Game& game, StandId id);
Stand* find_stand(Game& game, StandId id);
const Company* find_company(const Game& game, CompanyId id);
Company* find_company(Game& game, CompanyId id);
/// One that exists.
const Stand& the_stand(const Game& game, StandId id);
Stand& the_stand(Game& game, StandId id);
const Company& the_company(const Game& game, CompanyId id);
Company& the_company(Game& game, CompanyId id);
const rules::DataLine& line_of(const Game& game, const Stand& stand);
Corners base_of(const Game& game, const Stand& stand);
Corners base_at(const Stand& stand, Point at, Facing facing);
Corners base_of(const Wreck& wreck);
/// On the table with a base of its own.
inline bool on_table(const Stand& stand) { return stand.presence == Presence::OnTable; }
/// The same, or a dummy: its own side orders and moves both alike. Whatever fires, spots, blocks or
/// counts asks on_table. [S-74]
inline bool is_placed(const Stand& stand) {
    return on_table(stand) || stand.presence == Presence::Phantom;
}
/// When it comes onto the table.
constexpr Presence presence_on_table(bool phantom) {
    return phantom ? Presence::Phantom : Presence::OnTable;
}
/// Stands of a side on the table, in order of id.
std::vector<const Stand*> stands_on_table(const Game& game, Side side);
/// With dummies.
std::vector<const Stand*> placed_stands(const Game& game, Side side);
/// Enemy stands that this side sees now.
std::vector<const Stand*> visible_enemies(const Game& game, Side side);
const Knowledge& knowledge_of(const Game& game, Watcher watcher);
Knowledge& knowledge_of(Game& game, Watcher watcher);
/// Of a fieldwork that this watcher knows: as it was last seen. [S-88]
rules::Cover cover_known(const Game& game, Watcher watcher, int fieldwork);
const Contact* find_contact(const Game& game, Watcher watcher, std::string_view handle);
const Contact* contact_of(const Game& game, Watcher watcher, StandId stand);
/// In sight, or else the latest ghost.
const Contact* last_contact_of(const Game& game, Watcher watcher, StandId stand);
/// Has this step of the turn begun? Not while cards are played before it. [S-65]
bool has_begun(const Game& game, Subphase step);
/// The side that acts as A or B this turn. [2A]
Side side_of(const Game& game, Acts acts);
/// May this side decide in the present step, and has not committed yet?
bool is_deciding(const Game& game, Side side);
/// Stands whose centres lie farther apart than this do not touch, whatever their bases.
constexpr Inches kBeyondContact = 4_in;
bool in_contact(const Game& game, const Stand& a, const Stand& b);
/// The same of two outlines, as this battle counts it. [S-19]
bool in_contact(const Game& game, std::span<const Point> a, std::span<const Point> b);
/// "t3/4B/": the beginning of every purpose of a die. [S-05]
std::string purpose(const Game& game, std::string_view kind);
/// How a stand is named where this side's dice are about it: an enemy by its handle, since the die
/// must not depend on what the side cannot know. [S-104]
std::string name_in_dice(const Game& game, Side side, const Stand& stand);

}  // namespace game
