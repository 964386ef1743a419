#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "fog/told.h"
#include "fog/view_map.h"
#include "fog/view_orders.h"
#include "fog/view_types.h"
#include "game/obstacles/messages.h"
#include "game/play/choices.h"
#include "game/referee/messages.h"
#include "game/spotting/messages.h"

/// What an audience may know. Allow-list types: a hidden fact has no field to sit in. Whatever
/// changes piecewise is keyed, so that the difference of two views is small. Keys: "s17" own stand,
/// "c2" company, "f1" formation, "o3" order, "d5" declared shot, "m4" mission, "p6" own played
/// card; an enemy stand is a handle of this audience. [REL-02, REL-05]
namespace fog {

using game::MoraleState;
template <class T> using Keyed = std::map<std::string, T>;

/// What the room knows and everybody at the table may see. [REL-30, REL-31]
struct SeatSeen {
    std::string name;
    bool connected = false;
    bool operator==(const SeatSeen&) const = default;
};
/// What every die can be checked with once the battle is over. [S-05, REL-37]
struct DiceSeen {
    std::string commitment;  ///< to the server's seed, in hexadecimal
    /// The hash of a side's share, before it is opened; then what the sides have mixed in.
    std::optional<std::string> promise_blue, promise_red, blue, red;
    std::optional<Side> went_without;    ///< whose leader did not wait for the other's [S-102]
    std::vector<Side> no_shares_agreed;  ///< whose leaders agree that none counts
    bool operator==(const DiceSeen&) const = default;
};
/// What a player of the own side has decided beforehand. [S-107]
struct StandingPassSeen {
    Side side = Side::Blue;
    int player = 1;
    std::string step;  ///< printed
    bool until_contact = false;
    std::vector<std::string> discards;  ///< cards that go first in 5D
    bool operator==(const StandingPassSeen&) const = default;
};
/// When a player of the own side is not to be waited for: hours of the day, by UTC. [S-112]
struct QuietHoursSeen {
    Side side = Side::Blue;
    int player = 1;
    int from = 0;
    int to = 0;
    bool operator==(const QuietHoursSeen&) const = default;
};
/// One of several players of a side: for his own side and the referee. [S-06]
struct PlayerSeen {
    Side side = Side::Blue;
    int number = game::kLeader;
    bool up = false;         ///< leads his companies; otherwise the side's leader does
    bool committed = false;  ///< in this step, while others of the side have not
    bool operator==(const PlayerSeen&) const = default;
};
struct Table {
    Keyed<SeatSeen> seats;                 ///< by role: "blue", "red", "referee"
    std::optional<std::int64_t> deadline;  ///< of the open step, milliseconds since 1970
    std::string commitment;                ///< to the dice, in hexadecimal [S-05]
    std::optional<std::int64_t> window_ends =
        {};  ///< the open window lasts until then at least [S-107]
    std::optional<std::int64_t> opens_at =
        {};                         ///< of a battle that is over, at the latest [REL-35]
    bool deadline_stopped = false;  ///< it waits for the referee [S-99]
    bool is_shut = false;           ///< its campaign goes on: nobody opens it [REL-45]
    bool operator==(const Table&) const = default;
};

struct BattleFacts {
    std::string scenario;  ///< its id
    std::string title;
    std::string summary;
    std::string briefing;        ///< of the own side
    std::optional<int> player;   ///< which of several players of a side looks [S-06]
    Keyed<std::string> options;  ///< those that differ from the catalogue's defaults
    int turn = 0;
    int turns = 0;
    std::string clock;  ///< "06:30"
    game::Subphase step = game::Subphase::Deployment;
    std::string printed;  ///< "2D"
    int opening = 0;      ///< how many steps have been opened, this one too: a commit names it
    game::Phase phase = game::Phase::SetUp;
    std::optional<Side> side_a;
    std::string weather;
    int spot_percent = 100;
    std::optional<Inches> max_visibility;
    int wheeled_factor = 1;  ///< across country
    bool night = false;      ///< firing stands are seen farther [S-80]
    bool air_allowed = true;
    bool paused = false;
    bool paused_by_clock = false;    ///< nobody was there: a leader may go on [S-99]
    bool paused_by_consent = false;  ///< of both leaders, who may go on [S-111]
    std::vector<Side> pause_asked;   ///< whose leaders ask for one
    std::string quiet_blue;          ///< hours of the day, by UTC: "22-6 12-14" [S-112]
    std::string quiet_red;
    bool over = false;
    std::optional<Side> winner;
    std::string ending;
    std::optional<int> points_blue;  ///< when the battle is over
    std::optional<int> points_red;
    bool lifted = false;                   ///< everybody may see everything [REL-35]
    std::vector<Side> lift_agreed;         ///< whose leaders have agreed to that
    std::optional<std::int64_t> opens_at;  ///< milliseconds since 1970: without them
    bool operator==(const BattleFacts&) const = default;
};

/// The own order of battle; the referee has both.
struct FormationSeen {
    Side side = Side::Blue;
    std::string name;
    FormationId parent;
    bool operator==(const FormationSeen&) const = default;
};
struct CompanySeen {
    Side side = Side::Blue;
    std::string name;
    int morale = 7;
    FormationId formation;
    bool headquarters = false;
    bool checked = false;
    std::optional<int> player;  ///< whose it is; none: the leader's [S-06]
    bool operator==(const CompanySeen&) const = default;
};
/// Ammunition of a weapon line, where it is counted or gone. [S-41]
struct AmmunitionSeen {
    int line = 0;
    std::string weapon;
    bool depleted = false;
    std::optional<int> left;  ///< firings
    bool operator==(const AmmunitionSeen&) const = default;
};
/// An own stand in full. A stand that is lost stays, with its presence.
struct StandSeen {
    Side side = Side::Blue;
    std::string name;
    std::string line;  ///< key in `types`
    std::string type;
    std::string symbol;
    rules::Kind kind = rules::Kind::Personnel;
    rules::TroopQuality quality = rules::TroopQuality::Regular;
    CompanyId company;                     ///< that leads it now
    std::optional<CompanyId> own_company;  ///< to which it returns in 5F [S-16]
    rules::Issuer issuer = rules::Issuer::None;
    bool commands_company = false;
    bool observer = false;
    game::Presence presence = game::Presence::OnTable;
    std::optional<Point> at;  ///< where it stands or will come in; absent without a place
    Facing facing;
    Inches width, depth;
    MoraleState state = MoraleState::Steady;
    bool suppressed = false;
    bool camouflaged = false;
    bool visible = false;  ///< the enemy sees it
    bool limbered = false;
    bool crew_left_gun = false;
    std::optional<StandId> aboard;
    std::vector<StandId> carries;  ///< aboard it now
    std::vector<StandId> carried;  ///< of a transport off the table: whom it may pick up again
    std::optional<StandId> tow;    ///< its assigned vehicle
    bool moved = false;
    bool finished_moving = false;
    std::vector<Point> path;  ///< of this turn
    std::optional<game::Subphase> fired_in;
    bool forced_back = false;
    bool fired_at = false;
    std::vector<OrderId> orders;  ///< in force, that it follows
    game::WhenForcedBack when_forced_back = game::WhenForcedBack::StopInCover;
    int smoke_missions = 0;
    std::optional<int> sorties;  ///< of aircraft: still to be flown
    std::vector<AmmunitionSeen> ammunition;
    std::optional<int> entry_turn;  ///< a reinforcement that is still to come
    bool operator==(const StandSeen&) const = default;
};
/// What is known of a stand of the other side; for the public, of either side. [S-41, REL-02,
/// REL-05]
struct ContactSeen {
    Side side = Side::Blue;
    std::string type;
    std::string symbol;
    rules::Kind kind = rules::Kind::Personnel;
    Inches width, depth;
    Point at;
    Facing facing;
    MoraleState state = MoraleState::Steady;
    bool suppressed = false;
    bool limbered = false;
    bool crew_left_gun = false;  ///< [S-97]
    bool towing = false;
    bool riders = false;
    std::optional<rules::TroopQuality> quality;  ///< with the option reveal_quality
    std::vector<Point> path;                     ///< the part on which it was seen [REL-03]
    bool in_sight = true;                        ///< otherwise a ghost: as last seen
    int turn = 0;                                ///< when it was last seen
    game::Subphase step = game::Subphase::Deployment;
    bool operator==(const ContactSeen&) const = default;
};
/// Markers. Keys are places: nothing counts. [REL-11, REL-20]
struct TemplateSeen {
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    Point centre;
    Inches size;
    int turn_placed = 0;
    std::optional<StandId> battery;  ///< own
    bool operator==(const TemplateSeen&) const = default;
};
struct WreckSeen {
    Point at;
    Facing facing;
    Inches width, depth;
    bool operator==(const WreckSeen&) const = default;
};
/// Foxholes and better; keyed by place. [ADV-ENT, S-88]
struct FieldworkSeen {
    rules::Cover cover = rules::Cover::Medium;
    Polygon outline;
    bool operator==(const FieldworkSeen&) const = default;
};
/// What an obstacle costs each class of mover; 0 is prohibited. [S-72]
struct FactorsSeen {
    int personnel = 1, tracked = 1, wheeled = 1;
    bool operator==(const FactorsSeen&) const = default;
};
/// A man-made obstacle, as far as this audience knows; keyed by place. [REL-25, S-82]
struct ObstacleSeen {
    std::string name;
    rules::ObstacleKind kind = rules::ObstacleKind::Wire;
    Polygon outline;
    FactorsSeen factors;
    rules::ClearedBy cleared_by = rules::ClearedBy::Nobody;
    std::optional<Side> side;           ///< own: who laid it
    std::optional<int> hit;             ///< own: the number of its attack
    std::optional<int> turns_to_clear;  ///< the referee's
    std::optional<int> number;          ///< the referee's
    bool operator==(const ObstacleSeen&) const = default;
};
struct GunSeen {
    std::string type;
    std::string symbol;
    Side side = Side::Blue;
    Point at;
    Facing facing;
    Inches width, depth;
    std::optional<StandId> crew;  ///< own
    bool operator==(const GunSeen&) const = default;
};
struct CardSeen {
    std::string card;  ///< its id
    std::string title;
    std::string text;
    std::vector<std::string> windows;
    std::vector<game::Subphase> steps;      ///< the same, as steps
    std::optional<game::Subphase> acts_in;  ///< the step that it waits for; none: that of play
    std::vector<game::Phase> ends_with;
    bool lasts = false;  ///< until the end of that phase
    game::CardTarget target = game::CardTarget::Side;
    std::string hindrance;  ///< why it cannot be played now; nothing when it can
    bool operator==(const CardSeen&) const = default;
};
/// Own cards that wait for their roll, and open ones of either side. [REL-23]
struct PlayedSeen {
    Side side = Side::Blue;
    std::string card;
    std::string title;
    std::string text;
    bool open = false;
    std::string stand;  ///< own stand or handle; absent when this audience does not see it
    std::optional<CompanyId> company;
    std::optional<Point> place;
    std::optional<game::Phase> ends_with;
    bool operator==(const PlayedSeen&) const = default;
};
struct Counts {
    int blue = 0;
    int red = 0;
    bool operator==(const Counts&) const = default;
};

/// For whom the battle waits. Whether the other side has committed is not told. [REL-16, REL-31]
enum class WaitsFor : std::uint8_t { You, Side, Other, Both, Blue, Red, Nobody };
enum class PromptCode : std::uint8_t { Decide, Committed, Wait, Watch, Paused, Over };
/// What a commit would seal: the declarations of this side in the open step.
struct Seals {
    int undeployed = 0;
    int orders = 0;
    int shots = 0;
    int missions = 0;
    int facings = 0;
    int cards = 0;
    bool operator==(const Seals&) const = default;
};
struct Prompt {
    PromptCode code = PromptCode::Wait;
    WaitsFor waits_for = WaitsFor::Nobody;
    std::optional<std::int64_t> deadline;          ///< milliseconds since 1970
    bool deadline_stopped = false;                 ///< until the referee gives time [S-99]
    std::optional<std::int64_t> window_ends = {};  ///< it lasts until then at least [S-107]
    std::vector<std::string> late = {};  ///< seats, of the own side; the referee's are of both
    Seals seals;
    bool operator==(const Prompt&) const = default;
};

/// What this seat may do now, as data.
struct Choices {
    bool may_commit = false;
    bool may_promise = false;             ///< a share in the dice [S-102]
    bool may_contribute = false;          ///< to the dice [S-05]
    bool may_go_without = false;          ///< the other side's share in the dice [S-102]
    bool may_agree_to_no_shares = false;  ///< that none counts [S-102]
    bool may_lift = false;                ///< agree to open everything [REL-35]
    bool may_resume = false;              ///< a battle that paused itself [S-99]
    bool may_ask_for_pause = false;       ///< leaders [S-111]
    bool may_withdraw_pause = false;      ///< that he has asked for
    bool may_take_up = false;             ///< the companies of this player [S-90]
    bool may_take_back = false;           ///< his decision in the open step [S-109]
    std::vector<std::string> may_pass;    ///< steps that he can pass beforehand [S-107]
    std::vector<int> take_over;           ///< players whose companies the leader may lead for them
    int must_discard = 0;
    Keyed<game::DeployChoice> deploy;  ///< by stand
    Keyed<game::OrderChoice> orders;   ///< by issuer, "s3"
    Keyed<game::FormChoice> forms;     ///< by order, "o5"
    Keyed<game::MoveChoice> moves;     ///< by stand
    std::vector<game::CostRow> costs;
    Keyed<game::TransportChoice> transport;  ///< by act, stand and vehicle: "load/s3/s9"
    std::vector<StandId> may_turn;
    Keyed<game::FireChoice> fires;        ///< by firer
    Keyed<game::MissionChoice> missions;  ///< "s3/smoke"; "harassing" has no observer
    Keyed<game::CardChoice> cards;        ///< by card
    Keyed<game::OccupyChoice> occupy;     ///< by stand; a second place "s3/2"
    std::vector<std::string> rulings;     ///< the referee's commands
    bool operator==(const Choices&) const = default;
};

/// Only in the referee's view: what the sides know, with the truth behind it.
struct KnownContact {
    game::Watcher watcher = game::Watcher::Blue;
    StandId stand;
    ContactSeen contact;
    bool operator==(const KnownContact&) const = default;
};
struct Desk {
    Keyed<KnownContact> contacts;  ///< by watcher and handle: "blue/kq"
    Keyed<int> forced_dice;        ///< by purpose
    Counts committed;              ///< 1: that side has committed
    std::string briefing_blue, briefing_red;
    std::vector<CardSeen> hand_blue, hand_red;
    std::vector<std::string> deck_blue, deck_red;  ///< titles, the next card last
    std::vector<std::string> weathers;             ///< that can be set
    std::vector<game::OrderChit> orders;           ///< that can be set [S-95]
    std::vector<int> morale_numbers;               ///< that a company can have [S-95]
    std::vector<game::Subphase> steps;             ///< that can be opened now [S-96]
    bool operator==(const Desk&) const = default;
};

struct View {
    BattleFacts battle;
    MapFacts map;
    Keyed<SeatSeen> seats;
    Keyed<PlayerSeen> players;  ///< by seat: "blue", "blue2" …; none on a side of one player
    Keyed<StandingPassSeen> standing_passes;  ///< by seat and step: "blue2/3A"
    Keyed<QuietHoursSeen> quiet_hours;        ///< by seat
    DiceSeen dice;
    Keyed<ObjectiveSeen> objectives;  ///< "1", "2" … in scenario order
    Keyed<FormationSeen> formations;
    Keyed<CompanySeen> companies;
    Keyed<TypeSeen> types;
    Keyed<StandSeen> stands;
    Keyed<ContactSeen> contacts;  ///< by handle
    Keyed<OrderSeen> orders;
    Keyed<CapSeen> caps;  ///< by place
    Keyed<ShotSeen> shots;
    Keyed<MissionSeen> missions;
    Keyed<Facing> facings;             ///< declared in this step, by stand
    Keyed<AskedMoveSeen> asked_moves;  ///< own ones that wait for the referee, by stand
    Keyed<TemplateSeen> templates;
    Keyed<WreckSeen> wrecks;
    Keyed<GunSeen> abandoned_guns;
    Keyed<FieldworkSeen> fieldworks;
    Keyed<ObstacleSeen> obstacles;
    std::vector<CardSeen> hand;
    Counts hands;  ///< cards held; one that waits unopened counts as held [REL-22]
    Counts decks;
    Keyed<PlayedSeen> cards_played;
    Prompt prompt;
    Choices choices;
    Keyed<Told> log;           ///< by line number
    std::optional<Desk> desk;  ///< the referee's
    bool operator==(const View&) const = default;
};

}  // namespace fog
