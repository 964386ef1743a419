#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "rules/vocabulary.h"

/// Scenario options: where the documents leave a choice, or we do. The table of names is
/// `options_chart.h`.
namespace rules {

enum class JointOrderReach : std::uint8_t { Adjacent, SixInLos };
enum class MoraleProximity : std::uint8_t { PersonnelAfv, AnyVisible };
enum class CloseAssaultIgnoresCover : std::uint8_t { All, AfvOnly };
enum class FowDiscard : std::uint8_t { Choice, None, Random };
enum class FowUse : std::uint8_t { On, Off };  ///< On: if decks exist
enum class FowWindows : std::uint8_t { WithCommits, EveryStep };
enum class FowPlayer : std::uint8_t { Leader, Any };
enum class WeatherRoll : std::uint8_t { Game, None, Turn };  ///< never without a table
enum class InitiativeTie : std::uint8_t { Reroll, KeepPrevious };
enum class NoOrder : std::uint8_t { GeneralFire, Hold, NoFire };
enum class TwoOrders : std::uint8_t { OwnerNames };
enum class OrderCapsVisible : std::uint8_t { None, VisibleStands, All };
enum class CommandSuccession : std::uint8_t { None, NextTurn };
enum class TakeCommand : std::uint8_t { Permanent, Turn };
enum class Straddle : std::uint8_t { Half };
enum class TransportRemoval : std::uint8_t { Auto, Choice, Off };
enum class SupportingFire : std::uint8_t { Contact, None };
enum class Rehide : std::uint8_t { LosLost, OutOfRange, Never };
enum class MuzzleHint : std::uint8_t { None, Direction };
enum class EdgeExit : std::uint8_t { Out, Stop };
enum class MoraleCover : std::uint8_t { Majority, All, Any };
enum class SplitInContact : std::uint8_t { Free, AllInContact };
enum class HullDownMoving : std::uint8_t { FireAndMorale, Fire };
enum class RegroupTypes : std::uint8_t { All, Personnel };
/// How far behind the table those are who only watch. [S-106]
enum class SpectatorDelay : std::uint8_t { None, Step, Turn, TwoTurns, ThreeTurns, End };

/// Seconds for a decision: one figure for every step, others for single steps. 0: no limit. [S-04]
struct StepSeconds {
    int every = 0;
    std::vector<std::pair<std::string, int>> steps;  ///< by printed step, "3A"
    bool operator==(const StepSeconds&) const = default;
};
int seconds_for(const StepSeconds& seconds, std::string_view printed_step);

/// A typed value for every option that is not scenario data itself. The defaults are the
/// catalogue's.
struct Options {
    int inch_scale_thousandths = 1000;  ///< drawing only [SCALE-02]
    JointOrderReach joint_order_reach = JointOrderReach::Adjacent;
    bool rally_all_or_nothing = false;
    bool opfire_idf_calls = false;
    MoraleProximity morale_proximity = MoraleProximity::PersonnelAfv;
    CloseAssaultIgnoresCover ca_ignores_cover = CloseAssaultIgnoresCover::All;
    bool camouflage_allowed = true;
    std::optional<int> elevation_spot_max;  ///< levels; none: no limit
    Cover foxhole_cover = Cover::Medium;
    int fow_hand_limit = 3;
    FowDiscard fow_discard = FowDiscard::Choice;
    FowUse fow = FowUse::On;
    FowWindows fow_windows = FowWindows::WithCommits;
    FowPlayer fow_player = FowPlayer::Leader;
    bool setup_orders = true;
    WeatherRoll weather_roll = WeatherRoll::Game;
    InitiativeTie initiative_tie = InitiativeTie::Reroll;
    StepSeconds step_seconds;
    int window_seconds = 0;  ///< least time of a step that can be passed beforehand [S-107]
    int grace_seconds = 0;   ///< for who is late, after the time of a step is over [S-110]
    bool dice_audit = true;
    bool shared_spotting = true;
    NoOrder no_order = NoOrder::GeneralFire;
    TwoOrders two_orders = TwoOrders::OwnerNames;
    int arrow_tolerance_deg = 15;
    int detour_share_thousandths = 200;
    OrderCapsVisible order_caps_visible = OrderCapsVisible::None;
    CommandSuccession command_succession = CommandSuccession::None;
    TakeCommand take_command = TakeCommand::Permanent;
    Inches contact_gap = kContactGap;
    Straddle straddle = Straddle::Half;
    TransportRemoval transport_removal = TransportRemoval::Auto;
    bool tank_riders_fire = false;
    Inches edge_depth = kEdgeDepth;
    bool smoke_needs_target = true;
    SupportingFire supporting_fire = SupportingFire::Contact;
    Rehide rehide = Rehide::LosLost;
    MuzzleHint muzzle_hint = MuzzleHint::None;
    bool reveal_quality = false;
    bool natural_one_hits = false;
    SplitInContact split_in_contact = SplitInContact::Free;
    bool light_cover_afv = false;
    HullDownMoving hull_down_moving = HullDownMoving::FireAndMorale;
    Inches sa_area_diameter = kSmallArmsArea;
    bool out_of_range_morale = false;
    EdgeExit edge_exit = EdgeExit::Out;
    bool hi_fire = true;
    bool tot = false;
    bool air = false;
    MoraleCover morale_cover = MoraleCover::Majority;
    bool occupy_ground = true;
    RegroupTypes regroup_types = RegroupTypes::All;
    bool fb_loses_order = true;
    bool adv_road_march = false;
    bool adv_entrench = false;
    bool adv_human_wave = false;
    bool adv_regroup = false;
    bool adv_ammo = false;
    bool adv_flame = false;
    SpectatorDelay spectator_delay = SpectatorDelay::Step;
    bool operator==(const Options&) const = default;
};
const Options& default_options();

/// `ScenarioData`: the option is a table or field of the scenario itself and has no value here.
enum class OptionKind : std::uint8_t { Flag, Word, Whole, Decimal, Seconds, ScenarioData };

/// What a screen needs to show one option.
struct OptionFacts {
    std::string_view name;
    OptionKind kind = OptionKind::Flag;
    std::string permitted;  ///< words divided by "|", or a range such as "0..10"
    std::string_view see;   ///< catalogue ids
    std::string default_value;
    std::string_view before;  ///< how battles are played whose journal does not name it
};
/// Every option, in the catalogue's order.
std::vector<OptionFacts> option_table();
/// The value as text; empty for an unknown name and for scenario data.
std::string option_value(const Options& options, std::string_view name);
/// Refused for an unknown name, scenario data or a value that is not permitted.
Result<void> set_option(Options& options, std::string_view name, std::string_view value);

/// Refused for values that cannot be together.
Result<void> judge_together(const Options& options);

using NamedValues = std::vector<std::pair<std::string, std::string>>;
/// All that differ from the defaults, in the catalogue's order.
NamedValues to_named_values(const Options& options);
/// Defaults, changed by these pairs. A name that stands twice is refused.
Result<Options> from_named_values(const NamedValues& values);

}  // namespace rules
